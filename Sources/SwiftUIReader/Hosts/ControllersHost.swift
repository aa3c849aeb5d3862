import SightlineModel
import SwiftInterpreter

/// Controllers and windows of UIKit, as far as they say which view of SwiftUI is shown: what holds what.
///
/// An app's own controllers run as they are; what a class of theirs inherits from UIKit is kept beside its fields.
final class ControllersHost: HostBase {
  /// With the class each of them inherits.
  private static let parents: [String: String] = [
    "UIViewController": "UIResponder", "UIHostingController": "UIViewController",
    "UINavigationController": "UIViewController", "UITabBarController": "UIViewController",
    "UISplitViewController": "UIViewController", "UIPageViewController": "UIViewController",
    "UITableViewController": "UIViewController", "UICollectionViewController": "UIViewController",
    "UIAlertController": "UIViewController", "UIWindow": "UIView", "UIWindowScene": "UIScene", "UIScene": "UIResponder",
  ]
  /// What those inherit that are made elsewhere.
  private static let ancestors = ["UIResponder": "NSObject", "UIView": "UIResponder"]
  private static let others: Set<String> = [
    "UIStoryboard", "UISceneSession", "UIScene.ConnectionOptions", "UITabBarItem", "UINavigationItem", "UIAlertAction",
    "UIWindowSceneDelegate", "UISceneDelegate",
  ]

  override func declares(_ name: String) -> Bool { Self.parents[name] != nil || Self.others.contains(name) }

  override func conformances(ofType name: String) -> [String] {
    var result: [String] = []
    var next = Self.parents[TypeName.plain(name)]
    while let parent = next {
      result.append(parent)
      next = Self.parents[parent] ?? Self.ancestors[parent]
    }
    return name == "UIWindowSceneDelegate" ? ["UISceneDelegate"] : result
  }

  override func construct(type: String, call: Call, in interpreter: Interpreter) throws -> Value? {
    let type = TypeName.plain(type)
    guard declares(type), !type.hasSuffix("Delegate") else { return nil }
    let made = Value.host(HostObject(type))
    for argument in call.arguments {
      // The closure behind the brackets.
      let handler = type == "UIAlertAction" && argument.value.function != nil ? "handler" : nil
      guard let label = argument.label ?? handler else { continue }
      set(label, of: made, to: argument.value, interpreter)
    }
    return made
  }

  override func staticMember(type: String, name: String, call: Call?, in interpreter: Interpreter) throws -> Value? {
    guard name == "init", let call, Self.parents[TypeName.plain(type)] != nil else { return nil }
    return try construct(type: type, call: call, in: interpreter)
  }

  private static let ofStoryboard = "of a storyboard"
  private func coder(_ location: SourceLocation?) -> Call.Argument {
    Call.Argument(
      label: "coder", value: .unknown("what a storyboard has of it", at: location), location: location ?? .nowhere)
  }

  /// A controller that a storyboard makes is of the class that the code takes it for; what the storyboard sets is missing.
  override func cast(_ value: Value, to type: String, in interpreter: Interpreter) throws -> Value? {
    guard value.host(HostObject.self)?.fields[Self.ofStoryboard] != nil,
      interpreter.isKind(type, of: "UIViewController")
    else { return nil }
    let hasOwn = interpreter.hasInitializer(["coder"], of: type)
    return try interpreter.construct(
      type, Call(arguments: hasOwn ? [coder(nil)] : [], location: interpreter.callStack.last ?? .nowhere))
  }

  /// Controllers that one holds, whatever its kind: one by one or in a list.
  private static let lists = ["viewControllers", "children"]

  override func setMember(of value: inout Value, name: String, to newValue: Value, in interpreter: Interpreter) throws
    -> Bool
  {
    guard kind(of: value, interpreter) != nil else { return false }
    set(name, of: value, to: newValue, interpreter)
    return true
  }

  override func member(of value: Value, name: String, call: Call?, in interpreter: Interpreter) throws -> Value? {
    guard let kind = kind(of: value, interpreter) else {
      // The window that a view of the app's own class was put into.
      guard call == nil, name == "window", case .object = value.payload else { return nil }
      return value.kept(name)
    }
    guard let call else { return property(name, of: value, kind: kind) }
    if let answer = try change(name, of: value, kind: kind, by: call, interpreter) { return answer }
    switch name {
    case "instantiateViewController", "instantiateInitialViewController":
      guard kind == "UIStoryboard" else { return nil }
      if let creator = call.closure("creator") ?? call.closure() {
        return try interpreter.call(creator, [coder(call.location)])
      }
      return .host(HostObject("UIViewController", fields: [Self.ofStoryboard: .bool(true)]))
    case "makeKeyAndVisible" where value.kept("rootViewController") != nil:
      // Of several windows it is the one in front.
      reading.launchedWindow = value
      reading.ledger.note()
    case "makeKeyAndVisible", "makeKey", "becomeKey", "didMove", "willMove", "loadViewIfNeeded",
      "setNeedsStatusBarAppearanceUpdate":
      break
    default: return unknown(name, of: value, kind: kind, at: call.location)
    }
    return .void
  }

