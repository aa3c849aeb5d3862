import Foundation

struct Config: Decodable { var port: Int; var host: String?; var retries: Int? }
enum ConfigError: Error { case unreadable, invalid(field: String) }
var reads = 0
func load(_ text: String?) throws -> Config? {
  reads += 1
  guard let text else { return nil }
  guard let data = text.data(using: .utf8), !data.isEmpty else { throw ConfigError.unreadable }
  let config = try JSONDecoder().decode(Config.self, from: data)
  guard config.port > 0 else { throw ConfigError.invalid(field: "port") }
  return config
}
let good = #"{"port":80,"host":"h.org"}"#, bad = #"{"port":-1}"#
let flattened = try? load(good), nothing = try? load(nil), failed = try? load(bad)
print(type(of: flattened), flattened?.port ?? 0, nothing == nil, failed == nil, reads)
print((try? load(good))?.host?.count ?? -1, (try? load(bad)?.host)?.count ?? -2, try! load(good)!.port)
print(try load(good)?.retries ?? 3, (try? load("")) == nil, (try? load("{")) == nil)
func firstValid(_ sources: String?...) -> Config? { sources.lazy.compactMap { try? load($0) }.first }
reads = 0
print(firstValid(nil, bad, good, "{", good)?.port ?? 0, reads)
func port(_ text: String) -> Int { guard let config = try? load(text), case 1...1023 = config.port else { return 8080 }; return config.port }
print(port(good), port(bad), port(#"{"port":9000}"#))
func describe(_ text: String?) -> String {
  do {
    if let config = try load(text), let host = config.host { return "host \(host)" } else if try load(good)?.host == nil { return "?" }
    return "no host"
  } catch ConfigError.invalid(let field) { return "invalid \(field)" }
  catch let error as ConfigError { return "config \(error)" }
  catch is DecodingError { return "decoding" }
  catch { return "unknown" } }
print([nil, good, bad, "", "[]", #"{"port":1}"#].map(describe))
func sideEffect(_ value: Int) throws -> Int { reads += 1; if value > 1 { throw ConfigError.unreadable }; return value }
reads = 0
let sum = try? sideEffect(1) + sideEffect(2) + sideEffect(3); print(sum as Any, reads)
let both = (try? sideEffect(1), try? sideEffect(2)); print(both.0 as Any, both.1 as Any)
let lazyOr = try (try? sideEffect(5)) ?? sideEffect(1), shortCircuit = try sideEffect(0) == 0 || sideEffect(9) == 0; print(lazyOr, shortCircuit, reads)
var list = [1, 2]; do { list.append(try sideEffect(7)) } catch { list.append(-1) }; (try? sideEffect(1)).map { list.append($0) }; print(list)
if let value = try? sideEffect(1), value == 1, let other = try? sideEffect(8) { print("both", other) } else { print("one") }
let nested: Int?? = try? Optional(sideEffect(1)); print(nested as Any, (try? load(good)?.retries) as Any, [1, 5, 0].compactMap { try? sideEffect($0) })
