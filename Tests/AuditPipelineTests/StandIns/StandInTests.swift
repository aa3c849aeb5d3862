import SightlineModel
import SwiftInterpreter
import SwiftUIReader
import Testing

@testable import AuditPipeline

/// Modules that many apps use are stood for where they are not on the machine.
struct StandInTests {
  @Test(arguments: StandIn.all.map(\.module)) func isSwift(module: String) throws {
    let source = try #require(StandIn.all(for: [module]).first)
    let project = SwiftUIProject(files: [source])
    #expect(project.problems.isEmpty)
    #expect(project.unresolved.isEmpty)
    #expect(GeneratedSource.isOne(source.text))
    #expect(source.path.hasPrefix("Stand-ins/\(module)/"))
  }

  @Test func isReadForWhatIsMissingAlone() {
    #expect(StandIn.all(for: ["Alamofire"]).isEmpty)
    #expect(StandIn.all(for: ["FactoryKit"]).map(\.path) == ["Stand-ins/FactoryKit/Factory.swift"])
    #expect(StandIn.all(for: ["NukeUI", "Kingfisher"]).count == 2)
  }

  private static func report(_ imports: String, _ declarations: String, _ members: String, _ body: String) throws
    -> AuditReport
  {
    let folder = try TemporaryFolder([
      "App.swift": """
      import SwiftUI
      \(imports)
      \(declarations)
      @main struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        \(members)
        var body: some View { VStack { \(body) } }
      }
      """
    ])
    return try AuditPipeline(AuditRequest(kind: .audit, paths: ["."], workingFolder: folder.path)).run().report
  }
  private static let url = "let url = URL(string: \"https://example.com/a.png\")"

  /// Pictures that a package loads are judged where the app asks for them.
  @Test(arguments: [
    (
      "NukeUI",
      "LazyImage(url: url) { state in if let image = state.image { image.resizable() } else { ProgressView() } }"
    ),
    ("NukeUI", "LazyImage(url: url)"),
    ("Kingfisher", "KFImage(url).placeholder { Color.red }.resizable().fade(duration: 1)"),
    ("SDWebImageSwiftUI", "WebImage(url: url).resizable().indicator(.activity).scaledToFit()"),
    ("SDWebImageSwiftUI", "AnimatedImage(url: url)"),
  ])
  func pictures(module: String, picture: String) throws {
    let bare = try Self.report("import \(module)", "", Self.url, "\(picture)\nText(\"Words\")")
    let named = bare.findings.filter { $0.rule == "image-name" }
    #expect(named.map(\.location.file) == ["App.swift"])
    #expect(named.map(\.verdict) == [.fail])
    #expect(bare.coverage.missingModules == nil)
    #expect(bare.coverage.unresolved.allSatisfy { $0.file == "App.swift" })
    let labelled = try Self.report(
      "import \(module)", "", Self.url, "\(picture).accessibilityLabel(\"Portrait\")\nText(\"Words\")")
    #expect(!labelled.findings.contains { $0.rule == "image-name" })
  }

  /// Names of symbols as the package writes them are those of SF Symbols.
  @Test(arguments: [
    ("arrowUpCircle", "arrow.up.circle"), ("_1Circle", "1.circle"), ("rectangle3Group", "rectangle.3.group"),
    ("goforward10", "goforward.10"), ("trash", "trash"),
  ])
  func symbols(member: String, name: String) throws {
    let report = try Self.report(
      "import SFSafeSymbols", "", "", "Text(\"a\")\nButton {} label: { Image(systemSymbol: .\(member)) }")
    let found = report.findings.first { $0.rule == "control-name" }
    #expect(found?.message.contains("“\(name)”") == true)
    #expect(report.coverage.unresolved.isEmpty)
  }

