import SightlineModel

/// Notices texts that come and go by themselves: a confirmation that fades after two seconds.
///
/// A text that gives way to another one is progress (a splash, a countdown, a result), and so is one that ends in an
/// ellipsis or stands on the screen together with a progress view: they stay as long as the work takes. Where more goes at once
/// than a message holds, a screen has gone.
struct PassingTexts {
  /// A text that was there for a while.
  struct Passed {
    var text: String
    var source: SourceLocation?
    /// Seconds since launch.
    var since: Double
    /// Seconds.
    var duration: Double
    /// To a tenth: nobody measures more.
    var seconds: Double { (duration * 10).rounded() / 10 }
  }
  private struct Shown {
    var text: String
    var source: SourceLocation?
    var since: Double
  }
  private var shown: [PlaceHash: Shown] = [:]
  private var order: [PlaceHash] = []
  private var hadProgress = false

  /// - Parameters:
  ///   - roots: What is on the screen now.
  ///   - lastInteraction: When the person last did something: what goes at that moment goes because of it.
  /// - Returns: What time alone has taken away since the last look.
  mutating func note(_ roots: [ViewNode], at now: Double, lastInteraction: Double) -> [Passed] {
    var look = Look()
    for root in roots { look.take(root, path: PlaceHash(), isHidden: false) }
    let appeared = look.texts.contains { shown[$0.path] == nil }
    let gone = order.filter { !look.places.contains($0) }.compactMap { shown[$0] }
    let isWork = hadProgress && !look.hasProgress
    var next: [PlaceHash: Shown] = [:]
    for item in look.texts {
      next[item.path] = shown[item.path] ?? Shown(text: item.text, source: item.source, since: now)
    }
    (shown, order, hadProgress) = (next, look.texts.map(\.path), look.hasProgress)
    guard now > lastInteraction + 0.05, !appeared, !isWork else { return [] }
    let still = Set(look.texts.map(\.text))
    guard gone.count(where: { Self.isMessage($0.text) && !still.contains($0.text) }) <= Self.mostTexts else {
      return []
    }
    return gone.compactMap { item in
      // What was there before somebody did something goes because of that, however long it takes.
      guard now - item.since > Self.flash, item.since > lastInteraction - 0.05, !still.contains(item.text),
        Self.isMessage(item.text)
      else { return nil }
      return Passed(text: item.text, source: item.source, since: item.since, duration: now - item.since)
    }
  }

  /// A title, what happened, and what to do about it.
  private static let mostTexts = 3
  /// Seconds: what nobody could read is a screen that finds out what to show, and no message.
  private static let flash = 0.4

  private static func isMessage(_ text: String) -> Bool {
    text.contains(where: \.isLetter) && !text.hasSuffix("…") && !text.hasSuffix("...")
  }

  private struct Look {
    var texts: [(path: PlaceHash, text: String, source: SourceLocation?)] = []
    var places: Set<PlaceHash> = []
    var hasProgress = false

    mutating func take(_ node: ViewNode, path: PlaceHash, isHidden: Bool) {
      let isHidden =
        isHidden
        || node.modifiers.contains { modifier in
          modifier.kind == .hidden
            || modifier.kind == .opacity && (modifier.arguments.number("opacity") ?? 1) < 0.05
        }
      guard !isHidden else { return }
      var place = path
      place.add(node)
      if node.kind == .progressView { hasProgress = true }
      let words = node.kind == .text ? "content" : node.kind == .label ? "titleKey" : nil
      if let words, let content = node.arguments.text(words),
        !content.runs.contains(where: { $0.unknownReason != nil }), places.insert(place).inserted
      {
        texts.append((place, content.string, node.source))
      }
      for child in node.children { take(child, path: place, isHidden: false) }
      if !node.payload.views.isEmpty { take(node.arguments, path: place, of: node.kind) }
      for modifier in node.modifiers where !modifier.payload.views.isEmpty {
        take(modifier.arguments, path: place, of: modifier.kind)
      }
    }

    /// Views that a modifier or a label brings along.
    private mutating func take(_ arguments: NamedArguments, path: PlaceHash, of owner: ViewKind) {
      for entry in arguments.entries {
        guard case .views(let views) = entry.argument.value else { continue }
        let place = path.adding(owner.rawValue).adding(entry.name)
        for view in views { take(view, path: place, isHidden: false) }
      }
    }
  }
}
