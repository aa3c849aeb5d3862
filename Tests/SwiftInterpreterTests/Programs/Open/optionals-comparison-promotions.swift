struct Item { var price: Double?; var qty: Int? = 1; var name: String? }
let a = Item(price: 3, name: "n"), b = Item(qty: nil)
print(a.price == 3, a.price != nil, b.price == nil, a.qty == 1, b.qty != 1, a.price == b.price, a.name == "n", (a.qty ?? 0) > 0)
print(a.price.map { $0 * 2 } == 6, a.price ?? 0 + 1, (a.price ?? 0) + 1, b.price ?? Double(a.qty ?? 2) / 2, b.price ?? a.price ?? 9)
let total = [a, b].compactMap(\.price).reduce(0, +), totals = [a, b].map { ($0.price ?? 1 / 2) * Double($0.qty ?? 3) }; print(total, totals)
func label(_ s: String?, _ n: Int? = nil, _ f: ((Int) -> String)? = nil) -> String { (s ?? "-") + (n.map { f?($0) ?? "#\($0)" } ?? "") }; print(label("a"), label(nil, 3), label("b", 3) { "<\($0)>" }, label(a.name, b.qty))
let xs: [Int?] = [3, nil, 1]; print(xs.sorted { ($0 ?? .max) < ($1 ?? .max) }.map { $0 ?? -1 }, xs.compactMap { $0 }.min()!, xs.filter { $0 != nil }.count, xs == [3, nil, 1], xs.contains(1), xs.firstIndex(of: 1)!, xs.map { $0 ?? 0 }.max()!)
print(xs.sorted { l, r in switch (l, r) { case let (x?, y?): x < y; case (nil, _?): true; default: false } }.map { $0.map(String.init) ?? "nil" })
var o: Int? = 1; o? += 2; o! *= 2; if o != nil { o = o.map { $0 + 1 } }; print(o as Any, o!.description, o?.description ?? "", "\(o ?? 0)"); o = nil; o? += 1; o = (o ?? 10) + 1; print(o!)
let s: String? = "text"; print(s?.isEmpty == false, s?.first == "t", s?.count ?? 0 > 3, (s?.hasPrefix("te") ?? false) && true, s?.uppercased().lowercased().first?.isLetter ?? false, s.map { $0 + "!" }!, s!.dropFirst().first!)
let any: Any? = 5, anyNil: Any? = nil; print(any as? Int == 5, (any as? String) == nil, anyNil == nil, any is Int, (any as! Int) + 1, (anyNil as? Int?) == nil, type(of: any), "\(any ?? "none")")
let t: (Int?, String?) = (1, nil); if case (let x?, nil) = t { print("x", x) }; switch (a.name, a.qty) { case ("n", 1): print("exact"); case (.some, .some(let q)): print(q); default: print("d") }; func nilIf<T: Equatable>(_ v: T, _ n: T) -> T? { v == n ? nil : v }; print(nilIf("", "") as Any, nilIf(3, 0)!, nilIf([1], []) ?? [])
let closures: [(() -> Int)?] = [{ 1 }, nil]; print(closures.map { $0?() ?? 0 }, closures.compactMap { $0?() }); let n: NSNumberLike? = .init(v: 3); print(n?.v.description.count ?? 0, n?[0] as Any, n?.next?.next?.v as Any, n?.next?[5] ?? -1); struct NSNumberLike { var v: Int; var next: Box? { Box(v: v) }; subscript(i: Int) -> Int? { i == 0 ? v : nil }; struct Box { let v: Int; var next: NSNumberLike? { v > 0 ? NSNumberLike(v: v - 1) : nil }; subscript(i: Int) -> Int { v * i } } }
