struct Event { let day: Int; let title: String; let hour: Double }
let events = [Event(day: 2, title: "Lunch", hour: 12.5), Event(day: 1, title: "Run", hour: 7), Event(day: 2, title: "Call", hour: 9), Event(day: 3, title: "Nap", hour: 14)]
let groups = Dictionary(grouping: events, by: \.day)
let sections = groups.sorted { $0.key < $1.key }.map { (day: $0.key, rows: $0.value.sorted { $0.hour < $1.hour }) }
for section in sections { print("Day \(section.day):", section.rows.map(\.title).joined(separator: ", ")) }
let first = sections.first { $0.rows.count > 1 }; print(first?.day ?? 0, groups[9]?.count ?? -1)
let index = Dictionary(uniqueKeysWithValues: events.map { ($0.title, $0.hour) }); print(index["Run"]!, index.keys.sorted())
let counts = events.reduce(into: [Int: Int]()) { $0[$1.day, default: 0] += 1 }; print(counts.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" })
print(events.map(\.hour).max()!, events.min { $0.hour < $1.hour }!.title, events.firstIndex { $0.day == 3 } ?? -1)
