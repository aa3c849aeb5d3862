import SightlineModel
import Testing

@testable import AuditEngine

/// A pass that was noted is found again for the same element only.
struct KnownPassesTests {
  private static func observation(
    _ rule: RuleID = "target-size", node: Int? = 4, path: String = "vStack/button", text: String = "Go",
    verdict: Verdict = .passes
  ) -> Observation {
    let place = SourceLocation(file: "A.swift", line: 4, column: 3)
    return Observation(
      rule: rule, node: node, screen: "A", state: .init(id: "settled", path: []), variants: [7], location: place,
      place: place, symbol: nil, path: path, detail: "",
      element: Finding.Element(kind: "button", text: nil, label: nil, symbol: nil), sourceText: text, frame: .zero,
      verdict: verdict)
  }

  @Test func onlyTheSamePassIsFound() {
    var passes = KnownPasses(screen: 0, state: 0)
    #expect(passes.position(of: Self.observation()) == nil)
    passes.note(Self.observation(), 3)
    passes.note(Self.observation("control-name"), 5)
    #expect(passes.position(of: Self.observation()) == 3)
    #expect(passes.position(of: Self.observation("control-name")) == 5)
    #expect(passes.position(of: Self.observation("image-name")) == nil)
    #expect(passes.position(of: Self.observation(node: 5)) == nil)
    // Another view has the number in another variant.
    #expect(passes.position(of: Self.observation(path: "vStack/text")) == nil)
    #expect(passes.position(of: Self.observation(text: "Stop")) == nil)
    #expect(passes.position(of: Self.observation(verdict: .fails(.init("Too small.")))) == nil)
  }
}
