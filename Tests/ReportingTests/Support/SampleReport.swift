import Reporting
import SightlineModel

/// A report on an app that does not exist, with every part filled.
enum SampleReport {
  static let sizes = DynamicTypeSize.allCases.map(\.rawValue)
  static let matrix = AuditReport.Matrix(
    sizes: DynamicTypeSize.allCases, locales: ["en", "de", "fi", "ar"], devices: ["SE", "standard", "largest"],
    appearances: [.light, .dark])
  static let total = 12 * 4 * 3 * 2

  static func variants(
    _ sizes: [String], _ locales: [String] = matrix.locales, _ devices: [String] = matrix.devices,
    _ appearances: [String] = ["light", "dark"]
  ) -> [String] {
    sizes.flatMap { size in
      locales.flatMap { locale in
        devices.flatMap { device in appearances.map { "\(size)/\(locale)/\(device)/\($0)" } }
      }
    }
  }

  static let truncated = Finding(
    rule: "text-truncated", severity: .error, verdict: .fail,
    message: "The text is cut off: it needs 3 lines and is limited to 2.",
    location: SourceLocation(file: "Harbor/Onboarding/WelcomeView.swift", line: 42, column: 11),
    screen: "Welcome", state: .init(id: "settled", path: ["launch"]),
    element: .init(
      kind: "text", text: "See when the next ferry leaves, and how full it is.", label: nil, symbol: nil),
    measured: .points(88.4, needs: 132.6, uncertainty: 0.5),
    variants: .init(
      failing: variants(["AX3", "AX4", "AX5"], ["de", "fi"], ["SE"]), first: .ax3, total: total),
    sources: ["WCAG 1.4.4", "HIG Typography"],
    suggestion: Suggestion(
      text: "Remove the line limit, or put the page into a ScrollView", replacement: ".lineLimit(nil)"),
    derivation: [
      DerivationStep(
        .remark("lineLimit 2"), at: SourceLocation(file: "Harbor/Onboarding/WelcomeView.swift", line: 44, column: 8)),
      DerivationStep(
        .constant(name: "Typography.body", value: ".body"),
        at: SourceLocation(file: "Harbor/Design/Typography.swift", line: 9, column: 14)),
    ],
    fingerprint: "5b1f0a6e1c",
    picture: .init(variant: "AX3/de/SE/light", frame: Rect(x: 24, y: 334, width: 327, height: 88)))

  static let contrast = Finding(
    rule: "contrast-text", severity: .error, verdict: .fail,
    message: "Text in Palette.secondary on Palette.card has too little contrast in light appearance.",
    location: SourceLocation(file: "Harbor/Design/Palette.swift", line: 18, column: 21),
    screen: "Welcome", state: .init(id: "settled", path: ["launch"]),
    element: .init(kind: "text", text: "Free to use", label: nil, symbol: nil),
    measured: .ratio(3.1174, needs: 4.5),
    variants: .init(failing: variants(sizes, matrix.locales, matrix.devices, ["light"]), first: nil, total: total),
    sources: ["WCAG 1.4.3"],
    suggestion: Suggestion(text: "The nearest colour that passes is #6B7178", replacement: "#6B7178"),
    derivation: [
      DerivationStep(
        .constant(name: "Palette.secondary", value: "#8D949C"),
        at: SourceLocation(file: "Harbor/Design/Palette.swift", line: 18, column: 21)),
      DerivationStep(
        .constant(name: "Palette.card", value: "#F7F8FA"),
        at: SourceLocation(file: "Harbor/Design/Palette.swift", line: 22, column: 16)),
    ],
    fingerprint: "9c0e77ab42",
    picture: .init(variant: "large/en/standard/light", frame: Rect(x: 24, y: 618, width: 120, height: 21)))

  static let target = Finding(
    rule: "target-size", severity: .warning, verdict: .fail,
    message: "The target is 24 × 20 pt; make it 44 × 44 pt.",
    location: SourceLocation(file: "Harbor/Onboarding/CloseButton.swift", line: 8, column: 5), screen: "Welcome",
    state: .init(id: "settled", path: ["launch"]),
    element: .init(kind: "button", text: nil, label: "Close", symbol: "xmark"),
    measured: .points(20, needs: 44),
    variants: .init(failing: variants(sizes), first: .xSmall, total: total), sources: ["HIG Buttons", "WCAG 2.5.8"],
    suggestion: Suggestion(text: "Add .frame(minWidth: 44, minHeight: 44)"), fingerprint: "17dd90c311",
    picture: .init(variant: "large/en/standard/light", frame: Rect(x: 354, y: 70, width: 24, height: 20)))

