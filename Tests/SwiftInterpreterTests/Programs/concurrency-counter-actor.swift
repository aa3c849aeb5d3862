actor ScoreBoard {
    private var scores: [String: Int] = [:]
    private(set) var updates = 0
    func add(_ points: Int, to player: String) -> Int {
        updates += 1
        scores[player, default: 0] += points
        return scores[player]!
    }
    func ranking() -> [String] {
        scores.sorted { $0.value > $1.value }.map { "\($0.key) \($0.value)" }
    }
}
let board = ScoreBoard()
print(await board.add(5, to: "Ann"))
print(await board.add(8, to: "Bob"))
print(await board.add(6, to: "Ann"))
print(await board.ranking(), await board.updates)
