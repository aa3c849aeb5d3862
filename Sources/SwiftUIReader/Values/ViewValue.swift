import SightlineModel
import SwiftInterpreter

/// A view as the builder closure left it: what was called with which values. Expanded into nodes later, from the top
/// down, because bodies and texts depend on the environment above them.
struct ViewValue: HostValue {
  var hostTypeName: String
  var base: Base
  var modifiers: [AppliedModifier] = []
  /// Of the call, where the base does not know it.
  var location: SourceLocation?
  var symbol: String?
  /// Where a view of the project's asks for it, if what makes it is none.
  var askedAt: SourceLocation?
  /// Where a body shows it by a name, if it is a picture: `let icon: Image`, made by whoever passes it.
  var shownAt: SourceLocation?
  /// A modifier that nobody knows is on it: `Text(title).textStyle(.headline)`.
  var hasUnknownLook = false
  /// Its place amongst the subviews of a group, by which it is told from the others.
  var subview: Int?

  indirect enum Base {
    case builtIn(BuiltInView)
    case text(TextPiece)
    /// A view of the project's own, or any value, with modifiers on it.
    case user(Value)
    case group([Value])
    /// `content` in a `ViewModifier`, `configuration.label` in a style: already placed elsewhere.
    case placed(PlacedContent)
    /// Nodes that a style wraps: expanded where they belong.
    case nodes([ViewNode])

    /// Draws something, or lays something out: does not only stand for its content.
    var isDrawn: Bool {
      switch self {
      case .builtIn(let view):
        view.entry.kind != .windowGroup && view.entry.kind != .group && view.entry.kind != .anyView
      case .text: true
      case .user, .group, .placed, .nodes: false
      }
    }
  }

  init(_ hostTypeName: String, _ base: Base) {
    self.hostTypeName = hostTypeName
    self.base = base
  }

  func isSame(as other: any HostValue) -> Bool {
    guard let other = other as? ViewValue, hostTypeName == other.hostTypeName, location == other.location,
      symbol == other.symbol, askedAt == other.askedAt, shownAt == other.shownAt, subview == other.subview,
      hasUnknownLook == other.hasUnknownLook, base.isSame(as: other.base)
    else { return false }
    return modifiers.areSame(as: other.modifiers)
  }

  func shown(at location: SourceLocation) -> (any HostValue)? {
    guard shownAt == nil, case .builtIn(let view) = base, view.entry.kind == .image else { return nil }
    var shown = self
    shown.shownAt = location
    return shown
  }

  func written(at location: SourceLocation, insteadOf isMoved: (SourceLocation) -> Bool) -> (any HostValue)? {
    var moved = self
    if let own = moved.location, isMoved(own) { moved.location = location }
    if case .builtIn(var view) = base, isMoved(view.location) {
      view.location = location
      moved.base = .builtIn(view)
    }
    for index in moved.modifiers.indices where isMoved(moved.modifiers[index].location) {
      moved.modifiers[index].location = location
    }
    return moved
  }
}

extension ViewValue.Base {
  fileprivate func isSame(as other: ViewValue.Base) -> Bool {
    switch (self, other) {
    case (.builtIn(let a), .builtIn(let b)):
      a.entry.kind == b.entry.kind && a.entry.name == b.entry.name && a.location == b.location && a.symbol == b.symbol
        && a.isPartlyRead == b.isPartlyRead && a.arguments.areSame(as: b.arguments)
        && a.shapeOperations.areSame(as: b.shapeOperations)
    case (.text(let a), .text(let b)): a.isSame(as: b)
    case (.user(let a), .user(let b)): a.isSame(as: b)
    case (.group(let a), .group(let b)): a.count == b.count && zip(a, b).allSatisfy { $0.isSame(as: $1) }
    case (.placed(let a), .placed(let b)): a.isSame(as: b)
    default: false
    }
  }
}

extension TextPiece {
  fileprivate func isSame(as other: TextPiece) -> Bool {
    switch (self, other) {
    case (.localized(let a, let place), .localized(let b, let other)): place == other && a.isSame(as: b)
    case (.verbatim(let a), .verbatim(let b)), (.exact(let a), .exact(let b)), (.image(let a), .image(let b)):
      a.isSame(as: b)
    case (.joined(let a), .joined(let b)): a.count == b.count && zip(a, b).allSatisfy { $0.isSame(as: $1) }
    case (.styled(let a, let own), .styled(let b, let its)): a.isSame(as: b) && own.areSame(as: its)
    case (.runs(let a), .runs(let b)): a == b
    default: false
    }
  }
}

