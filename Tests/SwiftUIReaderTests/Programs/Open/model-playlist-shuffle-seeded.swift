import Foundation

struct LCG: RandomNumberGenerator { private var state: UInt64; init(seed: UInt64) { state = seed }
  mutating func next() -> UInt64 { state = state &* 6364136223846793005 &+ 1442695040888963407; return state } }
struct Track: Hashable, Identifiable { let id: Int; let title: String; let length: TimeInterval }
enum RepeatMode: String, CaseIterable { case off, all, one; mutating func advance() { self = Self.allCases[(Self.allCases.firstIndex(of: self)! + 1) % Self.allCases.count] } }
struct Queue { private(set) var tracks: [Track], order: [Int], position = 0; var mode = RepeatMode.off; private var generator: LCG
  private(set) var isShuffled = false
  init(_ tracks: [Track], seed: UInt64 = 7) { self.tracks = tracks; order = Array(tracks.indices); generator = LCG(seed: seed) }
  var current: Track? { order.indices.contains(position) ? tracks[order[position]] : nil }
  var upNext: some Sequence<Track> { order.dropFirst(position + 1).lazy.map { [tracks] in tracks[$0] } }
  private mutating func fisherYates(_ range: Range<Int>) { for i in range.reversed().dropLast() { let j = range.lowerBound + Int(generator.next() >> 33) % (i - range.lowerBound + 1); order.swapAt(i, j) } }
  mutating func toggleShuffle() { guard let now = current else { return }; isShuffled.toggle(); if isShuffled { let at = order.remove(at: position); order.insert(at, at: 0); position = 0; if order.count > 1 { fisherYates(1..<order.count) } } else { order = Array(tracks.indices); position = tracks.firstIndex(of: now)! } }
  @discardableResult mutating func next(manual: Bool = true) -> Track? { switch (mode, position + 1 < order.count) { case (.one, _) where !manual: break; case (_, true): position += 1; case (.off, false): position = order.count; case (_, false): position = 0 }; return current }
  mutating func remove(_ ids: Set<Track.ID>) { let keep = current.flatMap { ids.contains($0.id) ? nil : $0 }; let old = tracks; let titles = order.map { old[$0] }.filter { !ids.contains($0.id) }; tracks.removeAll { ids.contains($0.id) }; order = titles.map { tracks.firstIndex(of: $0)! }; position = keep.flatMap { titles.firstIndex(of: $0) } ?? min(position, max(0, order.count - 1)) }
  var remaining: TimeInterval { upNext.reduce(0) { $0 + $1.length } }
  static func text(_ t: TimeInterval) -> String { String(format: "%d:%02d", Int(t) / 60, Int(t) % 60) } }
var queue = Queue("abcdef".enumerated().map { Track(id: $0 + 1, title: String($1), length: Double(60 + $0 * 15)) })
func show(_ label: String) { print(label, queue.current?.title ?? "-", Array(queue.upNext).map(\.title).joined(), Queue.text(queue.remaining), queue.mode) }
show("start"); queue.next(); queue.next(manual: false); show("two on")
queue.toggleShuffle(); print(queue.current!.title, queue.order.count, Set(queue.order).count, queue.order[0], queue.position, Set(queue.upNext).count); queue.toggleShuffle(); show("restored")
queue.mode.advance(); queue.mode.advance(); queue.next(manual: false); show("same"); queue.next(); show("skipped"); queue.mode.advance(); print(queue.mode)
queue.remove([4, 1]); show("removed"); queue.remove([3]); show("again"); for _ in 0..<9 { queue.next() }; show("end"); queue.mode = .all; queue.next(); show("around")
queue.remove([2, 5, 6]); show("empty"); print(queue.next() as Any, queue.tracks.isEmpty)
var a = LCG(seed: 1), b = LCG(seed: 1); print(a.next() == b.next(), (0..<3).map { _ in a.next() % 100 } == (0..<3).map { _ in b.next() % 100 }, LCG(seed: 1) as Any is RandomNumberGenerator, a.next() != a.next())
var g = LCG(seed: 42); print(g.next() >> 40, g.next() & 0xFF, UInt8(truncatingIfNeeded: g.next()), Int(bitPattern: UInt(g.next())) < 0)
