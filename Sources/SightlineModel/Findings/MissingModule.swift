extension AuditReport {
  /// A module that the project imports and that is not on this machine, with what hangs on it.
  package struct MissingModule: Hashable, Sendable, Codable {
    package var name: String
    /// Unresolved places in files that import it.
    package var places: Int
    /// Views of the app in those files, of all that the app may show.
    package var views: Int
    package var ofViews: Int
    /// Where its package is kept, as the project says; `nil` where it does not.
    package var address: String?
    /// Where it is imported first.
    package var location: SourceLocation?
    /// Other missing modules that the same files import.
    package var others: [String]

    package init(
      name: String, places: Int, views: Int, ofViews: Int, address: String? = nil, location: SourceLocation? = nil,
      others: [String] = []
    ) {
      self.name = name
      self.places = places
      self.views = views
      self.ofViews = ofViews
      self.address = address
      self.location = location
      self.others = others
    }

    /// `24 places, 12 of 45 views`.
    package var extent: String {
      let count = "\(places) place\(places == 1 ? "" : "s")"
      return views == 0 ? count : count + ", \(views) of \(ofViews) view\(ofViews == 1 ? "" : "s")"
    }

    /// What to type to have it; `nil` where nobody says where it is.
    package var command: String? { address.map { "git clone \($0) SourcePackages/checkouts/\(name)" } }
  }
}
