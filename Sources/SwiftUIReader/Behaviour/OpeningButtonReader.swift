import SightlineModel
import SwiftInterpreter

/// Buttons that do nothing but open a page outside of the app: VoiceOver calls them buttons, and lists them among no links.
///
/// Settings of the system, calls and mails are left out, as is what is said to be a link.
struct OpeningButtonReader {
  private let file: BehaviourFile
  private let sources: BehaviourSources

  init(_ file: BehaviourFile, _ sources: BehaviourSources) { (self.file, self.sources) = (file, sources) }

  var behaviours: [WrittenBehaviour] {
    file.calls.compactMap { call in
      guard call.name == "Button", call.base == nil, !isOffered(call.nameOffset),
        let action = file.action(of: call),
        sources.isOfScreen(call.nameOffset, in: file), opens(action, depth: 0), !isLink(call)
      else { return nil }
      return WrittenBehaviour(.openingButton, call.location)
    }
  }

  /// Items of menus and alerts are no links to anybody.
  private static let apart: Set<String> = [
    "Menu", "contextMenu", "alert", "confirmationDialog", "swipeActions", "actionSheet",
  ]
  private func isOffered(_ offset: Int) -> Bool {
    file.calls(around: offset).contains { Self.apart.contains($0.name) }
  }

  /// It opens an address and does nothing else that shows.
  private func opens(_ action: Range<Int>, depth: Int) -> Bool {
    let text = file.slice(action)
    guard !Self.ofSystem.contains(where: text.contains), file.writes(in: action).isEmpty else { return false }
    var isOpening = false
    let calls = file.calls(in: action).filter { $0.name.first?.isLowercase == true }
    for call in calls {
      let base = call.base.map(file.slice) ?? ""
      if call.name == "openURL" || call.name == "open" && base.hasSuffix("UIApplication.shared") {
        isOpening = true
      } else if call.isStatement, !SilentFailureReader.isLogging("\(base).\(call.name)"),
        !SilentFailureReader.isHaptic("\(base).\(call.name)"), !Self.isTracking("\(base).\(call.name)")
      {
        // `openTerms()` of the same view.
        let own = file.functions(call.name)
        guard depth == 0, call.base == nil, own.count == 1, opens(file.content(of: own[0]), depth: 1) else {
          return false
        }
        isOpening = true
      }
    }
    if isOpening || !calls.isEmpty || depth > 0 { return isOpening }
    // `action: openTerms`
    let names = file.outline.references.within(action).map(\.path)
    guard names.count == 1, let name = names.first else { return false }
    let own = file.functions(name)
    return own.count == 1 && opens(file.content(of: own[0]), depth: 1)
  }

  private static let ofSystem = [
    "openSettingsURLString", "openNotificationSettings", "tel:", "mailto:", "sms:", "itms-apps", "App-prefs", "prefs:",
  ]
  private static func isTracking(_ call: String) -> Bool {
    let lower = call.lowercased()
    return ["track", "analytic", "metric", "telemetry"].contains { lower.contains($0) }
  }

  private func isLink(_ button: SourceOutline.Call) -> Bool {
    file.calls.contains { call in
      ["accessibilityAddTraits", "accessibilityRemoveTraits"].contains(call.name)
        && call.base?.lowerBound == button.extent.lowerBound
        && call.arguments.contains {
          file.slice($0.extent).contains(".isLink") || file.slice($0.extent).contains(".isButton")
        }
    }
  }
}
