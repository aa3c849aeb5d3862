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

  static let hosted: [ReachCase] = [
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
