extension Work {
  /// A view, a preview or the app that is looked at: `preview Welcome`.
  package static func view(_ kind: String, _ name: String, file: String?, line: Int) -> Work {
    Work(.view, "\(kind) \(name)", file: file, line: line)
  }
  /// Whether ``view(_:_:file:line:)`` made it of this name.
  package func isLook(at name: String) -> Bool {
    kind == .view && self.name.split(separator: " ", maxSplits: 1).last.map { String($0) } == name
  }
}
