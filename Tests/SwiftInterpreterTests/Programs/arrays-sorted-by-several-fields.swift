struct Contact { let first: String; let last: String; let favourite: Bool }
let contacts = [
    Contact(first: "Zoe", last: "Hall", favourite: false),
    Contact(first: "Amy", last: "Hall", favourite: false),
    Contact(first: "Ben", last: "Adams", favourite: true),
    Contact(first: "Cal", last: "Young", favourite: true),
]
let byName = contacts.sorted { ($0.last, $0.first) < ($1.last, $1.first) }
print(byName.map(\.first))
let favouritesFirst = contacts.sorted {
    if $0.favourite != $1.favourite { return $0.favourite }
    return $0.first < $1.first
}
print(favouritesFirst.map { $0.favourite ? "*\($0.first)" : $0.first })
print([3, 1, 2].sorted(by: >), ["b", "C", "a"].sorted())
var scores = [70, 95, 88]
scores.sort()
print(scores, scores.reversed().map { $0 }, scores.max()!, scores.min()!)
