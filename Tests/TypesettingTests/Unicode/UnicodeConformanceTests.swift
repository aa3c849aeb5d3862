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

  /// Breaks equal the file's but where ICU's rules are already those of later versions of UAX #14: a hyphen at a word's
  /// start stays with the letter after it (rule LB20a of Unicode 15.1), a comma or full stop with the number it begins
  /// (LB15c and LB25 of Unicode 16; breaking before `.5` rather than after). ICU 72: 8 and 14 of the 7,654 cases.
  @Test(.enabled("unicode-data is not installed") { isInstalled("auxiliary/LineBreakTest.txt") })
  func lineBreaksAsInUAX14() throws {
    var (cases, hyphens, numbers) = (0, 0, 0)
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
      let breaks = TextAnalysis(text).lineBreaks
      guard breaks != expected else { continue }
      for place in Set(breaks).symmetricDifference(expected) {
        let before = String(decoding: text.utf8.prefix(place), as: UTF8.self)
        let after = String(decoding: text.utf8.dropFirst(place), as: UTF8.self)
        if before == "-" || before == "-\u{308}" {
          hyphens += 1
        } else if before.unicodeScalars.last.map({ ".,\u{308}".unicodeScalars.contains($0) }) == true
          ? after.first?.isNumber == true : before.hasSuffix(" ") && after.hasPrefix(".")
        {
          numbers += 1
        } else {
          Issue.record("'\(text.unicodeScalars.map { String($0.value, radix: 16) })' breaks at \(breaks)")
        }
      }
    }
    #expect(cases > 7_000)
    #expect(hyphens <= 8 && numbers <= 15)
  }

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
    #expect(different == 0, "\(different) of \(cases) differ")
  }

  @Test(arguments: [
    ("a b", "en", [2, 3]), ("up/down", "en", [3, 7]), ("10 km", "en", [3, 5]), ("a\u{A0}b", "en", [4]),
    ("日本。語", "ja", [3, 9, 12]), ("สวัสดีชาวโลก", "th", [18, 27, 36]), ("x\ny", "en", [2, 3]),
  ])
  func breakOpportunities(text: String, locale: String, expected: [Int]) {
    #expect(TextAnalysis(text, locale: locale).lineBreaks == expected)
  }

  /// What ICU's own algorithm gets wrong: brackets under overrides, marks after brackets, many open brackets.
  @Test(arguments: [
    ("\u{202B}a(a\u{202C}\u{202E})", LayoutDirection.leftToRight, [0, 2, 2, 2, 2, 2, 1]),
    ("א(א)\u{300}", .leftToRight, [1, 1, 1, 1, 1]), ("(a)\u{300}b", .rightToLeft, [1, 2, 1, 1, 2]),
    ("a\u{2066}א 1\u{2069}b", .rightToLeft, [2, 2, 3, 3, 4, 2, 2]),
  ])
  func levels(text: String, direction: LayoutDirection, expected: [Int]) {
    #expect(TextAnalysis(text, direction: direction).characterLevels == expected)
  }

  @Test func eachParagraphHasItsDirection() {
    let analysis = TextAnalysis("א 1.\u{2029}a 1.\u{2029}א.")
    #expect(analysis.paragraphLevel == 1)
    #expect(analysis.characterLevels == [1, 1, 2, 1, 1, 0, 0, 0, 0, 0, 1, 1])
  }

  @Test func isolatesKeepTheirDirection() {
    // Latin inside a right-to-left isolate inside Latin
    let analysis = TextAnalysis("a \u{2067}b אב\u{2069} c", direction: .leftToRight)
    #expect(analysis.characterLevels == [0, 0, 0, 2, 1, 1, 1, 0, 0, 0])
    #expect(TextAnalysis.visualOrder(of: [0, 1, 1, 2, 1]) == [0, 4, 3, 2, 1])
  }
}
