import ContentDigest
import Foundation
import SightlineModel
import Testing

@testable import Reporting

struct HTMLReporterTests {
  /// The page as a tree. Style and script are constants of ours and are left out; all the rest must be well formed.
  private func tree(_ html: String) throws -> XMLTree.Element {
    let body = html.replacingOccurrences(of: "<!DOCTYPE html>\n", with: "")
      .replacingOccurrences(of: PageStyle.text, with: "").replacingOccurrences(of: PageScript.text, with: "")
    let tree = XMLTree(body)
    #expect(tree.problem == nil, "\(String(describing: tree.problem))")
    return try #require(tree.root)
  }

  private static let pictures: [ScenePicture] = {
    let vector = VectorPicture(
      size: Size(width: 402, height: 874), definitions: [.init(id: "g1", markup: "<path id=\"g1\" d=\"m0 0h1\"/>")],
      body: "<use href=\"#g1\"/>")
    func picture(_ screen: String, _ variant: String, _ content: ScenePicture.Content) -> ScenePicture {
      ScenePicture(
        screen: screen, state: "settled", variant: variant, size: Size(width: 402, height: 874), content: content)
    }
    return [
      picture("Welcome", "AX3/de/SE/light", .vector(vector)),
      picture("Welcome", "large/en/standard/light", .vector(vector)),
      picture("Pricing", "large/en/standard/light", .png([0x89, 0x50, 0x4E, 0x47])),
    ]
  }()
  private static let context: ReportContext = {
    var context = SampleReport.context
    context.pictures = pictures
    return context
  }()
  private let page = HTMLReporter().string(for: SampleReport.report, in: context)

