import Foundation

struct Expense: Identifiable, Hashable, Codable { var id = UUID(uuidString: "00000000-0000-0000-0000-000000000000")!; var title: String; var amount: Decimal; var date: Date; var category: Category?
  enum Category: String, CaseIterable, Codable, Comparable { case food, travel, home; static func < (a: Self, b: Self) -> Bool { allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)! } } }
final class ExpenseStore {
  struct Section: Identifiable { var id: String { title }; let title: String; let items: [Expense]; var total: Decimal { items.reduce(0) { $0 + $1.amount } } }
  enum Grouping { case month, category, amount(step: Int) }
  private(set) var items: [Expense] = [] { didSet { revision += 1; cached = nil } }
  private(set) var revision = 0
  var grouping = Grouping.month { didSet { cached = nil } }
  private var cached: [Section]?
  private let calendar: Calendar, monthFormat: DateFormatter
  private(set) var computations = 0
  init() {
    var calendar = Calendar(identifier: .gregorian); calendar.timeZone = TimeZone(identifier: "UTC")!
    self.calendar = calendar; monthFormat = DateFormatter()
    monthFormat.locale = Locale(identifier: "en_US"); monthFormat.timeZone = calendar.timeZone; monthFormat.dateFormat = "MMMM yyyy"
  }
  func add(_ title: String, _ amount: Decimal, day: Int, _ category: Expense.Category? = nil) { items.append(Expense(title: title, amount: amount, date: Date(timeIntervalSince1970: Double(day) * 86_400), category: category)) }
  func remove(atOffsets offsets: IndexSet, in section: Section) { let doomed = Set(offsets.map { section.items[$0] }); items.removeAll(where: doomed.contains) }
  var sections: [Section] {
    if let cached { return cached }
    computations += 1
    let result: [Section]
    switch grouping {
    case .month: result = Dictionary(grouping: items) { calendar.dateInterval(of: .month, for: $0.date)!.start }.sorted { $0.key > $1.key }.map { Section(title: monthFormat.string(from: $0.key), items: $0.value.sorted { $0.date < $1.date }) }
    case .category: result = (Expense.Category.allCases as [Expense.Category?] + [nil]).compactMap { category in let found = items.filter { $0.category == category }; return found.isEmpty ? nil : Section(title: category?.rawValue.capitalized ?? "Other", items: found) }
    case .amount(let step): result = Dictionary(grouping: items) { NSDecimalNumber(decimal: $0.amount).intValue / step }.sorted { $0.key < $1.key }.map { Section(title: "\($0.key * step)+", items: $0.value) }
    }
    cached = result; return result
  }
  func show() { for section in sections { print(section.id, section.items.map(\.title), section.total) } } }
let store = ExpenseStore()
store.add("rent", 500, day: 31, .home); store.add("tea", 3.5, day: 2, .food); store.add("bus", 2, day: 33, .travel); store.add("gift", 20, day: 0); store.add("lunch", 12.25, day: 40, .food)
store.show(); store.grouping = .category; store.show(); print(store.computations, store.revision)
store.remove(atOffsets: [0], in: store.sections[0]); store.grouping = .amount(step: 10); store.show()
print(store.computations, store.revision, store.items.count, store.items.compactMap(\.category).sorted().map(\.rawValue), store.items.max { $0.amount < $1.amount }!.title)
