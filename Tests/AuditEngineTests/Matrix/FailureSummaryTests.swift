import SightlineModel
import Testing

@testable import AuditEngine

struct FailureSummaryTests {
  static let se = Device(
    id: "iphone-375x667", alias: "SE", size: Size(width: 375, height: 667), scale: 2, safeArea: .zero,
    horizontalSizeClass: .compact, verticalSizeClass: .regular)
  static let standard = Device(
    id: "iphone-402x874", alias: "standard", size: Size(width: 402, height: 874), scale: 3, safeArea: .zero,
    horizontalSizeClass: .compact, verticalSizeClass: .regular)
  static let matrix = VariantMatrix(
    sizes: [.large, .xxxLarge, .ax1, .ax3], locales: ["en", "de", "ar"], devices: [se, standard],
    appearances: [.light, .dark])

  @Test(arguments: [
    ("from AX1 on", { @Sendable (v: Variant) in v.size >= .ax1 }),
    ("up to XXXL", { @Sendable (v: Variant) in v.size < .ax1 }),
    ("at L and AX1", { @Sendable (v: Variant) in v.size == .large || v.size == .ax1 }),
    ("in German and Arabic", { @Sendable (v: Variant) in v.locale != "en" }),
    ("iPhone SE only; in dark", { @Sendable (v: Variant) in v.device.alias == "SE" && v.appearance == .dark }),
    ("in all 48 variants", { @Sendable (_: Variant) in true }),
    (
      "in 44 of 48 variants",
      { @Sendable (v: Variant) in v.locale == "ar" || v.size > .large || v.device.alias == "SE" }
    ),
  ])
  func namesOnlyTheDimensionsThatMatter(expected: String, fails: @Sendable (Variant) -> Bool) {
    let variants = Self.matrix.variants
    #expect(FailureSummary(failing: variants.filter(fails), judged: variants).text == expected)
  }

  @Test(arguments: [
    ("from AX1 on, undecided from XXXL", DynamicTypeSize.xxxLarge),
    ("from AX1 on, undecided from L", .large), ("from AX1 on", .ax1),
  ])
  func whatIsUndecidedDoesNotFit(expected: String, firstUndecided: DynamicTypeSize) {
    let variants = Self.matrix.variants
    let summary = FailureSummary(
      failing: variants.filter { $0.size >= .ax1 }, judged: variants,
      undecided: variants.filter { $0.size >= firstUndecided && $0.locale == "de" })
    #expect(summary.text == expected)
  }

  @Test func aQuestionIsNoFailure() {
    let variants = Self.matrix.variants
    let summary = FailureSummary(
      failing: variants.filter { $0.size >= .ax3 }, judged: variants, isQuestion: true)
    #expect(summary.text == "undecided at AX3 only")
  }

  @Test func firstSizeIsSilentWhereSizePlaysNoPart() {
    let variants = Self.matrix.variants
    #expect(FailureSummary(failing: variants.filter { $0.appearance == .dark }, judged: variants).firstSize == nil)
    #expect(FailureSummary(failing: variants.filter { $0.size >= .ax1 }, judged: variants).firstSize == .ax1)
  }
}
