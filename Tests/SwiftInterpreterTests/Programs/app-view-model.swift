enum LoadState<T> { case idle, loading, loaded(T), failed(String) }
struct Item: Identifiable, Hashable { let id: Int; var title: String; var isDone = false }
protocol Repository { func items() throws -> [Item] }
struct Fake: Repository { var fails = false; func items() throws -> [Item] { if fails { struct E: Error {}; throw E() }; return (1...3).map { Item(id: $0, title: "Item \($0)", isDone: $0 % 2 == 0) } } }
final class ViewModel { private(set) var state: LoadState<[Item]> = .idle { didSet { log.append("\(oldValue)→".count) } }; private let repository: any Repository; var log: [Int] = []; init(repository: any Repository) { self.repository = repository }
  func load() { state = .loading; do { state = .loaded(try repository.items()) } catch { state = .failed("E") } }
  var title: String { switch state { case .idle: "Idle"; case .loading: "…"; case .loaded(let items) where items.isEmpty: "Empty"; case .loaded(let items): "\(items.count) items, \(items.lazy.filter(\.isDone).count) done"; case .failed(let m): "Failed " + m } } }
let vm = ViewModel(repository: Fake()); print(vm.title); vm.load(); print(vm.title, vm.log.count)
let bad = ViewModel(repository: Fake(fails: true)); bad.load(); print(bad.title)
