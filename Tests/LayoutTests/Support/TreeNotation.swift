import SightlineModel

/// Reads a view tree written as an indented outline: one view a line with its arguments, modifiers below it with a
/// leading dot, children below those.
///
///     vStack spacing:10 alignment:leading
///       .padding length:8
///       text "Hello"
///         .font size:30
struct TreeNotation {
  struct Problem: Error { var message: String }
  private var lines: [(indent: Int, text: String)]
  private var next = 0

  static func read(_ source: String) throws -> ViewNode {
    let lines = source.split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) }.map { line in
      (indent: line.prefix { $0 == " " }.count, text: line.drop { $0 == " " }.trimmed)
    }
    var notation = TreeNotation(lines: lines)
    guard let first = lines.first else { throw Problem(message: "empty tree") }
    let nodes = try notation.nodes(indent: first.indent)
    guard nodes.count == 1 else { throw Problem(message: "one root expected") }
    return nodes[0]
  }
  private init(lines: [(indent: Int, text: String)]) { self.lines = lines }

  private mutating func nodes(indent: Int) throws -> [ViewNode] {
    var result: [ViewNode] = []
    while next < lines.count, lines[next].indent == indent {
      let line = next
      next += 1
      var (kind, arguments) = try Self.call(lines[line].text)
      var node = ViewNode(ViewKind(name: kind))
      node.source = SourceLocation(file: "case", line: line + 1, column: 1)
      while next < lines.count, lines[next].indent > indent {
        let inner = lines[next].indent
        if lines[next].text.hasPrefix("@") {  // a list of views as an argument: @content
          let name = String(lines[next].text.dropFirst())
          next += 1
          guard next < lines.count, lines[next].indent > inner else { throw Problem(message: "@\(name) is empty") }
          let views = ArgumentValue.views(try nodes(indent: lines[next].indent))
          if node.modifiers.isEmpty {
            arguments.set(name, views)
          } else {
            node.modifiers[node.modifiers.count - 1].arguments.set(name, views)
          }
        } else if lines[next].text.hasPrefix(".") {
          let (kind, arguments) = try Self.call(String(lines[next].text.dropFirst()))
          let modifier = ViewModifier(ViewKind(name: kind), arguments: arguments)
          try Self.check(arguments, kept: modifier.arguments, of: kind)
          node.modifiers.append(modifier)
          next += 1
        } else {
          node.children += try nodes(indent: inner)
        }
      }
      node.arguments = arguments
      try Self.check(arguments, kept: node.arguments, of: kind)
      result.append(node)
    }
    return result
  }

  /// `kind "text" name:value name:value`; values: numbers, `inf`, `true`, names, `a,b`, `W×H`, `"strings"`, `#RRGGBB`.
  private static func call(_ text: String) throws -> (String, NamedArguments) {
    var arguments = NamedArguments()
    var words: [String] = []
    var word = ""
    var quoted = false
    for character in text {
      if character == "\"" { quoted.toggle() }
      if character == " ", !quoted {
        words.append(word)
        word = ""
      } else {
        word.append(character)
      }
    }
    words.append(word)
    words.removeAll { $0.isEmpty }
    let kind = words.removeFirst()
    for word in words {
      if word.hasPrefix("\"") {
        arguments.set("content", .text(TextContent(word.filter { $0 != "\"" })))
        continue
      }
      guard let colon = word.firstIndex(of: ":") else { throw Problem(message: "what is '\(word)'?") }
      let name = String(word[..<colon])
      arguments.set(
        kind == "font" ? "font" : name, value(String(word[word.index(after: colon)...]), name: name, kind: kind))
    }
    return (kind, arguments)
  }

  /// A parameter that the kind does not have, or of another type, is a mistake in the case.
  private static func check(_ given: NamedArguments, kept: NamedArguments, of kind: String) throws {
    for entry in given.entries where kept.argument(entry.name) == nil {
      throw Problem(message: "\(kind) has no parameter '\(entry.name)' of that type")
    }
  }

  /// `flexible`, `fixed50`, `adaptive60`; with the space after it: `fixed50/24`.
  private static func track(_ text: String) -> ArgumentValue {
    let parts = text.split(separator: "/")
    let name = parts[0].prefix { $0.isLetter }
    func number(_ text: Substring?) -> ArgumentValue {
      text.flatMap { Double($0) }.map { ArgumentValue.number($0) } ?? .name("none")
    }
    let spacing = number(parts.count > 1 ? parts[1] : nil)
    return .list([.name(String(name)), number(parts[0].dropFirst(name.count)), .name("none"), spacing])
  }

  private static func value(_ text: String, name: String, kind: String) -> ArgumentValue {
    if text.hasPrefix("\"") { return .text(TextContent(text.filter { $0 != "\"" })) }
    if name == "columns" || name == "rows" { return .list(text.split(separator: ",").map { track(String($0)) }) }
    if text == "inf" { return .number(.infinity) }
    if text == "true" || text == "false" { return .bool(text == "true") }
    if text.hasPrefix("#"), let hex = UInt32(text.dropFirst(), radix: 16) {
      return .style(.color(ColorSpec(light: RGBA(hex: hex))))
    }
    if kind == "font", name == "size", let size = Double(text) {
      return .font(FontSpec(.system(size: size)))
    }
    if kind == "font", name == "style", let style = TextStyle(swiftName: text) { return .font(FontSpec(.style(style))) }
    if ["systemName", "systemImage"].contains(name) { return .string(text) }
    if let number = Double(text) { return .number(number) }
    let sides = text.split(separator: "×").compactMap { Double($0) }
    if sides.count == 2 { return .size(Size(width: sides[0], height: sides[1])) }
    let parts = text.split(separator: ",").map(String.init)
    let numbers = parts.compactMap { Double($0) }
    if numbers.count == 4 {
      return .insets(EdgeInsets(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3]))
    }
    return parts.count > 1 ? .names(parts) : .name(text)
  }
}

extension StringProtocol {
  var trimmed: String {
    var text = Substring(self)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text.drop(while: \.isWhitespace))
  }
}
