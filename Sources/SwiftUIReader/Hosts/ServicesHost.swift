import SightlineModel
import SwiftInterpreter

/// UIKit, notifications, permissions, purchases: what of the system an app talks to.
final class ServicesHost: HostBase {
  private static let types: Set<String> = [
    "UIApplication", "UIDevice", "UIScreen", "UIWindow", "UIImage", "UIImageView", "UIFont", "UIFontMetrics",
    "UITraitCollection",
    "UIImpactFeedbackGenerator", "UINotificationFeedbackGenerator", "UISelectionFeedbackGenerator", "UIAccessibility",
    "UIPageControl", "UINavigationBar", "UITabBar", "UINavigationBarAppearance", "UITabBarAppearance", "UIPasteboard",
    "UISegmentedControl", "UITableView", "UITextField", "UIView", "UIViewController", "UIHostingController", "UIColor",
    "UIScrollView", "UISwitch", "UIContentSizeCategory", "UIActivityViewController", "UIResponder", "UIKeyboardType",
    "UIApplicationDelegate", "UNUserNotificationCenter", "UNMutableNotificationContent", "UNNotificationRequest",
    "UNCalendarNotificationTrigger", "UNTimeIntervalNotificationTrigger", "UNNotificationSound", "UNNotificationCenter",
    "UNUserNotificationCenterDelegate", "AVCaptureDevice", "AVAudioSession", "AVPlayer", "AVCaptureSession",
    "PHPhotoLibrary", "PhotosPickerItem", "CLLocationManager", "CMMotionManager", "LAContext", "ATTrackingManager",
    "SKStoreReviewController", "Product", "Transaction", "AppStore", "Purchases", "HKHealthStore", "EKEventStore",
    "CNContactStore", "WidgetCenter", "CKContainer", "GADMobileAds", "NSManagedObject", "NSPersistentContainer",
    "ModelContainer", "ModelContext", "AccessibilityNotification.Announcement", "CIFilter", "AVAudioPlayer",
    "ASAuthorizationController", "MPMoviePlayerController", "NWPathMonitor", "UNNotificationSettings",
  ]
  private static let allTypes = types.union(SystemTypes.objects)

  override func declares(_ name: String) -> Bool { Self.allTypes.contains(name) }

  override func construct(type: String, call: Call, in interpreter: Interpreter) throws -> Value? {
    let type = TypeName.plain(type)
    switch type {
    case "UIImage":
      var fields: [String: Value] = [:]
      if let name = call.value("systemName") { fields["systemName"] = name }
      if let name = call.value("named") { fields["name"] = name }
      return .host(OpaqueValue(hostTypeName: type, fields: fields))
    case "AccessibilityNotification.Announcement":
      return .host(HostObject(type, fields: ["text": call[position: 0] ?? .string("")]))
    case "UIColor": return nil
    case "UIFont": return try UIFontFamily(reading: reading, interpreter: interpreter).construct(call)
    case let name where Self.allTypes.contains(name):
      var fields: [String: Value] = [:]
      for argument in call.arguments { if let label = argument.label { fields[label] = argument.value } }
      if SystemTypes.objects.contains(name) { expect(call, of: name, "init", interpreter) }
      return .host(HostObject(name, fields: fields))
    default: return nil
    }
  }

