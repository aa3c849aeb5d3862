internal import DesignTokens
public import SightlineModel

/// Every rule, listed once.
public enum RuleRegistry {
  /// Makes a rule from its numbers.
  typealias Maker = @Sendable (RuleNumbers) -> any Rule

  static let makers: [(id: RuleID, make: Maker)] = [
    (TextTruncated.id, { _ in TextTruncated() }),
    (TextClipped.id, { TextClipped(numbers: $0) }),
    (TextUnreachable.id, { TextUnreachable(numbers: $0) }),
    (TextScaling.id, { _ in TextScaling() }),
    (ContrastText.id, { ContrastText(numbers: $0) }),
    (ContrastNonText.id, { ContrastNonText(numbers: $0) }),
    (TargetSize.id, { TargetSize(numbers: $0) }),
    (TargetSizeComfortable.id, { TargetSizeComfortable(numbers: $0) }),
    (ControlName.id, { _ in ControlName() }),
    (ImageName.id, { _ in ImageName() }),
    (Heading.id, { Heading(numbers: $0) }),
    (ScreenTitle.id, { ScreenTitle(numbers: $0) }),
    (MotionGated.id, { _ in MotionGated() }),
    (TimedControl.id, { TimedControl(numbers: $0) }),
    (SelectedState.id, { _ in SelectedState() }),
    (ColorOnlyState.id, { ColorOnlyState(numbers: $0) }),
    (StatusAnnounced.id, { _ in StatusAnnounced() }),
    (Group.id, { _ in Group() }),
    (RTLMirroring.id, { _ in RTLMirroring() }),
    (StringLocalized.id, { _ in StringLocalized() }),
    (StringMissing.id, { _ in StringMissing() }),
    (StringTranslated.id, { _ in StringTranslated() }),
    (StringPlural.id, { _ in StringPlural() }),
    (ReadingLevel.id, { ReadingLevel(numbers: $0) }),
    (NameReadable.id, { _ in NameReadable() }),
    (NameRole.id, { _ in NameRole() }),
    (LabelInName.id, { _ in LabelInName() }),
    (LinkPurpose.id, { _ in LinkPurpose() }),
    (NameUnique.id, { _ in NameUnique() }),
    (FieldLabel.id, { _ in FieldLabel() }),
    (FieldPurpose.id, { _ in FieldPurpose() }),
    (TapRole.id, { TapRole(numbers: $0) }),
    (TraitConflict.id, { _ in TraitConflict() }),
    (NestedControl.id, { _ in NestedControl() }),
    (TextSpoken.id, { _ in TextSpoken() }),
    (Modal.id, { _ in Modal() }),
    (GestureAlternative.id, { _ in GestureAlternative() }),
    (ReadingOrder.id, { ReadingOrder(numbers: $0) }),
    (TextOverlap.id, { TextOverlap(numbers: $0) }),
    (TextSmall.id, { TextSmall(numbers: $0) }),
    (TextShrinks.id, { _ in TextShrinks() }),
    (WordBroken.id, { _ in WordBroken() }),
    (TextScalingCapped.id, { _ in TextScalingCapped() }),
    (TextReflow.id, { _ in TextReflow() }),
    (TextBehindBar.id, { TextBehindBar(numbers: $0) }),
    (ContrastTextEnhanced.id, { ContrastTextEnhanced(numbers: $0) }),
    (LinkColor.id, { LinkColor(numbers: $0) }),
    (TargetOverlap.id, { TargetOverlap(numbers: $0) }),
    (MotionEndless.id, { MotionEndless(numbers: $0) }),
  ]

