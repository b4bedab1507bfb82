# make            install what is missing, build the tool, build the example site
# make test       install what the tests need, run them all
# make help       everything else

TOOL := .build/release/florilegium
VENV := .build/venv
UNAME := $(shell uname)
PREFIX ?= /usr/local
JOBS ?=

# What the tool is built with, and what its tests need besides, as Debian and Homebrew call it.
DEBIAN := pkg-config libcmark-dev libyaml-dev libicu-dev libevent-dev
BREW := pkg-config cmark libyaml icu4c libevent
DEBIAN_TESTS := python3 python3-venv chromium chromium-driver firefox-esr webkit2gtk-driver xvfb \
  dbus libglib2.0-bin at-spi2-core python3-gi gir1.2-webkit2-4.1 gir1.2-atspi-2.0 \
  default-jre-headless xdotool poppler-utils fonts-dejavu-core zsh fish
BREW_TESTS := python3

# The static executable starts in a millisecond, the dynamic one in five; macOS has only the latter.
ifeq ($(UNAME),Linux)
STATIC := -Xswiftc -static-executable
else
export PKG_CONFIG_PATH := $(shell brew --prefix icu4c 2>/dev/null)/lib/pkgconfig:$(PKG_CONFIG_PATH)
endif

# $(call install,Debian's packages,Homebrew's packages): installs those that are missing.
define install
	@if command -v dpkg >/dev/null && command -v apt-get >/dev/null; then \
	  missing=; for package in $(1); do \
	    dpkg -s $$package 2>/dev/null | grep -q '^Status: install ok installed' \
	      || missing="$$missing $$package"; done; \
	  [ -z "$$missing" ] || { echo "Installing$$missing"; \
	    sudo=; [ "$$(id -u)" = 0 ] || sudo=sudo; \
	    $$sudo apt-get update -qq && \
	    $$sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
	      $$missing >/dev/null; }; \
	elif command -v brew >/dev/null; then \
	  for package in $(2); do brew list $$package >/dev/null 2>&1 || brew install $$package; done; \
	else \
	  echo "Neither apt nor brew is here: install these yourself: $(1)"; \
	fi
endef

# $(call place,PREFIX): the tool and its completions, where a system looks for them.
define place
	install -d $(1)/bin $(1)/share/bash-completion/completions $(1)/share/zsh/site-functions \
	  $(1)/share/fish/vendor_completions.d
	install -m 755 $(TOOL) $(1)/bin/florilegium
	$(TOOL) completions bash >$(1)/share/bash-completion/completions/florilegium
	$(TOOL) completions zsh >$(1)/share/zsh/site-functions/_florilegium
	$(TOOL) completions fish >$(1)/share/fish/vendor_completions.d/florilegium.fish
endef

# The archive of a release, and what stands in it: a prefix, to be unpacked over any other.
ARCHIVE = florilegium-$(shell $(TOOL) --version | cut -d' ' -f2)-$(shell \
  uname -s | tr A-Z a-z)-$(shell uname -m)
CONTENTS = .build/dist/$(ARCHIVE)
DOCUMENTS = $(CONTENTS)/share/doc/florilegium

.PHONY: all swift libraries tool dynamic site check serve test unit browser lint bench format \
  install dist dist-check clean help

all: site
	@echo "The example site is in public/: open public/index.html in a browser."
	@echo "Your own: $(TOOL) build FOLDER"

swift:
	@command -v swift >/dev/null || { \
	  echo "Swift 6.2 or later is missing: get it from https://www.swift.org/install/"; exit 1; }

libraries: swift
	$(call install,$(DEBIAN),$(BREW))

tool: libraries
	swift build -c release $(STATIC) --product florilegium $(JOBS)

dynamic: libraries
	swift build -c release --product florilegium $(JOBS)

site: tool
	$(TOOL) build

serve: tool
	$(TOOL) serve -O

# The example site has not even a note.
check: tool
	$(TOOL) check --strict --quiet

test: lint unit check browser

lint: swift
	swift format lint --strict -r Package.swift Sources Tests

# The address sanitizer makes every leak and every access out of bounds a failure.
unit: libraries
	swift test --sanitize=address --scratch-path .build/sanitized --disable-xctest $(JOBS)

$(VENV): Tests/Browser/requirements.txt
	python3 -m venv $(VENV)
	$(VENV)/bin/pip install --quiet --disable-pip-version-check -r $<
	@touch $(VENV)

browser: site
	$(call install,$(DEBIAN_TESTS),$(BREW_TESTS))
	@$(MAKE) --no-print-directory $(VENV)
	FLORILEGIUM=$(TOOL) FLORILEGIUM_SITE=public $(VENV)/bin/python -m pytest -q -n 4 \
	  Tests/EndToEnd Tests/Browser
	@echo "What holds in which browser: .build/behaviours.md"

bench: tool
	$(call install,gcc make,)
	Tests/Benchmarks/run $(TOOL)

format: swift
	swift format -i -r Package.swift Sources Tests

install: tool
	$(call place,$(DESTDIR)$(PREFIX))

# The licences of what is linked into the executable go with it.
dist: tool
	rm -rf $(CONTENTS) && install -d $(DOCUMENTS)/licences
	$(call place,$(CONTENTS))
	strip $(CONTENTS)/bin/florilegium
	install -m 644 README.md LICENSE $(DOCUMENTS)
	for package in $(filter-out pkg-config,$(DEBIAN)) libc6-dev; do \
	  notice=/usr/share/doc/$$package/copyright; \
	  [ ! -f $$notice ] || install -m 644 $$notice $(DOCUMENTS)/licences/$$package; done
	notice="$$(dirname "$$(readlink -f "$$(command -v swift)")")/../share/swift/LICENSE.txt"; \
	  [ ! -f "$$notice" ] || install -m 644 "$$notice" $(DOCUMENTS)/licences/swift
	install -d dist
	tar -czf dist/$(ARCHIVE).tar.gz -C .build/dist $(ARCHIVE)
	@echo "dist/$(ARCHIVE).tar.gz"

# The archive in a root without any library: a site is begun, checked, built and cleaned there.
dist-check: dist
	Tests/Distribution/check dist/$(ARCHIVE).tar.gz

clean:
	rm -rf .build public dist

help:
	@echo "make              install what is missing, build the tool and the example site"
	@echo "make test         install what the tests need, run them all"
	@echo "make check        look for everything that is wrong with the example site"
	@echo "make serve        preview the example site"
	@echo "make dynamic      build without linking statically"
	@echo "make bench        measure against the limit of libcmark"
	@echo "make format       format the sources"
	@echo "make install      the tool and its completions; PREFIX=$(PREFIX), DESTDIR="
	@echo "make dist         an archive of the tool, into dist/"
	@echo "make dist-check   try the archive where nothing else is (Linux)"
	@echo "make clean        remove what was built"
