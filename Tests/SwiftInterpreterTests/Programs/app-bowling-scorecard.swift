enum Frame: CustomStringConvertible {
    case open(Int, Int), spare(Int), strike
    case last([Int])

    var description: String {
        func mark(_ n: Int) -> String { n == 10 ? "X" : n == 0 ? "-" : String(n) }
        switch self {
        case let .open(a, b): return mark(a) + mark(b)
        case .spare(let a): return mark(a) + "/"
        case .strike: return "X"
        case .last(let rolls):
            var out = "", standing = 10
            for r in rolls {
                out += r == standing && standing < 10 ? "/" : mark(r)
                standing = r == standing ? 10 : standing - r
            }
            return out
        }
    }
}

enum RollError: Error { case tooMany(frame: Int), notEnough(frame: Int), badPins(Int) }

struct Game {
    let frames: [Frame], scores: [Int]

    init(rolls: [Int]) throws(RollError) {
        if let bad = rolls.first(where: { !(0...10 ~= $0) }) { throw .badPins(bad) }
        var rest = rolls[...], frames: [Frame] = [], scores: [Int] = []
        for number in 1...10 {
            guard let first = rest.first else { throw .notEnough(frame: number) }
            let ahead = Array(rest.prefix(3))
            let needed = first == 10 || ahead.prefix(2).reduce(0, +) == 10 ? 3 : 2
            guard ahead.count >= needed else { throw .notEnough(frame: number) }
            let points = ahead.prefix(needed).reduce(0, +)
            scores.append((scores.last ?? 0) + points)
            switch (number, first, ahead[1]) {
            case (10, _, _): frames.append(.last(Array(ahead.prefix(needed)))); rest = rest.dropFirst(needed)
            case (_, 10, _): frames.append(.strike); rest.removeFirst()
            case let (n, a, b) where a + b > 10: throw .tooMany(frame: n)
            case let (_, a, b): frames.append(a + b == 10 ? .spare(a) : .open(a, b)); rest.removeFirst(2)
            }
        }
        (self.frames, self.scores) = (frames, scores)
    }
}

let games: KeyValuePairs = ["perfect": Array(repeating: 10, count: 12), "gutter": .init(repeating: 0, count: 20),
    "spares": [5] + (0..<20).map { _ in 5 }, "mixed": [10, 7, 3, 9, 0, 10, 0, 8, 8, 2, 0, 6, 10, 10, 10, 8, 1],
    "short": [10, 10], "over": [7, 6] + Array(repeating: 1, count: 18), "pins": [11], "last": Array(repeating: 0, count: 18) + [0, 10, 3]]
for (name, rolls) in games {
    do {
        let game = try Game(rolls: rolls)
        print(name.uppercased(), game.frames.map(\.description).joined(separator: " "))
        print("   ", game.scores, game.scores.last == 300 ? "perfect!" : "")
    } catch { print(name, error) }
}
