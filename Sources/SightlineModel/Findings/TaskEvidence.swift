/// One of Apple's Accessibility Nutrition Labels for the App Store.
/// - Source: App Store Connect Help, Overview of Accessibility Nutrition Labels.
package enum NutritionLabel: String, Hashable, Sendable, Codable, CaseIterable {
  case voiceOver, voiceControl, largerText, darkInterface, differentiateWithoutColor, sufficientContrast, reducedMotion
  case captions, audioDescriptions

  /// As Apple calls it.
  package var title: String {
    switch self {
    case .voiceOver: "VoiceOver"
    case .voiceControl: "Voice Control"
    case .largerText: "Larger Text"
    case .darkInterface: "Dark Interface"
    case .differentiateWithoutColor: "Differentiate Without Color Alone"
    case .sufficientContrast: "Sufficient Contrast"
    case .reducedMotion: "Reduced Motion"
    case .captions: "Captions"
    case .audioDescriptions: "Audio Descriptions"
    }
  }
}

/// What an audit shows of a task that people do with the app.
package struct TaskEvidence: Hashable, Sendable {
  package enum Verdict: String, Hashable, Sendable {
    /// Nothing was found against it, and everything that decides it was looked at.
    case supported
    case notSupported = "not-supported"
    case person
    package var words: String {
      switch self {
      case .supported: "supported"
      case .notSupported: "not supported"
      case .person: "a person must check"
      }
    }
  }

  package struct Label: Hashable, Sendable {
    package var label: NutritionLabel
    package var verdict: Verdict
    /// Why, in sentences without full stops; what is said against it first.
    package var reasons: [String]
    package var findings: [Finding]
    package init(label: NutritionLabel, verdict: Verdict, reasons: [String], findings: [Finding]) {
      (self.label, self.verdict, self.reasons, self.findings) = (label, verdict, reasons, findings)
    }
  }

  /// A state that the task passes, and what it takes to leave it.
  package struct Step: Hashable, Sendable {
    package var state: String
    package var screen: String
    /// What is done there; `nil` at the end.
    package var action: String?
    /// VoiceOver: elements from the first to the one that is used; to the last where nothing is, or it was not found.
    package var swipes: Int
    /// Switch Control, item by item: stops up to and with the control that is used, or all of them.
    package var stops: Int
    /// Elements and controls there.
    package var elements: Int
    package var controls: Int
    /// Controls that share a name, by name.
    package var ambiguous: [Ambiguity]
    /// Controls without a name.
    package var unnamed: Int
    /// It was laid out.
    package var isLaidOut: Bool
    package init(
      state: String, screen: String, action: String?, swipes: Int = 0, stops: Int = 0, elements: Int = 0,
      controls: Int = 0, ambiguous: [Ambiguity] = [], unnamed: Int = 0, isLaidOut: Bool
    ) {
      (self.state, self.screen, self.action, self.swipes, self.stops) = (state, screen, action, swipes, stops)
      (self.elements, self.controls, self.ambiguous, self.unnamed) = (elements, controls, ambiguous, unnamed)
      self.isLaidOut = isLaidOut
    }
  }

  package struct Ambiguity: Hashable, Sendable {
    package var name: String
    package var count: Int
    package init(name: String, count: Int) { (self.name, self.count) = (name, count) }
  }

  package var name: String
  /// In the order in which they are first passed.
  package var screens: [String]
  package var steps: [Step]
  package var labels: [Label]
  /// Screens that the configuration names and the walk does not reach.
  package var missing: [String]
  package init(name: String, screens: [String], steps: [Step], labels: [Label], missing: [String]) {
    (self.name, self.screens, self.steps, self.labels, self.missing) = (name, screens, steps, labels, missing)
  }
  package var swipes: Int { steps.reduce(0) { $0 + $1.swipes } }
  package var stops: Int { steps.reduce(0) { $0 + $1.stops } }
}
