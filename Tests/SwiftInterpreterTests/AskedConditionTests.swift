import SightlineModel
import Testing

@testable import SwiftInterpreter

/// Two places that ask the same question must get one answer, or a presumed screen shows what can't stand together.
struct AskedConditionTests {
  @Test(arguments: [
    ("if isLoading { a }", AskedCondition.Form.condition, "isLoading", false),
    ("if !isLoading { a }", .condition, "isLoading", true),
    ("if !(isLoading) { a }", .condition, "isLoading", true),
    ("if !a && b { x }", .condition, "!a && b", false),
    ("if let user { a }", .condition, "user?", false),
    ("if let name = user.name { a }", .condition, "user.name?", false),
    ("if user == nil { a }", .condition, "user?", true),
    ("if user != nil { a }", .condition, "user?", false),
    ("if text == \"{\" { a }", .condition, "text == \"{\"", false),
    ("if items.contains(where: { $0.isOn }) { a }", .condition, "items.contains(where: { $0.isOn })", false),
    ("guard !isLoading else { return }", .guarded, "isLoading", true),
    ("guard let user, user.isIn else { return }", .guarded, "let user, user.isIn", false),
    ("isLoading ? 1 : 0", .ternary, "isLoading", false),
    ("!isLoading ? 1 : 0", .ternary, "isLoading", true),
    ("(count ?? 0) > 1 ? a : b", .ternary, "(count ?? 0) > 1", false),
    ("phase != .idle ? 1 : 0", .ternary, "phase == .idle", true),
    ("if !(a != b) { x }", .condition, "a == b", false),
    ("if items.count > 0 { a }", .condition, "items.isEmpty", true),
    ("if self.items.isEmpty { a }", .condition, "items.isEmpty", false),
    ("if a != b && c != d { x }", .condition, "a != b && c != d", false),
    ("switch phase { case .a: x }", .choice, "phase", false),
  ])
  func conditionsAreReadFromTheSource(
    source: String, form: AskedCondition.Form, text: String, isNegated: Bool
  ) {
    let file = SourceFile(path: "A.swift", text: source, isStub: false)
    let asked = AskedCondition.read(at: Place(file: file, offset: 0), form, owner: "A")
    #expect(asked.condition == AskedCondition(owner: "A", text: text))
    #expect(asked.isNegated == isNegated)
  }

  @Test(arguments: [
    ("if a, b { x }", [["a"], ["b"]]),
    ("if a && !b { x }", [["a && !b", "a", "not b"]]),
    ("if a || b { x }", [["a || b", "a", "b"]]),
    ("if a && b || c { x }", [["a && b || c"]]),
    ("if let user, list.contains(a, b) { x }", [["user?"], ["list.contains(a, b)"]]),
    ("if text == \", && \" { x }", [["text == \", && \""]]),
  ])
  func everyConditionIsAQuestion(source: String, expected: [[String]]) {
    func words(_ asked: AskedLogic.Asked) -> String { (asked.isNegated ? "not " : "") + asked.condition.text }
    let file = SourceFile(path: "A.swift", text: source, isStub: false)
    let parts = AskedCondition.parts(at: Place(file: file, offset: 0), .condition, owner: "A")
    #expect(parts.map { [words($0.whole)] + ($0.joined?.sides.map(words) ?? []) } == expected)
  }
}
