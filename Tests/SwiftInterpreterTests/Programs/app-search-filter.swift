struct Contact { var first: String; var last: String; var tags: Set<String> = []; var full: String { [first, last].filter { !$0.isEmpty }.joined(separator: " ") }; var initials: String { [first, last].compactMap(\.first).map(String.init).joined() } }
var contacts = [Contact(first: "Ada", last: "Lovelace", tags: ["math"]), Contact(first: "Alan", last: "Turing", tags: ["math", "run"]), Contact(first: "Grace", last: "")]
func search(_ text: String, tag: String? = nil) -> [String] { contacts.filter { c in (text.isEmpty || c.full.lowercased().contains(text.lowercased())) && (tag.map { c.tags.contains($0) } ?? true) }.map(\.full) }
print(search(""), search("a", tag: "run"), search("LOVE"), search("zz").isEmpty)
print(contacts.map(\.initials), contacts.sorted { ($0.last, $0.first) < ($1.last, $1.first) }.map(\.first))
contacts[2].tags.formUnion(["navy", "code"]); contacts[2].last = "Hopper"
print(contacts[2].full, contacts[2].tags.sorted(), contacts.flatMap(\.tags).reduce(into: [:]) { $0[$1, default: 0] += 1 }.filter { $0.value > 1 }.keys.sorted())
contacts.removeAll { $0.tags.contains("run") }; print(contacts.count, contacts.allSatisfy { !$0.last.isEmpty })
