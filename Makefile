# Stockpile: `make play` to play, `make test` to test, `make help` for the rest.
# Everything is installed into .venv; nothing outside this folder is changed.

.DEFAULT_GOAL := help
.SUFFIXES:

# Which Python to set up .venv with; the first that fits if empty.
PYTHON ?=
# Which Chromium the browser tests use; the first that is found if empty.
CHROMIUM ?=
# More arguments for `play`, `bench`, `repeat`, `screenshots` and `lock`: make play ARGS=--lan
ARGS ?=
# How many tests run at the same time, beside those in browsers. Many wait for a server or another
# process: four of them and two browsers keep two cores busy.
WORKERS ?= 4
# How many of them have a browser.
BROWSERS ?= 2

BIN := .venv/bin
# Tests start hundreds of processes: none should have to read the whole program anew.
unexport PYTHONDONTWRITEBYTECODE
FIND := python=$$(PYTHON='$(PYTHON)' tools/find-python)
SETUP := $(FIND) && PYTHON='$(PYTHON)' "$$python" tools/environment.py

NPM := $(BIN)/python tools/client.py npm
FIND_CHROMIUM := CHROMIUM=$$(CHROMIUM='$(CHROMIUM)' tools/find-chromium) && export CHROMIUM

COMPILE := $(BIN)/uv pip compile \
	--universal --python-version 3.11 --generate-hashes --quiet $(ARGS)
LOCK := $(COMPILE) pyproject.toml --extra all --group build

.PHONY: help
help: ## List the targets
	@echo "make TARGET, where TARGET is one of:"
	@sed -n 's/^\([a-z]*\):[^#]*## \(.*\)/  \1 \2/p' Makefile | \
		while read -r name text; do printf '  %-11s %s\n' "$$name" "$$text"; done

.PHONY: play
play: ## Start the server on this machine, and print the address to open
	@$(SETUP) run
	@exec $(BIN)/stockpile serve --let-phones-in $(ARGS)

.PHONY: setup
setup: ## Install everything that developing needs, and no more
	@$(SETUP) dev

# Makes parts one after the other; `+` joins what is made at the same time. Many tests wait for
# something, and types and the page are checked meanwhile, so that no core is idle.
PARTS := @$(FIND) && MAKE='$(MAKE)' "$$python" tools/parts.py
LINT := types+client+layout+layers+form
KERNEL := kernel-skipbo+kernel-breakers

.PHONY: lint
lint: ## Check form, types and the layers, of the server and the client
	$(PARTS) setup $(LINT)

.PHONY: check
check: ## The fast loop: lint, and the tests that are not long
	$(PARTS) setup $(KERNEL) $(LINT)+page+quick

.PHONY: test
test: ## Everything that must pass: lint and tests
	$(PARTS) chromium setup database $(KERNEL)+collected $(LINT)+page+browser+tests

.PHONY: slow
slow: ## The long suites: slow tests, those that need PyTorch, coverage, and the mutation run
	$(PARTS) chromium setup database $(KERNEL) slower torch coverage mutation

# The parts of these. Each but the first takes for granted what `setup` has installed.

.PHONY: chromium
chromium:
	@$(FIND_CHROMIUM)

.PHONY: form
form:
	$(BIN)/ruff check
	$(BIN)/ruff format --check

.PHONY: types
types:
	$(BIN)/mypy

.PHONY: layers
layers:
	$(BIN)/lint-imports --no-logo

.PHONY: client
client:
	$(NPM) run check

.PHONY: layout
layout:
	$(NPM) run format:check

.PHONY: database
database:
	@$(BIN)/python -m tests.postgres

# Before the tests, so that no two workers compile the same. Numba uses one core for each game.
kernel-%:
	@$(BIN)/python -m stockpile.environments.warmup $*