  override func staticMember(type: String, name: String, call: Call?, in interpreter: Interpreter) throws -> Value? {
    let type = TypeName.plain(type)
    if name == "init", let call { return try construct(type: type, call: call, in: interpreter) }
    switch (type, name) {
    case ("UIAccessibility", "isReduceMotionEnabled"):
      return .bool(reading.readConditions.handing { reading.readConditions.reduceMotion })
    case ("UIAccessibility", "isBoldTextEnabled"):
      return .bool(reading.readConditions.handing { reading.readConditions.boldText })
    case ("UIAccessibility", "post"):
      let text = call?.value("argument").map(interpreter.describe) ?? ""
      reading.effects.append(.announcement, text, at: call?.location)
      return .void
    case ("UIAccessibility", let flag) where flag.hasPrefix("is"): return .bool(false)
    case (_, let constant) where constant.hasSuffix("Notification") && call == nil && Self.types.contains(type):
      return .host(NameValue(hostTypeName: Notifications.nameType, name: constant))
    case ("UIApplication", let constant) where constant.hasSuffix("Notification"):
      return .host(NameValue(hostTypeName: Notifications.nameType, name: constant))
    case ("UIApplication", let constant) where constant.hasSuffix("URLString"): return .string(constant)
    case ("UIFont", _): return try UIFontFamily(reading: reading, interpreter: interpreter).named(name, call)
    case ("AVCaptureDevice", "requestAccess"):
      let media = call?.value("for").map { $0.implicitName ?? interpreter.describe($0) } ?? "video"
      return try permission(media == "audio" ? "microphone" : "camera", call, interpreter, granted: { .bool($0) })
    case ("AVCaptureDevice", "authorizationStatus"): return status("AVAuthorizationStatus", "camera")
    case ("PHPhotoLibrary", "requestAuthorization"):
      return try permission("photos", call, interpreter) { [self] in
        self.name("PHAuthorizationStatus", $0 ? "authorized" : "denied")
      }
    case ("PHPhotoLibrary", "authorizationStatus"): return status("PHAuthorizationStatus", "photos")
    case ("ATTrackingManager", "requestTrackingAuthorization"):
      return try permission("tracking", call, interpreter) {
        self.name("ATTrackingManager.AuthorizationStatus", $0 ? "authorized" : "denied")
      }
    case ("ATTrackingManager", "trackingAuthorizationStatus"):
      return status("ATTrackingManager.AuthorizationStatus", "tracking")
    case ("SKStoreReviewController", "requestReview"), ("AppStore", "requestReview"):
      reading.effects.append(.prompt, "review", at: call?.location)
      return .void
    case ("Product", "products"):
      guard call != nil else { return nil }
      return Value(.array([.host(HostObject("Product"))]))
    case ("AppStore", "sync"), ("Transaction", _):
      return .unknown("an answer of the App Store", at: call?.location)
    case (_, let constant)
    where ["shared", "current", "main", "default", "standard", "appearance", "sharedInstance"].contains(constant):
      guard Self.allTypes.contains(type) else { return nil }
      return .host(reading.object(type))
    case ("UIApplication", _), ("UIImage", _), ("UNNotificationSound", _):
      return .host(OpaqueValue(hostTypeName: type))
    case (let known, _) where SystemTypes.asked.contains(known):
      expect(call, of: known, name, interpreter)
      return .unknown("\(known).\(name), which the system decides", at: call?.location)
    default: return nil
    }
  }

  private func expect(_ call: Call?, of owner: String, _ name: String, _ interpreter: Interpreter) {
    Callbacks(reading: reading, interpreter: interpreter).expect(call, of: owner, name)
  }

  private func name(_ type: String, _ name: String) -> Value { .host(NameValue(hostTypeName: type, name: name)) }

  /// Not asked yet, or as it was answered.
  private func status(_ type: String, _ permission: String) -> Value {
    name(type, reading.granted[permission].map { $0 ? "authorized" : "denied" } ?? "notDetermined")
  }

