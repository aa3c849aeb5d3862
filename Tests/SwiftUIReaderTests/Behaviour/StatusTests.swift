import SightlineModel
import SwiftInterpreter
import SwiftUIReader
import Testing

/// What the source says of messages: what brings them up, what takes them away, in which words an error is told.
struct StatusTests {
  private static func behaviours(_ texts: String...) -> [WrittenBehaviour] {
    WrittenBehaviour.all(in: texts.enumerated().map { ParsedFile(path: "\($0.offset).swift", text: $0.element) })
  }

  private static let members = """
    @State private var isLoading = false; @State private var phase = Phase.idle; @State private var isOpen = false
    @State private var message = ""; @State private var text = ""; @StateObject private var model = Model()
    @Binding var isPresented: Bool; let order: Order; let statusText: String
    """
  private static func view(_ body: String, _ members: String = "") -> String {
    "struct Page: View {\n\(Self.members)\n\(members)\nvar body: some View {\n\(body)\n}\n}\n"
  }

  private static func statuses(_ texts: [String]) -> [WrittenBehaviour] {
    WrittenBehaviour.all(in: texts.enumerated().map { ParsedFile(path: "\($0.offset).swift", text: $0.element) })
      .filter { if case .appearingStatus = $0.kind { true } else { false } }
  }

  /// A wheel that comes up is a status whatever its condition is called; a share of something, what stands for a picture and what
  /// is presented are not.
  @Test(
    arguments: [
      ("VStack { if model.partner != nil { ProgressView() } }", 1),
      ("VStack { if let rows = model.rows { List(rows) { Row($0) } } else { ProgressView() } }", 1),
      ("VStack { if let goal = model.goal { ProgressView(value: goal) } }", 0),
      ("AsyncImage(url: url) { image in if let image { image } else { ProgressView() } }", 0),
      ("AsyncImage(url: url) { phase in switch phase { case .failure: Text(\"No picture\"); default: Row() } }", 0),
      ("VStack { if let url { CachedPhoto(url: url, content: { $0 }, placeholder: { ProgressView() }) } }", 0),
      ("VStack { if isOpen { Text(\"a\").sheet(isPresented: $isOpen) { ProgressView() } } }", 0),
      ("Button(action: save) { if model.partner != nil { ProgressView() } else { Text(\"Save\") } }", 1),
      ("Button(\"a\") { if model.partner != nil { show(ProgressView()) } }", 0),
    ] as [(String, Int)])
  func wheels(body: String, expected: Int) {
    #expect(Self.statuses([Self.view(body)]).count == expected)
  }

  /// The place where it is decided, where it is named, and where what it brings up is written.
  @Test(arguments: [
    "if model.hasFailed { failed }", "if model.hasFailed { failed() }",
    "switch phase { case .failed: failed; default: Row() }",
  ])
  func placesOfWhatIsShown(shown: String) {
    let isCalled = shown.contains("failed()")
    let found = Self.statuses([
      "struct Page: View {\n\(Self.members)\nvar body: some View { VStack {\n\(shown)\n} }\n"
        + "private \(isCalled ? "func failed()" : "var failed:") \(isCalled ? "-> " : "")some View {\nVStack {\nText(\"It failed\") } } }"
    ])
    #expect(found.map(\.location.line) == [6])
    #expect(found.first?.parts.map(\.line).last == 10)
  }

