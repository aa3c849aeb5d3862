import Testing

@testable import AuditPipeline

struct PathPatternTests {
  @Test(arguments: [
    ("Pods", "Pods/A.swift", true), ("Pods", "X/Pods/A.swift", true), ("Pods", "MyPods/A.swift", false),
    ("*.generated.swift", "A/B.generated.swift", true), ("A/*.swift", "A/B.swift", true),
    ("A/*.swift", "A/C/B.swift", false),
    ("A/**", "A/C/B.swift", true), ("**/Previews/**", "Previews/B.swift", true),
    ("**/Previews/**", "A/B/Previews/C/D.swift", true),
    ("**/Previews/**", "A/MyPreviews/C.swift", false), ("A/**/B.swift", "A/B.swift", true),
    ("A/**/B.swift", "A/x/y/B.swift", true),
    ("Old/", "Old/A.swift", true), ("Old/", "X/Old/A.swift", true), ("./A/B", "A/B/c", true),
    ("A?.swift", "AB.swift", true),
    ("A?.swift", "A.swift", false), ("", "A.swift", false), ("**", "A/B", true), ("*", "é😀", true),
  ])
  func matches(pattern: String, path: String, expected: Bool) {
    #expect(PathPattern(pattern).matches(path) == expected)
  }

  @Test func hostilePatternsEnd() {
    let pattern = PathPattern(String(repeating: "*a", count: 200) + "b")
    #expect(!pattern.matches(String(repeating: "a", count: 1_000)))
    #expect(!PathPattern(String(repeating: "**/", count: 500) + "b").matches(String(repeating: "a/", count: 500)))
  }
}
