package import SightlineModel

/// Finds colours and pictures that are not in Swift source; the pipeline adapts asset catalogues and the platform's palette to it.
package protocol ColorLookup: Sendable {
  /// - Parameter name: A palette colour without UIKit's `system`: `red`, `gray`, `gray6`; a semantic one as it is:
  ///   `label`, `secondaryLabel`, `systemBackground`.
  func systemColor(_ name: String, platform: Platform) -> ColorSpec?
  /// - Parameter name: Of the colour set; `nil` when no catalogue has it.
  func asset(named name: String) -> ColorSpec?
  /// Names of all colour sets, for generated symbols (`Color(.textPrimary)`).
  var assetNames: [String] { get }
  /// Points; `nil` when no catalogue has the picture or its size could not be read.
  func pictureSize(named name: String) -> Size?
}

extension ColorLookup {
  package func pictureSize(named name: String) -> Size? { nil }
}

/// Knows no colour.
package struct NoColors: ColorLookup {
  package init() {}
  package func systemColor(_ name: String, platform: Platform) -> ColorSpec? { nil }
  package func asset(named name: String) -> ColorSpec? { nil }
  package var assetNames: [String] { [] }
}
