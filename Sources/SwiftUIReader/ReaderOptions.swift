package import SightlineModel
package import SwiftInterpreter
package import WorkJournal

/// What the configuration says about reading.
package struct ReaderOptions: Sendable {
  /// Name of the screen → Swift type.
  package var screens: [(name: String, type: String)]
  /// The `App` type; `nil` takes the one marked `@main`.
  package var entry: String?
  package var components: [Component]
  /// Paths of files whose views stand in widgets: they are no screens.
  package var widgetFiles: Set<String> = []
  /// Names of classes in Objective-C and storyboards: what they name is in use.
  package var namesElsewhere: Set<String> = []
  package var platform: Platform
  /// Conditions that `#if` takes to hold: `DEBUG`.
  package var flags: Set<String> = []
  /// Conditions on unknowns that are explored both ways, per screen.
  package var branchBudget: Int
  /// Steps of the interpreter that a body, an action or another call of the code may take: some thousand are usual, a loop
  /// of 200,000 turns takes a million, and one without end is reported after less than a second.
  package var steps = standardSteps
  package static let standardSteps = 2_000_000
  /// Views on one screen, the platform's own too; one evaluation may make twice as many.
  package var views = standardViews
  package static let standardViews = 10_000
  /// Branches that no state shows and that are presumed to be taken, per screen.
  package var presumptionBudget = 64
  /// Gives geometry readers their frames; without it what follows from the source alone is known.
  package var frames: (any FrameLookup)?
  /// Likewise, of a view that nothing shows.
  package var presumptionBudgetOfViews = 12
  func presumptionLimit(isOfViews: Bool) -> Int { isOfViews ? presumptionBudgetOfViews : presumptionBudget }
  /// Steps that reading and presuming views which nothing shows may take, each round of them.
  package var unreachedWork = 12_000_000
  /// Steps of the interpreter that reading all screens is meant to take, some millions a second; one screen may
  /// take several equal parts.
  package var readingWork = 30_000_000
  /// Steps that presuming branches may take beyond.
  package var presumingWork = 6_000_000
  /// Steps that walking on from previews is meant to take.
  package var previewWork = 3_000_000
  /// States that show only what other states of their screen have shown are read in fewer variants.
  package var readsFurtherStatesInFewer = false
  /// Modules that the sources import and that neither the project nor this machine has.
  package var missingModules: Set<String> = []
  /// Modules that the sources are built into, as the project calls them.
  package var ownModules: Set<String> = []
  /// When the whole run has to end.
  package var timeLimit = TimeLimit.none
  /// What ended earlier processes of this run: it is not begun again.
  package var leftOut: [LeftOutWork] = []
  /// Where the process reads sources again and again.
  package var formerPrograms: FormerPrograms?
  /// Steps that a walk may take.
  package var walkingWork = 12_000_000
  package init(
    screens: [(name: String, type: String)] = [], entry: String? = nil, components: [Component] = [],
    platform: Platform = .ios26, branchBudget: Int = 8
  ) {
    self.screens = screens
    self.entry = entry
    self.components = components
    self.platform = platform
    self.branchBudget = branchBudget
  }

  /// Whether a screen is left out, wherever it ended the process.
  package func leavesOut(screen name: String) -> Bool { leftOut.has(.screen, name) || leftOut.has(.judging, name) }

  /// A view of a module that can't be read, described by the project.
  package struct Component: Sendable {
    package var type: String
    /// What it is like: `button`, `text`, `image`, …
    package var kind: ViewKind
    /// The argument that holds its name: a label, or `0` for the first unlabelled one.
    package var label: String?
    package var minimumSize: Size?
    package init(type: String, kind: ViewKind, label: String? = nil, minimumSize: Size? = nil) {
      self.type = type
      self.kind = kind
      self.label = label
      self.minimumSize = minimumSize
    }
  }
}
