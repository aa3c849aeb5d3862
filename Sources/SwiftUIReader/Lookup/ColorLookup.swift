public import SightlineModel

/// Finds colours and pictures that are not in Swift source; the pipeline adapts asset catalogues and the platform's palette to it.
public protocol ColorLookup: Sendable {
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
  public func pictureSize(named name: String) -> Size? { nil }
}

/// Knows no colour.
public struct NoColors: ColorLookup {
  public init() {}
  public func systemColor(_ name: String, platform: Platform) -> ColorSpec? { nil }
  public func asset(named name: String) -> ColorSpec? { nil }
  public var assetNames: [String] { [] }
}
