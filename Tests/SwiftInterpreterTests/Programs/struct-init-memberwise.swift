struct A { var x: Int; var y: Int = 5; let z: String; var o: Int?; var f: () -> Int = { 1 }; var t = (1, 2) }
print(A(x: 1, z: "q").y, A(x: 1, y: 2, z: "w", o: 3).o!, A(x: 0, z: "", f: { 9 }).f())
struct B { let id: Int; private let hidden = 3; static var made = 0; init(id: Int) { self.id = id; Self.made += 1 }; init?(text: String) { guard let n = Int(text) else { return nil }; self.init(id: n) } }
print(B(id: 1).id, B(text: "x") == nil, B(text: "7")!.id, B.made)
struct C<T> { var value: T; var items: [T] = [] }
print(C(value: 1).items.count, C(value: "a", items: ["b"]).items[0])
struct D { var onTap: () -> Void; var label: String = "d"; @discardableResult func tap() -> D { onTap(); return self } }
D(onTap: { print("tapped") }).tap(); D { print("trailing") }.tap()
struct E { var content: () -> String; init(_ t: String = "t", @Doubler content: @escaping () -> String) { self.content = { t + content() } } }
@resultBuilder enum Doubler { static func buildBlock(_ s: String) -> String { s + s } }
print(E { "x" }.content(), E("q") { "y" }.content())
