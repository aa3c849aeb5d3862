enum Result { case win, loss, draw
    var points: Int { switch self { case .win: 3; case .draw: 1; case .loss: 0 } }
}
struct List { var items: [String]; var count: Int { items.count * 100 } }
struct Set { let reps: Int, weight: Double
    var volume: Double { Double(reps) * weight }
}
struct Color: Equatable { let name: String; static let red = Color(name: "red") }
let season: [Result] = [.win, .draw, .win, .loss]
print(season.map(\.points).reduce(0, +), season.last!)
print(List(items: ["a", "b"]).count)
let workout = [Set(reps: 10, weight: 20), Set(reps: 5, weight: 42.5)]
print(workout.map(\.volume), workout[0])
print(Swift.Set([1, 2, 2]).count, Color.red == Color(name: "red"))
let parsed: Swift.Result<Int, Never> = .success(4)
print(parsed.get())
