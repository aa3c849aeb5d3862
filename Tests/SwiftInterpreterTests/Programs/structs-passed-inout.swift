struct FormField { let label: String; var text: String; var error: String? }
func validateNotEmpty(_ field: inout FormField) {
    field.error = field.text.isEmpty ? "\(field.label) is required" : nil
}
func trim(_ text: inout String) {
    while text.last == " " { text.removeLast() }
    while text.first == " " { text.removeFirst() }
}
var email = FormField(label: "Email", text: "  ana@mail.com ")
var city = FormField(label: "City", text: "   ")
trim(&email.text)
trim(&city.text)
validateNotEmpty(&email)
validateNotEmpty(&city)
print("<\(email.text)>", email.error ?? "ok")
print("<\(city.text)>", city.error ?? "ok")
var fields = [email, city]
fields[1].text = "Oslo"
validateNotEmpty(&fields[1])
print(fields.allSatisfy { $0.error == nil }, city.error != nil)
