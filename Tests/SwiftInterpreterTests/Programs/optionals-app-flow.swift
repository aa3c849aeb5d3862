struct Profile { var name: String?; var age: Int?; var address: Address?; struct Address { var city: String; var zip: String? } }
let a = Profile(name: "Ann", age: 31, address: .init(city: "Rome", zip: "00100")), b = Profile(name: nil, age: nil, address: .init(city: "Oslo")), c = Profile()
func line(_ p: Profile) -> String { guard let name = p.name else { return p.address.map { "Someone in \($0.city)" } ?? "Nobody" }; if let age = p.age, age >= 18, let zip = p.address?.zip { return "\(name) (\(age)) \(zip)" }; return name }
print([a, b, c].map(line)); print(b.address?.zip?.count ?? 0, c.address?.city ?? "-", a.address?.zip.map { $0.prefix(2) } ?? "", (a.age ?? 0) + (b.age ?? 1))
var d = c; d.address?.city = "ignored"; d.address = .init(city: "Bonn"); d.address?.zip = "53"; d.address?.zip? += "111"; print(d.address!.city, d.address!.zip!, d.age == nil, d.name != nil)
let numbers: [Int?] = [1, nil, 3]; print(numbers.compactMap { $0 }, numbers.map { $0 ?? 0 }, numbers.contains(nil), numbers.first! ?? 9)
let dict: [String: Int?] = ["x": 1, "y": nil]; print(dict["x"]! ?? 0, dict.keys.sorted(), dict.count); let text: String? = "42"; print(text.flatMap(Int.init).map { $0 + 1 } ?? 0, Int(text ?? "") ?? 0)
func first(_ xs: [Int], where f: (Int) -> Bool) -> Int? { for x in xs where f(x) { return x }; return nil }; if let x = first([1, 5, 9], where: { $0 > 3 }) { print(x) } else { print("none") }
