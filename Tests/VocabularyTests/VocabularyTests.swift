import Foundation
import Testing

@testable import Vocabulary

struct VocabularyTests {
  let vocabulary = Vocabulary.swiftUI

  @Test func everyRowIsRead() {
    #expect(vocabulary.unreadableRows() == [])
  }

  /// Fewer would mean that a table was lost.
  @Test func countsOfNames() {
    #expect(vocabulary.modifierNames.count >= 600)
    #expect(vocabulary.viewNames.count >= 220)
    #expect(vocabulary.environmentKeyNames.count >= 130)
    #expect(vocabulary.styleFamilyNames.count >= 22)
    #expect(vocabulary.typeNames.count >= 400)
    #expect(vocabulary.modifierNames.filter { !vocabulary.modifiers(named: $0, of: "View").isEmpty }.count >= 540)
  }

  static let data = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Sources/Vocabulary/Data")

  /// The lines of the tables as they stand in the repository, file by file in alphabetical order.
  static func lines() throws -> [String] {
    let files = try FileManager.default.contentsOfDirectory(atPath: data.path).filter { $0.hasSuffix(".txt") }.sorted()
    return try files.flatMap { file in
      try String(contentsOf: data.appendingPathComponent(file), encoding: .utf8).split(separator: "\n")
        .filter { !$0.hasPrefix("#") }.map { String($0) }
    }
  }

  @Test func generatedTablesAreCurrent() throws {
    var embedded: [String] = []
    VocabularyText.forEachLine { embedded.append(String($0)) }
    let lines = try Self.lines()
    #expect(embedded.count == lines.count, "Run Scripts/generate-vocabulary.")
    // What has a payload is laid out, whatever its row says.
    for (embedded, line) in zip(embedded, lines) where embedded != line {
      let row = line.components(separatedBy: " | not yet: ")
      #expect(row.count == 2 && embedded.hasPrefix(row[0] + " | laid out"), "Run Scripts/generate-vocabulary: \(line)")
    }
  }

  @Test func noDeclarationIsDoubled() throws {
    var seen: Set<String> = []
    let doubled = try Self.lines().filter { line in
      let declaration = String(line.split(separator: "|")[0])
      return !declaration.hasPrefix("framework ") && !seen.insert(declaration).inserted
    }
    #expect(doubled == [])
  }

  /// A row has as many columns as its kind asks for, and no bar inside of one.
  @Test func columns() throws {
    for line in try Self.lines() {
      let columns = line.components(separatedBy: " | ").count
      switch line.prefix(while: { $0 != " " }) {
      case "framework": #expect(columns == 1, "\(line)")
      case "modifier": #expect(columns == 3, "\(line)")
      case "view", "shape", "layout", "scene", "commands", "toolbar", "tab", "table", "slider":
        #expect((3...5).contains(columns), "\(line)")
      default: #expect(columns == 2, "\(line)")
      }
    }
  }

  @Test func modifiers() throws {
    let radius = try #require(vocabulary.modifiers(named: "presentationCornerRadius").first)
    #expect(radius.owner == "View")
    #expect(radius.signature.parameters == [.init(label: nil, name: "cornerRadius", type: "CGFloat?")])
    #expect(radius.availability == Availability(introduced: SystemVersion(16, 4)))
    #expect(radius.support == .laidOut)

    let frames = vocabulary.modifiers(named: "frame", of: "View").map(\.signature.labels)
    #expect(frames.contains(["width", "height", "alignment"]))
    #expect(
      frames.contains(["minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight", "alignment"]))

    let change = vocabulary.modifiers(named: "onChange", of: "View")
    let old = try #require(change.first { $0.signature.labels == ["of", "perform"] })
    #expect(old.availability.deprecation == .since(SystemVersion(17)))
    #expect(vocabulary.modifiers(named: "bold", of: "Text").first?.signature.result == "Text")
    #expect(vocabulary.modifiers(named: "noSuchModifier").isEmpty)
  }

  @Test func views() throws {
    let button = try #require(vocabulary.view(named: "Button"))
    #expect(button.kind == .view && button.isControl && button.support == .laidOut && button.framework == "SwiftUI")
    #expect(button.initialisers.map(\.signature.labels).contains(["_", "systemImage", "role", "action"]))
    let label = try #require(button.initialisers.first { $0.signature.labels == ["action", "label"] })
    #expect(label.signature.parameters[1].builder == "ViewBuilder" && label.signature.parameters[0].isClosure)
    #expect(vocabulary.view(named: "Capsule")?.kind == .shape)
    #expect(vocabulary.view(named: "Map")?.framework == "MapKit")
    #expect(vocabulary.view(named: "ToolbarItem")?.kind == .toolbar)
    #expect(vocabulary.view(named: "CameraView") == nil)
  }

  @Test func valuesStylesAndEnvironment() throws {
    #expect(vocabulary.members(of: "Edge").map(\.name) == ["bottom", "leading", "top", "trailing"])
    #expect(vocabulary.type(named: "Edge.Set")?.kind == .optionSet)
    #expect(vocabulary.members(of: "Edge.Set").contains { $0.name == "all" && $0.type == "Edge.Set" })
    let flexible = vocabulary.members(of: "GridItem.Size").first { $0.name == "flexible" }
    #expect(flexible?.signature?.parameters.first?.defaultValue == "10")
    let toggles = try #require(vocabulary.styleFamily(named: "ToggleStyle"))
    #expect(toggles.styles.map(\.name).contains("SwitchToggleStyle"))
    #expect(toggles.members.map(\.name).contains("switch"))
    let size = try #require(vocabulary.environmentKey(named: "dynamicTypeSize"))
    #expect(size.type == "DynamicTypeSize" && size.isSettable)
    #expect(vocabulary.environmentKey(named: "dismiss")?.isSettable == false)
  }

  /// Names of other platforms are known, so that a project for several need not be taken for one with mistakes.
  @Test func otherPlatforms() {
    #expect(vocabulary.otherPlatforms(having: "onExitCommand") == ["macOS", "tvOS"])
    #expect(vocabulary.otherPlatforms(having: "Settings") == ["macOS"])
    #expect(vocabulary.otherPlatforms(having: "padding") == [])
  }
}
