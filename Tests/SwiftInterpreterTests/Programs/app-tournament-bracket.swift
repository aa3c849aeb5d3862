struct Team: Hashable { let name: String; let seed: Int; var rating: Int { 1_000 - seed * 25 } }

indirect enum Bracket {
    case entry(Team)
    case bye(Bracket)
    case match(Bracket, Bracket)

    init(_ teams: ArraySlice<Team>) {
        switch teams.count {
        case 1: self = .entry(teams.first!)
        case 2: self = .match(.entry(teams.first!), .entry(teams.last!))
        case 3: self = .match(.bye(.entry(teams.first!)), Bracket(teams.dropFirst()))
        default:
            let half = teams.index(teams.startIndex, offsetBy: (teams.count + 1) / 2)
            self = .match(Bracket(teams[..<half]), Bracket(teams[half...]))
        }
    }

    var depth: Int {
        switch self {
        case .entry: 0
        case .bye(let inner): inner.depth
        case .match(let a, let b): 1 + max(a.depth, b.depth)
        }
    }

    func play(_ result: (Team, Team) -> Team, log: inout [String]) -> Team {
        switch self {
        case .entry(let team): return team
        case .bye(let inner):
            let team = inner.play(result, log: &log)
            log.append("\(team.name) has a bye")
            return team
        case let .match(left, right):
            let (a, b) = (left.play(result, log: &log), right.play(result, log: &log))
            let winner = result(a, b)
            log.append("R\(depth) \(a.name) v \(b.name): \(winner.name)")
            return winner
        }
    }
}

let names = ["Ants", "Bees", "Crows", "Deer", "Elks", "Foxes", "Goats"]
let teams = zip(names, 1...).map(Team.init)
let bracket = Bracket(teams[...])
var log: [String] = []
let favourite = bracket.play({ $0.rating >= $1.rating ? $0 : $1 }, log: &log)
log.forEach { print($0) }
print("champion", favourite.name, favourite.rating, "rounds", bracket.depth)

var upsets: [String] = []
let underdog = bracket.play({ a, b in
    (a.seed + b.seed).isMultiple(of: 3) ? max(a, b, by: \.seed) : min(a, b, by: \.seed)
}, log: &upsets)
func max<T, V: Comparable>(_ a: T, _ b: T, by key: KeyPath<T, V>) -> T { a[keyPath: key] < b[keyPath: key] ? b : a }
func min<T, V: Comparable>(_ a: T, _ b: T, by key: KeyPath<T, V>) -> T { a[keyPath: key] <= b[keyPath: key] ? a : b }
print(upsets.filter { $0.hasPrefix("R") }.joined(separator: "; "))
print("surprise", underdog.name, underdog == favourite)