  static let review = Finding(
    rule: "motion-not-gated", severity: .review, verdict: .review,
    message: "The icon pulses forever; whether it stops under Reduce Motion could not be decided.",
    location: SourceLocation(file: "Harbor/Onboarding/PulseEffect.swift", line: 14, column: 9), screen: "Permissions",
    state: .init(id: "settled", path: ["launch", "tap Continue"]),
    element: .init(kind: "image", text: nil, label: nil, symbol: "ferry.fill"),
    variants: .init(failing: ["large/en/standard/light"], first: nil, total: 1), sources: ["WCAG 2.3.3"],
    suggestion: Suggestion(text: "Read accessibilityReduceMotion and leave the animation out when it is on"),
    fingerprint: "e2a5c7b900")

  static let baselined: Finding = {
    var finding = target
    finding.location.file = "Harbor/Pricing/PricingView.swift"
    finding.fingerprint = "77aa00bb11"
    finding.status = .baseline
    finding.screen = "Pricing"
    finding.picture = nil
    return finding
  }()

  static let suppressed: Finding = {
    var finding = contrast
    finding.location.line = 30
    finding.fingerprint = "0101020304"
    finding.status = .suppressed
    finding.statusReason = "decorative watermark, agreed with design"
    finding.picture = nil
    return finding
  }()

  static let tokenMatrix = TokenMatrix(
    modes: ["light", "dark"],
    pairs: [
      .init(
        foreground: .init(
          name: "text.primary", location: SourceLocation(file: "Tokens/harbor.tokens.json", line: 12, column: 7)),
        background: .init(name: "surface.page"), origin: .declared, sample: "Next ferry 14:05",
        cells: [
          .init(
            mode: "light", foreground: RGBA(hex: 0x16202A), background: .white, ratio: 16.52, required: 4.5,
            verdict: .passes, apca: 103.1),
          .init(
            mode: "dark", foreground: RGBA(hex: 0xF2F5F8), background: RGBA(hex: 0x0E151C), ratio: 16.9, required: 4.5,
            verdict: .passes, apca: -102.2),
        ]),
      .init(
        foreground: .init(
          name: "text.secondary", location: SourceLocation(file: "Tokens/harbor.tokens.json", line: 18, column: 7)),
        background: .init(name: "surface.card"), origin: .used, sample: "Free to use", sampleSize: 15,
        cells: [
          .init(
            mode: "light", foreground: RGBA(hex: 0x8D949C), background: RGBA(hex: 0xF7F8FA), ratio: 2.87, required: 4.5,
            verdict: .fails, suggestion: RGBA(hex: 0x6B7178), apca: 52.4),
          .init(
            mode: "dark", foreground: nil, background: RGBA(hex: 0x1A222B), ratio: nil, required: 4.5,
            verdict: .missing, note: "text.secondary has no value in this mode"),
        ]),
      .init(
        foreground: .init(name: "brand.accent"), background: .init(name: "photo"), origin: .possible, use: "non-text",
        sample: "●", sampleSize: 24, isBold: true,
        cells: [
          .init(
            mode: "light", foreground: RGBA(hex: 0x0A6CBD), background: nil, ratio: nil, required: 3, verdict: .review,
            note: "an image lies behind it"),
          .init(
            mode: "dark", foreground: RGBA(hex: 0x6FB8F2), background: RGBA(hex: 0x0E151C), ratio: 8.4, required: 3,
            verdict: .passes),
        ]),
    ])

  static let flow = FlowGraph(
    start: "welcome",
    states: [
      .init(id: "welcome", screen: "Welcome", path: [.launch]),
      .init(id: "permissions", screen: "Permissions", path: [.launch, .tap("Continue")]),
      .init(id: "pricing", screen: "Pricing", path: [.launch, .tap("Continue"), .answer(.allow)]),
      .init(id: "home", screen: "Home", path: [.launch, .tap("Close")]),
    ],
    edges: [
      .init(
        from: "welcome", to: "permissions", action: .tap("Continue"),
        location: SourceLocation(file: "Harbor/Onboarding/WelcomeView.swift", line: 60, column: 7),
        effects: [.init(kind: .event, name: "onboarding_continue", value: "page: 1")]),
      .init(
        from: "welcome", to: "home", action: .tap("Close"), location: nil,
        effects: [.init(kind: .stored, name: "hasOnboarded", value: "true")]),
      .init(
        from: "permissions", to: "pricing", action: .answer(.allow), location: nil,
        effects: [.init(kind: .prompt, name: "notifications")]),
      .init(from: "permissions", to: "pricing", action: .answer(.deny), location: nil, effects: []),
      .init(from: "permissions", to: "welcome", action: .dismiss(.init("swipe down")), location: nil, effects: []),
      .init(
        from: "pricing", to: "home", action: .tap("Subscribe"), location: nil,
        effects: [.init(kind: .purchase, name: "harbor.yearly"), .init(kind: .haptic, name: "success")]),
      .init(from: "pricing", to: "pricing", action: .tap("Restore"), location: nil, effects: []),
    ])

