import Rules
import SightlineModel
import SourceDocuments

extension Configuration {
  /// A rule of the project's own; what is missing or of the wrong shape has been said.
  static func customRule(_ member: DocumentObject.Member) -> CustomRule? {
    let value = member.value
    guard let property = value["property"]?.word.flatMap(CustomRule.Property.init), let message = value["message"]?.word
    else { return nil }
    var selector = CustomRule.Selector()
    let picked = value["where"]
    selector.screen = picked?["screen"]?.plainText
    selector.kind = picked?["kind"]?.word
    selector.text = picked?["text"]?.plainText
    selector.label = picked?["label"]?.plainText
    selector.identifier = picked?["identifier"]?.plainText
    selector.symbol = picked?["symbol"]?.word
    var bound = CustomRule.Bound()
    bound.minimum = value["minimum"]?.number
    bound.maximum = value["maximum"]?.number
    bound.equals = value["equals"]?.plainText
    bound.contains = value["contains"]?.plainText
    bound.excludes = value["excludes"]?.plainText
    return CustomRule(
      name: RuleID(rawValue: member.key), selector: selector, property: property, bound: bound, message: message,
      severity: value["severity"]?.word.flatMap(Severity.init) ?? .warning)
  }

  /// What the table of keys cannot say: names that are taken, selectors that pick everything, bounds that fit nothing.
  static func customRuleProblems(
    _ rules: DocumentObject?, _ vocabulary: ConfigurationVocabulary
  ) -> [InputProblem] {
    (rules?.members ?? []).flatMap { member -> [InputProblem] in
      var problems: [InputProblem] = []
      func report(_ message: String) {
        problems.append(InputProblem(.configuration, message, at: member.location))
      }
      if vocabulary.rules.contains(RuleID(rawValue: member.key)) {
        report("'\(member.key)' is a rule that comes with the tool; give the project's own another name")
      }
      let isKebab = member.key.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") }
      if !isKebab || member.key.isEmpty {
        report("'\(member.key)' is no rule name; write lower-case words with hyphens")
      }
      guard let rule = customRule(member) else { return problems }
      if rule.selector == CustomRule.Selector() {
        report("customRules.\(member.key).where picks nothing; name a kind, text, label, identifier or symbol")
      }
      let bound = rule.bound
      if rule.property.isNumber {
        if bound.minimum == nil, bound.maximum == nil, bound.equals == nil {
          report("customRules.\(member.key) has no bound; write minimum, maximum or equals")
        }
        if let equals = bound.equals, Double(equals) == nil {
          report("customRules.\(member.key).equals is '\(equals)'; \(rule.property.rawValue) is a number")
        }
        if let minimum = bound.minimum, let maximum = bound.maximum, minimum > maximum {
          report("customRules.\(member.key): minimum \(short(minimum)) is more than maximum \(short(maximum))")
        }
        if bound.contains != nil || bound.excludes != nil {
          report(
            "customRules.\(member.key): contains and excludes are for texts; \(rule.property.rawValue) is a number")
        }
      } else {
        if bound.equals == nil, bound.contains == nil, bound.excludes == nil {
          report("customRules.\(member.key) has no bound; write equals, contains or excludes")
        }
        if bound.minimum != nil || bound.maximum != nil {
          report("customRules.\(member.key): minimum and maximum are for numbers; \(rule.property.rawValue) is a text")
        }
      }
      return problems
    }
  }
}
