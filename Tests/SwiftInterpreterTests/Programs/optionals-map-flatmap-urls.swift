struct Link { let scheme: String, host: String
    init?(_ text: String) {
        let parts = text.components(by: "://")
        guard parts.count == 2 else { return nil }
        (scheme, host) = (parts[0], parts[1])
    }
}
extension String {
    func components(by mark: String) -> [String] {
        guard let range = firstRange(of: mark) else { return [self] }
        return [String(self[..<range.lowerBound]), String(self[range.upperBound...])]
    }
}
let saved: String? = "https://swift.org", none: String? = nil, broken: String? = "swift"
for text in [saved, none, broken] {
    print(text.flatMap(Link.init)?.host ?? "-", text.map(\.count) ?? 0, text.map { $0 + "/" } ?? "no text")
}
let first = saved.flatMap { Link($0) }.map { "\($0.scheme) to \($0.host)" }
print(first ?? "-", type(of: first))
