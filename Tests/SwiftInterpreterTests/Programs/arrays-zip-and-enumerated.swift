let names = ["Ana", "Bo", "Cy"]
let points = [12, 30, 21, 99]

for (name, score) in zip(names, points) {
    print(name, score)
}
for (index, name) in names.enumerated() where index > 0 {
    print("\(index + 1). \(name)")
}
let ranking = zip(names, points).sorted { $0.1 > $1.1 }.map(\.0)
print(ranking)
let deltas = zip(points, points.dropFirst()).map { $1 - $0 }
print(deltas)
if let best = points.enumerated().max(by: { $0.element < $1.element }) {
    print("best at", best.offset, "with", best.element)
}
