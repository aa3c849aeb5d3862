protocol Item { var name: String { get } }
protocol Playable: Item { var seconds: Int { get } }
protocol Downloadable: Item { var megabytes: Int { get } }
extension Item { var line: String { name } }
extension Playable { var length: String { "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)" } }
struct Song: Playable { let name: String; let seconds: Int }
struct Episode: Playable, Downloadable { let name: String; let seconds: Int; let megabytes: Int }
struct Manual: Downloadable { let name = "Manual"; let megabytes = 3 }
let items: [any Item] = [Song(name: "Rain", seconds: 185), Episode(name: "Pilot", seconds: 1320, megabytes: 450), Manual()]
for item in items {
    var parts = [item.line]
    if let playable = item as? any Playable { parts.append(playable.length) }
    if let file = item as? any Downloadable { parts.append("\(file.megabytes) MB") }
    print(parts.joined(separator: " · "))
}
func pick(_ both: any Playable & Downloadable) -> Int { both.megabytes / (both.seconds / 60) }
print(items.compactMap { $0 as? any Playable & Downloadable }.map(pick))
