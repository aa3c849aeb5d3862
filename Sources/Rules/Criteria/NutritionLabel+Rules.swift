package import SightlineModel

/// Which rules speak of which of Apple's labels.
///
/// - Source: App Store Connect Help, Manage app accessibility: the evaluation criteria of each label (docs/evidence.md names
///   the pages).
extension NutritionLabel {
  package var rules: Set<RuleID> {
    switch self {
    case .voiceOver:
      [
        "change-announced", "control-name", "context-change", "copy-told", "decoration-spoken", "disabled-told",
        "empty-told", "expanded-state", "failure-told",
        "field-label", "field-purpose", "flow-indicator", "flow-names", "gesture-alternative", "group", "heading",
        "image-name", "input-dropped", "link-purpose", "message-announced", "message-duration", "modal",
        "name-readable", "name-role",
        "name-unique", "nested-control", "picture-in-name", "reading-order", "screen-title", "selected-state",
        "sheet-closes", "slider-value", "status-announced", "tap-role", "text-spoken", "timed-control",
        "trait-conflict",
      ]
    case .voiceControl:
      [
        "control-name", "gesture-alternative", "label-in-name", "motion-actuation", "name-readable", "name-unique",
        "nested-control", "tap-role", "timed-control",
      ]
    case .largerText:
      [
        "content-kept", "icon-scaling", "row-stacks", "text-behind-bar", "text-clipped", "text-overlap", "text-reflow",
        "text-scaling", "text-scaling-capped", "text-shrinks", "text-truncated", "text-unreachable", "word-broken",
      ]
    case .darkInterface: ["token-mode-missing"]
    case .differentiateWithoutColor: ["color-only-state", "link-color"]
    case .sufficientContrast: ["contrast-non-text", "contrast-text", "contrast-text-enhanced"]
    case .reducedMotion: ["media-autoplay", "motion-endless", "motion-gated"]
    case .captions, .audioDescriptions: []
    }
  }

  /// Rules that speak of none: of touch, keyboard, languages, the way through the app, and of tokens that may be drawn
  /// nowhere.
  package static let rulesOfNone: Set<RuleID> = [
    "destructive-confirmed", "flow-answer", "flow-back", "flow-entry", "flow-exit", "flow-gate", "flow-prompt",
    "keyboard-covers", "orientation-free", "reading-level", "rtl-mirroring", "string-localized", "string-missing",
    "string-placeholders", "string-plural", "string-state", "string-translated", "target-overlap", "target-size",
    "target-size-comfortable", "target-spacing", "text-small", "token-contrast", "token-contrast-enhanced",
    "token-font", "token-high-contrast", "token-line-height", "token-reference", "token-text-size", "token-text-style",
    "token-unit",
    "token-value",
  ]

  /// What only a person who uses it can say, whatever was found; `nil` where the audit can decide.
  package var needsPerson: String? {
    switch self {
    case .voiceOver: "Apple asks for the task to be done with VoiceOver on each device"
    case .voiceControl: "Apple asks for the task to be done with Voice Control on each device"
    case .captions: "whether what is heard has captions is not in the sources"
    case .audioDescriptions: "whether what is seen in videos is described is not in the sources"
    case .largerText, .darkInterface, .differentiateWithoutColor, .sufficientContrast, .reducedMotion: nil
    }
  }
}
