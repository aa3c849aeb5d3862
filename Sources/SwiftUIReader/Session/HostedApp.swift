import SightlineModel
import SwiftInterpreter

/// An app of UIKit that shows views of SwiftUI: its delegates run, and what the controllers hold that they put into the
/// window is what it shows.
struct HostedApp {
  let interpreter: Interpreter
  let reading: Reading
  /// Controllers that were looked into: they may hold one another, and one may be held many times.
  private final class Visits { var count = 0 }
  private let visits = Visits()
  private static let mostVisits = 1000

  init(interpreter: Interpreter, reading: Reading) { (self.interpreter, self.reading) = (interpreter, reading) }

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

  /// A first controller that shows nothing of SwiftUI may wait for something before it lets go, such as what an extension of the
  /// system's answers: whoever it tells is told now.
  ///
  /// - Returns: Whether somebody was told.
  func goOn() throws -> Bool {
    guard let root = reading.launchedWindow?.kept("rootViewController"), case .object(let controller) = root.payload,
      root.kept(Self.hasGoneOn) == nil
    else { return false }
    root.keep(Self.hasGoneOn, .bool(true))
    let waiting = controller.fields.compactMap { field in
      field.value.function.flatMap { $0.parameterCount == 0 ? $0 : nil }
    }
    for closure in waiting { try attempt { _ = try interpreter.call(closure, []) } }
    return !waiting.isEmpty
  }
  private static let hasGoneOn = "has gone on"

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

  /// What a controller shows, and what it presents over that.
  ///
  /// - Returns: `nil` for a controller that shows no view of SwiftUI.
  func view(of controller: Value, depth: Int = 0) throws -> Value? {
    visits.count += 1
    guard depth < Self.depthLimit, visits.count <= Self.mostVisits else { return nil }
    try appear(controller)
    let shown = try content(of: controller, depth: depth)
    guard let presented = controller.kept("presentedViewController"), !presented.isNone else { return shown }
    return try presenting(presented, by: controller, over: shown, depth: depth)
  }

  private func content(of controller: Value, depth: Int) throws -> Value? {
    if let view = controller.kept("rootView") { return try titled(view, by: controller) }
    if isKind(controller, "UITabBarController") { return try tabs(of: controller, depth: depth) }
    let held = list("viewControllers", of: controller)
    if isKind(controller, "UINavigationController") {
      if case .bool(true)? = controller.kept("isNavigationBarHidden")?.payload {
        return try held.last.flatMap { try view(of: $0, depth: depth + 1) }
      }
      if let shown = try stack(of: held, in: controller, depth: depth) { return shown }
    }
    // In the width of a phone, one column is shown.
    for column in ["compact", "primary", "supplementary", "secondary"] {
      if let own = controller.kept("column " + column), let shown = try view(of: own, depth: depth + 1) { return shown }
    }
    for child in held.suffix(1) + list("children", of: controller).reversed() {
      if let shown = try view(of: child, depth: depth + 1) { return shown }
    }
    return nil
  }

  /// A stack's controllers, each pushed by the one before it, and let go of by the system's Back.
  private func stack(of controllers: [Value], in stack: Value, depth: Int) throws -> Value? {
    var above: Value?
    for (index, controller) in controllers.enumerated().reversed() {
      guard var shown = try view(of: controller, depth: depth + 1) else { continue }
      if let next = above {
        let isPushed = binding {
          stack.keep("viewControllers", Value(.array(Array(self.list("viewControllers", of: stack).prefix(index + 1)))))
        }
        shown = try interpreter.member(
          of: shown, "navigationDestination",
          call: SampleValues.call([("isPresented", isPushed), ("destination", Self.closure("destination") { next })]))
      }
      above = shown
    }
    return above.map { Session.stack(of: [$0]) }
  }

  private func tabs(of controller: Value, depth: Int) throws -> Value? {
    var tabs: [Value] = []
    for (index, held) in list("viewControllers", of: controller).enumerated() {
      guard let shown = try view(of: held, depth: depth + 1) else { continue }
      tabs.append(
        try interpreter.member(
          of: try tab(shown, of: held), "tag", call: SampleValues.call([(nil, Value(.int(index)))])))
    }
    guard !tabs.isEmpty else { return nil }
    let selection = BindingValue(
      get: { controller.kept("selectedIndex") ?? Value(.int(0)) }, set: { controller.keep("selectedIndex", $0) })
    let content = Session.container("Group", of: tabs)
    return try interpreter.construct(
      "TabView", SampleValues.call([("selection", .host(selection)), (nil, Self.closure("tabs") { content })]))
  }

  // MARK: What is presented

  private func presenting(
    _ presented: Value, by controller: Value, over shown: Value?, depth: Int
  ) throws -> Value? {
    if isKind(presented, "UIAlertController") {
      return try alert(presented, by: controller, over: shown ?? Session.container("Group", of: []))
    }
    guard let view = try view(of: presented, depth: depth + 1) else { return shown }
    guard let shown else { return view }
    let style = presented.kept("modalPresentationStyle").flatMap(name) ?? "automatic"
    let isCover = ["fullScreen", "overFullScreen", "currentContext", "overCurrentContext", "custom"].contains(style)
    return try interpreter.member(
      of: shown, isCover ? "fullScreenCover" : "sheet",
      call: SampleValues.call([
        ("isPresented", isPresenting(presented, by: controller)), ("content", Self.closure("content") { view }),
      ]))
  }

