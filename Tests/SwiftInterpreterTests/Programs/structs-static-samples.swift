struct Recipe {
    let title: String
    let minutes: Int
    static let soup = Recipe(title: "Soup", minutes: 35)
    static let toast = Recipe(title: "Toast", minutes: 4)
    static let samples: [Recipe] = [.soup, .toast, Recipe(title: "Stew", minutes: 130)]
    var isQuick: Bool { minutes <= 10 }
    var timeText: String {
        let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
        return hours > 0 ? "\(hours)h \(rest)m" : "\(rest)m"
    }
}
let pick: Recipe = .toast
print(pick.title, pick.isQuick)
for recipe in Recipe.samples { print(recipe.title.padding(6), recipe.timeText) }
extension String {
    func padding(_ width: Int) -> String { self + String(repeating: ".", count: Swift.max(0, width - count)) }
}
print(Recipe.samples.filter(\.isQuick).count)