  /// What is stored, made or presented by a package leads on.
  @Test(arguments: [
    (
      "import Defaults", "extension Defaults.Keys { static let isLoud = Key<Bool>(\"isLoud\", default: false) }",
      "@Default(.isLoud) private var isLoud", "Toggle(\"Loud\", isOn: $isLoud)\nif isLoud { Text(\"It is loud\") }"
    ),
    (
      "import Defaults", "extension Defaults.Keys { static let isLoud = Key<Bool>(\"isLoud\", default: false) }", "",
      "Button(\"Louder\") { Defaults[.isLoud] = true }\nif Defaults[.isLoud] { Text(\"It is loud\") }"
    ),
    (
      "import Factory",
      """
      final class Model: ObservableObject { @Published var isLoud = false }
      extension Container { var model: Factory<Model> { self { Model() } } }
      """, "@InjectedObject(\\.model) private var model",
      "Button(\"Louder\") { model.isLoud = true }\nif model.isLoud { Text(\"It is loud\") }"
    ),
    (
      "import Factory",
      """
      final class Store { var isLoud = false }
      final class Model: ObservableObject {
        @Injected(\\.store) private var store
        @Published var isLoud = false
        func rise() { store.isLoud = true; isLoud = Container.shared.store().isLoud }
      }
      extension Container {
        var store: Factory<Store> { self { Store() }.singleton }
        var model: ParameterFactory<Int, Model> { ParameterFactory(self) { _ in Model() } }
      }
      """, "@StateObject private var model = Container.shared.model(1)",
      "Button(\"Louder\") { model.rise() }\nif model.isLoud { Text(\"It is loud\") }"
    ),
    (
      "import Factory",
      """
      final class Model: ObservableObject { let step: Int; @Published var isLoud = false; init(step: Int) { self.step = step } }
      extension Container { var model: ParameterFactory<Int, Model> { self { Model(step: $0) } } }
      """, "@StateObject private var model = Container.shared.model(1)",
      "Button(\"Louder\") { model.isLoud = model.step == 1 }\nif model.isLoud { Text(\"It is loud\") }"
    ),
    (
      "import Swinject",
      """
      protocol Volume: AnyObject { var isLoud: Bool { get set } }
      final class Speaker: Volume { var isLoud = false }
      final class Model: ObservableObject {
        let volume: Volume
        @Published var isLoud = false
        init(volume: Volume, step: Int) { self.volume = volume; volume.isLoud = step > 1 }
        func rise() { volume.isLoud = true; isLoud = Parts.all.resolver.resolve(Volume.self)?.isLoud ?? false }
      }
      struct Sound: Assembly {
        func assemble(container: Container) {
          container.register(Volume.self) { _ in Speaker() }.inObjectScope(.container)
          container.register(Model.self) { (r: Resolver, step: Int) in Model(volume: r.resolve(Volume.self)!, step: step) }
        }
      }
      enum Parts { static let all = Assembler([Sound()]) }
      """, "@StateObject private var model = Parts.all.resolver.resolve(Model.self, argument: 1)!",
      "Button(\"Louder\") { model.rise() }\nif model.isLoud { Text(\"It is loud\") }"
    ),
    (
      "import SFSafeSymbols", "", "@State private var isLoud = false",
      """
      Button("Louder", systemSymbol: .speakerWave2Fill) { isLoud = true }
      if isLoud { Label("It is loud", systemSymbol: .speakerWave3) }
      """
    ),
    (
      "import Shimmer", "", "@State private var isLoud = false",
      "Button(\"Louder\") { isLoud = true }.shimmering(active: !isLoud)\nif isLoud { Text(\"It is loud\") }"
    ),
    (
      "import Inject", "", "@ObserveInjection private var inject\n@State private var isLoud = false",
      "Button(\"Louder\") { isLoud = true }.enableInjection()\nif isLoud { Text(\"It is loud\") }"
    ),
    (
      "import PopupView", "", "@State private var pops = false",
      "Button(\"Louder\") { pops = true }.popup(isPresented: $pops) { Text(\"It is loud\") } customize: { $0.type(.toast) }"
    ),
    (
      "import SwiftUIIntrospect", "", "@State private var isLoud = false",
      "Button(\"Louder\") { isLoud = true }.introspect(.button, on: .iOS(.v17)) { _ in }\nif isLoud { Text(\"It is loud\") }"
    ),
  ])
  func behaviour(imports: String, declarations: String, members: String, body: String) throws {
    let report = try Self.report(imports, declarations, members, body)
    #expect((report.flow?.states.count ?? 0) > 1)
    #expect(report.coverage.unresolved.isEmpty)
    #expect(report.findings.allSatisfy { $0.location.file == "App.swift" })
  }
}
