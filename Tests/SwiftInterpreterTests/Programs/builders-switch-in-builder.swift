enum Role { case guest, member(name: String), admin }
@resultBuilder enum MenuBuilder {
    static func buildExpression(_ item: String) -> [String] { [item] }
    static func buildBlock(_ items: [String]...) -> [String] { items.flatMap { $0 } }
    static func buildBlock() -> [String] { [] }
    static func buildEither(first: [String]) -> [String] { first }
    static func buildEither(second: [String]) -> [String] { second }
}
@MenuBuilder func menu(for role: Role) -> [String] {
    "Home"
    switch role {
    case .guest: "Sign in"
    case .member(let name):
        "Profile of \(name)"
        "Sign out"
    case .admin: "Users"; "Logs"; "Sign out"
    }
}
print(menu(for: .guest))
print(menu(for: .member(name: "Ann")))
print(menu(for: .admin).joined(separator: " | "))