  /// A condition that asks for a case, cases of a `switch`, and views and functions of the app's own that say what is wrong.
  @Test(
    arguments: [
      ("VStack { if phase == .error { Text(\"Not loaded\") } }", "", 1),
      ("VStack { if phase == .first { Text(\"Not loaded\") } }", "", 0),
      ("VStack { if phase == .error { Note() } }", "struct Note: View { var body: some View { Text(\"a\") } }", 1),
      ("VStack { if phase == .loading { Note() } }", "struct Note: View { var body: some View { Text(\"a\") } }", 0),
      ("VStack { if phase == .error { Line() } }", "struct Line: View { var body: some View { Divider() } }", 0),
      ("VStack { switch phase { case .checking: ProgressView(); case .done: Text(\"a\") } }", "", 1),
      ("VStack { if model.hasFailed { note } }", "extension Page { var note: some View { Text(\"a\") } }", 1),
      ("VStack { if model.hasFailed { note() } }", "extension Page { func note() -> some View { Text(\"a\") } }", 1),
      ("VStack { if model.hasFailed { note } }", "extension Page { var note: some View { Divider() } }", 0),
      ("VStack { if model.isExpired { Text(\"Too late\") } }", "", 1),
      ("ZStack { Text(\"Delete\"); Text(\"Deleting…\").opacity(model.isDeleting ? 1 : 0) }", "", 1),
      ("VStack { if model.emailSent { Text(\"Look into your mail\") } }", "", 1),
      ("VStack { if model.isPresented { Text(\"a\") } }", "", 0),
      ("VStack { if !model.showsWarning { Section { Text(\"a\") } } }", "", 0),  // the content itself
      ("VStack { if !model.isFetching { Text(\"No contacts\") } }", "", 1),
      ("VStack { if !model.isValidPrefix { Text(\"Letters only\") } }", "", 1),
      ("VStack { if model.validUntil == 0 { Text(\"No limit\") } }", "", 0),
      ("VStack { if !model.showsWarning { List(rows) { Row($0) } } else { Text(\"a\") } }", "", 1),
      ("VStack { if !model.isAddressValid { Text(\"a\") } }", "", 1),
      ("VStack { if model.supportsErrorMessages { Text(\"a\") } }", "", 0),
      ("ForEach(model.rows) { row in if row.kind == .error { Text(\"a\") } }", "", 0),
      ("Picker(\"a\", selection: $text) { if phase == .error { Text(\"a\") } }", "", 0),
      ("VStack { if model.rows.isEmpty, searchText.isEmpty { Text(\"a\") } }", "", 0),
      ("VStack { Text(message).opacity(model.hasFailed ? 1 : 0) }", "", 1),
      ("VStack { VStack { Text(message) }.opacity(model.hasFailed ? 0 : 1) }", "", 0),
      ("VStack { VStack { Text(message) }.opacity(phase == .error ? 1 : 0) }", "", 1),
    ] as [(String, String, Int)])
  func branches(body: String, declared: String, expected: Int) {
    #expect(Self.statuses([Self.view(body) + declared]).count == expected)
  }

  /// All cases that say how it went are one question with their places.
  @Test func casesAreParts() {
    let body = """
      switch phase {
      case .loading: ProgressView()
      case .done: Text("a")
      case .failed: Text("b")
      }
      """
    let found = Self.statuses([Self.view(body)])
    #expect(found.count == 1)
    #expect(found.first.map { $0.parts.map { $0.line - found[0].location.line } } == [2])
  }

  /// A text that is called after a status, of what the view observes or works out; what a row is handed has its own.
  @Test(
    arguments: [
      ("Text(model.statusText)", 1), ("Text(model.connectionState.title)", 1), ("Text(errorMessage)", 1),
      ("Text(order.status)", 0), ("Text(statusText)", 0), ("Text(model.title)", 0), ("Text(model.statusCode)", 0),
      ("ForEach(model.orders) { one in Text(one.status) }", 0),
      ("Text(model.isProcessing ? \"Processing\" : \"Sign in\")", 1),
      ("Text(model.isIn ? \"Sign out\" : model.isProcessing ? \"Processing\" : \"Sign in\")", 1),
      ("Text(model.name ?? \"Unknown\")", 0), ("Text(\"Ready?\")", 0),
    ] as [(String, Int)])
  func texts(body: String, expected: Int) {
    let members = "var errorMessage: String { model.words }"
    #expect(Self.statuses([Self.view(body, members)]).count == expected)
  }

