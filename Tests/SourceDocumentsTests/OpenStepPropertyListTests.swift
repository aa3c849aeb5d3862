import SourceDocuments
import Testing

/// Projects as Xcode writes them; whatever else a file holds ends in nothing.
struct OpenStepPropertyListTests {
  private static func read(_ text: String) -> OpenStepPropertyList? { OpenStepPropertyList(Array(text.utf8)) }

  @Test func aProject() {
    let list = Self.read(
      """
      // !$*UTF8*$!
      {
        objects = {
          6A01 /* A.swift in Sources */ = {isa = PBXBuildFile; path = "Folder \\"one\\"/A.swift"; files = (a, "b c", ); };
          B = { };
        };
        version = 77;
      }
      """)
    #expect(list?["objects"]?["6A01"]?["path"]?.string == "Folder \"one\"/A.swift")
    #expect(list?["objects"]?["6A01"]?["files"] == .array([.string("a"), .string("b c")]))
    #expect(list?["objects"]?["B"] == .dictionary([:]) && list?["version"]?.string == "77")
  }

  @Test(arguments: [
    "", "{", "{ a = ; }", "{ a = 1 }", "( a b )", "\"open", "/* open", "{ a = \"\\", "} {", "a b", "<plist></plist>",
    String(repeating: "(", count: 100_000), String(repeating: "{a=", count: 100_000),
  ])
  func otherThings(text: String) { #expect(Self.read(text) == nil) }
}
