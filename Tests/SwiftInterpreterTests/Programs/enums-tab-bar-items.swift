enum Tab: String, CaseIterable, Identifiable {
    case home, search, library, profile
    var id: Self { self }
    var title: String { rawValue.capitalized }
    var icon: String {
        switch self {
        case .home: "house"
        case .search: "magnifyingglass"
        case .library, .profile: "\(rawValue).fill"
        }
    }
}
extension String {
    var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
for tab in Tab.allCases { print(tab.title, tab.icon) }
print(Tab(rawValue: "search") == .search, Tab(rawValue: "Search") as Any)
let index = Tab.allCases.firstIndex(of: .library)!
print(index, Tab.allCases[(index + 1) % Tab.allCases.count].id)
