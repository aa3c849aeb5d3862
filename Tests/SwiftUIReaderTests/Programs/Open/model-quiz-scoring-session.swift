import Foundation

protocol Question: Identifiable, Decodable where ID == String { associatedtype Answer: Equatable; var prompt: String { get }; var points: Int { get }; func score(_ answer: Answer) -> Int }
extension Question { var points: Int { 10 }; func grade(_ answer: Any) -> Int? { (answer as? Answer).map(score) } }
struct Choice: Question { let id: String, prompt: String, options: [String], correct: Set<Int>
  func score(_ answer: Set<Int>) -> Int { max(0, points * answer.reduce(0) { $0 + (correct.contains($1) ? 1 : -1) } / correct.count) } }
struct Numeric: Question { let id: String, prompt: String, value: Double; var tolerance: Double?, points = 20
  enum CodingKeys: String, CodingKey { case id, prompt, value, tolerance }
  func score(_ answer: Double) -> Int { abs(answer - value) <= tolerance ?? 0 ? points : abs(answer - value) <= (tolerance ?? 0) * 2 ? points / 2 : 0 } }
struct Text: Question { let id: String, prompt: String; let accepted: [String]
  func score(_ answer: String) -> Int { accepted.contains { $0.compare(answer.trimmingCharacters(in: .whitespaces), options: [.caseInsensitive, .diacriticInsensitive]) == .orderedSame } ? points : 0 } }
struct Quiz: Decodable { let title: String; let questions: [any Question]
  private enum Keys: String, CodingKey { case title, questions }; private enum Kind: String, Decodable { case choice, numeric, text; var type: any Question.Type { switch self { case .choice: Choice.self; case .numeric: Numeric.self; case .text: Text.self } } }
  private struct Tag: Decodable { let kind: Kind }
  init(from decoder: Decoder) throws {
    let c = try decoder.container(keyedBy: Keys.self); title = try c.decode(String.self, forKey: .title)
    var kinds = try c.nestedUnkeyedContainer(forKey: .questions), values = try c.nestedUnkeyedContainer(forKey: .questions), list: [any Question] = []
    while !kinds.isAtEnd { list.append(try kinds.decode(Tag.self).kind.type.init(from: values.superDecoder())) }
    questions = list } }
struct Session { let quiz: Quiz; private(set) var answers: [String: Any] = [:]; var index = 0 { didSet { index = min(max(index, 0), quiz.questions.count) } }
  init(_ quiz: Quiz) { self.quiz = quiz }
  var current: (any Question)? { quiz.questions.indices.contains(index) ? quiz.questions[index] : nil }
  mutating func answer(_ value: Any) -> String { guard let question = current else { return "over" }; guard let score = question.grade(value) else { return "wrong type for \(type(of: question))" }; answers[question.id] = value; index += 1; return "\(score)/\(question.points)" }
  var total: Int { quiz.questions.compactMap { q in answers[q.id].flatMap(q.grade) }.reduce(0, +) }; var maximum: Int { quiz.questions.map { $0.points }.reduce(0, +) }
  var result: String { String(format: "%@: %d/%d (%.1f%%)", quiz.title, total, maximum, Double(total) / Double(maximum) * 100) } }
let json = #"{"title":"Geo","questions":[{"kind":"choice","id":"a","prompt":"Pick","options":["x","y","z"],"correct":[0,2]},{"kind":"numeric","id":"b","prompt":"Pi?","value":3.14,"tolerance":0.01},{"kind":"text","id":"c","prompt":"Capital?","accepted":["Zürich","Bern"]},{"kind":"numeric","id":"d","prompt":"2+2","value":4}]}"#
let quiz = try JSONDecoder().decode(Quiz.self, from: Data(json.utf8))
print(quiz.title, quiz.questions.map { "\(type(of: $0))\($0.points)" }, quiz.questions.map(\.prompt))
var session = Session(quiz)
for value in [5, Set([0, 1, 2]), 3.125, " ZURICH ", 4, 4.0, "extra"] as [Any] { print(session.index, session.answer(value), session.total) }
print(session.result, session.current == nil, session.answers.keys.sorted()); session.index = -5; print(session.index, session.answer(Set([1])), session.answer(3.15), session.result); session.index += 100; print(session.index)
for bad in [#"{"title":"T","questions":[{"kind":"essay"}]}"#, #"{"title":"T","questions":[{"kind":"text","id":"q"}]}"#] { do { _ = try JSONDecoder().decode(Quiz.self, from: Data(bad.utf8)) } catch DecodingError.dataCorrupted(let context) { print("corrupt", context.codingPath.map(\.stringValue).last ?? "-") } catch DecodingError.keyNotFound(let key, let context) { print("missing", key.stringValue, context.codingPath.count) } }
