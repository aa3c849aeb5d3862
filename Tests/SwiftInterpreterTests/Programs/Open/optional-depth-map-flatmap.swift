struct Profile { var nickname: String?; var age: Int?; var friend: Indirect? }
final class Indirect { let profile: Profile; init(_ p: Profile) { profile = p } }
let p = Profile(nickname: "  bo ", age: nil, friend: Indirect(Profile(nickname: nil, age: 41, friend: nil)))
func trimmed(_ s: String) -> String? { let t = s.filter { !$0.isWhitespace }; return t.isEmpty ? nil : t }
print(p.nickname.map { $0.count } as Any, p.nickname.flatMap(trimmed) as Any, p.nickname.map(trimmed) as Any)
print(p.friend?.profile.age.map(String.init) ?? "n/a", p.age.map(String.init) ?? "n/a")
print(p.friend.flatMap { $0.profile.nickname } as Any, p.friend.map { $0.profile.age } as Any, p.friend?.profile.friend?.profile.age as Any)
let name = p.nickname.flatMap(trimmed)?.uppercased() ?? p.friend?.profile.nickname ?? "Anonymous"; print(name)
func combine<A, B>(_ a: A?, _ b: B?) -> (A, B)? { guard let a, let b else { return nil }; return (a, b) }
print(combine(1, "x").map { "\($0)\($1)" } as Any, combine(Int("q"), 1) == nil, combine(p.nickname, p.friend?.profile.age)?.1 as Any)
extension Optional { func or(_ f: @autoclosure () -> Wrapped?) -> Wrapped? { self ?? f() }; func filter(_ ok: (Wrapped) -> Bool) -> Wrapped? { flatMap { ok($0) ? $0 : nil } }; mutating func take2() -> Wrapped? { defer { self = nil }; return self } }
extension Optional where Wrapped: Collection { var isBlank: Bool { self?.isEmpty ?? true }; var orEmptyCount: Int { map(\.count) ?? 0 } }
extension Optional where Wrapped == String { var orEmpty: String { self ?? "" } }
extension Optional: @retroactive Sequence where Wrapped == Int { public func makeIterator() -> AnyIterator<Int> { var v = self; return AnyIterator { defer { v = nil }; return v } } }
let s: String? = "", i: Int? = 4; print(s.isBlank, s.orEmptyCount, (nil as String?).orEmpty.isEmpty, ([1] as [Int]?).isBlank)
print(i.or(5) as Any, (nil as Int?).or(nil).or(6) as Any, i.filter { $0 > 9 } as Any); var t = i; print(t.take2() as Any, t as Any)
for x in i { print("loop", x) }; print(Array(i), i.reduce(10, +))
let texts = ["1", "x", "3"]; print(texts.map { Int($0) }, texts.compactMap { Int($0) }, texts.map { Int($0) ?? 0 }.reduce(0, +))
print(texts.lazy.compactMap { Int($0) }.first { $0 > 1 } as Any, texts.first.flatMap { Int($0) }.map { $0 + 1 } as Any, texts.max() ?? "", texts.min { $0.count < $1.count } as Any)
let r: Int = if let a = i, a > 3 { a } else { 0 }; guard let w = i, w < 10, case let half = w / 2, half > 1 else { exit1() }; print(r, half)
func exit1() -> Never { while true {} }
