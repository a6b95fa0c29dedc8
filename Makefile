# Every command for this checkout. Needs python3 (3.11 or newer, with venv) and make.

PYTHON ?= python3
ARGS ?=
# Many tests spend time waiting, so more of them can run than there are cores.
JOBS ?= 4
# Seconds after which a test counts as hanging: it fails, and the output shows where it was waiting; 0 means never.
TEST_LIMIT ?= 600
# With any value, `make test` also lints and runs expensive tests (`thorough`, see tests/costs.py), as `make checks` does.
ALL ?=

# Let Python store its bytecode even if the environment forbids it: the tests start hundreds of processes, and each
# would compile every package that it loads again.
export PYTHONDONTWRITEBYTECODE :=

CODE := src tests tools $(wildcard benchmarks examples)
ENVIRONMENT = @command -v "$(PYTHON)" >/dev/null \
	|| { echo "Vierblatt needs Python 3.11 or newer, and there is no '$(PYTHON)' here." >&2; exit 1; }; \
	"$(PYTHON)" tools/environment.py
# The variable stops an advertisement for another generator.
SITE := NO_MKDOCS_2_WARNING=1 .venv-site/bin/python -m mkdocs
CHECK_PAGE = @.venv-page/bin/python tools/page_checks.py
RUN := .venv/bin/python -m
PYTEST := pytest -n $(JOBS) --dist worksteal
ENDED := -o faulthandler_timeout=$(TEST_LIMIT) -o faulthandler_exit_on_timeout=true
SHORT := $(PYTEST) $(ENDED)
QUICK := "not slow and not thorough"
OF_A_CHANGE := "not slow and not nightly"
SERVICES := tests/services
CHAOS := tests/chaos
STORE := tests/server/store/contract tests/server/live/test_upgrade.py

.DEFAULT_GOAL := help
.PHONY: test-environment test-bytecode page-environment dist-environment release-environment site-environment help play serve warm lint page-lint release-lint page-test bundles dist smoke site site-serve format test test-costs docs-test checks cover test-services chaos soak mutation fuzz simulation nightly audit bench train clean clean-all

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: ## Play in the terminal; ARGS="baloot --help" passes arguments to the program
	$(ENVIRONMENT) .venv-play requirements/play.txt
	@.venv-play/bin/vierblatt play $(ARGS)

serve: ## Serve the page on this machine; ARGS=--host serves it on the network
	$(ENVIRONMENT) .venv-serve requirements/serve.txt
	@.venv-serve/bin/vierblatt serve $(ARGS)

test-environment:
	$(ENVIRONMENT) .venv requirements/test.txt

page-environment:
	$(ENVIRONMENT) .venv-page requirements/page.txt

dist-environment:
	$(ENVIRONMENT) .venv-dist requirements/dist.txt

release-environment:
	$(ENVIRONMENT) .venv-release requirements/release.txt

site-environment:
	$(ENVIRONMENT) .venv-site requirements/site.txt

warm: test-environment ## Compile the rules of all games ahead of time
	.venv/bin/vierblatt warm

lint: page-lint release-lint test-environment ## Check style, types and architecture
	$(RUN) ruff check $(CODE)
	$(RUN) ruff format --check $(CODE)
	$(RUN) mypy
	.venv/bin/lint-imports

page-lint: page-environment ## Check style and types of the page alone
	$(CHECK_PAGE) lint

