import Foundation

enum Trace {
  @TaskLocal static var path: [String] = []
  @TaskLocal static var user: String?
  static func span<T>(_ name: String, _ body: () async throws -> T) async rethrows -> T { try await $path.withValue(path + [name]) { try await body() } }
  static var label: String { (user.map { "@\($0) " } ?? "") + "/" + path.joined(separator: "/") }
}
actor Log { private var lines: [String] = []
  func add(_ text: String) { lines.append("\(Trace.label): \(text)") }
  func take() -> [String] { defer { lines = [] }; return lines.sorted() } }
let log = Log()
func query(_ id: Int) async throws -> Int {
  try await Trace.span("query\(id)") {
    await log.add("run")
    if id == 0 { throw CocoaError(.userCancelled) }
    return id * 2
  }
}
print(Trace.label, Trace.path.count)
_ = try await query(4)
print(await log.take())
try await Trace.$user.withValue("ann") {
  try await Trace.span("screen") {
    async let a = query(1)
    async let b = query(2)
    print(try await a + b, Trace.label)
    await Task { await log.add("task") }.value
    await Task.detached { await log.add("detached") }.value
    await withTaskGroup(of: Void.self) { group in group.addTask { await log.add("group") } }
    Trace.$user.withValue(nil) { print("inside", Trace.label) }
  }
}
for line in await log.take() { print(line) }
do { _ = try await Trace.span("outer") { try await query(0) } } catch let error as CocoaError { print(error.code == .userCancelled, Trace.label, await log.take()) }
let sync = Trace.$path.withValue(["sync"]) { () -> String in func inner() -> String { Trace.label }; return inner() + Trace.$path.withValue([]) { inner() } }
print(sync, Trace.user as Any)
let captured = await Trace.span("made") { { Trace.label } }; print(captured(), await Trace.span("later") { captured() })
