# Everything that is done with this project. `make help` lists it.
#
# The only things a machine needs beforehand are make and swift; `setup` says what else is missing, and
# installs it where that needs no password.

PREFIX ?= /usr/local
DESTDIR ?=
SWIFT ?= swift
PLACE ?=
# SwiftPM would take a compiler that is named here for its own, and only clang understands its options.
unexport CC CXX
# What `setup` looks for.
setup = CC="$(CC)" SWIFT="$(SWIFT)" Scripts/setup.sh

# Everything that is installed, as it will lie under PREFIX.
stage := .build/stage
# Where packages are put.
packages := .build/packages
# Where the libraries lie that are linked in, alone: beside their shared forms the linker would use those.
# Each shared library is mapped and relocated before the program begins, a tenth of a millisecond each.
static_library = $(CURDIR)/.build/static
# With Swift's libraries and C++'s inside, the program starts faster and needs no toolchain where it
# runs; what nobody refers to is left out, and no path of this machine is put in. A build's number is
# made of all that is stripped later, and would differ with it. At a fixed address the loader need not
# relocate 44,000 pointers at each start. Generic types are found by their metadata functions: a lookup
# by mangled name at run time takes longer and checks every conformance again. With a section for each
# function, the linker leaves out single functions, merges equal ones and places those of a start
# together (Scripts/call-order.py). The tables of all characters' names and of word breaks, 0.7 MB of
# Swift's library, are only kept for two functions that nobody calls. The variable leaves out
# of the manifest what only tests use; with a folder of its own, neither build resolves the other's
# packages again.
release_build = WEATHER_TUI_RELEASE=1 $(SWIFT) build --scratch-path .build-release \
  -c release --static-swift-stdlib --disable-local-rpath \
  -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors \
  -Xswiftc -Xfrontend -Xswiftc -function-sections \
  -Xswiftc -use-ld=lld -Xlinker --no-export-dynamic -Xlinker --icf=safe -Xlinker --no-pie \
  -Xlinker -L$(static_library) -Xlinker --no-eh-frame-hdr -Xlinker --build-id=none \
  -Xlinker -T -Xlinker $(CURDIR)/Scripts/release.ld \
  -Xlinker --symbol-ordering-file=$(CURDIR)/Scripts/call-order.txt \
  -Xlinker --no-warn-symbol-ordering \
  $(foreach function,ScalarName WordBreakProperty,\
    -Xlinker --wrap=_swift_stdlib_get$(function) \
    -Xlinker --defsym=__wrap__swift_stdlib_get$(function)=swift_deletedMethodError) \
  -Xcc -DCOMPACT_LANGUAGES -Xcc -DHAS_BUILD_COMMIT -Xcc -ffile-prefix-map=$(CURDIR)=. \
  -Xswiftc -file-prefix-map -Xswiftc $(CURDIR)=.
sources := Sources Tests Package.swift Benchmarks/Sources Benchmarks/Package.swift

.DEFAULT_GOAL := help
.PHONY: help setup setup-tests run demo build release test words sanitize coverage fuzz walk format lint data ci docs audit bench pictures install uninstall dist deb rpm packages clean

help: ## what there is to make
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1 \t\2/p' $(MAKEFILE_LIST) | expand -t 20

setup: ## check what a build needs; install it or name the command
	@$(setup)

setup-tests: ## the same for what the tests need
	@$(setup) --tests

run: release ## open on live weather (PLACE=Busan for another place)
	@"$$($(release_build) --show-bin-path)/weather-tui" $(if $(PLACE),"$(PLACE)")

demo: release ## open on made-up weather, without a network
	@"$$($(release_build) --show-bin-path)/weather-tui" --demo $(if $(PLACE),"$(PLACE)")

build: setup ## build for development
	$(SWIFT) build

