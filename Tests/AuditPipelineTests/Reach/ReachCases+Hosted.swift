import SightlineModel

/// Apps of UIKit that show views of SwiftUI: their delegates and controllers run as they are.
extension ReachCase {
  private static let delegate = """
    import UIKit
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool { true }
    }

    """

  /// An app whose first view puts a controller of its own into the window that a `Finder` finds.
  private static let windowed = """

    final class Host<Content: View>: UIHostingController<Content> {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }
    struct Root<Content: View>: View {
      let content: Content
      init(@ViewBuilder content: () -> Content) { self.content = content() }
      var body: some View {
        EmptyView().background(Finder { window in window?.rootViewController = Host(rootView: content) })
      }
    }
    struct Home: View {
      @State private var taps = 0
      var body: some View {
        VStack { Button("Tap") { taps += 1 }; if taps > 0 { Second() } }
      }
    }
    struct Second: View {
      var body: some View { Text("Twice").foregroundStyle(.yellow) }  // fails contrast-text
    }
    @main struct HostApp: App { var body: some Scene { WindowGroup { Root { Home() } } } }
    """

  /// Coordinators, which put controllers into a root controller, a stack and tabs, and are told apart by what they are generic
  /// over.
  private static let coordinators = """
    import UIKit
    import SwiftUI
    import Combine
    protocol Navigator: AnyObject { var rootViewController: UIViewController? { get } }
    protocol StackNavigator: Navigator {
      func push<Content: View>(_ view: Content)
      func replace<Content: View>(_ view: Content)
      func present(_ controller: UIViewController)
      func popToRoot() -> [UIViewController]
      func close()
    }
    extension UINavigationController: StackNavigator {
      var rootViewController: UIViewController? { self }
      func push<Content: View>(_ view: Content) {
        pushViewController(UIHostingController(rootView: view), animated: true)
      }
      func replace<Content: View>(_ view: Content) {
        setViewControllers([UIHostingController(rootView: view)], animated: false)
      }
      func present(_ controller: UIViewController) { present(controller, animated: true, completion: nil) }
      func popToRoot() -> [UIViewController] { popToRootViewController(animated: true) ?? [] }
      func close() { presentedViewController?.dismiss(animated: true) }
    }
    final class RootController: UIViewController {
      var child: UIViewController? {
        didSet {
          oldValue?.willMove(toParent: nil)
          oldValue?.view.removeFromSuperview()
          oldValue?.removeFromParent()
          guard let child else { return }
          addChild(child)
          view.addSubview(child.view)
          child.didMove(toParent: self)
        }
      }
    }
    protocol Coordinator<Route>: AnyObject { associatedtype Route; func navigate(to route: Route) }
    final class AnyCoordinator<Route>: Coordinator {
      private let go: (Route) -> Void
      init<Other: Coordinator>(_ other: Other) where Other.Route == Route { go = { other.navigate(to: $0) } }
      func navigate(to route: Route) { go(route) }
    }
    enum SignInRoute { case start, password, done }
    enum ListRoute { case list, item(String), add, ask, close }
    final class AppCoordinator {
      let root: RootController
      private var child: AnyObject?
      init(_ root: RootController) { self.root = root }
      func signIn() {
        let stack = UINavigationController()
        let coordinator = AnyCoordinator(SignInCoordinator(stack, done: { [weak self] in self?.list() }))
        coordinator.navigate(to: .start)
        child = coordinator
        root.child = stack.rootViewController
      }
      func list() {
        if let known = child as? AnyCoordinator<ListRoute> { return known.navigate(to: .list) }
        let (stack, settings, tabs) = (UINavigationController(), UINavigationController(), UITabBarController())
        let coordinator = AnyCoordinator(ListCoordinator(stack))
        coordinator.navigate(to: .list)
        settings.push(SettingsView())
        stack.tabBarItem.title = "Items"
        settings.tabBarItem.title = "Settings"
        tabs.viewControllers = [stack, settings]
        child = coordinator
        root.child = tabs
      }
    }
    final class SignInCoordinator: Coordinator {
      private let stack: any StackNavigator
      private let done: () -> Void
      init(_ stack: any StackNavigator, done: @escaping () -> Void) { (self.stack, self.done) = (stack, done) }
      func navigate(to route: SignInRoute) {
        switch route {
        case .start: if stack.popToRoot().isEmpty { stack.replace(StartView(go: { self.navigate(to: .password) })) }
        case .password: stack.push(PasswordView(done: { self.navigate(to: .done) }))
        case .done: done()
        }
      }
    }
    final class ListCoordinator: Coordinator {
      private let stack: any StackNavigator
      let items = CurrentValueSubject<[String], Never>(["Mail", "Bank"])
      init(_ stack: any StackNavigator) { self.stack = stack }
      func navigate(to route: ListRoute) {
        switch route {
        case .list: stack.replace(ListView(coordinator: self))
        case .item(let name): stack.push(ItemView(name: name))
        case .add:
          let sheet = UINavigationController(rootViewController: UIHostingController(rootView: AddView(close: stack.close)))
          stack.present(sheet)
        case .ask:
          let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in self.stack.push(GoneView()) })
          alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
          stack.present(alert)
        case .close: stack.close()
        }
      }
    }
    struct StartView: View {
      let go: () -> Void
      var body: some View { Button("Sign in", action: go).navigationTitle("Start") }
    }
    struct PasswordView: View {
      let done: () -> Void
      @State private var password = ""
      var body: some View {
        VStack {
          SecureField("Password", text: $password)
          Button("Continue", action: done).disabled(password.isEmpty)
        }
      }
    }
    struct ListView: View {
      let coordinator: ListCoordinator
      @State private var items: [String] = []
      var body: some View {
        List(items, id: \\.self) { item in Button(item) { coordinator.navigate(to: .item(item)) } }
          .task { for await next in coordinator.items.eraseToAnyPublisher().values { items = next } }
          .toolbar {
            Button("Add") { coordinator.navigate(to: .add) }
            Button("Delete all") { coordinator.navigate(to: .ask) }
          }
      }
    }
    struct ItemView: View {
      let name: String
      var body: some View { Text(name == "Bank" ? "Yellow" : name).foregroundStyle(.yellow) }  // fails contrast-text
    }
    struct AddView: View { let close: () -> Void; var body: some View { Button("Close", action: close) } }
    struct GoneView: View { var body: some View { Text("Gone") } }
    struct SettingsView: View { var body: some View { Text("Settings") } }
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      var coordinator: AppCoordinator?
      var window: UIWindow?
      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let root = RootController()
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = root
        window?.makeKeyAndVisible()
        coordinator = AppCoordinator(root)
        coordinator?.signIn()
        return true
      }
    }
    """

