import SightlineModel
import SwiftInterpreter
import SwiftUIReader
import Testing

/// What the source says that an app does by itself, or without a question.
struct WrittenBehaviourTests {
  private static func behaviours(_ text: String) -> [WrittenBehaviour] {
    WrittenBehaviour.all(in: [ParsedFile(path: "A.swift", text: text)])
  }

  private static func view(_ body: String, _ members: String = "") -> String {
    "struct Page: View {\n\(members)\nvar body: some View {\n\(body)\n}\n}\n"
  }

  /// Deleting at once is found where the source shows it, whatever stands between the button and the call.
  @Test(
    arguments: [
      ("Button(\"Delete\", role: .destructive) { notes.removeAll() }", ["deletes"]),
      ("Button(\"Delete\", role: .destructive) { isAsking = true }", ["in order"]),
      ("Button(\"Delete\", role: .destructive, action: wipe)", ["deletes"]),
      ("Button(\"Delete\", role: .destructive) { onDelete() }", []),  // handed in
      ("Button(\"Delete\", role: .destructive) { store.send(.delete) }", []),
      ("Button(\"Sign out\", role: .destructive) { session.end() }", []),
      ("Button(role: .destructive) { notes.remove(at: 0) } label: { Image(systemName: \"trash\") }", ["deletes"]),
      ("Button { context.delete(note) } label: { Image(systemName: \"trash\") }", ["deletes"]),
      ("Button(\"Clear filter\", role: .destructive) { filters.removeAll() }", []),
      ("Text(\"a\").swipeActions { Button(\"Delete\", role: .destructive) { notes.removeAll() } }", ["swiped"]),
      (
        "Text(\"a\").swipeActions(allowsFullSwipe: false) { Button(\"Delete\", role: .destructive) { notes.removeAll() } }",
        []
      ),
      (
        "Text(\"a\").swipeActions { Button(\"Edit\") { }; Button(\"Delete\", role: .destructive) { notes.removeAll() } }",
        []
      ),
      ("Text(\"a\").swipeActions { Button(\"Delete\", role: .destructive) { isAsking = true } }", []),
      ("Text(\"a\").contextMenu { Button(\"Delete\", role: .destructive) { notes.removeAll() } }", ["from a menu"]),
      ("Menu(\"a\") { Button(\"Delete\", role: .destructive) { notes.removeAll() } }", ["from a menu"]),
      (
        "Text(\"a\").confirmationDialog(\"Sure?\", isPresented: $isAsking) { Button(\"Delete\", role: .destructive) { notes.removeAll() } }",
        []
      ),
      ("Text(\"a\").contextMenu { remover }", ["from a menu"]),
      // One thing out of the view's own list; what only hides it there.
      (
        "Button(role: .destructive) { notes.removeAll { $0 == \"a\" } } label: { Image(systemName: \"trash\") }",
        ["from the list"]
      ),
      ("Button(\"Delete\", role: .destructive) { drop(\"a\") }", ["from the list"]),
      // How the project does it is not known; its name says that it does.
      ("Button(\"Delete\", role: .destructive) { deleteAccount() }", ["deletes"]),
      ("Button(\"Delete\", role: .destructive) { removeEntry() }", []),  // what is handed in does it
      ("Button(\"Delete\", role: .destructive) { delete(1) }", ["deletes"]),  // calls another of its name
      ("Text(\"a\").contextMenu { items(1) }", ["from a menu"]),
      ("Text(\"a\").swipeActions { items(1) }", ["swiped"]),
      ("Text(\"a\").swipeActions { Button(\"Edit\") { }; items(1) }", []),
      ("Button(\"Acknowledge\", role: .destructive) { notes.removeAll { $0 == \"a\" } }", []),
      ("Button(\"Delete\", role: .destructive) { store.notes.removeAll { $0 == \"a\" } }", ["deletes"]),
      ("Button(\"Delete\", role: .destructive) { note.isDeleted = true }", ["deletes"]),
      ("Button { engine.removeRunner(1) } label: { Label(\"Delete\", systemImage: \"trash\") }", ["deletes"]),
      // A button of a package's, or of the project's own.
      ("AsyncButton(role: .destructive) { context.delete(1) } label: { Text(\"Remove\") }", ["deletes"]),
      ("AsyncButton { context.delete(1) } label: { Text(\"Delete\") }", []),
      ("WipeButton { context.delete(1) } label: { Text(\"Delete\") }", ["deletes"]),
      ("Badge(role: .destructive) { context.delete(1) }", []),
      // What it calls is named after something else: its words and its role say what becomes of it.
      ("Button(\"Remove from library\", role: .destructive) { toggleMembership() }", ["says so"]),
      ("Button(\"Remove from library\", role: .destructive) { askFirst() }", ["in order"]),
      ("Button(\"Remove from library\") { toggleMembership() }", []),
      ("Button(\"Remove from library\", role: .destructive) { client.toggle(1) }", []),  // nobody knows what that does
    ] as [(String, [String])])
  func destruction(body: String, expected: [String]) {
    let members = """
      @State private var notes = ["a"]
      @State private var filters = ["a"]
      @State private var isAsking = false
      let onDelete: () -> Void
      func wipe() { notes.removeAll() }
      func deleteAccount() { client.run(Request.account) }
      func removeEntry() { onDelete(); dismiss() }
      func delete(_ index: Int) { context.delete(index) }
      func toggleMembership() { shelf.toggle(book) }
      func askFirst() { isAsking = true }
      func drop(_ note: String) { notes.removeAll(where: { $0 == note }) }
      var remover: some View { \(body.contains("remover") ? "Button(\"Delete\", role: .destructive) { notes.removeAll() }" : "EmptyView()") }
      func items(_ index: Int) -> some View { \(body.contains("items(") ? "Button(\"Delete\", role: .destructive) { context.delete(index) }" : "EmptyView()") }
      """
    let own =
      "\nstruct WipeButton: View { let action: () -> Void; var body: some View { Button(action: action) { Text(\"x\") } } }"
    let text = Self.view(body, members) + (body.contains("WipeButton") ? own : "")
    let found = Self.behaviours(text).compactMap { behaviour -> String? in
      if case .namelessControl = behaviour.kind { return nil }
      if case .offeredDestruction(_, _, let isSwiped) = behaviour.kind { return isSwiped ? "swiped" : "from a menu" }
      if case .listRemoval = behaviour.kind { return "from the list" }
      if case .saidDestruction = behaviour.kind { return "says so" }
      return behaviour.isInOrder ? "in order" : "deletes"
    }
    #expect(found == expected)
  }

