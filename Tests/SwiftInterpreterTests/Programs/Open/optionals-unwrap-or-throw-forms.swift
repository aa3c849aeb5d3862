struct Missing: Error, Equatable { let field: String }

extension Optional {
    func unwrap(_ field: String) throws(Missing) -> Wrapped {
        guard let self else { throw Missing(field: field) }
        return self
    }
}

struct SignUp { let email: String, age: Int?, referral: Code?, newsletter: Bool }
struct Code: LosslessStringConvertible, Equatable {
    let prefix: String, number: Int
    init?(_ text: String) {
        let parts = text.split(separator: "-")
        guard parts.count == 2, let prefix = parts.first?.uppercased(), let number = parts.last.flatMap({ Int($0) }) else { return nil }
        self.prefix = prefix
        self.number = number
    }
    var description: String { "\(prefix)-\(number)" }
}

extension SignUp {
    init(form: [String: String?]) throws(Missing) {
        let email = try (form["email"] ?? nil).unwrap("email")
        self.email = email.isEmpty ? try form["backup"]?.map { $0.lowercased() }.unwrap("backup") ?? "none" : email
        age = form["age"].flatMap { $0 }.flatMap { Int($0) }
        if let raw = form["code"], let text = raw { referral = try Code(text).unwrap("valid code") } else { referral = nil }
        newsletter = (form["news"] ?? nil).flatMap(Bool.init) ?? false
    }
    init?(quick text: String?) {
        guard let text, let at = text.firstIndex(of: "@"), at != text.startIndex else { return nil }
        self.init(email: text, age: nil, referral: nil, newsletter: text[at...].hasSuffix("news"))
    }
}

let forms: [[String: String?]] = [
    ["email": "a@b.c", "age": "30", "code": "vip-7", "news": "true"], ["email": nil], ["age": "9"],
    ["email": "", "backup": "ME@X.ORG", "age": "x", "news": "yes"], ["email": "", "backup": nil], ["email": ""], ["email": "q@q", "code": "vip"], ["email": "q@q", "code": nil],
]
for form in forms {
    do {
        let user = try SignUp(form: form)
        print(user.email, user.age ?? -1, user.referral?.description ?? "no code", user.newsletter)
    } catch { print("missing", error.field) }
}
print(SignUp(quick: nil) == nil, SignUp(quick: "@x") == nil, SignUp(quick: "joe@news")?.newsletter ?? false)
print((try? SignUp(form: ["email": "z@z"]))?.email.count ?? 0, (try? SignUp(form: [:])) == nil, ["x-1", "y", "z-2-3", "w-9"].compactMap(Code.init).map(\.number))