  static let hosted: [ReachCase] = [
    ReachCase(
      "coordinators that push, present, replace and go back",
      views: [
        "StartView": .laidOut, "PasswordView": .laidOut, "ListView": .laidOut, "ItemView": .laidOut,
        "AddView": .laidOut, "GoneView": .laidOut, "SettingsView": .laidOut,
      ], coordinators),
    ReachCase(
      "controllers in a view of SwiftUI that host views of SwiftUI",
      views: ["Page": .laidOut, "Inner": .laidOut, "Second": .laidOut, "Deep": .laidOut],
      """
      import UIKit
      import SwiftUI
      struct Wrapper<Content: View>: UIViewControllerRepresentable {
        let content: Content
        func makeUIViewController(context: Context) -> UIHostingController<Content> {
          UIHostingController(rootView: content)
        }
        func updateUIViewController(_ controller: UIHostingController<Content>, context: Context) {
          controller.rootView = content
        }
      }
      struct Stack: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> UINavigationController {
          UINavigationController(rootViewController: UIHostingController(rootView: Deep()))
        }
        func updateUIViewController(_ controller: UINavigationController, context: Context) {}
      }
      struct Inner: View {
        let open: () -> Void
        let isOpen: Bool
        var body: some View { Button("Open", action: open); if isOpen { Second() } }
      }
      struct Second: View {
        var body: some View { Text("Open").foregroundStyle(.yellow) }  // fails contrast-text
      }
      struct Deep: View { var body: some View { Text("Deep") } }
      struct Page: View {
        @State private var isOpen = false
        var body: some View {
          VStack { Wrapper(content: Inner(open: { isOpen = true }, isOpen: isOpen)); Stack() }
        }
      }
      @main struct PageApp: App { var body: some Scene { WindowGroup { Page() } } }
      """),
    ReachCase(
      "a first controller that waits for the system, and a window that covers the app's", views: ["Home": .laidOut],
      """
      import UIKit
      import SwiftUI
      struct Home: View { var body: some View { Text("Home").foregroundStyle(.yellow) } }  // fails contrast-text
      final class WaitController: UIViewController { var onReady: (() -> Void)?; var title2 = "Wait" }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        var cover: UIWindow?
        func scene(
          _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
        ) {
          guard let scene = scene as? UIWindowScene else { return }
          let wait = WaitController()
          wait.onReady = { [weak self] in self?.window?.rootViewController = UIHostingController(rootView: Home()) }
          window = UIWindow(windowScene: scene)
          window?.rootViewController = wait
          cover = UIWindow(windowScene: scene)
          cover?.rootViewController = wait
          window?.makeKeyAndVisible()
        }
      }
      """ + delegate),
    ReachCase(
      "a controller that a view puts into its window", views: ["Home": .laidOut, "Second": .laidOut],
      """
      struct Finder: UIViewRepresentable {
        let found: (UIWindow?) -> Void
        func makeUIView(context: Context) -> UIView {
          let view = UIView()
          DispatchQueue.main.async { [weak view] in found(view?.window) }
          return view
        }
        func updateUIView(_ view: UIView, context: Context) {}
      }
      """ + windowed),
    ReachCase(
      "a controller that a view's own class puts into its window", views: ["Home": .laidOut, "Second": .laidOut],
      """
      final class Probe: UIView {
        var found: ((UIWindow?) -> Void)?
        override func didMoveToWindow() {
          super.didMoveToWindow()
          found?(window)
        }
      }
      struct Finder: UIViewRepresentable {
        let found: (UIWindow?) -> Void
        init(_ found: @escaping (UIWindow?) -> Void) { self.found = found }
        func makeUIView(context: Context) -> Probe {
          let view = Probe()
          view.found = found
          return view
        }
        func updateUIView(_ view: Probe, context: Context) {}
      }
      """ + windowed),
    ReachCase(
      "a coordinator that pushes and presents", views: ["Harbour": .laidOut, "Berth": .laidOut, "Tides": .laidOut],
      delegate + """
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          private var coordinator: Coordinator?
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            guard let scene = scene as? UIWindowScene else { return }
            let (window, navigation) = (UIWindow(windowScene: scene), UINavigationController())
            coordinator = Coordinator(navigation)
            coordinator?.start()
            window.rootViewController = navigation
            window.makeKeyAndVisible()
            self.window = window
          }
        }
        final class Coordinator {
          private let navigation: UINavigationController
          init(_ navigation: UINavigationController) { self.navigation = navigation }
          func start() {
            let model = HarbourModel(
              onBerth: { [weak self] number in
                self?.navigation.pushViewController(UIHostingController(rootView: Berth(number: number)), animated: true)
              }, onTides: { [weak self] in self?.navigation.present(TidesController(), animated: true) })
            navigation.setViewControllers([HostingController(rootView: Harbour(model: model))], animated: false)
          }
        }
        final class HostingController<Content: View>: UIHostingController<Content> {
          override func viewDidLoad() { super.viewDidLoad(); view.backgroundColor = .systemBackground }
        }
        final class TidesController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let child = UIHostingController(rootView: Tides())
            addChild(child)
            view.addSubview(child.view)
            child.didMove(toParent: self)
          }
        }
        final class HarbourModel: ObservableObject {
          let (onBerth, onTides): ((Int) -> Void, () -> Void)
          init(onBerth: @escaping (Int) -> Void, onTides: @escaping () -> Void) { (self.onBerth, self.onTides) = (onBerth, onTides) }
        }
        struct Harbour: View {
          @ObservedObject var model: HarbourModel
          var body: some View {
            VStack {
              Button("Berth 4") { model.onBerth(4) }
              Button("Tides") { model.onTides() }
            }
          }
        }
        struct Berth: View {
          let number: Int
          var body: some View { Text("Berth \\(number)").foregroundStyle(.mint) }  // fails contrast-text
        }
        struct Tides: View { var body: some View { Text("High at noon").foregroundStyle(.yellow) } }  // fails contrast-text
        """),
    ReachCase(
      "a window that the application's delegate makes, in tabs, beside a preview of one",
      views: ["Map": .laidOut, "Log": .laidOut],
      """
      import UIKit
      @UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          let tabs = UITabBarController()
          let (map, log) = (UIHostingController(rootView: Map()), UIHostingController(rootView: Log()))
          map.tabBarItem = UITabBarItem(title: "Map", image: nil, tag: 0)
          log.tabBarItem = UITabBarItem(title: "Log", image: nil, tag: 1)
          tabs.viewControllers = [map, log]
          window = HarbourWindow(frame: UIScreen.main.bounds)
          window?.rootViewController = tabs
          window?.makeKeyAndVisible()
          return true
        }
      }
      final class HarbourWindow: UIWindow {
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { nil }
      }
      struct Map: View { var body: some View { Text("Chart").foregroundStyle(.mint) } }  // fails contrast-text
      struct Log: View { var body: some View { Text("Entries").foregroundStyle(.yellow) } }  // fails contrast-text
      #Preview { Map() }
      """),
    ReachCase(
      "the tint of the window", views: ["Harbour": .laidOut],
      delegate + """
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            let window = UIWindow(windowScene: scene as! UIWindowScene)
            window.tintColor = UIColor(red: 0.3, green: 0.9, blue: 0.3, alpha: 1)
            window.rootViewController = UIHostingController(rootView: Harbour())
            self.window = window
            window.makeKeyAndVisible()
          }
        }
        struct Harbour: View {
          var body: some View {
            Button("Moor") {}.font(.largeTitle.bold()).padding(20)  // fails contrast-text
          }
        }
        """),
    ReachCase(
      "scenes that hand over to one another, by what an extension knows of every controller",
      views: ["Harbour": .laidOut],
      delegate + """
        protocol Stage: AnyObject { init(); var next: (any Switching)? { get set }; func controller() -> UIViewController }
        protocol Switching: AnyObject { func show(_ stage: any Stage.Type) }
        extension UIViewController { var className: String { String(describing: Self.self) } }
        final class Start: Stage {
          weak var next: (any Switching)?
          init() {}
          func controller() -> UIViewController { let shown = SplashController(); shown.stage = self; return shown }
        }
        final class Shore: Stage {
          weak var next: (any Switching)?
          init() {}
          func controller() -> UIViewController { UIHostingController(rootView: Harbour()) }
        }
        final class SplashController: UIHostingController<Splash> {
          weak var stage: Start?
          init() {
            super.init(rootView: Splash())
            rootView = Splash(done: { [weak self] in self?.stage?.next?.show(Shore.self) })
          }
          required init?(coder: NSCoder) { nil }
        }
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate, Switching {
          var window: UIWindow?
          private var stage: any Stage = Start()
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            window = UIWindow(windowScene: scene as! UIWindowScene)
            show(Start.self)
          }
          func show(_ type: any Stage.Type) {
            let new = type.init()
            new.next = self
            stage = new
            let controller = new.controller()
            guard window?.rootViewController?.className != controller.className else { return }
            window?.rootViewController = controller
            window?.makeKeyAndVisible()
          }
        }
        struct Splash: View {
          var done: () -> Void = {}
          var body: some View {
            Text("Ahoy").onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { done() } }
          }
        }
        struct Harbour: View { var body: some View { Text("Harbour").foregroundStyle(.yellow) } }  // fails contrast-text
        """),
    ReachCase(
      "controllers that storyboards make", views: ["Harbour": .laidOut, "Berth": .laidOut],
      delegate + """
        protocol Drawn {}
        extension Drawn where Self: UIViewController {
          static func drawn(in board: String) -> Self {
            UIStoryboard(name: board, bundle: nil).instantiateViewController(withIdentifier: String(describing: self)) as! Self
          }
        }
        final class Loading: UIViewController, Drawn {
          @IBOutlet weak var spinner: UIActivityIndicatorView!
          var loaded: (() -> Void)?
          override func viewDidLoad() {
            super.viewDidLoad()
            spinner.startAnimating()
          }
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            Task { @MainActor in loaded?() }
          }
        }
        final class BerthController: UIViewController {
          let number: Int
          init?(coder: NSCoder, number: Int) {
            self.number = number
            super.init(coder: coder)
          }
          required init?(coder: NSCoder) { fatalError() }
          override func viewDidLoad() {
            super.viewDidLoad()
            addChild(UIHostingController(rootView: Berth(number: number)))
          }
        }
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          private let navigation = UINavigationController()
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            let loading = Loading.drawn(in: "Main")
            loading.loaded = { [weak self] in self?.start() }
            navigation.pushViewController(loading, animated: false)
            window = UIWindow(windowScene: scene as! UIWindowScene)
            window?.rootViewController = navigation
          }
          private func start() {
            let harbour = Harbour { [weak self] in
              let board = UIStoryboard(name: "Berths", bundle: nil)
              let berth = board.instantiateViewController(identifier: "one") { BerthController(coder: $0, number: 3) }
              self?.navigation.pushViewController(berth, animated: true)
            }
            navigation.setViewControllers([UIHostingController(rootView: harbour)], animated: false)
          }
        }
        struct Harbour: View {
          let moor: () -> Void
          var body: some View { Button("Moor", action: moor).foregroundStyle(.yellow) }  // fails contrast-text
        }
        struct Berth: View {
          let number: Int
          var body: some View { Text("Berth \\(number)").foregroundStyle(.mint) }  // fails contrast-text
        }
        """),
  ]
}
