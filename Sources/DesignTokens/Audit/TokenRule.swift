public import SightlineModel

/// The rules about tokens by themselves. They look at files, not at scenes, so they have no type in `Rules`; a page in
/// `rules/` of the same name describes each to people.
public enum TokenRule: String, CaseIterable, Sendable {
  case contrast = "token-contrast"
  case contrastEnhanced = "token-contrast-enhanced"
  case highContrast = "token-high-contrast"
  case modeMissing = "token-mode-missing"
  case reference = "token-reference"
  case value = "token-value"
  case textSize = "token-text-size"
  case lineHeight = "token-line-height"
  case unit = "token-unit"
  case textStyle = "token-text-style"
  case font = "token-font"

  public var id: RuleID { RuleID(rawValue: rawValue) }

  public var title: String {
    switch self {
    case .contrast: "A pair of tokens has too little contrast"
    case .contrastEnhanced: "A pair of tokens lacks enhanced contrast"
    case .highContrast: "High contrast is weaker than its base"
    case .modeMissing: "A token has no value in some mode"
    case .reference: "A token refers to nothing"
    case .value: "A token's value cannot be used"
    case .textSize: "A font size is too small to read"
    case .lineHeight: "A line height lets lines touch"
    case .unit: "A unit was taken for another"
    case .textStyle: "A font size maps to no text style"
    case .font: "A font is not in the project"
    }
  }

  /// One sentence: what holds when the rule passes.
  public var summary: String {
    switch self {
    case .contrast:
      "A foreground token has 4.5:1 on its background in every mode, 3:1 for large text and for what is not text."
    case .contrastEnhanced: "A foreground token has 7:1 on its background in every mode, 4.5:1 for large text."
    case .highContrast: "A pair has at least as much contrast with Increase Contrast as without."
    case .modeMissing: "A token that some modes define is defined in all of them."
    case .reference: "Every reference, pair and set names something that exists, and none leads in a circle."
    case .value: "Every value has the form and the range that its type demands."
    case .textSize: "A font size is at least 11 pt."
    case .lineHeight: "A line is at least as high as its font size."
    case .unit: "Sizes, line heights and letter spacing are of the order that their unit makes plausible."
    case .textStyle: "A font size is the default size of an iOS text style, so that it can scale with Dynamic Type."
    case .font: "A font family comes with iOS or is among the project's font files."
    }
  }

  /// In the default profile; `nil`: off. A finding may weigh less than its rule: a pair found by its names is a warning.
  public var severity: Severity? {
    switch self {
    case .contrast, .reference, .value: .error
    case .contrastEnhanced: nil
    case .highContrast, .modeMissing, .textSize, .lineHeight, .unit: .warning
    case .textStyle, .font: .review
    }
  }

  public var sources: [String] {
    switch self {
    case .contrast: ["WCAG 1.4.3", "WCAG 1.4.11"]
    case .contrastEnhanced: ["WCAG 1.4.6"]
    case .highContrast: ["HIG Accessibility"]
    case .modeMissing, .reference, .value, .unit: ["DTCG 2025.10"]
    case .textSize, .textStyle, .font: ["HIG Typography"]
    case .lineHeight: ["WCAG 1.4.12"]
    }
  }

  /// Numbers that a profile or a project may change.
  public var numbers: [String: Double] {
    switch self {
    // HIG, Accessibility: 11 pt on iOS.
    case .textSize: ["minimum": 11]
    case .lineHeight: ["minimum": 1]
    default: [:]
    }
  }
}
