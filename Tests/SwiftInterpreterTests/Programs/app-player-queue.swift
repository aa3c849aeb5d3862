struct Track: Equatable { let title: String; let seconds: Int }
struct Queue { enum Mode { case off, all, one }; var tracks: [Track]; private(set) var index = 0; var mode = Mode.off; var current: Track? { tracks.indices.contains(index) ? tracks[index] : nil }
  mutating func next() { switch mode { case .one: break; case .all: index = (index + 1) % max(tracks.count, 1); case .off: if index + 1 < tracks.count { index += 1 } } }
  mutating func move(from source: Int, to destination: Int) { let playing = current; let track = tracks.remove(at: source); tracks.insert(track, at: destination); if let playing, let i = tracks.firstIndex(of: playing) { index = i } }
  var remaining: String { let s = tracks[index...].reduce(0) { $0 + $1.seconds }; return "\(s / 60)m\(s % 60)s" } }
var q = Queue(tracks: [Track(title: "a", seconds: 65), Track(title: "b", seconds: 30), Track(title: "c", seconds: 40)]); print(q.remaining); q.next(); q.next(); q.next(); print(q.current!.title, q.remaining); q.mode = .all; q.next(); print(q.current!.title); q.move(from: 0, to: 2); print(q.tracks.map(\.title), q.current!.title); q.mode = .one; q.next(); print(q.current!.title, Queue(tracks: []).current == nil)
