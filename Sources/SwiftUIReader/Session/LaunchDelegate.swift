import SwiftInterpreter

/// The delegate of `@UIApplicationDelegateAdaptor`: many apps set up in it what their views ask for.
///
/// - Source: Apple, `UIApplicationDelegate`: `application(_:willFinishLaunchingWithOptions:)`, then
///   `application(_:didFinishLaunchingWithOptions:)`, before the first scene is shown.
enum LaunchDelegate {
  private static let steps = ["willFinishLaunchingWithOptions", "didFinishLaunchingWithOptions"]

  /// - Parameter content: The app's instance.
  static func finishLaunching(_ content: [Value], in interpreter: Interpreter) throws {
    for delegate in try content.flatMap({ try delegates(of: $0, in: interpreter) }) {
      try finishLaunching(delegate, in: interpreter)
    }
  }

  /// - Parameter delegate: Of the application.
  static func finishLaunching(_ delegate: Value, in interpreter: Interpreter) throws {
    for step in steps where interpreter.hasMethod("application", ["", step], of: delegate) {
      let application = try interpreter.staticMember(of: "UIApplication", "shared", call: nil)
      _ = try interpreter.member(
        of: delegate, "application", call: SampleValues.call([(nil, application), (step, .none)]))
    }
  }

  private static func delegates(of app: Value, in interpreter: Interpreter) throws -> [Value] {
    guard case .structure(let structure) = app.payload else { return [] }
    return try structure.fields.keys.sorted().compactMap { name in
      guard case .host(let host)? = structure.fields[name]?.payload, let storage = host as? HeldStorage,
        storage.hostTypeName == "UIApplicationDelegateAdaptor"
      else { return nil }
      let delegate = try storage.wrappedValue(in: interpreter)
      guard case .object = delegate.payload else { return nil }
      return delegate
    }
  }
}
