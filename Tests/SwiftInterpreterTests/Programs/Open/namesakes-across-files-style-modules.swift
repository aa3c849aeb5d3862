enum Network {
    struct Request: CustomStringConvertible {
        var path: String, retries = Defaults.retries
        var description: String { "\(path)×\(retries)" }
    }
    enum Defaults { static let retries = 3, timeout = 30.0 }
    struct Client { var defaults = Defaults.self; func send(_ r: Request) -> Response { Response(status: r.path.isEmpty ? .badRequest : .ok, body: r.description) } }
    struct Response { enum Status: Int { case ok = 200, badRequest = 400 }; var status: Status; var body: String }
}
enum Database {
    struct Request { var table: String; var limit = Defaults.limit }
    enum Defaults { static let limit = 50; static var timeout: Double { Network.Defaults.timeout / 10 } }
    final class Client { var log: [String] = []
        func send(_ r: Request) -> Response { log.append(r.table); return (rows: min(r.limit, r.table.count), more: r.table.count > r.limit) } }
    typealias Response = (rows: Int, more: Bool)
}
protocol Sending { associatedtype Request; associatedtype Response; func send(_ request: Request) -> Response }
extension Network.Client: Sending {}
extension Database.Client: Sending {}
extension Network {
    static func request(_ path: String) -> Request { .init(path: path) }
    struct Batch { var requests: [Request]; var total: Int { requests.map(\.retries).reduce(Defaults.retries, +) } }
}
extension Database {
    static func request(_ table: String) -> Request { Request(table: table, limit: Defaults.limit / 10) }
    struct Batch { var requests: [Request] = []; var total: Int { requests.reduce(0) { $0 + $1.limit } } }
}
extension Network.Response.Status { var isFailure: Bool { rawValue >= 400 } }
extension Database.Request { enum Status { case queued, done }; var status: Status { limit > 10 ? .queued : .done } }

func send<S: Sending>(_ requests: S.Request..., via s: S) -> [S.Response] { requests.map(s.send) }
let db = Database.Client(), net = Network.Client()
for response in send(.init(path: "/a"), Network.request(""), via: net) { print(response.status, response.status.rawValue, response.status.isFailure, response.body) }
for (rows, more) in send(.init(table: "users"), Database.request("measurements"), .init(table: "x", limit: 0), via: db) { print(rows, more) }
print(db.log, Network.Defaults.retries, Database.Defaults.limit, Database.Defaults.timeout, net.defaults.timeout)
print(Network.Batch(requests: [.init(path: "p", retries: 1), Network.request("q")]).total, Database.Batch(requests: [.init(table: "t")]).total, Database.Batch().total)
print(Database.request("t").status, Database.Request(table: "t").status, type(of: net.send(.init(path: "/")).status))
let kinds: [Any.Type] = [Network.Request.self, Database.Request.self, Network.Batch.self, Database.Response.self]
print(kinds.map { String(describing: $0) }, kinds[0] == kinds[1], kinds[1] == Database.Client.Request.self)