  /// An option of a picker that shows nothing; a text elsewhere, and one with words, is none.
  @Test(
    arguments: [
      ("Picker(\"Unit\", selection: $unit) { Text(\"\").tag(nil as Int?); Text(\"kg\").tag(1) }", 1),
      ("Picker(selection: $unit, label: Text(\"Unit\"), content: { Text(\"\").tag(nil as Int?) })", 1),
      ("Picker(\"Unit\", selection: $unit) { Text(\"None\").tag(nil as Int?) }", 0),
      ("TabView { Text(\"\").tag(1) }", 0), ("Picker(\"\", selection: $unit) { Text(name).tag(1) }", 0),
    ] as [(String, Int)])
  func emptyOptions(body: String, expected: Int) {
    let found = Self.behaviours(Self.view(body, "@State private var unit: Int?\nlet name: String"))
    #expect(found.count { $0.kind == .emptyOption } == expected)
  }

  /// Focus and input that open something by themselves.
  @Test(
    arguments: [
      (
        "Toggle(\"a\", isOn: $isOn).onChange(of: isOn) { isShown = true }.sheet(isPresented: $isShown) { Text(\"b\") }",
        "opens a sheet"
      ),
      (
        "Toggle(\"a\", isOn: $isOn).onChange(of: isOn) { isShown = false }.sheet(isPresented: $isShown) { Text(\"b\") }",
        ""
      ),
      ("TextField(\"a\", text: $code).onChange(of: code) { field = 2 }", "moves the focus"),
      ("TextField(\"a\", text: $code).onChange(of: code) { dismiss() }", "leaves the screen"),
      (
        "TextField(\"a\", text: $code).focused($field, equals: 1).onChange(of: field) { isShown = true }.popover(isPresented: $isShown) { Text(\"b\") }",
        "opens a popover"
      ),
      ("TextField(\"a\", text: $code).onChange(of: code) { count += 1 }", ""),
    ])
  func contextChanges(body: String, expected: String) {
    let members = """
      @State private var isOn = false
      @State private var isShown = false
      @State private var code = ""
      @State private var count = 0
      @FocusState private var field: Int?
      @Environment(\\.dismiss) private var dismiss
      """
    let changes = Self.behaviours(Self.view(body, members)).map { behaviour in
      if case .contextChange(_, _, let change) = behaviour.kind { change } else { "?" }
    }
    #expect(changes == [expected])
  }

  /// Players that start when a view appears, by themselves or through a function of the view.
  @Test(
    arguments: [
      ("Text(\"a\").onAppear { player.play() }", 1), ("Text(\"a\").task { begin() }", 1),
      ("Text(\"a\").onAppear { if settings.autoplay { player.play() } }", 0),
      ("Button(\"a\") { player.play() }", 0), ("Text(\"a\").onAppear { game.play() }", 0),
    ])
  func mediaStarts(body: String, expected: Int) {
    let members = """
      @State private var player = AVPlayer()
      @State private var game = Game()
      func begin() { player.play() }
      """
    #expect(Self.behaviours(Self.view(body, members)).count == expected)
  }