  /// What a package lays over the screen; a function of the project's own is looked at where it does so.
  @Test(
    arguments: [
      ("ProgressHUD.succeed(\"Saved\")", "", 1), ("SwiftMessages.show(view: note)", "", 1),
      ("toasts.display(note)", "", 0), ("model.show(note)", "", 0), ("bannerView.load(request)", "", 0),
      ("ProgressHUD.flash(\"Saved\")", "enum ProgressHUD { static func flash(_ words: String) {} }", 0),
    ] as [(String, String, Int)])
  func toasts(call: String, declared: String, expected: Int) {
    #expect(Self.statuses([Self.view("Button(\"a\") { \(call) }") + declared]).count == expected)
  }

  /// An announcement speaks for its file, for what uses it and for what it speaks of, and not for the whole app.
  @Test(
    arguments: [
      (
        "struct Other: View { var body: some View { Text(\"a\").onAppear { AccessibilityNotification.Announcement(\"a\").post() } } }",
        1
      ),
      ("final class Model: ObservableObject { func go() { AccessibilityNotification.Announcement(\"a\").post() } }", 0),
      ("func tell() { UIAccessibility.post(notification: .announcement, argument: note.isLoading) }", 0),
      ("enum Speech { static func load() { UIAccessibility.post(notification: .announcement, argument: nil) } }", 0),
    ] as [(String, Int)])
  func announcements(other: String, expected: Int) {
    let page = Self.view("VStack { if isLoading { ProgressView() } }.task { await load() }")
    #expect(Self.statuses([page, other]).count == expected)
  }

  /// A list that is searched, without words for nothing found: in the view, in what it shows, two levels deep.
  @Test(
    arguments: [
      ("List(model.rows) { Row($0) }.searchable(text: $text)", "", 1),
      ("List { ForEach(model.rows) { Row($0) } }.searchable(text: $text)", "", 1),
      ("List { Text(\"a\") }.searchable(text: $text)", "", 0),  // nothing is listed here
      ("List(model.rows) { Row($0) }", "", 0),
      (
        "List(model.rows) { Row($0) }.searchable(text: $text).overlay { if model.rows.isEmpty { Text(\"None\") } }", "",
        0
      ),
      ("List(text.isEmpty ? model.all : model.rows) { Row($0) }.searchable(text: $text)", "", 1),
      (
        "List(model.rows) { Row($0) }.searchable(text: $text).overlay { note }",
        "extension Page { var note: some View { ContentUnavailableView.search } }", 0
      ),
      (
        "List(model.rows) { Row($0) }.searchable(text: $text).overlay { Note() }",
        "struct Note: View { var body: some View { if model.rows.isEmpty { Text(\"None\") } } }", 0
      ),
    ] as [(String, String, Int)])
  func searches(body: String, declared: String, expected: Int) {
    let found = Self.behaviours(Self.view(body) + declared).filter {
      if case .silentSearch = $0.kind { true } else { false }
    }
    #expect(found.count == expected)
    #expect(found.allSatisfy { !$0.parts.isEmpty })
  }

