import ContentDigest
package import SightlineModel

/// One page that holds everything: opens from disk, asks for nothing from elsewhere, works without a mouse and without
/// scripts.
package struct HTMLReporter: Reporter {
  package init() {}

  package func write(_ report: AuditReport, in context: ReportContext, to output: inout some TextOutputStream) {
    let facts = ReportFacts(report, in: context)
    let sheet = PictureSheet(context.pictures)
    let ids = FindingIDs(facts.findings)
    let sections: [(id: String, title: String, markup: Markup)] = [
      ("overview", "Overview", OverviewSection(facts: facts, sheet: sheet, ids: ids).markup),
      ("findings", "Findings", FindingSection(facts: facts, sheet: sheet, ids: ids).markup),
      ("screens", "Screens", ScreenSection(facts: facts, sheet: sheet).markup),
      ("tokens", "Colour pairs", report.tokens.map { TokenSection(matrix: $0).markup } ?? .empty),
      ("flow", "Flow", report.flow.map { FlowSection(graph: $0, sheet: sheet).markup } ?? .empty),
      ("criteria", "WCAG", CriteriaSection(facts: facts).markup),
      ("claims", "Claims", ClaimSection(facts: facts).markup),
      ("coverage", "Coverage", CoverageSection(facts: facts).markup),
    ]
    let present = sections.filter { !$0.markup.html.isEmpty }
    output.write("<!DOCTYPE html>\n<html lang=\"en\">\n")
    output.write(head(context).html)
    output.write("\n<body>\n")
    output.write(sheet.markup.html)
    output.write("<a class=\"skip\" href=\"#findings\">Skip to the findings</a>\n")
    output.write(top(present.map { ($0.id, $0.title) }).html)
    output.write("\n<main>\n")
    for section in present {
      output.write(section.markup.html)
      output.write("\n")
    }
    output.write("</main>\n")
    output.write(footer(report).html)
    output.write("\n<script>" + PageScript.text + "</script>\n</body>\n</html>\n")
  }

  private func head(_ context: ReportContext) -> Markup {
    let policy =
      "default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-\(SHA256.base64(of: PageScript.text))'; "
      + "img-src data:; base-uri 'none'; form-action 'none'"
    return .element(
      "head", [],
      [
        .element("meta", [("charset", "utf-8")]),
        .element("meta", [("http-equiv", "Content-Security-Policy"), ("content", policy)]),
        .element("meta", [("name", "viewport"), ("content", "width=device-width, initial-scale=1")]),
        .element("meta", [("name", "color-scheme"), ("content", "light dark")]),
        .element("title", text: "\(context.project): accessibility and layout"),
        Markup(raw: "\n<style>\n" + PageStyle.text + "\n</style>\n"),
      ])
  }

  private func top(_ sections: [(id: String, title: String)]) -> Markup {
    let items = sections.map { section -> Markup in
      .element("li", class: nil, .element("a", [("href", "#" + section.id)], [.text(section.title)]))
    }
    let sign =
      "<svg viewBox=\"0 0 24 24\" aria-hidden=\"true\"><path d=\"M1.5 12C5 6 8.3 4 12 4s7 2 10.5 8c-3.5 6-6.8 8-10.5 8"
      + "s-7-2-10.5-8z\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"2.2\"/><circle cx=\"12\" cy=\"12\" r=\"3.6\" "
      + "fill=\"currentColor\"/></svg>"
    return .element(
      "header", class: "top",
      .element(
        "div", class: nil, .element("span", class: "brand", Markup(raw: sign), .text("Sightline")),
        .element("nav", [("aria-label", "Sections")], [.element("ul", [], items)])))
  }

  private func footer(_ report: AuditReport) -> Markup {
    let platform = report.platform == .ios26 ? "iOS 26" : "iOS 18"
    return .element(
      "footer", text: "\(report.tool.name) \(report.tool.version) · profile \(report.profile) · \(platform)")
  }
}
