import SightlineModel
import SwiftInterpreter

/// What comes some time after somebody asked for it, or by itself, whatever it is called.
extension AppearingStatusReader {
  /// `if let result { Text(result) }`, where a button's action waits for something and sets `result` then.
  var awaited: [Found] {
    let asking = asked
    guard !asking.names.isEmpty || !asking.extents.isEmpty else { return [] }
    return file.outline.conditions.compactMap { condition in
      guard condition.cases.isEmpty, let body = condition.bodies.first, let name = optional(in: condition.condition),
        !isElsewhere(condition.condition.lowerBound), isStored(name, around: condition.condition.lowerBound),
        let shown = words(in: body), isSet(name, by: asking)
      else { return nil }
      return Found(offset: condition.condition.lowerBound, state: name, parts: [shown])
    }
  }

  /// `ForEach(messages)`, to which a stream adds while the screen is there.
  var live: [Found] {
    file.calls.compactMap { call in
      guard ["ForEach", "List"].contains(call.name), call.base == nil, let argument = call.arguments.first,
        argument.label == nil, let path = file.outline.references.within(argument.extent).first?.path,
        case let name = BehaviourFile.last(path), isStored(name, around: call.nameOffset) || path.contains("."),
        isStreamed(name, near: path)
      else { return nil }
      return Found(offset: call.nameOffset, state: name)
    }
  }

  // MARK: Who asks

  private typealias Asking = (names: Set<String>, extents: [Range<Int>])
  private static let buttons: Set<String> = ["Button", "onSubmit", "onTapGesture"]

  /// What buttons of this file do: functions they call, and their own closures.
  private var asked: Asking {
    let actions = file.calls.filter { Self.buttons.contains($0.name) }.compactMap { file.action(of: $0) }
    return (Set(actions.flatMap { file.actionNames(in: $0) }), actions)
  }

  /// What is bound or compared with nothing: `if let result`, `if let stats = userStats`, `if model.result != nil`.
  private func optional(in condition: Range<Int>) -> String? {
    let text = file.slice(condition)
    guard let path = file.outline.references.within(condition).first?.path else {
      // `if let result` names nothing but itself.
      guard text.hasPrefix("let ") else { return nil }
      let name = text.dropFirst(4).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      return name.isEmpty ? nil : String(name)
    }
    return text.hasPrefix("let ") || text.contains("!= nil") ? BehaviourFile.last(path) : nil
  }

  /// A view's own state, or a property of what it observes.
  private func isStored(_ name: String, around offset: Int) -> Bool {
    guard let type = file.type(around: offset) else { return false }
    let own = file.properties(of: type).first { $0.name == name }
    if let own { return own.attributes.contains("State") }
    return file.properties(of: type).contains { !Self.models.isDisjoint(with: $0.attributes) }
  }

  private static let models: Set<String> = ["State", "StateObject", "ObservedObject", "EnvironmentObject", "Bindable"]

  private func words(in body: Range<Int>) -> Int? {
    let calls = file.calls(in: body).filter { $0.base == nil }.sorted { $0.nameOffset < $1.nameOffset }
    return calls.first { call in
      ["Text", "Label"].contains(call.name) || call.name.first?.isUppercase == true && sources.isSaying(call.name)
    }?.nameOffset
  }

  // MARK: When it is set

  /// After an `await`, in a button's closure or in a function that one calls.
  private func isSet(_ name: String, by asking: Asking) -> Bool {
    sources.files(with: [name + " = "]).contains { other in
      other.outline.assignments.contains { assignment in
        guard BehaviourFile.last(assignment.path) == name,
          case let value = other.value(assignedAt: assignment.offset), !value.hasPrefix("nil"),
          !value.hasPrefix("false")
        else { return false }
        if other === file,
          let action = asking.extents.first(where: { $0.contains(assignment.offset) })
        {
          return isAwaited(action.lowerBound..<lineEnd(after: assignment.offset, in: other), in: other)
        }
        guard let function = other.member(around: assignment.offset), function.kind == .function,
          asking.names.contains(function.name)
        else { return false }
        return isAwaited(function.extent.lowerBound..<lineEnd(after: assignment.offset, in: other), in: other)
      }
    }
  }

  /// `result = try await load()` waits in the same line.
  private func lineEnd(after offset: Int, in file: BehaviourFile) -> Int {
    offset + String(file.value(assignedAt: offset)).utf8.count + 80
  }
  private func isAwaited(_ extent: Range<Int>, in file: BehaviourFile) -> Bool {
    file.slice(extent).contains("await ")
  }

  /// `for await message in stream { messages.append(message) }`.
  private func isStreamed(_ name: String, near path: String) -> Bool {
    sources.files(with: ["for await ", "for try await "]).contains { other in
      guard other === file || path.contains(".") else { return false }
      let changed =
        other.outline.assignments.filter { BehaviourFile.last($0.path) == name }.map(\.offset)
        + other.calls.filter { call in
          ["append", "insert"].contains(call.name)
            && call.base.map { other.outline.references.within($0).first.map { BehaviourFile.last($0.path) } == name }
              == true
        }.map(\.nameOffset)
      return changed.contains { offset in
        guard let member = other.member(around: offset) else { return false }
        let before = other.slice(member.extent.lowerBound..<offset)
        guard let loop = before.ranges(of: #/for (?:try )?await /#).last else { return false }
        // The loop's braces are still open.
        let inside = before[loop.upperBound...]
        return inside.count { $0 == "{" } > inside.count { $0 == "}" }
      }
    }
  }
}
