import Foundation
import SwiftInterpreter
import Testing

@testable import SwiftUIReader

struct ZZDiffTests {
  @Test func zzDiff() throws {
    guard let list = ProcessInfo.processInfo.environment["DIFF_FILES"] else { return }
    let out = ProcessInfo.processInfo.environment["DIFF_OUT"] ?? "/tmp/diff.out"
    var text = ""
    for file in list.split(separator: " ").map(String.init) {
      let source = try String(contentsOfFile: file, encoding: .utf8)
      let expected = (try? String(contentsOfFile: file.replacingOccurrences(of: ".swift", with: ".txt"), encoding: .utf8)) ?? ""
      let interpreter = Interpreter(hosts: source.contains("import Foundation") ? FoundationProgramTests.hosts : [])
      let problems = interpreter.load([((file as NSString).lastPathComponent, source)])
      var ended = "ended"
      do { try interpreter.runTopLevelCode() } catch { ended = "\(error)" }
      let isSame = problems.isEmpty && interpreter.unresolved.isEmpty && ended == "ended" && interpreter.output == expected
      text += "=== \(file) \(isSame ? "SAME" : "DIFFERS")\n"
      if !isSame {
        for problem in problems.prefix(3) { text += "  problem: \(problem)\n" }
        for name in interpreter.unresolved.prefix(4) { text += "  unresolved: \(name)\n" }
        if ended != "ended" { text += "  stopped: \(ended.prefix(300))\n" }
        let a = expected.split(separator: "\n", omittingEmptySubsequences: false)
        let b = interpreter.output.split(separator: "\n", omittingEmptySubsequences: false)
        var shown = 0
        for i in 0..<max(a.count, b.count) {
          let x = i < a.count ? String(a[i]) : "∅"
          let y = i < b.count ? String(b[i]) : "∅"
          if x != y { text += "  \(i + 1) want: \(x.prefix(260))\n  \(i + 1) have: \(y.prefix(260))\n"; shown += 1; if shown > 5 { break } }
        }
      }
    }
    try text.write(toFile: out, atomically: true, encoding: .utf8)
  }
}
