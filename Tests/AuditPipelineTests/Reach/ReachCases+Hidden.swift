import SightlineModel

/// What opens only when somebody asks for it: menus, outlines, columns that are not on the screen.
extension ReachCase {
  static let hidden: [ReachCase] = [
    // Nobody dismisses it: what lies below is there before it comes, or once it is gone.
    ReachCase(
      "below a cover that is always up", views: ["Yard": .laidOut, "Login": .laidOut, "Notice": .presumed],
      """
      struct Gate: View {
        @State private var isWrong = false
        var body: some View { Login(isWrong: $isWrong).fullScreenCover(isPresented: .constant(true)) { Yard() } }
      }
      struct Login: View {
        @Binding var isWrong: Bool
        var body: some View {
          VStack {
            Text("Sign in").foregroundStyle(.yellow)  // fails contrast-text
            if isWrong { Notice() }
          }
        }
      }
      struct Notice: View {
        var body: some View { Text("Wrong").foregroundStyle(.mint) }
      }
      struct Yard: View {
        var body: some View { Text("Boats").foregroundStyle(.yellow) }  // fails contrast-text
      }
      @main struct GateApp: App { var body: some Scene { WindowGroup { Gate() } } }
      """),
    ReachCase(
      "below an alert that comes by itself", views: ["Pad": .presumed],
      """
      struct Home: View {
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            Text("Home").navigationDestination(for: Amount.self) { Pad(amount: $0, model: PadModel()) }
          }
        }
      }
      struct Amount: Hashable { let cents: Int }
      @Observable final class PadModel {
        var failed = false
        func load() { failed = true }
      }
      struct Pad: View {
        let amount: Amount
        @Bindable var model: PadModel
        var body: some View {
          VStack {
            Text("Amount").foregroundStyle(.yellow)  // fails contrast-text
            Button {} label: { Image(systemName: "qrcode") }  // fails control-name
          }
          .task { model.load() }
          .alert("It failed", isPresented: $model.failed) { Button("OK") {} }
        }
      }
      @main struct PayApp: App { var body: some Scene { WindowGroup { Home() } } }
      """),
    ReachCase(
      "item of a menu in a menu", views: ["Band": .laidOut],
      """
      struct Shop: View {
        @State private var shows = false
        var body: some View {
          Menu("Tools") { Menu("Saws") { Button("Band saw") { shows = true } } }
            .sheet(isPresented: $shows) { Band() }
        }
      }
      struct Band: View {
        var body: some View { Text("It hums").foregroundStyle(.yellow) }  // fails contrast-text
      }
      @main struct ShopApp: App { var body: some Scene { WindowGroup { Shop() } } }
      """),
    ReachCase(
      "items of a row's own menu and swipe", views: ["Sharpened": .laidOut, "Sold": .laidOut],
      """
      struct Shop: View {
        @State private var done = ""
        var body: some View {
          List {
            Text("Saw")
              .contextMenu { Button { done = "sharp" } label: { Label("Sharpen", systemImage: "star") } }
              .swipeActions { Button("Sell") { done = "sold" } }
            if done == "sharp" { Sharpened() }
            if done == "sold" { Sold() }
          }
        }
      }
      struct Sharpened: View {
        var body: some View { Text("It cuts").foregroundStyle(.yellow) }  // fails contrast-text
      }
      struct Sold: View {
        var body: some View { Text("It is gone").foregroundStyle(.yellow) }  // fails contrast-text
      }
      @main struct ShopApp: App { var body: some Scene { WindowGroup { Shop() } } }
      """),
    ReachCase(
      "row within a row of an outline",
      """
      struct Part: Identifiable { let id: Int; let name: String; var parts: [Part]? = nil }
      struct Shop: View {
        let parts = [Part(id: 1, name: "Boat", parts: [Part(id: 2, name: "Hull", parts: [Part(id: 3, name: "Keel")])])]
        var body: some View {
          List(parts, children: \\.parts) {
            Text($0.name).foregroundStyle($0.id == 3 ? .yellow : .primary)  // fails contrast-text
          }
        }
      }
      @main struct ShopApp: App { var body: some Scene { WindowGroup { Shop() } } }
      """),
    ReachCase(
      "inspector", views: ["Oak": .previewed],
      """
      struct Desk: View {
        @State private var shows = false
        var body: some View { Button("Details") { shows.toggle() }.inspector(isPresented: $shows) { Oak() } }
      }
      struct Oak: View {
        var body: some View { Text("Made of oak").foregroundStyle(.yellow) }  // fails contrast-text
      }
      #Preview { Desk() }
      """),
    ReachCase(
      "last column of a split view",
      """
      struct Birds: View {
        @State private var bird: String?
        var body: some View {
          NavigationSplitView {
            List(["Crow", "Jay"], id: \\.self, selection: $bird) { NavigationLink($0, value: $0) }
          } detail: {
            if let bird {
              Text("The \\(bird)").foregroundStyle(.yellow)  // fails contrast-text
            } else {
              Text("Pick one")
            }
          }
        }
      }
      @main struct BirdApp: App { var body: some Scene { WindowGroup { Birds() } } }
      """),
    ReachCase(
      "bar above the keyboard, and scopes of a search", views: ["Done": .presumed, "Scope": .presumed],
      """
      struct Finder: View {
        @State private var words = ""
        @State private var scope = 0
        var body: some View {
          NavigationStack {
            List { Text("Result") }
              .searchable(text: $words)
              .searchScopes($scope) { Scope().tag(0) }
              .toolbar { ToolbarItemGroup(placement: .keyboard) { Done() } }
          }
        }
      }
      struct Scope: View { var body: some View { Text("Here") } }
      struct Done: View { var body: some View { Button { } label: { Image(systemName: "xmark") } } }
      @main struct FindApp: App { var body: some Scene { WindowGroup { Finder() } } }
      """),
  ]
}
