enum DecodeError: Error { case bad(String) }
func decode(_ text: String) throws -> Int {
    guard let value = Int(text) else { throw DecodeError.bad(text) }
    return value
}
func lookup(_ key: String) throws -> Int? {
    if key == "crash" { throw DecodeError.bad(key) }
    return ["one": 1][key]
}
print((try? decode("12")) ?? 0, (try? decode("x")) ?? 0)
print(["4", "b", "6"].compactMap { try? decode($0) })
if let value = try? lookup("one") { print("found", value) }
for key in ["two", "crash"] {
    let result = try? lookup(key)
    print(key, result as Any)
}
guard let total = try? decode("1") + decode("2") else { fatalError() }
print(total, (try? lookup("one").map { $0 + 1 }) == 2)
