# `make audit` and `make test` are all a newcomer needs; `make check` is what CI runs.
SWIFT ?= swift
PROJECT ?= examples/aiq
REPORT ?= sightline-report/index.html

.PHONY: audit test check build setup format clean gallery dist docs release reports fuzz limits

# Ends with 0 when the audit ran, whatever it found.
audit: build
	@mkdir -p $(dir $(REPORT))
	@"$$($(SWIFT) build -c release --show-bin-path)/sightline" audit $(PROJECT) --exit-zero --report html=$(REPORT)
	@echo "Report: $(abspath $(REPORT))"

build: setup
	$(SWIFT) build -c release --product sightline

test: setup
	$(SWIFT) test

check: setup
	Scripts/check

# Installs the libraries and fonts that are missing; says what to install where it may not.
setup:
	@Scripts/setup

# Every view and control on one page of pictures: .build/gallery/index.html.
gallery: setup
	Scripts/gallery

# A relocatable archive with everything a machine without Swift needs, a Debian package, a formula: .build/dist/.
dist: build
	SIGHTLINE="$$($(SWIFT) build -c release --show-bin-path)/sightline" Scripts/make-archive

# The documentation as pages that need no server: .build/docs/index.html. Links, anchors and pictures are checked.
docs:
	@Scripts/setup-docs
	@Scripts/build-docs

# Makes a release after all checks: make release VERSION=0.2.0, or what it would do: Scripts/release VERSION --dry-run.
release: setup
	Scripts/release $(VERSION)

# Audits the example apps: reports/*/index.html are their pages.
reports: setup
	Scripts/update-reports

# Mutated inputs of every kind, for FUZZ_SECONDS; what is a defect is kept in .build/fuzz/.
FUZZ_SECONDS ?= 300
fuzz: build
	SIGHTLINE="$$($(SWIFT) build -c release --show-bin-path)/sightline" Fuzz/fuzz --seconds $(FUZZ_SECONDS)

# Hostile inputs and surroundings, each within its seconds and megabytes.
limits: build
	SIGHTLINE="$$($(SWIFT) build -c release --show-bin-path)/sightline" Scripts/try-limits

format:
	find Sources Tests Plugins Package.swift \( -name Programs -o -name Fixtures \) -prune -o -name '*.swift' -print0 | \
	  xargs -0 $(SWIFT) format -i

clean:
	$(SWIFT) package clean
