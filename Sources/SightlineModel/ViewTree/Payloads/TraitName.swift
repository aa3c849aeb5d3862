/// A trait as SwiftUI names it: `isHeader`.
package struct TraitName: NamedParameter {
  package var rawValue: String
  package init(rawValue: String) { self.rawValue = rawValue }
}
