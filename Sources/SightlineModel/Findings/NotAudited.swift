extension AuditReport {
  /// What no audit looked at, and why.
  package struct NotAudited: Hashable, Sendable {
    package enum Subject: Hashable, Sendable, Codable {
      /// That the configuration names, or that the audit lost: counts as a screen that was not audited.
      case missingScreen(String)
      /// What may have been a screen, such as a preview, by its name and as it is called: `preview Welcome`.
      case missingPart(String, words: String)
      /// A part of a screen, a preview or a widget, by its name.
      case screen(String)
      case state(screen: String, id: String)
      /// A type that was not read.
      case view(String, at: SourceLocation)
      case module(String)
      /// For another device than a phone or tablet: no part of the app that is audited.
      case target(String)
      /// Translations that lie in the project and that no target builds: no part of the app.
      /// - Parameter name: Of the table, with its folder: `app/Localizable.strings`.
      case translations(of: String, languages: [String])
      /// Swift files that lie in the project and that no target builds: no part of the app.
      case filesOfNoTarget(Int)
      /// Languages of the app that nothing was laid out in.
      case languages([String])
      /// `light` or `dark`, which the app never is.
      case appearance(String)
      /// - Parameter package: `nil` where there is one only.
      case colorTokens(Int, package: String?)
      /// That a walk met and did not go into.
      case walkedState(String)
      case walkedStates([StateCount])
      case controls(ofState: String)
      case controlsOfStates([StateCount])
      /// Of the fields on a screen.
      case combinations(fields: Int, screen: String)
      /// Read back from a report.
      case remark(String)
    }
    /// States of one screen.
    package struct StateCount: Hashable, Sendable, Codable {
      package var screen: String
      package var states: Int
      package init(screen: String, states: Int) {
        self.screen = screen
        self.states = states
      }
    }
    package var subject: Subject
    package var why: String
    package var location: SourceLocation?
    package init(_ subject: Subject, why: String, location: SourceLocation? = nil) {
      self.subject = subject
      self.why = why
      self.location = location
    }
    /// The subject in words.
    package var what: String { subject.words }
    package var isPartOfTheApp: Bool {
      switch subject {
      case .target, .translations, .filesOfNoTarget, .appearance: false
      default: true
      }
    }
    package var missingScreen: String? {
      switch subject {
      case .missingScreen(let name), .missingPart(let name, _): name
      default: nil
      }
    }
  }
}

extension AuditReport.NotAudited.Subject {
  package var words: String {
    switch self {
    case .missingScreen(let name): "screen \(name)"
    case .missingPart(_, let words): words
    case .screen(let name): name
    case .state(let screen, let id): "\(screen), \(id)"
    case .view(let name, let place): "\(name) (\(place.file):\(place.line))"
    case .module(let name): "module \(name)"
    case .target(let name): "target \(name)"
    case .translations(let table, let languages): "\(table) in \(languages.joined(separator: ", "))"
    case .filesOfNoTarget(let count): count == 1 ? "a Swift file" : "\(count) Swift files"
    case .languages(let languages): "layout in \(languages.joined(separator: ", "))"
    case .appearance(let name): "the \(name) appearance"
    case .colorTokens(let count, let package):
      "contrast of \(count) colour tokens" + (package.map { " in \($0)" } ?? "")
    case .walkedState(let id): "state \(id)"
    case .walkedStates(let counts): Self.words(counts)
    case .controls(let id): "controls of state \(id)"
    case .controlsOfStates(let counts): "controls of \(Self.words(counts))"
    case .combinations(let fields, let screen): "combinations of the \(fields) fields on \(screen)"
    case .remark(let words): words
    }
  }

  /// Screens named in a line.
  private static let named = 4

  /// `52 states (30 of AppSettingsScreen, 22 of ThirdPartyScreen)`.
  private static func words(_ counts: [AuditReport.NotAudited.StateCount]) -> String {
    let most = counts.sorted { ($1.states, $0.screen) < ($0.states, $1.screen) }
    let list = most.prefix(named).map { "\($0.states) of \($0.screen)" }.joined(separator: ", ")
    let more = most.count > named ? " and others" : ""
    return "\(counts.reduce(0) { $0 + $1.states }) states (\(list)\(more))"
  }
}

/// `what` in words as reports have it, and the subject itself beside it. Without it, the words are a remark.
extension AuditReport.NotAudited: Codable {
  private enum CodingKeys: String, CodingKey { case what, subject, why, location }

  package init(from decoder: any Decoder) throws {
    let box = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try box.decodeIfPresent(Subject.self, forKey: .subject) ?? .remark(try box.decode(String.self, forKey: .what)),
      why: try box.decode(String.self, forKey: .why),
      location: try box.decodeIfPresent(SourceLocation.self, forKey: .location))
  }

  package func encode(to encoder: any Encoder) throws {
    var box = encoder.container(keyedBy: CodingKeys.self)
    try box.encode(what, forKey: .what)
    try box.encode(subject, forKey: .subject)
    try box.encode(why, forKey: .why)
    try box.encodeIfPresent(location, forKey: .location)
  }
}
