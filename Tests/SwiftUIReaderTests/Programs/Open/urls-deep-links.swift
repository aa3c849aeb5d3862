import Foundation

enum Route: Equatable {
  case home, item(id: Int, tab: String?), search(query: String, filters: [String]), profile(name: String), external(URL)
  init?(_ url: URL) {
    guard let components = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return nil }
    let query = Dictionary((components.queryItems ?? []).map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    var path = components.path.split(separator: "/").map(String.init)
    switch components.scheme {
    case "myapp": path.insert(components.host ?? "", at: 0)
    case "https" where components.host == "my.app": break
    case "http", "https": self = .external(url); return
    default: return nil
    }
    switch (path.first, path.dropFirst().first) {
    case (nil, _), ("home", nil): self = .home
    case ("item", let raw?):
      guard let id = Int(raw), id > 0 else { return nil }
      self = .item(id: id, tab: query["tab"] ?? nil)
    case ("search", _): self = .search(query: (query["q"] ?? nil) ?? "", filters: components.queryItems?.filter { $0.name == "f" }.compactMap(\.value) ?? [])
    case ("u", let name?) where !name.hasPrefix("_"): self = .profile(name: name)
    default: return nil
    }
  }
}
let links = ["myapp://home", "https://my.app", "myapp://item/42?tab=reviews", "https://my.app/item/7", "https://my.app/item/-1", "myapp://search?q=tea%20time&f=new&f&f=cheap", "https://my.app/search", "myapp://u/ann%20b", "myapp://u/_root", "https://other.org/a", "mailto:a@b.c", "myapp://nope"]
for link in links {
  guard let url = URL(string: link) else { print("invalid", link); continue }
  print(link, "->", Route(url).map { "\($0)" } ?? "none")
}
print(links.compactMap(URL.init(string:)).compactMap(Route.init).filter { $0 == .home }.count)
if case .item(let id, nil)? = Route(URL(string: links[3])!) { print("plain item", id) }
