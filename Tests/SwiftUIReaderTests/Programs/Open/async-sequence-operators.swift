import Foundation

struct Ticker: AsyncSequence {
  typealias Element = Int
  var range: ClosedRange<Int>
  var failsAt: Int?
  struct Broken: Error { let at: Int }
  struct AsyncIterator: AsyncIteratorProtocol {
    var current: Int, last: Int, failsAt: Int?
    mutating func next() async throws -> Int? {
      guard current <= last else { return nil }
      if current == failsAt { current = last + 1; throw Broken(at: failsAt!) }
      defer { current += 1 }
      return current
    } }
  func makeAsyncIterator() -> AsyncIterator { AsyncIterator(current: range.lowerBound, last: range.upperBound, failsAt: failsAt) } }
extension AsyncSequence {
  func collect() async rethrows -> [Element] { try await reduce(into: []) { $0.append($1) } }
  func chunked(_ size: Int) -> AsyncThrowingStream<[Element], Error> where Self: Sendable, Element: Sendable {
    AsyncThrowingStream { continuation in
      let task = Task { var buffer: [Element] = []
        do { for try await element in self { buffer.append(element); if buffer.count == size { continuation.yield(buffer); buffer = [] } }
          if !buffer.isEmpty { continuation.yield(buffer) }
          continuation.finish()
        } catch { continuation.finish(throwing: error) } }
      continuation.onTermination = { _ in task.cancel() } }
  } }
let ticks = Ticker(range: 1...7)
print(try await ticks.collect(), try await ticks.chunked(3).collect())
print(try await ticks.filter { $0.isMultiple(of: 2) }.map { "t\($0)" }.collect(), try await ticks.prefix { $0 < 4 }.collect(), try await ticks.drop { $0 < 6 }.collect())
print(try await ticks.min()!, try await ticks.max { $0 % 4 < $1 % 4 }!, try await ticks.allSatisfy { $0 > 0 }, try await ticks.contains(8), try await ticks.first { $0 * $0 > 10 } ?? 0)
print(try await ticks.flatMap { Ticker(range: 1...$0) }.prefix(6).collect(), try await ticks.compactMap { Int(exactly: Double($0) / 2) }.collect())
let failing = Ticker(range: 1...5, failsAt: 4)
var seen = 0
do { for try await tick in failing { seen = tick } } catch let error as Ticker.Broken { print("failed at", error.at, "after", seen) }
do { for try await part in failing.chunked(2) { print(part) } } catch { print(error) }
var iterator = failing.makeAsyncIterator(), results: [String] = []
while true { do { guard let n = try await iterator.next() else { break }; results.append("\(n)") } catch { results.append("x") } }
print(results, try await failing.prefix(3).reduce(0, +))
outer: for try await a in ticks { for try await b in ticks where b > a { if a * b == 12 { print(a, b); break outer }; if b > 5 { continue outer } } }