  /// A page that is blank where its data is nothing: what is fetched, begins empty, or is written with `?? []`.
  @Test(
    arguments: [
      ("List(rows) { Row($0) }.navigationTitle(\"a\")", "@State var rows: [Int] = []", ["rows"]),
      ("List { ForEach(rows) { Row($0) } }.navigationTitle(\"a\")", "@Query var rows: [Item]", ["rows"]),
      ("ScrollView { LazyVStack { ForEach(model.page?.rows ?? []) { Row($0) } } }.toolbar { Edit() }", "", ["rows"]),
      (
        "List(found) { Row($0) }.refreshable {}",
        "@State var rows: [Int] = []\nvar found: [Int] { rows.filter { $0 > 1 } }", ["found"]
      ),
      (
        "List(store.rows) { Row($0) }.refreshable {}", "}\nfinal class Store { @Published var rows: [Int] = []",
        ["rows"]
      ),
      // No page, a row beside the data, handed in, never empty, sideways.
      ("List(rows) { Row($0) }", "@State var rows: [Int] = []", []),
      (
        "List { Toggle(\"a\", isOn: $on); ForEach(rows) { Row($0) } }.refreshable {}", "@State var rows: [Int] = []", []
      ),
      (
        "List { top; ForEach(rows) { Row($0) } }.refreshable {}",
        "@State var rows: [Int] = []\nvar top: some View { Text(\"a\") }", []
      ),
      ("List(rows) { Row($0) }.refreshable {}", "let rows: [Int]", []),
      ("List(rows) { Row($0) }.refreshable {}", "@State var rows = [1, 2]", []),
      ("List(Kind.allCases) { Row($0) }.refreshable {}", "", []),
      (
        "ScrollView(.horizontal) { HStack { ForEach(rows) { Row($0) } } }.refreshable {}",
        "@State var rows: [Int] = []", []
      ),
      // Somebody says something.
      (
        "List(rows) { Row($0) }.overlay { if rows.isEmpty { Text(\"None\") } }.refreshable {}",
        "@State var rows: [Int] = []", []
      ),
      (
        "List(rows) { Row($0) }.refreshable {}",
        "@State var rows: [Int] = []\n}\nstruct Home { var body: some View { if rows.isEmpty { Text(\"None\") } else { Page() } }",
        []
      ),
    ] as [(String, String, [String])])
  func emptyLists(body: String, members: String, expected: [String]) {
    let found = Self.behaviours(Self.view(body, members)).compactMap { behaviour in
      if case .silentList(let name) = behaviour.kind { name } else { nil }
    }
    #expect(found == expected)
  }

  /// What a timer takes away, with its seconds; what a button says once it has copied something, short waits and long ones are
  /// left alone.
  @Test(
    arguments: [
      ("Button(\"a\") { message = words; Task { try? await Task.sleep(for: .seconds(3)); message = \"\" } }", [3]),
      (
        "Button(\"a\") { message = words; Task { try? await Task.sleep(nanoseconds: 2 * 1_000_000_000); message = \"\" } }",
        [2]
      ),
      ("Button(\"a\") { phase = .error; DispatchQueue.main.asyncAfter(deadline: .now() + 2) { phase = .none } }", [2]),
      (
        "Button(\"a\") { message = words; DispatchQueue.main.asyncAfter(deadline: .now() + pause) { message = \"\" } }",
        [nil]
      ),
      (
        "Button(\"a\") { message = words; DispatchQueue.main.asyncAfter(deadline: .now() + 25) { message = \"\" } }", []
      ),
      (
        "Button(\"a\") { isCopied = true; DispatchQueue.main.asyncAfter(deadline: .now() + 2) { isCopied = false } }",
        []
      ),
      ("Button(\"a\") { isOpen = true; DispatchQueue.main.asyncAfter(deadline: .now() + 2) { isOpen = false } }", []),
      ("Button(\"a\") { message = words; message = \"\" }", []),
      (
        "Button(\"a\") { Task { message = words; try? await Task.sleep(for: .seconds(3)) } }; Button(\"b\") { message = \"\" }",
        []
      ),
      (
        "Button(\"a\") { withAnimation { message = words }; DispatchQueue.main.asyncAfter(deadline: .now() + 2) { message = \"\" } }",
        [2]
      ),
      ("Text(\"a\").onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 2) { isPresented = false } }", [2]),
      ("Text(\"a\").task { try? await Task.sleep(for: .seconds(4)); isPresented.toggle() }", [4]),
      ("Text(\"a\").task { try? await Task.sleep(for: .seconds(4)); isLoading = false }", []),
      ("Text(\"a\").toast(isPresented: $isOpen, duration: 2.5)", [2.5]),
      ("Text(\"a\").animation(.linear(duration: 2.5))", []),
      ("Button(\"a\") { notices.show(title: \"Saved\", duration: 2) }", [2]),
      ("Button(\"a\") { player.show(at: 3, duration: 2) }", []),
    ] as [(String, [Double?])])
  func passing(body: String, expected: [Double?]) {
    let found = Self.behaviours(Self.view(body)).compactMap { behaviour -> Double?? in
      if case .passingMessage(_, let seconds) = behaviour.kind { .some(seconds) } else { nil }
    }
    #expect(found == expected)
  }

