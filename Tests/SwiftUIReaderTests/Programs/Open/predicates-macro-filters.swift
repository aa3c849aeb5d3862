import Foundation

struct Note { var title: String; var stars: Int; var tags: [String]; var folder: Folder?; var pinned = false; struct Folder { var name: String; var shared: Bool } }
let notes = [
  Note(title: "Groceries", stars: 2, tags: ["home"], folder: .init(name: "Home", shared: true), pinned: true),
  Note(title: "Meeting", stars: 5, tags: ["work", "urgent"], folder: .init(name: "Work", shared: false)),
  Note(title: "go out", stars: 3, tags: [], folder: nil),
]
func titles(_ predicate: Predicate<Note>) throws -> [String] { try notes.filter(predicate).map(\.title) }
let query = "go", minimum = 3
print(try titles(#Predicate { $0.title.contains(query) || $0.stars < minimum }))
print(try titles(#Predicate { $0.stars >= minimum && !$0.pinned }))
print(try titles(#Predicate { note in note.tags.contains("urgent") || note.tags.isEmpty }))
print(try titles(#Predicate { $0.folder?.shared == true }))
print(try titles(#Predicate { note in if let folder = note.folder { folder.name.count > 3 && folder.shared } else { note.stars == 3 } }))
print(try titles(#Predicate { $0.stars * 2 - 1 == minimum }), try titles(#Predicate { $0.title.starts(with: "M") || $0.stars % 3 == 0 }))
print(try titles(#Predicate { note in note.tags.contains { $0.count == 4 } && note.tags.allSatisfy { $0 != "home" } }))
let pinned = #Predicate<Note> { $0.pinned }, popular = #Predicate<Note> { $0.stars > 4 }
print(try notes.filter { try pinned.evaluate($0) || popular.evaluate($0) }.map(\.title), try pinned.evaluate(notes[0]), try popular.evaluate(notes[0]))
func search(_ text: String, starred: Bool) -> Predicate<Note> {
  starred ? #Predicate { ($0.title.contains(text) || text.isEmpty) && $0.stars > 2 } : #Predicate { $0.title.contains(text) || text.isEmpty }
}
for (text, starred) in [("", false), ("", true), ("e", false), ("zzz", true)] { print(text.isEmpty ? "all" : text, try titles(search(text, starred: starred))) }
let expression = #Expression<Note, Int> { $0.tags.count + ($0.pinned ? 10 : 0) }
print(try notes.map { try expression.evaluate($0) })
let pair = #Predicate<Int, String> { $0 > $1.count }
print(try pair.evaluate(3, "ab"), try pair.evaluate(2, "ab"), try [1, 5, 9].filter(#Predicate { (2..<6).contains($0) }), try ["a": 1].filter { try #Predicate<Int> { $0 == 1 }.evaluate($0.value) }.count)
