import SightlineModel

/// Previews are a way in; what they add of their own is none of the app's.
extension ReachCase {
  static let previews: [ReachCase] = [
    ReachCase(
      "a view whose line has something private of its own", views: ["Oar": .previewed],
      """
      struct Oar: View { @State private var length = 3
        var body: some View { Text("Oar of \\(length) m").foregroundStyle(.yellow) } }  // fails contrast-text
      #Preview { Oar() }
      """),
    ReachCase(
      "a sheet as a missing module adds it", views: ["Knots": .laidOut],
      """
      import Shortcuts
      struct Rope: View {
        @State private var showsKnots = false
        var body: some View {
          Button("Knots") { showsKnots = true }
            .sheet($showsKnots) { Knots() }
        }
      }
      struct Knots: View { var body: some View { Text("Bowline").foregroundStyle(.yellow) } }  // fails contrast-text
      @main struct RopeApp: App { var body: some Scene { WindowGroup { Rope() } } }
      """),
    ReachCase(
      "a closure in the environment, and a size that is measured and made by a function",
      """
      extension EnvironmentValues { @Entry var close: () -> Void = {} }
      struct Measure: ViewModifier {
        @Binding var frame: CGRect
        func body(content: Content) -> some View {
          content.background(GeometryReader { proxy -> AnyView in
            DispatchQueue.main.async {
              let rect = proxy.frame(in: .global)
              if rect.integral != frame.integral { frame = rect }
            }
            return AnyView(EmptyView())
          })
        }
      }
      struct Locker: View {
        @State private var frame: CGRect = .zero
        @State private var isOpen = true
        var body: some View {
          VStack {
            Color.clear.frame(height: 40).modifier(Measure(frame: $frame))
            if CGSizeMake(frame.width, 10).width > 100 {
              Text("Wide").foregroundStyle(.yellow)  // fails contrast-text
            }
            if isOpen { Door().environment(\\.close) { isOpen = false } } else {
              Text("Shut").foregroundStyle(.mint)  // fails contrast-text
            }
          }
        }
      }
      struct Door: View {
        @Environment(\\.close) private var close
        var body: some View { Button("Shut the door") { close() } }
      }
      @main struct LockerApp: App { var body: some Scene { WindowGroup { Locker() } } }
      """),
    ReachCase(
      "two formats of one name, one of them for what a missing module declares",
      """
      import Coins
      enum Format {
        static func amount(coins: Coin, unit: String? = nil) -> String { amount(coins: coins.toLong(), unit: unit) }
        static func amount(coins: Int64, unit: String? = nil) -> String { "many coins" }
      }
      struct Purse: View {
        let coin: Coin
        var body: some View {
          VStack {
            Text(Format.amount(coins: coin.value))
            Text("Purse").foregroundStyle(.yellow)  // fails contrast-text
          }
        }
      }
      #Preview { Purse(coin: Coin(3)) }
      """),
    ReachCase(
      "sheet of an item, and a dialog in it", views: ["Gate": .previewed, "Ticket": .previewed],
      """
      struct Pass: Identifiable { let id: Int }
      struct Gate: View {
        @State private var pass: Pass?
        var body: some View {
          VStack {
            Button("Show the pass") { pass = Pass(id: 3) }
            Text("Gate 3")
          }
          .sheet(item: $pass) { Ticket(number: $0.id) }
        }
      }
      struct Ticket: View {
        let number: Int
        @Environment(\\.dismiss) private var dismiss
        var body: some View {
          VStack {
            Text("Seat").foregroundStyle(.yellow)  // fails contrast-text
            Button("Done") { dismiss() }
          }
        }
      }
      struct Gate_Previews: PreviewProvider { static var previews: some View { Gate() } }
      """),
    ReachCase(
      "destination of a value, without a stack in the preview", views: ["Shelf": .previewed],
      """
      struct Shelves: View {
        var body: some View {
          List { ForEach([1, 2], id: \\.self) { NavigationLink("Shelf", value: $0) } }
            .navigationTitle("Shelves")
            .navigationDestination(for: Int.self) { _ in Shelf() }
        }
      }
      struct Shelf: View {
        var body: some View {
          VStack { Text("Jam").foregroundStyle(.mint) }.navigationTitle("Shelf")  // fails contrast-text
        }
      }
      #Preview { Shelves() }
      """),
    ReachCase(
      "third tab",
      """
      struct Deck: View {
        var body: some View {
          TabView {
            Text("Bow").tabItem { Label("Bow", systemImage: "arrow.up") }
            Text("Mast").tabItem { Label("Mast", systemImage: "flag") }
            VStack {
              Text("Stern").foregroundStyle(.yellow)  // fails contrast-text
            }.tabItem { Label("Stern", systemImage: "arrow.down") }
          }
        }
      }
      #Preview { Deck() }
      """),
    ReachCase(
      "bar item of a view that is previewed without a stack",
      """
      struct Form1: View {
        var body: some View { Text("Form").toolbar { ToolbarItemGroup(placement: .topBarTrailing) { Bin() } } }
      }
      struct Bin: View {
        var body: some View {
          Button { } label: { Image(systemName: "circle.grid.cross") }  // fails control-name
        }
      }
      #Preview { Form1() }
      """),
    ReachCase(
      "method of the app in an extension after the preview",
      """
      struct Entry: View {
        @State private var name = ""
        var body: some View { VStack { Text("Name"); field } }
      }
      #Preview { Entry() }
      extension Entry {
        var field: some View {
          TextField("", text: $name)  // fails control-name
        }
      }
      """),
    ReachCase(
      "width of the preview", never: ["text-unreachable", "text-truncated", "text-clipped"],
      """
      struct Bar: View { var body: some View { HStack { Text("Rye"); Spacer(); Text("9 kg") } } }
      #Preview { VStack { Bar() }.frame(width: 900).padding(40) }
      """),
    ReachCase(
      "ground of the preview", never: ["contrast-text"],
      """
      struct Title: View { var body: some View { Text("Beet").font(.title.bold()).foregroundStyle(.primary) } }
      #Preview { ZStack { Color.black.ignoresSafeArea(); Title() } }
      """),
    ReachCase(
      "several of one component in a preview", never: ["name-unique"],
      """
      struct Tile: View { var body: some View { HStack { Text("Tile"); Button("Lift") { } } } }
      #Preview { HStack { Tile(); Tile() } }
      """),
    ReachCase(
      "picture that is shared", never: ["text-scaling", "text-truncated", "heading"],
      """
      @main struct MapApp: App { var body: some Scene { WindowGroup { Atlas() } } }
      struct Atlas: View {
        @State private var shared: CGImage?
        var body: some View {
          Button("Share") {
            let renderer = ImageRenderer(content: Legend().padding())
            shared = renderer.cgImage
          }
        }
      }
      struct Legend: View { var body: some View { Text("Legend").font(.system(size: 80)).frame(width: 1200) } }
      #Preview { Legend() }
      """),
    ReachCase(
      "picture of a local, a property and what a function makes", never: ["text-scaling", "text-truncated", "heading"],
      """
      @main struct MapApp: App { var body: some Scene { WindowGroup { Atlas() } } }
      struct Atlas: View {
        @State private var shared: CGImage?
        private var sheet: some View { VStack { Scale() } }
        private func rose() -> some View { Rose().padding() }
        var body: some View {
          Button("Share") {
            let legend = Legend().frame(width: 900)
            shared = ImageRenderer(content: legend).cgImage
            shared = ImageRenderer(content: sheet).cgImage
            shared = ImageRenderer(content: rose()).cgImage
          }
        }
      }
      struct Legend: View { var body: some View { Text("Legend").font(.system(size: 80)).frame(width: 1200) } }
      struct Scale: View { var body: some View { Text("Scale").font(.system(size: 80)).frame(width: 1200) } }
      struct Rose: View { var body: some View { Text("Rose").font(.system(size: 80)).frame(width: 1200) } }
      #Preview { Legend() }
      #Preview { Scale() }
      #Preview { Rose() }
      """),
    ReachCase(
      "font that the first view gives its own children", never: ["heading"],
      """
      @main struct ElmApp: App { var body: some Scene { WindowGroup { Elm() } } }
      struct Elm: View { var body: some View { HStack { Text("Elm") }.font(.largeTitle) } }
      struct Twig: View { var body: some View { VStack { Text("Twig"); Text("It is thin") } } }
      #Preview { Twig() }
      """),
    ReachCase(
      "what became of the views",
      views: [
        "Root": .laidOut, "Loaded": .laidOut, "Shown": .previewed, "Nobody": .unused, "Hidden": .presumed,
      ],
      """
      @main struct TheApp: App { var body: some Scene { WindowGroup { Root() } } }
      struct Root: View {
        @State private var isOpen = false
        var body: some View {
          VStack {
            Button("Open") { isOpen = true }
            if isOpen { Loaded() }
          }
        }
      }
      struct Loaded: View { var body: some View { Text("Loaded") } }
      struct Shown: View { var body: some View { Text("Shown") } }
      struct Nobody: View { var body: some View { Text("Nobody") } }
      struct Hidden: View { var body: some View { Text("Hidden") } }
      enum Router { static func hidden() -> some View { Hidden() } }
      #Preview { Shown() }
      """),
    ReachCase(
      "the app's own first view, which a preview shows too",
      views: ["Root": .laidOut, "Hall": .laidOut, "Moving": .laidOut],
      """
      import Shelf
      @main struct HouseApp: App { var body: some Scene { WindowGroup { Root() } } }
      struct Root: View {
        @Environment(\\.house) private var house
        var body: some View { if Shelf.isMoving { Moving() } else { Hall() } }
      }
      struct Moving: View { var body: some View { Text("Moving in") } }
      struct Hall: View {
        var body: some View { Text("Hall").font(.system(size: 17)) }  // fails text-scaling
      }
      extension EnvironmentValues { @Entry var house = "" }
      #Preview { Root() }
      """),
    ReachCase(
      "what '!' unwraps in a view that nothing shows is there", views: ["Sheet": .presumed],
      """
      @main struct HouseApp: App { var body: some Scene { WindowGroup { Text("House") } } }
      final class Router { func sheet() -> AnyView { AnyView(Sheet()) } }
      final class Server { static let shared = Server(); var address: URL! }
      struct Sheet: View {
        var body: some View {
          List {
            Text("\\(Server.shared.address!)")
            Button { } label: { Image(systemName: "circle.grid.cross") }  // fails control-name
          }
        }
      }
      """),
  ]
}
