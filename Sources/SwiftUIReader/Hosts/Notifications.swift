import SightlineModel
import SwiftInterpreter

/// `NotificationCenter`: what the project's own code posts reaches what it observes. The system posts nothing here.
///
/// - Source: `NotificationCenter` delivers at once, on the thread that posts.
struct Notifications {
  let center: HostObject
  let interpreter: Interpreter
  static let nameType = "Notification.Name"

  func member(_ name: String, _ call: Call?) throws -> Value? {
    guard let call else { return nil }
    switch name {
    case "publisher":
      guard let subject = try subject(call.value("for")) else {
        return .host(PublisherValue(.silent(reason: "notifications")))
      }
      return .host(filtered(PublisherValue(.subject(subject)), by: call.value("object"), at: call.location))
    case "addObserver":
      guard let body = call.closure("using") ?? call.closure(), let subject = try subject(call.value("forName")) else {
        return .void
      }
      return observe(subject, body, of: call.value("object"), at: call.location)
    case "removeObserver":
      call[position: 0]?.host(HostObject.self)?.fields["isCancelled"] = .bool(true)
      return .void
    case "post":
      try post(call)
      return .void
    default: return .void
    }
  }

  /// One for every name, for as long as the app runs; `nil` where the name is not known.
  private func subject(_ name: Value?) throws -> PublisherValue.Subject? {
    guard let name, let text = try text(of: name) else { return nil }
    if let known = center.fields[text]?.host(PublisherValue.self), case .subject(let subject) = known.source {
      return subject
    }
    let made = PublisherValue.Subject()
    center.fields[text] = .host(PublisherValue(.subject(made)))
    return made
  }
  private func text(of name: Value) throws -> String? {
    let resolved = try interpreter.resolve(name, as: Self.nameType)
    return resolved.host(NameValue.self)?.name ?? interpreter.text(of: resolved)
  }

  /// Of one sender only, where one is named.
  private func filtered(
    _ publisher: PublisherValue, by sender: Value?, at location: SourceLocation
  ) -> PublisherValue {
    guard let sender, !sender.isNone else { return publisher }
    let isSent = NativeFunction(name: "object", location: location, parameterCount: 1) { arguments, interpreter in
      let object = arguments.first?.value.host(HostObject.self)?.fields["object"] ?? .none
      return .bool((try? interpreter.isEqual(object, sender)) ?? false)
    }
    return publisher.adding(.filter(isSent))
  }

  private func observe(
    _ subject: PublisherValue.Subject, _ body: FunctionValue, of sender: Value?, at location: SourceLocation
  ) -> Value {
    let handle = HostObject("NSObjectProtocol", fields: ["isCancelled": .bool(false)])
    let interpreter = interpreter
    subject.receivers.append { notification in
      guard handle.fields["isCancelled"]?.bool != true else { return }
      if let sender, !sender.isNone,
        let object = notification.host(HostObject.self)?.fields["object"],
        (try? interpreter.isEqual(object, sender)) != true
      {
        return
      }
      _ = try interpreter.call(body, [Call.Argument(label: nil, value: notification, location: location)])
    }
    return .host(handle)
  }

  /// `post(name:object:userInfo:)` and `post(Notification(…))`.
  private func post(_ call: Call) throws {
    let notification: HostObject
    if let given = call[position: 0]?.host(HostObject.self) {
      notification = given
    } else {
      notification = HostObject("Notification", fields: ["object": .none, "userInfo": .none])
      for argument in call.arguments {
        if let label = argument.label { notification.fields[label] = argument.value }
      }
    }
    guard let name = notification.fields["name"], let text = try text(of: name),
      let known = center.fields[text]?.host(PublisherValue.self), case .subject(let subject) = known.source
    else { return }
    notification.fields["name"] = .host(NameValue(hostTypeName: Self.nameType, name: text))
    try subject.send(.host(notification))
  }
}