  /// `requestAccess(for:) async -> Bool` or with a completion handler.
  private func permission(
    _ permission: String, _ call: Call?, _ interpreter: Interpreter, granted: @escaping (Bool) -> Value
  ) throws -> Value {
    let prompting = Prompting(reading: reading)
    if let known = reading.granted[permission] {
      guard let handler = call?.arguments.last?.value.function else { return granted(known) }
      return try interpreter.call(handler, [Call.Argument(label: nil, value: granted(known), location: .nowhere)])
    }
    let reading = reading
    guard let handler = call?.arguments.last?.value.function else {
      let canFail = permission == "notifications"
      let answer = try prompting.ask(
        permission, answers: canFail ? PromptAnswer.allCases : [.allow, .deny], at: call?.location)
      if answer == .fail, canFail {
        let place = call?.location ?? .nowhere
        throw ThrownValue(value: .unknown("the request for \(permission) failed", at: place), location: place)
      }
      reading.granted[permission] = answer == .allow
      return granted(answer == .allow)
    }
    let answers: [PromptAnswer] = permission == "notifications" ? PromptAnswer.allCases : [.allow, .deny]
    prompting.ask(permission, answers: answers, at: call?.location) { answer in
      reading.granted[permission] = answer == .allow
      let error = answer == .fail ? Value.unknown("the request for \(permission) failed") : Value.none
      try Self.hand(granted(answer == .allow), error, to: handler, interpreter)
    }
    return .void
  }

  /// An answer and what went wrong, to a completion handler that takes one or both.
  private static func hand(_ answer: Value, _ error: Value, to handler: FunctionValue, _ interpreter: Interpreter)
    throws
  {
    let arguments = [answer, error].map { Call.Argument(label: nil, value: $0, location: .nowhere) }
    _ = try interpreter.call(handler, Array(arguments.prefix(max(1, handler.parameterCount))))
  }

  /// `requestAuthorization(options: [.alert, .provisional])`.
  private func isProvisional(_ call: Call?, _ interpreter: Interpreter) -> Bool {
    guard let options = call?.value("options"),
      let known = try? interpreter.resolve(options, as: "UNAuthorizationOptions").host(NamesValue.self)
    else { return false }
    return known.names.contains("provisional")
  }

  // MARK: Purchases

  /// A function of a purchase module that sells something asks the person, who may buy, cancel, or meet an error.
  override func stub(
    type: String, name: String, call: Call, returns result: String?, in interpreter: Interpreter
  ) throws -> Value? {
    guard name == "purchase" || name == "buy" || name == "buyProduct" else {
      // An object of the unseen module: its members are asked for in turn.
      guard let result, let declared = interpreter.declaredType(result), declared.isStub, declared.kind == .object
      else { return nil }
      return SampleValues(interpreter: interpreter, reading: reading).instance(of: declared)
    }
    let isBought = try Prompting(reading: reading).isBought(at: call.location)
    return .host(
      OpaqueValue(
        hostTypeName: "PurchaseResult",
        fields: [
          "userCancelled": .bool(!isBought), "transaction": .none,
          "customerInfo": .unknown("the store's customer", at: call.location),
        ]))
  }

  // MARK: Members

  private static let orientations: Set<String> = ["UIDeviceOrientation", "UIInterfaceOrientation"]

  private static func orientation(_ value: String, _ member: String) -> Value? {
    switch member {
    case "isPortrait": .bool(value.hasPrefix("portrait"))
    case "isLandscape": .bool(value.hasPrefix("landscape"))
    case "isFlat": .bool(value.hasPrefix("face"))
    case "isValidInterfaceOrientation": .bool(value.hasPrefix("portrait") || value.hasPrefix("landscape"))
    default: nil
    }
  }

  override func member(of value: Value, name: String, call: Call?, in interpreter: Interpreter) throws -> Value? {
    if let font = value.host(UIFontValue.self) {
      return try UIFontFamily(reading: reading, interpreter: interpreter).member(font, name, call)
    }
    if let orientation = value.host(NameValue.self), Self.orientations.contains(orientation.hostTypeName) {
      return Self.orientation(orientation.name, name)
    }
    // `withRenderingMode(.alwaysTemplate)`, `withTintColor(…)`: the same picture.
    if let picture = value.host(OpaqueValue.self), picture.hostTypeName == "UIImage" {
      if call != nil, name.hasPrefix("with") { return value }
      return pictureMember(picture, name, call, interpreter)
    }
    guard let object = value.host(HostObject.self) else { return nil }
    let result = try reading.readConditions.handing { try objectMember(object, name, call, interpreter) }
    if let result { return result }
    if let field = object.fields[name] { return field }
    // What the system answers can't be known; what is set on it changes nothing that is kept.
    guard Self.allTypes.contains(object.hostTypeName) else { return nil }
    expect(call, of: object.hostTypeName, name, interpreter)
    return .unknown("\(object.hostTypeName).\(name), which the system decides", at: call?.location)
  }

