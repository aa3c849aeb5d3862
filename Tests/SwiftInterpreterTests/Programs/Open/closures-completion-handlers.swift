enum LoadError: Error { case offline, empty }
struct Loader {
    var isOnline = true
    func load(_ name: String, completion: (Result<[String], LoadError>) -> Void) {
        guard isOnline else { return completion(.failure(.offline)) }
        completion(name.isEmpty ? .failure(.empty) : .success(name.map { String($0) }))
    }
}
func show(_ result: Result<[String], LoadError>) {
    switch result {
    case .success(let rows): print("\(rows.count) rows", rows)
    case .failure(let error): print("failed: \(error)")
    }
}
Loader().load("abc", completion: show)
Loader().load("", completion: show)
Loader(isOnline: false).load("abc") { result in show(result) }
Loader().load("xy") { print((try? $0.map { $0.reversed().joined() }.get()) ?? "none") }
