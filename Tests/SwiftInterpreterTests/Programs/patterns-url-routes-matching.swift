enum Screen: Equatable { case home, user(id: Int, tab: String?), search(String, page: Int), post(year: Int, slug: String), login(then: [String]), missing(String) }

struct Request {
    let path: [String], query: [String: String]
    init(_ text: String) {
        let halves = text.split(separator: "?", maxSplits: 1)
        path = halves.first?.split(separator: "/").map(String.init) ?? []
        query = halves.dropFirst().first.map { text in
            text.split(separator: "&").reduce(into: [:]) { found, pair in
                let kv = pair.split(separator: "=", omittingEmptySubsequences: false)
                if case let (key?, value) = (kv.first, kv.dropFirst().first) { found[String(key)] = value.map(String.init) ?? "true" }
            }
        } ?? [:]
    }
}

struct Slug { let pattern: (Substring) -> Bool }
func ~= (slug: Slug, text: String) -> Bool { slug.pattern(text[...]) }
func ~= (pattern: [String?], path: [String]) -> Bool {
    pattern.count == path.count && zip(pattern, path).allSatisfy { $0 == nil || $0 == $1 }
}
let word = Slug { !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0 == "-" } }

func route(_ request: Request, signedIn: Bool = true) -> Screen {
    switch (request.path, request.query["page"].flatMap { Int($0) }) {
    case ([], _), (["home"], nil): return .home
    case (["me"], _) where !signedIn: return .login(then: request.path)
    case (["me"], _): return .user(id: 1, tab: request.query["tab"])
    case (["users", nil], nil):
        guard let id = Int(request.path[1]) else { fallthrough }
        return .user(id: id, tab: request.query["tab"])
    case (["users", nil, nil], _) where Int(request.path[1]) != nil:
        return .user(id: Int(request.path[1]) ?? 0, tab: request.path.last)
    case (["search"], let page): return .search(request.query["q"] ?? "", page: page ?? 1)
    case (let path, nil) where path.count == 2:
        if case word = path[1], let year = Int(path[0]), case 1990...2100 = year { return .post(year: year, slug: path[1]) }
        return .missing(path.joined(separator: "/"))
    case (let path, _): return .missing(path.joined(separator: "/"))
    }
}

for url in ["/", "/home", "/home?page=2", "/me?tab=likes", "/users/42", "/users/bob", "/users/42/photos", "/search?q=tea&page=3", "/search", "/2024/hello-world", "/2024/no_good", "/1024/x", "/a/b/c/d?draft"] {
    print(url, "->", route(Request(url)))
}
print(route(Request("me"), signedIn: false), route(Request("me")) == .user(id: 1, tab: nil))