  /// What a picture holds is not read; the size of one in the app's catalogue is known.
  private func pictureMember(_ picture: OpaqueValue, _ name: String, _ call: Call?, _ interpreter: Interpreter)
    -> Value?
  {
    switch name {
    case "size" where call == nil:
      if let asset = picture.fields["name"].flatMap({ interpreter.text(of: $0) }),
        let size = reading.pictureSize(named: asset)
      {
        .host(SizeValue(size: size))
      } else {
        .unknown("the size of a picture", of: "CGSize", at: call?.location)
      }
    case "jpegData", "pngData", "heicData": .unknown("the bytes of a picture", of: "Data", at: call?.location)
    case "scale": .unknown("the scale of a picture", of: "Double", at: call?.location)
    case "cgImage", "ciImage", "imageOrientation", "preparingThumbnail", "byPreparingThumbnail", "preparingForDisplay",
      "byPreparingForDisplay", "draw":
      .unknown("a picture (\(name))", at: call?.location)
    default: nil
    }
  }

  /// `UIFontMetrics(forTextStyle: .title1).scaledValue(for: 20)`; the default metrics are the body's.
  private func scaled(_ metrics: HostObject, _ call: Call?, _ interpreter: Interpreter) throws -> Value? {
    guard let value = call?.value("for") else { return nil }
    guard let number = try value.number ?? interpreter.resolve(value, as: "Double").number else { return value }
    let named = try metrics.fields["forTextStyle"].flatMap(
      FontFamily(reading: reading, interpreter: interpreter).textStyle)
    let fixed = try UIFontFamily(reading: reading, interpreter: interpreter).textSize(of: call)
    return ScaledMetricStorage.scaled(
      value, number, relativeTo: named ?? .body, at: fixed, reading, reading.environment)
  }

