enum Route: Hashable {
    case home
    case product(id: Int, variant: String? = nil)
    case search(query: String, page: Int)
    var path: String {
        switch self {
        case .home: return "/"
        case let .product(id, variant?): return "/product/\(id)/\(variant)"
        case .product(let id, nil): return "/product/\(id)"
        case .search(let query, 1): return "/search/\(query)"
        case .search(let query, let page): return "/search/\(query)?page=\(page)"
        }
    }
}
let stack: [Route] = [.home, .product(id: 4), .product(id: 4, variant: "red"), .search(query: "tea", page: 1), .search(query: "tea", page: 3)]
for route in stack { print(route.path) }
print(stack[1] == .product(id: 4, variant: nil), Set(stack + [.home]).count)