# pytest rewrites the asserts of each test once: in a fresh clone, every worker would do it for all.
.PHONY: collected
collected:
	@ls tests/rules/__pycache__/*-pytest-*.pyc > /dev/null 2>&1 || \
		$(BIN)/pytest --collect-only --quiet > /dev/null 2>&1 || true

.PHONY: page
page:
	$(NPM) test

PYTEST := $(FIND_CHROMIUM) && $(BIN)/pytest -n $(WORKERS) --dist worksteal

# They wait for nothing: more workers than cores would only read more.
.PHONY: quick
quick:
	$(BIN)/pytest -n logical --dist worksteal -m "not slow and not long"

.PHONY: tests
tests:
	$(PYTEST) --ignore tests/browser

# On their own, so that each worker starts one browser and one server for all of its tests.
.PHONY: browser
browser:
	$(FIND_CHROMIUM) && $(BIN)/pytest -n $(BROWSERS) --dist worksteal tests/browser

.PHONY: slower
slower:
	$(PYTEST) -m "slow or hypothesis" --hypothesis-profile=slow -o faulthandler_timeout=7200

# Counting makes tests take several times as long on Python 3.11, so it has a run of its own. Tests
# in the browser are left out: Playwright runs on greenlets, in which lines cannot be counted without
# now and then an endless loop, and the server has tests of its own.
.PHONY: coverage
coverage: setup kernel-skipbo kernel-breakers ## Count which lines the tests run, and hold each package to its floor
	$(NPM) run coverage
	$(BIN)/coverage erase
	$(BIN)/coverage run -m pytest -n $(WORKERS) --dist worksteal --ignore tests/browser
	$(BIN)/coverage combine --quiet
	$(BIN)/python tools/floors.py

NEED_TORCH := tests/training tests/kernel/test_cuda.py tests/environments/test_cuda.py \
	tests/environments/test_examples.py tests/environments/test_pettingzoo.py

.PHONY: torch
torch: setup ## Test what needs PyTorch or a graphics card, in an environment of its own (some gigabytes)
	$(BIN)/python tools/torch_environment.py
	build/torch/bin/pytest -m "slow or not slow" -o faulthandler_timeout=7200 $(NEED_TORCH)

.PHONY: mutation
mutation:
	$(BIN)/python tools/mutation.py

.PHONY: parity
parity: setup ## Walk the rules and the kernel together over millions of moves
	$(BIN)/pytest -n $(WORKERS) -m slow tests/kernel -o faulthandler_timeout=7200

.PHONY: repeat
repeat: setup ## Run the tests until they have passed twenty times, under conditions that have made them fail by chance
	$(BIN)/python tools/repeat.py $(ARGS)

.PHONY: screenshots
screenshots: chromium setup ## Take pictures of every screen of the page and of the terminal
	$(FIND_CHROMIUM) && $(BIN)/python tools/screenshots.py $(ARGS)

.PHONY: previews
previews: chromium setup ## Draw the pictures that messengers show of a link to a table
	$(FIND_CHROMIUM) && $(BIN)/python tools/previews.py

.PHONY: bench
bench: ## Measure the rules, the kernel and the environments next to OpenSpiel, and the server
	@$(SETUP) bench
	@$(BIN)/stockpile bench rules $(ARGS)
	@$(BIN)/stockpile bench kernel $(ARGS)
	@$(BIN)/stockpile bench environments $(ARGS)
	@$(BIN)/stockpile bench server $(ARGS)

.PHONY: format
format: setup ## Put the code into its form
	$(BIN)/ruff check --fix-only --quiet
	$(BIN)/ruff format
	$(NPM) run format

.PHONY: docs
docs: setup ## Write docs/rules, the pages about options and Views, and the protocol's schema again from the code
	$(BIN)/python -m stockpile.rulebook docs/rules
	$(BIN)/python -m stockpile.server.schema docs/protocol.schema.json
	$(BIN)/python tools/pages.py docs

# Keeps every version that still fits; `make lock ARGS=--upgrade` takes the newest instead.
.PHONY: lock
lock: export UV_CUSTOM_COMPILE_COMMAND := make lock
lock: export UV_SYSTEM_CERTS := 1
lock: setup ## Write the lock files under requirements/ again
	$(COMPILE) --group uv -o requirements/uv.txt
	$(LOCK) -o requirements/run.txt
	$(LOCK) --group dev --extra environments -c requirements/run.txt -c requirements/uv.txt \
		--only-binary open-spiel --emit-build-options -o requirements/dev.txt
	$(LOCK) --extra bench -c requirements/dev.txt --only-binary open-spiel --emit-build-options \
		-o requirements/bench.txt
	$(COMPILE) --group node -o requirements/node.txt
	$(COMPILE) --group release -o requirements/release.txt
	$(COMPILE) --group site -o requirements/site.txt

# Sphinx has an environment of its own, and reads the docstrings of this one.
.PHONY: site
site: setup ## Build the documentation into build/site; a broken link, a missing docstring or a warning fails
	@PYTHONPATH=src:$$($(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))') \
		$(BIN)/uv run --quiet --isolated --no-project --python $(BIN)/python \
		--with-requirements requirements/site.txt \
		sphinx-build --quiet --fail-on-warning --keep-going --fresh-env docs build/site
	@echo "The documentation is in build/site/index.html."

.PHONY: dist
dist: setup ## Build the wheel and the sdist, and try them on every Python that is here
	$(BIN)/python tools/dist.py

.PHONY: clean
clean: ## Remove everything that was installed, built or cached
	rm -rf .venv web/node_modules web/.svelte-check web/src/protocol.ts src/stockpile/web build dist htmlcov \
		mutants .coverage .coverage.* .hypothesis .import_linter_cache .mypy_cache \
		.pytest_cache .ruff_cache
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
