struct Event { let day: Int; let title: String }
let events = [
    Event(day: 2, title: "Lunch"), Event(day: 1, title: "Gym"),
    Event(day: 2, title: "Call"), Event(day: 3, title: "Trip"),
]
let sections = Dictionary(grouping: events, by: \.day)
for day in sections.keys.sorted() {
    print("Day \(day):", sections[day]!.map(\.title).joined(separator: ", "))
}
let counts = sections.mapValues(\.count)
print(counts[2]!, counts[9] as Int? ?? 0)

let names = ["Ann", "abe", "Bob", "Cid", "bea"]
let index = Dictionary(grouping: names) { $0.prefix(1).uppercased() }
for (letter, people) in index.sorted(by: { $0.key < $1.key }) {
    print(letter, people.sorted())
}
