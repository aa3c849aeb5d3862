enum Hand: String, CaseIterable { case rock, paper, scissors, lizard, spock }
enum Outcome { case win(String), lose(String), draw }
func play(_ a: Hand, _ b: Hand) -> Outcome {
    switch (a, b) {
    case let (x, y) where x == y: .draw
    case (.rock, .scissors), (.rock, .lizard): .win("crushes")
    case (.paper, .rock): .win("covers")
    case (.paper, .spock): .win("disproves")
    case (.scissors, .paper): .win("cuts")
    case (.scissors, .lizard): .win("decapitates")
    case (.lizard, .spock): .win("poisons")
    case (.lizard, .paper): .win("eats")
    case (.spock, .scissors): .win("smashes")
    case (.spock, .rock): .win("vaporizes")
    default:
        if case .win(let verb) = play(b, a) { .lose(verb) } else { .draw }
    }
}
struct Match {
    var score = (home: 0, away: 0)
    var streak: (player: String, length: Int)?
    mutating func record(_ a: Hand, _ b: Hand) -> String {
        let text: String
        switch play(a, b) {
        case .draw:
            streak = nil
            return "\(a) ties"
        case .win(let verb):
            score.home += 1
            text = "\(a) \(verb) \(b)"
            bump("home")
        case let .lose(verb):
            score.away += 1
            text = "\(b) \(verb) \(a)"
            bump("away")
        }
        return switch streak {
        case (let who, 3...)?: text + " — \(who) is on fire"
        case ("away", 2)?: text + " (again)"
        case (_, _)?, nil: text
        }
    }
    private mutating func bump(_ player: String) {
        if case (player, let n)? = streak { streak = (player, n + 1) } else { streak = (player, 1) }
    }
    var leader: String? {
        switch score {
        case (0, 0): nil
        case let (h, a) where h == a: "level"
        case (let h, let a) where h > a: "home"
        case (_, _): "away"
        }
    }
}
var match = Match()
print(match.leader ?? "not started")
for (a, b) in [(Hand.rock, Hand.lizard), (.paper, .spock), (.lizard, .paper), (.spock, .spock), (.rock, .paper), (.rock, .spock), (.scissors, .rock), (.lizard, .scissors)] {
    print(match.record(a, b), match.score, match.leader!)
}
for a in Hand.allCases { print(a.rawValue.prefix(2), Hand.allCases.map { switch play(a, $0) { case .win: "W"; case .lose: "L"; case .draw: "-" } }.joined()) }
