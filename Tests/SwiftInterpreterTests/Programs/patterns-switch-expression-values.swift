enum Plan: CaseIterable { case free, plus, team }

for plan in Plan.allCases {
    let price = switch plan {
    case .free: 0
    case .plus: 5
    case .team: 12
    }
    let note = if price == 0 { "free" } else if price < 10 { "\(price) a month" } else { "contact us" }
    print(plan, price, note)
}
func seats(_ plan: Plan) -> Int? {
    switch plan {
    case .free, .plus: 1
    case .team: nil
    }
}
print(Plan.allCases.map { seats($0).map(String.init) ?? "unlimited" })
