import Foundation
enum SaveError: Error, Equatable { case unsupported(Int), corrupt(String) }
protocol SaveVersion: Codable { associatedtype Next: SaveVersion; static var number: Int { get }; func upgraded() throws -> Next }
extension SaveVersion where Next == Self { func upgraded() -> Self { self } }
struct SaveV1: SaveVersion {
    static let number = 1
    var player: String, coins: Int
    func upgraded() -> SaveV2 { .init(player: .init(name: player, level: 1), wallet: ["gold": coins]) }
}
struct SaveV2: SaveVersion {
    static let number = 2
    struct Player: Codable, Equatable { var name: String, level: Int }
    var player: Player, wallet: [String: Int]
    func upgraded() throws -> SaveV3 {
        guard let gold = wallet["gold"], gold >= 0 else { throw SaveError.corrupt("wallet") }
        return SaveV3(players: [player], gold: gold, gems: wallet["gems"], flags: player.level > 5 ? [.veteran] : [])
    }
}
struct SaveV3: SaveVersion, Equatable {
    static let number = 3
    typealias Next = SaveV3
    struct Flags: OptionSet, Codable { let rawValue: Int; static let veteran = Flags(rawValue: 1), cheater = Flags(rawValue: 1 << 1) }
    var players: [SaveV2.Player], gold: Int, gems: Int?, flags: Flags = []
}
struct Envelope<Body: Codable>: Codable { let version: Int; let body: Body }
struct Header: Decodable { let version: Int }
struct SaveStore {
    let decoder = JSONDecoder()
    private func body<V: SaveVersion>(_ type: V.Type, _ data: Data) throws -> V {
        do { return try decoder.decode(Envelope<V>.self, from: data).body }
        catch let error as DecodingError { throw SaveError.corrupt("v\(V.number) \(error.key)") }
    }
    func load(_ text: String) throws -> SaveV3 {
        let data = Data(text.utf8)
        switch (try? decoder.decode(Header.self, from: data))?.version {
        case SaveV1.number?: return try body(SaveV1.self, data).upgraded().upgraded()
        case SaveV2.number?: return try body(SaveV2.self, data).upgraded()
        case SaveV3.number?: return try body(SaveV3.self, data).upgraded()
        case let other?: throw SaveError.unsupported(other)
        case nil: throw SaveError.corrupt("header")
        }
    }
    func save(_ game: SaveV3) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return try String(decoding: encoder.encode(Envelope(version: SaveV3.number, body: game)), as: UTF8.self)
    }
}
extension DecodingError { var key: String { if case .keyNotFound(let key, _) = self { key.stringValue } else { "value" } } }
let store = SaveStore()
let files = [#"{"version":1,"body":{"player":"Ana","coins":5}}"#, #"{"version":2,"body":{"player":{"name":"Bo","level":9},"wallet":{"gold":3,"gems":2}}}"#, #"{"version":2,"body":{"player":{"name":"Bo","level":9},"wallet":{}}}"#, #"{"version":1,"body":{"player":"Ana"}}"#, #"{"version":7}"#, "[]", #"{"version":3,"body":{"players":[],"gold":1,"flags":3}}"#]
for file in files {
    do { let game = try store.load(file); print(game.players.map(\.name), game.gold, game.gems ?? 0, game.flags.contains(.veteran), try store.load(store.save(game)) == game) }
    catch { print("failed", error as? SaveError == .unsupported(7), error) }
}
print(try store.save(store.load(files[1])))
