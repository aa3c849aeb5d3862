struct Player: Hashable { let name: String; var scores: [Int] = []; var best: Int { scores.max() ?? 0 }; var average: Double? { scores.isEmpty ? nil : Double(scores.reduce(0, +)) / Double(scores.count) } }
enum RankStyle { case competition, dense, ordinal }
struct Board { private(set) var players: [String: Player] = [:]
  mutating func record(_ name: String, _ s: Int...) { players[name, default: Player(name: name)].scores += s }
  subscript(_ n: String) -> Player { get { players[n] ?? Player(name: n) } set { players[n] = newValue } }
  func ranked(_ style: RankStyle = .competition, by key: (Player) -> Double = { Double($0.best) }) -> [(rank: Int, player: Player)] {
    let sorted = players.values.sorted { (key($1), $0.name) < (key($0), $1.name) }; var out: [(rank: Int, player: Player)] = []
    for (i, p) in sorted.enumerated() { let tied = out.last.map { key($0.player) == key(p) } ?? false
      let rank = switch style { case .ordinal: i + 1; case .competition: tied ? out.last!.rank : i + 1; case .dense: (out.last?.rank ?? 0) + (tied ? 0 : 1) }
      out.append((rank, p)) }
    return out }
  func percentile(_ n: String) -> Double? { guard let p = players[n] else { return nil }; let below = players.values.filter { $0.best < p.best }.count; return Double(below) / Double(players.count) * 100 } }
func medal(_ rank: Int) -> String { switch rank { case 1: "gold"; case 2, 3: rank == 2 ? "silver" : "bronze"; case 11...13, 111...113: "\(rank)th"; case let r where r % 10 == 1: "\(r)st"; case let r where r % 10 == 2: "\(r)nd"; case let r where r % 10 == 3: "\(r)rd"; default: "\(rank)th" } }
var b = Board(); b.record("ann", 5, 9); b.record("bob", 9); b.record("cy", 3, 3, 4); b.record("dee"); b.record("ann", 1); b["eve"].scores.append(4); print(b["ann"].scores, b["none"].best, b.players.count)
for style in [RankStyle.competition, .dense, .ordinal] { print(style, b.ranked(style).map { "\($0.rank).\($0.player.name)" }.joined(separator: " ")) }
print(b.ranked(by: { $0.average ?? -1 }).map { $0.player.name }, b.ranked { Double($0.scores.count) }.map { "\($0.rank)\($0.player.name)" }); print(b["ann"].average!, b["dee"].average as Any, b["cy"].average!.rounded())
print([1, 2, 3, 4, 11, 12, 21, 22, 103, 112].map(medal)); print(b.percentile("ann")!, b.percentile("dee")!, b.percentile("zed") as Any)
var copy = b; copy["ann"].scores.removeAll { $0 > 4 }; copy["bob"] = Player(name: "bobby", scores: [1]); print(copy["ann"].best, b["ann"].best, copy["bob"].name, copy.ranked().first!.player.name, b.ranked().first { $0.rank > 1 }!.player.name)
let (rank, top) = b.ranked()[0]; print(rank, top.name, b.ranked().map(\.rank), b.ranked().map(\.player.best)); print(Dictionary(grouping: b.ranked(), by: \.rank).mapValues { $0.map(\.player.name) }.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" })
