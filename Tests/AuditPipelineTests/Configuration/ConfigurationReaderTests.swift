import SightlineModel
import Testing

@testable import AuditPipeline

struct ConfigurationReaderTests {
  private func read(_ text: String) -> (configuration: Configuration, problems: [InputProblem]) {
    Configuration.read(bytes: Array(text.utf8), file: ".sightline.yml", vocabulary: .standard)
  }

  @Test func everyKeyIsReadWithItsLine() {
    let (configuration, problems) = read(
      """
      name: App
      sources: [App, Shared]
      exclude: ["**/Previews/**"]
      stubs: [Stubs/A.swift]
      screens:
        Welcome: WelcomeView
      entry: MyApp
      fonts: [Fonts]
      platform: ios18
      devices: [SE, 320x568]
      sizes: [AX5, large]
      locales: [en, no]
      appearances: [dark]
      orientation: landscape
      boldText: true
      tokens: [a.tokens.json]
      pairs:
        - {foreground: a, background: b, use: non-text}
      profile: strict
      rules:
        heading: off
        target-size: {severity: warning, paths: {"Old/**": off}, numbers: {minimum: 30}}
      components:
        Brand: {kind: button, label: 0, minimumSize: {width: 44, height: 50}}
      budgets: {branches: 3, steps: 5000, states: 7}
      baseline: base.json
      failOn: warning
      coverage: {screens: 90, labels: 100, branches: 12.5}
      suppressions: {requireReason: false}
      """)
    #expect(problems.isEmpty)
    func line(_ number: Int, _ column: Int = 1) -> ConfigurationOrigin {
      .file(SourceLocation(file: ".sightline.yml", line: number, column: column))
    }
    #expect(configuration.name == Setting("App", line(1)))
    #expect(configuration.sources == Setting(["App", "Shared"], line(2)))
    #expect(configuration.screens.value.map(\.type) == ["WelcomeView"])
    #expect(configuration.screens.value.first?.location.line == 6)
    #expect(configuration.platform == Setting(.ios18, line(9)))
    #expect(configuration.devices.value == ["SE", "320x568"])
    #expect(configuration.sizes.value == [.large, .ax5], "in table order")
    #expect(configuration.locales.value == .listed(["en", "no"]), "Norwegian is no truth value")
    #expect(configuration.pairs.value.first?.use == .nonText)
    #expect(configuration.rules.value.map(\.level) == [.off, .warning])
    #expect(configuration.level(of: "target-size", in: "Old/A.swift") == .off)
    #expect(configuration.level(of: "target-size", in: "New/A.swift") == .warning)
    #expect(configuration.level(of: "contrast-text", in: "A.swift") == nil)
    #expect(configuration.components.value.first?.label == "0")
    #expect(configuration.components.value.first?.minimumSize == Size(width: 44, height: 50))
    #expect(configuration.budgets.states == Setting(7, line(25, 37)))
    #expect(configuration.coverage.branches.value == 12.5)
    #expect(configuration.requireReason.value == false)
    #expect(configuration.failOn.value == .warning)
  }

  @Test(arguments: [
    ("platfrom: ios26", 1, "did you mean 'platform'?"), ("a: 1\nzzzzzzzzzz: 2", 2, "is not a key"),
    ("platform: ios27", 1, "did you mean 'ios26'?"), ("sizes: [AX9]", 1, "sizes[0]"), ("sizes: 3", 1, "sizes is 3"),
    ("devices: [SF]", 1, "did you mean 'SE'?"), ("sources: App", 1, "sources is a string; a list"),
    ("rules:\n  contrast-txt: off", 2, "did you mean 'contrast-text'?"),
    ("rules:\n  heading: errr", 2, "rules.heading"),
    ("rules:\n  heading: {severty: error}", 2, "did you mean 'severity'?"),
    ("pairs:\n  - {foreground: a}", 2, "'background' is missing in pairs[0]"),
    ("coverage: {labels: 101}", 1, "a number from 0 to 100"), ("boldText: maybe", 1, "true or false is expected"),
    ("- a\n- b", 1, "a mapping of keys is expected"), ("name: [", 1, ""),
    ("budgets: {branches: -1}", 1, "budgets.branches"),
    ("components:\n  A: {kind: buton}", 2, "did you mean 'button'?"), ("failOn: review", 1, "failOn"),
  ])
  func mistakesHaveALineAndAWayOut(text: String, line: Int, hint: String) throws {
    let problems = read(text).problems
    let problem = try #require(problems.first { $0.location.line == line }, "\(problems)")
    #expect(problem.kind == .configuration)
    #expect(problem.message.contains(hint), "\(problem)")
  }

  @Test func allMistakesAreReportedAtOnce() {
    #expect(read("platfrom: ios26\nsizes: [AX9, large]\nrules: {nope-nope: off}").problems.count == 3)
  }

  @Test(arguments: ["", "# nothing\n", "sizes:\n", "{}"])
  func nothingSaidMeansTheDefaults(text: String) {
    let read = read(text)
    #expect(read.problems.isEmpty)
    #expect(read.configuration.sizes == Setting(DynamicTypeSize.allCases))
  }

  @Test func optionsWinAndSaySo() {
    var (configuration, _) = read("sizes: [large]\nappearances: [light, dark]")
    var overrides = ConfigurationOverrides()
    overrides.sizes = [.ax5, .small]
    overrides.highContrast = true
    configuration.apply(overrides)
    #expect(configuration.sizes == Setting([.small, .ax5], .flag("--size")))
    #expect(configuration.appearances == Setting([.lightHigh, .darkHigh], .flag("--contrast")))
  }
}
