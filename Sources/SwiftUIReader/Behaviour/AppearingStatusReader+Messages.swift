import SightlineModel
import SwiftInterpreter

/// Messages that no branch of a view brings up.
extension AppearingStatusReader {
  private static let passingLabels: Set<String> = [
    "isPresenting", "isPresented", "isShowing", "isShown", "isVisible", "show", "item", "message", "unwrapping",
    "config",
  ]

  /// `.toast(isPresenting: $isCopied) { … }`.
  var passingMessages: [Found] {
    file.calls.compactMap { call in
      guard call.name.first?.isLowercase == true, StatusWords.isPassing(call.name),
        let argument = call.arguments.first(where: { $0.label.map(Self.passingLabels.contains) ?? false })
      else { return nil }
      let state = file.outline.references.within(argument.extent).first.map { BehaviourFile.last($0.path) }
      return Found(offset: call.nameOffset, state: state ?? call.name)
    }
  }

  private static let presenters = ["toast", "hud", "snackbar", "indicators", "banners", "drops", "swiftmessages"]
  private static let verbs = [
    "show", "display", "present", "push", "enqueue", "succe", "error", "fail", "flash", "info",
  ]

  /// `ProgressHUD.succeed("Saved")`: what a package lays over the screen.
  var passingCalls: [Found] {
    file.calls.compactMap { call in
      let name = call.name.lowercased()
      guard call.isStatement, let base = call.base, !base.isEmpty, Self.verbs.contains(where: name.hasPrefix) else {
        return nil
      }
      let words = file.slice(base).split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      guard let path = words.last(where: { !["shared", "default", "current"].contains($0) }).map(String.init) else {
        return nil
      }
      let presenter = path.lowercased()
      guard Self.presenters.contains(where: presenter.hasSuffix), !sources.isAnyNaming(["func \(call.name)("]) else {
        return nil
      }
      return Found(offset: call.extent.lowerBound, state: "\(path).\(call.name)")
    }
  }

  /// `Text(isSending ? "Sending…" : "Send")`.
  var titles: [Found] {
    file.calls.compactMap { call in
      guard ["Text", "Label", "Button"].contains(call.name), call.base == nil, let title = call.arguments.first,
        title.label == nil || title.label == "verbatim", !isInAnnounced(call.extent.lowerBound)
      else { return nil }
      let parts = file.slice(title.extent).components(splitAt: "?")
      guard parts.count > 1, parts.dropFirst().contains(where: { $0.contains(":") }) else { return nil }
      for part in parts.dropLast() {
        // Of `a ? b : c ? d : e` the second question begins behind the colon.
        let question = part.split(separator: ":", omittingEmptySubsequences: false).last ?? ""
        let asked = question.split { !$0.isLetter && !$0.isNumber && $0 != "." && $0 != "_" }.map(String.init)
        guard !question.contains("\""), asked.count == 1, let state = asked.first, Self.isTitled(state) else {
          continue
        }
        return Found(offset: call.extent.lowerBound, state: state)
      }
      return nil
    }
  }
  private static func isTitled(_ state: String) -> Bool {
    let lower = state.lowercased()
    let isGoing =
      lower.hasSuffix("ing")
      || ["warning", "error", "failed", "processing"].contains { lower.hasSuffix($0) || lower.contains("show" + $0) }
    return StatusWords.isStatus(state) && (isGoing || lower.contains("warning")) || StatusWords.isOfTap(state)
  }

  private static let observing: Set<String> = [
    "State", "StateObject", "ObservedObject", "EnvironmentObject", "Environment", "Bindable", "Binding", "Published",
  ]

  /// `Text(model.statusText)` of what the view observes, or works out itself.
  var statusTexts: [Found] {
    file.calls.compactMap { call in
      guard call.name == "Text", call.base == nil, let argument = call.arguments.first,
        argument.label == nil || argument.label == "verbatim", call.arguments.count == 1
      else { return nil }
      let text = file.slice(argument.extent)
      guard text.allSatisfy({ $0.isLetter || $0.isNumber || "._()?".contains($0) }),
        let reference = file.outline.references.within(argument.extent).first, StatusWords.isText(text),
        !isInAnnounced(call.nameOffset), !isElsewhere(call.nameOffset), isObserved(reference),
        !file.outline.conditions.contains(where: { condition in
          condition.bodies.contains { $0.contains(call.nameOffset) } && state(in: condition.condition) != nil
        })
      else { return nil }
      return Found(offset: call.nameOffset, state: reference.path)
    }
  }

  /// Of what a row is handed, each has its own.
  private func isObserved(_ reference: SourceOutline.Reference) -> Bool {
    let root = String(reference.path.prefix { $0 != "." })
    guard let type = file.type(around: reference.offset) else { return false }
    return file.outline.declarations.contains { declaration in
      guard declaration.name == root, declaration.typeName == type else { return false }
      switch declaration.kind {
      case .function: return true
      case .property:
        // What a binding leads into is what is edited here.
        let isEdited = reference.path.contains(".") && declaration.attributes.contains("Binding")
        return !declaration.isStored || !isEdited && !Self.observing.isDisjoint(with: declaration.attributes)
      default: return false
      }
    }
  }

  /// `message = text; try? await Task.sleep(…); message = nil` in what views observe: what a view shows itself is judged there.
  var timed: [Found] {
    PassingMessageReader(file, sources).resets(isOfViews: false).map {
      Found(offset: $0.offset, state: BehaviourFile.last($0.state))
    }
  }
}

extension String {
  /// The parts around a character that stands in no literal, `??` left out.
  fileprivate func components(splitAt separator: Character) -> [String] {
    var parts = [""]
    var isQuoted = false
    let characters = Array(self)
    for (index, character) in characters.enumerated() {
      if character == "\"" { isQuoted.toggle() }
      let isDouble =
        index > 0 && characters[index - 1] == separator
        || index + 1 < characters.count && characters[index + 1] == separator
      let isAlone = index > 0 && characters[index - 1] == " "
      if character == separator, !isQuoted, !isDouble, isAlone {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts
  }
}
