import Foundation

struct Page<Item: Decodable>: Decodable { var items: [Item]; var next: String? }
struct PagedSequence<Item: Decodable & Sendable>: AsyncSequence, Sendable {
  typealias Element = Item
  let fetch: @Sendable (String?) async throws -> Data
  var maximumPages = Int.max
  func makeAsyncIterator() -> Iterator { Iterator(sequence: self) }
  struct Iterator: AsyncIteratorProtocol {
    let sequence: PagedSequence
    private var buffer: ArraySlice<Item> = [], cursor: String?, pages = 0, finished = false
    init(sequence: PagedSequence) { self.sequence = sequence }
    mutating func next() async throws -> Item? {
      while buffer.isEmpty {
        guard !finished, pages < sequence.maximumPages else { return nil }
        let page = try JSONDecoder().decode(Page<Item>.self, from: await sequence.fetch(cursor))
        pages += 1; buffer = page.items[...]; cursor = page.next; finished = page.next == nil }
      return buffer.removeFirst()
    } }
  func pages(_ maximum: Int) -> Self { var copy = self; copy.maximumPages = maximum; return copy } }
actor Backend {
  private(set) var asked: [String] = []
  let pages: [String: String]
  init(_ pages: [String: String]) { self.pages = pages }
  func get(_ cursor: String?) throws -> Data { asked.append(cursor ?? "start")
    guard let page = pages[cursor ?? ""] else { throw URLError(.resourceUnavailable) }
    return Data(page.utf8) }
  func reset() -> [String] { defer { asked = [] }; return asked } }
struct User: Decodable, Sendable { let id: Int; let name: String }
let backend = Backend(["": #"{"items":[{"id":1,"name":"Ann"},{"id":2,"name":"Bob"}],"next":"p2"}"#, "p2": #"{"items":[],"next":"p3"}"#, "p3": #"{"items":[{"id":3,"name":"Cy"}],"next":"p4"}"#, "p4": #"{"items":[{"id":4,"name":"Di"}]}"#])
let users = PagedSequence<User> { try await backend.get($0) }
for try await user in users { print(user.id, user.name) }
print(await backend.reset())
print(try await users.first { $0.name.hasPrefix("B") }?.id ?? 0, await backend.reset())
print(try await users.pages(2).reduce(into: []) { $0.append($1.id) }, await backend.reset(), users.maximumPages == .max)
print(try await users.map(\.name.count).filter { $0 < 3 }.reduce(0, +), try await users.contains { $0.id == 4 }, await backend.reset().count)
let broken = PagedSequence<User> { cursor in cursor == nil ? Data(#"{"items":[{"id":9,"name":"Z"}],"next":"gone"}"#.utf8) : try await backend.get(cursor) }
var got: [Int] = []; do { for try await user in broken { got.append(user.id) }; print("complete") } catch let error as URLError { print(got, error.code == .resourceUnavailable) }
do { _ = try await PagedSequence<Int> { _ in Data(#"{"items":["x"]}"#.utf8) }.first { _ in true } } catch DecodingError.typeMismatch(let type, let context) { print(type, context.codingPath.map(\.stringValue)) }
var iterator = users.makeAsyncIterator(); let one = try await iterator.next()!, copy = iterator; var other = copy; print(one.id, try await iterator.next()!.id, try await other.next()!.id, try await iterator.next()!.id)
