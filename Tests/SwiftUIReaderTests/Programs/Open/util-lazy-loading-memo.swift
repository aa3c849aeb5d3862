import Foundation

final class Memo<each Input: Hashable, Output> { private var stored: [AnyHashable: Output] = [:]; private(set) var misses = 0; private let compute: (repeat each Input) throws -> Output
  init(_ compute: @escaping (repeat each Input) throws -> Output) { self.compute = compute }
  func callAsFunction(_ input: repeat each Input) throws -> Output {
    var key: [AnyHashable] = []; repeat key.append(AnyHashable(each input))
    if let hit = stored[key] { return hit }
    misses += 1; let output = try compute(repeat each input); stored[key] = output; return output } }
func memoize<A: Hashable, R>(_ body: @escaping ((A) -> R, A) -> R) -> (A) -> R {
  var cache: [A: R] = [:]
  func call(_ a: A) -> R { if let hit = cache[a] { return hit }; let value = body(call, a); cache[a] = value; return value }
  return call }
@propertyWrapper enum Deferred<Value> { case pending(() -> Value), ready(Value)
  init(wrappedValue: @autoclosure @escaping () -> Value) { self = .pending(wrappedValue) }
  var wrappedValue: Value { mutating get { switch self { case .ready(let v): return v; case .pending(let make): let v = make(); self = .ready(v); return v } } set { self = .ready(newValue) } }
  var projectedValue: Bool { if case .ready = self { true } else { false } } }
var log: [String] = []
func trace<T>(_ name: String, _ value: T) -> T { log.append(name); return value }
struct Document { let source: String
  @Deferred var wordCount = trace("default", 0)
  lazy var lines: [String] = trace("lines", source.components(separatedBy: .newlines))
  lazy var longest = trace("longest", lines.max { $0.count < $1.count } ?? "")
  lazy var formatter: NumberFormatter = { let f = NumberFormatter(); f.numberStyle = .decimal; f.locale = Locale(identifier: "en_US"); log.append("formatter"); return f }()
  static let shared = trace("static", Document(source: "shared"))
  mutating func count() -> String { formatter.string(from: NSNumber(value: source.count * 1000))! } }
var doc = Document(source: "one\nthree\ntwo")
print(doc.$wordCount, log); print(doc.longest, doc.lines.count, log)
var copy = doc; copy.lines.append("a very long line"); print(copy.longest, copy.lines.count, doc.lines.count, log.count)
copy.wordCount += 5; print(copy.wordCount, copy.$wordCount, doc.$wordCount, log.suffix(1)); print(doc.count(), copy.count(), log.filter { $0 == "formatter" }.count)
print(Document.shared.source, Document.shared.source.count, log.filter { $0 == "static" }.count)
let area = Memo { (w: Int, h: Double) in Double(w) * h }, parse = Memo { (text: String) in try JSONDecoder().decode([Int].self, from: Data(text.utf8)) }
print(try area(2, 1.5), try area(2, 1.5), try area(2, 2), area.misses, try parse("[1,2]").count, try parse("[1,2]"), parse.misses)
for _ in 0..<2 { do { _ = try parse("{") } catch { log.append("failed") } }; print(parse.misses, log.suffix(2))
let fib = memoize { (fib: (Int) -> Int, n: Int) in n < 2 ? n : fib(n - 1) &+ fib(n - 2) }; print(fib(50), fib(10), fib(90))
let host = memoize { (_, url: URL) -> String in trace("host", url.host ?? "-") }; let before = log.count; print(host(URL(string: "https://a.org/x")!), host(URL(string: "https://a.org/x")!), host(URL(string: "b")!), log.count - before)
let none = Memo { 7 }; print(try none(), try none(), none.misses)
