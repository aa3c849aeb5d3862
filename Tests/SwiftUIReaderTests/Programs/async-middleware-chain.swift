import Foundation

struct Request { var url: URL; var headers: [String: String] = [:]; var body: Data? }
struct Response { var status: Int; var body: Data; var text: String { String(decoding: body, as: UTF8.self) } }
typealias Handler = @Sendable (Request) async throws -> Response
protocol Middleware: Sendable { func handle(_ request: Request, next: Handler) async throws -> Response }
struct Auth: Middleware { let token: @Sendable () async -> String?
  func handle(_ request: Request, next: Handler) async throws -> Response {
    guard let token = await token() else { throw URLError(.userAuthenticationRequired) }
    var request = request; request.headers["Authorization"] = "Bearer \(token)"
    return try await next(request) } }
actor CacheMiddleware: Middleware { private var stored: [URL: Response] = [:]; private(set) var hits = 0
  func handle(_ request: Request, next: Handler) async throws -> Response {
    if request.body == nil, let hit = stored[request.url] { hits += 1; return hit }
    let response = try await next(request)
    if response.status == 200 { stored[request.url] = response }
    return response } }
struct StatusCheck: Middleware { struct Bad: Error { let status: Int }
  func handle(_ request: Request, next: Handler) async throws -> Response { let r = try await next(request); guard 200..<300 ~= r.status else { throw Bad(status: r.status) }; return r } }
final class Recorder: Middleware, @unchecked Sendable { var lines: [String] = []
  func handle(_ request: Request, next: Handler) async throws -> Response {
    lines.append("> \(request.url.path)"); defer { lines.append("< \(request.url.lastPathComponent)") }
    do { return try await next(request) } catch { lines.append("! \(type(of: error))"); throw error } } }
struct Client { var middlewares: [any Middleware]; let transport: Handler
  func send(_ path: String, body: String? = nil) async throws -> Response {
    let chain = middlewares.reversed().reduce(transport) { next, middleware in { try await middleware.handle($0, next: next) } }
    return try await chain(Request(url: URL(string: "https://h.org")!.appendingPathComponent(path), body: body.map { Data($0.utf8) })) } }
actor Backend { var calls = 0
  func serve(_ r: Request) -> Response { calls += 1; switch r.url.path { case "/missing": return Response(status: 404, body: Data()); case "/me": return .init(status: 200, body: Data("\(r.headers["Authorization"] ?? "anon")#\(calls)".utf8)); default: return Response(status: 201, body: r.body ?? Data("none".utf8)) } } }
let backend = Backend(), cache = CacheMiddleware(), recorder = Recorder()
let client = Client(middlewares: [recorder, StatusCheck(), cache, Auth { "t1" }], transport: { await backend.serve($0) })
print(try await client.send("me").text, try await client.send("me").text, await cache.hits, await backend.calls)
do { _ = try await client.send("missing") } catch let error as StatusCheck.Bad { print("bad", error.status) }
print(try await client.send("me", body: "x").text, try await client.send("post", body: "hello").text, try await client.send("a b").text)
print(recorder.lines.prefix(6)); print(recorder.lines.dropFirst(4).prefix(3), recorder.lines.last!)
var locked = client; locked.middlewares = [recorder, Auth { nil }]; recorder.lines = []
do { _ = try await locked.send("me") } catch { print((error as? URLError)?.code == .userAuthenticationRequired, recorder.lines) }
print(client.middlewares.map { "\(type(of: $0))" })
print(client.middlewares.count, locked.middlewares.count, await backend.calls, try await Client(middlewares: [], transport: client.transport).send("me").text)
