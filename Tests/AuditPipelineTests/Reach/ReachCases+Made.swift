import SightlineModel

/// Views whose code leans on what nobody has at hand: a database, a module, a value that only a running app has.
extension ReachCase {
  static let made: [ReachCase] = [
    ReachCase(
      "a window with a name", views: ["Deck": .laidOut, "Cabin": .presumed],
      """
      @main struct ShipApp: App {
        var body: some Scene {
          ship
          others
        }
      }
      extension ShipApp {
        var ship: some Scene { WindowGroup("Ship", id: "ship") { Deck() }.commands { CommandMenu("Sail") { } } }
        @SceneBuilder var others: some Scene {
          WindowGroup(for: Int.self) { number in Cabin(number: number.wrappedValue ?? 0) }
          WindowGroup(id: "second") { Cabin(number: 2) }
        }
      }
      struct Deck: View {
        var body: some View { Text("Deck").foregroundStyle(.yellow) }  // fails contrast-text
      }
      struct Cabin: View {
        let number: Int
        var body: some View { Text("Cabin \\(number)") }
      }
      """),
    ReachCase(
      "a window for documents", views: ["Page": .laidOut],
      """
      import UniformTypeIdentifiers
      @main struct PadApp: App {
        var body: some Scene { DocumentGroup(newDocument: Sheet()) { file in Page(sheet: file.$document) } }
      }
      struct Sheet: FileDocument { var words = "Dear" }
      struct Page: View {
        @Binding var sheet: Sheet
        var body: some View {
          VStack {
            Text(sheet.words).foregroundStyle(.yellow)  // fails contrast-text
            TextField("Words", text: $sheet.words)
          }
        }
      }
      """),
    ReachCase(
      "entity that asks its superclass for a request", views: ["Shelf": .laidOut],
      """
      import CoreData
      @main struct BookApp: App { var body: some Scene { WindowGroup { Shelf() } } }
      final class Book: NSManagedObject {
        @NSManaged var title: String
        static func request() -> NSFetchRequest<Book> {
          let request = super.fetchRequest() as! NSFetchRequest<Book>
          request.sortDescriptors = []
          return request
        }
      }
      struct Shelf: View {
        let request = Book.request()
        var body: some View { Text("Books").foregroundStyle(.yellow) }  // fails contrast-text
      }
      """),
    ReachCase(
      "enumeration that takes an optional raw value", views: ["Leaf": .laidOut],
      """
      @main struct TreeApp: App { var body: some Scene { WindowGroup { Leaf(kind: Kind(rawValue: Optional("oak"))) } } }
      enum Kind: String {
        case oak, elm
        init?(rawValue: String?) { self.init(rawValue: rawValue ?? "elm") }
      }
      struct Leaf: View {
        let kind: Kind?
        var body: some View { if kind == .oak { Text("Oak").foregroundStyle(.yellow) } }  // fails contrast-text
      }
      """),
    ReachCase(
      "wrapper of a missing module", views: ["Options": .laidOut, "Wire": .laidOut],
      """
      import Preferences
      @main struct BayApp: App {
        var body: some Scene { WindowGroup { VStack { Options(row: 1); Options(row: 2) } } }
      }
      struct Options: View {
        let row: Int
        @Preference(.isLoud) private var isLoud
        @Preference(.names) private var names: [String]
        var body: some View {
          VStack {
            Toggle("Loud", isOn: $isLoud)
            ForEach(names, id: \\.self) { Wire(name: $0) }
          }
        }
      }
      struct Wire: View {
        let name: String
        var body: some View { Text("Wire").foregroundStyle(.yellow) }  // fails contrast-text
      }
      """),
    ReachCase(
      "view by way of a missing module's protocol", views: ["Catch": .laidOut, "Net": .presumed, "Deck": .laidOut],
      """
      import Store
      @main struct FishApp: App {
        var body: some Scene { WindowGroup { VStack { Catch(number: 1).padding(); Deck() } } }
      }
      struct Fish { let name: String }
      struct Catch: ConnectedView {
        struct Props { let fish: [Fish]; let isFresh: Bool }
        let number: Int
        func map(state: AppState, dispatch: @escaping Dispatch) -> Props { Props(fish: state.fish, isFresh: true) }
        func body(props: Props) -> some View {
          VStack { ForEach(props.fish, id: \\.name) { Net(fish: $0) } }
        }
      }
      struct Net: View {
        let fish: Fish
        var body: some View {
          Button { } label: { Image(systemName: "fish").padding(20) }  // fails control-name
        }
      }
      struct Deck: StoredView { var body: some View { Text("Deck").foregroundStyle(.yellow) } }  // fails contrast-text
      """),
    ReachCase(
      "initialiser that stops", views: ["Pump": .presumed],
      """
      @main struct WellApp: App { var body: some Scene { WindowGroup { Text("Well") } } }
      struct Maker { func pump() -> AnyView { AnyView(Pump(depths: [])) } }
      struct Pump: View {
        let depth: Int
        let depths: [Int]
        init(depths: [Int]) { self.depths = depths; depth = depths[7] }
        var body: some View { Button { } label: { Image(systemName: "drop") } }  // fails control-name
      }
      """),
    ReachCase(
      "preview that stops", views: ["Sail": .presumed],
      """
      @main struct YardApp: App { var body: some Scene { WindowGroup { Text("Yard") } } }
      struct Maker { func sail() -> AnyView { AnyView(Sail(names: [])) } }
      struct Sail: View {
        let names: [String]
        var body: some View { Text(names[0]).foregroundStyle(.yellow) }  // fails contrast-text
      }
      #Preview { Sail(names: []) }
      """),
    ReachCase(
      "what is presumed to be there", views: ["Photo": .presumed, "First": .presumed],
      """
      @main struct LabApp: App { var body: some Scene { WindowGroup { Lab() } } }
      struct Lab: View {
        let image: UIImage? = nil
        let names: [String] = []
        var body: some View {
          VStack {
            Text("Lab")
            if image != nil { Photo(image: image!) }
            if !names.isEmpty { First(name: names[0]) }
          }
        }
      }
      struct Photo: View {
        let image: UIImage
        var body: some View { Button { } label: { Image(systemName: "drop") } }
      }
      struct First: View { let name: String; var body: some View { Text(name) } }
      """),
    ReachCase(
      "parts of one name in several views", views: ["Hall.Row": .laidOut, "Attic.Row": .unused],
      """
      @main struct HouseApp: App { var body: some Scene { WindowGroup { Hall() } } }
      struct Hall: View {
        var body: some View { Row() }
        struct Row: View { var body: some View { Text("Hall") } }
      }
      struct Attic: View {
        var body: some View { Row() }
        struct Row: View { var body: some View { Text("Attic") } }
      }
      struct Loft<Row: View>: View {
        let row: Row
        var body: some View { row }
      }
      """),
  ]
}
