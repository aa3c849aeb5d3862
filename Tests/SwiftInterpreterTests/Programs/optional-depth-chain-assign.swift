final class Address { var street: String?; var tags: [String: [String]] = [:]; var geo: (lat: Double, lon: Double)?; init(_ s: String?) { street = s }; func rename(_ s: String) -> Bool { street = s; return true }; func clear() { street = nil } }
struct User { var name: String; var address: Address?; var scores: [Int]?; var manager: Box?; subscript(key: String) -> String? { get { key == "name" ? name : address?.street } set { if key == "name", let newValue { name = newValue } else { address?.street = newValue } } } }
final class Box { var user: User; init(_ u: User) { user = u } }
var calls = 0; func rhs<T>(_ v: T) -> T { calls += 1; return v }
var u: User? = User(name: "a", address: nil, scores: nil, manager: nil)
u?.address?.street = rhs("x"); print(calls, u?.address == nil)
u?.address = Address("old"); u?.address?.street = rhs("new"); print(calls, u?.address?.street ?? "-")
print((u?.scores?.append(1)) == nil, u?.scores as Any); u?.scores = []; print((u?.scores?.append(4)) != nil, u?.scores as Any)
u?.scores?[0] += 6; let twice = u!.scores![0] * 2; u?.scores?[0] = rhs(twice); print(u!.scores!, calls)
u?.address?.tags["k", default: []].append("v"); u?.address?.tags["k"]?.append("w"); u?.address?.tags["none"]?.append("!"); print(u!.address!.tags)
print(u?.address?.rename("r") as Any, u?.manager?.user.address?.rename("q") as Any, u?.address?.street?.count as Any)
u?.manager = Box(User(name: "boss", address: Address(nil), scores: [1], manager: nil)); u?.manager?.user.scores?.append(2); u?.manager?.user.address?.geo = (1, 2); u?.manager?.user.address?.geo?.lat += 0.5
print(u!.manager!.user.scores!, u?.manager?.user.address?.geo?.lat ?? 0, u?.manager?.user.address?.street?.uppercased() ?? "none")
u?["name"] = "renamed"; u?["street"] = nil; print(u?["name"] ?? "", u?["street"] as Any, u?.name.count ?? 0)
let copy = u; u?.name += "!"; u?.address?.street = "shared"; print(copy!.name, u!.name, copy!.address!.street!)
var none: User?; none?.name = rhs("no"); none?.scores?.append(rhs(3)); print(calls, none?.name.first as Any, none?.address?.tags.count ?? -1)
if let n = u?.manager?.user.name, n.hasPrefix("b"), let s = u?.manager?.user.scores?.last { print(n, s) }
let f = u?.address?.rename; print(f?("via f") as Any, u?.address?.street as Any); if u?.address?.clear() != nil { print("cleared", u?.address?.street as Any) }
var opt: [Int]? = [1]; opt! += [2]; opt?[0] = 9; opt?.swapAt(0, 1); print(opt as Any, opt?.first ?? 0, opt.map(\.count) ?? 0)
var dict: [String: User] = ["z": u!]; dict["z"]?.name.append("?"); dict["y"]?.name = "nobody"; dict["z"]?.scores?.removeLast(); print(dict["z"]!.name, dict.count, dict["z"]!.scores!)
