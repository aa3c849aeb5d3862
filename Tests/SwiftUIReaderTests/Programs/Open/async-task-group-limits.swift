import Foundation

actor Gauge { private(set) var current = 0, peak = 0, total = 0
  func enter() { current += 1; total += 1; peak = max(peak, current) }
  func leave() { current -= 1 } }
extension Sequence where Self: Sendable, Element: Sendable {
  func concurrentMap<T: Sendable>(limit: Int = .max, _ transform: @escaping @Sendable (Element) async throws -> T) async rethrows -> [T] {
    try await withThrowingTaskGroup(of: (Int, T).self) { group in
      var results: [Int: T] = [:], iterator = enumerated().makeIterator(), running = 0
      func start() { guard let (index, element) = iterator.next() else { return }; running += 1; group.addTask { (index, try await transform(element)) } }
      while running < limit, results.isEmpty { let before = running; start(); if before == running { break } }
      while let (index, value) = try await group.next() { results[index] = value; running -= 1; start() }
      return results.sorted { $0.key < $1.key }.map(\.value) }
  } }
struct Failed: Error, Equatable { var id: Int }
let gauge = Gauge()
let squares = await (1...7).concurrentMap(limit: 2) { n -> Int in
  await gauge.enter(); await Task.yield(); await gauge.leave()
  return n * n }
print(squares, await gauge.peak <= 2, await gauge.total, await gauge.current)
print(await ["b", "a"].concurrentMap { $0.uppercased() }, await [Int]().concurrentMap { $0 })
do { print(try await [1, 2, 3].concurrentMap(limit: 1) { id -> Int in if id == 2 { throw Failed(id: id) }; return id }) } catch let error as Failed { print("failed", error.id) }
let partial = await withTaskGroup(of: Result<Int, Failed>.self, returning: (ok: [Int], bad: [Int]).self) { group in
  for id in 1...6 { group.addTask { id.isMultiple(of: 3) ? .failure(Failed(id: id)) : .success(id * 10) } }
  var ok: [Int] = [], bad: [Int] = []
  for await result in group { switch result { case .success(let value): ok.append(value); case .failure(let error): bad.append(error.id) } }
  return (ok.sorted(), bad.sorted()) }
print(partial.ok, partial.bad)
let first = await withTaskGroup(of: Int?.self) { group -> Int in
  group.addTask { try? await Task.sleep(nanoseconds: 5_000_000_000); return Task.isCancelled ? nil : 1 }
  group.addTask { 2 }
  defer { group.cancelAll() }
  for await value in group { if let value { return value } }
  return -1 }
print(first)
let sum = await withTaskGroup(of: Int.self) { group in (1...4).forEach { n in group.addTask { n } }; return await group.reduce(0, +) }
print(sum)
print(await withTaskGroup(of: Void.self) { $0.isEmpty })
let evens = try await withThrowingTaskGroup(of: Int.self) { group in for n in 0..<6 { group.addTask { n } }; return try await group.filter { $0 % 2 == 0 }.map { $0 + 1 }.reduce(into: Set<Int>()) { $0.insert($1) } }
print(evens.sorted(), await (1...3).concurrentMap(limit: 5) { "\($0)" }.joined(separator: "-"))
