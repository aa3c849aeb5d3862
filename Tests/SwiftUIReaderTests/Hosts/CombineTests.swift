import SightlineModel
import SwiftInterpreter
import Testing

@testable import SwiftUIReader

/// What publishers send reaches whoever listens, in Combine's order.
struct CombineTests {
  private static func output(_ text: String) throws -> (text: String, unresolved: [String]) {
    let interpreter = Interpreter(hosts: Source.project("").interpreter.hosts)
    _ = interpreter.load([("A.swift", "import Combine\nvar bag: Set<AnyCancellable> = []\n" + text)])
    try interpreter.runTopLevelCode()
    return (interpreter.output, interpreter.unresolved.map(\.what))
  }

  private static let ownPublisher = """
    struct Held<Output, Failure: Error>: Publisher {
      private let upstream: AnyPublisher<Output, Failure>
      init(_ subject: CurrentValueSubject<Output, Failure>) { upstream = subject.eraseToAnyPublisher() }
      init(_ value: Output) { self.init(CurrentValueSubject(value)) }
      func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
        upstream.receive(subscriber: subscriber)
      }
    }
    extension CurrentValueSubject { func held() -> Held<Output, Failure> { .init(self) } }

    """

  @Test(arguments: [
    ("[3, 1, 3].publisher.map { $0 * 2 }.filter { $0 > 2 }.sink { print($0) }.store(in: &bag)", "6\n6\n"),
    ("[1, 1, 2].publisher.removeDuplicates().sink { print($0) }", "1\n2\n"),
    ("[1, 2, 3].publisher.dropFirst().prefix(1).sink { print($0) }", "2\n"),
    ("[1, 2, 3].publisher.scan(0) { $0 + $1 }.sink { print($0) }", "1\n3\n6\n"),
    ("[1, 2].publisher.collect().sink { print($0) }", "[1, 2]\n"),
    ("Publishers.Sequence(sequence: [1, nil]).replaceNil(with: 0).sink { print($0) }", "1\n0\n"),
    ("Just(4).sink(receiveCompletion: { _ in print(\"end\") }, receiveValue: { print($0) })", "4\nend\n"),
    ("[1, 2].publisher.flatMap { n in Just(n * 10) }.sink { print($0) }", "10\n20\n"),
    ("Publishers.Merge([1].publisher, [2].publisher).sink { print($0) }", "1\n2\n"),
    ("[1].publisher.compactMap { $0 > 1 ? $0 : nil }.sink { print($0) }", ""),
    (
      "[1, 0].publisher.tryMap { if $0 == 0 { throw CancellationError() }; return $0 }.replaceError(with: -1)"
        + ".sink { print($0) }", "1\n-1\n"
    ),
    ("let s = PassthroughSubject<Int, Never>(); s.sink { print($0) }.store(in: &bag); s.send(1); s.send(2)", "1\n2\n"),
    ("let s = CurrentValueSubject<Int, Never>(5); s.sink { print($0) }.store(in: &bag); s.value = 6", "5\n6\n"),
    (
      "let a = PassthroughSubject<Int, Never>(), b = PassthroughSubject<Int, Never>(); "
        + "a.combineLatest(b).sink { print($0 + $1) }.store(in: &bag); a.send(1); b.send(2); a.send(3)", "3\n5\n"
    ),
    (
      "Just(Data(\"[1, 2]\".utf8)).decode(type: [Int].self, decoder: JSONDecoder()).map { $0.count }"
        + ".replaceError(with: -1).sink { print($0) }", "2\n"
    ),
    (
      "Just(Data(\"no\".utf8)).decode(type: [Int].self, decoder: JSONDecoder()).map { $0.count }"
        + ".replaceError(with: -1).sink { print($0) }", "-1\n"
    ),
    ("[3, 5].publisher.count().sink { print($0) }", "2\n"),
    ("[3, 5].publisher.last().sink { print($0) }", "5\n"),
    ("[3, 5].publisher.reduce(1) { $0 + $1 }.sink { print($0) }", "9\n"),
    ("[3, 5].publisher.contains(5).sink { print($0) }", "true\n"),
    ("[3, 5].publisher.filter { $0 > 9 }.replaceEmpty(with: 0).sink { print($0) }", "0\n"),
    ("[3].publisher.append(4).sink { print($0) }", "3\n4\n"),
    ("[3, 5].publisher.output(at: 1).sink { print($0) }", "5\n"),
    // A publisher of the project's own has Combine's steps, beside a `receive(subscriber:)` that runs it.
    (
      ownPublisher + "Held(3).receive(on: DispatchQueue.main).map { $0 + 1 }.removeDuplicates().sink { print($0) }"
        + ".store(in: &bag)", "4\n"
    ),
    (
      ownPublisher
        + "let s = CurrentValueSubject<Int, Never>(1); s.held().sink { print($0) }.store(in: &bag); s.send(2)", "1\n2\n"
    ),
    ("let s = PassthroughSubject<Int, Never>(); let c = s.sink { print($0) }; s.send(1); c.cancel(); s.send(2)", "1\n"),
  ])
  func flows(source: String, expected: String) throws {
    let result = try Self.output(source)
    #expect(result.text == expected)
    #expect(result.unresolved == [])
  }

  /// Silence would leave the value from before, which is wrong without a word.
  @Test func aStepThatIsNotKnownSendsAnUnknownAndIsNamed() throws {
    let result = try Self.output(
      "var seen = 1\n[1].publisher.measureInterval(using: 0).sink { seen = $0 }\nprint(seen)")
    #expect(result.text != "1\n")
    #expect(result.unresolved == ["Publisher.measureInterval"])
  }

  @Test func aPublishedPropertyTellsBeforeItChanges() throws {
    let result = try Self.output(
      """
      final class Model: ObservableObject {
        @Published var query = ""
        @Published var length = 0
        @Published var title = "none"
        var bag: Set<AnyCancellable> = []
        init() {
          $query.map { $0.count }.assign(to: &$length)
          $query.dropFirst().map { "for \\($0)" }.assign(to: \\.title, on: self).store(in: &bag)
          $query.sink { [unowned self] new in print("\\(self.query)>\\(new)") }.store(in: &bag)
        }
      }
      let model = Model()
      model.query = "tea"
      print(model.length, model.title, model.query)
      """)
    #expect(result.text == ">\n>tea\n3 for tea tea\n")
    #expect(result.unresolved == [])
  }

  /// A value that sets its own source again goes another turn, where one waits, instead of nesting for ever.
  @Test func aValueThatCausesItselfWaitsForItsTurn() throws {
    let result = try Self.output(
      """
      final class Model: ObservableObject {
        @Published var query = ""
        var turns = 0
        var bag: Set<AnyCancellable> = []
        init() {
          $query.debounce(for: 0.3, scheduler: RunLoop.main)
            .sink { [unowned self] text in turns += 1; query = text + "" }.store(in: &bag)
        }
      }
      let model = Model()
      model.query = "tea"
      print(model.query, model.turns < 5)
      """)
    #expect(result.text == "tea true\n")
    #expect(result.unresolved == [])
  }
}
