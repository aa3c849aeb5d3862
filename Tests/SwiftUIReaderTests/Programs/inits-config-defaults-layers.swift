import Foundation

struct Endpoint: Equatable {
    var scheme = "https"
    var host: String
    var port: Int? = nil, path: [String] = []
    static let defaultPorts = ["http": 80, "https": 443]
    var effectivePort: Int { port ?? Self.defaultPorts[scheme] ?? 0 }
}
extension Endpoint {
    init?(_ text: String) {
        guard let range = text.range(of: "://") else { return nil }
        let rest = text[range.upperBound...]
        let parts = rest.split(separator: "/", omittingEmptySubsequences: true)
        guard let authority = parts.first else { return nil }
        let pieces = authority.split(separator: ":")
        self.init(scheme: String(text[..<range.lowerBound]), host: String(pieces[0]), path: parts.dropFirst().map(String.init))
        if pieces.count > 1 {
            guard let number = Int(pieces[1]) else { return nil }
            port = number
        }
    }
    init(local port: Int, _ path: String...) { self.init(scheme: "http", host: "localhost", port: port, path: path) }
    init(_ other: Endpoint, adding path: String) { self = other; self.path.append(path) }
}
extension Endpoint: LosslessStringConvertible, ExpressibleByStringLiteral {
    var description: String { "\(scheme)://\(host)" + (port.map { ":\($0)" } ?? "") + path.map { "/" + $0 }.joined() }
    init(stringLiteral value: String) { self = Endpoint(value) ?? Endpoint(host: value) }
}
struct Config: Codable {
    var name: String
    var retries = 3
    let version: Int
    var timeout: Double { didSet { timeout = max(timeout, 1) } }
    private(set) var notes: [String] = ["default"]
    enum CodingKeys: String, CodingKey { case name, retries, version, timeout = "t" }

    init(name: String, version: Int = 1, timeout: Double = 0.5) {
        self.name = name; self.version = version
        self.timeout = timeout
        notes.append("memberwise")
    }
    init(from decoder: any Decoder) throws {
        let c = try decoder.container(keyedBy: CodingKeys.self)
        self.init(name: try c.decode(String.self, forKey: .name), version: (try? c.decode(Int.self, forKey: .version)) ?? 7)
        retries = try c.decodeIfPresent(Int.self, forKey: .retries) ?? retries * 2
        timeout = try c.decodeIfPresent(Double.self, forKey: .timeout) ?? 60
        notes[0] = "decoded"
    }
}
print(Endpoint(host: "a.b"), Endpoint(scheme: "ftp", host: "h", path: ["x"]).effectivePort, Endpoint(local: 8080, "api", "v1"))
for text in ["https://swift.org/docs//intro/", "http://h:99", "http://h:x", "nothing", "ws://"] { print(text, Endpoint(text)?.description ?? "nil", Endpoint(text)?.effectivePort ?? -1) }
let literal: Endpoint = "plainhost", converted = Endpoint("https://q/z") as Endpoint?
print(literal, converted!, Endpoint(literal, adding: "more"), [literal, "https://q/z"].contains(converted!), literal == Endpoint(host: "plainhost"))
var config = Config(name: "direct")
print(config.timeout, config.retries, config.notes); config.timeout = 0; print(config.timeout)
let decoded = try JSONDecoder().decode([Config].self, from: Data(#"[{"name":"j","t":0.25},{"name":"k","retries":9,"version":2}]"#.utf8))
for c in decoded { print(c.name, c.version, c.retries, c.timeout, c.notes) }
