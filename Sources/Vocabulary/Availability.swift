/// A version of iOS: `16.4`.
public struct SystemVersion: Hashable, Comparable, Sendable, CustomStringConvertible {
  public var major: Int
  public var minor: Int

  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// - Parameter text: `16` or `16.4`; `nil` for anything else.
  public init?(_ text: some StringProtocol) {
    let numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    switch numbers.count {
    case 1: self.init(major: numbers[0], minor: 0)
    case 2: self.init(major: numbers[0], minor: numbers[1])
    default: return nil
    }
  }

  private init?(major: Int?, minor: Int?) {
    guard let major, let minor, major >= 0, minor >= 0 else { return nil }
    self.init(major, minor)
  }

  public var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }

  public static func < (one: SystemVersion, other: SystemVersion) -> Bool {
    (one.major, one.minor) < (other.major, other.minor)
  }
}

/// Since when iOS has a declaration.
public struct Availability: Hashable, Sendable {
  /// Whether a newer declaration is to be used instead.
  public enum Deprecation: Hashable, Sendable {
    case none
    case since(SystemVersion)
    /// In a version that has no number yet: the compiler does not warn.
    case announced
  }

  public var introduced: SystemVersion
  public var deprecation: Deprecation

  public init(introduced: SystemVersion, deprecation: Deprecation = .none) {
    self.introduced = introduced
    self.deprecation = deprecation
  }

  /// - Parameter text: `ios 14`, `ios 14 deprecated` or `ios 14 deprecated 17`; `nil` for anything else.
  public init?(_ text: some StringProtocol) {
    let words = text.split(separator: " ")
    guard words.count >= 2, words[0] == "ios", let introduced = SystemVersion(words[1]) else { return nil }
    switch words.count {
    case 2: self.init(introduced: introduced)
    case 3 where words[2] == "deprecated": self.init(introduced: introduced, deprecation: .announced)
    case 4 where words[2] == "deprecated":
      guard let version = SystemVersion(words[3]) else { return nil }
      self.init(introduced: introduced, deprecation: .since(version))
    default: return nil
    }
  }
}