release: setup .build/languages/en.po .build/commit.h ## build for use
	@mkdir -p $(static_library)
	@for library in stdc++:stdc++ gcc_eh:gcc_s; do \
	  file="$$($(CC) -print-file-name=lib$${library%:*}.a)"; \
	  [ ! -e "$$file" ] || ln -sf "$$file" $(static_library)/lib$${library#*:}.a; \
	done
	$(release_build) $(debug_info) --product weather-tui
	@$(MAKE) --no-print-directory cities.index
	@$(MAKE) --no-print-directory stage

# The texts without what only translators need.
.build/languages/en.po: $(wildcard Languages/*.po) Scripts/words.py | setup
	@python3 Scripts/words.py compact .build/languages

# The commit that is built, for `--version`: written only when it is another, so that nothing is compiled
# otherwise.
.PHONY: .build/commit.h
.build/commit.h: | setup
	@mkdir -p .build
	@echo "#define BUILD_COMMIT \"$$(Scripts/version.sh --commit)\"" >$@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

# What the program searches, so that its first start need not build it. The list's time stands in it,
# which is that of its last change: the same bytes in every checkout.
cities.index: cities.json $(wildcard Sources/CitySearch/*/*.swift Sources/CitySearch/*.swift)
	@date="$$(git log -1 --format=@%ct -- cities.json 2>/dev/null)"; \
	  [ -z "$$date" ] || touch -d "$$date" cities.json
	"$$($(release_build) --show-bin-path)/weather-tui" cities build-index cities.json

# The tree that is installed: program, data, manual, completions, what a desktop shows.
.PHONY: stage
stage:
	@Scripts/stage.sh "$$($(release_build) --show-bin-path)/weather-tui" $(stage)

# The benchmarks are a package of their own, which would build everything again: the compiler checks them
# against the modules that the tests use.
check_benchmarks = build="$$($(SWIFT) build --show-bin-path)"; $(SWIFT)c -typecheck -swift-version 6 \
  $(if $(CI),-warnings-as-errors) -I "$$build/Modules" \
  $$(find "$$build"/*.build Sources -name module.modulemap -printf '-Xcc -fmodule-map-file=%p ') \
  Benchmarks/Sources/bench/*.swift

test: setup-tests words ## run every test
	$(SWIFT) build --build-tests
	@$(check_benchmarks)
	@SWIFT="$(SWIFT)" Scripts/test.sh

# Options of the Swift compiler that .ci/run sets.
whole_modules ?=
debug_info ?=

# The end-to-end tests run another process, which the thread sanitizer would look at without
# Tests/CMutexAnnotations. Leaks are not looked for: Swift's runtime keeps what it makes.
# WEATHER_TUI_PART=memory or threads leaves out what has nothing to do with either.
sanitize: threads addresses ## run the tests under the thread and the address sanitizer

.PHONY: threads addresses
threads: setup-tests
	$(SWIFT) build --build-tests $(whole_modules) $(debug_info) --sanitize=thread --scratch-path .build-thread
	@SWIFT="$(SWIFT)" Scripts/test.sh --sanitize=thread --scratch-path .build-thread --skip EndToEndTests

addresses: setup-tests
	$(SWIFT) build --build-tests $(whole_modules) $(debug_info) --sanitize=address --scratch-path .build-address
	@ASAN_OPTIONS=detect_leaks=0 SWIFT="$(SWIFT)" \
	  Scripts/test.sh --sanitize=address --scratch-path .build-address

coverage: coverage-build ## run every test and print how much of each module they run
	@SWIFT="$(SWIFT)" Scripts/test.sh --enable-code-coverage
	@python3 Scripts/coverage.py "$$($(SWIFT) test --show-codecov-path)"

.PHONY: coverage-build
coverage-build: setup-tests words
	$(SWIFT) build --build-tests $(whole_modules) $(debug_info) --enable-code-coverage
	@$(check_benchmarks)

# A language may wait for translations while it is worked on, but not in what is published.
words: ## check the texts of every language
	@python3 Scripts/words.py check $(if $(CI),--complete)

# How long each part is fuzzed.
MINUTES ?= 10

fuzz: setup-tests ## feed every reader of input with random ones (MINUTES=10 each)
	$(SWIFT) build --build-tests
	FUZZ_MINUTES=$(MINUTES) $(SWIFT) test --skip-build --filter FuzzTests

# How far the walk goes.
STEPS ?= 1000000

walk: setup-tests ## press anything in the whole program, in memory, and look what becomes of it (STEPS=1000000)
	$(SWIFT) build --build-tests -c release -Xswiftc -enable-testing --scratch-path .build-walk
	WALK_STEPS=$(STEPS) $(SWIFT) test --skip-build -c release -Xswiftc -enable-testing \
	  --scratch-path .build-walk --filter ProgramWalkTests

format: ## bring the sources into their form
	$(SWIFT) format --in-place --recursive $(sources)

lint: ## fail when a source is not in its form, uses a retired name or starts a task on the global pool
	$(SWIFT) format lint --strict --parallel --recursive $(sources)
	@python3 Scripts/tasks.py
	@python3 Scripts/vocabulary.py

data: ## fail when a file that a script makes is not what it makes now
	@python3 Scripts/generated.py check

ci: export CI = true
ci: export WALK_STEPS = 50000
ci: ## what every change has to pass; warnings are errors
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=recurse setup-tests resolve data lint
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=recurse coverage lane

.PHONY: resolve
resolve:
	$(SWIFT) package resolve

# Two lanes side by side: the tests of what draws keep one core busy. In the other, what handles memory
# by hand, or has several threads, is tested under the sanitizer for it, and the release is built.
.PHONY: memory
memory:
	@WEATHER_TUI_PART=memory $(MAKE) --no-print-directory addresses
	@$(MAKE) --no-print-directory release

# The release as it is installed, in the terminals and locales that people have, beside the other tests:
# neither builds, so neither has to wait for the other's lock. These tests wait up to a minute for a tick
# of the clock. They do not run last, so that other tests use the idle core meanwhile.
.PHONY: installed
installed: memory coverage-build
	@WEATHER_TUI_TRIED="$(CURDIR)/$(stage)/bin/weather-tui" SWIFT="$(SWIFT)" LLVM_PROFILE_FILE=/dev/null \
	  Scripts/test.sh --ignore-lock --filter EndToEndTests

.PHONY: lane
lane: installed
	@WEATHER_TUI_PART=threads $(MAKE) --no-print-directory threads

# The list of 235,000 places; left out where PyPI cannot be reached.
large_list := Benchmarks/.build/cities-500.json

bench: release ## measure against the budgets
	$(SWIFT) build -c release --package-path Benchmarks
	@[ -s $(large_list) ] || python3 Scripts/make-cities.py --minimum 500 --output $(large_list) \
	  >/dev/null 2>&1 || rm -f $(large_list)
	@"$$($(SWIFT) build -c release --package-path Benchmarks --show-bin-path)/bench" \
	  $$(ls $(large_list) 2>/dev/null)
	@python3 Scripts/bench.py "$$($(release_build) --show-bin-path)/weather-tui"

docs: setup ## build the documentation of the libraries, with their tutorials, into .build/docs
	@mkdir -p .build/docs
	@for module in MVI TerminalUI CitySearch; do \
	  WEATHER_TUI_DOCS=1 $(SWIFT) package --scratch-path .build-docs \
	    --allow-writing-to-directory .build/docs generate-documentation --target $$module \
	    --output-path .build/docs/$$module || exit 1; \
	done

audit: ## list what the program is made of, with versions and licences
	@python3 Scripts/audit.py

pictures: release ## make docs/pictures from the program on made-up weather
	@python3 Scripts/pictures.py "$$($(release_build) --show-bin-path)/weather-tui"

install: ## install what is built under PREFIX (default /usr/local); DESTDIR for packagers
	@DESTDIR="$(DESTDIR)" Scripts/install.sh $(stage) "$(PREFIX)"

uninstall: ## take away what install put there
	@DESTDIR="$(DESTDIR)" Scripts/install.sh --remove $(stage) "$(PREFIX)"

dist: release ## make a tarball with a tree that runs wherever it is unpacked
	@Scripts/package.sh $(stage) $(packages) tarball

deb: release ## make a package for Debian and Ubuntu
	@Scripts/package.sh $(stage) $(packages) deb

rpm: release ## make a package for Fedora and openSUSE
	@Scripts/package.sh $(stage) $(packages) rpm

packages: release ## make all of them with their sums and the recipes of AUR, Homebrew and Nix
	@Scripts/package.sh $(stage) $(packages) all

clean: ## remove everything that was built
	rm -rf .build .build-release Benchmarks/.build cities.index
