/// A trait as SwiftUI names it: `isHeader`.
public struct TraitName: NamedParameter {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}
