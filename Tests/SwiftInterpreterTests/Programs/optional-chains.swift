class Room { var name = "hall"; var next: Room?; func door(_ n: Int) -> Int? { n > 0 ? n : nil }; var list: [Room]? = []; subscript(k: String) -> Int? { k == "a" ? 1 : nil } }
var r: Room? = Room(); print(r?.name.count ?? 0, r?.next?.name as Any, r?.door(2) ?? -1, r?.door(-1) as Any, r?["a"] as Any, r?["z"] ?? 5)
r?.next = Room(); r?.next?.name = "attic"; r?.list?.append(Room()); print(r!.next!.name, r?.list?.count ?? 0, r?.list?.first?.name.uppercased() ?? "")
if let name = r?.next?.name, !name.isEmpty { print(name) }; r = nil; r?.name = "x"; print(r?.name as Any, r == nil)
let o: Int? = 3; print(o.map { $0 * 2 }!, o.flatMap { $0 > 5 ? $0 : nil } as Any, o! + 1, (o ?? 0) + 1, o == 3, o != nil)
let strs: [String?] = ["a", nil]; for case let s? in strs { print(s) }; print(strs.map { $0?.uppercased() ?? "-" })
let f: ((Int) -> Int)? = { $0 + 1 }; print(f?(3) ?? 0); let g: (() -> Void)? = nil; g?(); let n: Int! = 4; print(n + 1)
switch o { case .none: print("none"); case .some(let v) where v > 2: print("big \(v)"); case .some: print("small") }
let d = ["k": [1, 2]]; print(d["k"]?.first ?? 0, d["x"]?.first as Any, d["k"]?[1] ?? 0); guard let a = o, let b = f else { fatalError() }; print(b(a)); let t = try? Int("4").map { $0 }; print(t as Any)
