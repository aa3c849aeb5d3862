import SwiftInterpreter

/// What moves although no modifier on it says so: by the layout around it, or in a view that it is handed to.
extension AnimationReader {
  /// What stands beside a spacer that comes and goes moves, and what is aligned otherwise.
  func layoutMovement(_ call: SourceOutline.Call, _ tainted: Set<String>) -> String? {
    if call.name == "Spacer", call.base == nil {
      return isChosen(by: tainted, call) && comesAlone(call) ? "position" : nil
    }
    guard Self.aligning.contains(call.name) else { return nil }
    return call.arguments.contains { $0.label == "alignment" && hits(tainted, $0.extent) } ? "position" : nil
  }
  /// What comes and goes with a spacer appears; only what stays beside it moves.
  private func comesAlone(_ spacer: SourceOutline.Call) -> Bool {
    let bodies = outline.conditions.flatMap(\.bodies).filter { $0.contains(spacer.extent.lowerBound) }
    guard let body = bodies.min(by: { $0.count < $1.count }) else { return false }
    return outline.calls.allSatisfy { call in
      !body.contains(call.extent.lowerBound) || call.base != nil || call.name == "Spacer"
        || call.name.first?.isUppercase == false
    }
  }

  private static let aligning: Set<String> = ["HStack", "VStack", "ZStack", "frame"]

  /// What moves within a view of the same file that the values are handed to; `nil` for other calls.
  func inside(_ call: SourceOutline.Call, _ tainted: Set<String>) -> WrittenAnimation.Movement? {
    guard call.base == nil, declared.types.contains(call.name), hasBody(call.name) else { return nil }
    let handed = call.arguments.filter { hits(tainted, $0.extent) }
    guard !handed.isEmpty else { return nil }
    let extents = extents(ofType: call.name)
    // The view may hand them on to itself.
    guard !extents.contains(where: { $0.contains(call.extent.lowerBound) }) else { return nil }
    let names = handed.compactMap(\.label).filter { label in
      outline.declarations.contains {
        $0.kind == .property && $0.isStored && $0.name == label && $0.typeName == call.name
      }
    }
    guard names.count == handed.count else { return nil }
    // Views that hand values to each other end here: what is being asked already is not known.
    let question = ([call.name] + names.sorted()).joined(separator: " ")
    if let known = answers.byQuestion[question] { return known }
    answers.byQuestion[question] = .unknown
    let inner = taint(Set(names), in: extents)
    let moved = moved(by: inner, in: extents)
    let answer: WrittenAnimation.Movement = moved.isEmpty && escapes(inner, in: extents) ? .unknown : .known(moved)
    answers.byQuestion[question] = answer
    return answer
  }

  /// The values, or what is made of them, leave with the argument as something that can move. What a closure writes to
  /// them stays here, and a colour moves nothing wherever it goes.
  func hands(_ tainted: Set<String>, on argument: SourceOutline.Argument) -> Bool {
    let isColor = outline.calls.contains { call in
      call.extent == argument.extent && isStill(call.base.map { slice($0) } ?? call.name)
    }
    if isColor || isStill(slice(argument.extent), asName: true) { return false }
    let written = Set(outline.assignments.within(argument.extent).map(\.offset))
    return outline.references.within(argument.extent).contains { reference in
      !written.contains(reference.offset)
        && tainted.contains { reference.path == $0 || reference.path.hasPrefix($0 + ".") }
    }
  }

  /// Makes something that can only be drawn otherwise: `Color(uiColor: shade)`, `Color.red.opacity(0.5)`.
  private func isStill(_ start: String, asName: Bool = false) -> Bool {
    guard let name = start.split(whereSeparator: { !$0.isLetter && !$0.isNumber }).first else { return false }
    return Self.still.contains(String(name)) && start.hasPrefix(name) && !(asName && start.contains("("))
  }
  private static let still: Set<String> = ["Color", "UIColor", "Font", "Gradient", "LinearGradient", "RadialGradient"]

  func isKnown(_ movement: WrittenAnimation.Movement?) -> Bool {
    if case .known? = movement { true } else { false }
  }
}

/// What has been asked of the views of one file.
final class HandedValues {
  var byQuestion: [String: WrittenAnimation.Movement] = [:]
}
