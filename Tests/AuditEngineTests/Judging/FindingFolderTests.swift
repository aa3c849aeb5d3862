import SightlineModel
import Testing

@testable import AuditEngine

/// A failure is folded under the line to blame; what it is measured against is every judgement of the same elements.
struct FindingFolderTests {
  private static let variants = FailureSummaryTests.matrix.variants
  private static let text = SourceLocation(file: "A.swift", line: 4, column: 3)
  private static let modifier = SourceLocation(file: "A.swift", line: 5, column: 5)

  private static func observation(
    _ index: Int, fails: Bool, at location: SightlineModel.SourceLocation,
    of place: SightlineModel.SourceLocation = text, path: String = "text", rule: RuleID = "contrast-text",
    asks: Bool = false, isPresumed: Bool = false
  ) -> Observation {
    Observation(
      rule: rule, screen: "A", state: .init(id: "settled", path: []), variants: [index], location: location,
      place: place, symbol: nil, path: path, detail: "",
      element: Finding.Element(kind: "text", text: nil, label: nil, symbol: nil), sourceText: "Skip", frame: .zero,
      verdict: fails ? .fails(.init("Too faint.")) : asks ? .needsReview(.init("Look.")) : .passes,
      isPresumed: isPresumed)
  }

  private static func findings(_ observations: [Observation]) -> [Finding] {
    var folder = FindingFolder(variants: variants, settings: [:], sizeDependent: [])
    for observation in observations { folder.add(observation) }
    return folder.findings
  }

  private final class Calls: @unchecked Sendable { var count = 0 }

  /// The message of one cause is made once, however many variants it fails in.
  @Test func messagesAreMadeForWhatIsReported() throws {
    let calls = Calls()
    let found = Self.findings(
      Self.variants.indices.map { index in
        var observation = Self.observation(index, fails: true, at: Self.modifier)
        observation.verdict = .fails(
          .init(
            {
              calls.count += 1
              return "Too faint in variant \(index)."
            }()))
        return observation
      })
    #expect(found.map(\.message) == ["Too faint in variant 0."])
    #expect(found.map(\.variants?.words) == ["in all 48 variants"])
    #expect(calls.count == 1)
  }

  /// A pass names no modifier, but it was judged all the same.
  @Test(arguments: [true, false])
  func passesCountForTheCauseOfTheFailures(passesElsewhere: Bool) throws {
    let found = Self.findings(
      Self.variants.indices.map { index in
        let fails = Self.variants[index].appearance == .light || !passesElsewhere
        return Self.observation(index, fails: fails, at: fails ? Self.modifier : Self.text)
      })
    let finding = try #require(found.first)
    #expect(found.count == 1 && finding.location == Self.modifier)
    #expect(finding.variants?.total == 48 && finding.variants?.failing.count == (passesElsewhere ? 24 : 48))
    #expect(finding.variants?.words == (passesElsewhere ? "in light" : "in all 48 variants"))
  }

  /// One modifier around two texts of which one is judged in more variants.
  @Test func oneCauseHasTheVariantsOfAllItsElements() {
    let other = SourceLocation(file: "A.swift", line: 3, column: 3)
    let found = Self.findings([
      Self.observation(0, fails: true, at: Self.modifier),
      Self.observation(1, fails: true, at: Self.modifier, of: other, path: "other"),
      Self.observation(2, fails: false, at: other, of: other, path: "other"),
    ])
    #expect(found.map(\.variants?.total) == [3] && found.map(\.variants?.failing.count) == [2])
  }

  /// Two causes for texts of one line: each fails in a part of what was judged there.
  @Test func aLineMayHaveSeveralCauses() {
    let second = SourceLocation(file: "B.swift", line: 9, column: 5)
    let found = Self.findings([
      Self.observation(0, fails: true, at: Self.modifier), Self.observation(1, fails: true, at: second),
    ])
    #expect(found.map(\.variants?.total) == [2, 2] && found.map(\.variants?.failing.count) == [1, 1])
  }