extension [AppliedModifier] {
  fileprivate func areSame(as other: [AppliedModifier]) -> Bool {
    count == other.count
      && zip(self, other).allSatisfy {
        $0.entry.name == $1.entry.name && $0.location == $1.location && $0.symbol == $1.symbol
          && $0.askedAt == $1.askedAt && $0.arguments.areSame(as: $1.arguments)
      }
  }
}

extension BoundArguments {
  fileprivate func areSame(as other: BoundArguments) -> Bool {
    entries.count == other.entries.count
      && zip(entries, other.entries).allSatisfy {
        $0.parameter.name == $1.parameter.name && $0.location == $1.location && $0.value.isSame(as: $1.value)
      }
  }
}

extension LocalizedKey {
  func isSame(as other: any HostValue) -> Bool {
    guard let other = other as? LocalizedKey else { return false }
    return PartsOfHostValues.areSame(self, other)
  }
}

/// A call of a view's initialiser.
struct BuiltInView {
  var entry: ViewEntry
  var arguments: BoundArguments
  var location: SourceLocation
  var symbol: String?
  /// Made by an initialiser that is not known: what it says of itself may be in an argument that was not read.
  var isPartlyRead = false
  /// `fill`, `stroke`, `trim`, … of a shape, in order.
  var shapeOperations: [AppliedModifier] = []
}

/// A call of a modifier on a view.
struct AppliedModifier {
  var entry: ModifierEntry
  var arguments: BoundArguments
  var location: SourceLocation
  var symbol: String?
  /// Where a view of the project's asks for it, if what applies it is none.
  var askedAt: SourceLocation?
}

/// The values of a call by the parameters they are for.
struct BoundArguments {
  struct Entry {
    var parameter: Parameter
    var value: Value
    var location: SourceLocation
  }
  var entries: [Entry] = []
  subscript(name: String) -> Value? { entries.first { $0.parameter.name == name }?.value }
  func entry(_ name: String) -> Entry? { entries.first { $0.parameter.name == name } }
}

/// Views handed to a style or modifier, to be placed where its body says.
final class PlacedContent {
  let values: [Value]
  /// Of the place the content comes from: its state stays when the style changes.
  let identity: Identity
  init(values: [Value], identity: Identity) {
    self.values = values
    self.identity = identity
  }
  func isSame(as other: PlacedContent) -> Bool {
    self === other
      || identity == other.identity && values.count == other.values.count
        && zip(values, other.values).allSatisfy { $0.isSame(as: $1) }
  }
}

/// What a `Text` is made of, before it is looked up in a locale.
indirect enum TextPiece {
  case localized(LocalizedKey, location: SourceLocation)
  case verbatim(Value)
  /// `Text(verbatim:)`, `Text(_:format:)`, `Text(_:style:)`: not to be looked up.
  case exact(Value)
  case image(Value)
  case joined([TextPiece])
  case styled(TextPiece, [AppliedModifier])
  /// Localised while evaluating: `String(localized:)`, attributed strings.
  case runs([TextRun])
}

/// `LocalizedStringKey`, `LocalizedStringResource`, `String.LocalizationValue`: a key with what is interpolated.
struct LocalizedKey: HostValue {
  enum Segment {
    case literal(String)
    case value(Value, specifier: String?)
    /// A value that the sources do not tell.
    var isUnknown: Bool { if case .value(let value, _) = self { value.isUnknown } else { false } }
  }
  var hostTypeName = "LocalizedStringKey"
  var segments: [Segment]
  var table: String?
  /// Some bundle is named: without one, iOS asks the app's own tables alone.
  var namesBundle = false
  /// Where the literal stands, if it is one.
  var literal: SourceLocation?
  /// Shown where no table has the key: `String(localized:defaultValue:)`.
  var defaultValue: [Segment]?
  var isLocalized = true
  /// What it was made of, with a part for each segment.
  var string: InterpolatedString?
  /// For the places in the table's text, where the key says nothing of them: `.filesLeft(3)`.
  var given: [Value] = []
  /// Where it is written, if not where it is shown.
  var written: SourceLocation?
  /// The code around it chooses between the text for one and that for several.
  var isOneOfSeveral = false
  /// The code makes the word for several of that for one.
  var makesPlural = false
  /// A `String` with its values in it by the time it is looked up, so that no placeholder is left.
  var isFinished = false
  /// It stands for one that nobody passed.
  var isSample = false
  /// Its own words are more than one: a sentence, and no symbolic key.
  var hasSpaces: Bool {
    segments.contains { if case .literal(let text) = $0 { text.contains(where: \.isWhitespace) } else { false } }
  }
}
