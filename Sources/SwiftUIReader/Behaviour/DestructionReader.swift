import SightlineModel
import SwiftInterpreter

/// Buttons that delete at once.
struct DestructionReader {
  private let file: BehaviourFile
  private let sources: BehaviourSources

  init(_ file: BehaviourFile, _ sources: BehaviourSources) { (self.file, self.sources) = (file, sources) }

  /// Where deleting at once is the answer to a question, or the habit of the system.
  private static let answering: Set<String> = BehaviourFile.asking.union([
    "Alert", "ActionSheet", "swipeActions", "contextMenu", "Menu", "onDelete", "confirmationAction",
  ])
  private static let verbs = ["delete", "erase", "wipe", "purge", "removeall", "clearall", "resetall", "removeitem"]
  /// Of a button that says it destroys, these are enough.
  private static let milderVerbs = ["remove", "clear", "reset", "trash", "empty", "discard", "unlink", "evict"]
  /// What goes away with them is made again, or is no data.
  private static let harmless = [
    "select", "path", "filter", "search", "cache", "observer", "cancellable", "token", "badge", "notification", "draft",
    "lines", "highlight", "spotlight", "index",
  ]
  /// Given a value, they are as good as deleting.
  private static let softly: Set<String> = ["isDeleted", "isTrashed", "deletedAt"]
  private static let askingNames = [
    "show", "present", "confirm", "alert", "ask", "prompt", "dialog", "sheet", "pending", "todelete", "toremove",
    "deleting",
    "isdelet", "warning",
  ]

  var behaviours: [WrittenBehaviour] { file.calls.compactMap { decide($0) ?? swiped($0) ?? signOut($0) } }

  // MARK: Rows that a swipe removes

  /// `.onDelete { context.delete(notes[$0.first!]) }`: a full swipe runs it.
  private func swiped(_ call: SourceOutline.Call) -> WrittenBehaviour? {
    guard call.name == "onDelete", call.base != nil,
      let action = call.arguments.first(where: { $0.label == "perform" })?.extent ?? call.closures.first,
      !file.slice(action).lowercased().contains("undo"), file.slice(action) != "nil"
    else { return nil }
    if case .asks = outcome(of: action, in: file, isMarked: true, depth: 0) { return nil }
    return WrittenBehaviour(
      .offeredDestruction(title: "", call: "onDelete", isSwiped: true),
      call.location)
  }

  // MARK: Signing out

  private static let leaving = ["sign out", "log out", "logout", "signout", "log off", "sign off"]

  /// `Button("Sign Out") { session.signOut() }`.
  private func signOut(_ call: SourceOutline.Call) -> WrittenBehaviour? {
    guard isButton(call), !isAnswer(call, Self.asked) else { return nil }
    guard
      let title = titles(of: call).first(where: { title in Self.leaving.contains { title.lowercased().hasPrefix($0) } }
      ),
      let action = call.arguments.first(where: { $0.label == "action" })?.extent ?? call.closures.first
    else { return nil }
    let named =
      file.calls(in: action).map { ($0.name, $0.nameOffset) }
      + file.outline.references.within(action).map { (BehaviourFile.last($0.path), $0.offset) }
    let leaving = named.first { name, _ in
      let lower = name.lowercased()
      return Self.leaving.contains { lower.hasPrefix($0) }
    }
    // What signs in, in the other branch, may show what it likes.
    guard let (name, offset) = leaving, !asks(action, beside: offset) else { return nil }
    if let function = sources.function(name, near: file),
      case .asks = outcome(of: function.extent, in: function.file, isMarked: true, depth: 1)
    {
      return nil
    }
    return WrittenBehaviour(.signOut(title: title, call: name), call.location)
  }
  private static let asked: Set<String> = BehaviourFile.asking.union(["Alert", "ActionSheet"])

  /// The action opens a question itself, other than in a branch that the deed is not in.
  private func asks(_ action: Range<Int>, beside deed: Int) -> Bool {
    let written =
      file.outline.assignments.filter { action.contains($0.offset) }.map { ($0.path, $0.offset) }
      + file.calls(in: action).filter { $0.name == "toggle" }.compactMap { call in
        call.base.flatMap { file.outline.references.within($0).first }.map { ($0.path, call.nameOffset) }
      }
    return written.contains { path, offset in
      let name = BehaviourFile.last(path)
      guard
        !file.presentations(of: name).isEmpty || Self.askingNames.contains(where: { name.lowercased().contains($0) })
      else { return false }
      return !file.outline.conditions.contains { condition in
        let own = condition.bodies.first { $0.contains(deed) }
        let other = condition.bodies.first { $0.contains(offset) }
        return own != nil && other != nil && own != other
      }
    }
  }

  // MARK: Buttons