WORKFLOWS := $(wildcard .github/workflows/*.yml)
FORMS := $(filter-out %/config.yml,$(wildcard .github/ISSUE_TEMPLATE/*.yml))
FITS := .venv-release/bin/check-jsonschema --builtin-schema
release-lint: release-environment ## Check the workflows, the forms for issues, and the files for containers
	.venv-release/bin/actionlint $(WORKFLOWS)
	.venv-release/bin/zizmor --offline --quiet --strict-collection --persona pedantic .github
	$(FITS) vendor.github-workflows $(WORKFLOWS)
	$(FITS) vendor.dependabot .github/dependabot.yml
	$(FITS) vendor.github-issue-config .github/ISSUE_TEMPLATE/config.yml
	$(FITS) vendor.github-issue-forms $(FORMS)
	$(FITS) vendor.citation-file-format CITATION.cff
	$(FITS) vendor.compose-spec deploy/compose/compose.yaml
	.venv-release/bin/hadolint deploy/Containerfile

page-test: page-environment ## Run the page's unit tests, which need no browser
	$(CHECK_PAGE) test

bundles: page-environment ## Bundle the page's modules, which a release does: a browser makes a third of the requests
	$(CHECK_PAGE) bundle

dist: bundles dist-environment ## Build the wheel and the source archive in dist/, twice, and compare the bytes
	.venv-dist/bin/python tools/dist.py $(ARGS)

smoke: ## Install the wheel with each extra on every Python found, and use it; ARGS="--python python3.12 --extra terminal"
	@$(MAKE) --no-print-directory dist ARGS=
	"$(PYTHON)" -m tools.smoke $(ARGS)

site: site-environment ## Build the documentation site in site/; a warning or a dead link fails
	$(SITE) build --strict $(ARGS)

site-serve: site-environment ## Show the documentation site on this machine while you write; ARGS="--dev-addr 127.0.0.1:8200"
	$(SITE) serve $(ARGS)

format: test-environment page-environment ## Format the code
	$(RUN) ruff check --select I --fix $(CODE)
	$(RUN) ruff format $(CODE)
	$(CHECK_PAGE) format

# The tests of the rules, the bots' policies and the search, whose lines are only traced in plain Python.
RULES := tests/games tests/kernel tests/search tests/bots tests/envs tests/simulate tests/test_perft.py \
	tests/test_differential.py tests/test_goldens.py tests/test_every_game.py
# Those of them that start separate compiled processes, or are slow in plain Python and reach (nearly) no line there that
# the others do not reach.
COMPILED := tests/kernel/test_cache.py tests/kernel/test_plain_mode.py tests/simulate/test_cluster.py \
	tests/games/test_parallel_compiling.py tests/games/test_background.py tests/games/test_forecasts.py \
	tests/games/test_precompiled_judgements.py tests/bots/test_costs.py tests/search/test_perfect_play_values.py \
	tests/search/test_evaluation.py tests/search/test_dominated_positions.py tests/envs/test_vector.py \
	tests/games/test_call_figures.py tests/games/king_bolola/test_cards_and_deal.py tests/games/kout_bo/test_policy.py \
	tests/test_differential.py
# Tests of many rounds: they reach no line that shorter ones do not reach, and tracing would double their time.
LONG := tests/test_record_tampering.py tests/test_stateful.py tests/test_whole_matches.py tests/test_parsers.py \
	tests/server/test_leaks.py tests/simulation tests/fuzz
TRACED := $(RUN) coverage run -m $(SHORT)

# Pytest prepares the asserts of each test file; without this, each worker would do so for all files.
test-bytecode: test-environment
	@$(RUN) pytest --collect-only -qq >/dev/null || true  # the run itself reports what is wrong

test: ## Run what needs no service: about six minutes on 2 cores; ALL=1 lints first, and adds expensive tests
	@$(MAKE) --no-print-directory -j 3 $(if $(ALL),lint dist-environment site-environment) warm page-test test-bytecode
	$(RUN) $(SHORT) -m $(if $(ALL),$(OF_A_CHANGE),$(QUICK)) $(ARGS)

test-costs: test-environment ## Measure what the tests cost, after many have changed, and write it to tests/costs.json
	$(RUN) pytest -n 2 --record-costs $(ARGS)

# What the documents say, and what is published of them.
DOCUMENTS := tests/test_docs.py tests/test_document_numbers.py tests/test_glossary.py tests/test_language.py \
	tests/test_repository.py tests/deploy tests/release
docs-test: warm dist-environment ## Test only what the documents say: their code, links and numbers; part of `make checks`
	$(RUN) $(SHORT) $(DOCUMENTS) $(ARGS)

checks: ## All that must pass before a change lands; installs a browser and databases with apt-get where they are missing
	.ci/run

# Tracing doubles the time of a test, and the lines of compiled code cannot be traced. So this is no part of `make checks`:
# it runs all tests but the longest, and those of rules and search as plain Python, at a small scale, but for those that
# compare the two.
cover: warm ## Measure line coverage, with the rules and the search as plain Python: about half an hour on 2 cores
	rm -f .coverage .coverage.*
	VIERBLATT_SCALE=small $(TRACED) $(addprefix --ignore=,$(RULES) $(LONG))
	VIERBLATT_SCALE=small NUMBA_DISABLE_JIT=1 $(TRACED) -k 'not plain_and_compiled' $(RULES) $(addprefix --ignore=,$(COMPILED))
	$(RUN) coverage combine --quiet
	$(RUN) coverage report --fail-under=95

# The browser tests run separately, because their plugin and the asyncio tests each need their own event loop. The last
# run tests the store's contract on PostgreSQL; `make test` tests it on SQLite.
test-services: warm ## Run the tests that need a real server, browser or database: about ten minutes on 2 cores
	$(RUN) $(SHORT) -p schemathesis --ignore=$(SERVICES)/browser $(SERVICES) $(CHAOS) $(ARGS)
	$(RUN) $(SHORT) -p playwright $(SERVICES)/browser $(ARGS)
	VIERBLATT_STORE=postgresql $(RUN) $(SHORT) $(STORE) $(ARGS)

chaos: warm ## Run the long fault tests (kills, cut networks, full disks, clock jumps): four hours; ARGS="-k postgresql" selects
	VIERBLATT_SCALE=large $(RUN) pytest -m "slow or not slow" $(CHAOS) $(ARGS)

# The scale also lengthens tests that are not slow: those of the HTTP interface, and of the store on PostgreSQL.
soak: warm ## Run the long tests, as thoroughly as possible
	VIERBLATT_SCALE=large $(RUN) $(PYTEST) -m slow $(ARGS)
	VIERBLATT_SCALE=large $(RUN) $(PYTEST) -m "slow or not slow" -p schemathesis --ignore=$(SERVICES)/browser $(SERVICES) $(ARGS)
	VIERBLATT_SCALE=large $(RUN) $(PYTEST) -m slow -p playwright $(SERVICES)/browser $(ARGS)
	VIERBLATT_STORE=postgresql VIERBLATT_SCALE=large $(RUN) $(PYTEST) -m "slow or not slow" $(STORE) $(ARGS)
	$(MAKE) --no-print-directory mutation ARGS=

mutation: ## Put small faults into the rules, which the tests must notice; ARGS="--game kout_bo --file play.py"
	$(ENVIRONMENT) .venv-mutation requirements/mutation.txt
	NUMBA_DISABLE_JIT=1 .venv-mutation/bin/python -m tests.mutation --jobs $(JOBS) $(ARGS)

fuzz: warm ## Feed millions of invalid inputs to every parser; ARGS="--count 10000000", "--minutes 30", "--only http"
	$(RUN) tests.fuzz $(ARGS)

simulation: warm ## Run the server in simulated worlds drawn from seeds; ARGS="--seeds 1-100000 --minutes 60", "--seed 17"
	$(RUN) tests.simulation $(ARGS)

# Tests that are too long to run for each change. Every part runs, even if an earlier one failed; the last line names
# those that failed. Each part has a quick form in `make test` or `make test-services`.
NIGHTLY := cover 'test ALL=1 ARGS="-m nightly"' soak 'fuzz ARGS="--minutes 60"' 'simulation ARGS="--seeds 1-1000000 --minutes 60"' chaos
nightly: ## Run the long tests, mutants, fuzzing, simulated worlds and faults one after the other: a night
	@failed=; for part in $(NIGHTLY); do \
		echo "== $$part"; eval "$(MAKE) --no-print-directory $$part" || failed="$$failed [$$part]"; \
	done; test -z "$$failed" || { echo "failed:$$failed" >&2; exit 1; }

audit: test-environment ## Check pinned packages for vulnerabilities and licences; ARGS=--strict fails if a check was not possible
	$(ENVIRONMENT) .venv-audit requirements/audit.txt
	@.venv/bin/python tools/audit.py $(ARGS)

bench: ## Run the benchmarks against comparable projects
	$(ENVIRONMENT) .venv-bench requirements/bench.txt
	.venv-bench/bin/python -m benchmarks $(ARGS)

train: ## Train the example policy and measure it; ARGS="baloot --help" passes arguments to the program
	$(ENVIRONMENT) .venv-train examples/requirements-train.txt
	.venv-train/bin/python -m examples.training.train $(ARGS)

clean: ## Remove caches and coverage data
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .coverage .coverage.* htmlcov build dist site
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

clean-all: clean ## Remove the environments as well
	rm -rf .venv .venv-play .venv-serve .venv-audit .venv-bench .venv-dist .venv-mutation .venv-page .venv-release .venv-site .venv-train node_modules .venv.lock .venv-play.lock .venv-serve.lock .venv-audit.lock .venv-bench.lock .venv-dist.lock .venv-mutation.lock .venv-page.lock .venv-release.lock .venv-site.lock .venv-train.lock
