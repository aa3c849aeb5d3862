/// A file as found in the project, before anything is read from it.
public struct InputFile: Sendable {
  /// Relative to the audited folder, with `/`.
  public var path: String
  public var bytes: [UInt8]
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
  public init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }
  /// The last part of the path.
  public var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}
