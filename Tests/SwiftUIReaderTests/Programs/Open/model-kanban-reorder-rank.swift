import Foundation

struct Rank: Comparable, Hashable, Codable, CustomStringConvertible { let text: String; static let digits = Array("0123456789abcdefghijklmnopqrstuvwxyz")
  static func < (a: Rank, b: Rank) -> Bool { a.text < b.text }; var description: String { text }
  static func between(_ a: Rank?, _ b: Rank?) -> Rank { let low = Array(a?.text ?? ""), high = b.map { Array($0.text) }; var result: [Character] = [], i = 0
    while true { let l = i < low.count ? digits.firstIndex(of: low[i])! : 0, h = high.map { i < $0.count ? digits.firstIndex(of: $0[i])! : 0 } ?? digits.count
      if h - l > 1 { result.append(digits[(l + h) / 2]); return Rank(text: String(result)) }
      result.append(digits[l]); i += 1
      if h - l == 1 { while true { let l = i < low.count ? digits.firstIndex(of: low[i])! : 0; if l < digits.count - 1 { result.append(digits[(l + digits.count) / 2]); return Rank(text: String(result)) }; result.append(digits[l]); i += 1 } } } } }
enum Lane: String, CaseIterable, Codable { case todo, doing, done; var limit: Int? { self == .doing ? 2 : nil } }
struct Card: Identifiable, Codable, Equatable { let id: Int; var title: String; var lane: Lane; var rank: Rank; var history: [Lane] = []; var due: Date? }
struct Board: Codable { private(set) var cards: [Card] = []; enum MoveError: Error, Equatable { case full(Lane), noCard(Int), blocked(from: Lane, to: Lane) }
  subscript(lane: Lane) -> [Card] { cards.filter { $0.lane == lane }.sorted { $0.rank < $1.rank } }
  subscript(id id: Int) -> Card? { cards.first { $0.id == id } }
  mutating func add(_ title: String, to lane: Lane = .todo, due day: Double? = nil) { cards.append(Card(id: cards.count + 1, title: title, lane: lane, rank: .between(self[lane].last?.rank, nil), due: day.map { Date(timeIntervalSince1970: $0 * 86_400) })) }
  mutating func move(_ id: Int, to lane: Lane, at index: Int = .max) throws(MoveError) {
    guard let i = cards.firstIndex(where: { $0.id == id }) else { throw .noCard(id) }
    let from = cards[i].lane, others = self[lane].filter { $0.id != id }
    if from == .todo, lane == .done { throw .blocked(from: from, to: lane) }
    if let limit = lane.limit, others.count >= limit { throw .full(lane) }
    let at = min(max(index, 0), others.count)
    cards[i].rank = .between(at > 0 ? others[at - 1].rank : nil, at < others.count ? others[at].rank : nil)
    if from != lane { cards[i].history.append(from); cards[i].lane = lane } }
  func overdue(_ now: Date) -> [Card] { cards.filter { $0.lane != .done && $0.due.map { $0 < now } ?? false }.sorted { $0.due! < $1.due! } }
  var text: String { Lane.allCases.map { lane in "\(lane): " + self[lane].map { "\($0.title)(\($0.rank))" }.joined(separator: " ") }.joined(separator: " | ") } }
var board = Board(); for (n, title) in ["a", "b", "c", "d"].enumerated() { board.add(title, due: n.isMultiple(of: 2) ? Double(9 - n) : nil) }
print(board.text)
for (id, lane, index) in [(4, .todo, 0), (1, .todo, 2), (2, .doing, .max), (3, .doing, 0), (1, .doing, 0), (9, .done, 0), (1, .done, 0), (3, .doing, 5), (3, .done, -4)] as [(Int, Lane, Int)] { do { try board.move(id, to: lane, at: index); print(id, lane, board.text) } catch { print(id, error) } }
print(board[id: 3]!.history, board.overdue(Date(timeIntervalSince1970: 10 * 86_400)).map(\.title), board[.done].count, board[id: 77] as Any)
var rank = Rank(text: "i"), steps: [String] = []; for _ in 0..<7 { rank = .between(nil, rank); steps.append(rank.text) }; print(steps); rank = Rank(text: "z"); print((0..<4).map { _ in rank = .between(rank, nil); return rank }, Rank.between(.init(text: "a"), .init(text: "b")), Rank.between(.init(text: "az"), .init(text: "b")), Rank.between(nil, nil))
let encoder = JSONEncoder(); encoder.outputFormatting = .sortedKeys; let data = try encoder.encode(board[.done]); print(String(decoding: data, as: UTF8.self)); print(try JSONDecoder().decode([Card].self, from: data) == board[.done])
