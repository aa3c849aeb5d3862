import SightlineModel

/// HTML that is known to be well formed. Text becomes markup only by being escaped; what is written raw stands in this
/// module's sources.
///
/// The result is also XML, so that tests can read it back with a strict parser.
struct Markup: Sendable {
  private(set) var html: String

  /// Markup of this module's own making, or drawn by `Rendering`.
  init(raw: String) { html = raw }

  static let empty = Markup(raw: "")

  /// Text from anywhere.
  static func text(_ text: String) -> Markup { Markup(raw: escaped(text)) }

  static func element(_ name: String, _ attributes: [(String, String?)] = [], _ children: [Markup] = []) -> Markup {
    var html = "<" + name
    for (key, value) in attributes {
      guard let value else { continue }
      html += " " + key + "=\"" + escaped(value) + "\""
    }
    if children.isEmpty && emptyElements.contains(name) { return Markup(raw: html + "/>") }
    html += ">"
    for child in children { html += child.html }
    return Markup(raw: html + "</" + name + ">")
  }

  static func element(_ name: String, class style: String? = nil, _ children: Markup...) -> Markup {
    element(name, [("class", style)], children)
  }

  static func element(_ name: String, class style: String? = nil, text: String) -> Markup {
    element(name, [("class", style)], [.text(text)])
  }

  /// Elements that never have content in HTML, and shapes of SVG.
  private static let emptyElements: Set<String> = [
    "meta", "br", "hr", "img", "input", "link", "path", "rect", "use", "circle", "line", "wbr",
  ]

  /// Invisible characters are shown as what they are; nothing is left that ends an element, an attribute or a comment.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in Visible.line(text).unicodeScalars {
      switch scalar {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// - Returns: A name for `id` and fragments: the text itself where it is plain, else a hash of it.
  static func identifier(_ prefix: String, _ text: String) -> String {
    let isPlain =
      !text.isEmpty && text.utf8.count <= 64
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
          true
        default: false
        }
      }
    guard !isPlain else { return prefix + text }
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return prefix + "x" + String(hash, radix: 36)
  }

  /// - Returns: The address when it leads to the web; other schemes could run code.
  static func webAddress(_ text: String) -> String? {
    let isSafe = text.hasPrefix("https://") || text.hasPrefix("http://")
    return isSafe && !text.unicodeScalars.contains { Visible.isInvisible($0) || $0 == " " } ? text : nil
  }
}

func + (a: Markup, b: Markup) -> Markup { Markup(raw: a.html + b.html) }

extension Markup {
  /// A table that scrolls within the page, reached and named for keyboard and VoiceOver; on narrow screens each row
  /// is stacked, and its cells (`named`) say what they are.
  static func scrolledTable(_ label: String, _ head: [String], _ rows: [Markup]) -> Markup {
    .element(
      "div", [("class", "scroll"), ("tabindex", "0"), ("role", "group"), ("aria-label", label)],
      [
        .element(
          "table", [("class", "stacked")],
          [
            .element("thead", [], [.element("tr", [], head.map { .element("th", [("scope", "col")], [.text($0)]) })]),
            .element("tbody", [], rows),
          ])
      ])
  }
}

extension Markup {
  /// A cell of a stacked table; without a name where its content says enough, or where there is none.
  static func cell(_ name: String? = nil, _ content: Markup...) -> Markup {
    .element("td", [("data-name", content.allSatisfy(\.html.isEmpty) ? nil : name)], content)
  }

  /// A path or place that may be broken after its folders, and within long names.
  static func path(_ text: String) -> Markup {
    var result = "", last: Character = " "
    for character in Visible.line(text) {
      if last == "/" || character.isUppercase && last.isLowercase || character == "." && last != "." {
        result += "<wbr/>"
      }
      result += escaped(String(character))
      last = character
    }
    return Markup(raw: result)
  }
}

extension Sequence<Markup> {
  func joined(_ separator: Markup = .empty) -> Markup { Markup(raw: map(\.html).joined(separator: separator.html)) }
}
