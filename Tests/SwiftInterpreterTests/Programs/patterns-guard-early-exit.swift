struct Signup { var email: String?; var age: Int?; var code: String? }

func submit(_ form: Signup) -> String {
    guard let email = form.email, !email.isEmpty else { return "email missing" }
    guard email.contains("@") else { return "bad email \(email)" }
    guard let age = form.age, (18...120).contains(age) else { return "age not allowed" }
    guard case let code? = form.code, let number = Int(code) else {
        return "\(email) joins without a code"
    }
    return "\(email), \(age), code \(number)"
}
print(submit(Signup()))
print(submit(Signup(email: "ann.site", age: 30)))
print(submit(Signup(email: "a@b.c", age: 12)))
print(submit(Signup(email: "a@b.c", age: 44, code: "x9")))
print(submit(Signup(email: "a@b.c", age: 44, code: "77")))
