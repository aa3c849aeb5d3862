extension Optional where Wrapped == String {
    var orEmpty: String { self ?? "" }
    var isNilOrEmpty: Bool { self?.isEmpty ?? true }
}
extension Optional where Wrapped: Collection {
    var countOrZero: Int { self?.count ?? 0 }
}
extension Optional {
    func or(_ fallback: @autoclosure () -> Wrapped) -> Wrapped { self ?? fallback() }
    func ifSome(_ body: (Wrapped) -> Void) { if let self { body(self) } }
}
let nickname: String? = nil, city: String? = "Rome", tags: [String]? = ["a", "b"]
print("<\(nickname.orEmpty)>", city.orEmpty, nickname.isNilOrEmpty, city.isNilOrEmpty)
print(tags.countOrZero, city.countOrZero, ([Int]?).none.countOrZero)
print(nickname.or("anon"), Int("12").or(-1), Int("x").or(-1))
city.ifSome { print("in", $0) }
nickname.ifSome { print("never", $0) }
