func perks(_ level: Int) -> [String] {
    var result: [String] = []
    switch level {
    case 3: result.append("lounge"); fallthrough
    case 2: result.append("priority"); fallthrough
    case 1: result.append("points")
    default: break
    }
    return result
}
for level in 0...3 { print(level, perks(level)) }

let rows = [["a", "skip", "b"], ["c", "stop", "d"], ["e"]]
var kept: [String] = []
scan: for row in rows {
    for cell in row {
        switch cell {
        case "skip": continue scan
        case "stop": break scan
        default: kept.append(cell)
        }
    }
}
print(kept)
