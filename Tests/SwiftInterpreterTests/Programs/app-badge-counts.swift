enum Tab: String, CaseIterable { case home, inbox, me }
struct Badges { private var counts: [Tab: Int] = [:]; subscript(tab: Tab) -> Int { get { counts[tab] ?? 0 } set { counts[tab] = newValue > 0 ? newValue : nil } }; func label(_ tab: Tab) -> String? { switch self[tab] { case 0: nil; case 1...99: "\(self[tab])"; default: "99+" } }; var total: Int { counts.values.reduce(0, +) } }
var b = Badges(); b[.inbox] = 120; b[.me] += 3; b[.home] -= 1; print(Tab.allCases.map { b.label($0) ?? "-" }, b.total); b[.inbox] = 0; print(b.total, b.label(.inbox) == nil)
