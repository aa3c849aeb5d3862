struct Draft { var text: String }
struct Composer {
    var draft: Draft?
    mutating func takeDraft() -> Draft? {
        defer { draft = nil }
        return draft
    }
    mutating func edit(_ addition: String) {
        if var current = draft { current.text += addition; draft = current } else { draft = Draft(text: addition) }
    }
}
var composer = Composer()
print(composer.takeDraft() as Any)
composer.edit("Hi"); composer.edit(" Bo")
composer.draft?.text.append("!")
print(composer.draft!.text)
let sent = composer.takeDraft()
print(sent?.text ?? "-", composer.draft == nil, composer.draft?.text as Any)
while composer.draft?.text.count ?? 0 < 3 { composer.edit("z") }
print(composer.draft?.text ?? "-")
