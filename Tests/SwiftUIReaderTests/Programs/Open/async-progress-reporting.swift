import Foundation

final class ProgressNode: @unchecked Sendable, CustomStringConvertible {
  let name: String; private let lock = NSLock(); private var completed = 0.0, total: Double, children: [(node: ProgressNode, weight: Double)] = []
  init(_ name: String, total: Double = 1) { self.name = name; self.total = total }
  func child(_ name: String, weight: Double, total: Double = 1) -> ProgressNode { let node = ProgressNode(name, total: total); lock.withLock { children.append((node, weight)) }; return node }
  func advance(_ amount: Double = 1) { lock.withLock { completed = min(total, completed + amount) } }
  var fraction: Double { lock.withLock { children.isEmpty ? completed / total : children.reduce(0) { $0 + $1.node.fraction * $1.weight } / children.reduce(0) { $0 + $1.weight } } }
  var description: String { "\(name) \(fraction.formatted(.percent.precision(.fractionLength(0...1)).locale(Locale(identifier: "en_US"))))" }
  func tree(_ depth: Int = 0) -> [String] { [String(repeating: "  ", count: depth) + description] + children.flatMap { $0.node.tree(depth + 1) } }
}
struct Job { let name: String, steps: Int; var failsAt: Int? = nil
  func run(_ progress: ProgressNode, report: @Sendable (String) async -> Void) async throws -> Int {
    for step in 0..<steps { if step == failsAt { throw CocoaError(.fileWriteUnknown) }; progress.advance(); if step == steps / 2 { await report("\(name) half") } }
    await report("\(name) done"); return steps * 10 } }
actor Reporter { private(set) var lines: [String] = []; func callAsFunction(_ line: String) { lines.append(line) } }
func runAll(_ jobs: [Job], stopOnError: Bool) async -> (ProgressNode, Int, [String]) {
  let root = ProgressNode("all"), reporter = Reporter()
  let nodes = jobs.map { root.child($0.name, weight: Double($0.steps), total: Double($0.steps)) }
  var sum = 0, errors: [String] = []
  for (job, node) in zip(jobs, nodes) {
    do { sum += try await job.run(node) { await reporter($0) } }
    catch { errors.append("\(job.name): \((error as? CocoaError)?.code.rawValue ?? 0)"); if stopOnError { break } }
  }
  return (root, sum, await reporter.lines + errors)
}
let jobs = [Job(name: "copy", steps: 4), Job(name: "zip", steps: 8, failsAt: 2), Job(name: "send", steps: 2)]
for stop in [true, false] { let (root, sum, lines) = await runAll(jobs, stopOnError: stop); print(sum, lines); root.tree().forEach { print($0) } }
let foundation = Progress(totalUnitCount: 10); print(foundation.fractionCompleted, foundation.isFinished); foundation.completedUnitCount += 4; print(foundation.fractionCompleted)
let part = Progress(totalUnitCount: 5); foundation.addChild(part, withPendingUnitCount: 6); part.completedUnitCount = 5; print(foundation.fractionCompleted, part.isFinished, foundation.isFinished, foundation.isCancelled)
let parallel = ProgressNode("par", total: 40); await withTaskGroup(of: Void.self) { group in for _ in 0..<4 { group.addTask { for _ in 0..<10 { parallel.advance() } } } }; print(parallel, ProgressNode("none").fraction)