  /// A button, or a view that is called one and is made of one: `AsyncButton(role: .destructive) { … } label: { … }`.
  private func isButton(_ call: SourceOutline.Call) -> Bool {
    guard call.base == nil, call.name.hasSuffix("Button") else { return false }
    if call.name == "Button" { return true }
    guard !call.closures.isEmpty || call.arguments.contains(where: { $0.label == "action" }) else { return false }
    let declared = sources.types(named: call.name)
    // One of a package says by its role what it is.
    if declared.isEmpty { return call.arguments.contains { $0.label == "role" } }
    return declared.contains { type in type.file.calls(in: type.extent).contains { $0.name == "Button" } }
  }

  private func decide(_ call: SourceOutline.Call) -> WrittenBehaviour? {
    guard isButton(call) else { return nil }
    let offer = offer(of: call)
    guard offer != nil || !isAnswer(call) else { return nil }
    let words = file.slice(call.extent)
    let hasRole = call.arguments.contains { $0.label == "role" && file.slice($0.extent).hasSuffix("destructive") }
    let isMarked = hasRole || saysSo(call)
    guard isMarked else { return nil }
    // 1. What the button does.
    let action: Range<Int>
    if let given = call.arguments.first(where: { $0.label == "action" }) {
      action = given.extent
    } else if let closure = call.closures.first {
      action = closure
    } else {
      return nil
    }
    guard !words.lowercased().contains("undo") else { return nil }
    let title = title(of: call)
    switch outcome(of: action, in: file, isMarked: isMarked, depth: 0) {
    // A button that dismisses or hides takes out of the view's own list what stays where it is kept.
    case .destroys(let name, true) where !saysThatItRemoves(title) && isOfOwnList(name): return nil
    // One thing out of a list that somebody edits: whether it is kept at once is decided elsewhere.
    case .destroys(let name, true) where offer == nil && isOfOwnList(name):
      return WrittenBehaviour(.listRemoval(title: isPicture(title) ? "" : title, call: name), call.location)
    case .destroys(let name, _):
      let isSwiped = offer?.name == "swipeActions"
      let kind: WrittenBehaviour.Kind =
        offer == nil
        ? .destruction(title: title, call: name)
        : .offeredDestruction(title: isPicture(title) ? "" : title, call: name, isSwiped: isSwiped)
      return WrittenBehaviour(kind, call.location)
    case .asks where offer != nil: return nil
    case .asks: return WrittenBehaviour(.destruction(title: title, call: ""), call.location, isInOrder: true)
    case .unknown:
      guard hasRole || offer != nil, saysThatItRemoves(title), !title.isEmpty, !isPicture(title) else { return nil }
      return said(by: action, title, call)
    }
  }

  /// What the button calls is not called after what it does: `model.toggleLibraryState(for: id)` under “Remove from library”.
  private func said(by action: Range<Int>, _ title: String, _ button: SourceOutline.Call) -> WrittenBehaviour? {
    let stored = Set(
      file.outline.declarations.filter { $0.kind == .property && $0.isStored }.map(\.name))
    let called = file.calls(in: action).filter { call in
      call.name.first?.isLowercase == true && !Self.beside.contains(call.name) && !stored.contains(call.name)
        && call.base?.isEmpty != true
    }
    guard let deed = called.first(where: { !sources.functions(named: $0.name).isEmpty }),
      !called.contains(where: { $0.name == "send" || $0.name == "dispatch" }),
      !asks(action, beside: deed.nameOffset)
    else { return nil }
    let asking = called.contains { call in
      sources.functions(named: call.name).contains { function in
        if isHandedOn(function) { return true }
        if case .asks = outcome(of: function.extent, in: function.file, isMarked: true, depth: 1) { return true }
        return false
      }
    }
    guard !asking else { return nil }
    return WrittenBehaviour(.saidDestruction(title: title, call: deed.name), button.location)
  }
  /// What goes along with a deed.
  private static let beside: Set<String> = [
    "dismiss", "shared", "withAnimation", "print", "impactOccurred", "notificationOccurred", "selectionChanged",
    "sleep",
    "info", "debug", "error", "log",
  ]

  private func saysThatItRemoves(_ title: String) -> Bool {
    let lower = title.lowercased()
    return lower.isEmpty || (Self.verbs + Self.milderVerbs).contains { lower.contains($0) }
  }

  /// `shown.removeAll`: of a list that a view keeps for itself as its state, or was handed to edit.
  private func isOfOwnList(_ call: String) -> Bool {
    let parts = call.split(separator: ".").filter { $0 != "self" }
    guard parts.count == 2, parts[1].hasPrefix("removeAll") else { return false }
    return file.outline.declarations.contains { property in
      property.kind == .property && property.isStored && property.name == parts[0]
        && !Self.ownership.isDisjoint(with: property.attributes)
    }
  }

