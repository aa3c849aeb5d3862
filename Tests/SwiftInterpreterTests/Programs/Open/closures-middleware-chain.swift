struct Request { var path: String, headers: [String: String] = [:], user: String? = nil }
struct Response: CustomStringConvertible { var status = 200, body = "", trail: [String] = []
    var description: String { "\(status) \(body) \(trail)" } }
typealias Handler = (Request) throws -> Response
typealias Middleware = (@escaping Handler) -> Handler
enum HTTPError: Error { case notFound(String), forbidden, teapot }

infix operator |>: AdditionPrecedence
func |> (left: @escaping Middleware, right: @escaping Middleware) -> Middleware { { next in left(right(next)) } }
func |> (middleware: Middleware, handler: @escaping Handler) -> Handler { middleware(handler) }

func tagging(_ name: String) -> Middleware {
    { next in { request in
        var response = try next(request)
        response.trail.append(name)
        return response
    } }
}
let recover: Middleware = { next in
    { request in
        do { return try next(request) }
        catch HTTPError.notFound(let path) { return Response(status: 404, body: "no \(path)") }
        catch HTTPError.forbidden { return .init(status: 403) }
        catch let error where request.headers["debug"] != nil { return Response(status: 500, body: "\(error)") }
    }
}
func auth(_ tokens: [String: String]) -> Middleware {
    return { next in return { var request = $0
        request.user = request.headers["token"].flatMap { tokens[$0] }
        return try next(request) } }
}
func counting(_ report: @escaping (Int, String) -> Void) -> Middleware {
    var count = 0
    return { next in
        var local = 0
        return { r in count += 1; local += 1; defer { report(count, "\(r.path)#\(local)") }; return try next(r) }
    }
}
func cached() -> Middleware {
    var store: [String: Response] = [:]
    return { next in { r in
        if let hit = store[r.path] { return Response(body: hit.body + " (cached)") }
        let made = try next(r); store[r.path] = made; return made } }
}
let routes: [(match: (String) -> [Substring]?, handle: ([Substring], Request) throws -> Response)] = [
    ({ $0 == "/" ? [] : nil }, { _, _ in Response(body: "home") }),
    ({ $0.hasPrefix("/user/") ? $0.split(separator: "/").suffix(1) : nil }, { args, r in guard r.user == String(args[0]) else { throw HTTPError.forbidden }; return Response(body: "hello \(args[0])") }),
    ({ $0 == "/tea" ? [] : nil }, { _, _ in throw HTTPError.teapot })]
let router: Handler = { request in
    for (match, handle) in routes { if let args = match(request.path) { return try handle(args, request) } }
    throw HTTPError.notFound(request.path)
}
let count = counting { print("  log", $0, $1) }
let app = recover |> tagging("outer") |> count |> cached() |> auth(["t1": "ann"]) |> tagging("inner") |> router, admin = count |> router
for (path, headers) in [("/", [:]), ("/", [:]), ("/user/ann", ["token": "t1"]), ("/user/bob", ["token": "t1"]), ("/zzz", [:]), ("/tea", ["debug": "1"])] { print(path, try app(Request(path: path, headers: headers))) }
for path in ["/", "/tea"] { do { print(try admin(Request(path: path))) } catch { print("uncaught", error, error is HTTPError) } }
