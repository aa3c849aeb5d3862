protocol Service { associatedtype Output; func load() throws -> [Output] }
enum ServiceError: Error { case empty }
struct Fixed<T>: Service { let items: [T]; func load() throws -> [T] { if items.isEmpty { throw ServiceError.empty }; return items } }
final class ViewModel<S: Service> { enum State { case idle, loaded([S.Output]), failed(String) }; private(set) var state = State.idle; private let service: S; private(set) var history: [String] = []; init(service: S) { self.service = service }
  func refresh() { do { state = .loaded(try service.load()); history.append("ok") } catch ServiceError.empty { state = .failed("nothing here"); history.append("empty") } catch { state = .failed("\(error)") } }
  var title: String { switch state { case .idle: "…"; case .loaded(let items): "\(items.count) items"; case .failed(let why): why } } }
let a = ViewModel(service: Fixed(items: [1, 2])), b = ViewModel(service: Fixed<String>(items: [])); print(a.title); a.refresh(); b.refresh(); a.refresh(); print(a.title, b.title, a.history)
