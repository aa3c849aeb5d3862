import SightlineModel
import Testing

@testable import SwiftUIReader

/// A screen that is laid out alone stands in what the app stores at launch, and in what the app gives its root
/// view; what that gives its own children reaches nobody else.
struct SurroundingsTests {
  private static let app = """
    struct Style: Hashable { var size = 3.0 }
    extension EnvironmentValues { @Entry var style = Style() }
    @main struct TheApp: App {
      @Environment(\\.scenePhase) private var phase
      init() { UserDefaults.standard.register(defaults: ["limit": 7]) }
      var body: some Scene {
        WindowGroup { Root().environment(\\.style, Style(size: 5)).tint(Color(red: 1, green: 0, blue: 0)) }
      }
    }
    struct Root: View {
      @AppStorage("ink") private var ink: Color = .black
      @AppStorage("scheme") private var name = "none"
      @Environment(\\.colorScheme) private var scheme
      var body: some View {
        Text("root")
          .environment(\\.style, Style(size: 8))
          .font(.largeTitle)
          .onAppear {
            ink = scheme == .dark ? Color(red: 1, green: 1, blue: 0) : Color(red: 0, green: 0, blue: 1)
            name = scheme == .dark ? "dark" : "light"
          }
      }
    }
    struct Detail: View {
      @AppStorage("ink") private var ink: Color = .black
      @AppStorage("scheme") private var name = "none"
      @AppStorage("limit") private var limit = 1
      @Environment(\\.style) private var style
      var body: some View { Text("\\(name) \\(limit) \\(Int(style.size))").foregroundStyle(ink) }
    }
    #Preview { Detail() }
    """

  @Test func whatTheAppStoresAndHandsDownHolds() throws {
    let variants = [Appearance.light, .dark].map {
      Variant(size: .large, locale: "en", device: Source.device, appearance: $0)
    }
    let screens = Source.project(Self.app).screens(for: variants)
    let detail = try #require(screens.first { $0.name == "Detail" }?.states.first)
    // Colours have their two values; the layout is shared.
    #expect(detail.trees.count == 1 && detail.trees.first?.when.appearances == nil)
    let root = try #require(detail.trees.first?.root)
    // What differs in light and dark is not known alike, and stays as declared.
    #expect(root.texts == ["none 7 5"])
    guard case .style(.color(let ink))? = root.modifier(.foregroundStyle)?["primary"] else {
      Issue.record("no colour: \(String(describing: root.modifier(.foregroundStyle)?.entries))")
      return
    }
    #expect(ink.light.hexString == "#0000FFFF" && ink.dark.hexString == "#FFFF00FF")
    #expect(!root.modifierKinds.contains(.font))
    guard case .style(.color(let tint))? = root.modifier(.tint)?["tint"] else {
      Issue.record("no tint: \(root.modifierKinds)")
      return
    }
    #expect(tint.light.hexString == "#FF0000FF")
  }

  /// What a root view makes of the size or the device is for a screen to evaluate again.
  @Test func whatDependsOnTheDeviceIsLeftOut() throws {
    let text = Self.app.replacing(
      ".environment(\\.style, Style(size: 5))",
      with: ".environment(\\.style, Style(size: size == .large ? 5 : 9))"
    ).replacing(
      "@Environment(\\.scenePhase) private var phase", with: "@Environment(\\.dynamicTypeSize) private var size")
    let variants = [DynamicTypeSize.large, .ax5].map { Variant(size: $0, locale: "en", device: Source.device) }
    let detail = try #require(Source.project(text).screens(for: variants).first { $0.name == "Detail" }?.states.first)
    #expect(detail.trees.first?.root.texts == ["none 7 3"])
  }

  /// The app makes its own surroundings, once.
  @Test func theAppItselfIsLaunchedFresh() throws {
    let variant = Variant(size: .large, locale: "en", device: Source.device)
    let screens = Source.project(Self.app).screens(for: [variant])
    let root = try #require(screens.first { $0.name == "Root" }?.states.first?.trees.first?.root)
    #expect(root.modifierKinds.count { $0 == .tint } == 1)
  }

  /// `preferredColorScheme` is asked of the window: what the root view always asks holds for every screen of the app.
  @Test(arguments: [
    ("VStack { Text(\"root\") }.padding().preferredColorScheme(.dark).onAppear {}", true),
    ("VStack { Text(\"root\").preferredColorScheme(.dark) }", false),
    ("if isFirst { Text(\"root\").preferredColorScheme(.dark) } else { Text(\"later\") }", false),
    ("Group { if isFirst { Text(\"root\").preferredColorScheme(.dark) } else { Text(\"later\") } }", false),
  ])
  func theSchemeOfTheWindow(body: String, isDark: Bool) throws {
    let app = """
      @main struct TheApp: App { var body: some Scene { WindowGroup { Root() } } }
      struct Root: View {
        @State private var isFirst = true
        var body: some View { \(body) }
      }
      struct Detail: View { var body: some View { Text("detail") } }
      #Preview { Detail() }
      """
    let detail = try Self.detail(of: app)
    #expect((detail.modifier(.preferredColorScheme) != nil) == isDark)
  }

  /// What a modifier of the project's own hands down, where the app applies it; inside of a view it is the view's.
  @Test(arguments: [
    ("Root().modifier(Themed())", "Text(\"root\").padding()", true),
    ("Root().themed().padding()", "Text(\"root\").padding()", true),
    ("Root()", "Text(\"root\").modifier(Themed()).padding()", false),
  ])
  func theTintOfAnOwnModifier(content: String, body: String, isHandedDown: Bool) throws {
    let app = """
      @main struct TheApp: App { var body: some Scene { WindowGroup { \(content) } } }
      struct Themed: ViewModifier {
        func body(content: Content) -> some View { content.tint(Color(red: 1, green: 0, blue: 0)) }
      }
      extension View { func themed() -> some View { modifier(Themed()) } }
      struct Root: View { var body: some View { \(body) } }
      struct Detail: View { var body: some View { Text("detail") } }
      #Preview { Detail() }
      """
    let detail = try Self.detail(of: app)
    #expect((detail.modifier(.tint) != nil) == isHandedDown)
  }

  /// What `Detail` of an app is when it is shown alone.
  private static func detail(of app: String) throws -> ViewNode {
    let variant = Variant(size: .large, locale: "en", device: Source.device, appearance: .light)
    let screens = Source.project(app).screens(for: [variant])
    return try #require(screens.first { $0.name == "Detail" }?.states.first?.trees.first?.root)
  }
}
