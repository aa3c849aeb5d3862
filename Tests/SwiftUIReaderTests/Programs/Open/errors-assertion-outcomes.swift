import Foundation

struct Expectation: Error, CustomStringConvertible { let message: String; var description: String { message } }
@discardableResult func require<T>(_ value: @autoclosure () throws -> T?, _ message: @autoclosure () -> String = "value is nil") throws -> T { guard let unwrapped = try value() else { throw Expectation(message: message()) }; return unwrapped }
func expect<T: Equatable>(_ a: @autoclosure () throws -> T, _ b: @autoclosure () throws -> T) throws { let (x, y) = try (a(), b()); guard x == y else { throw Expectation(message: "\(x) != \(y)") } }
func expect(_ condition: @autoclosure () throws -> Bool, _ message: String = "condition is false") throws { if try !condition() { throw Expectation(message: message) } }
func expectThrows<E: Error>(_ type: E.Type, where matches: (E) -> Bool = { _ in true }, _ body: () throws -> Void) throws {
  do { try body() } catch let error as E where matches(error) { return } catch let error as E { throw Expectation(message: "wrong \(E.self) \((error as NSError).code)") } catch { throw Expectation(message: "expected \(E.self), got \(Swift.type(of: error))") }
  throw Expectation(message: "nothing thrown") }
struct Suite { enum Outcome: Equatable, CustomStringConvertible { case passed, failed(String), errored(String), skipped
    var description: String { switch self { case .passed: "✓"; case .failed(let m): "✗ \(m)"; case .errored(let t): "! \(t)"; case .skipped: "–" } } }
  struct Skip: Error {}
  var tests: KeyValuePairs<String, () throws -> Void>
  var setUp: () throws -> Void = {}
  var tearDown: () -> Void = {}
  func run(only filter: String? = nil) -> [(name: String, outcome: Outcome)] {
    tests.filter { filter.map($0.key.localizedCaseInsensitiveContains) ?? true }.map { name, body in
      (name, { do { try setUp(); defer { tearDown() }; try body(); return .passed } catch let e as Expectation { return .failed(e.message) } catch is Skip { return .skipped } catch { return .errored("\(Swift.type(of: error))") } }()) } } }
var depth = 0, log: [String] = []
let url = URL(string: "https://h.org/a?b=1")
var suite = Suite(tests: [
  "equal": { try expect(1 + 1, 2) }, "notEqual": { try expect("a".uppercased(), "a") }, "optionals": { try expect(Int("5"), 5); try expect(Int("x"), nil); try expect([1: "a"][1], .some("b")) },
  "require": { let query = try require(URLComponents(url: require(url), resolvingAgainstBaseURL: false)?.queryItems?.first); try expect(query.value, "1"); try require(query.value.flatMap(Double.init), "no number") },
  "requireNil": { try require(URL(string: "") , "no url") }, "lazyMessage": { try require(1 as Int?, { log.append("evaluated"); return "m" }()) },
  "decodes": { try expect(JSONDecoder().decode([Int].self, from: Data("[1]".utf8)), [1]) }, "explodes": { try expect(JSONDecoder().decode([Int].self, from: Data("?".utf8)).isEmpty) },
  "throwsRight": { try expectThrows(URLError.self, where: { $0.code == .badURL }) { throw URLError(.badURL) } }, "throwsOther": { try expectThrows(URLError.self, where: { $0.code == .badURL }) { throw URLError(.timedOut) } },
  "throwsWrong": { try expectThrows(URLError.self) { throw CancellationError() } }, "throwsNone": { try expectThrows(DecodingError.self) {} }, "skips": { throw Suite.Skip() }, "bool": { try expect(depth == 1, "depth is \(depth)"); try expect(false) }])
suite.setUp = { depth += 1 }; suite.tearDown = { depth -= 1 }
let results = suite.run(); for (name, outcome) in results { print(name, outcome == .errored("URLError") ? "url" : "\(outcome)".replacingOccurrences(of: "NSURLErrorDomain", with: "URL").prefix(40)) }
print(depth, log, results.filter { $0.outcome == .passed }.count, suite.run(only: "REQUIRE").map(\.name)); suite.setUp = { throw Suite.Skip() }; print(Set(suite.run().map { "\($0.outcome)" }).sorted(), depth)
