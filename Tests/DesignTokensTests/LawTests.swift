import SightlineModel
import SourceDocuments
import Testing

@testable import DesignTokens

/// What holds for all colours, over a few thousand that are the same in every run.
struct LawTests {
  @Test func contrastIsSymmetricAndBetweenOneAndTwentyOne() {
    var numbers = SeededNumbers(state: 1)
    for _ in 0..<2000 {
      let (a, b) = (numbers.color(), numbers.color())
      let ratio = Contrast.ratio(a, b)
      #expect(ratio == Contrast.ratio(b, a) && (1...21).contains(ratio))
    }
  }

  /// Layers may be put together in any grouping, and what lies under an opaque one does not matter.
  @Test func compositingIsAssociative() {
    var numbers = SeededNumbers(state: 2)
    for _ in 0..<2000 {
      let (a, b) = (numbers.color(alpha: 0...1), numbers.color(alpha: 0...1))
      let (ground, other) = (numbers.color(), numbers.color())
      let left = a.composited(over: b).composited(over: ground)
      let right = a.composited(over: b.composited(over: ground))
      #expect(abs(left.red - right.red) < 1e-9 && abs(left.green - right.green) < 1e-9)
      #expect(abs(left.blue - right.blue) < 1e-9 && abs(left.alpha - 1) < 1e-12)
      #expect(Contrast.flatten([a, b, ground, other], base: .white) == Contrast.flatten([a, b, ground], base: .black))
    }
  }

  /// The worst point of a gradient is no better than any point of it.
  @Test func noPointOfAGradientIsWorseThanItsWorst() throws {
    var numbers = SeededNumbers(state: 3)
    for _ in 0..<200 {
      let (text, start, end) = (numbers.color(), numbers.color(), numbers.color())
      let worst = try #require(GradientContrast.worst(of: text, over: [(0, start), (1, end)]))
      for step in 0...50 {
        let point = start.mixed(with: end, Double(step) / 50)
        #expect(Contrast.ratio(text, point) >= worst.ratio - 0.02)
      }
    }
  }

  /// Fixing breaks nothing: what passed still passes, and what was fixed does.
  @Test(arguments: 0..<40)
  func fixingBreaksNothing(seed: Int) {
    var numbers = SeededNumbers(state: UInt64(seed))
    var members: [String] = []
    for index in 0..<8 {
      let color = numbers.color()
      let parts = [color.red, color.green, color.blue].map { String(($0 * 1000).rounded() / 1000) }
      let value = "{\"colorSpace\": \"srgb\", \"components\": [\(parts.joined(separator: ", "))]}"
      members.append("\"c\(index)\": {\"$type\": \"color\", \"$value\": \(value)}")
      members.append("\"a\(index)\": {\"$value\": \"{c\(index)}\"}")
    }
    let file = InputFile(path: "t.tokens.json", text: "{\(members.joined(separator: ",\n"))}")
    let pairs = (0..<10).map { _ in
      TokenPair(
        foreground: "ac".randomElement(using: &numbers).map(String.init)! + "\(Int.random(in: 0..<4, using: &numbers))",
        background: "c\(Int.random(in: 4..<8, using: &numbers))",
        use: [.text, .largeText, .nonText].randomElement(using: &numbers)!)
    }
    let before = TokenAudit(tokens: TokenSet(files: [file]), pairs: pairs)
    let fixes = before.fixes()
    let fixed = TokenFix.apply(fixes.made).first ?? file
    let after = TokenAudit(tokens: TokenSet(files: [fixed]), pairs: pairs)
    #expect(after.tokens.problems.isEmpty)
    #expect(after.failing.isSubset(of: before.failing))
    #expect(after.failing.isEmpty || !fixes.left.isEmpty, "what is left is said")
  }
}

extension SeededNumbers {
  fileprivate mutating func color(alpha: ClosedRange<Double> = 1...1) -> RGBA {
    RGBA(
      red: .random(in: 0...1, using: &self), green: .random(in: 0...1, using: &self),
      blue: .random(in: 0...1, using: &self), alpha: .random(in: alpha, using: &self))
  }
}
