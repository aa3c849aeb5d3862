struct Field { let label: String; var required = false }
struct Section { let title: String; let fields: [Field] }

@resultBuilder struct FieldBuilder {
    static func buildBlock(_ fields: Field...) -> [Field] { fields }
}
@resultBuilder struct FormBuilder {
    static func buildBlock(_ sections: Section...) -> [Section] { sections }
}
extension Section {
    init(_ title: String, @FieldBuilder fields: () -> [Field]) { self.init(title: title, fields: fields()) }
}
func form(@FormBuilder _ content: () -> [Section]) -> [Section] { content() }
let signUp = form {
    Section("Account") {
        Field(label: "Email", required: true)
        Field(label: "Password", required: true)
    }
    Section("Profile") { Field(label: "Nickname") }
}
for section in signUp { print(section.title, section.fields.map { $0.required ? $0.label + "*" : $0.label }) }
print(signUp.flatMap(\.fields).filter(\.required).count)
