# The daily verbs. Each works in the virtual environment that `python3 start.py play` or `test` has made.
PYTHON = .venv/bin/python
HOMAGE = .venv/bin/homage
UV = .venv/bin/uv pip compile --universal --generate-hashes --python-version 3.11 --no-header --quiet

.PHONY: play test check bench fuzz mutants types lock wheel compiled docs

play:
	python3 start.py play

test:
	python3 start.py test

check: ## all that is not a test: format, types, import contracts, the client's own checks
	python3 start.py check

bench:
	$(PYTHON) -m pip install --quiet --require-hashes -r requirements/bench.txt
	$(PYTHON) benchmarks/playout.py --write

fuzz:
	$(HOMAGE) fuzz fief1984 --minutes 10

mutants: ## changes to the rules, one at a time: do the tests notice? (a sample; `--seed N` for another)
	$(PYTHON) tools/mutate.py

types: ## the messages of the server and the views of the games, as TypeScript
	$(PYTHON) -m homage.server.types

lock: ## all locks anew, at the newest versions that pyproject.toml and web/package.json allow
	$(PYTHON) -m pip install --quiet --require-hashes -r requirements/lock.txt
	$(UV) --upgrade pyproject.toml -o requirements/base.txt
	$(UV) --upgrade pyproject.toml --group dev -c requirements/base.txt -o requirements/dev.txt
	for group in bench build docs lock node; do \
		$(UV) --upgrade --group $$group -c requirements/dev.txt -o requirements/$$group.txt; \
	done
	cd web && npm run lock
	$(PYTHON) tools/notice.py

wheel: ## dist/: a pure wheel with the client in it
	$(PYTHON) -m build --wheel --no-isolation

compiled: ## build/compiled/: the rules as machine code, used with HOMAGE_COMPILED=1
	$(PYTHON) tools/compile.py

docs:
	$(PYTHON) -m pip install --quiet --require-hashes -r requirements/docs.txt
	$(PYTHON) -m sphinx -W -q docs docs/_build
