import Foundation

enum Method: String { case get, post, delete; var name: String { rawValue.uppercased() } }
protocol Endpoint { associatedtype Response: Decodable = Empty; var path: String { get }; var method: Method { get }; var query: KeyValuePairs<String, String?> { get }; var body: (any Encodable)? { get } }
struct Empty: Decodable {}
extension Endpoint { var method: Method { body == nil ? .get : .post }; var query: KeyValuePairs<String, String?> { [:] }; var body: (any Encodable)? { nil } }
struct Client {
  var base: URL
  var headers: [String: String] = ["Accept": "application/json"]
  private let encoder: JSONEncoder = { let e = JSONEncoder(); e.outputFormatting = .sortedKeys; return e }()
  init(_ base: String) { self.base = URL(string: base)! }
  func line(for endpoint: some Endpoint, _ edit: (inout [String: String]) -> Void = { _ in }) throws -> String {
    var components = URLComponents(url: base.appendingPathComponent(endpoint.path), resolvingAgainstBaseURL: false)!
    let items = endpoint.query.compactMap { name, value in value.map { URLQueryItem(name: name, value: $0) } }
    components.queryItems = items.isEmpty ? nil : items
    var headers = headers
    var text = ""
    if let body = endpoint.body { headers["Content-Type", default: ""] += "application/json"; text = String(decoding: try encoder.encode(body), as: UTF8.self) }
    edit(&headers)
    return "\(endpoint.method.name) \(components.string!) \(headers.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }) \(text)"
  }
  func decode<E: Endpoint>(_ endpoint: E, _ json: String) throws -> E.Response { try JSONDecoder().decode(E.Response.self, from: Data(json.utf8)) }
}
struct User: Codable { var id: Int; var name: String }
struct GetUser: Endpoint { typealias Response = User; var id: Int; var expand: String?; var path: String { "users/\(id)" }; var query: KeyValuePairs<String, String?> { ["expand": expand, "v": "2"] } }
struct Create: Endpoint { typealias Response = [User]; var user: User; let path = "users"; var body: (any Encodable)? { user } }
struct Remove: Endpoint { var path: String; let method = Method.delete }
let client = Client("https://api.example.org/v1/")
print(try client.line(for: GetUser(id: 3)))
print(try client.line(for: GetUser(id: 4, expand: "a&b=c d+e")))
print(try client.line(for: Create(user: User(id: 1, name: "Zoë"))) { $0["Accept"] = nil })
print(try client.line(for: Remove(path: "users/1/a b")) { $0["X-Id"] = "7" })
print(client.headers.count, try client.decode(GetUser(id: 1), #"{"id":1,"name":"A"}"#).name, try client.decode(Create(user: User(id: 0, name: "")), "[]").count)
let empty = try client.decode(Remove(path: ""), "{}"); print(type(of: empty))
let endpoints: [any Endpoint] = [GetUser(id: 1), Create(user: User(id: 2, name: "B")), Remove(path: "x")]
for endpoint in endpoints { print(endpoint.path, endpoint.method, try client.line(for: endpoint).count) }
