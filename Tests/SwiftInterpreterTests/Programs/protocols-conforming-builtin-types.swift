protocol Displayable { var display: String { get } }
extension Int: Displayable { var display: String { "#\(self)" } }
extension String: Displayable { var display: String { "'\(self)'" } }
extension Bool: Displayable { var display: String { self ? "yes" : "no" } }
extension Optional: Displayable where Wrapped: Displayable {
    var display: String { self?.display ?? "none" }
}
extension Array: Displayable where Element: Displayable {
    var display: String { map(\.display).joined(separator: "+") }
}
let row: [any Displayable] = [4, "tea", true]
print(row.map(\.display))
print([1, 2, 3].display, ["a", "b"].display)
print(Optional("x").display, Int("zz").display)
print([true, nil, false].display, [[1], [2, 3]].display)
