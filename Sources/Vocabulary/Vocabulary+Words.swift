/// What is said of code that is not read, or not laid out.
extension Vocabulary {
  /// - Parameters:
  ///   - name: A method that was called on a view.
  ///   - labels: The call's, `_` for none.
  /// - Returns: Why the modifier is not read, as a clause: since when SwiftUI has it and what layout would make of it,
  ///   which platforms have it, or that SwiftUI has none of that name.
  public func whyUnread(modifier name: String, labels: [String]) -> String {
    let declared = modifiers(named: name)
    guard let first = declared.first(where: { $0.signature.accepts(labels) }) ?? declared.first else {
      let platforms = otherPlatforms(having: name)
      return platforms.isEmpty
        ? "not known: SwiftUI has no modifier of that name" : "of \(platforms.joined(separator: ", ")), not of iOS"
    }
    let isForm = first.signature.accepts(labels)
    if !isForm { return "not known in this form: SwiftUI has \(Self.forms(name, declared.map(\.signature)))" }
    switch first.support {
    case .laidOut: return "known since iOS \(first.availability.introduced), not read in this form yet"
    case .withoutEffect: return "known since iOS \(first.availability.introduced), without effect on layout"
    case .missing(let reason): return "known since iOS \(first.availability.introduced), not laid out yet: \(reason)"
    }
  }

  /// The same of a way to make a view.
  public func whyUnread(view name: String, labels: [String]) -> String {
    guard let declared = view(named: name) else {
      let platforms = otherPlatforms(having: name)
      return platforms.isEmpty
        ? "not known: SwiftUI has no view of that name" : "of \(platforms.joined(separator: ", ")), not of iOS"
    }
    guard let form = declared.initialisers.first(where: { $0.signature.accepts(labels) }) else {
      return declared.initialisers.isEmpty
        ? "not known: this initialiser"
        : "not known: SwiftUI makes it as \(Self.forms(name, declared.initialisers.map(\.signature)))"
    }
    return "known since iOS \(form.availability.introduced), this initialiser is not read yet"
  }

  /// Three at most.
  private static func forms(_ name: String, _ signatures: [Signature]) -> String {
    var forms: [String] = []
    for signature in signatures {
      let form = "\(name)(\(signature.labels.map { $0 + ":" }.joined()))"
      if !forms.contains(form) { forms.append(form) }
    }
    return forms.prefix(3).joined(separator: ", ") + (forms.count > 3 ? ", …" : "")
  }
}

extension Signature {
  /// Whether a call with these labels can mean it: in order, what is left out has a default; a trailing closure has no
  /// label.
  public func accepts(_ labels: [String]) -> Bool {
    var rest = labels[...]
    for parameter in parameters {
      if let next = rest.first, next == parameter.label ?? "_" || next == "_" && parameter.isClosure {
        rest.removeFirst()
      } else if parameter.defaultValue == nil {
        return false
      }
    }
    return rest.isEmpty
  }
}
