import SightlineModel
import Testing

@testable import AuditPipeline

/// Where the code writes the keys of its tables.
struct KeyPlacesTests {
  @Test(
    arguments: [
      ("Text(\"apples\")", [6]), ("f(\"a\", \"apples\")", [8]), ("// say\nText(\"apples\")", [6]),
      ("Text(\"pears\")", []), ("Text(R.string.localizable.apples(2))", [6]),
      ("let s = \"an \\\"apples\\\" b\"", []), ("let s = \"it's\"; Text(\"apples\")", [22]),
      ("Text(\"apples \\(n)\")", []), ("\"apples\" + \"apples\"", [1, 12]),
    ] as [(String, [Int])])
  func columns(text: String, expected: [Int]) {
    let found = KeyPlaces.all(of: ["apples", "save"], in: [("A.swift", text)])
    #expect(found["apples", default: []].map(\.column) == expected)
    #expect(found["apples", default: []].allSatisfy { $0.line == text.split(separator: "\n").count })
  }
}
