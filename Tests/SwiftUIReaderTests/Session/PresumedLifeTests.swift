import SightlineModel
import SwiftUIReader
import Testing

/// An app that is on people's phones does not end itself at launch.
struct PresumedLifeTests {
  private static let variant = Variant(device: Source.device)

  @Test(arguments: [
    // Data that another part of the app has stored.
    """
    struct Config { let key: String
      init() {
        guard let data = UserDefaults.standard.data(forKey: "config"), let text = String(data: data, encoding: .utf8)
        else { fatalError("no config") }
        key = text } }
    struct A: View { let config = Config(); var body: some View { VStack { Text(config.key); Text("end") } } }
    """,
    // An object that only a launch sets up.
    """
    final class Store { static var held: Store?
      static var shared: Store { guard let held else { preconditionFailure("set up first") }; return held }
      var name = "n" }
    struct A: View { var body: some View { VStack { Text(Store.shared.name); Text("end") } } }
    """,
    """
    func key(_ name: String) -> String? { name.isEmpty ? "k" : nil }
    struct A: View { let own = key("a")!; var body: some View { VStack { Text(own); Text("end") } } }
    """,
  ])
  func whatIsMissingIsTakenToBeThere(source: String) {
    let project = Source.project(source)
    let texts = project.screens(for: [Self.variant]).flatMap(\.states).flatMap(\.trees).flatMap(\.root.texts)
    #expect(texts.contains("end"))
    #expect(project.notAudited.isEmpty)
    #expect(project.unresolved.contains { $0.why.contains("the app would end itself") })
  }

  /// What is said before the end is no way on.
  @Test func anEndThatExplainsItselfIsNone() {
    let project = Source.project(
      """
      func container() -> String? { UserDefaults.standard.string(forKey: "group") }
      struct A: View {
        var name: String {
          guard let found = container() else {
            let message = "no container"
            print(message)
            fatalError(message)
          }
          return found
        }
        var keys: [String: Int] { Dictionary(uniqueKeysWithValues: ["a", "a"].map { ($0, 1) }) }
        var body: some View { VStack { Text(name); Text("\\(keys.count)"); Text("end") } } }
      """)
    let texts = project.screens(for: [Self.variant]).flatMap(\.states).flatMap(\.trees).flatMap(\.root.texts)
    #expect(Set(["1", "end"]).isSubset(of: texts))
    #expect(project.notAudited.isEmpty)
  }

  /// What the code itself says is wrong stays so.
  @Test func aConditionOfValuesEndsIt() {
    let project = Source.project(
      """
      struct A: View { let count = 3
        var name: String { guard count < 2 else { fatalError("too many") }; return "n" }
        var body: some View { VStack { Text(name); Text("end") } } }
      """)
    _ = project.screens(for: [Self.variant])
    #expect(project.notAudited.contains { $0.why.contains("too many") })
  }

  /// `application(_:didFinishLaunchingWithOptions:)` has run by the time the first view asks.
  @Test(arguments: [
    ("willFinishLaunchingWithOptions", "(Delegate.self) private var delegate"),
    ("didFinishLaunchingWithOptions", "(Delegate.self) private var delegate"),
    ("didFinishLaunchingWithOptions", " private var delegate: Delegate"),
  ])
  func theDelegateIsLaunched(step: String, adaptor: String) {
    let project = Source.project(
      """
      final class Services { static let shared = Services(); var name = "none" }
      final class Delegate: NSObject, UIApplicationDelegate {
        func application(
          _ application: UIApplication, \(step) options: [UIApplication.LaunchOptionsKey: Any]? = nil
        ) -> Bool { Services.shared.name = "set up"; return true }
      }
      @main struct Main: App {
        @UIApplicationDelegateAdaptor\(adaptor)
        var body: some Scene { WindowGroup { A() } }
      }
      struct A: View { var body: some View { Text(Services.shared.name) } }
      """)
    let session = project.session(for: Self.variant)
    #expect(session?.tree.texts == ["set up"])
  }
}
