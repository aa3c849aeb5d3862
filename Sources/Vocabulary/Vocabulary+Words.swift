/// What is said of code that is not read, or not laid out.
extension Vocabulary {
  /// Why a call is not read, as a clause.
  public struct Unread: Hashable, Sendable {
    public var words: String
    /// SwiftUI declares nothing of that name and form, on any platform.
    public var isUndeclared = false

    static func unknown(_ what: String) -> Self { Self(words: "not known: \(what)", isUndeclared: true) }
    static func elsewhere(_ platforms: [String]) -> Self {
      Self(words: "of \(platforms.joined(separator: ", ")), not of iOS")
    }
  }

  /// - Parameters:
  ///   - name: A method that was called on a view.
  ///   - labels: The call's, `_` for none.
  /// - Returns: Why the modifier is not read, as a clause: since when SwiftUI has it and what layout would make of it,
  ///   which platforms have it, or that SwiftUI has none of that name.
  public func whyUnread(modifier name: String, labels: [String]) -> Unread {
    let declared = modifiers(named: name)
    guard let first = declared.first(where: { $0.signature.accepts(labels) }) ?? declared.first else {
      let platforms = otherPlatforms(having: name)
      return platforms.isEmpty ? .unknown("SwiftUI has no modifier of that name") : .elsewhere(platforms)
    }
    let isForm = first.signature.accepts(labels)
    if !isForm {
      return Unread(
        words: "not known in this form: SwiftUI has \(Self.forms(name, declared.map(\.signature)))", isUndeclared: true)
    }
    switch first.support {
    case .laidOut: return Unread(words: "known since iOS \(first.availability.introduced), not read in this form yet")
    case .withoutEffect:
      return Unread(words: "known since iOS \(first.availability.introduced), without effect on layout")
    case .missing(let reason):
      return Unread(words: "known since iOS \(first.availability.introduced), not laid out yet: \(reason)")
    }
  }

  /// The same of a way to make a view.
  public func whyUnread(view name: String, labels: [String]) -> Unread {
    guard let declared = view(named: name) else {
      let platforms = otherPlatforms(having: name)
      return platforms.isEmpty ? .unknown("SwiftUI has no view of that name") : .elsewhere(platforms)
    }
    guard let form = declared.initialisers.first(where: { $0.signature.accepts(labels) }) else {
      return .unknown(
        declared.initialisers.isEmpty
          ? "this initialiser"
          : "SwiftUI makes it as \(Self.forms(name, declared.initialisers.map(\.signature)))")
    }
    return Unread(words: "known since iOS \(form.availability.introduced), this initialiser is not read yet")
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
