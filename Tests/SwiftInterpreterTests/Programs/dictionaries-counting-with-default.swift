let votes = ["tea", "coffee", "tea", "juice", "tea", "coffee"]
var tally: [String: Int] = [:]
for vote in votes { tally[vote, default: 0] += 1 }

for (drink, count) in tally.sorted(by: { $0.value > $1.value }) {
    print(drink, count)
}
let counted = votes.reduce(into: [:]) { result, vote in result[vote, default: 0] += 1 }
print(counted == tally, counted["water"] ?? 0)

var tags: [String: [String]] = [:]
tags["fruit", default: []].append("apple")
tags["fruit", default: []].append("pear")
tags["nuts", default: []].append("almond")
print(tags["fruit"]!, tags["nuts"]!, tags["misc", default: ["none"]], tags.count)
