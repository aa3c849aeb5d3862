struct User: Equatable { let id: Int; let name: String }
enum APIError: Error { case notFound(Int) }
actor Cache { private var users: [Int: User] = [:]; private(set) var hits = 0; func user(_ id: Int) -> User? { if let user = users[id] { hits += 1; return user }; return nil }; func store(_ user: User) { users[user.id] = user } }
struct API { let cache = Cache(); func load(_ id: Int) async throws -> User { if let cached = await cache.user(id) { return cached }; guard id > 0 else { throw APIError.notFound(id) }; let user = User(id: id, name: "U\(id)"); await cache.store(user); return user }
  func names(_ ids: [Int]) async -> [String] { var result: [String] = []; for id in ids { if let user = try? await load(id) { result.append(user.name) } }; return result } }
let api = API()
print(await api.names([1, 2, -1, 1]), await api.cache.hits)
do { _ = try await api.load(0) } catch APIError.notFound(let id) { print("missing", id) } catch { print(error) }
async let a = api.load(3), b = api.load(4); let pair = try await [a, b]; print(pair.map(\.name))
func total(_ work: () async throws -> [User]) async rethrows -> Int { try await work().reduce(0) { $0 + $1.id } }; print(try await total { [try await api.load(3), try await api.load(9)] })
