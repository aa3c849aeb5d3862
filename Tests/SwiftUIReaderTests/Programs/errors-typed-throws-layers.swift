import Foundation

enum StorageError: Error, Equatable { case missing(String), corrupt }
enum ServiceError: Error, CustomStringConvertible { case storage(StorageError), parse(String), empty
  var description: String { switch self { case .storage(.missing(let key)): "missing:\(key)"; case .storage(.corrupt): "corrupt"; case .parse(let what): "parse:\(what)"; case .empty: "empty" } } }
struct Storage {
  var files: [String: Data]
  func read(_ key: String) throws(StorageError) -> Data { guard let data = files[key] else { throw .missing(key) }; guard data.first != 0 else { throw .corrupt }; return data }
}
struct Service {
  let storage: Storage
  func numbers(_ key: String) throws(ServiceError) -> [Double] {
    let data: Data
    do { data = try storage.read(key) } catch { throw .storage(error) }
    guard let text = String(data: data, encoding: .utf8), !text.isEmpty else { throw .empty }
    return try text.components(separatedBy: ",").mapEach { (part) throws(ServiceError) in
      guard let value = Double(part.trimmingCharacters(in: .whitespaces)) else { throw .parse(part) }
      return value
    }
  }
  func sum(_ keys: String...) throws(ServiceError) -> Double { var total = 0.0; for key in keys { for n in try numbers(key) { total += n } }; return total }
}
extension Array {
  func mapEach<T, E: Error>(_ transform: (Element) throws(E) -> T) throws(E) -> [T] { var result: [T] = []; for element in self { result.append(try transform(element)) }; return result }
}
let service = Service(storage: Storage(files: ["a": Data("1, 2.5,3".utf8), "bad": Data("1,x".utf8), "zero": Data([0, 1]), "none": Data()]))
for keys in [["a"], ["a", "bad"], ["zero"], ["none"], ["gone", "a"]] {
  do { print(try keys.mapEach(service.numbers).flatMap { $0 }) } catch { print(error.description) }
}
do { print(try service.sum("a", "a")); print(try service.sum("a", "bad", "gone")) } catch .parse(let text) where text == "x" { print("x again") } catch { print("unexpected", error) }
func attempt<T, E>(_ body: () throws(E) -> T) -> Result<T, E> { do { return .success(try body()) } catch { return .failure(error) } }
print(attempt { () throws(StorageError) in try service.storage.read("zero") }, attempt { 5 })
let never: Result<Int, Never> = attempt { 1 }; print(never.get() + 1, [1, 2].mapEach { $0 * 2 })
let anyFailure: Error? = { do { _ = try service.numbers("gone"); return nil } catch { return error } }()
if case ServiceError.storage(let inner)? = anyFailure { print("inner", inner == .missing("gone")) }
func rethrowing(_ key: String) throws { do { _ = try service.numbers(key) } catch ServiceError.empty { print("was empty") } }
for key in ["none", "zero"] { do { try rethrowing(key); print("fine") } catch { print("passed on", error) } }
