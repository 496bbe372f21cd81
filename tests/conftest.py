"""Hypothesis profiles.

The usual one is small and always tries the same examples, so that a test run says the same twice;
`pytest -m hypothesis --hypothesis-profile=slow` looks for new ones.
"""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "default",
    max_examples=30,
    derandomize=True,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "slow",
    max_examples=600,
    derandomize=False,
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("default")
