/// An edit that answers a finding: an audit with it made found the finding gone, and nothing new.
public struct ProposedFix: Hashable, Sendable, Codable {
  /// What stands between two places of a file, and what to put there.
  public struct Edit: Hashable, Sendable, Codable {
    public var start: SourceLocation
    /// Behind the last byte that goes; the start where text is inserted.
    public var end: SourceLocation
    public var text: String
    public init(start: SourceLocation, end: SourceLocation, text: String) {
      self.start = start
      self.end = end
      self.text = text
    }
  }
  /// What it does, in a sentence.
  public var summary: String
  /// In the order of the file, none overlapping.
  public var edits: [Edit]
  public init(summary: String, edits: [Edit]) {
    self.summary = summary
    self.edits = edits
  }
}