  static let report = AuditReport(
    tool: .init(version: "0.1.0"), profile: "default", platform: .ios26,
    fonts: [
      FontUse(
        family: "SF Pro", face: "Regular", file: "Inter-Regular.otf", sha256: String(repeating: "ab", count: 32),
        version: "3.19", substituted: true),
      FontUse(
        family: "SF Pro", face: "Semibold", file: "Inter-SemiBold.otf", sha256: String(repeating: "cd", count: 32),
        version: "3.19", substituted: true),
    ],
    summary: .init(
      errors: 2, warnings: 1, reviews: 1, screens: 3, variants: 864, labelCoverage: .init(named: 22, needed: 24)),
    coverage: .init(
      files: 31,
      unresolved: [
        .init(
          file: "Harbor/Pricing/PricingView.swift", line: 71, what: "Purchases.shared.offerings",
          why: "the module RevenueCat is not here")
      ],
      notAudited: [
        .init(
          .screen("HarborWidget"), why: "widgets are not read yet",
          location: SourceLocation(file: "Widget/HarborWidget.swift", line: 5, column: 1))
      ],
      screens: [
        .init(
          name: "Welcome", file: "Harbor/Onboarding/WelcomeView.swift", line: 12, states: 1,
          branches: .init(laidOut: 2, total: 2),
          labels: [.init(locale: "en", named: 8, needed: 8), .init(locale: "de", named: 7, needed: 8)]),
        .init(
          name: "Permissions", file: "Harbor/Onboarding/PermissionsView.swift", line: 9, states: 2,
          branches: .init(laidOut: 3, total: 4), labels: [.init(locale: "en", named: 6, needed: 6)]),
        .init(
          name: "Pricing", file: "Harbor/Pricing/PricingView.swift", line: 15, states: 1,
          branches: .init(laidOut: 1, total: 1), labels: [.init(locale: "en", named: 8, needed: 10)]),
      ]),
    findings: [truncated, contrast, target, review, baselined, suppressed],
    claims: [
      .init(
        id: "HB-01", decision: .holds, evidence: "Get started is 56 pt high in every variant", onAssumedValues: false),
      .init(id: "HB-02", decision: .fails, evidence: "Skip is missing on page 2", onAssumedValues: false),
      .init(id: "HB-03", decision: .undecided, evidence: "the photo's colours are not known", onAssumedValues: true),
      .init(id: "HB-04", decision: .needsPerson, evidence: "whether the text is friendly", onAssumedValues: false),
    ], matrix: matrix, tokens: tokenMatrix, flow: flow)

  static let rules = [
    RuleInfo(
      id: "text-truncated", title: "Text is cut off", summary: "At some text size or language the text does not fit.",
      helpMarkdown:
        "Text that ends in an ellipsis hides what it says.\n\n**Fix**: remove `lineLimit`, or let the page scroll.",
      sources: ["WCAG 1.4.4", "HIG Typography"]),
    RuleInfo(
      id: "contrast-text", title: "Text contrast", summary: "Text stands out from what lies behind it.",
      helpMarkdown: "Text needs 4.5:1, large text 3:1.", sources: ["WCAG 1.4.3"]),
    RuleInfo(
      id: "target-size", title: "Target size", summary: "Tap targets are large enough to hit.",
      helpMarkdown: "44 × 44 pt.", sources: ["HIG Buttons", "WCAG 2.5.8"], severity: .warning,
      address: "https://example.org/rules/target-size"),
    RuleInfo(
      id: "motion-not-gated", title: "Motion without a way out", summary: "Motion stops under Reduce Motion.",
      sources: ["WCAG 2.3.3"], severity: .review),
  ]

  static let context = ReportContext(
    project: "Harbor", root: "/Users/ana/Harbor", pathPrefix: "apps/harbor", rules: rules,
    sourceText: { file in
      file == "Harbor/Onboarding/WelcomeView.swift"
        ? String(repeating: "// é😀\n", count: 41) + "      /*é😀*/ Text(title)\n        .bold()\n        .lineLimit(2)\n"
        : nil
    })
}
