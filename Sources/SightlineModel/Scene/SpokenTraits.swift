/// What VoiceOver says an element is, and how it behaves.
/// - Source: `AccessibilityTraits` and `UIAccessibilityTraits`; names as drawn in VoiceOver legends.
public struct SpokenTraits: OptionSet, Hashable, Sendable {
  public var rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let adjustable = Self(rawValue: 1 << 0)
  public static let allowsDirectInteraction = Self(rawValue: 1 << 1)
  public static let button = Self(rawValue: 1 << 2)
  public static let causesPageTurn = Self(rawValue: 1 << 3)
  public static let header = Self(rawValue: 1 << 4)
  public static let image = Self(rawValue: 1 << 5)
  public static let keyboardKey = Self(rawValue: 1 << 6)
  public static let link = Self(rawValue: 1 << 7)
  public static let modal = Self(rawValue: 1 << 8)
  public static let notEnabled = Self(rawValue: 1 << 9)
  public static let playsSound = Self(rawValue: 1 << 10)
  public static let searchField = Self(rawValue: 1 << 11)
  public static let secureTextField = Self(rawValue: 1 << 12)
  public static let selected = Self(rawValue: 1 << 13)
  public static let startsMediaSession = Self(rawValue: 1 << 14)
  public static let staticText = Self(rawValue: 1 << 15)
  public static let summaryElement = Self(rawValue: 1 << 16)
  public static let supportsZoom = Self(rawValue: 1 << 17)
  public static let switchButton = Self(rawValue: 1 << 18)
  public static let tab = Self(rawValue: 1 << 19)
  public static let tabBar = Self(rawValue: 1 << 20)
  public static let textField = Self(rawValue: 1 << 21)
  public static let toggle = Self(rawValue: 1 << 22)
  public static let updatesFrequently = Self(rawValue: 1 << 23)

  /// Fields a person types into.
  public static let fields: Self = [.textField, .secureTextField, .searchField]

  /// By bit: the order of the alphabet.
  private static let allNames = [
    "adjustable", "allowsDirectInteraction", "button", "causesPageTurn", "header", "image", "keyboardKey", "link",
    "modal", "notEnabled", "playsSound", "searchField", "secureTextField", "selected", "startsMediaSession",
    "staticText", "summaryElement", "supportsZoom", "switchButton", "tab", "tabBar", "textField", "toggle",
    "updatesFrequently",
  ]

  /// One each, sorted by name.
  public var members: [SpokenTraits] {
    rawValue == 0 ? [] : Self.allNames.indices.map { Self(rawValue: 1 << UInt32($0)) }.filter(contains)
  }
  public var count: Int { rawValue.nonzeroBitCount }
  /// VoiceOver's names in lowerCamel, sorted.
  public var names: [String] {
    rawValue == 0 ? [] : Self.allNames.enumerated().filter { rawValue & 1 << UInt32($0.offset) != 0 }.map(\.element)
  }

  /// - Parameter name: `header`; `nil` for a name that VoiceOver does not have.
  public init?(name: some StringProtocol) {
    guard let bit = Self.allNames.firstIndex(where: { $0 == name }) else { return nil }
    self.init(rawValue: 1 << UInt32(bit))
  }

  /// - Parameter swiftName: Of `AccessibilityTraits`: `isHeader`, `updatesFrequently`. A name that is not known is none.
  public init(swiftName: String) {
    guard swiftName.hasPrefix("is"), swiftName.dropFirst(2).first?.isUppercase == true else {
      self = Self(name: swiftName) ?? []
      return
    }
    self = Self(name: swiftName.dropFirst(2).prefix(1).lowercased() + swiftName.dropFirst(3)) ?? []
  }
}

/// As a list of names.
extension SpokenTraits: Codable {
  public init(from decoder: any Decoder) throws {
    self = try [String](from: decoder).reduce(into: []) { $0.formUnion(SpokenTraits(name: $1) ?? []) }
  }
  public func encode(to encoder: any Encoder) throws { try names.encode(to: encoder) }
}
