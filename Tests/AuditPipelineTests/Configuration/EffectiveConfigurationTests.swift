import Foundation
import SightlineModel
import Testing

@testable import AuditPipeline

struct EffectiveConfigurationTests {
  private func read(_ text: String, _ file: String = ".sightline.yml") -> (Configuration, [InputProblem]) {
    Configuration.read(bytes: Array(text.utf8), file: file, vocabulary: .standard)
  }

  @Test func everyKeyOfTheTableIsPrinted() {
    let text = Configuration().effectiveText(name: "App")
    let printed = text.split(separator: "\n").filter { !$0.hasPrefix(" ") }.compactMap {
      $0.split(separator: ":").first
    }
    #expect(printed.map(String.init).sorted() == ConfigurationTable.fields(.standard).map(\.name).sorted())
  }

  @Test func readingWhatIsPrintedChangesNoValue() {
    let text = """
      name: "A: \\"b\\" # c"
      sources: [App]
      screens: {"1. Start": A, yes: B}
      tasks: {"Buy: all": [Welcome, "1"]}
      platform: ios18
      rules: {heading: off, target-size: {severity: warning, paths: {"Old/**": off}, numbers: {minimum: 30.5}}}
      pairs: [{foreground: "a{b}", background: "#fff"}]
      components: {Brand: {kind: button, label: 0, minimumSize: {width: 44, height: 50}}}
      coverage: {labels: 99.5}
      """
    let first = read(text).0
    let printed = first.effectiveText(name: "App")
    let (second, problems) = read(printed.replacing("entry: null", with: ""))
    #expect(problems.isEmpty)
    #expect(second.name.value == first.name.value)
    #expect(second.screens.value.map(\.name) == ["1. Start", "yes"])
    #expect(second.tasks.value.map(\.name) == ["Buy: all"])
    #expect(second.tasks.value.map(\.screens) == [["Welcome", "1"]])
    #expect(second.pairs.value.map(\.foreground) == ["a{b}"])
    #expect(second.rules.value.map(\.numbers) == first.rules.value.map(\.numbers))
    #expect(second.rules.value.map(\.level) == first.rules.value.map(\.level))
    #expect(second.components.value.map(\.minimumSize) == first.components.value.map(\.minimumSize))
    #expect(second.coverage.labels.value == 99.5)
    #expect(values(second.effectiveText(name: "App")) == values(printed))
  }

  private func values(_ text: String) -> [String] {
    text.split(separator: "\n").map { line in
      line.range(of: " # ", options: .backwards).map {
        String(line[..<$0.lowerBound]).trimmingCharacters(in: .whitespaces)
      } ?? String(line)
    }
  }

  @Test(arguments: [("sizes: [large]", "sizes: [large]", ".sightline.yml:1"), ("", "platform: ios26", "default")])
  func originsAreNamed(text: String, value: String, origin: String) {
    let line = read(text).0.effectiveText(name: "A").split(separator: "\n").first { $0.hasPrefix(value) }
    #expect(line?.hasSuffix("# \(origin)") == true)
  }
}