  /// A shake that does what a button does as well is in order.
  @Test(
    arguments: [
      ("Text(\"a\").onReceive(shakes) { _ in strokes = [1] }", false),
      ("VStack { Button(\"Again\") { strokes = [1] } }.onReceive(shakes) { _ in strokes = [1] }", true),
      ("VStack { Button(\"Again\") { undo() } }.onShake { undo() }", true), ("Text(\"a\").onShake { undo() }", false),
    ])
  func shakes(body: String, isInOrder: Bool) {
    let members = """
      @State private var strokes = [0]
      let shakes = NotificationCenter.default.publisher(for: .deviceDidShake)
      func undo() { strokes = [1] }
      """
    #expect(Self.behaviours(Self.view(body, members)).map(\.isInOrder) == [isInOrder])
  }

  /// A state that only a colour depends on is found; one that a text, a symbol, a trait or a view depends on too is told.
  @Test(
    arguments: [
      ("Text(mail.title).foregroundStyle(mail.isRead ? .secondary : .primary)", ["mail.isRead"]),
      ("Text(mail.title).background(isOnline ? Color.green : .red)", ["isOnline"]),
      ("Circle().fill(isOnline ? .green : .red).accessibilityLabel(isOnline ? \"Online\" : \"Offline\")", []),
      ("Text(mail.title).background(RoundedRectangle(cornerRadius: 4).fill(isOnline ? .green : .red))", ["isOnline"]),
      ("HStack { Text(mail.title).foregroundStyle(isOnline ? .green : .red); if isOnline { Text(\"Online\") } }", []),
      ("Text(mail.title).foregroundStyle(isOnline ? .green : .red).animation(.default, value: isOnline)", ["isOnline"]),
      ("Image(systemName: isOnline ? \"wifi\" : \"wifi.slash\").foregroundStyle(isOnline ? .green : .red)", []),
      ("Circle().fill(isOnline ? .green : .red).onAppear { withAnimation { isOnline = true } }", []),
      ("Circle().fill(isOnline ? .green : .red).onAppear { isOnline.toggle() }", []),
      ("Circle().fill(isOnline ? .green : .red).onTapGesture { isOnline.toggle() }", []),  // a control's own state
      (
        "VStack { Circle().fill(isOnline ? .blue : .blue.opacity(0.2)); Button(\"a\") { isOnline.toggle() } }",
        ["isOnline"]
      ),
      ("Text(mail.title).background { if isOnline { Color.green } else { Color.red } }", ["isOnline"]),
      (
        "Text(mail.title).background { switch mail.state { case .sent: Color.green; default: Color.red } }",
        ["mail.state"]
      ),
      ("Text(mail.title).background { if isOnline { Image(systemName: \"wifi\") } }", []),
      ("Text(mail.title).background { if isOnline { Color.green } }", []),  // one colour comes and goes
      ("Text(mail.title).foregroundStyle(lamp)", ["isOnline"]),
      ("Text(mail.title).foregroundStyle(color(of: mail))", ["isLate"]),
      ("Text(mail.title).foregroundStyle(stateColor); Text(stateText)", []),
      ("Text(mail.title).if(mail.isLate(today)) { $0.foregroundColor(.red) }", ["isLate"]),
      ("Text(mail.title).if(mail.isLate(today)) { $0.foregroundColor(.red).accessibilityHint(\"Late\") }", []),
      ("Text(mail.title).foregroundStyle(theme.amountColor(for: mail.kind))", ["mail.kind"]),
      ("Text(mail.title).foregroundStyle(theme.amountColor(for: mail.kind)); Text(mail.kind)", []),
      ("Text(mail.title).foregroundStyle(mail.title.hasPrefix(\"Error\") ? .red : .primary)", []),
      ("Button(\"a\") { if isOnline { send() } }.background(isOnline ? .green : .red)", ["isOnline"]),
      ("Text(mail.title).opacity(mail.isRead ? 0.5 : 1)", ["mail.isRead"]),
      ("Text(mail.title).opacity(mail.isRead ? 0 : 1)", []),
      ("Image(systemName: \"heart\").symbolVariant(isOnline ? .fill : .none)", ["isOnline"]),
      ("Text(mail.title).foregroundStyle(scheme == .dark ? .white : .black)", []),
      ("Button(\"Send\") {}.background(canSend ? .blue : .gray).disabled(!canSend)", []),
      ("Text(balance.text).foregroundStyle(balance > 0 ? .green : .red)", []),
      (
        "Text(mail.title).foregroundStyle(isOnline ? .green : .red).accessibilityAddTraits(isOnline ? .isSelected : [])",
        []
      ),
    ] as [(String, [String])])
  func colours(body: String, expected: [String]) {
    let members = """
      let mail: Mail
      let balance: Amount
      @State private var isOnline = false
      @State private var canSend = false
      @Environment(\\.colorScheme) private var scheme
      private var lamp: Color { isOnline ? .green : .red }
      private var stateColor: Color { isOnline ? .green : .red }
      private func color(of mail: Mail) -> Color { if mail.isLate(today) { return .red }; return .primary }
      """
    let found = Self.behaviours(Self.view(body, members)).compactMap { behaviour in
      if case .colorState(let state) = behaviour.kind { state } else { nil }
    }
    #expect(found == expected)
  }

