import Foundation
import Layout
import SightlineModel
import Testing

/// `Cases/<container>.cases`: trees with the frames they must get, each with its source.
struct LayoutCaseTests {
  struct Case: CustomTestStringConvertible {
    var file: String
    var title: String
    /// In the file's order.
    var keys: [String]
    var settings: [String: String]
    var tree: String
    var frames: [String]
    var testDescription: String { "\(file): \(title)" }
  }

  @Test(arguments: try LayoutCaseTests.allCases())
  func frames(_ test: Case) throws {
    let root = try TreeNotation.read(test.tree)
    let screen = layOut(root, in: try Self.environment(test), text: GridText())
    let actual = screen.root.children.flatMap { FrameListing.write($0) }
    let expected = test.frames
    #expect(
      actual == expected,
      "\(test.file): \(test.title)\n\(actual.joined(separator: "\n"))\n— expected —\n\(expected.joined(separator: "\n"))"
    )
  }

  /// Writes the frames as they are now into the files, to be read before they are committed:
  /// `LAYOUT_ACCEPT=1 swift test --filter LayoutCaseTests`.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["LAYOUT_ACCEPT"] != nil))
  func accept() throws {
    let cases = try Self.allCases()
    for file in Set(cases.map(\.file)).sorted() {
      let text = try cases.filter { $0.file == file }.map { test in
        let screen = layOut(try TreeNotation.read(test.tree), in: try Self.environment(test), text: GridText())
        let frames = screen.root.children.flatMap { FrameListing.write($0) }.joined(separator: "\n")
        let settings = test.keys.map { "\($0): \(test.settings[$0] ?? "")" }.joined(separator: "\n")
        return "=== \(test.title)\n\(settings)\n\n\(test.tree)\n---\n\(frames)\n"
      }
      try text.joined(separator: "\n").write(
        to: Self.folder.appendingPathComponent(file), atomically: true, encoding: .utf8)
    }
  }

  static func environment(_ test: Case) throws -> LayoutEnvironment {
    let platform: Platform = test.settings["platform"] == "ios18" ? .ios18 : .ios26
    let orientation: Orientation = test.settings["orientation"] == "landscape" ? .landscape : .portrait
    let name = test.settings["screen"] ?? "200x200"
    let device = try #require(DeviceTable.device(name, platform: platform, orientation: orientation), "\(name)")
    let size = test.settings["size"].flatMap(DynamicTypeSize.init(rawValue:)) ?? .large
    return LayoutEnvironment(
      Variant(
        size: size, locale: test.settings["locale"] ?? "en", device: device, orientation: orientation,
        platform: platform))
  }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Cases")

  /// A file: `=== title`, `key: value` lines, a blank line, the tree, `---`, the frames.
  static func allCases() throws -> [Case] {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    return try files.filter { $0.hasSuffix(".cases") }.flatMap { file in
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      return text.components(separatedBy: "=== ").dropFirst().map { read($0, file: file) }
    }
  }

  private static func read(_ text: String, file: String) -> Case {
    var lines = text.components(separatedBy: "\n")
    let title = lines.removeFirst()
    var settings: [String: String] = [:]
    var keys: [String] = []
    while let line = lines.first, !line.isEmpty {
      let parts = line.split(separator: ":", maxSplits: 1).map(\.trimmed)
      keys.append(parts[0])
      settings[parts[0]] = parts.count > 1 ? parts[1] : ""
      lines.removeFirst()
    }
    let parts = lines.split(separator: "---").map(Array.init)
    let frames = parts.count > 1 ? parts[1].filter { !$0.trimmed.isEmpty } : []
    return Case(
      file: file, title: title, keys: keys, settings: settings,
      tree: (parts.first ?? []).filter { !$0.trimmed.isEmpty }.joined(separator: "\n"), frames: frames)
  }
}
