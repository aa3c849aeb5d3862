import SightlineModel

/// Values that can't be otherwise: nothing in the sources gives a property another value than the one it starts with.
extension Interpreter {
  /// Whether a condition can only be answered as it was: what it asks is the same in every value of a type.
  ///
  /// Conditions of a view's own properties are never taken for such: whoever shows the view may give them.
  package func isSettled(_ branch: PresumedBranch) -> Bool {
    guard let met = branches[branch.location] else { return false }
    let parts = askedParts(met.site, met.place, met.form, owner: met.record.typeName)
    guard parts.count == 1, let part = parts.first, part.joined == nil, met.form != .choice else { return false }
    let text = part.whole.condition.text
    if Self.isOfAllCases(text) || Self.asksForPreviews(text) { return true }
    if text.contains(" == ") { return branches.looks(at: branch.location).contains(.soleValue) }
    guard part.whole.condition.isPath, !text.contains("?"), let dot = text.lastIndex(of: ".") else { return false }
    let name = String(text[text.index(after: dot)...])
    let types = program.typeOrder.filter { type in
      isPlainStructure(type) && type.stored.contains { $0.name == name && isConstant($0) }
    }
    guard !types.isEmpty, mayAskForTypes, let place = asked(branch.location) else { return false }
    let start = met.place.file.conditionStart(from: met.place.offset, met.form)
    let found = questions?.types(at: .init(path: place.path, offset: start)) ?? []
    return types.contains { found.contains($0.name) }
  }

  /// `ProcessInfo.processInfo.isPreview`, `Build.isRunningInPreviews`: true in Xcode's canvas alone.
  private static func asksForPreviews(_ text: String) -> Bool {
    text.contains("XCODE_RUNNING_FOR_PREVIEWS")
      || text.firstMatch(
        of: /(^|\.)!?(isRunning(In|For)?(Xcode|SwiftUI)?Previews?|isInPreviews?|is(Xcode|SwiftUI|Canvas)Previews?)\b/)
        != nil
      || text.firstMatch(of: /(processInfo|ProcessInfo|environment|Environment|Build|Bundle|App)\.isPreviews?\b/) != nil
  }

  /// `Tea.allCases.count > 5`: how many cases a type has stands in the sources.
  private static func isOfAllCases(_ text: String) -> Bool {
    let parts = text.split(separator: " ")
    guard let path = parts.first, path.first?.isUppercase == true,
      path.hasSuffix(".allCases.count") || path.hasSuffix(".allCases.isEmpty")
    else { return false }
    return parts.count == 1 || parts.count == 3 && parts[2].allSatisfy(\.isNumber)
  }

  /// All values of the type are equal.
  func isSoleValue(_ type: TypeDecl) -> Bool {
    if let known = type.isSoleValue { return known }
    type.isSoleValue = isPlainStructure(type) && type.stored.allSatisfy(isConstant)
    return type.isSoleValue == true
  }

  /// No view, and nothing that is read from elsewhere.
  private func isPlainStructure(_ type: TypeDecl) -> Bool {
    guard type.kind == .structure, type.genericParameters.isEmpty, !type.hasSyntaxErrors else { return false }
    return Set(conformances(of: type.name)).isDisjoint(with: Self.openProtocols)
  }
  private static let openProtocols: Set<String> = [
    "View", "App", "Scene", "ViewModifier", "DynamicProperty", "Decodable", "Codable",
  ]

  /// A stored property that nothing in the sources gives another value than its own.
  private func isConstant(_ property: PropertyDecl) -> Bool {
    guard property.isStored, !property.isStatic, property.attributes.isEmpty, let initial = property.initialValue,
      initial.lowered.expression is LiteralExpression
    else { return false }
    if property.isLet { return true }
    if let known = setNames[property.name] { return !known }
    let isSet = program.files.contains { $0.sets(property.name) }
    setNames[property.name] = isSet
    return !isSet
  }
}

extension Looks {
  /// At two values of a type that has only one.
  static let soleValue = Looks(rawValue: 128)
}

extension SourceFile {
  /// Where the condition begins of what stands at a place, without what negates it.
  fileprivate func conditionStart(from offset: Int, _ form: AskedCondition.Form) -> Int {
    let text = Array(text.utf8.dropFirst(offset).prefix(400))
    var index = form == .condition ? 2 : form == .guarded ? 5 : 0
    while index < text.count,
      [UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "!"), UInt8(ascii: "(")]
        .contains(text[index])
    {
      index += 1
    }
    return offset + index
  }

  /// Whether some code may give a member of the name a value: as a label, by an assignment, by a method, a binding or a
  /// key path. What is not seen to only read it counts.
  fileprivate func sets(_ name: String) -> Bool {
    guard contains(name) else { return false }
    let (text, wanted) = (Array(text.utf8), Array(name.utf8))
    var start = 0
    while let found = text[start...].firstRange(of: wanted) {
      start = found.upperBound
      if found.lowerBound > 0, Self.isWordByte(text[found.lowerBound - 1]) { continue }
      if start < text.count, Self.isWordByte(text[start]) { continue }
      if !Self.isRead(text, found) { return true }
    }
    return false
  }

  private static func isRead(_ text: [UInt8], _ found: Range<Int>) -> Bool {
    var before = found.lowerBound - 1
    while before >= 0, isSpaceByte(text[before]) { before -= 1 }
    // Its declaration: `var name = …`.
    for keyword in ["var", "let"] where before >= 2 && text[(before - 2)...before].elementsEqual(keyword.utf8) {
      return true
    }
    var after = found.upperBound
    while after < text.count, isSpaceByte(text[after]) { after += 1 }
    guard before >= 0, after + 1 < text.count else { return false }
    switch text[after] {
    case UInt8(ascii: "=") where text[after + 1] != UInt8(ascii: "="): return false
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "|"),
      UInt8(ascii: "&"), UInt8(ascii: "^"), UInt8(ascii: "%"):
      if text[after + 1] == UInt8(ascii: "=") { return false }
    case UInt8(ascii: ":"):
      if text[before] == UInt8(ascii: "(") || text[before] == UInt8(ascii: ",") { return false }
    case UInt8(ascii: "."), UInt8(ascii: "["), UInt8(ascii: "{"): return false
    default: break
    }
    // What the chain begins with that it ends: `$model.name`, `\Model.name`, `&model.name`.
    var start = found.lowerBound - 1
    while start >= 0, isWordByte(text[start]) || text[start] == UInt8(ascii: ".") { start -= 1 }
    return start < 0 || ![UInt8(ascii: "$"), UInt8(ascii: "\\"), UInt8(ascii: "&")].contains(text[start])
  }
}