  @Test func everyFactIsOnThePage() throws {
    let text = try tree(page).all.map(\.text).joined(separator: " ")
    for fact in [
      "Harbor/Onboarding/WelcomeView.swift:42:11",
      "from AX3 on, in German and Finnish; iPhone SE only (12 of 288 variants)",
      "88.4 pt, needs 132.6 pt (± 0.5 pt)", "Remove the line limit", "sightline explain text-truncated",
      "WCAG 1.4.4", "lineLimit 2", "22 of 24 elements", "7 of 8", "16.52:1", "2.87:1", "#6B7178", "needs review",
      "the module RevenueCat is not here", "widgets are not read yet", "Inter-Regular.otf", "HB-02",
      "Skip is missing on page 2",
      "tap Continue", "hasOnboarded = true", "decorative watermark, agreed with design",
    ] { #expect(text.contains(fact), "\(fact)") }
  }

  @Test func thePageAsksForNothing() throws {
    for element in try tree(page).all {
      for (name, value) in element.attributes where ["src", "href", "action", "style", "xlink:href"].contains(name) {
        let isLocal =
          value.hasPrefix("#") || value.hasPrefix("data:image/png") || value.hasPrefix("width:")
          || value.hasPrefix("--scroll:-")
          || value.hasPrefix("height:") || element.name == "a" && value == "https://example.org/rules/target-size"
        #expect(isLocal, "\(element.name) \(name)=\(value)")
      }
    }
    #expect(!PageStyle.text.contains("url(") && !PageStyle.text.contains("@import"))
    #expect(!PageScript.text.contains("innerHTML") && !PageScript.text.contains("fetch"))
  }

  @Test func whatLiesBelowTheFoldIsScrolledIntoView() throws {
    var report = SampleReport.report
    report.findings = [SampleReport.truncated]
    report.findings[0].picture = .init(
      variant: "AX3/de/SE/light", frame: Rect(x: 20, y: 1500, width: 300, height: 40), scrolls: true)
    var context = Self.context
    guard case .vector(var vector) = context.pictures[0].content else { return }
    vector.scroll = .init(window: Rect(x: 0, y: 0, width: 402, height: 800), contentBottom: 2000)
    context.pictures[0].content = .vector(vector)
    let all = try tree(HTMLReporter().string(for: report, in: context)).all
    let screen = try #require(all.first { $0.attributes["style"]?.hasPrefix("--scroll") == true })
    #expect(screen.attributes["style"] == "--scroll:-1120px")
    let mark = try #require(screen.all.first { $0.attributes["class"] == "mark error" })
    #expect(mark.attributes["y"] == "376")
  }

  /// The element reaches 16 pt below the screen: its surroundings end 10 pt further, and the edge is drawn.
  @Test func whatReachesOverTheEdgeIsShownBesideIt() throws {
    var report = SampleReport.report
    report.findings = [SampleReport.truncated]
    let cases: [(top: Double, bottom: Double, hasEdge: Bool)] = [(860, 900, true), (700, 759.863, false)]
    for (top, bottom, hasEdge) in cases {
      report.findings[0].picture = .init(
        variant: "AX3/de/SE/light", frame: Rect(x: 20, y: top, width: 100, height: 30))
      let all = try tree(HTMLReporter().string(for: report, in: Self.context)).all
      let detail = try #require(all.first { $0.attributes["class"] == "detail" })
      let box = try #require(detail.attributes["viewBox"]).split(separator: " ").compactMap { Double($0) }
      let difference: Double = abs(box[1] + box[3] - bottom)
      #expect(difference < 0.02, "\(box)")
      let edges = detail.all.filter { $0.attributes["class"] == "edge" }
      #expect(edges.isEmpty != hasEdge)
    }
  }

  @Test func pairsThatFailComeFirst() throws {
    let matrix = try #require(try tree(page).all.first { $0.attributes["id"] == "matrix" })
    let order = ["fails", "review", "missing", "passes"]
    let ranks = matrix.all.compactMap { row -> Int? in
      guard row.name == "tr", let verdicts = row.attributes["data-verdict"]?.split(separator: "|") else { return nil }
      return order.firstIndex { verdict in verdicts.contains { $0 == verdict } } ?? order.count
    }
    #expect(ranks.count > 1 && ranks == ranks.sorted())
  }

  @Test(
    "Long names may be broken after folders and within words",
    arguments: [
      ("Home/HomeView.swift:3", "Home/<wbr/>Home<wbr/>View<wbr/>.swift:3"), ("<a>", "&lt;a&gt;"), ("..", "<wbr/>.."),
    ])
  func brokenPaths(path: String, markup: String) { #expect(Markup.path(path).html == markup) }

  @Test func idsAreUniqueAndLinksLead() throws {
    let all = try tree(page).all
    let ids = all.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count)
    for element in all {
      guard let href = element.attributes["href"], href.hasPrefix("#") else { continue }
      // What stands behind the first & are filters.
      #expect(ids.contains(String(href.dropFirst().prefix { $0 != "&" })), "\(href)")
    }
    #expect(ids.contains("f-5b1f0a6e1c"))
    // The drawing stands once, however many show it.
    #expect(page.components(separatedBy: "d=\"m0 0h1\"").count == 2)
  }

  @Test func thePageCanBeUsedWithoutSeeingIt() throws {
    let all = try tree(page).all
    #expect(all.first?.attributes["lang"] == "en")
    for element in all where element.name == "svg" {
      let isNamed = element.attributes["aria-label"]?.isEmpty == false && element.attributes["role"] == "img"
      #expect(isNamed || element.attributes["aria-hidden"] == "true")
    }
    for element in all where ["select", "input"].contains(element.name) {
      let label = all.first { $0.name == "label" && $0.all.contains { $0 === element } }
      #expect(label?.allText.isEmpty == false)
    }
    for name in ["h1", "main", "title"] { #expect(all.count { $0.name == name } == 1) }
    let levels = all.compactMap { ["h1": 1, "h2": 2, "h3": 3, "h4": 4][$0.name] }
    #expect(zip(levels, levels.dropFirst()).allSatisfy { $1 <= $0 + 1 })
    for table in all where table.name == "table" {
      #expect(table.all.contains { $0.name == "th" && $0.attributes["scope"] != nil })
    }
  }

  @Test func hostileTextStaysText() throws {
    var context = HostileReport.context
    context.pictures = HostileReport.report.findings.prefix(3).map { finding in
      ScenePicture(
        screen: finding.screen ?? "", state: finding.state?.id ?? "", variant: finding.picture?.variant ?? "",
        size: Size(width: 10, height: 20), content: .vector(VectorPicture(size: .zero, definitions: [], body: "<g/>")))
    }
    let html = HTMLReporter().string(for: HostileReport.report, in: context)
    let all = try tree(html).all
    #expect(all.count { $0.name == "script" } == 1)
    let foreign: Set = ["img", "iframe", "object", "embed", "base", "b", "a b"]
    #expect(!all.contains { foreign.contains($0.name) })
    for element in all {
      #expect(!element.attributes.keys.contains { $0.hasPrefix("on") || $0 == "src" })
      if let href = element.attributes["href"] { #expect(href.hasPrefix("#")) }
      if let id = element.attributes["id"] { #expect(id.wholeMatch(of: /[A-Za-z0-9-]+/) != nil) }
    }
    #expect(!html.unicodeScalars.contains { $0 != "\n" && Visible.isInvisible($0) })
    let text = all.map(\.text).joined(separator: "\u{1}")
    for finding in HostileReport.report.findings { #expect(text.contains(Visible.line(finding.message))) }
  }

  /// The page runs its own script and no other: the policy names it by its digest.
  @Test func thePolicyAllowsTheOneScript() throws {
    let policy = try #require(
      try tree(page).all.first { $0.attributes["http-equiv"] == "Content-Security-Policy" }?.attributes["content"])
    let digest = SHA256.base64(of: PageScript.text)
    #expect(policy.contains("script-src 'sha256-\(digest)';") && !policy.contains("script-src 'unsafe-inline'"))
    #expect(page.contains("<script>" + PageScript.text + "</script>"), "not one sign more or less is digested")
  }

  /// Overview first: what was looked at, the worst with their pictures, screens against sizes.
  @Test func theOverviewHasAccountWorstAndHeatMap() throws {
    var report = SampleReport.report
    report.coverage.views = ViewAccount([
      .init(name: "Home", location: SourceLocation(file: "A.swift", line: 3, column: 1), status: .laidOut),
      .init(name: "Row", location: SourceLocation(file: "A.swift", line: 9, column: 1), status: .notLaidOut),
    ])
    let all = try tree(HTMLReporter().string(for: report, in: Self.context)).all
    let overview = try #require(all.first { $0.attributes["id"] == "overview" })
    #expect(overview.allText.contains("1 of 2 laid out, 1 not laid out"))
    let worst = try #require(overview.all.first { $0.attributes["class"] == "worst" })
    let links = worst.all.filter { $0.name == "a" }.compactMap { $0.attributes["href"] }
    #expect(links == ["#f-9c0e77ab42", "#f-5b1f0a6e1c", "#f-17dd90c311"])
    #expect(worst.all.contains { $0.name == "use" })
    let heat = try #require(overview.all.first { $0.attributes["class"] == "heat" })
    let cell = try #require(heat.all.first { $0.attributes["href"] == "#findings&screen=Welcome&size=AX3" })
    #expect(cell.text == "3" && cell.attributes["aria-label"] == "3 findings on Welcome at AX3")
  }

  /// A finding of several screens counts on each of them, wherever screens are counted.
  @Test func everyScreenOfAFindingFails() throws {
    var report = SampleReport.report
    let other = report.coverage.screens[1].name
    for index in report.findings.indices { report.findings[index].screen = report.coverage.screens[0].name }
    report.findings[0].places = [
      .init(location: SourceLocation(file: "A.swift", line: 1, column: 1), screen: other, element: nil, measured: nil)
    ]
    let all = try tree(HTMLReporter().string(for: report, in: Self.context)).all
    #expect(all.first { $0.name == "h1" }?.allText.contains("on 2 screens") == true)
    let cards = try #require(all.first { $0.attributes["class"] == "screens" }).all.filter { $0.name == "li" }
    let card = try #require(cards.first { card in card.all.contains { $0.name == "h3" && $0.text == other } })
    #expect(!card.allText.contains("nothing open"))
  }

  /// A claim is quoted with the remark above it.
  @Test func claimsSayWhatTheyDemand() throws {
    let file = """
      expect:
      # One page indicator at a time.
      - claim: A-1
        where: { symbol: PageIndicator }
        count: 1
      - claim: A-1
        where: { kind: pageControl }
        count: 0

      - claim: A-2
      """
    var context = ReportContext(project: "P")
    context.sourceText = { $0 == "e.yml" ? file : nil }
    let first = try #require(ClaimText(file: "e.yml", line: 3, in: context))
    #expect(first.code == "where: { symbol: PageIndicator } count: 1")
    let second = try #require(ClaimText(file: "e.yml", line: 6, in: context))
    #expect(second.remark == "One page indicator at a time." && second.code == "where: { kind: pageControl } count: 0")
    #expect(ClaimText(file: "e.yml", line: 10, in: context)?.remark == nil)
    #expect(ClaimText(file: "e.yml", line: 99, in: context) == nil)
    #expect(ClaimText(file: "f.yml", line: 1, in: context) == nil)
  }

  /// Each finding: the source, every place, and how to accept it.
  @Test func aCardHasSourcePlacesAndHowToAcceptIt() throws {
    var report = SampleReport.report
    report.findings[0].places = (1...12).map {
      Finding.Place(
        location: SourceLocation(file: "Harbor/Row.swift", line: $0, column: 1), screen: "Home", element: nil,
        measured: .points(Double($0), needs: 44))
    }
    let all = try tree(HTMLReporter().string(for: report, in: Self.context)).all
    let card = try #require(all.first { $0.attributes["id"] == "f-5b1f0a6e1c" })
    let line = try #require(card.all.first { $0.name == "mark" })
    #expect(line.text.contains("/*é😀*/ Text(title)") && line.children.map(\.text) == ["42"])
    let places = card.all.filter { $0.name == "li" && $0.children.first?.text.hasPrefix("Harbor/Row.swift") == true }
    #expect(places.map { $0.children[0].text } == (1...12).map { "Harbor/Row.swift:\($0):1" })
    #expect(places.map(\.text) == (1...12).map { " Home, \($0) pt" })
    #expect(card.allText.contains("// sightline:disable:next text-truncated - reason"))
    #expect(card.attributes["data-screen"] == "Home|Welcome")
  }

  @Test func emptyReportsMakeAPage() throws {
    let report = AuditReport(tool: .init(version: "1"), profile: "default", platform: .ios18)
    let all = try tree(HTMLReporter().string(for: report, in: ReportContext(project: "Nothing"))).all
    #expect(all.first { $0.name == "h1" }?.allText.contains("Nothing was judged") == true)
  }

  // MARK: Colours

  private static func luminance(_ hex: String) -> Double {
    let value = UInt32(hex.dropFirst(), radix: 16) ?? 0
    let parts = [value >> 16 & 255, value >> 8 & 255, value & 255].map { byte -> Double in
      let c = Double(byte) / 255
      return c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  /// The page passes what it demands of others: 4.5:1 for text, 3:1 for the edges of controls and marks.
  @Test(arguments: [
    ("ink", "paper", 4.5), ("ink", "card", 4.5), ("soft", "paper", 4.5), ("soft", "card", 4.5),
    ("accent", "paper", 4.5),
    ("accent", "card", 4.5), ("error", "card", 4.5), ("error", "error-ground", 4.5), ("warning", "card", 4.5),
    ("warning", "warning-ground", 4.5), ("review", "card", 4.5), ("review", "review-ground", 4.5),
    ("good", "good-ground", 4.5), ("good", "card", 3), ("edge", "card", 3), ("edge", "paper", 3),
    ("heat-ink1", "heat1", 4.5), ("heat-ink2", "heat2", 4.5), ("heat-ink3", "heat3", 4.5), ("heat-ink4", "heat4", 4.5),
    ("ink", "error-ground", 4.5), ("soft", "warning-ground", 4.5),
  ])
  func coloursPass(foreground: String, background: String, required: Double) throws {
    let front = try #require(PageStyle.colors.first { $0.name == foreground })
    let back = try #require(PageStyle.colors.first { $0.name == background })
    for (a, b) in [(front.light, back.light), (front.dark, back.dark)] {
      let (x, y) = (Self.luminance(a), Self.luminance(b))
      #expect((max(x, y) + 0.05) / (min(x, y) + 0.05) >= required, "\(a) on \(b)")
    }
  }
}
