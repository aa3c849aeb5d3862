import Foundation

enum ValidationError: Error, Hashable { case empty(String), tooLong(String, max: Int), notNumber(String), range(ClosedRange<Int>) }
typealias Validated<T> = Result<T, ValidationError>
extension Result {
  var value: Success? { try? get() }
  var error: Failure? { if case .failure(let error) = self { error } else { nil } }
  func ensure(_ condition: (Success) -> Bool, _ failure: @autoclosure () -> Failure) -> Self { flatMap { condition($0) ? self : .failure(failure()) } }
  func zip<Other>(_ other: Result<Other, Failure>) -> Result<(Success, Other), Failure> { flatMap { a in other.map { (a, $0) } } }
  func recover(_ transform: (Failure) throws -> Success) rethrows -> Success { switch self { case .success(let value): value; case .failure(let error): try transform(error) } }
  static func ?? (result: Self, fallback: @autoclosure () -> Success) -> Success { if case .success(let value) = result { return value }; return fallback() }
}
extension Sequence {
  func partitioned<S, F>() -> (values: [S], errors: [F]) where Element == Result<S, F> { reduce(into: ([], [])) { switch $1 { case .success(let v): $0.values.append(v); case .failure(let e): $0.errors.append(e) } } }
  func combined<S, F>() -> Result<[S], F> where Element == Result<S, F> { Result { () throws(F) -> [S] in var all: [S] = []; for element in self { all.append(try element.get()) }; return all } }
}
func name(_ text: String) -> Validated<String> {
  Validated.success(text.trimmingCharacters(in: .whitespaces)).ensure({ !$0.isEmpty }, .empty("name")).ensure({ $0.count <= 8 }, .tooLong("name", max: 8))
}
func age(_ text: String) -> Validated<Int> { Int(text).map(Result.success) ?? .failure(.notNumber(text)) }
let limits = 18...99
func adult(_ text: String) -> Validated<Int> { age(text).ensure(limits.contains, .range(limits)) }
for (n, a) in [(" Ann ", "30"), ("", "x"), ("Maximiliana", "30"), ("Bob", "7"), ("Bob", "1e1")] {
  switch name(n).zip(adult(a)) { case let .success((name, age)): print("ok", name, age); case .failure(.range(let range)): print("outside", range); case .failure(let error): print(error) }
}
let ages = ["1", "two", "33", "4.5"].map(age)
print(ages.partitioned().values, ages.partitioned().errors, ages.combined().error!, ages.filter { $0.error == nil }.combined().value ?? [])
print(age("x") ?? -1, age("9") ?? { print("unused"); return 0 }(), age("q").recover { if case .notNumber(let text) = $0 { return text.count } else { return 0 } })
print(age("5").map { $0 * 2 }.mapError { _ in URLError(.unknown) }.value!, age("z").flatMapError { _ in Validated.success(0) }, (try? age("7").get()) ?? 0)
let caught = Result { try JSONDecoder().decode([Int].self, from: Data("[1,2]".utf8)) }.map { $0.reduce(0, +) }; print(caught.value ?? -1, type(of: caught))
print(Result<Int, ValidationError>.success(1) == .success(1), Set([age("a"), age("a"), age("1")]).count, Result { try Int("x", format: .number) }.error != nil)
do { _ = try adult("150").get() } catch .range(let r) { print(r.upperBound) } catch { print("other", error) }
