@resultBuilder enum TotalBuilder {
    static func buildExpression(_ value: Double) -> Double { value }
    static func buildExpression(_ count: Int) -> Double { Double(count) }
    static func buildBlock(_ values: Double...) -> Double { values.reduce(0, +) }
    static func buildOptional(_ value: Double?) -> Double { value ?? 0 }
    static func buildArray(_ values: [Double]) -> Double { values.reduce(0, +) }
    static func buildFinalResult(_ total: Double) -> String { "Total: \(total)" }
}
@TotalBuilder func order(items: [Double], gift: Bool) -> String {
    for item in items { item }
    if gift { 3 }
    let shipping = items.count > 2 ? 0.0 : 4.5
    shipping
}
print(order(items: [10, 2.5], gift: false))
print(order(items: [1, 2, 3], gift: true))
print(order(items: [], gift: true))