  /// A presumed state is laid out at two sizes: that the same line fits elsewhere at all others says nothing of it.
  @Test func thresholdsOfAPresumedStateCountItsOwnVariants() throws {
    let sizes = Self.variants.indices.filter {
      Self.variants[$0].locale == "en" && Self.variants[$0].device.alias == "SE"
    }
    let last = try #require(sizes.last)
    let found = Self.findings(
      sizes.map { Self.observation($0, fails: false, at: Self.text) } + [
        Self.observation(sizes[0], fails: false, at: Self.text, isPresumed: true),
        Self.observation(last, fails: false, at: Self.modifier, asks: true, isPresumed: true),
      ])
    #expect(found.map(\.variants?.words) == ["undecided at AX3, laid out at L and AX3 only; in dark"])
    #expect(found.map(\.variants?.total) == [2])
  }

  /// What fails for certain need not be looked at where it is only presumed; another text at that line does.
  @Test(arguments: [(text, 1), (SourceLocation(file: "C.swift", line: 7, column: 1), 2)])
  func aReviewOfWhatFailsIsDropped(place: SightlineModel.SourceLocation, count: Int) {
    let found = Self.findings([
      Self.observation(0, fails: true, at: Self.modifier),
      Self.observation(
        1, fails: false, at: SourceLocation(file: "B.swift", line: 9, column: 5), of: place, asks: true,
        isPresumed: true),
    ])
    #expect(found.count == count)
  }

  /// Whether a target is too small is asked once; what is too small for 44 pt for certain is said all the same.
  @Test(arguments: [(false, true, ["target-size"]), (true, false, ["target-size", "target-size-comfortable"])])
  func aTargetIsAskedAboutOnce(fails: Bool, asks: Bool, rules: [String]) {
    let found = Self.findings([
      Self.observation(0, fails: false, at: Self.text, rule: "target-size", asks: true),
      Self.observation(0, fails: fails, at: Self.text, rule: "target-size-comfortable", asks: asks),
    ])
    #expect(found.map(\.rule.rawValue) == rules)
  }

  /// Why a person is asked is kept for those who ask the same of other things.
  @Test func doubtsAreKept() {
    var observation = Self.observation(0, fails: false, at: Self.text, asks: true)
    var issue = Verdict.Issue("Look.")
    issue.doubts = [.sampleWords, .presumedView]
    observation.verdict = .needsReview(issue)
    #expect(Self.findings([observation]).map(\.doubts) == [[.sampleWords, .presumedView]])
  }

  /// A title that is drawn but not announced is one finding: announced, it is the screen's title too.
  @Test(arguments: [("heading", 1), ("group", 2)])
  func aDrawnTitleIsOneFinding(rule: String, count: Int) {
    let found = Self.findings([
      Self.observation(0, fails: true, at: Self.text, rule: RuleID(rawValue: rule)),
      Self.observation(1, fails: true, at: Self.modifier, of: Self.modifier, rule: "screen-title"),
    ])
    #expect(found.count == count)
  }

