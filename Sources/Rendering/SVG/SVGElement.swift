import Foundation

/// One tag of an XML text with its attributes, as far as drawings need them.
struct SVGTag {
  enum Form { case open, close, empty }
  var name: Substring
  var form: Form
  var attributes: [Substring: String]

  /// More tags than a drawing has.
  private static let limit = 50_000

  /// The tags of a text in their order; comments, processing instructions and what stands between tags are left out.
  static func all(in text: String) -> [SVGTag] {
    var tags: [SVGTag] = []
    var rest = text[...]
    while let start = rest.firstIndex(of: "<"), tags.count < limit {
      rest = rest[start...].dropFirst()
      if rest.hasPrefix("!--") {
        guard let end = rest.range(of: "-->") else { break }
        rest = rest[end.upperBound...]
        continue
      }
      guard let first = rest.first, first.isLetter || first == "/" else { continue }
      let (tag, end) = read(rest)
      guard let tag else { break }
      tags.append(tag)
      rest = rest[end...]
    }
    return tags
  }

  /// - Parameter text: From behind the angle bracket.
  private static func read(_ text: Substring) -> (SVGTag?, Substring.Index) {
    var rest = text
    var form = Form.open
    if rest.first == "/" {
      form = .close
      rest = rest.dropFirst()
    }
    let name = rest.prefix { !$0.isWhitespace && $0 != ">" && $0 != "/" }
    rest = rest[name.endIndex...]
    var attributes: [Substring: String] = [:]
    while true {
      rest = rest.drop { $0.isWhitespace }
      guard let next = rest.first else { return (nil, rest.endIndex) }
      if next == ">" { break }
      if next == "/" {
        form = .empty
        rest = rest.dropFirst()
        continue
      }
      let key = rest.prefix { !$0.isWhitespace && $0 != "=" && $0 != ">" && $0 != "/" }
      rest = rest[key.endIndex...].drop { $0.isWhitespace }
      guard rest.first == "=" else {
        if key.isEmpty { rest = rest.dropFirst() }
        continue
      }
      rest = rest.dropFirst().drop { $0.isWhitespace }
      guard let quote = rest.first, quote == "\"" || quote == "'" else { return (nil, rest.endIndex) }
      let value = rest.dropFirst().prefix { $0 != quote }
      guard value.endIndex < rest.endIndex else { return (nil, rest.endIndex) }
      attributes[key] = String(value)
      rest = rest[rest.index(after: value.endIndex)...]
    }
    // `style="fill:red"` counts more than the attribute.
    for pair in attributes["style"]?.split(separator: ";") ?? [] {
      let parts = pair.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      attributes[parts[0].trimmed] = String(parts[1].trimmed)
    }
    return (SVGTag(name: name, form: form, attributes: attributes), rest.index(after: rest.startIndex))
  }
}

extension Substring {
  var trimmed: Substring {
    var rest = drop { $0.isWhitespace }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return rest
  }
}
