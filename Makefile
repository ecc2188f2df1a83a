# One list of what can be done here; `make` alone prints it. The lines are thin on purpose: without
# make, run `python3 tools/bootstrap.py run` and then `.venv/bin/python -m croupier`.

PYTHON := .venv/bin/python
CODE := src tests tools $(sort $(patsubst %/,%,$(dir $(wildcard examples/*.py benches/*.py))))
LOCK := .venv/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-header --no-annotate
IMAGE := --extra tickets --extra house --extra nodes --extra export --extra tracing
EXTRAS := --extra tickets --extra house --extra gpio --extra nodes --extra lab --extra export --extra tracing

# Compiled modules are kept, for a start in half the time, whatever the caller's environment says.
unexport PYTHONDONTWRITEBYTECODE
export UV_SYSTEM_CERTS := 1

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help run pictures test check static fmt lint types web docs pytest coverage deps soak bench \
	sim clauses levels wire goldens lock clean packages dev-packages

##@ Use
run: packages ## open a demo house at http://127.0.0.1:8000/; ARGS="..." runs something else
	@exec $(PYTHON) -m croupier $(or $(ARGS),serve)

##@ Check
test: lint static pytest ## everything that must pass, tests last; ARGS="..." go to pytest

check: lint types ## style and types only

lint: dev-packages ## style and format
	@echo "== Style"
	@$(PYTHON) -m ruff check --quiet .
	@$(PYTHON) -m ruff format --quiet --check .

types: dev-packages ## static types, strict
	@echo "== Types"
	@$(PYTHON) -m mypy $(CODE)

web: dev-packages ## types and component tests of the screens
	@echo "== Screens"
	@$(PYTHON) -m tools.record_games
	@python3 tools/web_build.py npm run --silent check -- --output human --threshold warning
	@python3 tools/web_build.py npm run --silent test -- --reporter dot

docs: dev-packages ## build the documentation into build/site
	@echo "== Documentation"
	@$(PYTHON) -m tools.generate_docs --site
	@$(PYTHON) -m zensical build --clean --strict

# Each keeps one core busy, so they run side by side; both are waited for, whichever fails first.
static: dev-packages
	@$(MAKE) --no-print-directory types & types=$$!; \
	$(MAKE) --no-print-directory web docs; rest=$$?; \
	wait $$types && exit $$rest

pytest: dev-packages ## tests and doctests on two processes
	@echo "== Tests"
	@$(PYTHON) -m pytest -n 2 --dist loadgroup $(ARGS)

coverage: dev-packages ## tests with branch coverage
	@$(PYTHON) -m pytest -n 2 --dist loadgroup --cov $(ARGS)

deps: dev-packages ## declared dependencies against imported ones
	@$(PYTHON) -m deptry src

soak: dev-packages ## long seeded runs
	@$(PYTHON) -m pytest -m soak --timeout 0 $(ARGS)

sim: dev-packages ## whole houses in virtual time; SEEDS=0-99, ARGS="--minutes 60 --calm"
	@$(PYTHON) -m tests.sim --seeds $(or $(SEEDS),0-19) $(ARGS)

bench: dev-packages ## every program in benches/
	@set -e; for bench in $(subst /,.,$(basename $(sort $(wildcard benches/bench_*.py)))); do \
		$(PYTHON) -m $$bench $(ARGS); done

##@ Change
fmt: dev-packages ## format, and repair what can be repaired
	@$(PYTHON) -m ruff check --quiet --fix .
	@$(PYTHON) -m ruff format --quiet .

pictures: dev-packages ## keep the tests' pictures of the screens for the documentation
	@$(PYTHON) -m tools.keep_pictures

clauses: dev-packages ## write the pages of the books anew, and how far each clause is proven
	@$(PYTHON) -m tools.generate_docs $(ARGS)

levels: dev-packages ## record how far each test that names a clause goes; ARGS="..." names tests
	@$(PYTHON) -m pytest -n 2 --dist loadgroup --record-levels \
		$(or $(ARGS),tests/scenarios tests/clauses tests/house tests/screens tests/unit)

wire: dev-packages ## write the screens' types anew from the server's messages
	@$(PYTHON) -m tools.generate_wire

goldens: dev-packages ## record the playthroughs anew; review the difference like code
	@$(PYTHON) -m tools.record_goldens $(ARGS)
	@$(PYTHON) -m tools.record_audits
	@$(PYTHON) -m tools.record_declared

lock: dev-packages ## resolve the lock files from pyproject.toml; ARGS=--upgrade moves versions up
	@$(LOCK) $(ARGS) pyproject.toml $(EXTRAS) -o requirements.lock
	@$(LOCK) $(ARGS) pyproject.toml $(EXTRAS) --extra cluster --extra pkcs11 --group dev -c requirements.lock -o requirements-dev.lock
	@$(LOCK) $(ARGS) pyproject.toml $(IMAGE) -c requirements.lock -o requirements-image.lock
	@$(LOCK) $(ARGS) --group build -c requirements-dev.lock -o requirements-build.lock
	@$(LOCK) $(ARGS) --group uv -o requirements-uv.lock
	@$(LOCK) $(ARGS) --group node -o requirements-node.lock

clean: ## remove .venv, the built screens, build/ and caches
	@rm -rf .venv .tools web/node_modules src/croupier/static build dist .cache .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage*
	@find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

help: ## print this list
	@awk -F ':.*## ' '/^##@/ { print "\n" substr($$0, 5) } \
		/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

packages:
	@python3 tools/bootstrap.py run

dev-packages:
	@python3 tools/bootstrap.py test
