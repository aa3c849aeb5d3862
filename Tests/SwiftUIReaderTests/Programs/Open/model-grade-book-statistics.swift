import Foundation

protocol Statistic { static var name: String { get }; static func compute(_ values: [Double]) -> Double? }
enum Mean: Statistic { static let name = "mean"; static func compute(_ v: [Double]) -> Double? { v.isEmpty ? nil : v.reduce(0, +) / Double(v.count) } }
enum Median: Statistic { static let name = "median"
  static func compute(_ v: [Double]) -> Double? { let s = v.sorted(), m = s.count / 2; guard !s.isEmpty else { return nil }; return s.count.isMultiple(of: 2) ? (s[m - 1] + s[m]) / 2 : s[m] } }
enum Deviation: Statistic { static var name: String { "sd" }
  static func compute(_ v: [Double]) -> Double? { Mean.compute(v).map { mean in sqrt(v.map { pow($0 - mean, 2) }.reduce(0, +) / Double(v.count)) } } }
struct Scaled<Base: Statistic>: Statistic { static var name: String { Base.name + "*10" }; static func compute(_ v: [Double]) -> Double? { Base.compute(v).map { $0 * 10 } } }
struct GradeBook {
  private var grades: [String: [Date: Double]] = [:]
  private static let formatter: NumberFormatter = { let f = NumberFormatter(); f.locale = Locale(identifier: "en_US"); f.numberStyle = .decimal; f.minimumFractionDigits = 1; f.maximumFractionDigits = 2; return f }()
  subscript(student: String, day: Int) -> Double? {
    get { grades[student]?[Date(timeIntervalSinceReferenceDate: Double(day) * 86_400)] }
    set { grades[student, default: [:]][Date(timeIntervalSinceReferenceDate: Double(day) * 86_400)] = newValue } }
  subscript(student: String) -> [Double] { (grades[student] ?? [:]).sorted { $0.key < $1.key }.map(\.value) }
  func report<each S: Statistic>(_ student: String, _ statistics: repeat (each S).Type) -> String {
    var parts: [String] = []
    repeat parts.append("\((each statistics).name)=\((each statistics).compute(self[student]).map { Self.formatter.string(from: $0 as NSNumber)! } ?? "n/a")")
    return "\(student): " + parts.joined(separator: " ") }
  func ranking(_ statistic: any Statistic.Type = Mean.self) -> [(String, Double)] { grades.keys.compactMap { name in statistic.compute(self[name]).map { (name, $0) } }.sorted { ($1.1, $0.0) < ($0.1, $1.0) } }
  var histogram: [ClosedRange<Int>: Int] { grades.values.flatMap(\.values).reduce(into: [:]) { result, grade in let low = Int(grade) / 2 * 2; result[low...(low + 1), default: 0] += 1 } } }
var book = GradeBook()
for (name, values) in ["ann": [4, 5, 3.5], "bob": [2, 2.75], "cy": [], "di": [5, 3.5, 4]] as KeyValuePairs<String, [Double]> { for (day, value) in values.enumerated() { book[name, day] = value }; if values.isEmpty { book[name, 0] = nil } }
for name in ["ann", "bob", "cy", "zed"] { print(book.report(name, Mean.self, Median.self, Deviation.self)) }
print(book.report("bob"), "|", book.report("bob", Scaled<Scaled<Median>>.self))
print(book.ranking().map { "\($0)\(String(format: "%.2f", $1))" }, book.ranking(Deviation.self).map(\.0), book.ranking(Scaled<Median>.self).first!.1)
book["ann", 1]? += 1; book["ann", 9]? += 1; book["bob", 0] = nil; print(book["ann"], book["bob"], book["ann", 9] as Any, book["bob", 1]!)
print(book.histogram.sorted { $0.key.lowerBound < $1.key.lowerBound }.map { "\($0.key)=\($0.value)" })
let types: [any Statistic.Type] = [Mean.self, Scaled<Mean>.self, Deviation.self]; print(types.map { $0.name }, types.map { $0.compute([1, 2, 3, 6]) ?? 0 }.map { ($0 * 100).rounded() / 100 })
