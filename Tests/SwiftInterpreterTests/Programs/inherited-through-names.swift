// A superclass by an alias with arguments, nested classes of it, members by key path that a protocol promises.
protocol Bindable { associatedtype Fields; var fields: Fields { get set } }
class Store<State: Bindable, Action> {
  var log: [String] = []
  var context: Context
  var state: State { get { context.state } set { context.state = newValue } }
  init(initial: State) { context = Context(state: initial); context.store = self }
  func process(_ action: Action) { log.append("ignored \(action)") }
  @dynamicMemberLookup
  final class Context {
    weak var store: Store?
    var state: State
    init(state: State) { self.state = state }
    subscript<T>(dynamicMember path: WritableKeyPath<State.Fields, T>) -> T {
      get { state.fields[keyPath: path] }
      set { state.fields[keyPath: path] = newValue }
    }
    func send(_ action: Action) { store?.process(action) }
  }
}
struct PinFields { var digits = "12"; var isShown = false }
struct PinState: Bindable { var title = "PIN"; var fields = PinFields() }
enum PinAction { case clear, rename(String) }
typealias PinStore = Store<PinState, PinAction>
class PinModel: PinStore {
  init() { super.init(initial: PinState()); state.title = "Your PIN"; log.append("made") }
  override func process(_ action: PinAction) {
    switch action {
    case .clear: state.fields.digits = ""
    case .rename(let name): state.title = name
    }
    log.append("\(action)")
  }
}
let model = PinModel()
print(model.state.title, model.context.digits, model.log)
model.context.digits += "3"
model.context.send(.rename("Code"))
print(model.state.title, model.context.digits, model.context.isShown)
model.context.send(.clear)
print(model.context.digits.isEmpty, model.log)

@dynamicMemberLookup protocol Wrapping { associatedtype Base; var base: Base { get } }
extension Wrapping { subscript<T>(dynamicMember path: KeyPath<Base, T>) -> T { base[keyPath: path] } }
struct Book { var title: String; var pages: Int }
struct Marked: Wrapping { var base: Book; var page: Int }
let marked = Marked(base: Book(title: "Walden", pages: 300), page: 12)
print(marked.title, marked.pages - marked.page)

enum Look {
  case plain(Int), raised(Int)
  static var plain: Self { .plain(1) }
  static var raised: Self { .raised(2) }
  static func raised(by amount: String) -> Self { .raised(amount.count) }
  var depth: Int { switch self { case .plain: 0; case .raised(let depth): depth } }
}
struct Card { var look: Look = .raised; let other: Look }
print(Card(other: .plain).look.depth, Card(other: .raised(7)).other.depth, Look.raised(by: "four").depth)
print(Look.plain.depth, Look.plain(9).depth)

func isSame<Root: AnyObject>(_ a: Root, _ b: Root) -> Bool { a === b }
func twice<Value: Sendable>(_ value: Value) -> [Value] { [value, value] }
print(isSame(model, model), isSame(model, PinModel()), twice(marked.page), twice(Book(title: "A", pages: 1)).count)
