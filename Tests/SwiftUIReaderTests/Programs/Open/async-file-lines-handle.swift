import Foundation

struct Record: Sendable, Equatable { let key: String, value: Int }
enum LineError: Error, Equatable { case malformed(line: Int, text: String) }
func temporary(_ name: String, _ text: String) throws -> URL { let url = FileManager.default.temporaryDirectory.appendingPathComponent("b-\(UUID().uuidString)-\(name)"); try text.write(to: url, atomically: true, encoding: .utf8); return url }
struct Lines: AsyncSequence { typealias Element = (number: Int, text: String); let url: URL
  struct AsyncIterator: AsyncIteratorProtocol { private var rest: Substring, number = 0; init(_ text: String) { rest = text[...] }
    mutating func next() async throws -> Element? { guard !rest.isEmpty else { return nil }; try Task.checkCancellation(); number += 1; let line = rest.prefix { $0 != "\n" }; rest = rest[line.endIndex...].dropFirst(); return (number, String(line)) } }
  func makeAsyncIterator() -> AsyncIterator { AsyncIterator((try? String(contentsOf: url, encoding: .utf8)) ?? "") } }
func parse(_ url: URL, strict: Bool = true) async throws -> [Record] {
  var records: [Record] = []
  for try await (number, text) in Lines(url: url) where !text.isEmpty {
    let parts = text.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, let value = Int(parts[1]) else { if strict { throw LineError.malformed(line: number, text: text) }; continue }
    records.append(Record(key: String(parts[0]), value: value))
  }
  return records }
let good = try temporary("good", "a=1\n\nb=2\nc=30"), bad = try temporary("bad", "x=1\noops\ny=2\n")
defer { for url in [good, bad] { try? FileManager.default.removeItem(at: url) } }
print(try await parse(good).map { "\($0.key)\($0.value)" })
do { _ = try await parse(bad) } catch let error as LineError { print(error, error == .malformed(line: 2, text: "oops")) }
print(try await parse(bad, strict: false).map(\.key), try await parse(URL(fileURLWithPath: "/none/x")).isEmpty)
let sums = try await withThrowingTaskGroup(of: (String, Int).self) { group in
  for url in [good, bad] { group.addTask { (url.lastPathComponent.components(separatedBy: "-").last!, try await parse(url, strict: false).reduce(0) { $0 + $1.value }) } }
  return try await group.reduce(into: [String: Int]()) { $0[$1.0] = $1.1 }
}
print(sums.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
print(try await Lines(url: good).filter { $0.text.contains("=") }.map(\.number).reduce(into: []) { $0.append($1) }, try await Lines(url: good).first { $0.text.hasPrefix("b") }?.number ?? 0)
let task = Task { () -> [Record] in while !Task.isCancelled { await Task.yield() }; return try await parse(good) }; task.cancel()
switch await task.result { case .success(let r): print("finished", r.count == 3); case .failure(let e): print("cancelled", e is CancellationError) }
let handle = try FileHandle(forUpdating: good); try handle.seekToEnd(); try handle.write(contentsOf: Data("\nd=4".utf8)); try handle.seek(toOffset: 0)
print(try handle.read(upToCount: 3).map { String(decoding: $0, as: UTF8.self) } ?? "-", try handle.offset(), String(decoding: try handle.readToEnd() ?? Data(), as: UTF8.self).count); try handle.truncate(atOffset: 4); try handle.close()
print(try await parse(good), try good.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? -1, try FileManager.default.attributesOfItem(atPath: good.path)[.size] as? Int ?? -1)
