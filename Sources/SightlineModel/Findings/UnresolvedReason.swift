/// Why code was not understood, with the words for it.
package struct UnresolvedReason: Hashable, Sendable {
  /// As a clause: `this member is not known`.
  package let words: String
  /// What the code names is declared nowhere that was read: it may come from a module that is not there.
  package let isUndeclared: Bool

  package init(_ words: String, isUndeclared: Bool = false) {
    self.words = words
    self.isUndeclared = isUndeclared
  }

  package static let noDeclaration = Self("no declaration of this name was found", isUndeclared: true)
  /// - Parameters:
  ///   - what: With its article: `this member`.
  ///   - rest: What was done all the same.
  package static func notKnown(_ what: String, _ rest: String = "") -> Self {
    Self("\(what) is not known\(rest)", isUndeclared: true)
  }
  package static let takenToHold: Self =
    "its condition does not hold here; the app would end itself, so that it is taken to hold"
  package static let takenToBeThere: Self = "it is nil here; the app would end itself, so that it is taken to be there"
  package static let typeNotKnown = Self("its type is not known here", isUndeclared: true)

  /// The same with what was done all the same: `…; the view is read without it`.
  package func but(_ rest: String) -> Self { Self("\(words); \(rest)", isUndeclared: isUndeclared) }
}

extension UnresolvedReason: ExpressibleByStringInterpolation {
  package init(stringLiteral value: String) { self.init(value) }
}
