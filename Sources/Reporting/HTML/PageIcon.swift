import SightlineModel

/// The page's own signs. Each verdict has a shape of its own, so that none is known by colour alone.
enum PageIcon: String, CaseIterable {
  case error, warning, review, passes, missing, link

  private var drawing: String {
    switch self {
    case .error:
      "<path d=\"M7 2h10l5 5v10l-5 5H7l-5-5V7z\" fill=\"currentColor\"/>"
        + "<path d=\"M8.5 8.5l7 7M15.5 8.5l-7 7\" class=\"cut\"/>"
    case .warning:
      "<path d=\"M12 2.5L23 21.5H1z\" fill=\"currentColor\"/><path d=\"M12 9.5v5M12 18v.1\" class=\"cut\"/>"
    case .review:
      // A square: a diamond with this sign stands for characters that can't be read.
      "<rect x=\"2\" y=\"2\" width=\"20\" height=\"20\" rx=\"5\" fill=\"currentColor\"/>"
        + "<path d=\"M8.9 9.2c.3-4 6.4-3.9 6.3 0-.1 2.4-3.2 2.5-3.2 4.8M12 17.6v.1\" class=\"cut\"/>"
    case .passes:
      "<circle cx=\"12\" cy=\"12\" r=\"10.5\" fill=\"currentColor\"/><path d=\"M7.5 12.5l3 3 6-7\" class=\"cut\"/>"
    case .missing:
      "<circle cx=\"12\" cy=\"12\" r=\"9\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"2.5\" "
        + "stroke-dasharray=\"4 3\"/>"
    case .link:
      "<path d=\"M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7L11.8 6.5M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7"
        + "l1.2-1.2\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"2.2\" stroke-linecap=\"round\"/>"
    }
  }

  static var symbols: Markup {
    allCases.map {
      Markup(raw: "<symbol id=\"i-\($0.rawValue)\" viewBox=\"0 0 24 24\">\($0.drawing)</symbol>")
    }.joined()
  }

  var markup: Markup {
    Markup(
      raw: "<svg class=\"icon\" aria-hidden=\"true\" width=\"16\" height=\"16\"><use href=\"#i-\(rawValue)\"/></svg>")
  }
}

extension Severity {
  var icon: PageIcon {
    switch self {
    case .error: .error
    case .warning: .warning
    case .review: .review
    }
  }
}
