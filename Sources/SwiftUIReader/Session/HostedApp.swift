import SightlineModel
import SwiftInterpreter

/// An app of UIKit that shows views of SwiftUI: its delegates run, and what the controllers hold that they put into the
/// window is what it shows.
struct HostedApp {
  let interpreter: Interpreter
  let reading: Reading

  /// The delegate by which an app without an `App` is named; `nil` where there is none.
  static func delegate(in interpreter: Interpreter) -> String? {
    let types = interpreter.declarations.filter { !$0.isStub && $0.kind == .object }
    return
      (types.first { isOfScene($0) && $0.name.hasSuffix("SceneDelegate") && !$0.name.contains("CarPlay") }
      ?? types.first(where: isOfScene) ?? types.first(where: isOfApplication))?.name
  }

  private static func isOfScene(_ type: DeclaredType) -> Bool { type.conformances.contains("UIWindowSceneDelegate") }

  private static func isOfApplication(_ type: DeclaredType) -> Bool {
    type.conformances.contains("UIApplicationDelegate")
  }

  /// Runs what the delegates do when the app is launched and its scene connected.
  ///
  /// - Parameter delegate: Of the scene, or of the application.
  func launch(by delegate: String) throws {
    let types = interpreter.declarations
    if let application = types.first(where: { !$0.isStub && $0.kind == .object && Self.isOfApplication($0) }) {
      try attempt { try launch(application.name) }
    }
    if reading.launchedWindow == nil, let type = interpreter.declaredType(delegate), Self.isOfScene(type) {
      try attempt { try connect(delegate) }
    }
  }

  /// What the window shows now.
  ///
  /// - Returns: Nothing where no controller with a view of SwiftUI was put into a window.
  func shown() throws -> [Value] {
    guard let window = reading.launchedWindow, let root = window.kept("rootViewController"),
      let shown = try view(of: root, depth: 0)
    else { return [] }
    return [try styled(shown, by: window)]
  }

  /// What stops a delegate on its way ends it there, and not what it has shown before.
  private func attempt(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch let stop as RunStopped where stop.reason == .steps {
      throw stop
    } catch {
      reading.launchErrors.append(error)
    }
  }

  private func launch(_ type: String) throws {
    let application = try interpreter.staticMember(of: "UIApplication", "shared", call: nil)
    let delegate = try interpreter.construct(type, SampleValues.call([]))
    reading.objects["delegate " + type] = delegate
    application.keep("delegate", delegate)
    try LaunchDelegate.finishLaunching(delegate, in: interpreter)
  }

  private func connect(_ type: String) throws {
    let delegate = try interpreter.construct(type, SampleValues.call([]))
    let scene = Value.host(reading.object("UIWindowScene"))
    scene.keep("delegate", delegate)
    let labels = ["", "willConnectTo", "options"]
    guard interpreter.hasMethod("scene", labels, of: delegate) else { return }
    let session = Value.host(HostObject("UISceneSession"))
    let options = Value.host(HostObject("UIScene.ConnectionOptions"))
    _ = try interpreter.member(
      of: delegate, "scene",
      call: SampleValues.call([(nil, scene), ("willConnectTo", session), ("options", options)]))
  }

  // MARK: From the controller to the view

  /// So deep controllers hold one another at most.
  private static let depthLimit = 16

  /// - Returns: `nil` for a controller that shows no view of SwiftUI.
  private func view(of controller: Value, depth: Int) throws -> Value? {
    guard depth < Self.depthLimit else { return nil }
    try appear(controller)
    if let presented = controller.kept("presentedViewController"), !presented.isNone,
      let shown = try view(of: presented, depth: depth + 1)
    {
      return shown
    }
    if let view = controller.kept("rootView") { return view }
    let held = list("viewControllers", of: controller)
    if isTabBar(controller) {
      let tabs = try held.compactMap { tab in try view(of: tab, depth: depth + 1).map { try self.tab($0, of: tab) } }
      return tabs.isEmpty ? nil : Session.container("TabView", of: tabs)
    }
    if let top = held.last, let shown = try view(of: top, depth: depth + 1) {
      if case .bool(true)? = controller.kept("isNavigationBarHidden")?.payload { return shown }
      return Session.stack(of: [shown])
    }
    for child in list("children", of: controller).reversed() {
      if let shown = try view(of: child, depth: depth + 1) { return shown }
    }
    return nil
  }

  private func list(_ name: String, of controller: Value) -> [Value] {
    if case .array(let list)? = controller.kept(name)?.payload { list } else { [] }
  }

  private func isTabBar(_ controller: Value) -> Bool {
    interpreter.isKind(interpreter.typeName(of: controller), of: "UITabBarController")
  }

  /// What a controller of the app's own does on its way onto the screen; once.
  private func appear(_ controller: Value) throws {
    guard case .object = controller.payload, controller.kept(Self.hasAppeared) == nil else { return }
    controller.keep(Self.hasAppeared, .bool(true))
    for (step, arguments) in [("viewDidLoad", []), ("viewWillAppear", [""]), ("viewDidAppear", [""])]
    where interpreter.hasMethod(step, arguments, of: controller) {
      try attempt {
        _ = try interpreter.member(
          of: controller, step, call: SampleValues.call(arguments.map { _ in (nil, .bool(false)) }))
      }
    }
  }
  private static let hasAppeared = "has appeared"

  /// The view with the title and the picture that its controller gives its tab.
  private func tab(_ view: Value, of controller: Value) throws -> Value {
    let item = controller.kept("tabBarItem") ?? .none
    guard let title = item.kept("title") ?? controller.kept("title"), !title.isNone else { return view }
    let text = try interpreter.construct("Text", SampleValues.call([("verbatim", title)]))
    let content = Value(
      .function(NativeFunction(name: "tab item", location: .nowhere, parameterCount: 0) { _, _ in text }))
    return try interpreter.member(of: view, "tabItem", call: SampleValues.call([(nil, content)]))
  }

  /// In the scheme and the tint that the window is given.
  private func styled(_ view: Value, by window: Value) throws -> Value {
    var view = view
    if let style = window.kept("overrideUserInterfaceStyle").flatMap(styleName), ["dark", "light"].contains(style) {
      let scheme = try interpreter.staticMember(of: "ColorScheme", style, call: nil)
      view = try interpreter.member(of: view, "preferredColorScheme", call: SampleValues.call([(nil, scheme)]))
    }
    if let tint = window.kept("tintColor"), !tint.isNone, !tint.isUnknown {
      let color = try interpreter.construct("Color", SampleValues.call([("uiColor", tint)]))
      view = try interpreter.member(of: view, "tint", call: SampleValues.call([(nil, color)]))
    }
    return view
  }

  private func styleName(_ value: Value) -> String? { value.implicitName ?? value.host(NameValue.self)?.name }
}
