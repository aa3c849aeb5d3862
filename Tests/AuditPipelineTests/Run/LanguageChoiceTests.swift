import SightlineModel
import SourceDocuments
import StringCatalogs
import Testing

@testable import AuditPipeline

@Suite struct LanguageChoiceTests {
  /// A table for each language, of one `.strings` file.
  private static func tables(_ texts: [String: [String: String]]) -> StringTables {
    StringTables(
      files: texts.sorted { $0.key < $1.key }.map { language, texts in
        let lines = texts.sorted { $0.key < $1.key }.map { "\"\($0.key)\" = \"\($0.value)\";" }
        return .init(path: "\(language).lproj/Localizable.strings", bytes: [UInt8](lines.joined(separator: "\n").utf8))
      })
  }
  private static func languages(_ tables: StringTables) -> [String] {
    ["en"] + tables.languages.filter { $0 != "en" }
  }

  @Test func aFewAreAllLaidOut() {
    let names = ["en", "cs", "da", "de", "es", "fi", "fr", "it"]
    let tables = Self.tables(Dictionary(uniqueKeysWithValues: names.map { ($0, ["a": "Word"]) }))
    let choice = LanguageChoice(among: Self.languages(tables), of: tables)
    #expect(choice.chosen == ["en", "cs", "da", "de", "es", "fi", "fr", "it"])
    #expect(choice.leftOut == [])
  }

  /// German is the widest of one text, Finnish of another; Arabic and Hebrew turn the screen, Japanese has no spaces.
  @Test func ofManyTheWidestAndOneOfEachKindOfWriting() {
    var texts: [String: [String: String]] = [:]
    for name in ["cs", "da", "es", "fr", "it", "nb", "nl", "pl", "pt", "sk", "sv", "tr"] {
      texts[name] = ["a": "Word", "b": "Word", "c": "Word"]
    }
    texts["en"] = ["a": "Word", "b": "Word", "c": "Word"]
    texts["de"] = ["a": "Geschwindigkeitsbegrenzung", "b": "Wort", "c": "Wort"]
    texts["fi"] = ["a": "Sana", "b": "Epäjärjestelmällisyys", "c": "Sana"]
    texts["ru"] = ["a": "Слово", "b": "Слово", "c": "Достопримечательность"]
    texts["ar"] = ["a": "كلمة", "b": "كلمة", "c": "كلمة"]
    texts["fa"] = ["a": "کلمه", "b": "کلمه بلند", "c": "کلمه"]
    texts["he"] = ["a": "מילה", "b": "מילה", "c": "מילה"]
    texts["ja"] = ["a": "言葉", "b": "言葉", "c": "言葉"]
    let tables = Self.tables(texts)
    let choice = LanguageChoice(among: Self.languages(tables), of: tables)
    #expect(choice.chosen.first == "en")
    #expect(choice.chosen.count == LanguageChoice.limit)
    #expect(Set(choice.chosen).isSuperset(of: ["de", "fi", "ru", "fa", "he", "ja"]))
    #expect(Set(choice.chosen + choice.leftOut) == Set(texts.keys))
    #expect(choice.leftOut == choice.leftOut.sorted())
  }

  /// The order of files says nothing.
  @Test func theSameOfTheSameTables() {
    let names = (0..<20).map { "x\(UnicodeScalar(UInt8(97 + $0)))" }
    let texts = Dictionary(uniqueKeysWithValues: (names + ["en"]).map { ($0, ["a": "Same", "b": "Same"]) })
    let tables = Self.tables(texts)
    let languages = Self.languages(tables)
    #expect(
      LanguageChoice(among: languages, of: tables)
        == LanguageChoice(among: ["en"] + languages.dropFirst().reversed().sorted(), of: tables))
    #expect(LanguageChoice(among: languages, of: tables).chosen.prefix(3) == ["en", "xa", "xb"])
  }

  /// What a language that is not laid out lacks is found all the same, and the languages are named.
  @Test(arguments: [
    (locales: [String](), isAll: false, laidOut: 8, expected: "“Hello” has no translation into xt and"),
    (locales: [], isAll: true, laidOut: 21, expected: "“Hello” has no translation into xt and"),
    (locales: ["en", "xa"], isAll: false, laidOut: 2, expected: ""),
  ])
  func whatIsNotLaidOutIsNamed(locales: [String], isAll: Bool, laidOut: Int, expected: String) throws {
    var files = [
      "Home.swift": """
      import SwiftUI
      struct Home: View { var body: some View { VStack { Text("Hello"); Text("Bye") } } }
      #Preview { Home() }
      """
    ]
    for name in ["en"] + (0..<20).map({ "x\(UnicodeScalar(UInt8(97 + $0)))" }) {
      files["\(name).lproj/Localizable.strings"] =
        (name == "xt" ? "" : "\"Hello\" = \"Hello \(name)\";\n") + "\"Bye\" = \"Bye \(name)\";\n"
    }
    let folder = try TemporaryFolder(files)
    var request = AuditRequest(kind: .audit, paths: ["."], workingFolder: folder.path)
    request.overrides.locales = locales
    request.overrides.hasAllLocales = isAll
    request.overrides.sizes = [.large]
    let report = try AuditPipeline(request).run().report
    #expect(report.matrix?.locales.count == laidOut)
    let found = report.findings.filter { $0.rule == "string-translated" }
    #expect(found.count == (expected.isEmpty ? 0 : 1))
    #expect(found.allSatisfy { $0.message.hasPrefix(expected) })
    let named = report.coverage.notAudited.compactMap { note -> Int? in
      if case .languages(let languages) = note.subject { languages.count } else { nil }
    }
    #expect(named == (locales.isEmpty && !isAll ? [13] : []))
  }
}
