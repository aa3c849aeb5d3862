struct ScoreBoard {
    private(set) var scores: [Int] = []
    private(set) var best = Int.min
    var average: Int { scores.isEmpty ? 0 : scores.reduce(0, +) / scores.count }
    var isRecord: Bool { scores.last.map { $0 == best && scores.count > 1 } ?? false }
    mutating func record(_ score: Int) {
        scores.append(score)
        best = max(best, score)
    }
}
var board = ScoreBoard()
print(board.average, board.isRecord)
for score in [40, 25, 61] {
    board.record(score)
    print(score, board.best, board.average, board.isRecord)
}
print(board.scores)
