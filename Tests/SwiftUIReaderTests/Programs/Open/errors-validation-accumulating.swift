import Foundation

struct ValidationErrors: LocalizedError, Sequence { struct Item: Equatable { let path: String, message: String }
  private(set) var items: [Item]
  init?(_ items: [Item]) { guard !items.isEmpty else { return nil }; self.items = items }
  var errorDescription: String? { items.count == 1 ? items[0].message : "\(items.count) problems" }
  func makeIterator() -> IndexingIterator<[Item]> { items.makeIterator() } }
struct Validator<Root> { private var checks: [(Root, String) -> [ValidationErrors.Item]] = []
  func check<V>(_ name: String, _ path: KeyPath<Root, V>, _ message: String, _ isValid: @escaping (V) -> Bool) -> Self { adding { root, prefix in isValid(root[keyPath: path]) ? [] : [.init(path: prefix + name, message: message)] } }
  func each<C: Collection>(_ name: String, _ path: KeyPath<Root, C>, _ inner: Validator<C.Element>) -> Self { adding { root, prefix in root[keyPath: path].enumerated().flatMap { inner.items($1, "\(prefix)\(name)[\($0)].") } } }
  func nested<V>(_ name: String, _ path: KeyPath<Root, V?>, _ inner: Validator<V>) -> Self { adding { root, prefix in root[keyPath: path].map { inner.items($0, prefix + name + ".") } ?? [] } }
  func when(_ condition: @escaping (Root) -> Bool, _ build: (Validator) -> Validator) -> Self { let inner = build(Validator()); return adding { root, prefix in condition(root) ? inner.items(root, prefix) : [] } }
  private func adding(_ check: @escaping (Root, String) -> [ValidationErrors.Item]) -> Self { var copy = self; copy.checks.append(check); return copy }
  func items(_ root: Root, _ prefix: String = "") -> [ValidationErrors.Item] { checks.flatMap { $0(root, prefix) } }
  func validate(_ root: Root) throws(ValidationErrors) -> Root { if let errors = ValidationErrors(items(root)) { throw errors }; return root }
  static func ~= (validator: Validator, root: Root) -> Bool { validator.items(root).isEmpty } }
struct Address: Decodable { var street: String, zip: String }
struct Guest: Decodable { var name: String, email: String? }
struct Party: Decodable { var title: String, starts: Date, ends: Date?, address: Address?, guests: [Guest], isPublic: Bool }
let guest = Validator<Guest>().check("name", \.name, "Name is required") { !$0.trimmingCharacters(in: .whitespaces).isEmpty }.check("email", \.email, "Bad email") { $0?.contains(/^\S+@\S+$/) ?? true }
let address = Validator<Address>().check("zip", \.zip, "Zip needs 5 digits") { $0.count == 5 && CharacterSet(charactersIn: $0).isSubset(of: .decimalDigits) }.check("street", \.street.count, "Street too short", { $0 > 2 })
let party = Validator<Party>().check("title", \.title, "Title too long") { $0.count <= 10 }.check("ends", \.self, "Ends before start") { party in party.ends.map { $0 > party.starts } ?? true }.nested("address", \.address, address).each("guests", \.guests, guest).when(\.isPublic) { $0.check("address", \.address, "Public needs address") { $0 != nil }.check("guests", \.guests.count, "Too many") { (0...2).contains($0) } }
let decoder = JSONDecoder(); decoder.dateDecodingStrategy = .iso8601
func run(_ json: String) { do { let valid = try party.validate(decoder.decode(Party.self, from: Data(json.utf8))); print("valid", valid.title, valid.guests.count) } catch let errors as ValidationErrors { print(errors.localizedDescription, errors.map { "\($0.path): \($0.message)" }) } catch { print("undecodable") } }
run(#"{"title":"Picnic","starts":"2024-06-01T10:00:00Z","guests":[],"isPublic":false}"#)
run(#"{"title":"Picnic","starts":"2024-06-01T10:00:00Z","ends":"2024-06-01T09:00:00Z","guests":[{"name":"Ann"},{"name":" ","email":"x"}],"isPublic":false}"#)
run(#"{"title":"A very long title","starts":"2024-06-01T10:00:00Z","address":{"street":"X","zip":"123é5"},"guests":[{"name":"A"},{"name":"B"},{"name":""}],"isPublic":true}"#)
run(#"{"title":"Open","starts":"2024-06-01T10:00:00Z","guests":[{"name":"A","email":"a@b"}],"isPublic":true}"#); run(#"{"title":"x","starts":"June","guests":[],"isPublic":true}"#)
switch Guest(name: "Z", email: nil) { case guest: print("matches"); default: print("no") }
print(ValidationErrors([]) == nil, guest.items(Guest(name: "", email: "@")).map(\.path), address.items(Address(street: "Main", zip: "12345")).isEmpty, Array(ValidationErrors([.init(path: "p", message: "m")])!).first == .init(path: "p", message: "m"))
do { _ = try guest.validate(Guest(name: "", email: nil)) } catch { print(error.items.count, error.contains { $0.path == "name" }, error.errorDescription!) }
