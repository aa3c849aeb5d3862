enum Setting: CustomStringConvertible {
    enum Theme: String, CaseIterable { case light, dark, system }
    enum TextSize: Int, CaseIterable, Comparable {
        case small = 12, medium = 16, large = 20
        static func < (l: Self, r: Self) -> Bool { l.rawValue < r.rawValue }
    }
    case theme(Theme), textSize(TextSize), toggles([String: Bool])
    case nested(section: String, _ inner: [Setting])
    var description: String {
        switch self {
        case .theme(let value): "theme=\(value)"
        case .textSize(let value): "size=\(value.rawValue)pt"
        case .toggles(let flags): flags.isEmpty ? "no toggles" : flags.keys.sorted().map { flags[$0]! ? "+\($0)" : "-\($0)" }.joined(separator: " ")
        case .nested(section: let name, let inner): "\(name.uppercased())(\(inner.map(\.description).joined(separator: "; ")))"
        }
    }
}
extension CaseIterable where Self: Equatable, AllCases: BidirectionalCollection {
    func next(wrapping: Bool = true) -> Self? {
        let all = Self.allCases
        let after = all.index(after: all.firstIndex(of: self)!)
        return after < all.endIndex ? all[after] : wrapping ? all.first : nil
    }
}
extension Setting {
    func mapped(_ transform: (Setting) -> Setting) -> Setting {
        guard case let .nested(name, inner) = self else { return transform(self) }
        return transform(.nested(section: name, inner.map { $0.mapped(transform) }))
    }
    var flattened: [Setting] { if case .nested(_, let inner) = self { inner.flatMap(\.flattened) } else { [self] } }
    subscript(toggle key: String) -> Bool? {
        get { if case .toggles(let flags) = self { flags[key] } else { nil } }
        set {
            guard case .toggles(var flags) = self else { return }
            flags[key] = newValue
            self = .toggles(flags)
        }
    }
}
let tree = Setting.nested(section: "app", [
    .theme(.dark), .nested(section: "reader", [.textSize(.large), .toggles(["serif": true, "dim": false])]), .toggles([:]),
])
print(tree)
let cycled = tree.mapped {
    switch $0 {
    case .theme(let t): return .theme(t.next()!)
    case .textSize(let s): return s.next(wrapping: false).map(Setting.textSize) ?? .textSize(.small)
    case var .toggles(flags):
        flags["sync", default: false].toggle()
        return .toggles(flags)
    case .nested(let name, let inner): return .nested(section: name + "!", inner.reversed())
    }
}
print(cycled, cycled.flattened.count, separator: "\n")
for var setting in tree.flattened {
    setting[toggle: "dim"]?.toggle()
    setting[toggle: "new"] = true
    print("-", setting, setting[toggle: "dim"] as Any)
}
print(Setting.Theme.allCases.map { $0.next(wrapping: false)?.rawValue ?? "end" }, Setting.TextSize.allCases.max()!)
