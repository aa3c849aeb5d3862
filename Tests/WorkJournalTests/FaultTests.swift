import Testing

@testable import WorkJournal

struct FaultTests {
  @Test(
    arguments: [
      ("trap:screen:Welcome", [Fault(kind: "trap", work: .screen, name: "Welcome")]),
      ("hang:file:App/A:B.swift", [Fault(kind: "hang", work: .file, name: "App/A:B.swift")]),
      (
        "stack:judging:A,memory:rule:string-plural",
        [Fault(kind: "stack", work: .judging, name: "A"), Fault(kind: "memory", work: .rule, name: "string-plural")]
      ),
      ("trap:screens:Welcome", []), ("trap", []), ("", []),
    ] as [(String, [Fault])])
  func whatIsUnderstood(text: String, expected: [Fault]) { #expect(Fault.all(in: text) == expected) }

  @Test func everyKindOfWorkComesBackFromTheJournal() {
    for kind in Work.Kind.allCases { #expect(Work.Kind(code: kind.code) == kind) }
    #expect(Work.Kind(code: 0) == nil, "nothing was ever noted there")
    #expect(Work.Kind(code: 1000) == nil)
  }
}

/// In tests and as a library nothing is noted, and work is done all the same.
struct WorkJournalTests {
  private struct Failure: Error {}

  @Test func workIsDoneWithoutAJournal() throws {
    #expect(!WorkJournal.isKept)
    #expect(WorkJournal.during(Work(.screen, "A")) { 3 } == 3)
    #expect(throws: Failure.self) { try WorkJournal.during(Work(.screen, "A")) { throw Failure() } }
    #expect(WorkJournal.leftOut.isEmpty && !WorkJournal.usesOneThread)
    WorkJournal.beat()
    WorkJournal.limit(megabytes: 1, seconds: 1)
  }

  @Test func thereIsSomeMemory() throws { #expect(try #require(WorkJournal.memoryAvailable) > 64) }

  @Test func namesAreReported() {
    let left: [LeftOutWork] = [.init(Work(.screen, "A", file: "A.swift", line: 3), .memory)]
    #expect(left.has(.screen, "A") && !left.has(.screen, "B") && !left.has(.judging, "A"))
    #expect(left.has(Work(.screen, "A", file: "A.swift", line: 3)) && !left.has(Work(.screen, "A")))
  }
}