  /// A screen that closes itself once somebody could have begun to read; what only waits for an animation is left alone.
  @Test(
    arguments: [
      ("Button(\"a\") { DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { dismiss() } }", [1.5]),
      ("Button(\"a\") { Task { try await Task.sleep(nanoseconds: 5_000_000_000); dismiss() } }", [5]),
      ("Button(\"a\") { DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { dismiss() } }", []),
      ("Button(\"a\") { DispatchQueue.main.asyncAfter(deadline: .now() + 2) { reload() } }", []),
      ("Button(\"a\") { Task { try await Task.sleep(for: .seconds(2)); await reload(); dismiss() } }", []),
    ] as [(String, [Double])])
  func closing(body: String, expected: [Double]) {
    let found = Self.behaviours(Self.view(body)).compactMap { behaviour -> Double? in
      if case .passingScreen(let seconds) = behaviour.kind { seconds } else { nil }
    }
    #expect(found == expected)
  }

  /// An error in the words of code, where it is shown: not in the log, not thrown on, not where nothing says that it is shown.
  @Test(
    arguments: [
      ("message = \"Failed: \\(error)\"", 1), ("toast.show(\"Failed: \\(error)\")", 1),
      ("alert = Alert(title: Text(\"\\(error)\"))", 1), ("message = String(describing: error)", 1),
      ("message = error.localizedDescription", 0), ("message = \"Failed: \\(error.localizedDescription)\"", 0),
      ("print(\"Failed: \\(error)\")", 0), ("logger.error(\"Failed: \\(error)\")", 0),
      ("throw Failure.message(\"\\(error)\")", 0), ("send(\"\\(error)\")", 0), ("key = \"\\(error)\"", 0),
      ("fatalError(\"\\(error)\")", 0),
    ] as [(String, Int)])
  func rawErrors(code: String, expected: Int) {
    let body = "Button(\"a\") { do { try load() } catch { \(code) } }"
    let found = Self.behaviours(Self.view(body)).filter { if case .rawError = $0.kind { true } else { false } }
    #expect(found.count == expected)
  }

  /// Words of an error that is no `LocalizedError` are heard by nobody who catches an `Error`.
  @Test(
    arguments: [
      ("Error", "message = error.localizedDescription", 1), ("Error", "show(text: error.localizedDescription)", 1),
      ("LocalizedError", "message = error.localizedDescription", 0), ("Error", "print(error.localizedDescription)", 0),
    ] as [(String, String, Int)])
  func wordsOfErrors(conformance: String, code: String, expected: Int) {
    let type = "enum LoadError: \(conformance) { case lost; var localizedDescription: String { \"Lost\" } }"
    let view = Self.view("Button(\"a\") { do { try load() } catch { \(code) } }")
    let found = Self.behaviours(view + "\n" + type)
    #expect(found.count { if case .unheardError("LoadError") = $0.kind { true } else { false } } == expected)
  }

  /// A function that is called with an error and only writes it down; what nobody has to do anything in is left alone.
  @Test(
    arguments: [
      ("func session(_ session: S, didFailWithError error: Error) { print(error) }", 1),
      ("func session(_ session: S, didFailWithError error: any Error) { show(error) }", 0),
      ("func session(_ session: S, didFailWithError error: Error) {}", 0),
      ("func session(_ session: S, didEndWithError error: Error?) { print(error) }", 0),
      ("func note(_ error: Error) { print(error) }", 0),
      ("func load() { Task { _ = try? await read() } }", 1), ("func load() { Task { rows = try? await read() } }", 0),
      ("func ask() { Task { _ = try? await center.requestAuthorization(options: .alert) } }", 0),  // iOS asks
    ] as [(String, Int)])
  func handedErrors(member: String, expected: Int) {
    let found = Self.behaviours("class Model: ObservableObject { \(member) }").filter {
      if case .silentFailure = $0.kind { true } else { false }
    }
    #expect(found.count == expected)
  }
}