  static let projectMakers: [(id: RuleID, make: @Sendable (RuleNumbers) -> any ProjectRule)] = [
    (StringPlural.id, { _ in StringPlural() }),
    (FlowExit.id, { _ in FlowExit() }),
    (FlowPrompt.id, { _ in FlowPrompt() }),
    (FlowAnswer.id, { _ in FlowAnswer() }),
    (FlowBack.id, { _ in FlowBack() }),
    (FlowIndicator.id, { _ in FlowIndicator() }),
    (FlowEntry.id, { _ in FlowEntry() }),
    (FlowGate.id, { _ in FlowGate() }),
    (FlowNames.id, { _ in FlowNames() }),
    (MessageDuration.id, { MessageDuration(numbers: $0) }),
    (MessageAnnounced.id, { MessageAnnounced(numbers: $0) }),
    (StringPlaceholders.id, { _ in StringPlaceholders() }),
    (StringState.id, { _ in StringState() }),
    (OrientationFree.id, { _ in OrientationFree() }),
    (MotionGated.id, { _ in MotionGated() }),
  ]

  static let sizeMakers: [(id: RuleID, make: @Sendable (RuleNumbers) -> any SizeComparingRule)] = [
    (ContentKept.id, { _ in ContentKept() }),
    (IconScaling.id, { IconScaling(numbers: $0) }),
  ]

  /// Pages in the order of their ids.
  public static let pages: [RulePage] = RuleTexts.pages.map { entry in
    // The embedded texts are tested; a broken one is our own mistake.
    try! RulePage(text: entry.text, file: "rules/\(entry.name).md")
  }

  public static func page(_ id: RuleID) -> RulePage? { pagesByID[id] }
  private static let pagesByID = Dictionary(uniqueKeysWithValues: pages.map { ($0.id, $0) })

  /// Rules about tokens, which are asked in DesignTokens; each has a page.
  private static let tokenRules = TokenRule.allCases.map(\.id).filter { page($0) != nil }

  /// Ids of every rule there is.
  public static let ids: [RuleID] = Set(
    makers.map(\.id) + projectMakers.map(\.id) + sizeMakers.map(\.id) + tokenRules
  ).sorted()

  /// Every rule about scenes with its page's numbers.
  public static let all: [any Rule] = makers.map { $0.make(numbers(of: $0.id)) }

  /// - Parameter own: Numbers of the project's own, by rule.
  /// - Returns: The rules a profile runs, with its numbers.
  public static func rules(in profile: RuleProfile, numbers own: [RuleID: [String: Double]] = [:]) -> [any Rule] {
    makers.filter { profile.severities[$0.id] != nil }.map { entry in
      entry.make(
        numbers(of: entry.id).replacing(profile.numbers[entry.id] ?? [:]).replacing(own[entry.id] ?? [:]))
    }
  }

  /// The rules about the project as a whole that a profile runs.
  public static func projectRules(in profile: RuleProfile, numbers own: [RuleID: [String: Double]] = [:])
    -> [any ProjectRule]
  {
    projectMakers.filter { profile.severities[$0.id] != nil }.map { entry in
      entry.make(numbers(of: entry.id).replacing(profile.numbers[entry.id] ?? [:]).replacing(own[entry.id] ?? [:]))
    }
  }

  /// The rules that compare sizes which a profile runs.
  public static func sizeRules(in profile: RuleProfile, numbers own: [RuleID: [String: Double]] = [:])
    -> [any SizeComparingRule]
  {
    sizeMakers.filter { profile.severities[$0.id] != nil }.map { entry in
      entry.make(numbers(of: entry.id).replacing(profile.numbers[entry.id] ?? [:]).replacing(own[entry.id] ?? [:]))
    }
  }

  static func numbers(of id: RuleID) -> RuleNumbers { RuleNumbers(page(id)?.numbers ?? [:]) }
}

extension ProjectRule {
  /// The id of a rule held as `any ProjectRule`.
  public var ruleID: RuleID { Self.id }
}

extension Rule {
  /// The id of a rule held as `any Rule`.
  public var ruleID: RuleID { Self.id }
  public var ruleDependencies: RuleDependencies { Self.dependencies }
}