  /// An item of a menu that draws its tick; a picker, a trait and a list's row are not meant.
  @Test(
    arguments: [
      ("Menu(\"Sort\") { Button { sort = 1 } label: { if sort == 1 { Image(systemName: \"checkmark\") } } }", 1),
      (
        "Menu(\"Sort\") { ForEach(0..<3) { i in Button { sort = i } label: { Label(\"a\", systemImage: sort == i ? \"checkmark\" : \"\") } } }",
        1
      ),
      ("Menu(\"Sort\") { Picker(\"Sort\", selection: $sort) { Text(\"checkmark\") } }", 0),
      (
        "Menu(\"Sort\") { Button { sort = 1 } label: { if sort == 1 { Image(systemName: \"checkmark\") } }.accessibilityAddTraits(.isSelected) }",
        0
      ),
      ("List { Button { sort = 1 } label: { if sort == 1 { Image(systemName: \"checkmark\") } } }", 0),
      ("Menu(\"Sort\") { Button(\"All done\", systemImage: \"checkmark\") { sort = 1 } }", 0),
      (
        "Menu(\"Sort\") { Button { sort = 1 } label: { Text(\"a\"); if sort == 1 { Image(systemName: Symbol.checkmark) } } }",
        1
      ),
      (
        "Menu(\"Sort\") { Button { sort = 1 } label: { Label(sort == 1 ? \"In use\" : \"Use\", systemImage: Symbol.checkmark) } }",
        0
      ),
      (
        "Menu(\"Sort\") { ForEach(0..<3) { i in if sort == i { Label(\"a\", systemImage: \"checkmark\") } else { Button(\"a\") { sort = i } } } }",
        1
      ),
      ("Menu(\"Sort\") { if sort == 1 { Label(\"a\", systemImage: \"checkmark\") } }", 0),
      ("if sort == 1 { Label(\"a\", systemImage: \"checkmark\") } else { Button(\"a\") { sort = 1 } }", 0),
    ] as [(String, Int)])
  func ticks(body: String, expected: Int) {
    let found = Self.behaviours(Self.view(body, "@State private var sort = 0")).filter {
      if case .menuTick = $0.kind { true } else { false }
    }
    #expect(found.count == expected)
  }

  /// Progress that nothing names: titles, labels, words in the same place and in the button around it name it.
  @Test(
    arguments: [
      ("ZStack { if isBusy { ProgressView() } }", 1),
      ("Text(\"a\").overlay { ProgressView() }", 1),
      ("Button { } label: { if isBusy { ProgressView() } }", 1),
      ("VStack { ProgressView(value: 0.4) }", 1),
      ("VStack { ProgressView(\"\", value: 0.4); Text(\"Loading\") }", 1),
      ("VStack { ProgressView(value: 0.4); Text(\"Loading\") }", 0),
      ("VStack { ProgressView(\"\", value: 0.4); Text(\"Loading\") }.accessibilityElement(children: .combine)", 0),
      ("ProgressView(\"Loading\")", 0),
      ("ProgressView { Text(\"Loading\") }", 0),
      ("ProgressView(value: 0.4, label: { Text(\"Loading\") })", 0),
      ("VStack { ProgressView(); Text(\"Loading\") }", 0),
      ("VStack { ProgressView().controlSize(.large).accessibilityLabel(\"Loading\") }", 0),
      ("HStack { ProgressView() }.accessibilityElement(children: .ignore).accessibilityLabel(\"Loading\")", 0),
      ("Button { } label: { Text(\"Send\").overlay { ProgressView() } }", 0),
      ("Button { } label: { if isBusy { ProgressView() } else { Text(\"Send\") } }", 1),
      ("Button { } label: { HStack { if isBusy { ProgressView() }; Text(\"Send\") } }", 0),
    ] as [(String, Int)])
  func namelessProgress(body: String, expected: Int) {
    let found = Self.behaviours(Self.view(body, "@State private var isBusy = false")).filter {
      if case .namelessProgress = $0.kind { true } else { false }
    }
    #expect(found.count == expected)
  }

