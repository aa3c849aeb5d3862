enum ImportError: Error, Equatable { case unreadable, row(Int, reason: String), duplicate(id: Int) }

struct Person: Equatable { let id: Int, name: String; var manager: Int? }

extension Result {
    func tap(_ body: (Success) -> Void) -> Self { if case .success(let v) = self { body(v) }; return self }
    func recover(_ body: (Failure) -> Success?) -> Self { flatMapError { e in body(e).map(Result.success) ?? .failure(e) } }
    func ensure(_ test: (Success) -> Bool, else failure: @autoclosure () -> Failure) -> Self { flatMap { test($0) ? .success($0) : .failure(failure()) } }
    var failure: Failure? { if case .failure(let e) = self { e } else { nil } }
}

extension Sequence {
    func traverse<T, E: Error>(_ transform: (Element) -> Result<T, E>) -> Result<[T], E> {
        var out: [T] = []
        for element in self {
            switch transform(element) {
            case .success(let value): out.append(value)
            case .failure(let error): return .failure(error)
            }
        }
        return .success(out)
    }
}

func row(_ n: Int, _ text: Substring) -> Result<Person, ImportError> {
    let cells = text.split(separator: ",", omittingEmptySubsequences: false)
    return Result<Int?, ImportError>.success(Int(cells[0]))
        .ensure({ $0 != nil }, else: .row(n, reason: "id '\(cells[0])'"))
        .ensure({ _ in cells.count == 3 }, else: .row(n, reason: "\(cells.count) cells"))
        .map { Person(id: $0!, name: String(cells[1]), manager: Int(cells[2])) }
}

func load(_ text: String?) -> Result<[Person], ImportError> {
    Result.success(text).flatMap { $0.map(Result.success) ?? .failure(.unreadable) }
        .map { (text: String) in text.split(separator: "\n").enumerated() }
        .flatMap { $0.traverse { row($0.offset + 1, $0.element) } }
        .flatMap { people in
            var seen: Set<Int> = []
            return people.first { !seen.insert($0.id).inserted }.map { .failure(.duplicate(id: $0.id)) } ?? .success(people)
        }
}

let files: [String?] = ["1,Ann,\n2,Bob,1", nil, "x,Ann,", "1,Ann,\n2,Bob", "3,Cy,\n3,Di,", ""]
for file in files {
    let result = load(file)
        .tap { print("loaded", $0.map(\.name)) }
        .recover { if case .duplicate(let id) = $0 { [Person(id: id, name: "merged")] } else { nil } }
    switch result {
    case .success(let people) where people.isEmpty: print("nobody")
    case .success(let people): print(people.count, people.compactMap(\.manager), result.failure == nil)
    case .failure(.row(let n, let reason)): print("row", n, reason)
    case .failure(let error): print("error:", error, result.failure == .unreadable)
    }
}
let both = files.map(load).reduce(into: (good: 0, bad: [ImportError]())) { tally, result in
    do { tally.good += try result.get().count } catch let error as ImportError { tally.bad.append(error) } catch {}
}
print(both.good, both.bad.map { "\($0)" })
