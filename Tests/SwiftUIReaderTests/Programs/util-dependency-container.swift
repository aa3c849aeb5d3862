import Foundation

protocol DependencyKey { associatedtype Value = Self; static var live: Value { get }; static var preview: Value { get } }
extension DependencyKey { static var preview: Value { live } }
struct DependencyValues { enum Context { case live, preview }
  fileprivate static var stack = [DependencyValues()]; static var current: DependencyValues { stack[stack.count - 1] }
  private var storage: [ObjectIdentifier: Any] = [:]; var context = Context.live
  subscript<K: DependencyKey>(key: K.Type) -> K.Value { get { storage[ObjectIdentifier(key)] as? K.Value ?? (context == .live ? K.live : K.preview) } set { storage[ObjectIdentifier(key)] = newValue } } }
func withDependencies<R>(_ edit: (inout DependencyValues) throws -> Void, operation: () throws -> R) rethrows -> R {
  var values = DependencyValues.current; try edit(&values)
  DependencyValues.stack.append(values); defer { DependencyValues.stack.removeLast() }
  return try operation() }
@propertyWrapper struct Dependency<Value> { private let path: KeyPath<DependencyValues, Value>, captured: DependencyValues
  init(_ path: KeyPath<DependencyValues, Value>) { self.path = path; captured = .current }
  var wrappedValue: Value { captured[keyPath: path] } }
struct DateGenerator: DependencyKey { var now: () -> Date; static let live = DateGenerator { Date(timeIntervalSinceReferenceDate: 1000) }; static let preview = DateGenerator { Date(timeIntervalSinceReferenceDate: 0) }
  func callAsFunction() -> Date { now() }
  static func constant(_ seconds: Double) -> Self { .init { Date(timeIntervalSinceReferenceDate: seconds) } }
  static func incrementing() -> Self { var n = 0.0; return .init { defer { n += 1 }; return Date(timeIntervalSinceReferenceDate: n) } } }
protocol Analytics { func track(_ event: String) }
final class Recorder: Analytics { var events: [String] = []; func track(_ event: String) { events.append(event) } }
enum AnalyticsKey: DependencyKey { static let live: any Analytics = Recorder() }
private enum UUIDKey: DependencyKey { static let live: () -> UUID = { UUID(uuidString: "00000000-0000-0000-0000-00000000000A")! } }
extension DependencyValues { var date: DateGenerator { get { self[DateGenerator.self] } set { self[DateGenerator.self] = newValue } }
  var analytics: any Analytics { get { self[AnalyticsKey.self] } set { self[AnalyticsKey.self] = newValue } }
  var uuid: () -> UUID { get { self[UUIDKey.self] } set { self[UUIDKey.self] = newValue } } }
struct Model { @Dependency(\.date) var date; @Dependency(\.analytics) var analytics; @Dependency(\.uuid) var uuid; var child: Child?
  func stamp() -> String { analytics.track("stamp"); return "\(Int(date().timeIntervalSinceReferenceDate))-\(uuid().uuidString.suffix(2))" }
  mutating func makeChild() { child = Child() } }
struct Child { @Dependency(\.date.now) var now; var seconds: Int { Int(now().timeIntervalSinceReferenceDate) } }
var live = Model(); print(live.stamp(), live.stamp(), (AnalyticsKey.live as! Recorder).events.count)
let recorder = Recorder()
var test = withDependencies { $0.date = .incrementing(); $0.analytics = recorder } operation: { Model() }
print(test.stamp(), test.stamp(), recorder.events, DependencyValues.current.date().timeIntervalSinceReferenceDate)
test.makeChild(); withDependencies { $0.date = .constant(77) } operation: { live.makeChild() }; print(test.child!.seconds, live.child!.seconds, live.stamp())
let preview = withDependencies { $0.context = .preview } operation: { (Model(), DependencyValues.current.context, withDependencies { $0.date = .constant(5) } operation: { Model().stamp() }) }
print(preview.0.stamp(), preview.1, preview.2, DependencyValues.current.context)
do { try withDependencies { $0.date = .constant(1); throw URLError(.unknown) } operation: { print("never") } } catch { print("edit failed", DependencyValues.stack.count) }
do { try withDependencies { $0.uuid = { UUID(uuidString: "00000000-0000-0000-0000-0000000000FF")! } } operation: { print(Model().stamp()); throw CancellationError() } } catch { print(error is CancellationError, DependencyValues.stack.count) }
print(withDependencies({ $0.date.now = { .distantPast } }) { Model().date() == .distantPast }, (AnalyticsKey.live as! Recorder).events.count)
