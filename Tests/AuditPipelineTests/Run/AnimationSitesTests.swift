import SightlineModel
import Testing

@testable import AuditPipeline

/// Animations that no audited state shows are named, not passed over.
struct AnimationSitesTests {
  @Test(
    arguments: [
      ("withAnimation { isOpen = true }", [1]),
      ("\n    .animation(.spring, value: isOpen)", [2]),
      ("withAnimation(reduceMotion ? nil : .spring) { isOpen = true }", []),
      ("withAnimation(nil) { isOpen = true }", []),
      ("// withAnimation is not used here", []),
      ("func withAnimation() {}", []),
      ("let text = \"plain\"", []),
    ] as [(String, [Int])])
  func sitesAreFoundByName(_ text: String, _ lines: [Int]) {
    #expect(AnimationSites.unseen(in: [("A.swift", text)], seen: []).map(\.line) == lines)
  }

  @Test func whatWasSeenIsLeftOut() {
    let text = "\n\nwithAnimation { a = 1 }\n\n\n\nwithAnimation { b = 1 }\n"
    let seen: Set = [
      SourceLocation(file: "A.swift", line: 3, column: 1), SourceLocation(file: "B.swift", line: 7, column: 1),
    ]
    #expect(AnimationSites.unseen(in: [("A.swift", text)], seen: seen).map(\.line) == [7])
  }
}
