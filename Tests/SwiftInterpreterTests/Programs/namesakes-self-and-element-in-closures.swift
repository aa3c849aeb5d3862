struct Player { let name: String; var score: Int }
struct Team {
    let name: String
    var players: [Player]
    var score: Int { players.map { $0.score }.reduce(0, +) }
    func lines() -> [String] { players.map { player in "\(player.name) of \(name)" } }
    func best() -> String {
        let name = players.max { $0.score < $1.score }?.name ?? name
        return "\(name) leads \(self.name)"
    }
    func merged(with players: [Player], name: String = "Mix") -> Team { Team(name: name, players: self.players + players) }
}
let reds = Team(name: "Reds", players: [Player(name: "Al", score: 3), Player(name: "Bo", score: 8)])
print(reds.lines(), reds.score)
print(reds.best()); print(Team(name: "Blues", players: []).best())
let mix = reds.merged(with: [Player(name: "Cy", score: 20)])
print(mix.name, mix.score, mix.best())