  private static let ownership: Set<String> = ["State", "Binding"]

  private func isPicture(_ title: String) -> Bool { title.hasPrefix("trash") }

  /// What offers the button: a swipe that runs it when it goes all the way, or a menu.
  ///
  /// A full swipe runs the first of its edge; where there is a condition or a loop, that is not known.
  private func offer(of call: SourceOutline.Call) -> SourceOutline.Call? {
    if let own = offer(at: call.extent) { return own }
    // A member that is shown in a menu or behind a swipe: `.contextMenu { actions(for: note) }`.
    guard let member = file.member(around: call.extent.lowerBound), member.name != "body" else {
      return file.type(around: call.extent.lowerBound).flatMap(offer(ofView:))
    }
    guard
      file.outline.declarations.count(where: { $0.name == member.name && $0.kind == member.kind }) == 1,
      file.calls(in: member.extent).first(where: isButton)?.extent == call.extent
    else { return nil }
    let uses =
      file.calls.filter { $0.name == member.name && ($0.base.map(file.slice) ?? "self") == "self" }.map(\.extent)
      + file.outline.references.filter { $0.path == member.name }.map { $0.offset..<$0.offset + member.name.utf8.count }
    return uses.lazy.compactMap { offer(at: $0) }.first
  }

  /// A view of its own that is shown nowhere but in menus and behind swipes: `.contextMenu { NoteActions(note) }`.
  private func offer(ofView type: String) -> SourceOutline.Call? {
    let offers = sources.uses(ofView: type).map { DestructionReader($0.file, sources).offer(at: $0.call.extent) }
    return offers.allSatisfy { $0 != nil } ? offers.first ?? nil : nil
  }

  private func offer(at place: Range<Int>) -> SourceOutline.Call? {
    let around = file.calls(around: place.lowerBound)
    guard let offer = around.first(where: { Self.offering.contains($0.name) }),
      !around.contains(where: { BehaviourFile.asking.contains($0.name) })
    else { return nil }
    guard offer.name == "swipeActions" else { return offer }
    let isWhole = !offer.arguments.contains { $0.label == "allowsFullSwipe" && file.slice($0.extent) != "true" }
    let first = file.calls.first { inner in
      inner.base == nil && (inner.name.first?.isUppercase == true || inner.extent == place)
        && offer.closures.contains { $0.contains(inner.extent.lowerBound) }
    }
    return isWhole && first?.extent == place ? offer : nil
  }
  private static let offering: Set<String> = ["swipeActions", "contextMenu", "Menu"]

  private enum Outcome {
    /// - Parameter one: What a condition picks out of a list.
    case destroys(String, one: Bool)
    case asks, unknown
  }

  private func outcome(of extent: Range<Int>, in file: BehaviourFile, isMarked: Bool, depth: Int) -> Outcome {
    // What a failure brings up comes after the deed.
    let handled = file.outline.handlers.filter { $0.kind == .thrown || $0.kind == .result }.map(\.body)
    let writes = file.writes(in: extent) { offset in !handled.contains { $0.contains(offset) } }.map(BehaviourFile.last)
    let asks = writes.contains { name in
      let lower = name.lowercased()
      if Self.softly.contains(name) { return false }
      return !file.presentations(of: name).isEmpty
        || Self.askingNames.contains { lower.contains($0) } && !lower.contains("focus")
    }
    if asks { return .asks }
    // `.deleteAccount(account)` is a value: who is handed it may ask first.
    let inside = file.calls(in: extent).filter { call in
      call.base?.isEmpty != true && !handled.contains { $0.contains(call.nameOffset) }
    }
    if inside.contains(where: { BehaviourFile.asking.contains($0.name) || $0.name.lowercased().contains("confirm") }) {
      return .asks
    }
    // `action: deleteAll`.
    let named = inside.isEmpty ? file.outline.references.within(extent).map { BehaviourFile.last($0.path) } : []
    // `note.isDeleted = true`.
    var destroyed: (call: String, one: Bool)? = writes.first(where: Self.softly.contains).map { ($0, false) }
    let calls = inside.map { call in
      let picks = !call.closures.isEmpty || call.arguments.contains { $0.label == "where" }
      return (call.name, call.base.map { file.slice($0) } ?? "", call.name == "removeAll" && picks)
    }
    for (name, base, picks) in calls + named.map({ ($0, "", false) }) {
      if file.outline.declarations.contains(where: { $0.kind == .property && $0.isStored && $0.name == name }) {
        continue
      }
      // `context.delete(note)` within `delete(_:)` is another's.
      let isItself = file.outline.declarations.contains {
        $0.kind == .function && $0.name == name && $0.extent == extent
      }
      if !isItself, let function = sources.function(name, near: file) {
        guard depth < 3 else { return .unknown }
        switch outcome(of: function.extent, in: function.file, isMarked: isMarked, depth: depth + 1) {
        case .asks: return .asks
        case .destroys(let inner, let one): destroyed = destroyed ?? (inner, one)
        // How it does it is not known: what it is called says that it does.
        case .unknown where destroys(name, base, isMarked: isMarked) && !isHandedOn(function):
          destroyed = destroyed ?? (base.isEmpty || base.count > 40 ? name : "\(base).\(name)", picks)
        case .unknown: break
        }
      } else if destroys(name, base, isMarked: isMarked), inside.contains(where: { $0.name == name }) {
        destroyed = destroyed ?? (base.isEmpty || base.count > 40 ? name : "\(base).\(name)", picks)
      }
    }
    return destroyed.map { .destroys($0.call, one: $0.one) } ?? .unknown
  }

