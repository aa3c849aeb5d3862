import SightlineModel
import Testing

@testable import Reporting

struct VariantPhraseTests {
  private static let all = SampleReport.matrix

  @Test(arguments: [
    (
      ["AX3", "AX4", "AX5"], ["de"], ["SE"], DynamicTypeSize.ax3,
      "passes up to AX2, fails from AX3 on; de; SE (6 of 288 variants)"
    ),
    (["AX5"], all.locales, all.devices, .ax5, "passes up to AX4, fails from AX5 on (24 of 288 variants)"),
    (["AX2"], all.locales, all.devices, .ax2, "only at AX2 (24 of 288 variants)"),
    (["AX2", "AX3"], all.locales, all.devices, .ax2, "from AX2 to AX3 (48 of 288 variants)"),
    (["AX2", "AX4"], all.locales, all.devices, .ax2, "at AX2, AX4 (48 of 288 variants)"),
    (["xSmall", "small"], all.locales, all.devices, .xSmall, "fails up to small (48 of 288 variants)"),
    (SampleReport.sizes, ["fi"], all.devices, .xSmall, "at every size; fi (72 of 288 variants)"),
    (SampleReport.sizes, ["fi"], all.devices, nil, "fi (72 of 288 variants)"),
    (SampleReport.sizes, all.locales, all.devices, nil, "in all 288 variants"),
  ])
  func phrases(sizes: [String], locales: [String], devices: [String], first: DynamicTypeSize?, expected: String) {
    let fold = Finding.VariantFold(
      failing: SampleReport.variants(sizes, locales, devices), first: first, total: SampleReport.total)
    #expect(VariantPhrase(fold, matrix: Self.all).text == expected)
  }

  @Test func extrasAndLongListsAreNamed() {
    let locales = (1...8).map { "l\($0)" }
    let fold = Finding.VariantFold(failing: locales.map { "large/\($0)/SE/light/bold" }, first: nil, total: 99)
    #expect(
      VariantPhrase(fold, matrix: nil).text
        == "l1, l2, l3, l4, l5 and 3 more; SE; light; with bold (8 of 99 variants)")
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
