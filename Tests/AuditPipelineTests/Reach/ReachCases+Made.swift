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
      "a style for labels takes titles with a symbol",
      """
      struct Tall: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
          VStack { configuration.icon; configuration.title.foregroundStyle(.yellow) }  // fails contrast-text
        }
      }
      extension LabelStyle where Self == Tall { static var tall: Tall { .init() } }
      struct Mast: View { var body: some View { Button("Hoist", systemImage: "flag") {}.labelStyle(.tall) } }
      #Preview { Mast() }
      """),
    ReachCase(
      "what is asked of a tablet is nothing of a phone", never: ["target-size"],
      """
      @main struct HelmApp: App { var body: some Scene { WindowGroup { Helm() } } }
      struct Helm: View {
        @State private var isOpen = false
        @Environment(\\.horizontalSizeClass) private var width
        private var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad }
        var body: some View {
          VStack {
            Text("Helm")
            if UIDevice.current.userInterfaceIdiom == .pad, !isOpen {
              Button("Side") {}.frame(width: 9, height: 9)
            }
            if isPad && width == .regular { Button("Left") {}.frame(width: 9, height: 9) }
            if UIDevice.current.userInterfaceIdiom == .phone && isOpen {
              Text("Chart").foregroundStyle(.yellow)  // fails contrast-text
            }
            if !isPad && isOpen { Text("Log").foregroundStyle(.mint) }  // fails contrast-text
          }
        }
      }
      """),
    ReachCase(
      "words that stand for an attributed text are not the app's", never: ["string-localized"],
      """
      @main struct BuoyApp: App { var body: some Scene { WindowGroup { Text("Buoy") } } }
      struct Bell: Codable { let mail: String }
      struct Tone: Codable {
        var words: AttributedString
        init(raw: String) { words = (try? AttributedString(markdown: raw)) ?? AttributedString(stringLiteral: raw) }
      }
      struct Maker { func row(_ bell: Bell) -> some View { Sound(bell: bell, tone: Tone(raw: bell.mail)) } }
      struct Sound: View {
        let bell: Bell
        let tone: Tone
        var body: some View {
          Form {
            LabeledContent("Mail", value: bell.mail)
            Text(tone.words)
          }
        }
      }
      """),
    ReachCase(
      "a row on something unknown", never: ["contrast-text"],
      """
      import Paints
      @main struct NetApp: App { var body: some Scene { WindowGroup { Net() } } }
      struct Net: View {
        var body: some View {
          Form { Section { Text("Catch").foregroundStyle(.red) }.listRowBackground(Paints.sea) }
        }
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
