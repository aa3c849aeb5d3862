import Foundation

enum PileStore {
    private static let key = "piles"

    static func save(_ piles: [TempCategory]) {
        let records = piles.map { ["name": $0.name, "colorHex": $0.colorHex] }
        UserDefaults.standard.set(records, forKey: key)
    }

    static func load() -> [TempCategory] {
        let records = UserDefaults.standard.array(forKey: key) as? [[String: String]] ?? []
        return records.compactMap { record in
            guard let name = record["name"], let colorHex = record["colorHex"] else { return nil }
            return TempCategory(name: name, colorHex: colorHex)
        }
    }
}
