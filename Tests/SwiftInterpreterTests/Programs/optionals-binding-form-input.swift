struct Form { var name: String?; var age: String?; var email: String? }
func submit(_ form: Form) -> String {
    guard let name = form.name, !name.isEmpty else { return "name missing" }
    guard let ageText = form.age, let age = Int(ageText) else { return "\(name): age missing" }
    if let email = form.email, email.contains("@") { return "\(name), \(age), \(email)" }
    return "\(name), \(age)"
}
print(submit(Form()))
print(submit(Form(name: "")))
print(submit(Form(name: "Lu", age: "x2")))
print(submit(Form(name: "Lu", age: "32", email: "lu")))
print(submit(Form(name: "Lu", age: "32", email: "lu@x.io")))
