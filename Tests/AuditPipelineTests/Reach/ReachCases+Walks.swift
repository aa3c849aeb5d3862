import SightlineModel

/// Ways of the walk: gestures, what is kept and not drawn, answers from outside, time.
extension ReachCase {
  static let walks: [ReachCase] = [
    ReachCase(
      "a model that the body around makes", views: ["Home": .laidOut, "Wallet": .laidOut],
      """
      @MainActor @Observable final class HomeModel {
        var isLoaded = false
        func load() async { isLoaded = true }
      }
      struct Home: View {
        @Bindable var model: HomeModel
        var body: some View {
          ZStack { if model.isLoaded { Wallet() } else { ProgressView("Loading") } }.task { await model.load() }
        }
      }
      struct Wallet: View {
        var body: some View { Text("12 coins").foregroundStyle(.yellow) }  // fails contrast-text
      }
      @main struct WalletApp: App { var body: some Scene { WindowGroup { Home(model: .init()) } } }
      """),
    ReachCase(
      "an object of the environment by a generic parameter", views: ["Feed": .laidOut, "Settings": .laidOut],
      """
      protocol Navigator: AnyObject, Observable { func showSettings() }
      @Observable final class Store: Navigator {
        var showsSettings = false
        func showSettings() { showsSettings = true }
      }
      struct Feed<Navigation: Navigator>: View {
        @Environment(Navigation.self) private var navigation
        let isSidebar: Bool
        init(isSidebar: Bool = false) { self.isSidebar = isSidebar }
        var body: some View { Button("Settings") { navigation.showSettings() } }
      }
      struct Main: View {
        @Environment(Store.self) private var store
        var body: some View {
          @Bindable var store = store
          Feed<Store>().sheet(isPresented: $store.showsSettings) { Settings() }
        }
      }
      struct Settings: View {
        var body: some View { Text("Theme").foregroundStyle(.yellow) }  // fails contrast-text
      }
      @main struct FeedApp: App {
        @State private var store = Store()
        var body: some Scene { WindowGroup { Main().environment(store) } }
      }
      """),
    ReachCase(
      "who is signed in by a missing package", views: ["Home": .laidOut, "Orders": .laidOut],
      """
      import Chain
      struct Keys {
        func account() throws -> String? { try Keychain(service: "shop").string(for: "account") }
        var isSignedIn: Bool { (try? account()) != nil }
      }
      struct SignIn: View { var body: some View { Text("Sign in") } }
      struct Home: View {
        @State private var error: String?
        @State private var orders: [String] = []
        var body: some View {
          VStack {
            if orders.isEmpty { Text("None") } else { Orders(names: orders) }
            Button("Load") {
              Keychain(service: "shop").load { names, failure in
                if let failure { error = failure.localizedDescription } else { orders = ["a"] }
              }
            }
          }
        }
      }
      struct Orders: View {
        let names: [String]
        var body: some View { Text(names[0]).foregroundStyle(.yellow) }  // fails contrast-text
      }
      @main struct ShopApp: App {
        var body: some Scene { WindowGroup { if !Keys().isSignedIn { SignIn() } else { Home() } } }
      }
      """),
    ReachCase(
      "tap on a picture",
      """
      @main struct StarApp: App { var body: some Scene { WindowGroup { Sky() } } }
      struct Sky: View {
        @State private var shows = false
        var body: some View {
          VStack {
            Image(systemName: "star").accessibilityLabel("Star").onTapGesture { shows.toggle() }
            if shows {
              Text("Sirius").foregroundStyle(.yellow)  // fails contrast-text
            }
          }
        }
      }
      """),
    ReachCase(
      "closed group in a stack", views: ["Terms": .laidOut],
      """
      @main struct InnApp: App { var body: some Scene { WindowGroup { NavigationStack { Inn() } } } }
      struct Inn: View {
        var body: some View {
          VStack {
            DisclosureGroup {
              NavigationLink("Terms") { Terms() }
            } label: { Text("Small print") }
          }
        }
      }
      struct Terms: View {
        var body: some View {
          Button { } label: { Image(systemName: "circle.grid.cross") }  // fails control-name
        }
      }
      """),
    ReachCase(
      "two switches that nothing draws",
      """
      @main struct SafeApp: App { var body: some Scene { WindowGroup { Safe() } } }
      struct Safe: View {
        @State private var left = false
        @State private var right = false
        @State private var isOpen = false
        var body: some View {
          VStack {
            Button("Left") { left = true }
            Button("Right") { right = true }
            Button("Open") { isOpen = true }.disabled(!(left && right))
            if isOpen {
              Text("Gold").foregroundStyle(.yellow)  // fails contrast-text
            }
          }
        }
      }
      """),
    ReachCase(
      "answer that does not come",
      """
      @main struct PostApp: App { var body: some Scene { WindowGroup { Post() } } }
      struct Post: View {
        @State private var failed = false
        var body: some View {
          VStack {
            Button("Fetch") { Task { await fetch() } }
            if failed {
              Text("Nothing came").foregroundStyle(.mint)  // fails contrast-text
            }
          }
        }
        func fetch() async {
          let page = URL(string: "https://post.test/letters")!
          if let (data, _) = try? await URLSession.shared.data(from: page), !data.isEmpty { return }
          failed = true
        }
      }
      """),
    ReachCase(
      "callback of a module that is missing", views: ["Row": .laidOut],
      """
      import HarbourKit
      @main struct HarbourApp: App { var body: some Scene { WindowGroup { Harbour() } } }
      struct Harbour: View {
        @State private var boats: [Boat] = []
        var body: some View {
          VStack {
            if boats.isEmpty { Text("No boats") } else { ForEach(boats) { Row(boat: $0) } }
          }
          .onAppear { BoatService().load { result in boats = result.boats } }
        }
      }
      struct Row: View {
        let boat: Boat
        var body: some View {
          HStack { Text(boat.name); Text("at sea").foregroundStyle(.mint) }  // fails contrast-text
        }
      }
      """),
    ReachCase(
      "state object that stops, behind a link", views: ["Menu1": .laidOut, "Help": .laidOut],
      """
      final class Score: ObservableObject { let best: Int; init() { best = [Int]().max()! } }
      struct Scores: View { @StateObject var score = Score(); var body: some View { Text("\\(score.best)") } }
      struct Menu1: View {
        var body: some View {
          List {
            NavigationLink("Scores") { Scores() }
            NavigationLink("Help") { Help() }
          }
        }
      }
      struct Help: View {
        var body: some View {
          Button { } label: { Image(systemName: "circle.grid.cross") }  // fails control-name
        }
      }
      @main struct GameApp: App { var body: some Scene { WindowGroup { NavigationStack { Menu1() } } } }
      """),
    ReachCase(
      "wait of an earlier step", never: ["timed-control"],
      """
      @main struct TourApp: App { var body: some Scene { WindowGroup { Tour() } } }
      struct Tour: View {
        @State private var isOver = false
        var body: some View { if isOver { Late(after: 2.5) { } } else { Late(after: 2) { isOver = true } } }
      }
      struct Late: View {
        let after: Double
        let next: () -> Void
        @State private var isThere = false
        var body: some View {
          Button("Next") { next() }.foregroundStyle(.primary).opacity(isThere ? 1 : 0)
            .task { try? await Task.sleep(for: .seconds(after)); isThere = true }
        }
      }
      """),
    ReachCase(
      "message that goes by itself",
      """
      @main struct BoxApp: App { var body: some Scene { WindowGroup { Box() } } }
      struct Box: View {
        @State private var isSaved = false
        var body: some View {
          VStack {
            Button("Save") {
              isSaved = true
              DispatchQueue.main.asyncAfter(deadline: .now() + 2) { isSaved = false }
            }
            if isSaved {
              Text("Saved").foregroundStyle(.yellow)  // fails contrast-text
            }
          }
        }
      }
      """),
    ReachCase(
      "sheet that closes by itself", views: ["Thanks": .laidOut],
      """
      @main struct ShopApp: App { var body: some Scene { WindowGroup { Shop() } } }
      struct Shop: View {
        @State private var isPaid = false
        var body: some View { Button("Buy") { isPaid = true }.sheet(isPresented: $isPaid) { Thanks() } }
      }
      struct Thanks: View {
        @Environment(\\.dismiss) private var dismiss
        var body: some View {
          Text("Thank you").foregroundStyle(.yellow)  // fails contrast-text
            .task { try? await Task.sleep(for: .seconds(3)); dismiss() }
        }
      }
      """),
  ]
}
