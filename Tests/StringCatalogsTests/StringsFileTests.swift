import Foundation
import SightlineModel
import SourceDocuments
import StringCatalogs
import Testing

struct StringsFileTests {
  private func read(_ bytes: [UInt8]) -> StringTables {
    StringTables(files: [.init(path: "en.lproj/Localizable.strings", bytes: bytes)])
  }

  /// Foundation's reader is the reference for what the text form means.
  @Test(arguments: [
    #""a" = "b";"#, #""a" = "\"x\"\\\n\t\r";"#, #""a" = "\U00e9\101\u00e9\q";"#, "key = 'single';", #""only";"#,
    "/* c */ // d\n\"a\" /* e */ = // f\n \"b\";", "\"a\" = \"two\nlines\";", "\"a\" = \"1\";\n\"a\" = \"2\";",
    #""a" = "\UD83D\UDE00";"#,
  ])
  func agreesWithFoundation(text: String) throws {
    let plist = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    let expected = try #require(plist as? [String: String])
    let tables = read(Array(text.utf8))
    for (key, value) in expected { #expect(tables.lookup(key, locale: "en").value == value) }
    #expect(Set(tables.entries.map(\.key)) == Set(expected.keys))
  }

  @Test func utf16WithEitherByteOrder() {
    let text = "\"a\" = \"ü😀\";"
    let little: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big: [UInt8] = [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    #expect(read(little).lookup("a", locale: "en").value == "ü😀")
    #expect(read(big).lookup("a", locale: "en").value == "ü😀")
  }

  /// The same said twice changes nothing, so nothing is said of it.
  @Test func aKeyThatStandsTwiceWithOneValueIsNoProblem() {
    #expect(read(Array("\"c\" = \"d\";\n\"c\" = \"d\";".utf8)).problems.isEmpty)
  }

  @Test(arguments: [
    ("\"a\" = \"b\"", "';' is missing", 1), ("\"a\" \"b\";\n\"c\" = \"d\";", "'=' is missing", 1),
    ("“a” = “b”;\n\"c\" = \"d\";", "curly quote", 1), ("\"c\" = \"d\";\n\"a\" = \"b", "not closed", 2),
    ("\"c\" = \"e\";\n\"c\" = \"d\";", "stands twice", 2), ("\"c\" = \"d\";\n\"a\" = \"\\Uxy\";", "hexadecimal", 2),
  ])
  func whatIsWrongHasAPlaceAndTheRestIsKept(text: String, message: String, line: Int) {
    let tables = read(Array(text.utf8))
    #expect(tables.problems.contains { $0.message.contains(message) && $0.location.line == line }, "\(tables.problems)")
    if text.contains("\"c\"") { #expect(tables.lookup("c", locale: "en").value == "d") }
  }
}
