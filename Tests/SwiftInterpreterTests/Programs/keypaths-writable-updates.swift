struct Profile { var name: String; var address: Address; var tags: [String] }
struct Address { var city: String; var zip: String? }

func updating<Root, Value>(_ root: Root, _ path: WritableKeyPath<Root, Value>, to value: Value) -> Root {
    var copy = root
    copy[keyPath: path] = value
    return copy
}
let ann = Profile(name: "Ann", address: Address(city: "Oslo", zip: nil), tags: ["new"])
var moved = updating(ann, \.address.city, to: "Rome")
print(ann.address.city, moved.address.city)
moved[keyPath: \.tags].append("vip")
moved[keyPath: \.tags[0]] = "old"
moved[keyPath: \.address.zip] = "0150"
print(moved.tags, moved.address.zip ?? "-")
let path: WritableKeyPath<Profile, String> = \.name
moved[keyPath: path] += " Lee"
print(moved.name, ann[keyPath: path], ann[keyPath: \.address.zip?.count] ?? 0)