  /// What fails in light and in dark is reported for both, as each is met first.
  @Test func ratiosOfBothAppearances() throws {
    func observation(_ appearance: Appearance, _ ratio: Double, after: Int = 0) -> Observation {
      let index = Self.variants.indices.filter { Self.variants[$0].appearance == appearance }[after]
      var observation = Self.observation(index, fails: true, at: Self.modifier)
      let measured = Measurement.ratio(ratio, needs: 4.5)
      observation.verdict = .fails(.init("It is \(ShownRatio.text(ratio)).", measured: measured))
      return observation
    }
    let found = Self.findings([
      observation(.light, 4.1), observation(.dark, 2.5), observation(.dark, 1.5, after: 1),
      observation(.light, 2.05, after: 1),
    ])
    #expect(
      found.first?.message
        == "It is 1.5:1. Measured on the standard iPhone, in dark. In light it is 2.05:1.")
    #expect(found.first?.measured?.plain.value == 1.5)
    // What is met elsewhere than what is told of is reported with its variant.
    let later = Self.findings([observation(.light, 1.5), observation(.dark, 4.1, after: 1)])
    #expect(try #require(later.first).message.contains(" In dark it is 4.1:1 on the standard iPhone."))
    #expect(Self.findings([observation(.light, 4.1)])[0].message == "It is 4.1:1.")
  }

  /// The message tells of the variant that falls shortest, in the language that it fails in first, and says which.
  @Test(
    arguments: [
      ([("en", .large, 3.0), ("en", .ax3, 9.0)], "Lost 9. Measured at AX3."),
      ([("en", .large, 9.0), ("en", .ax3, 3.0)], "Lost 9. Measured at L."),
      ([("en", .large, 3.0), ("en", .ax3, 3.0)], "Lost 3."),
      ([("de", .large, 9.0), ("en", .ax3, 3.0)], "Lost 3. Measured at AX3, in English."),
      ([("de", .large, 3.0), ("de", .ax3, 9.0)], "Lost 9. Measured at AX3."),
      ([("en-XA", .large, 9.0), ("de", .ax3, 3.0)], "Lost 3. Measured at AX3, in German."),
      // The same was measured at every size that fails: only the language sets it apart.
      ([("en", .large, 9.0), ("en", .ax3, 9.0), ("de", .large, 3.0)], "Lost 9. Measured in English."),
      ([("de", .ax3, 9.0), ("en", .large, 9.0), ("en", .ax3, 3.0)], "Lost 9."),
    ] as [([(String, DynamicTypeSize, Double)], String)])
  func theWorstVariantIsTold(seen: [(String, DynamicTypeSize, Double)], message: String) throws {
    let device = Self.variants[0].device
    let locales = ["en", "de", "en-XA"]
    let variants = locales.flatMap { locale in
      [DynamicTypeSize.large, .ax3].map { Variant(size: $0, locale: locale, device: device) }
    }
    var folder = FindingFolder(variants: variants, settings: [:], sizeDependent: ["text-truncated"])
    for (locale, size, lost) in seen {
      let index = try #require(variants.firstIndex { $0.locale == locale && $0.size == size })
      var observation = Self.observation(index, fails: true, at: Self.modifier, rule: "text-truncated")
      let measured = Measurement.count(lost, needs: 0)
      observation.verdict = .fails(.init("Lost \(measured.number).", measured: measured))
      folder.add(observation)
    }
    let finding = try #require(folder.findings.first)
    #expect(finding.message == message)
    #expect(finding.measured?.number == finding.message.dropFirst(5).split { " .".contains($0) }.first.map(String.init))
    let told = try #require(finding.picture?.variant)
    #expect(
      finding.message.contains("Measured") == false || told.contains(finding.message.contains("AX3") ? "AX3" : "large"))
  }

  /// Of two things with one cause the one is told of that shows words of the app.
  @Test(arguments: [(true, "named"), (false, "first")])
  func whatHasWordsIsToldOf(isStandIn: Bool, expected: String) {
    var first = Self.observation(0, fails: true, at: Self.modifier, path: "a")
    first.verdict = .fails(.init("first"))
    first.isStandIn = isStandIn
    var second = Self.observation(1, fails: true, at: Self.modifier, path: "b")
    second.verdict = .fails(.init("named"))
    #expect(Self.findings([first, second]).map(\.message) == [expected])
  }

  /// Every thing that fails is listed once with the number that falls shortest there; the named one is not among them.
  @Test func everyPlaceIsListed() throws {
    let other = SourceLocation(file: "A.swift", line: 8, column: 3)
    func observation(
      _ index: Int, _ place: SightlineModel.SourceLocation, _ path: String, _ ratio: Double, screen: String = "A"
    ) -> Observation {
      var observation = Self.observation(index, fails: true, at: Self.modifier, of: place, path: path)
      observation.screen = screen
      observation.verdict = .fails(
        .init("It is \(ShownRatio.text(ratio)).", measured: .ratio(ratio, needs: 4.5)))
      return observation
    }
    let found = Self.findings([
      observation(0, Self.text, "named", 4.1), observation(1, Self.text, "named", 3.9),
      observation(0, other, "other", 4.2), observation(2, other, "other", 2.2),
      observation(0, other, "other", 4.2, screen: "B"),
    ])
    let finding = try #require(found.first)
    #expect(found.count == 1 && finding.screens == ["A", "B"])
    let places = try #require(finding.places)
    #expect(places.map(\.location) == [Self.text, other] && places.map(\.screen) == ["A", "B"])
    #expect(places.map(\.measured?.number) == ["3.9:1", "4.2:1"])
    #expect(finding.variants?.worst?.measured.number == "2.2:1")
    #expect(finding.variants?.worst?.variant == Self.variants[2].description)
  }
}
