enum Message {
    case text(String, from: String)
    case photo(caption: String?)
    case system(String)
}
let chat: [Message] = [.text("Hi", from: "Mo"), .photo(caption: nil), .system("Mo left"), .text("Bye", from: "Al"), .photo(caption: "Sea")]
for case let .text(body, sender) in chat { print("\(sender): \(body)") }
for case .photo(let caption?) in chat { print("photo of \(caption)") }
for case .text(let body, from: "Al") in chat where body.count == 3 { print("Al said \(body)") }
if case .system(let note) = chat[2], note.hasSuffix("left") { print("[\(note)]") }
guard case .photo(caption: .none) = chat[1] else { fatalError() }
let photos = chat.filter { if case .photo = $0 { true } else { false } }
print(photos.count)
