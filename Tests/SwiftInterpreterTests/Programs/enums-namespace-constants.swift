enum Layout {
    static let spacing = 8.0
    static let columns = 3
    enum Card {
        static let height = spacing * 10
        static let insets = (top: spacing, bottom: spacing / 2)
    }
    static func rows(for count: Int) -> Int { (count + columns - 1) / columns }
}
enum Keys {
    static let prefix = "app."
    static let theme = prefix + "theme"
    static let all = [theme, prefix + "language"]
}
print(Layout.Card.height, Layout.Card.insets.bottom)
print([0, 1, 3, 4, 10].map(Layout.rows(for:)))
print(Keys.theme, Keys.all)
