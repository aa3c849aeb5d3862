import Foundation

@propertyWrapper struct Trimmed {
    private var text = ""
    var wrappedValue: String {
        get { text }
        set { text = newValue.trimmingCharacters(in: .whitespaces) }
    }
    init(wrappedValue: String) { self.wrappedValue = wrappedValue }
}
struct ContactForm {
    @Trimmed var name: String
    @Trimmed var city = "  Oslo "
}
var form = ContactForm(name: "  Ann ")
print("[\(form.name)] [\(form.city)]")
form.name = " Ann Lee   "
form.city += " x "
print("[\(form.name)] [\(form.city)]")
print(ContactForm(name: "", city: " Rome").city)
