enum ConfigError: Error { case missing(String), invalid(key: String, value: String) }
struct Config {
    let host: String, port: Int
    init(_ raw: [String: String]) throws {
        guard let host = raw["host"] else { throw ConfigError.missing("host") }
        let portText = raw["port", default: "443"]
        guard let port = Int(portText), port > 0 else {
            throw ConfigError.invalid(key: "port", value: portText)
        }
        (self.host, self.port) = (host, port)
    }
}
let inputs = [["host": "a.com"], ["port": "80"], ["host": "b.com", "port": "zero"], ["host": "c.com", "port": "8080"]]
for input in inputs {
    do {
        let config = try Config(input)
        print("\(config.host):\(config.port)")
    } catch { print(error) }
}
print((try? Config([:])) == nil)
