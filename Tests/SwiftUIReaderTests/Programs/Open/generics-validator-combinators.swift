import Foundation

struct Validator<Input, Output> {
    let run: (Input) -> Result<Output, Issues>
    struct Issues: Error, Equatable, ExpressibleByStringLiteral, CustomStringConvertible {
        var all: [String]
        init(_ all: [String]) { self.all = all }
        init(stringLiteral value: String) { all = [value] }
        var description: String { all.joined(separator: "; ") }
    }
}
typealias Check<T> = Validator<T, T>
typealias Issues = Validator<Any, Any>.Issues

extension Validator {
    func then<Next>(_ next: Validator<Output, Next>) -> Validator<Input, Next> {
        .init { run($0).mapError { .init($0.all) }.flatMap { out in next.run(out).mapError { .init($0.all) } } }
    }
    func on<Root>(_ path: KeyPath<Root, Input>, _ label: String) -> Validator<Root, Output> {
        .init { root in run(root[keyPath: path]).mapError { e in .init(e.all.map { "\(label) \($0)" }) } }
    }
    func map<T>(_ f: @escaping (Output) -> T) -> Validator<Input, T> { .init { run($0).map(f).mapError { .init($0.all) } } }
    var optional: Validator<Input?, Output?> {
        .init { input in
            guard let input else { return .success(nil) }
            return run(input).map(Optional.some).mapError { .init($0.all) }
        }
    }
}
extension Validator where Input == Output {
    static func satisfies(_ message: String, _ test: @escaping (Input) -> Bool) -> Self { .init { test($0) ? .success($0) : .failure(.init([message])) } }
    static func && (a: Self, b: Self) -> Self {
        .init { x in
            switch (a.run(x), b.run(x)) {
            case (.success, .success(let value)): .success(value)
            case let (.failure(l), .failure(r)): .failure(.init(l.all + r.all))
            case let (.failure(e), _), let (_, .failure(e)): .failure(e)
            }
        }
    }
}
extension Validator where Input == Output, Input: Collection { static var filled: Self { satisfies("is empty") { !$0.isEmpty } } }
extension Validator where Input == Output, Input: Comparable { static func within(_ r: ClosedRange<Input>) -> Self { .satisfies("not in \(r)", r.contains) } }
extension Validator<String, Int> { static var integer: Self { .init { Int($0).map { .success($0) } ?? .failure("is no number") } } }
extension Validator<String, String> { static let trimmed = Self { .success($0.trimmingCharacters(in: .whitespaces)) } }
extension Validator: @unchecked Sendable {}

struct Form { var name: String, age: String, code: String? }
let name = Check<String>.trimmed.then(.filled && .satisfies("is not a name") { $0.allSatisfy(\.isLetter) }).on(\Form.name, "name")
let age = Validator.integer.then(.within(18...99)).on(\Form.age, "age")
let code = Check<String>.satisfies("has wrong length") { $0.count == 4 }.map { $0.lowercased() }.optional.on(\Form.code, "code")
for form in [Form(name: " Zoë ", age: "42", code: nil), Form(name: "", age: "x", code: "ABCD"), Form(name: "R2", age: "7", code: "abc"), Form(name: "Al", age: "99", code: "ABCD")] {
    print(name.run(form).map { "<\($0)>" }, age.run(form), code.run(form), separator: "\n  ")
}