  private func objectMember(_ object: HostObject, _ name: String, _ call: Call?, _ interpreter: Interpreter) throws
    -> Value?
  {
    switch (object.hostTypeName, name) {
    case ("UIImpactFeedbackGenerator", "impactOccurred"), ("UINotificationFeedbackGenerator", "notificationOccurred"),
      ("UISelectionFeedbackGenerator", "selectionChanged"):
      let style = (object.fields["style"] ?? call?[position: 0]).map {
        $0.implicitName ?? $0.host(NameValue.self)?.name ?? ""
      }
      reading.effects.append(.haptic, style ?? "selection", at: call?.location)
      return .void
    case ("UIApplication", "open"):
      let url = call?[position: 0].map(interpreter.describe) ?? ""
      reading.effects.append(.opens, url, at: call?.location)
      expect(call, of: "UIApplication", name, interpreter)
      return .bool(true)
    case ("Product", "purchase"): return try Prompting(reading: reading).purchase(at: call?.location)
    case ("Product", _): return .unknown("a product of the App Store", at: call?.location)
    case ("UIFontMetrics", "scaledFont"):
      guard let font = call?.value("for")?.host(UIFontValue.self) else { return call?.value("for") }
      let style = try object.fields["forTextStyle"].flatMap(
        FontFamily(reading: reading, interpreter: interpreter).textStyle)
      return try UIFontFamily(reading: reading, interpreter: interpreter).scaled(font, to: style ?? .body, call)
    case ("UIFontMetrics", "scaledValue"): return try scaled(object, call, interpreter)
    case ("UIApplication", "canOpenURL"): return .bool(true)
    // None was chosen yet on a fresh device.
    case ("UIApplication", "alternateIconName"): return Value.none
    // In the foreground, of a device that is unlocked.
    case ("UIApplication", "applicationState"): return self.name("UIApplication.State", "active")
    case ("UIApplication", "isProtectedDataAvailable"): return .bool(true)
    case ("UIApplication", "connectedScenes"): return Value(.array([]))
    case ("UIApplication", "registerForRemoteNotifications"): return .void
    case ("UNUserNotificationCenter", "requestAuthorization") where isProvisional(call, interpreter):
      // Granted without a question: notifications are delivered quietly.
      guard let handler = call?.arguments.last?.value.function else { return .bool(true) }
      try Self.hand(.bool(true), .none, to: handler, interpreter)
      return .void
    case ("UNUserNotificationCenter", "requestAuthorization"):
      return try permission("notifications", call, interpreter) { .bool($0) }
    case ("UNUserNotificationCenter", "notificationSettings"), ("UNUserNotificationCenter", "getNotificationSettings"):
      let settings = Value.host(
        OpaqueValue(
          hostTypeName: "UNNotificationSettings",
          fields: ["authorizationStatus": status("UNAuthorizationStatus", "notifications")]))
      guard let handler = call?.arguments.last?.value.function else { return settings }
      return try interpreter.call(handler, [Call.Argument(label: nil, value: settings, location: .nowhere)])
    case ("UNUserNotificationCenter", _):
      guard call != nil else { return nil }
      expect(call, of: "UNUserNotificationCenter", name, interpreter)
      return .void
    case ("CNContactStore", "requestAccess"):
      return try permission("contacts", call, interpreter) { .bool($0) }
    case ("EKEventStore", "requestAccess"), ("EKEventStore", "requestFullAccessToEvents"),
      ("EKEventStore", "requestWriteOnlyAccessToEvents"):
      return try permission("calendar", call, interpreter) { .bool($0) }
    case ("EKEventStore", "requestFullAccessToReminders"):
      return try permission("reminders", call, interpreter) { .bool($0) }
    case ("HKHealthStore", "requestAuthorization"):
      return try permission("health", call, interpreter) { .bool($0) }
    case ("CLLocationManager", "requestWhenInUseAuthorization"), ("CLLocationManager", "requestAlwaysAuthorization"):
      reading.effects.append(.prompt, "location", at: call?.location)
      return .void
    case ("LAContext", "canEvaluatePolicy"): return .bool(true)
    case ("LAContext", "evaluatePolicy"): return try permission("biometrics", call, interpreter) { .bool($0) }
    case ("AccessibilityNotification.Announcement", "post"):
      reading.effects.append(.announcement, interpreter.describe(object.fields["text"] ?? .none), at: call?.location)
      return .void
    case ("UIDevice", "userInterfaceIdiom"):
      interpreter.ledger.looks.formUnion(.tablet)
      return self.name("UIUserInterfaceIdiom", reading.readConditions.device.isPad ? "pad" : "phone")
    case ("UIDevice", "systemVersion"):
      return .string(reading.readConditions.platform == .ios18 ? "18.0" : "26.0")
    case ("UIDevice", "name"), ("UIDevice", "model"), ("UIDevice", "localizedModel"): return .string("iPhone")
    case ("UIDevice", "orientation"):
      return self.name("UIDeviceOrientation", reading.readConditions.isLandscape ? "landscapeLeft" : "portrait")
    case ("UIScreen", "bounds"), ("UIScreen", "nativeBounds"):
      let size = reading.screenSize
      return .host(RectValue(rect: Rect(x: 0, y: 0, width: size.width, height: size.height)))
    case ("UIScreen", "scale"): return .double(reading.readConditions.pixelsPerPoint)
    default: return nil
    }
  }
}

extension Reading {
  /// The screen in points, in the orientation of the variant.
  var screenSize: Size {
    let size = readConditions.device.size
    return readConditions.isLandscape ? Size(width: size.height, height: size.width) : size
  }
}