  // MARK: What is shown changes

  /// What a call changes of who shows whom.
  ///
  /// - Returns: `nil` for other calls.
  private func change(
    _ name: String, of value: Value, kind: String, by call: Call, _ interpreter: Interpreter
  ) throws -> Value? {
    switch name {
    case "pushViewController", "show", "showDetailViewController":
      guard let controller = call[position: 0] else { return nil }
      // What stands in a stack is shown by the stack.
      let stack = kind == "UINavigationController" ? value : holder(of: value, under: "navigationController") ?? value
      set(
        "viewControllers", of: stack, to: Value(.array(list("viewControllers", of: stack) + [controller])), interpreter)
    case "popViewController":
      return pop(value, to: max(1, list("viewControllers", of: value).count - 1), interpreter).last ?? Value.none
    case "popToRootViewController":
      let left = pop(value, to: 1, interpreter)
      return left.isEmpty ? Value.none : Value(.array(left))
    case "popToViewController":
      guard let wanted = call[position: 0],
        let index = list("viewControllers", of: value).lastIndex(where: { Self.isSame($0, wanted) })
      else { return Value.none }
      return Value(.array(pop(value, to: index + 1, interpreter)))
    case "addChild":
      guard let child = call[position: 0] else { return nil }
      set("children", of: value, to: Value(.array(list("children", of: value) + [child])), interpreter)
    case "removeFromParent":
      guard let parent = value.kept("parent") else { return .void }
      let rest = list("children", of: parent).filter { !Self.isSame($0, value) }
      set("children", of: parent, to: Value(.array(rest)), interpreter)
      value.keep("parent", .none)
    case "setViewControllers":
      guard let list = call[position: 0] else { return nil }
      set("viewControllers", of: value, to: list, interpreter)
    case "setViewController":
      guard let controller = call[position: 0], let column = call["for"]?.value.implicitName else { return nil }
      set("column " + column, of: value, to: controller, interpreter)
    case "setNavigationBarHidden":
      guard let isHidden = call[position: 0] else { return nil }
      set("isNavigationBarHidden", of: value, to: isHidden, interpreter)
    case "present":
      guard let controller = call[position: 0] else { return nil }
      set("presentedViewController", of: value, to: controller, interpreter)
      controller.keep("presentingViewController", value)
      try complete(call, interpreter)
    case "dismiss":
      dismiss(value)
      try complete(call, interpreter)
    case "addAction":
      guard let action = call[position: 0] else { return nil }
      set("actions", of: value, to: Value(.array(list("actions", of: value) + [action])), interpreter)
    case "addTextField":
      let field = Value.host(HostObject("UITextField"))
      if let configure = call.closure() ?? call.closure("configurationHandler") {
        _ = try interpreter.call(configure, [Call.Argument(label: nil, value: field, location: call.location)])
      }
      set("textFields", of: value, to: Value(.array(list("textFields", of: value) + [field])), interpreter)
    default: return nil
    }
    return .void
  }

  private func complete(_ call: Call, _ interpreter: Interpreter) throws {
    if let completion = call.arguments.last?.value.function { _ = try interpreter.call(completion, []) }
  }

  /// - Returns: The controllers that left.
  private func pop(_ stack: Value, to count: Int, _ interpreter: Interpreter) -> [Value] {
    let held = list("viewControllers", of: stack)
    guard held.count > count else { return [] }
    set("viewControllers", of: stack, to: Value(.array(Array(held.prefix(count)))), interpreter)
    return Array(held.dropFirst(count))
  }

  /// As UIKit does: a controller that presents lets go of what it presents, any other asks the one that presents it, or
  /// those around it.
  private func dismiss(_ value: Value) {
    var next: Value? = value
    for _ in 0..<Self.holderLimit {
      guard let controller = next else { return }
      if let presented = controller.kept("presentedViewController"), !presented.isNone {
        controller.keep("presentedViewController", .none)
        presented.keep("presentingViewController", .none)
        reading.ledger.note()
        return
      }
      let around = Self.holders.lazy.compactMap { controller.kept($0) }.first { !$0.isNone }
      next = controller.kept("presentingViewController").flatMap { $0.isNone ? nil : $0 } ?? around
    }
  }

  /// By which names a controller keeps those that hold it.
  private static let holders = ["parent", "navigationController", "tabBarController", "splitViewController"]
  /// So many controllers hold one another at most.
  private static let holderLimit = 32