  /// A function that is handed what it does, or does nothing.
  private func isHandedOn(_ function: BehaviourSources.Declared) -> Bool {
    let inside = function.file.calls(in: function.extent)
    let handed = function.file.outline.declarations.filter {
      $0.kind == .property && $0.isStored && !$0.attributes.contains("Environment")
    }
    let stored = Set(handed.map(\.name))
    return inside.contains { $0.base == nil && stored.contains($0.name) }
      || inside.isEmpty && !function.file.outline.assignments.contains { function.extent.contains($0.offset) }
  }

  private func destroys(_ name: String, _ base: String, isMarked: Bool) -> Bool {
    let (lower, base) = (name.lowercased(), base.lowercased())
    guard !Self.harmless.contains(where: { base.contains($0) || lower.contains($0) }) else { return false }
    return (Self.verbs + (isMarked ? Self.milderVerbs : [])).contains { lower.hasPrefix($0) }
  }

  /// Its words or its picture say that it deletes.
  private func saysSo(_ call: SourceOutline.Call) -> Bool {
    let words = title(of: call).lowercased()
    return ["delete", "erase"].contains { words.hasPrefix($0) } || words == "trash" || words == "trash.fill"
  }

  /// The first words among what it shows; without any the name of its picture.
  private func title(of call: SourceOutline.Call) -> String {
    let all = titles(of: call)
    return all.first(where: Self.areWords) ?? all.first ?? ""
  }
  /// Not `icon-sign-out`, `trash.fill`, `delete_icon`.
  private static func areWords(_ text: String) -> Bool {
    text.contains(where: \.isWhitespace) || text.first?.isUppercase == true || text.allSatisfy(\.isLetter)
  }

  /// The literals of what it shows, texts first.
  private func titles(of call: SourceOutline.Call) -> [String] {
    var titles: [String] = []
    let label = call.closures.count > 1 ? [call.closures.last!] : []
    let shown =
      call.arguments.filter { $0.label == nil && !call.closures.contains($0.extent) }.map(\.extent)
      + (call.arguments.contains { $0.label == "action" } ? call.closures : label)
    for extent in shown {
      // The words come before the name of a symbol beside them.
      let texts = file.calls(in: extent).filter { ["Text", "Label"].contains($0.name) && $0.base == nil }
        .compactMap { $0.arguments.first { $0.label == nil || $0.label == "verbatim" }?.extent }
      for text in texts {
        let parts = file.slice(text).split(separator: "\"", omittingEmptySubsequences: false)
        if parts.count > 2, !parts[1].isEmpty { titles.append(String(parts[1])) }
      }
      let parts = file.slice(extent).split(separator: "\"", omittingEmptySubsequences: false)
      titles += stride(from: 1, to: max(parts.count - 1, 1), by: 2).map { String(parts[$0]) }.filter { !$0.isEmpty }
    }
    return titles
  }

  /// The button answers a question, itself or as a member that is used in one.
  private func isAnswer(_ call: SourceOutline.Call, _ answering: Set<String> = answering) -> Bool {
    func stands(at offset: Int) -> Bool {
      file.calls(around: offset).contains { answering.contains($0.name) }
        || file.calls.contains { outer in
          answering.contains(outer.name) && outer.arguments.contains { $0.extent.contains(offset) }
        }
    }
    let offset = call.extent.lowerBound
    if stands(at: offset) { return true }
    guard let member = file.member(around: offset), member.name != "body" else {
      guard let type = file.type(around: offset) else { return false }
      // A view of its own that other views show as an answer.
      return sources.files(naming: type + "(").contains { other in
        other.calls.contains { use in
          use.name == type && other.calls(around: use.extent.lowerBound).contains { answering.contains($0.name) }
        }
      }
    }
    return file.outline.references.contains { $0.path == member.name && stands(at: $0.offset) }
      || file.calls.contains { $0.name == member.name && stands(at: $0.extent.lowerBound) }
  }
}
