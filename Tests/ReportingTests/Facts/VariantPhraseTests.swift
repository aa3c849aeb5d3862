import SightlineModel
import Testing

@testable import Reporting

struct VariantPhraseTests {
  private static let all = SampleReport.matrix

  @Test(arguments: [
    (
      ["AX3", "AX4", "AX5"], ["de"], ["SE"], DynamicTypeSize.ax3,
      "from AX3 on, in German only; iPhone SE only (6 of 288 variants)"
    ),
    (["AX5"], all.locales, all.devices, .ax5, "at AX5 only (24 of 288 variants)"),
    (["AX2"], all.locales, all.devices, .ax2, "at AX2 only (24 of 288 variants)"),
    (["AX2", "AX3"], all.locales, all.devices, .ax2, "from AX2 to AX3 (48 of 288 variants)"),
    (["AX2", "AX4"], all.locales, all.devices, .ax2, "at AX2 and AX4 (48 of 288 variants)"),
    (["AX2", "AX4", "AX5"], all.locales, all.devices, .ax2, "from AX2 on but not at AX3 (72 of 288 variants)"),
    (["xSmall", "small"], all.locales, all.devices, .xSmall, "up to S (48 of 288 variants)"),
    (SampleReport.sizes, ["fi"], all.devices, .xSmall, "in Finnish only (72 of 288 variants)"),
    (SampleReport.sizes, ["fi", "de"], all.devices, nil, "in German and Finnish (144 of 288 variants)"),
    (SampleReport.sizes, all.locales, ["SE", "standard"], nil, "not on the largest iPhone (192 of 288 variants)"),
    (SampleReport.sizes, all.locales, all.devices, nil, "in all 288 variants"),
  ])
  func phrases(sizes: [String], locales: [String], devices: [String], first: DynamicTypeSize?, expected: String) {
    let fold = Finding.VariantFold(
      failing: SampleReport.variants(sizes, locales, devices), first: first, total: SampleReport.total)
    #expect(VariantPhrase(fold, matrix: Self.all).text == expected)
  }

  /// The words, so that they follow a verb.
  @Test(arguments: [
    (
      "at every size; Arabic from XXL on, undecided from XS; not on iPad 11″", false,
      "Fails at every text size; in Arabic from XXL on, perhaps from XS on; not on iPad 11″"
    ),
    ("from AX3 on, in German only; iPhone SE only", false, "Fails from AX3 on, in German only; on iPhone SE only"),
    ("English from XL on; German at every size", false, "Fails in English from XL on; in German at every text size"),
    ("up to L; in dark", false, "Fails up to L; in dark"), ("in dark", true, "To review in dark"),
    ("undecided from AX1 on", true, "Undecided from AX1 on"), ("laid out at L only", false, "Laid out at L only"),
  ])
  func sentences(words: String, isQuestion: Bool, expected: String) {
    let fold = Finding.VariantFold(
      failing: SampleReport.variants(["AX5"]), first: .ax5, total: SampleReport.total, words: words)
    #expect(VariantPhrase(fold, matrix: Self.all).sentence(isQuestion: isQuestion) == expected)
    #expect(VariantPhrase.shown("xSmall/de/SE/dark/bold") == "XS · German · iPhone SE · dark · bold")
    #expect(VariantPhrase.shown("mode1") == "mode1")
  }

  @Test func whatIsTooMuchIsAllowedLess() {
    var finding = SampleReport.contrast
    func words(_ measured: Measurement) -> String? {
      finding.measured = measured
      return FindingFacts(finding, report: SampleReport.report, context: SampleReport.context).measured
    }
    #expect(words(.graphemes(14, needs: 0)) == "14 characters lost (0 allowed)")
    #expect(words(.graphemes(42, needs: 30)) == "42 characters (30 allowed)")
    #expect(words(.points(41.3, needs: 4)) == "41.3 pt (4 pt allowed)")
  }

  /// Modes of token files are no variants of screens.
  @Test func otherNamesAreListed() {
    let fold = Finding.VariantFold(failing: (1...8).map { "mode\($0)" }, first: nil, total: 99)
    #expect(
      VariantPhrase(fold, matrix: Self.all).text
        == "mode1, mode2, mode3, mode4, mode5 and 3 more (8 of 99 variants)")
  }

  /// What the fold said with all that was judged before it counts.
  @Test func storedWordsAreUsed() {
    let fold = Finding.VariantFold(
      failing: SampleReport.variants(["AX5"]), first: .ax5, total: 30, words: "at AX5 only, laid out at L and AX5 only")
    #expect(VariantPhrase(fold, matrix: Self.all).text == "at AX5 only, laid out at L and AX5 only (24 of 30 variants)")
  }

  @Test func oddNamesDoNoHarm() {
    let fold = Finding.VariantFold(failing: ["", "////", "AX9/x"], first: .ax1, total: 4)
    #expect(VariantPhrase(fold, matrix: nil).count == "3 of 4 variants")
  }

  @Test func roundingNeverMakesAFailureReadAsAPass() {
    var finding = SampleReport.contrast
    finding.measured = .ratio(4.4999, needs: 4.5)
    let facts = FindingFacts(finding, report: SampleReport.report, context: SampleReport.context)
    #expect(facts.measured == "4.49:1, needs 4.5:1", "a ratio is rounded down")
    finding.measured = .points(3.96, needs: 4)
    let length = FindingFacts(finding, report: SampleReport.report, context: SampleReport.context)
    #expect(length.measured == "3.96 pt, needs 4 pt")
  }
}
