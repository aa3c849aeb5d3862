import SightlineModel

/// Answers from outside that a closure is given: both that it came and that it failed are walked.
extension ReachCase {
  static let answers: [ReachCase] = failing.map { ReachCase($0, source($1)) } + steady.map { ReachCase($0, source($1)) }

  private static let failing: [(String, String)] = [
    (
      "a network's completion",
      both("URLSession.shared.dataTask(with: page) { data, _, _ in", "data != nil") + ".resume()"
    ),
    (
      "a network's completion, its error first",
      both("URLSession.shared.dataTask(with: page) { data, answer, error in", "error == nil") + ".resume()"
    ),
    ("places of an address", both("CLGeocoder().geocodeAddressString(\"Bern\") { marks, e in", "marks?.first != nil")),
    (
      "a result whose failure stands first",
      "HarbourKit.find { result in switch result { case .failure(let e): failed = true; case .success: found = true } }"
    ),
    ("nothing where somebody should be", "if HarbourKit.boat == nil { failed = true } else { found = true }"),
    (
      "an error that may be there",
      "HarbourKit.find { boat, failure in if let failure { failed = true } else { found = true } }"
    ),
    ("an unknown framework", both("MKLocalSearch(request: r).start { response, error in", "error == nil")),
    ("a missing module of its type's name", both("HarbourKit.find { boat in", "boat.isThere")),
    (
      "a handler that is assigned",
      """
      let monitor = NWPathMonitor()
      monitor.pathUpdateHandler = { path in if path.status == .satisfied { found = true } else { failed = true } }
      monitor.start(queue: .main)
      """
    ),
    ("a page that is opened", both("UIApplication.shared.open(page) { opened in", "opened")),
    (
      "what the keychain has not",
      "if SecItemCopyMatching([:] as CFDictionary, nil) == errSecSuccess { found = true } else { failed = true }"
    ),
  ]

  private static let steady: [(String, String)] = [
    (
      "an account of iCloud",
      "CKContainer.default().accountStatus { status, _ in found = status == .available }"
    ),
    ("contacts", "CNContactStore().requestAccess(for: .contacts) { isAllowed, _ in if isAllowed { found = true } }"),
    ("health", "HKHealthStore().requestAuthorization(toShare: [], read: []) { ok, e in if ok { found = true } }"),
    (
      "a store that loads",
      "NSPersistentContainer(name: \"Eggs\").loadPersistentStores { _, e in if let e { fatalError() }; found = true }"
    ),
    ("a context's work", "context.performAndWait { found = true }"),
  ]

  private static func both(_ call: String, _ condition: String) -> String {
    "\(call) if \(condition) { found = true } else { failed = true } }"
  }

  private static func source(_ code: String) -> String {
    let marked = code.contains("failed") ? "  // fails contrast-text" : ""
    return """
      import HarbourKit
      @main struct HarbourApp: App { var body: some Scene { WindowGroup { Harbour() } } }
      struct Harbour: View {
        @State private var found = false
        @State private var failed = false
        let context = NSManagedObjectContext()
        let page = URL(string: "https://harbour.test")!
        var body: some View {
          VStack {
            Button("Find") { find() }
            if found {
              Text("It is there").foregroundStyle(.mint)  // fails contrast-text
            }
            if failed {
              Text("It is not there").foregroundStyle(.yellow)\(marked)
            }
          }
        }
        func find() {
          \(code)
        }
      }
      """
  }

  /// What is kept without being drawn, where nothing is disabled, or not in the views.
  static let kept: [ReachCase] = [
    (
      "a code that an action asks", "@State private var code: [Int] = []", "code.append(1)",
      "guard code.count >= 3 else { return }; isOpen = true", ""
    ),
    (
      "two keys", "@State private var left = false; @State private var right = false", "left = true",
      "if left && right { isOpen = true }", "Button(\"Other\") { right = true }"
    ),
    (
      "a property between", "@State private var taps = 0; var canOpen: Bool { taps > 2 }", "taps += 1",
      "if canOpen { isOpen = true }", ""
    ),
    (
      "stored by the app", "@AppStorage(\"taps\") private var taps = 0", "taps += 1", "if taps > 2 { isOpen = true }",
      ""
    ),
    (
      "a static variable", "@State private var other = 0", "Kept.taps += 1; other += 1",
      "if Kept.taps > 2 { isOpen = true }", ""
    ),
    (
      "a shared object", "@ObservedObject private var shared = Shared.one", "shared.taps += 1",
      "if shared.taps > 2 { isOpen = true }", ""
    ),
  ].map { name, state, knock, open, more in
    ReachCase(
      name,
      """
      enum Kept { static var taps = 0 }
      final class Shared: ObservableObject { static let one = Shared(); @Published var taps = 0 }
      @main struct SafeApp: App { var body: some Scene { WindowGroup { Safe() } } }
      struct Safe: View {
        \(state)
        @State private var isOpen = false
        var body: some View {
          VStack {
            Button("Knock") { \(knock) }
            \(more)
            Button("Open") { \(open) }
            if isOpen {
              Text("Gold").foregroundStyle(.yellow)  // fails contrast-text
            }
          }
        }
      }
      """)
  }
}
