final class Contact {
    var name: String
    var phone: String?
    init(name: String, phone: String? = nil) {
        self.name = name
        self.phone = phone
    }
    func update(name: String? = nil, phone: String? = nil) {
        if let name { self.name = name }
        self.phone = phone ?? self.phone
    }
    func rename(to name: (String) -> String) { self.name = name(self.name) }
}
let contact = Contact(name: "Bo")
print(contact.name, contact.phone ?? "-")
contact.update(phone: "555")
print(contact.name, contact.phone ?? "-")
contact.update(name: "Bob")
contact.rename { name in name + name.lowercased() }
print(contact.name, contact.phone ?? "-")