  /// The controller around it of a kind, by the name under which UIKit has it.
  private func holder(of value: Value, under name: String) -> Value? {
    var next: Value? = value
    for _ in 0..<Self.holderLimit {
      guard let controller = next else { return nil }
      if let found = controller.kept(name), !found.isNone { return found }
      next = Self.holders.lazy.compactMap { controller.kept($0) }.first { !$0.isNone }
    }
    return nil
  }

  private static func isSame(_ one: Value, _ other: Value) -> Bool {
    switch (one.payload, other.payload) {
    case (.host(let one), .host(let other)): (one as? HostObject) === (other as? HostObject) && one is HostObject
    case (.object(let one), .object(let other)): one === other
    default: false
    }
  }

  private func list(_ name: String, of value: Value) -> [Value] {
    if case .array(let list)? = value.kept(name)?.payload { list } else { [] }
  }

  /// - Returns: `nil` for an object of the app's own: others may know its member.
  private func unknown(_ name: String, of value: Value, kind: String, at location: SourceLocation?) -> Value? {
    if case .object = value.payload { return nil }
    return .unknown("\(kind).\(name), which the system decides", at: location)
  }

  private func property(_ name: String, of value: Value, kind: String) -> Value? {
    if let kept = value.kept(name) { return kept }
    switch name {
    case "viewControllers", "children", "actions": return Value(.array([]))
    case "topViewController", "visibleViewController": return list("viewControllers", of: value).last ?? Value.none
    case "selectedIndex" where kind == "UITabBarController": return Value(.int(0))
    case "selectedViewController" where kind == "UITabBarController":
      let held = list("viewControllers", of: value)
      guard case .int(let index) = (value.kept("selectedIndex") ?? Value(.int(0))).payload,
        held.indices.contains(index)
      else { return Value.none }
      return held[index]
    case "navigationController", "tabBarController", "splitViewController":
      return holder(of: value, under: name) ?? Value.none
    case "presentingViewController":
      return holder(of: value, under: name) ?? Value.none
    case "presentedViewController", "parent", "rootViewController": return Value.none
    case "urlContexts",
      "userActivities" where kind == "UIScene.ConnectionOptions":
      return Value(.set([]))
    case "shortcutItem", "notificationResponse", "handoffUserActivityType",
      "cloudKitShareMetadata"
    where kind == "UIScene.ConnectionOptions":
      return Value.none
    case "windows" where kind == "UIWindowScene": return Value(.array([]))
    case "navigationItem", "tabBarItem":
      let made = Value.host(HostObject(name == "tabBarItem" ? "UITabBarItem" : "UINavigationItem"))
      value.keep(name, made)
      return made
    default: return unknown(name, of: value, kind: kind, at: nil)
    }
  }

  /// Keeps it, and tells what is held by whom.
  private func set(_ name: String, of value: Value, to newValue: Value, _ interpreter: Interpreter) {
    switch name {
    case "rootViewController":
      if value.host(HostObject.self)?.hostTypeName == "UINavigationController" {
        set("viewControllers", of: value, to: Value(.array([newValue])), interpreter)
        return
      }
      reading.launchedWindow = value
    case "selectedViewController":
      if let index = list("viewControllers", of: value).firstIndex(where: { Self.isSame($0, newValue) }) {
        value.keep("selectedIndex", Value(.int(index)))
      }
      reading.ledger.note()
      return
    case let list where Self.lists.contains(list):
      if case .array(let controllers) = newValue.payload {
        let holder =
          list == "children"
          ? "parent"
          : kind(of: value, interpreter) == "UITabBarController" ? "tabBarController" : "navigationController"
        for controller in controllers { controller.keep(holder, value) }
      }
    default: break
    }
    value.keep(name, newValue)
    reading.ledger.note()
  }

  /// The class of UIKit that it is of, or inherits.
  private func kind(of value: Value, _ interpreter: Interpreter) -> String? {
    switch value.payload {
    case .host(let host):
      guard let object = host as? HostObject, declares(object.hostTypeName) else { return nil }
      return object.hostTypeName
    case .object(let object): return interpreter.inherited(by: object.typeName).first { Self.parents[$0] != nil }
    default: return nil
    }
  }
}

extension Value {
  /// What a controller or a window of UIKit keeps under a name.
  func kept(_ name: String) -> Value? {
    switch payload {
    case .host(let host): (host as? HostObject)?.fields[name]
    case .object(let object): object.inherited[name]
    default: nil
    }
  }

  func keep(_ name: String, _ value: Value) {
    switch payload {
    case .host(let host): (host as? HostObject)?.fields[name] = value
    case .object(let object): object.inherited[name] = value
    default: break
    }
  }
}
