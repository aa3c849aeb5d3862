import Foundation
import SightlineModel
import Testing
import Typesetting

/// Which file sets which text.
struct FontChoiceTests {
  static let typesetter = Typesetter(fonts: FontLibrary())

  static func files(_ string: String, locale: String = "en", font: FontSpec = FontSpec(.system(size: 17))) -> [String] {
    let paragraph = Paragraph(runs: [.init(string: string, font: font)], locale: locale)
    return typesetter.measure(paragraph, width: nil).fonts.map(\.file)
  }

  @Test(arguments: [
    ("שלום", "he", "NotoSansHebrew-Regular.ttf"), ("ไทย", "th", "NotoSansThai-Regular.ttf"),
    ("नमस्ते", "hi", "NotoSansDevanagari-Regular.ttf"), ("日本", "ja", "NotoSansCJK-Regular.ttc"),
    ("👨‍👩‍👧‍👦", "en", "NotoColorEmoji.ttf"), ("🇩🇪", "en", "NotoColorEmoji.ttf"), ("❤️", "en", "NotoColorEmoji.ttf"),
  ])
  func aScriptHasItsFont(text: String, locale: String, file: String) {
    #expect(Self.files(text, locale: locale) == [file])
  }

  @Test func textStyleHeartIsNoEmoji() {
    #expect(!Self.files("❤\u{FE0E}").contains("NotoColorEmoji.ttf"))
  }

  @Test func familiesAndSequencesAreOneGlyph() {
    for emoji in ["👨‍👩‍👧‍👦", "👩🏾‍💻", "🇯🇵", "🏳️‍🌈", "1️⃣"] {
      let paragraph = Paragraph(runs: [.init(string: emoji, font: .body)])
      let glyphs = Self.typesetter.measure(paragraph, width: nil).lines[0].glyphs
      #expect(glyphs.count == 1, "\(emoji)")
    }
  }

  @Test func aGlyphNoFontHasIsReported() {
    let paragraph = Paragraph(runs: [.init(string: "a\u{10FFFD}b", font: .body)])
    #expect(Self.typesetter.measure(paragraph, width: nil).missingCharacters == ["\u{10FFFD}"])
  }

  @Test func anUnknownFamilyIsSubstituted() {
    let font = FontSpec(.custom(family: "Nunito", size: 17, relativeTo: nil))
    let text = Self.typesetter.measure(Paragraph(runs: [.init(string: "a", font: font)]), width: nil)
    #expect(text.fonts.allSatisfy { $0.family == "Nunito" && $0.substituted })
    #expect(text.relativeError > 0)
  }

  @Test func aProjectFontIsFoundByFamilyAndPostScriptName() throws {
    let file = "/usr/share/fonts/truetype/noto/NotoSerif-Bold.ttf"
    try #require(FileManager.default.fileExists(atPath: file))
    let typesetter = Typesetter(fonts: FontLibrary(projectFiles: [file]))
    for name in ["Noto Serif", "NotoSerif-Bold"] {
      let font = FontSpec(.custom(family: name, size: 17, relativeTo: .body))
      let text = typesetter.measure(Paragraph(runs: [.init(string: "a", font: font)]), width: nil)
      #expect(text.fonts.map(\.file) == ["NotoSerif-Bold.ttf"])
      #expect(text.fonts.allSatisfy { !$0.substituted })
      #expect(text.relativeError == 0)
      #expect(text.isBold)
    }
  }

  /// Equal but for their bytes: each has offsets of its own.
  @Test func composedAndDecomposedKeepTheirOffsets() {
    for text in ["café", "cafe\u{301}"] {
      let measured = Self.typesetter.measure(Paragraph(runs: [.init(string: text, font: .body)]), width: nil)
      #expect(measured.lines[0].end == text.utf8.count)
    }
  }
}

/// Where no font has a character, its width is a guess, and the text's error says so.
struct MissingFontTests {
  private func error(_ text: String, _ fonts: FontLibrary) -> Double {
    Typesetter(fonts: fonts).measure(Paragraph(runs: [.init(string: text, font: .body)]), width: nil).relativeError
  }

  @Test func withoutAnyFontEveryWidthIsAGuess() {
    let none = FontLibrary(systemFolders: [])
    #expect(error("Hello", none) == 0.5)
    #expect(Typesetter(fonts: none).hasNoFont)
    #expect(!Typesetter(fonts: FontLibrary()).hasNoFont)
  }

  @Test func whatLacksAFontWidensTheErrorByItsShare() {
    let fonts = FontLibrary()
    let plain = error("aaaa", fonts)
    let mixed = error("aaaa\u{10FFFD}", fonts)
    #expect(plain < 0.1 && mixed > plain + 0.05 && mixed < 0.5, "\(plain), \(mixed)")
  }
}
