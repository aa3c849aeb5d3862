import Foundation

var components = URLComponents()
components.scheme = "https"
components.host = "api.example.org"
components.path = "/v1/search"
components.queryItems = [URLQueryItem(name: "q", value: "tea & cake"), URLQueryItem(name: "page", value: "2")]
print(components.url?.absoluteString ?? "-")
components.queryItems?.append(URLQueryItem(name: "lang", value: nil))
print(components.string ?? "-", components.queryItems?.count ?? 0)
let parsed = URLComponents(string: "https://user@example.org:8080/a/b?x=1&y=%20#top")!
print(parsed.scheme ?? "-", parsed.host ?? "-", parsed.port ?? 0, parsed.path, parsed.fragment ?? "-", parsed.user ?? "-")
for item in parsed.queryItems ?? [] { print(item.name, item.value ?? "nil") }
struct Endpoint { var path: String; var query: [String: String] = [:]
  var url: URL? { var c = URLComponents(); c.scheme = "https"; c.host = "h.org"; c.path = "/" + path
    if !query.isEmpty { c.queryItems = query.sorted { $0.key < $1.key }.map { URLQueryItem(name: $0.key, value: $0.value) } }
    return c.url } }
print(Endpoint(path: "items").url!, Endpoint(path: "find", query: ["b": "2", "a": "1"]).url!)
let base = URL(string: "https://example.org/a/")!
print(URL(string: "b/c", relativeTo: base)!.absoluteString, base.appendingPathComponent("d").absoluteString)
let more = URLComponents(url: URL(string: "https://example.org/x?k=v")!, resolvingAgainstBaseURL: false)!
print(more.query ?? "-", more.host!, URLComponents(string: "https://h.org")!.queryItems == nil)
let url = URL(string: "https://h.org:81/p/q.json?z=1#f")!
print(url.port ?? 0, url.query ?? "", url.fragment ?? "", url.isFileURL, url.lastPathComponent, url.pathExtension)
