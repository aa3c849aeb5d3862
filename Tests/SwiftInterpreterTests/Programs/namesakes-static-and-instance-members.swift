struct Theme {
    static let name = "All themes"
    let name: String
    static var count: Int { all.count }
    var count: Int { name.count }
    static let all = [Theme(name: "Sky"), Theme(name: "Sand")]
    static func describe() -> String { "\(name): \(count)" }
    func describe() -> String { "\(name): \(count) of \(Self.count) in \(Self.name)" }
    static func describe(_ index: Int) -> String { all[index].describe() }
}
print(Theme.name, Theme.all[1].name)
print(Theme.describe())
print(Theme.all[0].describe())
print(Theme.describe(1))
print(Theme.all.map { $0.describe() }.count, Theme.count, Theme.all[1].count)
