import SightlineModel

extension Interpreter {
  /// Generic parameters of a function that neither arguments nor the context showed, where its body needs them.
  func askForGenerics(_ decl: FunctionDecl, _ arguments: Arguments, _ slots: [Slot]?, _ frame: Frame, _ caller: Frame?)
  {
    for name in decl.genericParameters where frame.generics[name] == nil {
      guard decl.namesAsValue(name) || isOpen(name, decl.parameters, slots, arguments), mayAskForTypes,
        let place = asked(arguments.spot),
        let text = questions?.genericArguments(ofCallAt: place)[name]
      else { continue }
      let node = closed(parse(typeName: text), caller)
      if case .open = resolve(node, nil) { continue }
      frame.generics[name] = node
    }
  }

  /// Generic parameters that only literals of numbers show, where what the function gives back may decide: as `Double`s.
  func askForDoubles(_ decl: FunctionDecl, _ types: [TypeNode], _ arguments: Arguments, _ frame: Frame) {
    guard let result = decl.returnType else { return }
    for name in decl.genericParameters
    where frame.generics[name] == nil && result.mentions(name) && types.contains(where: { $0.mentions(name) }) {
      guard mayAskForTypes, let place = asked(arguments.spot),
        let text = questions?.genericArguments(ofCallAt: place)[name], case let node = parse(typeName: text),
        case .double = resolve(node, nil)
      else { continue }
      frame.generics[name] = node
    }
  }

  /// The same of a type that is made.
  func askForGenerics(
    _ type: TypeDecl, _ open: [String], _ parameters: [ParameterDecl], _ slots: [Slot], _ arguments: Arguments,
    _ caller: Frame?
  ) -> [String: TypeNode] {
    var result: [String: TypeNode] = [:]
    for name in open {
      guard type.namesAsValue(name) || isOpen(name, parameters, slots, arguments), mayAskForTypes,
        let place = asked(arguments.spot),
        let text = questions?.genericArguments(ofCallAt: place)[name]
      else { continue }
      let node = closed(parse(typeName: text), caller)
      if case .open = resolve(node, nil) { continue }
      result[name] = node
    }
    return result
  }

  /// Whether the name is a parameter of the function or type that runs.
  func isGenericParameter(_ name: String, _ frame: Frame?) -> Bool {
    frame?.function?.genericParameters.contains(name) == true || frame?.owner?.genericParameters.contains(name) == true
  }

  /// Whether an argument waits for the parameter: `.init()`, `.member`.
  private func isOpen(_ name: String, _ parameters: [ParameterDecl], _ slots: [Slot]?, _ arguments: Arguments) -> Bool {
    guard let slots else { return false }
    for (parameter, slot) in zip(parameters, slots) {
      // `unit: Unit = .base`.
      if case .omitted = slot, let initial = parameter.defaultValue, parameter.type.unwrapped.name == name,
        initial.text.hasPrefix(".")
      {
        return true
      }
      if case .argument(let index) = slot, case .implicit = arguments.values[index].value.payload,
        parameter.type.unwrapped.components.contains(where: { component in
          component.name == name || component.arguments.contains { $0.name == name }
        })
      {
        return true
      }
    }
    return false
  }
}

extension FunctionDecl {
  /// Whether the body asks a generic parameter for something: `Kind()`, `Kind.name`.
  func namesAsValue(_ name: String) -> Bool {
    if let known = valueNames[name] { return known }
    let found = place.file.names(name, asValueIn: extent)
    valueNames[name] = found
    return found
  }
}

extension TypeDecl {
  /// Whether code of the type asks a generic parameter for something: `Kind()`, `Kind.name`.
  func namesAsValue(_ name: String) -> Bool {
    if let known = valueNames[name] { return known }
    let found =
      place.file.names(name, asValueIn: extent) || extensions.contains { $0.file.names(name, asValueIn: $0.range) }
    valueNames[name] = found
    return found
  }
}

extension SourceFile {
  /// Whether a name is followed by `.` or `(`, as what a value is asked of or made with: `[Name]()` is too.
  func names(_ name: String, asValueIn range: Range<Int>) -> Bool {
    let text = Array(text.utf8.dropFirst(range.lowerBound).prefix(range.count))
    let wanted = Array(name.utf8)
    guard let first = wanted.first, text.count > wanted.count else { return false }
    for start in 0..<(text.count - wanted.count) where text[start] == first {
      guard text[start...].starts(with: wanted), start == 0 || !Self.isWordByte(text[start - 1]) else { continue }
      switch text[start + wanted.count] {
      case UInt8(ascii: "."), UInt8(ascii: "("): return true
      case UInt8(ascii: "]") where start + wanted.count + 1 < text.count:
        if text[start + wanted.count + 1] == UInt8(ascii: "(") { return true }
      default: continue
      }
    }
    return false
  }
  static func isSpaceByte(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x09 }
  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 128...:
      true
    default: false
    }
  }
}
