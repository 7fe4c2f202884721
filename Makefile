# make            set up, build submission/submission.py with its preflight, play a match
# make test       run the tests but the slow ones
# make test-all   run all tests
# make test-torch run those that need torch, in an environment of their own
# make pages      run what README, docs and lessons show, as a reader would
# make check-proof, check-speed, check-referee    what README claims
# make format     mend style and format
# make lint       check style, format and types
# make results    run the measurements and write docs/results.md
# make docs       build the pages as a site, site/index.html
# make wheel      write the package to dist/, to be installed elsewhere
# make clean      remove the environment and caches

PYTHON ?= python3
VENV := .venv
RUN := $(VENV)/bin/python
READY := $(VENV)/.ready
READY_TO_TEST := $(VENV)/.ready-to-test
UV := $(RUN) -m uv
# Three on two cores, as some tests wait. Neighbouring tests share their fixtures, so each process
# begins with a third of the suite in one piece.
TEST := $(RUN) -m pytest -n 3 --dist worksteal
# uv installs in seconds what takes pip minutes.
UV_VERSION := 0.13.9
TYPESCRIPT_VERSION := 5.9.3

# Tests and matches start hundreds of processes: without kept bytecode, each compiles its imports.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: all build matchup test test-all test-torch pages check-proof check-speed check-referee format lint results docs wheel clean

all: build matchup

build: $(READY)
	$(RUN) build_submission.py

matchup: $(READY)
	$(RUN) evaluate.py submission/submission.py negamax -n 20 --seed 1

test: $(READY_TO_TEST)
	$(TEST) $(OPTIONS)

# Tests that drive a browser or other processes can fail by chance on a busy machine: what fails is
# run once more, and pytest's last lines name what passed only then.
test-all: $(READY_TO_TEST)
	$(TEST) --slow --reruns 1

# By pip, as torch from the index brings gigabytes: TORCH=torch==2.13.0 chooses one.
TORCH ?= torch
TORCH_VENV := .venv-torch
test-torch:
	$(PYTHON) -m venv $(TORCH_VENV)
	$(TORCH_VENV)/bin/python -m pip install --quiet $(TORCH) stable-baselines3 sb3-contrib \
		pytest pytest-timeout --editable '.[fast,rl,onnx]'
	$(TORCH_VENV)/bin/python -m pytest --noconftest tests/test_export.py

pages: $(READY)
	$(RUN) -m tests.pages $(PAGES)

check-proof: $(READY)
	$(RUN) -m connectx.bench.solver prove --seat first

check-speed: $(READY_TO_TEST)
	$(RUN) -m benchmarks.solver

check-referee: $(READY_TO_TEST)
	$(RUN) -m pytest --slow tests/test_referee.py

format: $(READY_TO_TEST)
	$(RUN) -m ruff format
	$(RUN) -m ruff check --fix

lint: $(READY_TO_TEST)
	$(RUN) -m ruff check
	$(RUN) -m ruff format --check
	$(RUN) -m mypy
	@if command -v npx >/dev/null; then npx --yes --package typescript@$(TYPESCRIPT_VERSION) tsc; \
	else echo "The types of the pages' JavaScript are not checked: that needs node."; fi

results: $(READY_TO_TEST)
	$(RUN) -m benchmarks.measure

docs: $(READY)
	$(UV) pip install --quiet --constraint constraints.txt --editable '.[docs]'
	$(RUN) -m sphinx --quiet -W --keep-going -d $(VENV)/doctrees docs site

wheel: $(READY)
	$(UV) build --quiet --wheel --out-dir dist
	@ls dist/*.whl

clean:
	rm -rf $(VENV) dist site .pytest_cache .mypy_cache .ruff_cache

$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python is %d.%d, expected 3.11 or later: make PYTHON=python3.12" % sys.version_info[:2])'
	$(PYTHON) -m venv $(VENV)
	$(RUN) -m pip install --disable-pip-version-check --quiet uv==$(UV_VERSION)
	$(UV) pip install --quiet --constraint constraints.txt --editable '.[fast,kaggle,notebook,isolation]'
	@touch $@

$(READY_TO_TEST): $(READY)
	$(UV) pip install --quiet --constraint constraints.txt --editable '.[dev]'
	@touch $@
