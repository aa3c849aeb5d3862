import SightlineModel
import SwiftInterpreter

/// Errors that end where nobody is told: in the log, in a haptic, in a property that nothing reads, or nowhere.
///
/// Looked at are types that views are made of and what they observe; the rest of an app passes its errors on to them.
struct SilentFailureReader {
  private let file: BehaviourFile
  private let sources: BehaviourSources

  init(_ file: BehaviourFile, _ sources: BehaviourSources) { (self.file, self.sources) = (file, sources) }

  private typealias Step = SourceOutline.Handler.Step
  private static let logging = ["print", "debugPrint", "dump", "NSLog", "os_log", "assertionFailure", "log"]
  private static let haptics = ["haptic", "notificationoccurred", "impactoccurred", "vibrat", "playsystemsound"]
  /// Nobody waits for what these do, or they throw only that they were cancelled.
  private static let unheard = [
    "sleep", "yield", "cancel", "close", "stop", "disconnect", "finish", "prefetch", "preload", "warmUp", "track",
    "log", "requestAuthorization", "requestAccess", "requestPermission",
  ]
  /// Parts of what only accompanies: haptics, the mode of sound.
  private static let accompanying = [
    "haptic", "engine?.start", "engine.start", "setcategory", "setactive", "makeplayer", "audiosession",
  ]
  private static let progress = [
    "load", "busy", "progress", "process", "sending", "saving", "refresh", "submitting", "fetching", "searching",
    "syncing", "downloading", "uploading", "working", "running",
  ]

  var behaviours: [WrittenBehaviour] {
    file.outline.handlers.compactMap { handler in
      guard let steps = handler.steps, !file.isInPreview(handler.body.lowerBound),
        sources.isOfScreen(handler.body.lowerBound, in: file), let end = end(handler, steps)
      else { return nil }
      return WrittenBehaviour(.silentFailure(end), handler.location)
    }
  }

  /// - Returns: `nil` where somebody may be told.
  private func end(_ handler: SourceOutline.Handler, _ steps: [Step]) -> WrittenBehaviour.FailureEnd? {
    switch handler.kind {
    case .dropped, .task:
      guard case .call(let name, _)? = steps.first, !Self.isUnheard(name) else { return nil }
      return .dropped(name)
    case .thrown, .result, .condition, .handed:
      if handler.kind == .thrown, handler.tried.allSatisfy(Self.isUnheard) { return nil }
      guard let ends = ends(steps, depth: 0) else { return nil }
      // A condition that leaves may be no failure at all, and a function may have to be there: what they write says that it is.
      let isSure = handler.kind != .condition && handler.kind != .handed
      return ends.min { Self.rank($0) < Self.rank($1) } ?? (isSure ? .dropped("") : nil)
    }
  }

  /// The one to be named where there are several.
  private static func rank(_ end: WrittenBehaviour.FailureEnd) -> Int {
    switch end {
    case .kept: 0
    case .felt: 1
    case .logged: 2
    case .dropped: 3
    }
  }

  private static let depth = 2

  private func ends(_ steps: [Step], depth: Int) -> [WrittenBehaviour.FailureEnd]? {
    var found: [WrittenBehaviour.FailureEnd] = []
    for step in steps {
      switch step {
      case .leave: break
      case .set(let path, let value):
        if Self.isCleared(value), Self.isProgress(path) { continue }
        guard !Self.isCleared(value), sources.isNeverRead(path, in: file) else { return nil }
        found.append(.kept(BehaviourFile.last(path)))
      case .call(let name, _):
        if Self.isLogging(name) {
          found.append(.logged(name))
        } else if Self.isHaptic(name) {
          found.append(.felt(name))
        } else {
          guard depth < Self.depth, !name.contains("."), let function = sources.function(name, near: file),
            let inner = function.file.outline.steps(ofFunctionAt: function.extent),
            let ends = ends(inner, depth: depth + 1), !ends.isEmpty
          else { return nil }
          found += ends
        }
      }
    }
    return found
  }

  private static func isUnheard(_ name: String) -> Bool {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    let lower = name.lowercased()
    return accompanying.contains { lower.contains($0) }
      || unheard.contains { last == $0 || last.hasPrefix($0) && last.dropFirst($0.count).first?.isUppercase == true }
  }

  private static func isCleared(_ value: String) -> Bool { ["false", "nil", "[]", "\"\"", "0"].contains(value) }

  private static func isProgress(_ path: String) -> Bool {
    let last = BehaviourFile.last(path).lowercased()
    return progress.contains { last.contains($0) }
  }

  static func isHaptic(_ call: String) -> Bool {
    let lower = call.lowercased()
    return haptics.contains { lower.contains($0) }
  }

  /// `print`, `logger.error`, `AppLogger.shared.warning`, `Logger(subsystem: "…").error`, `pp_log(.app, .error, …)`.
  static func isLogging(_ call: String) -> Bool {
    if logging.contains(call) { return true }
    if !call.contains("."), isNamedAfterLog(call) { return true }
    let names = call.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.dropLast()
    return names.contains { name in
      let lower = name.lowercased()
      return lower.hasSuffix("log") || lower.hasSuffix("logger") || lower == "logging" || lower == "crashlytics"
        || lower == "sentrysdk"
    }
  }

  /// `logError`, `debugLog`, `DDLogInfo`, `app_log`; not `logIn` and `logOut`.
  private static func isNamedAfterLog(_ name: String) -> Bool {
    let letters = Array(name)
    var words = [""]
    for (index, letter) in letters.enumerated() {
      let next = index + 1 < letters.count ? letters[index + 1] : "_"
      let begins = letter.isUppercase && (index > 0 && !letters[index - 1].isUppercase || next.isLowercase)
      if begins || letter == "_" { words.append("") }
      if letter != "_" { words[words.count - 1] += letter.lowercased() }
    }
    words.removeAll(where: \.isEmpty)
    return zip(words, words.dropFirst() + [""]).contains { word, next in
      word == "log" && !["in", "out", "off", "on"].contains(next)
    }
  }
}
