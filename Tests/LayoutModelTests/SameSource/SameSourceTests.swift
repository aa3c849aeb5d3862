import Foundation
import SightlineModel
import Testing

@testable import LayoutModel
@testable import SwiftUIReader

/// The same source is the same screen, whether it is compiled against the library or read as SwiftUI.
struct SameSourceTests {
  static let source: String? = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Screens.swift")
    return try? String(contentsOf: file, encoding: .utf8).replacingOccurrences(
      of: "import LayoutModel", with: "import SwiftUI")
  }()

  /// Each element with its frame, what it says and what is spoken; without what only names a tab.
  private static func lines(_ screen: LaidOutView) -> [String] {
    screen.elements.filter { !["tabItem", "tag"].contains($0.name) }.map { element in
      let frame = element.frame
      let spoken = element.spoken.map { " “\($0.label)” \($0.value ?? "") \($0.hint ?? "") \($0.traits.names)" } ?? ""
      return "\(element.name) \(frame.x) \(frame.y) \(frame.width) \(frame.height)\(spoken)"
    } + screen.texts.map { "text “\($0.string)” \($0.fontSize) \($0.lines.count)" }
  }

  static var screens: [(name: String, view: AnyView)] {
    [
      ("StacksScreen", AnyView(StacksScreen())), ("ControlsScreen", AnyView(ControlsScreen())),
      ("GridsScreen", AnyView(GridsScreen())), ("TabsScreen", AnyView(TabsScreen())),
      ("SpeechScreen", AnyView(SpeechScreen())),
    ]
  }

  @Test(arguments: 0..<5, ["large", "AX3"])
  func sameScreen(index: Int, size: String) throws {
    let source = try #require(Self.source)
    let (name, view) = Self.screens[index]
    let variant = try Variant(size: #require(DynamicTypeSize(rawValue: size)), device: "SE")
    let engine = try LayoutEngine()
    let project = SwiftUIProject(files: [(path: "Screens.swift", text: source)])
    let tree = try #require(project.session(of: name, for: variant)?.tree)
    let expected = Self.lines(engine.layOut(tree, in: variant))
    let built = Self.lines(try engine.layOut(view, in: variant))
    let difference = built.difference(from: expected)
    #expect(difference.isEmpty, "\(name): \(difference.map { "\($0)" }.joined(separator: "\n"))")
  }
}
