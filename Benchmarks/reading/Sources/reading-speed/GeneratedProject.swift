import Foundation

/// A SwiftUI project made up by a seed: views, their models and the components they share, 80 to 150 lines a file.
///
/// Every number and every part that a view has is drawn from the seed: same seed, same bytes.
struct GeneratedProject {
  private(set) var files: [(path: String, text: String)] = []
  private var seed: UInt64
  private let views: Int

  /// - Parameter count: Files, the app's own and the design's included; at least 10.
  init(count: Int, seed: UInt64 = 1) {
    self.seed = seed
    files = [("App/SampleApp.swift", Self.app), ("Design/Theme.swift", Self.theme)]
    views = count - files.count
    for index in 0..<views { files.append(view(index)) }
  }

  var lines: Int { files.reduce(0) { $0 + $1.text.utf8.reduce(0) { $0 + ($1 == 10 ? 1 : 0) } } }
  var bytes: Int { files.reduce(0) { $0 + $1.text.utf8.count } }

  func write(to folder: URL) throws {
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  /// - Source: Knuth's MMIX generator.
  private mutating func draw(_ count: Int) -> Int {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((seed >> 33) % UInt64(count))
  }
  private mutating func pick(_ words: [String]) -> String { words[draw(words.count)] }

  // MARK: Files

  private static let app = """
    import SwiftUI

    @main
    struct SampleApp: App {
        @StateObject private var session = AppSession()

        var body: some Scene {
            WindowGroup {
                NavigationStack {
                    Screen0View()
                }
                .environmentObject(session)
                .tint(Theme.accent)
            }
        }
    }

    final class AppSession: ObservableObject {
        @Published var isSignedIn = true
        @Published var unread = 3
        var greeting: String { isSignedIn ? "Welcome back" : "Welcome" }
    }

    """

  private static let theme = """
    import SwiftUI

    enum Theme {
        static let accent = Color(red: 0.05, green: 0.35, blue: 0.75)
        static let surface = Color(.secondarySystemBackground)
        static let warning = Color(red: 0.7, green: 0.25, blue: 0.1)
        enum Spacing {
            static let small: CGFloat = 8
            static let medium: CGFloat = 16
            static let large: CGFloat = 24
        }
        enum Radius {
            static let card: CGFloat = 12
        }
    }

    extension View {
        func card(_ padding: CGFloat = Theme.Spacing.medium) -> some View {
            self
                .padding(padding)
                .frame(maxWidth: .infinity, alignment: .leading)
                .background(Theme.surface, in: RoundedRectangle(cornerRadius: Theme.Radius.card))
        }
    }

    struct FilledButtonStyle: ButtonStyle {
        @Environment(\\.isEnabled) private var isEnabled
        func makeBody(configuration: Configuration) -> some View {
            configuration.label
                .font(.headline)
                .frame(maxWidth: .infinity, minHeight: 50)
                .background(isEnabled ? Theme.accent : Color.gray, in: Capsule())
                .foregroundStyle(.white)
                .opacity(configuration.isPressed ? 0.8 : 1)
        }
    }

    """

  private static let nouns = [
    "Invoice", "Recipe", "Workout", "Journey", "Reminder", "Plant", "Article", "Receipt", "Playlist", "Contact",
  ]
  private static let symbols = [
    "star", "heart.fill", "bell", "leaf", "calendar", "cart", "person.crop.circle", "chart.bar", "book", "flag",
  ]
  private static let sentences = [
    "Everything you saved in one place.", "Pull down to refresh the list.", "Changes are kept on this device.",
    "You can undo this for thirty days.", "Only people you invite can see it.", "Nothing is due today.",
  ]

  private mutating func view(_ index: Int) -> (path: String, text: String) {
    let noun = pick(Self.nouns)
    var parts = [head(index, noun)]
    var sections = ["header"]
    var bodies = [header(noun)]
    let makers = [rows(index), tiles(index), form(index), banner(index), actions(index, noun), list(index)]
    let first = draw(makers.count)
    for step in 0..<(3 + draw(2)) {
      let (name, text) = makers[(first + step) % makers.count]
      sections.append(name)
      bodies.append(text)
    }
    parts.append(
      """
          var body: some View {
              ScrollView {
                  VStack(alignment: .leading, spacing: Theme.Spacing.medium) {
      \(sections.map { "                " + $0 }.joined(separator: "\n"))
                  }
                  .padding(.horizontal, Theme.Spacing.\(pick(["small", "medium", "large"])))
              }
              .navigationTitle("\(noun)s")
              .toolbar {
                  ToolbarItem(placement: .primaryAction) {
                      Button("Add", systemImage: "plus") { model.add() }
                  }
              }
              .task { await model.load() }
          }

      """)
    parts += bodies
    parts.append("}\n\n" + model(index, noun))
    if draw(4) == 0 {
      parts.append("\n#Preview {\n    Screen\(index)View()\n        .environmentObject(AppSession())\n}\n")
    }
    return ("Features/\(noun)/Screen\(index)View.swift", parts.joined())
  }

  private func head(_ index: Int, _ noun: String) -> String {
    """
    import SwiftUI

    /// Shows the \(noun.lowercased())s of screen \(index).
    struct Screen\(index)View: View {
        @StateObject private var model = Screen\(index)Model()
        @EnvironmentObject private var session: AppSession
        @Environment(\\.dynamicTypeSize) private var size
        @State private var isExpanded = false
        @State private var query = ""
        @AppStorage("screen\(index).compact") private var isCompact = false


    """
  }

  private mutating func header(_ noun: String) -> String {
    """

        private var header: some View {
            HStack(spacing: Theme.Spacing.small) {
                Image(systemName: "\(pick(Self.symbols))")
                    .font(.title\(["", "2", "3"][draw(3)]))
                    .foregroundStyle(Theme.accent)
                    .accessibilityHidden(true)
                VStack(alignment: .leading) {
                    Text(session.greeting)
                        .font(.headline)
                    Text("\(pick(Self.sentences))")
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                }
                Spacer()
                if session.unread > 0 {
                    Text("\\(session.unread)")
                        .font(.caption.bold())
                        .padding(\(4 + draw(6)))
                        .background(Theme.warning, in: Circle())
                        .foregroundStyle(.white)
                }
            }
        }

    """
  }

  private mutating func rows(_ index: Int) -> (String, String) {
    (
      "rows",
      """

          private var rows: some View {
              ForEach(model.filtered(by: query)) { item in
                  HStack {
                      Label(item.title, systemImage: item.isDone ? "checkmark.circle.fill" : "circle")
                      Spacer()
                      Text(item.amount, format: .number)
                          .monospacedDigit()
                          .foregroundStyle(item.amount > \(draw(90)) ? Theme.warning : .primary)
                  }
                  .card(Theme.Spacing.small)
                  .onTapGesture { model.toggle(item) }
                  .accessibilityElement(children: .combine)
                  .accessibilityAddTraits(.isButton)
              }
          }

      """
    )
  }

  private mutating func tiles(_ index: Int) -> (String, String) {
    (
      "tiles",
      """

          private var tiles: some View {
              LazyVGrid(columns: [GridItem(.adaptive(minimum: \(90 + draw(60))))], spacing: \(8 + draw(8))) {
                  tile("Total", value: model.total)
                  tile("Open", value: model.items.filter { !$0.isDone }.count)
                  tile("Done", value: model.items.count { $0.isDone })
              }
          }

          private func tile(_ title: String, value: Int) -> some View {
              VStack {
                  Text("\\(value)")
                      .font(.system(size: \(22 + draw(12)), weight: .semibold, design: .rounded))
                  Text(title)
                      .font(.footnote)
                      .foregroundStyle(.secondary)
              }
              .card()
          }

      """
    )
  }

  private mutating func form(_ index: Int) -> (String, String) {
    (
      "form",
      """

          @ViewBuilder
          private var form: some View {
              TextField("Search", text: $query)
                  .textFieldStyle(.roundedBorder)
                  .submitLabel(.search)
              Toggle("Compact rows", isOn: $isCompact)
              Stepper("Show \\(model.limit)", value: $model.limit, in: 1...\(10 + draw(20)))
              if size.isAccessibilitySize {
                  Text("\(pick(Self.sentences))").font(.footnote)
              }
          }

      """
    )
  }

  private mutating func banner(_ index: Int) -> (String, String) {
    (
      "banner",
      """

          private var banner: some View {
              VStack(alignment: .leading, spacing: \(4 + draw(8))) {
                  Text("\(pick(Self.sentences))")
                      .font(.callout.weight(.medium))
                  if isExpanded {
                      Text("\(pick(Self.sentences))")
                          .font(.footnote)
                          .transition(.opacity)
                  }
                  Button(isExpanded ? "Less" : "More") {
                      withAnimation(.easeInOut(duration: 0.2)) { isExpanded.toggle() }
                  }
              }
              .card()
              .overlay(alignment: .topTrailing) {
                  Image(systemName: "\(pick(Self.symbols))").padding(\(6 + draw(6)))
              }
          }

      """
    )
  }

  private mutating func actions(_ index: Int, _ noun: String) -> (String, String) {
    (
      "actions",
      """

          private var actions: some View {
              VStack(spacing: Theme.Spacing.small) {
                  Button("Save \(noun.lowercased())") { model.save() }
                      .buttonStyle(FilledButtonStyle())
                      .disabled(model.items.isEmpty)
                  NavigationLink("Details") {
                      Screen\((index + 1 + draw(3)) % views)View()
                  }
                  Button("Delete", role: .destructive) { model.removeAll() }
                      .frame(minHeight: \(30 + draw(20)))
              }
          }

      """
    )
  }

  private mutating func list(_ index: Int) -> (String, String) {
    (
      "topics",
      """

          private var topics: some View {
              ScrollView(.horizontal, showsIndicators: false) {
                  HStack {
                      ForEach(Screen\(index)Model.Topic.allCases, id: \\.self) { topic in
                          Button(topic.title) { model.topic = topic }
                              .padding(.vertical, \(4 + draw(8)))
                              .padding(.horizontal, \(8 + draw(8)))
                              .background(model.topic == topic ? Theme.accent : Theme.surface, in: Capsule())
                              .foregroundStyle(model.topic == topic ? .white : .primary)
                      }
                  }
              }
          }

      """
    )
  }

  private mutating func model(_ index: Int, _ noun: String) -> String {
    """
    /// What screen \(index) shows, and what its buttons do.
    @MainActor
    final class Screen\(index)Model: ObservableObject {
        enum Topic: String, CaseIterable {
            case recent, favourites, archived
            var title: String { rawValue.capitalized }
        }

        struct Item: Identifiable, Hashable {
            let id: Int
            var title: String
            var amount: Double
            var isDone = false
        }

        @Published var items: [Item] = (1...\(3 + draw(4))).map {
            Item(id: $0, title: "\(noun) \\($0)", amount: Double($0) * \(1 + draw(40)).5)
        }
        @Published var topic = Topic.recent
        @Published var limit = \(3 + draw(6))

        var total: Int { items.reduce(0) { $0 + Int($1.amount) } }

        func filtered(by query: String) -> [Item] {
            let found = query.isEmpty ? items : items.filter { $0.title.localizedCaseInsensitiveContains(query) }
            return Array(found.sorted { $0.amount < $1.amount }.prefix(limit))
        }

        func load() async {
            guard items.isEmpty else { return }
            add()
        }

        func add() { items.append(Item(id: items.count + 1, title: "New \(noun.lowercased())", amount: 1)) }
        func toggle(_ item: Item) {
            guard let index = items.firstIndex(of: item) else { return }
            items[index].isDone.toggle()
        }
        func save() { limit = max(limit, items.count) }
        func removeAll() { items.removeAll() }
    }

    """
  }
}
