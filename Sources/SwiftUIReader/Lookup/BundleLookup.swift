/// Finds files that an app's bundle holds; the pipeline adapts the project's folder to it.
package protocol BundleLookup: Sendable {
  /// - Parameter name: With its ending: `landmarks.json`.
  func file(named name: String) -> BundleFile?
  /// - Parameter path: As in `BundleFile`.
  func file(at path: String) -> BundleFile?
}

/// A data file of the project.
package struct BundleFile: Sendable {
  /// Relative to the audited folder.
  package var path: String
  package var bytes: [UInt8]
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

/// An empty bundle.
package struct NoBundle: BundleLookup {
  package init() {}
  package func file(named name: String) -> BundleFile? { nil }
  package func file(at path: String) -> BundleFile? { nil }
}