  /// A tick that a comparison shows in what is tapped; in menus, beside words, with a trait or a value it is told otherwise.
  @Test(
    arguments: [
      ("Button { sort = 1 } label: { HStack { Text(\"a\"); if sort == 1 { Image(systemName: \"checkmark\") } } }", 1),
      (
        "HStack { Text(\"a\"); Image(systemName: \"checkmark\").opacity(sort == 1 ? 1 : 0) }.onTapGesture { sort = 1 }",
        1
      ),
      (
        "Button { sort = 1 } label: { Text(\"a\"); Image(systemName: sort == 1 ? \"checkmark.circle.fill\" : \"circle\") }",
        1
      ),
      ("Button { sort = 1 } label: { Text(\"a\"); if set.contains(1) { Image(systemName: \"checkmark\") } }", 1),
      (
        "Button { sort = 1 } label: { Image(systemName: sort == 2 ? \"checkmark\" : \"arrow.right\") }",
        0
      ),
      (
        "Button { sort = 1 } label: { if sort == 2 { Image(systemName: \"checkmark\") } else { Image(systemName: \"arrow.right\") } }",
        0
      ),
      ("Button { sort = 1 } label: { if sort == 1 { Text(\"Chosen\"); Image(systemName: \"checkmark\") } }", 0),
      ("Button { sort = 1 } label: { if isDone { Image(systemName: \"checkmark\") } else { Text(\"Go\") } }", 0),
      (
        "Button { sort = 1 } label: { Text(\"a\"); if sort == 1 { Image(systemName: \"checkmark\") } }.accessibilityAddTraits(sort == 1 ? .isSelected : [])",
        0
      ),
      (
        "Button { sort = 1 } label: { Text(\"a\"); if sort == 1 { Image(systemName: \"checkmark\").accessibilityLabel(\"Chosen\") } }",
        0
      ),
      ("HStack { Text(\"a\"); if sort == 1 { Image(systemName: \"checkmark\") } }", 0),
      (
        "Menu(\"Sort\") { Button { sort = 1 } label: { if sort == 1 { Image(systemName: \"checkmark\") } } }", 0
      ),
    ] as [(String, Int)])
  func comparedTicks(body: String, expected: Int) {
    let found = Self.behaviours(Self.view(body, "@State private var sort = 0")).filter {
      if case .tick = $0.kind { true } else { false }
    }
    #expect(found.count == expected)
  }

  /// What opens is told by a text, a label or a value that depends on it; orders are turned round, not opened.
  @Test(
    arguments: [
      (
        "Button { isOpen.toggle() } label: { Image(systemName: isOpen ? \"chevron.up\" : \"chevron.down\") }",
        ["isOpen"]
      ),
      (
        "HStack { Text(\"a\"); Image(systemName: \"chevron.right\").rotationEffect(.degrees(isOpen ? 90 : 0)) }.onTapGesture { isOpen.toggle() }",
        ["isOpen"]
      ),
      (
        "Button { isOpen.toggle() } label: { Image(systemName: isOpen ? \"minus\" : \"plus\") }.accessibilityValue(isOpen ? \"expanded\" : \"collapsed\")",
        []
      ),
      (
        "Button { isOpen.toggle() } label: { Label(isOpen ? \"Hide\" : \"Show\", systemImage: isOpen ? \"chevron.up\" : \"chevron.down\") }",
        []
      ),
      (
        "Button { isOpen.toggle() } label: { HStack { if isOpen { Text(\"Hide\") } else { Text(\"Show\") }; Image(systemName: \"chevron.right\").rotationEffect(.degrees(isOpen ? 90 : 0)) } }",
        []
      ),
      (
        "VStack { Button { isOpen.toggle() } label: { HStack { Text(\"a\"); Image(systemName: \"chevron.right\").rotationEffect(.degrees(isOpen ? 90 : 0)) } }; if isOpen { Text(\"b\") } else { Text(\"c\") } }",
        ["isOpen"]
      ),
      ("Image(systemName: isOpen ? \"chevron.up\" : \"chevron.down\")", []),  // nothing opens it
      (
        "Button { isAscending.toggle() } label: { Image(systemName: isAscending ? \"chevron.up\" : \"chevron.down\") }",
        []
      ),
      ("Button { isOpen.toggle() } label: { Text(\"a\").rotationEffect(.degrees(isOpen ? 90 : 0)) }", []),
    ] as [(String, [String])])
  func expanders(body: String, expected: [String]) {
    let members = "@State private var isOpen = false; @State private var isAscending = false"
    let found = Self.behaviours(Self.view(body, members)).compactMap { behaviour in
      if case .expander(let state) = behaviour.kind { state } else { nil }
    }
    #expect(found == expected)
  }

