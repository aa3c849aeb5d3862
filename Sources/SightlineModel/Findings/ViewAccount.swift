/// Every view that the app's own sources declare, and whether it was laid out.
package struct ViewAccount: Hashable, Sendable, Codable {
  /// What became of a view, the best first.
  package enum Status: String, Hashable, Sendable, Codable, CaseIterable {
    /// In a state that the app reaches.
    case laidOut = "laid-out"
    /// Only where something was presumed, or with sample values.
    case presumed
    /// No state of the app that was met shows it, a preview does.
    case previewed = "only-in-previews"
    /// Nothing but previews names it.
    case unused
    /// In a widget, a picture, or an app for a watch, a television, a Mac.
    case elsewhere
    case notLaidOut = "not-laid-out"

    package var words: String {
      switch self {
      case .laidOut: "laid out"
      case .presumed: "as presumed"
      case .previewed: "only in previews"
      case .unused: "unused by the app"
      case .elsewhere: "on no phone's screen"
      case .notLaidOut: "not laid out"
      }
    }
  }

  /// A place of the app's sources that names a view.
  package struct Use: Hashable, Sendable, Codable {
    /// The view whose code it is, as it is shown, or another type; `nil` outside of types.
    package var by: String?
    /// What shows the view as a whole: `sheet`, `NavigationLink`; `nil` where it stands among others.
    package var through: String?
    package var location: SourceLocation

    package init(by: String?, through: String?, location: SourceLocation) {
      self.by = by
      self.through = through
      self.location = location
    }
  }

  /// Where code makes a view or gives a modifier views, and what of it ran for something that was laid out.
  package struct Places: Hashable, Sendable, Codable {
    package var total: Int
    /// That ran.
    package var shown: Int
    /// Of these, only where something was presumed, or with sample values.
    package var presumed: Int
    /// That never ran, sorted.
    package var missing: [SourceLocation]

    package init(total: Int = 0, shown: Int = 0, presumed: Int = 0, missing: [SourceLocation] = []) {
      self.total = total
      self.shown = shown
      self.presumed = presumed
      self.missing = missing
    }

    package static func + (a: Places, b: Places) -> Places {
      Places(
        total: a.total + b.total, shown: a.shown + b.shown, presumed: a.presumed + b.presumed,
        missing: a.missing + b.missing)
    }
  }

  package struct Entry: Hashable, Sendable, Codable {
    /// With the enclosing types.
    package var name: String
    package var location: SourceLocation
    package var status: Status
    /// Why it was not laid out.
    package var why: String?
    /// What would show it.
    package var shownAt: SourceLocation?
    /// By place; without previews.
    package var uses: [Use]
    /// Of its own code; `nil` where it makes no views, or nobody looked.
    package var places: Places?

    package init(
      name: String, location: SourceLocation, status: Status, why: String? = nil, shownAt: SourceLocation? = nil,
      uses: [Use] = [], places: Places? = nil
    ) {
      self.name = name
      self.location = location
      self.status = status
      self.why = why
      self.shownAt = shownAt
      self.uses = uses
      self.places = places
    }
  }

  /// Sorted by place.
  package var entries: [Entry]
  /// The least share of views laid out, in percent, below which a run is not green.
  package var floor = ViewAccount.standardFloor
  package static let standardFloor = 25.0
  /// So little was laid out that what was found says nothing of the app.
  package var isBelowFloor: Bool { Double(seen) * 100 < floor * Double(ofTheApp) }

  package init(_ entries: [Entry]) { self.entries = entries }

  package func count(_ status: Status) -> Int { entries.count { $0.status == status } }
  /// Views that the app may show on phones: what only previews name is none.
  package var ofTheApp: Int { entries.count - count(.unused) - count(.elsewhere) }
  /// Of all views that the app may show on phones.
  package var places: Places {
    entries.filter { $0.status != .unused && $0.status != .elsewhere }.compactMap(\.places).reduce(Places(), +)
  }
  /// Laid out in any way.
  package var seen: Int { count(.laidOut) + count(.presumed) + count(.previewed) }
}
