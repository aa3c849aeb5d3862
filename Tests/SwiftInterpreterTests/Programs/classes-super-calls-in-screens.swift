class Screen {
    let name: String
    init(name: String) { self.name = name }
    func didAppear() { print("\(name) appeared") }
    func summary() -> String { "Screen \(name)" }
}
class ListScreen: Screen {
    var rows: [String] = []
    override func didAppear() {
        super.didAppear()
        print("loaded \(rows.count) rows")
    }
    override func summary() -> String { super.summary() + " with " + rows.joined(separator: ", ") }
}
final class FavouritesScreen: ListScreen {
    init() { super.init(name: "Favourites"); rows = ["Tea", "Mug"] }
    override func summary() -> String { "* " + super.summary() }
}
let screens: [Screen] = [Screen(name: "About"), FavouritesScreen()]
screens.forEach { $0.didAppear() }
print(screens.map { $0.summary() })
