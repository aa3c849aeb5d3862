func badge(for unread: Int?) -> String {
    switch unread {
    case nil: "loading"
    case 0: "none"
    case let count? where count > 99: "99+"
    case let count?: "\(count)"
    }
}
print([nil, 0, 7, 250].map(badge(for:)))
func title(_ first: String?, _ last: String?) -> String {
    switch (first, last) {
    case let (first?, last?): "\(first) \(last)"
    case let (name?, nil), let (nil, name?): name
    case (nil, nil): "Unknown"
    }
}
print(title("Ada", "King"), title("Ada", nil), title(nil, "King"), title(nil, nil), separator: ", ")
let ratings: [Int?] = [5, nil, 3]
for case let rating? in ratings { print("rated", rating) }
for case .none in ratings { print("unrated") }
