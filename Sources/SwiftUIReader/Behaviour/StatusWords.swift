/// What states, cases and views are called that say how something goes.
enum StatusWords {
  private static let states = [
    "error", "fail", "success", "succeeded", "completed", "loading", "searching", "fetching", "refreshing", "syncing",
    "uploading", "downloading", "saving", "sending", "submitting", "processing", "authenticating", "connecting",
    "inprogress", "busy", "toast", "copied", "noresult", "statusmessage", "errormessage", "invalid", "isvalid",
    "validation", "offline", "reachable", "warning", "denied", "restoring", "purchasing", "verifying", "checking",
    "validating", "importing", "exporting", "deleting", "removing", "joining", "pairing", "updating", "publishing",
    "generating", "transcribing", "scanning", "recording", "isworking", "expired", "verified", "paired",
  ]
  /// Of states that say something is wrong: whatever view of the app's own they bring up says so.
  private static let faults = ["error", "fail", "warning", "denied", "invalid", "offline", "unreachable"]
  /// Cases of a state that say how something went: what arrives in the others is the content itself.
  private static let cases = [
    "loading", "fail", "error", "empty", "offline", "noresult", "searching", "fetching", "inprogress", "checking",
    "verifying", "validating", "processing", "connecting", "success", "invalid", "denied", "uploading", "downloading",
    "expired", "completed", "joining", "transcribing", "deleting", "removing", "timedout",
  ]
  static let showing: Set<String> = ["Text", "Label", "ProgressView", "ContentUnavailableView"]
  /// Views of the app's own by what their names say.
  private static let shown = [
    "Loading", "Progress", "Spinner", "Error", "Fail", "Empty", "NoData", "NoResult", "Unavailable", "Toast", "Banner",
    "Offline",
  ]

  static func isShowing(_ view: String) -> Bool {
    // `NSError(…)` is no view.
    showing.contains(view)
      || view.first?.isUppercase == true && !view.hasSuffix("Error") && shown.contains { view.contains($0) }
  }

  static func isStatus(_ path: String) -> Bool {
    let name = BehaviourFile.last(path)
    let lower = name.lowercased()
    guard !abilities.contains(where: lower.hasPrefix) else { return false }
    return states.contains { lower.contains($0) } || lower.hasSuffix("valid") || name.hasSuffix("Sent")
  }
  private static let abilities = ["supports", "can", "allows"]

  /// What is in order, so that its negation is what has to be said.
  static func isInOrder(_ path: String) -> Bool {
    let name = BehaviourFile.last(path).lowercased()
    return ["valid", "reachable", "succe", "completed", "sent", "authorized", "loaded"].contains { name.contains($0) }
      && !["invalid", "unreachable", "loading"].contains { name.contains($0) }
  }

  static func isCase(_ name: String) -> Bool {
    let lower = name.lowercased()
    return cases.contains { lower.contains($0) }
  }

  static func isFault(_ words: String) -> Bool {
    let lower = words.lowercased()
    return faults.contains { lower.contains($0) }
  }

  /// What a tap did, as its own button tells for a while.
  static func isOfTap(_ path: String) -> Bool {
    let name = BehaviourFile.last(path)
    let isDone = name.hasPrefix("did") && name.dropFirst(3).first?.isUppercase == true
    return isDone || name.lowercased().contains("copied")
  }

  private static let texts = [
    "status", "connectionstate", "statetext", "statetitle", "statedescription", "progresstext", "errormessage",
    "errortext", "warningtext", "validationmessage",
  ]
  /// A text that says how something goes, by its name: `statusText`, `model.connectionState.title`.
  static func isText(_ path: String) -> Bool {
    let lower = path.lowercased()
    return texts.contains { lower.contains($0) } && !lower.contains("statuscode") && !lower.contains("statusbar")
  }

  private static let messages = [
    "toast", "message", "banner", "hud", "snackbar", "success", "saved", "confirmation", "feedback", "notice",
    "statustext", "error", "warning", "fail",
  ]
  static func isMessage(_ words: String) -> Bool {
    let lower = words.lowercased()
    return messages.contains { lower.contains($0) }
  }

  private static let passing = ["toast", "snackbar", "banner", "hud"]
  /// What is laid over a screen for a while, by its name.
  static func isPassing(_ name: String) -> Bool {
    let lower = name.lowercased()
    return passing.contains { lower.contains($0) }
  }
  private static let messaging = ["show", "present", "display", "flash", "notify"]
  /// A function that is called for a message: `showBanner`.
  static func isShowing(message name: String) -> Bool {
    messaging.contains { name.hasPrefix($0) } || name.first?.isLowercase == true && isPassing(name)
  }
  /// What a message says, by the arguments of what shows it.
  static let messageTexts: Set<String> = ["title", "subtitle", "message", "text", "body"]
  static let waiting: Set<String> = ["sleep", "asyncAfter", "scheduledTimer", "delay"]
}