  /// A symbol that a state changes, in a control whose words do not change with it.
  @Test(
    arguments: [
      (
        "Button { isOn.toggle() } label: { Image(systemName: isOn ? \"star.fill\" : \"star\") }.accessibilityLabel(\"Favourite\")",
        1
      ),
      ("Button { isOn.toggle() } label: { Label(\"Favourite\", systemImage: isOn ? \"star.fill\" : \"star\") }", 1),
      ("Button(\"Favourite\", systemImage: isOn ? \"star.fill\" : \"star\") { isOn.toggle() }", 1),
      (
        "Button { isOn.toggle() } label: { Image(systemName: isOn ? \"star.fill\" : \"star\") }.accessibilityLabel(isOn ? \"Remove\" : \"Add\")",
        0
      ),
      (
        "Button { isOn.toggle() } label: { Image(systemName: isOn ? \"star.fill\" : \"star\") }.accessibilityLabel(\"a\").accessibilityAddTraits(isOn ? .isSelected : [])",
        0
      ),
      ("Button { isOn.toggle() } label: { Image(systemName: isOn ? \"star.fill\" : \"star\") }", 0),  // no name at all
      (
        "Button { isOn.toggle() } label: { Label(isOn ? \"On\" : \"Off\", systemImage: isOn ? \"star.fill\" : \"star\") }",
        0
      ),
      ("Image(systemName: isOn ? \"star.fill\" : \"star\")", 0),
      // VoiceOver reads the words of a menu's item alone; what is chosen among others has a tick.
      ("Menu(\"a\") { Button(\"b\", systemImage: isOn ? \"star.fill\" : \"star\") { isOn.toggle() } }", 1),
      ("Menu(\"a\") { Button(\"b\", systemImage: isOn ? \"star.fill\" : \"star\") { open() } }", 0),
    ] as [(String, Int)])
  func symbolStates(body: String, expected: Int) {
    let found = Self.behaviours(Self.view(body, "@State private var isOn = false")).filter {
      if case .symbolState = $0.kind { true } else { false }
    }
    #expect(found.count == expected)
  }

  /// Where an error ends that nobody is told; what is shown, thrown on or told apart is left alone.
  @Test(
    arguments: [
      ("do { try load() } catch { print(error) }", .logged("print")), ("do { try load() } catch {}", .dropped("")),
      ("do { try load() } catch { logger.error(\"a\") }", .logged("logger.error")),
      ("do { try load() } catch { AppLogger.shared.error(\"a\") }", .logged("AppLogger.shared.error")),
      ("do { try load() } catch { print(error); isLoading = false; return }", .logged("print")),
      ("do { try load() } catch { playErrorHaptic() }", .felt("playErrorHaptic")),
      ("do { try load() } catch { note(error) }", .logged("print")),  // a function that only writes to the log
      ("do { try load() } catch { if isShown { print(error) } }", .logged("print")),
      ("do { try load() } catch { DispatchQueue.main.async { print(error) } }", .logged("print")),
      ("do { try load() } catch { print(error); unread = error }", .kept("unread")),
      ("do { try load() } catch { print(error); failure = error }", nil),
      ("do { try load() } catch { show(error) }", nil), ("do { try load() } catch { isOffline = false }", nil),
      ("do { try load() } catch is CancellationError {}", nil), ("do { try load() } catch { throw error }", nil),
      ("switch result { case .success: done(); case .failure(let error): print(error) }", .logged("print")),
      ("switch result { case .success: done(); case .failure(let error): show(error) }", nil),
      ("load { data, error in if let error { print(error); return } }", .logged("print")),
      ("load { data, error in if let error { return } }", nil),  // it may be told by what is missing
      ("Task { try? await save() }", .dropped("save")), ("Task { try? await Task.sleep(for: .seconds(1)) }", nil),
      ("Task { let data = try? await load() }", nil), ("Task { try await save() }", .dropped("save")),
      ("Task { do { try await save() } catch { show(error) } }", nil),
      ("task = Task { try await save() }", nil),  // somebody may wait for it
      ("Task { try await Task.sleep(for: .seconds(1)); done() }", nil),
    ] as [(String, WrittenBehaviour.FailureEnd?)])
  func silentFailures(action: String, expected: WrittenBehaviour.FailureEnd?) {
    let members = """
      @State private var failure: Error?
      @State private var unread: Error?
      @State private var isLoading = false
      @State private var isOffline = false
      @State private var task: Task<Void, Error>?
      let isShown = false
      func note(_ error: Error) { print(error) }
      """
    let body = "Button(failure == nil ? \"a\" : \"b\") { \(action) }"
    let found = Self.behaviours(Self.view(body, members)).compactMap { behaviour -> WrittenBehaviour.FailureEnd? in
      if case .silentFailure(let end) = behaviour.kind { end } else { nil }
    }
    #expect(found == [expected].compactMap(\.self))
  }

  /// A function that gives something back tells whoever called it; other parts and superclasses of a type count as the type.
  @Test(
    arguments: [
      ("class Model: ObservableObject { func load() { do { try read() } catch { print(error) } } }", 1),
      (
        "class Model: ObservableObject { func load() -> Int? { do { return try read() } catch { print(error) }; return nil } }",
        0
      ),
      (
        "class Base: ObservableObject {}\nclass Model: Base { func load() { do { try read() } catch { print(error) } } }",
        1
      ),
      (
        "class Model: ObservableObject {}\nextension Model { func load() { do { try read() } catch { print(error) } } }",
        1
      ),
      ("class Cache { func load() { do { try read() } catch { print(error) } } }", 0),
      (
        "@Observable class Model { var error: Error?; func load() { do { try read() } catch { self.error = error } } }",
        1
      ),
      (
        "@Observable class Model { var error: Error?; func load() { do { try read() } catch { self.error = error } } }\n"
          + "struct Page: View { let model = Model(); var body: some View { Text(model.error == nil ? \"a\" : \"b\") } }",
        0
      ),
    ] as [(String, Int)])
  func silentFailuresOfTypes(text: String, expected: Int) {
    let found = Self.behaviours(text).filter { if case .silentFailure = $0.kind { true } else { false } }
    #expect(found.count == expected)
  }

