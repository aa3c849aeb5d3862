/// A file as found in the project, before anything is read from it.
package struct InputFile: Sendable {
  /// Relative to the audited folder, with `/`.
  package var path: String
  package var bytes: [UInt8]
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
  package init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }
  /// The last part of the path.
  package var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}
