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
}
