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
    "UIWindow": "UIView", "UIWindowScene": "UIScene", "UIScene": "UIResponder",
  ]
  /// What those inherit that are made elsewhere.
  private static let ancestors = ["UIResponder": "NSObject", "UIView": "UIResponder"]
  private static let others: Set<String> = [
    "UIStoryboard", "UISceneSession", "UIScene.ConnectionOptions", "UITabBarItem", "UINavigationItem",
    "UIWindowSceneDelegate",
    "UISceneDelegate",
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
      guard let label = argument.label else { continue }
      set(label, of: made, to: argument.value)
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
    set(name, of: value, to: newValue)
    return true
  }

  override func member(of value: Value, name: String, call: Call?, in interpreter: Interpreter) throws -> Value? {
    guard let kind = kind(of: value, interpreter) else {
      // The window that a view of the app's own class was put into.
      guard call == nil, name == "window", case .object = value.payload else { return nil }
      return value.kept(name)
    }
    guard let call else { return property(name, of: value, kind: kind) }
    switch name {
    case "instantiateViewController", "instantiateInitialViewController":
      guard kind == "UIStoryboard" else { return nil }
      if let creator = call.closure("creator") ?? call.closure() {
        return try interpreter.call(creator, [coder(call.location)])
      }
      return .host(HostObject("UIViewController", fields: [Self.ofStoryboard: .bool(true)]))
    case "pushViewController", "show", "showDetailViewController":
      guard let controller = call[position: 0] else { return nil }
      add(controller, to: "viewControllers", of: value)
    case "addChild":
      guard let child = call[position: 0] else { return nil }
      add(child, to: "children", of: value)
    case "setViewControllers":
      guard let list = call[position: 0] else { return nil }
      set("viewControllers", of: value, to: list)
    case "setNavigationBarHidden":
      guard let isHidden = call[position: 0] else { return nil }
      set("isNavigationBarHidden", of: value, to: isHidden)
    case "present":
      guard let controller = call[position: 0] else { return nil }
      set("presentedViewController", of: value, to: controller)
      if let completion = call.arguments.last?.value.function { _ = try interpreter.call(completion, []) }
    case "dismiss":
      set("presentedViewController", of: value, to: .none)
      if let completion = call.arguments.last?.value.function { _ = try interpreter.call(completion, []) }
    case "makeKeyAndVisible", "makeKey", "becomeKey", "didMove", "willMove", "loadViewIfNeeded", "removeFromParent",
      "setNeedsStatusBarAppearanceUpdate":
      break
    default: return unknown(name, of: value, kind: kind, at: call.location)
    }
    return .void
  }

  /// - Returns: `nil` for an object of the app's own: others may know its member.
  private func unknown(_ name: String, of value: Value, kind: String, at location: SourceLocation?) -> Value? {
    if case .object = value.payload { return nil }
    return .unknown("\(kind).\(name), which the system decides", at: location)
  }

  private func property(_ name: String, of value: Value, kind: String) -> Value? {
    if let kept = value.kept(name) { return kept }
    switch name {
    case "viewControllers", "children": return Value(.array([]))
    case "topViewController", "visibleViewController":
      guard case .array(let list)? = value.kept("viewControllers")?.payload else { return Value.none }
      return list.last ?? Value.none
    case "presentedViewController", "presentingViewController", "parent", "navigationController", "tabBarController",
      "rootViewController":
      return Value.none
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

  private func add(_ controller: Value, to list: String, of value: Value) {
    var held: [Value] = if case .array(let list)? = value.kept(list)?.payload { list } else { [] }
    held.append(controller)
    set(list, of: value, to: Value(.array(held)))
  }

  /// Keeps it, and tells what is held by whom.
  private func set(_ name: String, of value: Value, to newValue: Value) {
    switch name {
    case "rootViewController":
      if value.host(HostObject.self)?.hostTypeName == "UINavigationController" {
        set("viewControllers", of: value, to: Value(.array([newValue])))
        return
      }
      reading.launchedWindow = value
    case let list where Self.lists.contains(list):
      if case .array(let controllers) = newValue.payload {
        for controller in controllers { controller.keep(list == "children" ? "parent" : "navigationController", value) }
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
