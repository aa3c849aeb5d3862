import Foundation

struct Level: Codable, Equatable { var number: Int; var stars: [String: Int] }
struct Game: Codable, Equatable { var player: String; var levels: [Level] }

let game = Game(player: "Rob", levels: [Level(number: 1, stars: ["gold": 2])])
let encoder = JSONEncoder()
encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
let data = try encoder.encode(game.levels[0])
print(String(decoding: data, as: UTF8.self))

encoder.outputFormatting = .sortedKeys
let whole = try encoder.encode(game)
print(String(decoding: whole, as: UTF8.self))
var copy = try JSONDecoder().decode(Game.self, from: whole)
print(copy == game)
copy.levels[0].stars["gold"]! += 1
print(copy == game, copy.levels[0].stars)
