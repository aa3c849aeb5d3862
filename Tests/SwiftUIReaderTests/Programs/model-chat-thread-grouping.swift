import Foundation

struct Message: Identifiable, Hashable { enum Status: Int, Comparable { case sending, sent, read, failed = -1; static func < (l: Status, r: Status) -> Bool { l.rawValue < r.rawValue } }
  let id: Int; var sender: String; var body: Body; var date: Date; var status = Status.sent
  enum Body: Hashable { case text(String), image(URL, caption: String?), deleted } }
extension Message.Body { var preview: String { switch self { case .text(let t) where t.count > 12: t.prefix(11).trimmingCharacters(in: .whitespaces) + "…"; case .text(let t): t; case .image(_, let caption?): "📷 \(caption)"; case .image(let url, caption: nil): "📷 \(url.lastPathComponent)"; case .deleted: "—" } }
  var links: [URL] { guard case .text(let text) = self else { return [] }; return text.matches(of: /https?:\/\/[^\s]+[^\s.,!?]/).compactMap { URL(string: String($0.0)) } }
  var isOnlyEmoji: Bool { if case .text(let t) = self { !t.isEmpty && t.allSatisfy { $0.unicodeScalars.first!.properties.isEmoji && !$0.isNumber } } else { false } } }
final class Thread: ObservableThread { private(set) var messages: [Message] = []; let me: String; var onChange: ((Thread, Change) -> Void)?
  enum Change: Equatable { case appended(Int), updated(Int, from: Message.Status), removed }
  init(me: String) { self.me = me }
  struct Cluster { let sender: String; var messages: [Message]; var isMine = false; var range: ClosedRange<Date> { messages[0].date...messages[messages.count - 1].date } }
  var clusters: [Cluster] {
    messages.reduce(into: []) { result, message in
      if let last = result.last, last.sender == message.sender, message.date.timeIntervalSince(last.range.upperBound) < 120 { result[result.count - 1].messages.append(message) }
      else { result.append(Cluster(sender: message.sender, messages: [message], isMine: message.sender == me)) } } }
  @discardableResult func send(_ body: Message.Body, from sender: String? = nil, at minutes: Double) -> Message { let message = Message(id: messages.count + 1, sender: sender ?? me, body: body, date: Date(timeIntervalSinceReferenceDate: minutes * 60), status: sender == nil ? .sending : .sent); messages.append(message); onChange?(self, .appended(message.id)); return message }
  func mark(_ id: Message.ID, _ status: Message.Status) { guard let i = messages.firstIndex(where: { $0.id == id }), messages[i].status < status || status == .failed else { return }; let old = messages[i].status; messages[i].status = status; onChange?(self, .updated(id, from: old)) }
  func delete(_ id: Message.ID) { for i in messages.indices where messages[i].id == id { messages[i].body = .deleted; onChange?(self, .removed) } }
  var unread: Int { messages.reversed().prefix { $0.sender != me }.filter { $0.status != .read }.count } }
protocol ObservableThread: AnyObject { var messages: [Message] { get }; var unread: Int { get } }
extension ObservableThread { var summary: String { "\(messages.last?.body.preview ?? "empty")\(unread > 0 ? " (\(unread))" : "")" } }
let thread = Thread(me: "ann"); var changes: [Thread.Change] = []
print(thread.summary, thread.clusters.isEmpty); thread.onChange = { changes.append($1); if $1 == .removed { print("removed, now", $0.summary) } }
let first = thread.send(.text("Hi there, how are you?"), at: 0); thread.send(.text("🎉👍🏽"), at: 1); thread.send(.text("late"), at: 3.5)
thread.send(.image(URL(string: "https://h.org/p/cat.png")!, caption: nil), from: "bob", at: 4); thread.send(.text("see https://h.org/a?b=1, or http://x.org."), from: "bob", at: 5)
for cluster in thread.clusters { print(cluster.sender, cluster.isMine, cluster.messages.map(\.body.preview), cluster.range.upperBound.timeIntervalSince(cluster.range.lowerBound)) }
print(thread.summary, thread.messages.flatMap(\.body.links).map(\.absoluteString), thread.messages.map(\.body.isOnlyEmoji))
thread.mark(1, .read); thread.mark(1, .sent); thread.mark(2, .failed); thread.mark(2, .sent); thread.mark(5, .read); thread.mark(77, .read); print(changes.dropFirst(5).map { "\($0)" }, thread.unread, first.status, thread.messages[0].status)
thread.delete(5); thread.delete(5); print((thread as ObservableThread).summary, thread.messages.map(\.status).max()!, changes.count, changes.last == .removed)
thread.send(.image(URL(string: "x")!, caption: "me"), at: 6); print(thread.summary, thread.unread, Set(thread.messages.map(\.sender)).sorted(), thread.clusters.count)
