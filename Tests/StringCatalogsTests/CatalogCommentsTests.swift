import Testing

@testable import StringCatalogs

struct CatalogCommentsTests {
  static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Commented" : {
          "comment" : "A \\"title\\"",
          "localizations" : {

          }
        },
        "Empty" : {

        },
        "Plain" : {
          "extractionState" : "manual"
        }
      },
      "version" : "1.0"
    }
    """

  private static func set(_ text: String, _ lines: [String: String]) throws -> String {
    let comments = try #require(CatalogComments(bytes: Array(text.utf8), file: "Localizable.xcstrings"))
    return String(decoding: comments.setting(lines), as: UTF8.self)
  }

  static let limits = [
    "Commented": "Length: at most 9 characters; de 9", "Empty": "Length: at most 3 characters; de 3",
    "Plain": "Length: at most 4 characters; de 4", "Unknown": "Length: at most 5 characters; de 5",
  ]

  @Test func onlyTheLinesAreWritten() throws {
    let expected = Self.catalog
      .replacing(
        #""comment" : "A \"title\"""#, with: #""comment" : "A \"title\"\nLength: at most 9 characters; de 9""#
      )
      .replacing(
        "\"Empty\" : {\n\n    }",
        with: "\"Empty\" : {\n      \"comment\" : \"Length: at most 3 characters; de 3\"\n    }"
      )
      .replacing(
        "      \"extractionState\"",
        with: "      \"comment\" : \"Length: at most 4 characters; de 4\",\n      \"extractionState\"")
    #expect(try Self.set(Self.catalog, Self.limits) == expected)
  }

  @Test func writtenTwiceIsWrittenOnceAndTakenBackIsGone() throws {
    let once = try Self.set(Self.catalog, Self.limits)
    #expect(try Self.set(once, Self.limits) == once)
    #expect(try Self.set(once, [:]) == Self.catalog)
    let other = try Self.set(once, ["Commented": "Length: at most 7 characters; de 7"])
    #expect(other.contains(#""A \"title\"\nLength: at most 7 characters; de 7""#))
    #expect(!other.contains("at most 9"))
  }

  @Test func noCatalogueIsNotTouched() {
    for text in ["", "[]", "{\"strings\": []}", "{"] {
      #expect(CatalogComments(bytes: Array(text.utf8), file: "x.xcstrings") == nil)
    }
  }
}
