/// Every view that the app's own sources declare, and whether it was laid out.
public struct ViewAccount: Hashable, Sendable, Codable {
  /// What became of a view, the best first.
  public enum Status: String, Hashable, Sendable, Codable, CaseIterable {
    /// In a state that the app reaches.
    case laidOut = "laid-out"
    /// Only where something was presumed, or with sample values.
    case presumed
    /// No state of the app that was met shows it, a preview does.
    case previewed = "only-in-previews"
    /// Nothing but previews names it.
    case unused
    case notLaidOut = "not-laid-out"

    public var words: String {
      switch self {
      case .laidOut: "laid out"
      case .presumed: "as presumed"
      case .previewed: "only in previews"
      case .unused: "unused by the app"
      case .notLaidOut: "not laid out"
      }
    }
  }

  public struct Entry: Hashable, Sendable, Codable {
    /// With the enclosing types.
    public var name: String
    public var location: SourceLocation
    public var status: Status
    /// Why it was not laid out.
    public var why: String?
    /// What would show it.
    public var shownAt: SourceLocation?

    public init(
      name: String, location: SourceLocation, status: Status, why: String? = nil, shownAt: SourceLocation? = nil
    ) {
      self.name = name
      self.location = location
      self.status = status
      self.why = why
      self.shownAt = shownAt
    }
  }

  /// Sorted by place.
  public var entries: [Entry]
  public init(_ entries: [Entry]) { self.entries = entries }

  public func count(_ status: Status) -> Int { entries.count { $0.status == status } }
  /// Views that the app may show: what only previews name is none.
  public var ofTheApp: Int { entries.count - count(.unused) }
  /// Laid out in any way.
  public var seen: Int { count(.laidOut) + count(.presumed) + count(.previewed) }
}
