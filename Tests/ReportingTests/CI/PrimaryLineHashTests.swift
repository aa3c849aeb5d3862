import Testing

@testable import Reporting

struct PrimaryLineHashTests {
  /// The first lines' hashes of small files, as GitHub's upload action computes them.
  @Test(arguments: [
    ("", ["c129715d7a2bc9a3:1"]),
    ("Text(\"Hi\")\n    .font(.body)\n", ["296798cdca595cf0:1", "b87bbab8611a014f:1", "c129715d7a2bc9a3:1"]),
    ("Text(\"Hi\")\r\n\t.font(.body)\r", ["296798cdca595cf0:1", "b87bbab8611a014f:1", "c129715d7a2bc9a3:1"]),
    ("Text(\"é😀\")\n", ["234691596bbbc70d:1"]),
    ("a\na\na\n", ["e5109e06824fe778:1", "ee4468fa4a9bc719:1", "243cbaa4685aab12:1"]),
  ])
  func knownVectors(text: String, expected: [String]) {
    #expect(Array(PrimaryLineHash(text).hashes.prefix(expected.count)) == expected)
  }

  @Test func repeatedWindowsAreCounted() {
    let text = String(repeating: String(repeating: "x", count: 120) + "\n", count: 3)
    let hashes = (1...3).compactMap { PrimaryLineHash(text)[$0] }
    #expect(hashes.map { $0.suffix(2) } == [":1", ":2", ":3"])
    #expect(Set(hashes.map { $0.dropLast(2) }).count == 1)
  }
}
