import SightlineModel

/// Views that no state and no preview shows: made with sample values and laid out all the same.
extension ReachCase {
  static let presumed: [ReachCase] = [
    ReachCase(
      "the side of a row that no call leads to", never: ["image-name", "text-scaling"],
      views: ["Options": .laidOut, "Row": .laidOut],
      """
      @main struct QuayApp: App { var body: some Scene { WindowGroup { Options() } } }
      struct Options: View { var body: some View { List { Row(title: "Tides", action: {}); Row(title: "Winds") {} } } }
      struct Row: View {
        let title: String
        var action: (() -> Void)?
        var body: some View {
          if let action { Button(title, action: action) } else { Image("quay"); Text(title).font(.system(size: 9)) }
        }
      }
      """),
    ReachCase(
      "an icon that stays small beside growing text, where nobody leads", views: ["Mole": .presumed],
      """
      @main struct PierApp: App { var body: some Scene { WindowGroup { Text("Pier") } } }
      final class Router { func mole() -> AnyView { AnyView(Mole()) } }
      struct Mole: View {
        var body: some View {
          HStack {
            Image(systemName: "wind").font(.system(size: 15)).accessibilityLabel("Wind")  // fails icon-scaling
            Text("Strong")
          }
        }
      }
      """),
    ReachCase(
      "behind a router that nobody runs", views: ["Harbour": .laidOut, "Berth": .presumed, "Rope": .presumed],
      """
      @main struct PortApp: App { var body: some Scene { WindowGroup { Harbour() } } }
      struct Harbour: View { var body: some View { Text("Harbour") } }
      enum Route { case berth(Int), harbour }
      final class Router {
        @ViewBuilder func view(for route: Route) -> some View {
          switch route {
          case .berth(let number): Berth(number: number)
          case .harbour: Harbour()
          }
        }
      }
      struct Berth: View {
        let number: Int
        @State private var isOpen = false
        var body: some View {
          VStack {
            Text("Berth \\(number)")
            Button { } label: { Image(systemName: "circle.grid.cross") }  // fails control-name
            Rope()
          }
        }
      }
      struct Rope: View {
        var body: some View { Text("Rope").foregroundStyle(.yellow).padding().background(.white) }  // fails contrast-text
      }
      """),
    ReachCase(
      "with an environment object, a binding and content", views: ["Ledger": .presumed, "Card": .presumed],
      """
      import Combine
      @main struct MillApp: App { var body: some Scene { WindowGroup { Text("Mill") } } }
      final class Books: ObservableObject { @Published var names = ["Flour", "Bran"] }
      struct Sack: Identifiable { let id: UUID; let name: String }
      final class Coordinator {
        func ledger() -> AnyView { AnyView(Ledger(sacks: [], isOpen: .constant(true)) { Text("Weight") }) }
      }
      struct Ledger<Content: View>: View {
        @EnvironmentObject var books: Books
        let sacks: [Sack]
        @Binding var isOpen: Bool
        @ViewBuilder var content: () -> Content
        var body: some View {
          VStack {
            ForEach(books.names, id: \\.self) { Text($0) }
            ForEach(sacks) { Card(sack: $0) }
            TextField("", text: .constant(""))  // fails control-name
            content()
          }
        }
      }
      struct Card: View {
        let sack: Sack
        var body: some View { Text(sack.name) }
      }
      """),
    ReachCase(
      "in branches that no state shows, what rests on constants", never: ["text-truncated", "target-size"],
      """
      struct Quay: View {
        var error: String? = nil
        var isChosen = false
        let selected = 0
        var body: some View {
          VStack {
            Text("Ferry")
            if error != nil {
              Button { } label: { Image(systemName: "circle.grid.cross") }  // fails control-name
              Text("Late").foregroundStyle(.yellow).padding().background(.white)  // fails contrast-text
              Text("Tide").font(.system(size: 17))  // fails text-scaling
              Text("Landing stage").lineLimit(1).frame(width: 30)
              Button("x") { }.frame(width: 9, height: 9)
            }
            // Chosen, it stands on black: the two conditions are one.
            if isChosen { Text("Pier").foregroundStyle(.white).background(selected == 1 ? Color.black : .clear) }
          }
        }
      }
      @main struct QuayApp: App { var body: some Scene { WindowGroup { Quay() } } }
      """),
    ReachCase(
      "what moves where nobody leads", views: ["Buoy": .presumed],
      """
      @main struct PierApp: App { var body: some Scene { WindowGroup { Text("Pier") } } }
      final class Router { func buoy() -> AnyView { AnyView(Buoy()) } }
      struct Buoy: View {
        @State private var drift = 0.0
        var body: some View {
          Text("Buoy")
            .offset(x: drift)
            .onAppear { withAnimation(.easeInOut(duration: 1)) { drift = 40 } }  // fails motion-gated
        }
      }
      """),
    ReachCase(
      "what depends on samples, sizes and the place is for a person",
      never: ["contrast-text", "text-truncated", "text-clipped", "screen-title", "target-size"],
      views: ["Label1": .presumed],
      """
      @main struct KilnApp: App { var body: some Scene { WindowGroup { Text("Kiln") } } }
      struct Maker { func row() -> some View { HStack { Label1(text: "Clay", tint: .red) } } }
      struct Label1: View {
        let text: String
        let tint: Color
        var body: some View {
          VStack {
            Text(text).lineLimit(1).frame(width: 30)
            Text("Glaze").foregroundStyle(tint)
            Text("Fire").foregroundStyle(.yellow)
            Button("x") { }.frame(width: 9, height: 9)
          }
        }
      }
      """),
    ReachCase(
      "what is empty has words where it is presumed not to be", never: ["control-name"],
      """
      @main struct MillApp: App { var body: some Scene { WindowGroup { Mill() } } }
      final class Miller: ObservableObject {
        @Published var message = ""
        @Published var note: String?
        @Published var failed = false
      }
      struct Mill: View {
        @State private var error = ""
        @StateObject private var miller = Miller()
        var body: some View {
          VStack {
            if !error.isEmpty { Text(error).foregroundStyle(.red) }  // fails contrast-text
            if error != "" { Text(error.uppercased()).foregroundStyle(.orange) }  // fails contrast-text
            if miller.failed {
              Text(miller.message).foregroundStyle(.green)  // fails contrast-text
              Text(miller.note ?? "").foregroundStyle(.yellow)  // fails contrast-text
              Text(error.isEmpty ? "" : "Wind").foregroundStyle(.mint)
              Text("").foregroundStyle(.teal)
            }
          }
        }
      }
      """),
    ReachCase(
      "the first of as many as are presumed to be there",
      """
      @main struct FishApp: App { var body: some Scene { WindowGroup { Fish(names: ["Cod", "Eel"]) } } }
      struct Fish: View {
        let names: [String]
        var body: some View {
          VStack {
            if names.count > 3 {
              Text("Many").foregroundStyle(.yellow)  // fails contrast-text
              ForEach(names.prefix(upTo: names.count > 3 ? 3 : names.count), id: \\.self) { Text($0) }
              ForEach(names[0..<4], id: \\.self) { Text($0).foregroundStyle(.mint) }  // fails contrast-text
            }
          }
        }
      }
      """),
    ReachCase(
      "what is declared as if it were there is taken to be", views: ["Silo": .laidOut],
      """
      @main struct SiloApp: App { var body: some Scene { WindowGroup { Silo() } } }
      struct Owner { var isRich = false }
      final class Register: ObservableObject { @Published var owner: Owner! }
      extension EnvironmentValues { @Entry var register: Register = .init() }
      struct Silo: View {
        @Environment(\\.register) private var register
        var body: some View {
          VStack {
            if register.owner.isRich { Text("Rich").foregroundStyle(.yellow) }  // fails contrast-text
            if !register.owner.isRich { Text("Poor").foregroundStyle(.mint) }  // fails contrast-text
          }
        }
      }
      """),
    ReachCase(
      "a destination for a case that nothing makes", never: ["image-name"],
      views: ["Inn": .laidOut, "Room": .presumed],
      """
      @main struct InnApp: App { var body: some Scene { WindowGroup { Inn() } } }
      enum Way: Hashable, Codable { case room, garden, tower }
      struct Inn: View {
        @State private var ways: [Way] = []
        var body: some View {
          NavigationStack(path: $ways) {
            Text("Inn")
              .onOpenURL { ways = $0.path == "/room" ? [.room] : [.garden] }
              .navigationDestination(for: Way.self) { way in
                switch way {
                case .room: Room()
                case .garden: Text("Garden")
                case .tower: Tower()
                }
              }
          }
        }
      }
      struct Room: View { var body: some View { Text("Room").foregroundStyle(.mint) } }  // fails contrast-text
      struct Tower: View { var body: some View { Image("tower") } }
      """),
    ReachCase(
      "who is never shown is unused",
      views: ["Field": .laidOut, "Plough": .unused, "Share": .unused, "Old": .unused, "Hoe": .unused],
      """
      @main struct FarmApp: App { var body: some Scene { WindowGroup { Field() } } }
      // Old and Hoe are told about here.
      struct Field: View { var body: some View { Text("Field") } }
      struct Plough: View { var body: some View { Share() } }
      struct Share: View { var body: some View { Text("Share") } }
      struct Old: View { var body: some View { Text("Old") } }
      extension Old { var name: String { "Old" } }
      struct Hoe: View { var body: some View { Text("Hoe") } }
      #if os(macOS)
      struct Desk: View { var body: some View { Hoe() } }
      #endif
      """),
  ]
}
