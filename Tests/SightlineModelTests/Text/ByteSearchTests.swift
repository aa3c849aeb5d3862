import Foundation
import SightlineModel
import Testing

@Suite("Words in long texts")
struct ByteSearchTests {
  @Test(
    "Words are found wherever they stand, byte by byte",
    arguments: [
      ("withAnimation", "withAnimation", true), ("let x = withAnimation {", "withAnimation", true),
      ("withAnimatio", "withAnimation", false), ("", "a", false), ("a", "", true), ("aab", "ab", true),
      ("aaaaab", "aab", true), ("abcabd", "abd", true), ("abcabcab", "abcabd", false), ("zwölf", "wölf", true),
      // One character with the accent behind it, and still there.
      ("name\u{301}", "name", true),
    ])
  func found(text: String, words: String, isThere: Bool) {
    #expect(text.holds(words) == isThere)
    #expect(text[...].holds(words) == isThere)
  }

  @Test("As the plain search over many small texts")
  func asThePlainSearch() {
    let letters = ["a", "b"]
    let all = (0..<256).map { number in (0..<8).map { letters[number >> $0 & 1] }.joined() }
    for text in all {
      for length in 1...4 {
        let words = String(all[(text.utf8.count * 37 + length * 11) % 256].prefix(length))
        #expect(text.holds(words) == (text.range(of: words) != nil), "\(words) in \(text)")
      }
    }
  }

  @Test(
    "A name counts where it stands by itself",
    arguments: [
      ("row", "row", 1), ("row(), rows, arrow, row", "row", 2), ("", "row", 0), ("_row row_ row1 rów", "row", 0),
      ("self.row\nrow", "row", 2), ("$row", "row", 1), ("row row row", "row", 3), ("row row row row", "row", 3),
    ])
  func countedNames(text: String, name: String, count: Int) { #expect(text.count(ofName: name, atMost: 3) == count) }

  @Test("Ten megabytes are searched at once", .timeLimit(.minutes(10)))
  func longText() {
    let text = String(repeating: "x", count: 10_000_000) + "needle"
    #expect(text.holds("needle"))
    #expect(!text.holds("thread"))
  }
}
