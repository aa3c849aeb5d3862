import Foundation
import SightlineModel
import Testing
import Typesetting

/// The Unicode Consortium's own test files, where Debian's `unicode-data` package has put them.
struct UnicodeConformanceTests {
  static let folder = "/usr/share/unicode"
  static func lines(_ name: String) -> [String] {
    guard let text = try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8) else { return [] }
    return text.split(separator: "\n").map { String($0.prefix { $0 != "#" }) }.filter {
      $0.contains { !$0.isWhitespace }
    }
  }
  static func isInstalled(_ name: String) -> Bool { FileManager.default.fileExists(atPath: "\(folder)/\(name)") }

  /// ICU 72 tailors 22 of the 7,654 cases; more would be ours.
  @Test(.enabled("unicode-data is not installed") { isInstalled("auxiliary/LineBreakTest.txt") })
  func lineBreaksAsInUAX14() throws {
    var (cases, different) = (0, 0)
    for line in Self.lines("auxiliary/LineBreakTest.txt") {
      var text = ""
      var expected: [Int] = []
      for field in line.split(separator: " ").map({ $0.trimmingCharacters(in: .whitespaces) }) {
        if field == "÷" {
          if !text.isEmpty { expected.append(text.utf8.count) }
        } else if field != "×", let value = UInt32(field, radix: 16), let scalar = Unicode.Scalar(value) {
          text.unicodeScalars.append(scalar)
        }
      }
      cases += 1
      if TextAnalysis(text).lineBreaks != expected { different += 1 }
    }
    #expect(cases > 7_000)
    #expect(different <= 22, "\(different) of \(cases) differ")
  }

  /// ICU 72 gives 31 of the 91,707 cases other levels, all of them with explicit embeddings beside isolates or inside
  /// brackets; more would be ours.
  @Test(.enabled("unicode-data is not installed") { isInstalled("BidiCharacterTest.txt") })
  func levelsAsInUAX9() throws {
    var (cases, different) = (0, 0)
    for line in Self.lines("BidiCharacterTest.txt") {
      let fields = line.split(separator: ";", omittingEmptySubsequences: false)
      guard fields.count == 5 else { continue }
      let text = String(
        String.UnicodeScalarView(
          fields[0].split(separator: " ").compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }))
      let direction: LayoutDirection? = fields[1] == "0" ? .leftToRight : fields[1] == "1" ? .rightToLeft : nil
      let analysis = TextAnalysis(text, direction: direction)
      let expected = fields[3].split(separator: " ").map { Int($0) }
      cases += 1
      let levels = analysis.characterLevels
      // x: removed by rule X9, any level will do
      let agrees = levels.count == expected.count && zip(levels, expected).allSatisfy { $1 == nil || $0 == $1 }
      if !agrees || analysis.paragraphLevel != Int(fields[2]) { different += 1 }
    }
    #expect(cases > 90_000)
    #expect(different <= 31, "\(different) of \(cases) differ")
  }

  @Test(arguments: [
    ("a b", "en", [2, 3]), ("up/down", "en", [3, 7]), ("10 km", "en", [3, 5]), ("a\u{A0}b", "en", [4]),
    ("日本。語", "ja", [3, 9, 12]), ("สวัสดีชาวโลก", "th", [18, 27, 36]), ("x\ny", "en", [2, 3]),
  ])
  func breakOpportunities(text: String, locale: String, expected: [Int]) {
    #expect(TextAnalysis(text, locale: locale).lineBreaks == expected)
  }

  @Test func isolatesKeepTheirDirection() {
    // Latin inside a right-to-left isolate inside Latin
    let analysis = TextAnalysis("a \u{2067}b אב\u{2069} c", direction: .leftToRight)
    #expect(analysis.characterLevels == [0, 0, 0, 2, 1, 1, 1, 0, 0, 0])
    #expect(TextAnalysis.visualOrder(of: [0, 1, 1, 2, 1]) == [0, 4, 3, 2, 1])
  }
}
