/// The fields of a screen, and what of the combinations of their contents is tried.
///
/// Up to two fields hold every combination of nothing, something short and something long. Of more fields, each is varied
/// while the others are empty and while the others are filled, and they are filled in one after the other: for `n` fields
/// some `5n` states instead of `3ⁿ`.
struct Form {
  /// Short texts to type.
  static let names = ["Zoe", "Ben", "Ida", "Tom", "Eva"]
  static let long = String(repeating: "Long text ", count: 8).trimmed
  /// What is typed with a number pad: codes have four or six digits.
  static let (digits, moreDigits) = ("1234", "123456")
  /// Up to so many fields are tried in every combination.
  static let few = 2

  private enum Content { case rest, short, long }
  /// By the place of the field among the controls.
  private var contents: [(control: Int, content: Content)] = []

  init(_ controls: [Control]) {
    for (index, control) in controls.enumerated() where control.isEnabled {
      guard case .field = control.effect else { continue }
      contents.append((index, Self.content(control.content)))
    }
  }

  /// What was there before anybody typed counts as nothing.
  private static func content(_ text: String) -> Content {
    names.contains(text) || text == digits ? .short : text == long || text == moreDigits ? .long : .rest
  }

  var isBounded: Bool { contents.count > Self.few }
  var count: Int { contents.count }

  /// - Parameters:
  ///   - text: Nothing, one of `names`, or `long`.
  ///   - control: The field's place among the controls.
  func isWorthTrying(_ text: String, in control: Int) -> Bool {
    guard isBounded, let place = contents.firstIndex(where: { $0.control == control }) else { return true }
    let others = contents.indices.filter { $0 != place }
    func holds(_ content: Content, _ places: some Sequence<Int>) -> Bool {
      places.allSatisfy { contents[$0].content == content }
    }
    if holds(.rest, others) || holds(.short, others) { return true }
    // On the way to all of them filled.
    return Self.content(text) == .short && holds(.short, 0..<place) && holds(.rest, others.filter { $0 > place })
  }
}
