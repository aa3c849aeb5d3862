import SightlineModel
import Testing

@Suite("Equal names are told apart by their order")
struct NumberedNamesTests {
  @Test(
    "The first of a name keeps it",
    arguments: [
      ([], []),
      (["a", "b"], ["a", "b"]),
      (["a", "b", "a", "a", "b"], ["a", "b", "a 2", "a 3", "b 2"]),
    ] as [([String], [String])])
  func numbered(_ names: [String], _ expected: [String]) { #expect(names.numbered == expected) }
}
