# Every command of the project. Each sets up what it needs, and only what has changed since last time.

CLIENT := src/stado/server/static/index.html
# Folders are listed along with their files, so that a deleted file is noticed too.
CLIENT_SOURCES := vite.config.ts svelte.config.js tsconfig.json $(shell find web) \
	$(shell find src/stado/words src/stado/games -path '*/web' -o -path '*/web/*' -o -name '*.ftl' -o -name locale)

.PHONY: help setup client chromium engines play dev test busy check format bench soak previews screenshots numbers notebooks golden lock clean

help: ## list the commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' Makefile
	@echo '  ARGS="…" reaches the command behind play, dev, test, busy, bench, soak, train, golden and lock: make test ARGS="-k reload"'

setup: .venv/ready node_modules/ready ## install everything the project needs, inside this folder

client: $(CLIENT) ## build the browser client

play: .venv/playable $(CLIENT) ## serve the games and open them in the browser
	.venv/bin/stado serve --open $(ARGS)

dev: setup ## serve with reload, and the client with hot reload, in one terminal
	tools/dev $(ARGS)

test: setup $(CLIENT) chromium engines ## run every test
	tools/test $(ARGS)

check: setup ## check format, lint, types, imports, generated files, and packages for known holes
	.venv/bin/ruff format --check .
	.venv/bin/ruff check .
	.venv/bin/mypy
	.venv/bin/lint-imports --no-logo
	.venv/bin/stado gen-ts --check
	tools/npm run check
	.venv/bin/python tools/audit.py

format: setup ## put every file into the agreed format
	.venv/bin/ruff format .
	.venv/bin/ruff check --fix-only .
	tools/npm run format

bench: setup $(CLIENT) chromium engines ## measure the rules, kernels, the client's size and start, and the server beside others (ARGS=serving: that alone)
	.venv/bin/python -m bench $(ARGS)

busy: setup $(CLIENT) chromium engines ## run every test while each core is kept busy by something else
	tools/busy tools/test $(ARGS)

soak: setup $(CLIENT) chromium engines ## the suite and the referees in full, and 1,000 random games of every variant and size
	tools/soak $(ARGS)

train: setup ## make the learned bots of nimmt anew, for an hour or for ARGS="--minutes 300"; the same command goes on
	.venv/bin/python -m tools.train $(ARGS)

previews: setup $(CLIENT) chromium ## draw the pictures of shared links and the icons of telephones
	.venv/bin/python -m tools.previews

screenshots: setup $(CLIENT) chromium ## take pictures of every page and board into pictures/
	.venv/bin/python -m tools.screenshots $(ARGS)

numbers: .venv/ready ## write down anew what actions and observations mean
	.venv/bin/python -m tools.numbers

notebooks: .venv/ready ## run the notebooks at full size and draw their pictures anew
	.venv/bin/python -m tools.notebooks

golden: .venv/ready ## write the golden playthroughs anew
	.venv/bin/stado golden --update $(ARGS)

lock: .venv/ready ## pin the dependencies anew (ARGS=--upgrade: at their newest)
	tools/lock $(ARGS)

clean: ## remove all that was installed, built or cached
	rm -rf .venv .tools node_modules bench/peers/node_modules dist src/stado/server/static
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache test-results
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/ready: pyproject.toml requirements/uv.txt requirements/dev.txt tools/bootstrap
	tools/bootstrap dev

# Whoever only plays need not fetch what tests and studies are made with.
.venv/playable: pyproject.toml requirements/uv.txt requirements/play.txt tools/bootstrap
	tools/bootstrap play

node_modules/ready: package.json package-lock.json .npmrc | .venv/playable
	tools/npm ci --no-progress
	@touch $@

$(CLIENT): $(CLIENT_SOURCES) node_modules/ready
	tools/npm run build

chromium:
	@tools/chromium install

engines:
	@tools/engines install
