import AuditPipeline
import SightlineModel

/// What a project holds, as far as its configuration wants to know.
struct Survey {
  let name: String
  let tokens: [String]
  let fontFolders: [String]
  let counts: [(kind: ProjectFile.Kind, count: Int)]
  /// Stand-ins for missing modules were written.
  var hasStubs = false

  init(_ project: Project, folder: String) {
    name = project.name
    tokens = project.discovery.files(.resolver).map(\.path)
    let folders = project.discovery.files(.font).map { $0.path.split(separator: "/").dropLast().joined(separator: "/") }
    fontFolders = Set(folders.map { $0.isEmpty ? "." : $0 }).sorted()
    counts = ProjectFile.Kind.allCases.map { kind in (kind, project.discovery.files(kind).count) }.filter {
      $0.count > 0
    }
  }
}

/// Files that `init` writes.
enum Templates {
  static func configuration(_ survey: Survey) -> String {
    let found = survey.counts.map { "\($0.count) \($0.kind.rawValue)" }.joined(separator: ", ")
    return """
      # What Sightline audits, and how. Every key may be left out; 'sightline config --effective' shows what holds,
      # 'sightline config --schema' is for completion in editors.
      # Found here: \(found).

      name: \(quoted(survey.name))

      # Folders and files to read. Build folders, checkouts and tests are left out by themselves.
      sources: [.]
      # exclude: ["**/Previews/**"]

      # Fonts and tokens that are not found by their names.
      \(survey.fontFolders.isEmpty ? "# fonts: [Resources/Fonts]" : "fonts: [\(survey.fontFolders.map(quoted).joined(separator: ", "))]")
      \(survey.tokens.isEmpty ? "# tokens: [Design/app.resolver.json]" : "tokens: [\(survey.tokens.map(quoted).joined(separator: ", "))]")

      # Declarations that stand for modules that are not at hand.
      \(survey.hasStubs ? "stubs: [\(InitCommand.stubFolder)]" : "# stubs: [\(InitCommand.stubFolder)]")

      # Views that are screens, by the name reports should use.
      # screens:
      #   Welcome: WelcomeView

      # The conditions to audit in.
      platform: ios26                        # or ios18
      devices: [SE, standard, largest]       # aliases, ids, or 320x568
      sizes: all                             # or [large, AX1, AX5]
      locales: widest                        # or all, or [en, de]; en-XA is longer, ar-XB mirrored
      appearances: [light, dark]             # and light-high, dark-high

      # Which rules, and how severe.
      profile: default                       # or wcag22-aa, apple-hig, strict
      # rules:
      #   heading: off
      #   target-size: {severity: warning, paths: {"Legacy/**": off}}

      # Colours that stand on each other.
      # pairs:
      #   - {foreground: color.text.secondary, background: color.background.primary, use: text}

      # Views from modules that cannot be read.
      # components:
      #   BrandButton: {kind: button, label: title, minimumSize: {width: 44, height: 44}}

      # The gate.
      baseline: .sightline-baseline.json
      failOn: error                          # or warning
      # coverage: {screens: 90, labels: 100}

      """
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  static let githubWorkflow = """
    name: Accessibility
    on:
      pull_request:
      push:
        branches: [main]
    permissions:
      contents: read
      security-events: write
    jobs:
      sightline:
        runs-on: ubuntu-latest
        container: swift:6.3-bookworm
        steps:
          - uses: actions/checkout@v4
            with:
              fetch-depth: 0
          - uses: sightline/sightline@main    # the repository you take Sightline from
            with:
              path: PROJECT-FOLDER

    """

  static let gitlabJob = """
    # include: {local: .gitlab/sightline.yml}
    sightline:
      stage: test
      image: swift:6.3-bookworm
      # Runs on contents that were audited before are served from here.
      variables: {SIGHTLINE_CACHE: $CI_PROJECT_DIR/.sightline-cache}
      cache: {key: sightline, paths: [.sightline-cache]}
      script:
        - git clone --depth 1 https://github.com/sightline/sightline.git /tmp/sightline    # where you take it from
        - make -C /tmp/sightline build
        - /tmp/sightline/.build/release/sightline gate PROJECT-FOLDER --report gitlab=sightline-quality.json --report junit=sightline.xml --report html=sightline.html
      artifacts:
        when: always
        reports:
          codequality: sightline-quality.json
          junit: sightline.xml
        paths: [sightline.html]

    """

  /// Four jobs that judge, one that reports.
  static let githubShards = """
    name: Accessibility
    on:
      pull_request:
      push:
        branches: [main]
    permissions:
      contents: read
      security-events: write
    env:
      SIGHTLINE: https://example.org/sightline-linux.tar.gz    # the archive that 'make dist' makes
    jobs:
      shard:
        runs-on: ubuntu-latest
        strategy:
          fail-fast: false
          matrix:
            shard: [1, 2, 3, 4]
        steps:
          - uses: actions/checkout@v4
            with: {fetch-depth: 0}
          - run: mkdir -p "$RUNNER_TEMP/sightline" && curl -fsSL "$SIGHTLINE" | tar -xz --strip-components=1 -C "$RUNNER_TEMP/sightline"
          - uses: actions/cache@v4
            with:
              path: .sightline-cache
              key: sightline-${{ matrix.shard }}-${{ github.sha }}
              restore-keys: sightline-${{ matrix.shard }}-
          - run: SIGHTLINE_CACHE=.sightline-cache "$RUNNER_TEMP/sightline/bin/sightline" gate PROJECT-FOLDER --shard ${{ matrix.shard }}/4 --blob ${{ matrix.shard }}.blob
          - uses: actions/upload-artifact@v4
            with:
              name: sightline-${{ matrix.shard }}
              path: ${{ matrix.shard }}.blob
      report:
        needs: shard
        runs-on: ubuntu-latest
        steps:
          - uses: actions/checkout@v4
          - run: mkdir -p "$RUNNER_TEMP/sightline" && curl -fsSL "$SIGHTLINE" | tar -xz --strip-components=1 -C "$RUNNER_TEMP/sightline"
          - uses: actions/download-artifact@v4
            with: {pattern: sightline-*, path: "${{ runner.temp }}/blobs", merge-multiple: true}
          - run: "$RUNNER_TEMP/sightline/bin/sightline merge $RUNNER_TEMP/blobs/*.blob --report sarif=sightline.sarif"
          - uses: github/codeql-action/upload-sarif@v3
            if: always()
            with: {sarif_file: sightline.sarif}

    """

  static let gitlabShards = """
    # include: {local: .gitlab/sightline.yml}
    variables:
      SIGHTLINE: https://example.org/sightline-linux.tar.gz    # the archive that 'make dist' makes
    .sightline:
      image: debian:bookworm
      before_script:
        - apt-get update -qq && apt-get install -y -qq curl git
        - mkdir -p /opt/sightline && curl -fsSL "$SIGHTLINE" | tar -xz --strip-components=1 -C /opt/sightline
    sightline-shards:
      extends: .sightline
      stage: test
      parallel: 4
      variables: {SIGHTLINE_CACHE: $CI_PROJECT_DIR/.sightline-cache}
      cache: {key: "sightline-$CI_NODE_INDEX", paths: [.sightline-cache]}
      script:
        - /opt/sightline/bin/sightline gate PROJECT-FOLDER --shard $CI_NODE_INDEX/$CI_NODE_TOTAL --blob blobs/$CI_NODE_INDEX.blob
      artifacts: {paths: [blobs]}
    sightline:
      extends: .sightline
      stage: test
      needs: [sightline-shards]
      script:
        - mkdir -p /tmp/blobs && mv blobs/*.blob /tmp/blobs/
        - /opt/sightline/bin/sightline merge /tmp/blobs/*.blob --report gitlab=sightline-quality.json --report junit=sightline.xml
      artifacts:
        when: always
        reports:
          codequality: sightline-quality.json
          junit: sightline.xml

    """
}
