enum NetworkError: Error, Equatable { case offline, status(Int) }
func fetch(_ path: String) -> Result<String, NetworkError> {
    switch path {
    case "/user": .success("42")
    case "/down": .failure(.offline)
    default: .failure(.status(404))
    }
}
for path in ["/user", "/down", "/x"] {
    switch fetch(path) {
    case .success(let body): print("body", body)
    case .failure(.status(let code)): print("status", code)
    case .failure(let error): print("failed", error)
    }
}
let number = fetch("/user").map { Int($0)! + 1 }
print(try number.get(), (try? fetch("/down").get()) ?? "cached")
print(fetch("/x").mapError { "\($0)".count > 7 ? NetworkError.offline : $0 } == .failure(.offline))
print(Result { try fetch("/user").get() })
