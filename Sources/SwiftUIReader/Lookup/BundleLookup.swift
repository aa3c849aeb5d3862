/// Finds files that an app's bundle holds; the pipeline adapts the project's folder to it.
public protocol BundleLookup: Sendable {
  /// - Parameter name: With its ending: `landmarks.json`.
  func file(named name: String) -> BundleFile?
  /// - Parameter path: As in `BundleFile`.
  func file(at path: String) -> BundleFile?
}

/// A data file of the project.
public struct BundleFile: Sendable {
  /// Relative to the audited folder.
  public var path: String
  public var bytes: [UInt8]
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

/// An empty bundle.
public struct NoBundle: BundleLookup {
  public init() {}
  public func file(named name: String) -> BundleFile? { nil }
  public func file(at path: String) -> BundleFile? { nil }
}