  /// What errors and progress bring up in a view, unless something is announced or iOS announces it.
  @Test(
    arguments: [
      ("VStack { if let errorText { Text(errorText) } }", 1), ("VStack { if isLoading { ProgressView() } }", 1),
      ("VStack { if isOpen { Text(\"a\") } }", 0), ("Button(\"a\") { if isLoading { load(Text(\"a\")) } }", 0),
      ("Text(\"a\").alert(\"b\", isPresented: $isOpen) { if let errorText { Text(errorText) } }", 0),
      (
        "VStack { if isLoading { ProgressView() } }.onAppear { UIAccessibility.post(notification: .announcement, argument: nil) }",
        0
      ),
      ("VStack { if searchResults.isEmpty { Text(\"No results\") } }", 1),
      ("VStack { if !searchResults.isEmpty { Text(\"a\") } }", 0),
      ("VStack { if searchText.isEmpty { Text(\"a\") } }", 0),
      ("VStack { if query != \"\" && entries.count == 0 { Text(\"No entries\") } }", 1),
      ("VStack { if entries.isEmpty { Text(\"No entries\") } }", 0),
      ("VStack { LoadingView().opacity(isLoading ? 1 : 0) }", 1), ("VStack { Row().opacity(isLoading ? 0.5 : 1) }", 0),
      ("VStack { if isLoading { LoadingSpinner() } }", 1), ("VStack { if isLoading { Row() } }", 0),
      ("VStack { switch phase { case .loading: ProgressView(); case .done: Text(\"a\") } }", 1),
      ("VStack { switch phase { case .failed(let error), .none: ErrorView(error); default: Row() } }", 1),
      ("VStack { switch phase { case .first: Text(\"a\"); case .second: Text(\"b\") } }", 0),
      ("VStack { if !isEmailValid { Text(\"No address\") } }", 1),
      ("Text(\"a\").toast(isPresenting: $isCopied) { Text(\"Copied\") }", 1), ("Text(\"a\").banner(Color.red)", 0),
      ("Button {} label: { if isCopied { Text(\"Copied!\") } else { Text(\"Copy\") } }", 1),
      ("Button {} label: { if isOpen { Text(\"Less\") } else { Text(\"More\") } }", 0),
      ("Text(copied ? \"Copied!\" : token)", 1),
      ("Button(isSending ? \"Sending…\" : \"Send\") {}", 1), ("Text(isOpen ? \"Less\" : \"More\")", 0),
      ("Text(\"a\").alert(\"b\", isPresented: $isOpen) { Text(isSending ? \"Sending…\" : \"Send\") }", 0),
    ] as [(String, Int)])
  func appearingStatuses(body: String, expected: Int) {
    let members =
      "@State private var errorText: String?; @State private var isLoading = false; @State private var isOpen = false"
    let found = Self.behaviours(Self.view(body, members)).filter {
      if case .appearingStatus = $0.kind { true } else { false }
    }
    #expect(found.count == expected)
  }

  /// What comes after a wait that a button began, or with a stream, is told by how it comes and not by its name.
  @Test(
    arguments: [
      ("Button(\"Load\") { Task { await load() } }\nif let sum { Text(sum) }", 1),
      ("Button(\"Load\") { Task { sum = try? await fetch() } }\nif let sum { Text(sum) }", 1),
      ("Button(\"Load\") { Task { await load() } }\nif sum != nil { Row() }", 0),
      // At once, with the screen, or what nobody waited for.
      ("Button(\"Load\") { sum = \"3\" }\nif let sum { Text(sum) }", 0),
      ("Text(\"a\").task { await load() }\nif let sum { Text(sum) }", 0),
      ("Button(\"Load\") { Task { await load() } }\nif let other { Text(other) }", 0),
      ("ForEach(lines, id: \\.self) { Text($0) }", 1), ("ForEach(names, id: \\.self) { Text($0) }", 0),
    ] as [(String, Int)])
  func awaitedChanges(body: String, expected: Int) {
    let members = """
      @State private var sum: String?; @State private var other: String?
      @State private var lines: [String] = []; @State private var names: [String] = []
      func load() async { sum = try? await fetch() }
      func listen() async { for await line in stream { lines.append(line) }; names.append("end") }
      """
    let found = Self.behaviours(Self.view(body, members)).filter {
      if case .appearingStatus = $0.kind { true } else { false }
    }
    #expect(found.count == expected)
  }

