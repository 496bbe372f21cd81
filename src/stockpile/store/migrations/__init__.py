"""How a store comes to the schema of today, one version after the other (alembic)."""
