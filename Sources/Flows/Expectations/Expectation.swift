package import SightlineModel

/// A `sightline.expect.yml`: what one design demands of its own screens and flow.
package struct ExpectationSet: Sendable {
  /// Names (tokens, constants, types) whose values the project chose itself: verdicts that rest on them say so.
  package var assumes: [String] = []
  package var expectations: [Expectation] = []
  package init() {}

  /// Rules whose verdict some expectation asks for.
  package var rules: Set<RuleID> {
    Set(
      expectations.flatMap { expectation in
        expectation.demands.compactMap { if case .rule(let rule) = $0 { rule } else { nil } }
      })
  }
}

/// One demand with its place; may carry a claim's id.
package struct Expectation: Sendable {
  package var claim: String?
  package var location: SourceLocation
  package var selector: Selector?
  package var demands: [Demand]
  /// Variants besides the default one that the demands hold in.
  package var scope: Scope
  /// Taps and answers from launch, before `then`.
  package var walk: [WalkStep]?

  package enum Scope: Hashable, Sendable {
    case defaultVariant
    case all
    case variants([String])
  }
}

/// Picks elements; keys are ANDed, texts are in the source language.
package struct Selector: Hashable, Sendable, CustomStringConvertible {
  package var screen: String?
  package var state: String?
  package var kind: String?
  package var text: String?
  package var label: String?
  package var identifier: String?
  /// A source symbol (`FeatureCard`, `OnboardingProgressBar.fill`) or the name of an SF Symbol.
  package var symbol: String?
  package var flow: String?
  package init() {}

  /// It asks for whole screens, not for elements on them.
  package var picksScreens: Bool { kind == nil && text == nil && label == nil && identifier == nil && symbol == nil }

  package var description: String {
    let parts = [
      ("screen", screen), ("state", state), ("kind", kind), ("text", text), ("label", label),
      ("identifier", identifier), ("symbol", symbol), ("flow", flow),
    ]
    return parts.compactMap { name, value in value.map { "\(name) \"\($0)\"" } }.joined(separator: ", ")
  }
}

/// What is asked of every element a selector picks, or of a walk's end.
package enum Demand: Hashable, Sendable {
  /// `any`: present, whatever it is.
  package enum Value: Hashable, Sendable {
    case any
    case text(String)
    case number(Double)
    case bool(Bool)
  }
  package struct Font: Hashable, Sendable {
    package var family: String?
    package var name: String?
    package var size: Double?
    package var weight: String?
    package var fallback: String?
  }
  package struct Spoken: Hashable, Sendable {
    /// Nothing of it is spoken.
    package var isSilent = false
    package var label: Value?
    package var value: Value?
    package var hint: Value?
    package var traits: [String]?
    /// 1-based place among what is spoken on the screen.
    package var order: Int?
  }
  package struct Event: Hashable, Sendable {
    package var name: String
    package var properties: [String: Value]
  }
  package struct Timing: Hashable, Sendable {
    /// Seconds.
    package var at: Double?
    package var over: Double?
    package var curve: String?
  }

  // Of elements
  case width(Double)
  case height(Double)
  case fontSize(Double)
  case font(Font)
  /// Distance to the container's edges, by edge name (`leading top trailing bottom horizontal vertical`), in points.
  case padding([String: Double])
  case radius(Double)
  case spacing(Double)
  case foreground(String)
  case background(String)
  case lines(ClosedRange<Int>)
  case count(Int)
  case spoken(Spoken)
  /// Drawn as its mirror image, or not; says something in right-to-left variants only.
  case mirrors(Bool)
  case rule(RuleID)
  case appears(Timing)
  case animates(Timing)
  // Of constants in the source
  case color(String)
  case value([Value])
  case neverCalls([String])
  // Of what a user reads
  case says([String])
  case neverSays([String])
  // Of the flow
  case screens([String])
  case screen(String)
  case page(Int, of: Int)
  case offered([String])
  case notOffered([String])
  case prompted([String])
  case notPrompted([String])
  case stored([String: Value])
  case events([Event])
  case opens([String])
  case haptics([String])
}

/// One step of a walk.
package enum WalkStep: Hashable, Sendable, CustomStringConvertible {
  case launch, relaunch, reinstall, background
  case wait(Double)
  case tap(String)
  case type(String, into: String)
  case swipe(forward: Bool)
  case answer(String)
  /// One stored value is gone, as after an update from a version that did not store it.
  case forget(String)

  package var description: String {
    switch self {
    case .launch: "launch"
    case .relaunch: "relaunch"
    case .reinstall: "reinstall"
    case .background: "background"
    case .wait(let seconds): "wait \(seconds.shortText)s"
    case .tap(let name): "tap \(name)"
    case .type(let text, let field): "type \"\(text)\" into \(field)"
    case .swipe(let forward): forward ? "swipe next" : "swipe back"
    case .answer(let answer): "answer \(answer)"
    case .forget(let key): "forget \(key)"
    }
  }
}