  private func isPresenting(_ presented: Value, by controller: Value) -> Value {
    binding {
      controller.keep("presentedViewController", .none)
      presented.keep("presentingViewController", .none)
    }
  }

  private func alert(_ alert: Value, by controller: Value, over shown: Value) throws -> Value {
    let isSheet = alert.kept("preferredStyle").flatMap(name) != "alert"
    var parts: [Value] = []
    for field in list("textFields", of: alert) {
      let text = BindingValue(
        get: { field.kept("text") ?? Value(.string("")) }, set: { field.keep("text", $0) })
      parts.append(
        try interpreter.construct(
          "TextField",
          SampleValues.call([(nil, field.kept("placeholder") ?? Value(.string(""))), ("text", .host(text))])))
    }
    for action in list("actions", of: alert) {
      let act = Self.closure("action") { [interpreter] in
        if let handler = action.kept("handler")?.function {
          _ = try interpreter.call(handler, [Call.Argument(label: nil, value: action, location: .nowhere)])
        }
        return .void
      }
      var arguments: [(String?, Value)] = [(nil, action.kept("title") ?? Value(.string("")))]
      if let role = action.kept("style").flatMap(name), ["cancel", "destructive"].contains(role) {
        arguments.append(("role", try interpreter.staticMember(of: "ButtonRole", role, call: nil)))
      }
      parts.append(try interpreter.construct("Button", SampleValues.call(arguments + [("action", act)])))
    }
    let actions = Session.container("Group", of: parts)
    var call: [(String?, Value)] = [
      (nil, alert.kept("title") ?? Value(.string(""))), ("isPresented", isPresenting(alert, by: controller)),
    ]
    if isSheet {
      call.append(("titleVisibility", try interpreter.staticMember(of: "Visibility", "visible", call: nil)))
    }
    call.append(("actions", Self.closure("actions") { actions }))
    if let message = alert.kept("message"), !message.isNone {
      let text = try interpreter.construct("Text", SampleValues.call([(nil, message)]))
      call.append(("message", Self.closure("message") { text }))
    }
    return try interpreter.member(
      of: shown, isSheet ? "confirmationDialog" : "alert", call: SampleValues.call(call))
  }

  /// True until it is set to something else.
  private func binding(_ end: @escaping () -> Void) -> Value {
    .host(
      BindingValue(
        get: { Value(.bool(true)) },
        set: { [reading] value in
          if case .bool(true) = value.payload { return }
          end()
          reading.ledger.note()
        }))
  }

  private static func closure(_ name: String, _ value: @escaping () throws -> Value) -> Value {
    Value(.function(NativeFunction(name: name, location: .nowhere, parameterCount: 0) { _, _ in try value() }))
  }

  // MARK: What it holds

  private func list(_ name: String, of controller: Value) -> [Value] {
    if case .array(let list)? = controller.kept(name)?.payload { list } else { [] }
  }

  private func isKind(_ controller: Value, _ kind: String) -> Bool {
    interpreter.isKind(interpreter.typeName(of: controller), of: kind)
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
    var parts: [Value] = []
    if let image = item.kept("image"), !image.isNone, !image.isUnknown {
      parts.append(try interpreter.construct("Image", SampleValues.call([("uiImage", image)])))
    }
    if let title = item.kept("title") ?? controller.kept("title"), !title.isNone {
      parts.append(try interpreter.construct("Text", SampleValues.call([("verbatim", title)])))
    }
    guard !parts.isEmpty else { return view }
    let content = Session.container("Group", of: parts)
    return try interpreter.member(
      of: view, "tabItem", call: SampleValues.call([(nil, Self.closure("tab item") { content })]))
  }

  /// The view with the title that its controller gives the bar.
  private func titled(_ view: Value, by controller: Value) throws -> Value {
    guard let title = controller.kept("navigationItem")?.kept("title") ?? controller.kept("title"), !title.isNone,
      !title.isUnknown
    else { return view }
    let text = try interpreter.construct("Text", SampleValues.call([("verbatim", title)]))
    return try interpreter.member(of: view, "navigationTitle", call: SampleValues.call([(nil, text)]))
  }

  /// In the scheme and the tint that the window is given.
  private func styled(_ view: Value, by window: Value) throws -> Value {
    var view = view
    if let style = window.kept("overrideUserInterfaceStyle").flatMap(name), ["dark", "light"].contains(style) {
      let scheme = try interpreter.staticMember(of: "ColorScheme", style, call: nil)
      view = try interpreter.member(of: view, "preferredColorScheme", call: SampleValues.call([(nil, scheme)]))
    }
    if let tint = window.kept("tintColor"), !tint.isNone, !tint.isUnknown {
      let color = try interpreter.construct("Color", SampleValues.call([("uiColor", tint)]))
      view = try interpreter.member(of: view, "tint", call: SampleValues.call([(nil, color)]))
    }
    return view
  }

  private func name(_ value: Value) -> String? { value.implicitName ?? value.host(NameValue.self)?.name }
}
