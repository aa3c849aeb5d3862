import SightlineModel

/// Functions and initialisers that call their own name and mean another: only types tell which.
extension ReachCase {
  static let forwarding: [ReachCase] = [
    ReachCase(
      "enumeration with a raw value that may be missing", views: ["Shelf": .laidOut],
      """
      enum Genre: String {
        case crime, poetry
        init?(rawValue: String?) { self.init(rawValue: rawValue ?? "poetry") }
      }
      struct Shelf: View {
        let word: String? = "crime"
        var body: some View {
          if let genre = Genre(rawValue: word) {
            Text(genre.rawValue).foregroundStyle(.yellow)  // fails contrast-text
          }
        }
      }
      @main struct ShelfApp: App { var body: some Scene { WindowGroup { Shelf() } } }
      """),
    ReachCase(
      "modifier of the project's own with a builder of its own", views: ["Shelf": .laidOut],
      """
      protocol Deed { var name: String { get } }
      struct Lend: Deed { let name = "Lend" }
      @resultBuilder struct DeedBuilder {
        static func buildBlock(_ parts: [any Deed]...) -> [any Deed] { parts.flatMap { $0 } }
        static func buildExpression(_ deed: any Deed) -> [any Deed] { [deed] }
      }
      extension View {
        func contextMenu(@DeedBuilder deeds: @escaping () -> [any Deed]) -> some View { contextMenu { Deeds(deeds: deeds) } }
      }
      struct Deeds: View {
        let deeds: () -> [any Deed]
        var body: some View { ForEach(deeds(), id: \\.name) { Text($0.name) } }
      }
      struct Shelf: View {
        var body: some View {
          Text("Verses").foregroundStyle(.yellow).contextMenu { Lend() }  // fails contrast-text
        }
      }
      @main struct ShelfApp: App { var body: some Scene { WindowGroup { Shelf() } } }
      """),
    ReachCase(
      "request of a superclass of the system's", views: ["Shelf": .laidOut],
      """
      import CoreData
      final class Book: NSManagedObject {
        class func request() -> NSFetchRequest<Book> { super.fetchRequest() as! NSFetchRequest<Book> }
      }
      struct Shelf: View {
        let request = Book.request()
        var body: some View { Text("Verses").foregroundStyle(.yellow) }  // fails contrast-text
      }
      @main struct ShelfApp: App { var body: some Scene { WindowGroup { Shelf() } } }
      """),
    ReachCase(
      "titles of a type that is generated before the build", never: ["control-name", "field-label"],
      """
      struct Shelf: View {
        @State private var count = 0
        @State private var isLent = false
        var body: some View {
          NavigationStack {
            VStack {
              Button(Words.lend) { count += 1 }
              Button(Words.find, systemImage: "magnifyingglass") { count += 1 }
              Button { count += 1 } label: { Label(Words.find, systemImage: "plus").labelStyle(.iconOnly) }
              Toggle(Words.lent, isOn: $isLent)
              NavigationLink(Words.more) { Text("\\(count)") }
              Menu { Button(Words.lend) {} } label: { Label(Words.more, systemImage: "ellipsis") }
            }
            .tabItem { Label(Words.more, systemImage: "book") }
          }
        }
      }
      @main struct ShelfApp: App { var body: some Scene { WindowGroup { Shelf() } } }
      """),
    ReachCase(
      "picture that an initialiser of an addition makes, where it is used",
      """
      enum Sign: String { case book }
      extension Image { init(sign: Sign) { self.init(systemName: sign.rawValue) } }
      struct Shelf: View {
        var body: some View {
          VStack {
            Image(sign: .book)  // fails image-name
            Text("Verses")
          }
        }
      }
      @main struct ShelfApp: App { var body: some Scene { WindowGroup { Shelf() } } }
      """),
    ReachCase(
      "deletion that a route is told of", never: ["destructive-confirmed"],
      """
      enum Page { case deleteBook(Int) }
      final class Router: ObservableObject { func open(_ page: Page) { print(page) } }
      func deleteBook(_ id: Int) { Store.shared.delete(id) }
      final class Store { static let shared = Store(); func delete(_ id: Int) {} }
      struct Shelf: View {
        @StateObject private var router = Router()
        var body: some View { Button("Delete", role: .destructive) { router.open(.deleteBook(1)) } }
      }
      @main struct ShelfApp: App { var body: some Scene { WindowGroup { Shelf() } } }
      """),
    ReachCase(
      "chosen by its colours alone",
      """
      struct Shelf: View {
        @State private var genre = 0
        var body: some View {
          VStack {
            ForEach(0..<3) { index in
              Button("Genre \\(index)") { genre = index }  // fails selected-state
                .foregroundStyle(genre == index ? .white : .black)
                .padding()
                .background(genre == index ? Color.black : Color.clear)
            }
          }
        }
      }
      @main struct ShelfApp: App { var body: some Scene { WindowGroup { Shelf() } } }
      """),
    ReachCase(
      "tabs drawn by hand, one line each",
      """
      struct Shelf: View {
        @State private var page = 0
        var body: some View {
          VStack {
            Text(page == 0 ? "All books" : "Lent books")
            HStack {
              Button("Books") { page = 0 }.foregroundStyle(page == 0 ? .blue : .black)  // fails selected-state
              Button("Lent") { page = 1 }.foregroundStyle(page == 1 ? .blue : .black)  // fails selected-state
            }
          }
        }
      }
      @main struct ShelfApp: App { var body: some Scene { WindowGroup { Shelf() } } }
      """),
    ReachCase(
      "colours of a choice that is announced", never: ["selected-state"],
      """
      struct Shelf: View {
        @State private var genre = 0
        @State private var dark = false
        var body: some View {
          VStack {
            ForEach(0..<3) { index in
              Button("Genre \\(index)") { genre = index }
                .background(genre == index ? Color.black : Color.clear)
                .accessibilityAddTraits(genre == index ? .isSelected : [])
            }
            Button("Colours") { dark.toggle() }
            Text("Books of all kinds").foregroundStyle(dark ? .blue : .black)
          }
        }
      }
      @main struct ShelfApp: App { var body: some Scene { WindowGroup { Shelf() } } }
      """),
  ]
}
