import Foundation

protocol ClockSource { var now: TimeInterval { get } }
final class FakeClock: ClockSource { var now: TimeInterval = 0; static func += (clock: FakeClock, seconds: TimeInterval) { clock.now += seconds } }
struct Lap: Comparable, Identifiable { let id: Int, duration: TimeInterval; static func < (a: Lap, b: Lap) -> Bool { a.duration < b.duration } }
@dynamicMemberLookup final class Stopwatch<Source: ClockSource> { struct Snapshot { var elapsed: TimeInterval = 0, laps: [Lap] = [], startedAt: TimeInterval?; var isRunning: Bool { startedAt != nil }
    var fastest: Lap? { laps.count > 1 ? laps.min() : nil }; var slowest: Lap? { laps.count > 1 ? laps.max() : nil }; var average: TimeInterval? { laps.isEmpty ? nil : laps.map(\.duration).reduce(0, +) / Double(laps.count) } }
  private var snapshot = Snapshot(); private let source: Source; private var lapStart: TimeInterval = 0
  init(_ source: Source) { self.source = source }
  subscript<T>(dynamicMember path: KeyPath<Snapshot, T>) -> T { snapshot[keyPath: path] }
  subscript(lap number: Int) -> String? { snapshot.laps.first { $0.id == number }.map { Self.format($0.duration) } }
  var elapsed: TimeInterval { snapshot.elapsed + (snapshot.startedAt.map { source.now - $0 } ?? 0) }
  func startStop() { if let start = snapshot.startedAt { snapshot.elapsed += source.now - start; snapshot.startedAt = nil } else { snapshot.startedAt = source.now } }
  @discardableResult func lap() -> Lap? { guard snapshot.isRunning else { return nil }; let lap = Lap(id: snapshot.laps.count + 1, duration: elapsed - lapStart); lapStart = elapsed; snapshot.laps.insert(lap, at: 0); return lap }
  func reset() { guard !snapshot.isRunning else { return }; (snapshot, lapStart) = (Snapshot(), 0) }
  static func format(_ t: TimeInterval, hundredths: Bool = true) -> String { let cs = Int((t * 100).rounded()); return (cs >= 360_000 ? "\(cs / 360_000):" : "") + String(format: "%02d:%02d", cs / 6000 % 60, cs / 100 % 60) + (hundredths ? String(format: ".%02d", cs % 100) : "") }
  var rows: [String] { let best = snapshot.fastest?.id, worst = snapshot.slowest?.id; return snapshot.laps.map { lap in "\(lap.id) \(Self.format(lap.duration))" + (lap.id == best ? " ▲" : lap.id == worst ? " ▼" : "") } } }
extension Stopwatch: CustomStringConvertible { var description: String { "\(snapshot.isRunning ? "▶" : "■") \(Self.format(elapsed))" } }
extension Stopwatch where Source == FakeClock { func run(_ laps: TimeInterval...) { if !self.isRunning { startStop() }; for seconds in laps { source.now += seconds; lap() } } }
let clock = FakeClock(), watch = Stopwatch(clock)
print(watch, watch.lap() as Any, watch.isRunning, watch.average as Any, watch.fastest as Any)
watch.startStop(); clock += 1.234; print(watch, watch.elapsed); watch.lap(); print(watch.rows, watch.fastest == nil)
watch.run(2, 0.5, 61.005); watch.rows.forEach { print($0) }; print(watch[lap: 2] ?? "-", watch[lap: 9] ?? "-", watch.laps.count, Stopwatch<FakeClock>.format(watch.average!))
watch.startStop(); clock += 100; print(watch, watch.lap() == nil); watch.startStop(); clock += 3600; print(watch, watch.slowest!.id, watch.laps.sorted().map(\.id))
watch.reset(); print(watch.laps.count); watch.startStop(); watch.reset(); print(watch, watch.rows.isEmpty, watch.startedAt ?? -1); watch.run(0.999, 0.001); print(watch.rows, Stopwatch<FakeClock>.format(59.999), Stopwatch<FakeClock>.format(59.994, hundredths: false))