  /// A button that waits for what is entered, without a word about it; cases and lists that are empty for other reasons
  /// are another matter.
  @Test(
    arguments: [
      ("TextField(\"a\", text: $name); Button(\"Add\") {}.disabled(name.isEmpty)", 1),
      ("TextField(\"a\", text: $name); Button(\"Add\") {}.padding().disabled(name == \"\" || isLoading)", 0),
      ("TextField(\"a\", text: $name); Button(\"Add\") {}.disabled(!isFormValid)", 1),
      ("TextField(\"a\", text: $name); Button(\"Add\") {}.disabled(!canSave)", 1),
      ("TextField(\"a\", text: $name); Button(\"Add\") {}.disabled(canvasSize == 0)", 0),
      ("TextField(\"a\", text: $name); Button(\"Add\") {}.disabled(library.state != .complete)", 0),
      ("TextField(\"a\", text: $name); Button(\"Add\") {}.disabled(state == Phase.complete)", 0),
      ("Button(\"Add\") {}.disabled(!isFormValid)", 0),  // nothing is entered here
      ("List(rows) { Text($0) }; Button(\"Edit\") {}.disabled(rows.isEmpty)", 0),
      ("TextField(\"a\", text: $name); Button(\"Add\") {}.disabled(rows.isEmpty)", 0),
      ("TextField(\"a\", text: $name); Text(\"a\").disabled(name.isEmpty)", 0),
      (
        "TextField(\"a\", text: $name); Button(\"Add\") {}.accessibilityHint(\"Enter a name\").disabled(name.isEmpty)",
        0
      ),
      (
        "TextField(\"a\", text: $name); if name.isEmpty { Text(\"Why\") }; Button(\"Add\") {}.disabled(name.isEmpty)",
        0
      ),
    ] as [(String, Int)])
  func disabledButtons(body: String, expected: Int) {
    let members = """
      @State private var name = ""
      let rows: [String]
      let isLoading: Bool, isFormValid: Bool, canSave: Bool
      let canvasSize: Int, library: Library, state: Phase
      """
    let found = Self.behaviours(Self.view("VStack { \(body) }", members)).filter {
      if case .disabledUntil = $0.kind { true } else { false }
    }
    #expect(found.count == expected)
  }

  /// A sheet that only a swipe closes; whatever may close it, however deep, and what is not the project's own is left alone.
  @Test(
    arguments: [
      ("About()", "struct About: View { var body: some View { Text(\"a\") } }", 1),
      (
        "NavigationStack { About() }",
        "struct About: View { var body: some View { Row() } }\nstruct Row: View { var body: some View { Text(\"a\") } }",
        1
      ),
      (
        "About()",
        "struct About: View { @Environment(\\.dismiss) var go\n var body: some View { Button(\"Done\") { go() } } }",
        0
      ),
      (
        "About()",
        "struct About: View { var body: some View { Row() } }\nstruct Row: View { var body: some View { Foot() } }\n"
          + "struct Foot: View { var body: some View { Bar() } }\n"
          + "struct Bar: View { var body: some View { Button(\"a\") { router.close() } } }", 0
      ),
      (
        "About()",
        "struct About: View { var body: some View { bar } }\nextension About { var bar: some View { CloseButton() } }",
        0
      ),
      ("About(isShown: $isShown)", "struct About: View { var body: some View { Text(\"a\") } }", 0),
      ("About()", "", 0),
      (
        "About().toolbar { Button(\"a\") { isShown = false } }",
        "struct About: View { var body: some View { Text(\"a\") } }", 0
      ),
    ] as [(String, String, Int)])
  func openSheets(content: String, declared: String, expected: Int) {
    let body = "Button(\"a\") { isShown = true }.sheet(isPresented: $isShown) { \(content) }"
    let page = Self.view(body, "@State private var isShown = false")
    let found = Self.behaviours(page + declared + "\n").filter { if case .openSheet = $0.kind { true } else { false } }
    #expect(found.count == expected)
  }

  /// A row that goes with a swipe, and a session that ends, without a question.
  @Test(
    arguments: [
      ("List { ForEach(rows, id: \\.self) { Text($0) }.onDelete { rows.remove(atOffsets: $0) } }", 1),
      ("List { ForEach(rows, id: \\.self) { Text($0) }.onDelete { isAsking = true } }", 0),
      ("Button(\"Sign out\") { session.signOut() }", 1), ("Button(\"Log out\") { isAsking = true }", 0),
      ("Button { session.signOut() } label: { Image(systemName: \"door\"); Text(\"Sign out\") }", 1),
      (
        "Button { if isIn { session.logout() } else { showsSheet = true } } label: { Text(isIn ? \"Logout\" : \"Login\") }",
        1
      ),
      ("Button { if isIn { session.logout() }; showsSheet = true } label: { Text(\"Logout\") }", 0),
    ] as [(String, Int)])
  func unaskedEnds(body: String, expected: Int) {
    let members =
      "@State private var rows = [\"a\"]\n@State private var isAsking = false\n@State private var showsSheet = false\nlet session: Session, isIn: Bool"
    let found = Self.behaviours(Self.view(body, members)).filter { !$0.isInOrder }
    #expect(found.count == expected, "\(found)")
  }
}
