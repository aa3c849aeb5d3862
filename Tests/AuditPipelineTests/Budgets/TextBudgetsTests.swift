import AuditEngine
import SightlineModel
import Testing

@testable import AuditPipeline

/// How long texts may get, found by laying them out.
struct TextBudgetsTests {
  private static let source = """
    import SwiftUI
    struct Example: View {
      var body: some View {
        ScrollView {
          VStack(alignment: .leading) {
            Text("narrow").lineLimit(1).frame(width: 120, alignment: .leading)
            Text("wide").lineLimit(1).frame(width: 240, alignment: .leading)
            Text("two").lineLimit(2).frame(width: 120, alignment: .leading)
            Text("free")
            Text("greeting \\("Anna-Maria")").lineLimit(1).frame(width: 240, alignment: .leading)
            Text("narrow")
          }
        }
      }
    }
    @main struct ExampleApp: App {
      var body: some Scene { WindowGroup { Example() } }
    }
    """
  private static func entry(_ key: String, _ german: String) -> String {
    "\"\(key)\" : { \"localizations\" : { \"de\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\(german)\" } } } }"
  }
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        \(entry("narrow", "Eine viel zu lange Überschrift")),
        \(entry("wide", "Hier ist Platz")),
        \(entry("two", "Zwei Zeilen")),
        \(entry("free", "So lang wie man möchte")),
        \(entry("greeting %@", "Grüß Gott %@")),
        \(entry("unused", "Nirgends"))
      },
      "version" : "1.0"
    }
    """

  private static func budgets(
    checks: Bool = false, threads: Int = 1, sizes: [DynamicTypeSize] = [.large], files: [String] = []
  ) throws -> TextBudgets {
    var contents = ["Example.swift": source, "Localizable.xcstrings": catalog]
    for (index, file) in files.enumerated() { contents["\(index).xliff"] = file }
    let folder = try TemporaryFolder(contents)
    var overrides = ConfigurationOverrides()
    overrides.sizes = sizes
    let request = AuditRequest(paths: ["."], workingFolder: folder.path, overrides: overrides, threads: threads)
    let read = try files.indices.map { try TranslationFile("\($0).xliff", path: folder.path + "/\($0).xliff") }
    return try AuditPipeline(request).textBudgets(checks: checks, files: read)
  }

  private static func budget(_ key: String, _ locale: String, _ budgets: TextBudgets) throws -> TextBudget {
    try #require(budgets.budgets.first { $0.key == key && $0.locale == locale })
  }

  /// Room in ems follows from the layout: 120 pt at 17 pt are 7.06 em, and what is placed in two lines has about twice that.
  @Test func theRoomIsWhatTheLayoutGives() throws {
    let budgets = try Self.budgets()
    for locale in ["en", "de"] {
      let narrow = try #require(try Self.budget("narrow", locale, budgets).limit)
      #expect((6.2...7.1).contains(narrow.ems))
      #expect(narrow.place.rule == "text-truncated")
      #expect(narrow.place.location?.line == 6)
      #expect(narrow.place.other == nil)
      let wide = try #require(try Self.budget("wide", locale, budgets).limit)
      #expect((13...14.2).contains(wide.ems))
      #expect((10...14.2).contains(try #require(try Self.budget("two", locale, budgets).limit).ems))
      #expect(narrow.characters < wide.characters)
    }
    #expect(budgets.undrawn == ["Localizable: unused"])
  }

  /// What wraps in a scroll view has no limit, and says how much was tried.
  @Test func whatWrapsAndScrollsIsOpen() throws {
    let budgets = try Self.budgets(sizes: [.large, .ax5])
    #expect(try Self.budget("free", "de", budgets).room == .open(tried: 100))
  }

  @Test func largerTextHasLessRoom() throws {
    let (large, ax5) = (try Self.budgets(), try Self.budgets(sizes: [.large, .ax5]))
    let usual = try #require(try Self.budget("wide", "de", large).limit)
    let largest = try #require(try Self.budget("wide", "de", ax5).limit)
    #expect(largest.characters < usual.characters)
    #expect(largest.place.size == .ax5)
  }

  /// The translator's own characters: a name of ten letters takes its part of the room.
  @Test func placeholdersAreTakenOff() throws {
    let budgets = try Self.budgets()
    let greeting = try Self.budget("greeting %@", "de", budgets)
    #expect(greeting.filledIn == 10)
    #expect(greeting.length == "Grüß Gott ".count)
    let wide = try #require(try Self.budget("wide", "de", budgets).limit)
    #expect(abs(try #require(greeting.limit).characters + 10 - wide.characters) <= 2)
  }

  @Test func aTranslationThatDoesNotFitIsNamedWithItsPlace() throws {
    let budgets = try Self.budgets(checks: true)
    let excesses = budgets.budgets.flatMap(\.excesses)
    #expect(excesses.map(\.text) == ["Eine viel zu lange Überschrift"])
    #expect(excesses.first?.location?.file == "Localizable.xcstrings")
    #expect(excesses.first?.place.location?.line == 6)
    #expect(try Self.budgets().budgets.allSatisfy { $0.excesses.isEmpty })
  }

  /// What came back is checked in place of what is in the catalogue.
  @Test func translationsThatCameBackAreChecked() throws {
    let file = """
      <xliff version="1.2"><file original="Localizable.xcstrings" target-language="de"><body>
      <trans-unit id="narrow"><source>narrow</source><target>Kurz</target></trans-unit>
      <trans-unit id="wide"><source>wide</source><target>Länger als der Platz, der hier zur Verfügung steht</target></trans-unit>
      </body></file></xliff>
      """
    let excesses = try Self.budgets(checks: true, files: [file]).budgets.flatMap(\.excesses)
    #expect(excesses.map(\.text) == ["Länger als der Platz, der hier zur Verfügung steht"])
    #expect(excesses.first?.location == SourceLocation(file: "0.xliff", line: 3, column: 1))
  }

  @Test func theSameWithAnyNumberOfThreads() throws {
    let one = try Self.budgets(checks: true)
    let four = try Self.budgets(checks: true, threads: 4)
    #expect(one.budgets == four.budgets)
  }

  @Test func commentsNameTheLeastAndEachLanguage() throws {
    let budgets = try Self.budgets().budgets.filter { $0.key == "narrow" }
    let words = budgets.sorted { $0.locale < $1.locale }.map { "\($0.locale) \($0.limit!.characters)" }
    let least = budgets.map { $0.limit!.characters }.min()!
    #expect(BudgetFiles.comment(budgets) == "Length: at most \(least) characters; \(words.joined(separator: ", "))")
    #expect(BudgetFiles.comment([]) == nil)
  }
}
