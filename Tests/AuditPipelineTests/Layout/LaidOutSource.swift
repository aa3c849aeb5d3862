import AuditEngine
import SightlineModel

@testable import AuditPipeline

/// A view's body, read from source and laid out with real text in one variant.
struct LaidOutSource {
  let scene: Scene

  /// - Parameters:
  ///   - body: Of the only screen.
  ///   - more: Declarations beside it.
  ///   - device: Without a safe area unless named.
  init(
    _ body: String, more: String = "", size: DynamicTypeSize = .large, locale: String = "en",
    device: String = "390x844@3", orientation: Orientation? = nil, platform: String? = nil,
    files: [String: String] = [:]
  ) throws {
    let source =
      "import SwiftUI\n\(more)\nstruct Screen: View {\n  var body: some View {\n\(body)\n  }\n}\n#Preview { Screen() }\n"
    let folder = try TemporaryFolder(["Screen.swift": source].merging(files) { $1 })
    var overrides = ConfigurationOverrides()
    overrides.sizes = [size]
    overrides.devices = [device]
    overrides.locales = [locale]
    overrides.orientation = orientation
    if let platform { overrides.platform = Platform(rawValue: platform) }
    scene = try AuditPipeline(
      AuditRequest(kind: .audit, paths: ["."], workingFolder: folder.path, overrides: overrides)
    ).look().scene
  }

  func nodes(_ kind: ViewKind) -> [SceneNode] { scene.nodes.filter { $0.kind == kind } }
  /// The first text that starts so.
  func text(_ start: String) -> SceneNode? {
    scene.nodes.first { $0.text?.content.string.hasPrefix(start) ?? false }
  }
  func lines(_ start: String) -> [String] {
    text(start)?.text?.measured.lines.map { $0.text.trimmingSuffix(while: \.isWhitespace) } ?? []
  }
}

extension String {
  fileprivate func trimmingSuffix(while drop: (Character) -> Bool) -> String {
    var text = self
    while let last = text.last, drop(last) { text.removeLast() }
    return text
  }
}
