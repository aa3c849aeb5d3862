// Puts known defects into clean screens, audits each and reports what was found:
//   mutation-benchmark                    every kind, at most 12 places each
//   mutation-benchmark --places 3         fewer places
//   mutation-benchmark --only NAME        kinds whose name contains NAME
//   mutation-benchmark --threads 4
import Dispatch
import Foundation
import Mutations
import SightlineModel
import Synchronization

func option(_ name: String) -> String? {
  let arguments = CommandLine.arguments
  guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count else { return nil }
  return arguments[index + 1]
}

let places = option("--places").flatMap(Int.init) ?? 12
let threads = max(1, option("--threads").flatMap(Int.init) ?? 2)
let only = option("--only")

let screens = try CleanScreen.all(in: CleanScreen.folder)
let audit = MutationAudit()
var isClean = true
for screen in screens where only == nil {
  let report = try audit.report(screen.files)
  let gaps = report.coverage.unresolved.map(\.what) + report.coverage.notAudited.map(\.what)
  guard !report.findings.isEmpty || !gaps.isEmpty else { continue }
  isClean = false
  for finding in report.findings {
    print("not clean: \(screen.name): \(finding.location): \(finding.message) [\(finding.rule)]")
  }
  if !gaps.isEmpty { print("not understood: \(screen.name): \(gaps.joined(separator: ", "))") }
}

let mutator = Mutator(screens)
let mutants = try Defect.all.filter { only.map($0.name.contains) ?? true }.flatMap {
  try mutator.mutants(of: $0, most: places)
}
let results = Mutex<[Int: MutationAudit.Result]>([:])
let next = Mutex(0)
DispatchQueue.concurrentPerform(iterations: threads) { _ in
  while true {
    let index = next.withLock { value in
      value += 1
      return value - 1
    }
    guard index < mutants.count else { return }
    let result = audit.audit(mutants[index])
    if !result.isFound || !result.others.isEmpty {
      // As it goes, for who waits; the whole list comes at the end.
      let words = "\(result.isFound ? "false" : "missed"): \(result.mutant.title)\n"
      FileHandle.standardError.write(Data(words.utf8))
    }
    results.withLock { $0[index] = result }
  }
}
let score = MutationScore(results.withLock { all in mutants.indices.map { all[$0]! } })
print(score.text)
exit(score.isEnough && isClean ? 0 : 1)
