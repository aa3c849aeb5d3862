import SightlineModel
import SwiftInterpreter
import Testing

@testable import SwiftUIReader

/// Models called as a framework's types are, in packages of the project's own.
struct NamesakeTests {
  private static let models = """
    import Foundation
    public struct Notification: Identifiable { public let id: Int }
    public enum Visibility: String, CaseIterable { case everybody, nobody; public enum Level { case low } }
    public enum Duration { case short }
    """
  /// Of a module that does not see the models.
  private static let names = """
    import Foundation
    extension Notification.Name { public static let refresh = Notification.Name("refresh") }
    public enum Clock { public static var wait: Int64 { Duration.seconds(3).components.seconds } }
    """
  private static let titles = """
    import Models
    extension Models.Visibility { public var title: String { self == .everybody ? "Public" : "Quiet" } }
    extension Models.Visibility.Level { public var word: String { "low" } }
    """

  @Test(arguments: [
    ("Text(Models.Visibility.nobody.title)", #"vStack(text "Quiet")"#),
    ("ForEach(Models.Visibility.allCases, id: \\.self) { Text($0.title) }", #"vStack(text "Public", text "Quiet")"#),
    ("Text(Models.Visibility.Level.low.word)", #"vStack(text "low")"#),
    ("Text(Foundation.Notification.Name.refresh.rawValue)", #"vStack(text "refresh")"#),
    ("Text(verbatim: \"\\(Clock.wait)\")", #"vStack(text "3")"#),
  ])
  func theMeantOneIsFound(content: String, tree: String) {
    let project = SwiftUIProject(files: [
      ("Models/Sources/Models/Models.swift", Self.models), ("Env/Sources/Env/Names.swift", Self.names),
      ("Env/Sources/Env/Titles.swift", Self.titles),
      (
        "App/A.swift",
        "import SwiftUI\nimport Models\nimport Env\nstruct A: View { var body: some View { VStack { \(content) } } }"
      ),
    ])
    let session = project.session(of: "A", for: Variant(size: .large, locale: "en", device: Source.device))
    #expect(session?.tree.outline == tree)
    #expect(project.unresolved.isEmpty)
  }

  /// A module's type or alias under the name of a framework's is seen where the module is imported, and nowhere else.
  @Test(arguments: ["", "import Core\n", "@_exported import Core\n", "import struct Core.Angle\n"])
  func modulesThatAreNotImported(imports: String) {
    let project = SwiftUIProject(files: [
      (
        "Packages/Core/Sources/Core/Names.swift",
        "import UIKit\npublic typealias Image = UIImage\npublic struct Angle { public var degrees = 3.0; public init(degrees: Double) {} }"
      ),
      (
        "App/A.swift",
        """
        import SwiftUI
        \(imports)struct A: View {
          var body: some View { Image(systemName: "star").resizable(); Text(verbatim: "\\(Int(Angle(degrees: 17).degrees))") }
        }
        """
      ),
    ])
    let shown = project.session(of: "A", for: Variant(device: Source.device))?.tree
    #expect(shown?.texts.last == (imports.isEmpty ? "17" : "3"))
    #expect((shown?.first(.image) != nil) == imports.isEmpty)
  }

  /// Critical Maps: an initialiser that the app adds to `Text` for attributed strings takes no other text's place.
  @Test(arguments: [
    ("let title: String", "Text(title)"), ("let title: LocalizedStringKey", "Text(title)"),
    ("let title: AttributedString", "Text(title)"), ("let title = \"\"", "Text(\"Hi\")"),
  ])
  func anAddedInitialiserIsForItsOwnType(property: String, content: String) {
    let project = SwiftUIProject(files: [
      (
        "A.swift",
        """
        import SwiftUI
        extension Text { init(_ attributed: NSAttributedString) { self.init("") } }
        struct Row: View { \(property)
          var body: some View { \(content) } }
        struct A: View { var body: some View { Row(\(property.contains("=") ? "" : "title: \"Hi\"")) } }
        """
      )
    ])
    let session = project.session(of: "A", for: Variant(size: .large, locale: "en", device: Source.device))
    #expect(session?.tree.outline == #"text "Hi""#)
  }

  /// Aidoku: `AidokuRunner.Manga` of a package that is not here is not the app's own `Manga`.
  @Test(arguments: [(["Kit"], false), ([], true)] as [(Set<String>, Bool)])
  func aMissingModulesTypeIsNotTheProjectsOwn(missing: Set<String>, isOwn: Bool) {
    var options = ReaderOptions()
    options.missingModules = missing
    let text = """
      import SwiftUI
      import Kit
      struct Comic { static let first = Comic(); var title = "own" }
      struct A: View { var body: some View { Text(Kit.Comic.first.title) } }
      """
    let project = SwiftUIProject(parsed: [ParsedFile(path: "A.swift", text: text)], options: options)
    let session = project.session(of: "A", for: Variant(size: .large, locale: "en", device: Source.device))
    #expect((session?.tree.texts == ["own"]) == isOwn)
    #expect(project.unresolved.contains { $0.what == "Kit.Comic" } != isOwn)
  }

  /// MBTA Go: `Shared.routeModeLabel(…)` inside the app's own `routeModeLabel(…)` is not the same function once more.
  @Test(arguments: [(["Kit"], false), ([], true)] as [(Set<String>, Bool)])
  func aMissingModulesFunctionIsNotTheProjectsOwn(missing: Set<String>, isOwn: Bool) {
    var options = ReaderOptions()
    options.missingModules = missing
    let text = """
      import SwiftUI
      import Kit
      func title(of name: String, isLong: Bool) -> String { isLong ? Kit.title(of: name, isLong: false) : name }
      struct A: View { var body: some View { Text(title(of: "own", isLong: true)) } }
      """
    let project = SwiftUIProject(parsed: [ParsedFile(path: "A.swift", text: text)], options: options)
    let session = project.session(of: "A", for: Variant(size: .large, locale: "en", device: Source.device))
    #expect((session?.tree.texts == ["own"]) == isOwn)
    #expect(project.unresolved.contains { $0.what.hasPrefix("Kit.title") } != isOwn)
  }
}
