package import SightlineModel
import SwiftSyntax

/// What the sources give a view's own properties: what no call of its initialiser passes is never shown.
extension Interpreter {
  /// Whether an arm needs of the view's own properties what nothing in the sources gives them: the one without a button of
  /// `if let action` where every call passes one.
  ///
  /// - Parameter calls: `nil` where others may call: then anything may be given.
  package func isNeverGiven(_ branch: PresumedBranch, among calls: PassedArguments?) -> Bool {
    guard let calls, let met = branches[branch.location] else { return false }
    if let known = neverGiven[branch] { return known }
    let found = isNeverGiven(branch, met, calls)
    neverGiven[branch] = found
    return found
  }

  private func isNeverGiven(_ branch: PresumedBranch, _ met: BranchLog.Branch, _ calls: PassedArguments) -> Bool {
    if met.form == .choice { return isOfCasesNeverMade(branch.arm, of: met.place, calls) }
    guard let owner = met.record.typeName, let type = program.types[owner], !type.hasSyntaxErrors else { return false }
    let parts = askedParts(met.site, met.place, met.form, owner: owner)
    let holds = branch.arm == 0
    /// One of several conditions ends in the arm or not, as all of them have to hold for the first.
    func isImpossible(_ asked: [AskedLogic.Asked], isAnd: Bool) -> Bool {
      let answers = asked.lazy.map { self.isNeverGiven($0, holds: holds, to: type, among: calls) }
      return holds == isAnd ? answers.contains(true) : answers.allSatisfy { $0 }
    }
    if parts.count == 1, let joined = parts[0].joined { return isImpossible(joined.sides, isAnd: joined.isAnd) }
    return isImpossible(parts.map(\.whole), isAnd: true)
  }

  /// Of an arm's block, braces included; `nil` for what has none.
  package func extent(of branch: PresumedBranch) -> ClosedRange<SightlineModel.SourceLocation>? {
    guard let met = branches[branch.location] else { return nil }
    let node = met.place.syntax
    let block: Syntax?
    if let node = node?.as(IfExprSyntax.self) {
      block = branch.arm == 0 ? Syntax(node.body) : node.elseBody.map { Syntax($0) }
    } else {
      block = node?.as(SwitchExprSyntax.self).flatMap { $0.arm(branch.arm) }.map { Syntax($0.statements) }
    }
    guard let block else { return nil }
    let first = block.positionAfterSkippingLeadingTrivia.utf8Offset
    let last = block.endPositionBeforeTrailingTrivia.utf8Offset
    let file = met.place.file
    return file.location(utf8Offset: first)...file.location(utf8Offset: max(first, last))
  }

  /// Whether an arm of a `switch` is for cases alone that no code makes.
  private func isOfCasesNeverMade(_ arm: Int, of place: Place, _ calls: PassedArguments) -> Bool {
    let names = place.syntax?.as(SwitchExprSyntax.self)?.arm(arm)?.caseNames ?? []
    return !names.isEmpty && names.allSatisfy { isNeverMade($0, calls) }
  }

  /// Whether nothing in the sources makes a case of the app's own enumerations.
  ///
  /// - Parameter calls: `nil` where others may make it.
  package func isNeverMade(case name: String, among calls: PassedArguments?) -> Bool {
    calls.map { isNeverMade(name, $0) } ?? false
  }

  /// A case of the app's own enumerations that nothing in the sources makes, neither by its name nor from a raw value.
  private func isNeverMade(_ name: String, _ calls: PassedArguments) -> Bool {
    guard !calls.isMade(name) else { return false }
    let types = program.typeOrder.filter { $0.caseIndex[name] != nil }
    return !types.isEmpty
      && types.allSatisfy { type in
        !type.place.file.isStub && !type.cases.contains { $0.rawValue != nil }
          // Where only the first is made, nothing moves on from it yet, as far as is seen.
          && type.cases.count { calls.isMade($0.name) } > 1
          && Set(conformances(of: type.name)).isDisjoint(with: Self.makers)
      }
  }
  /// What makes cases without naming them. What is decoded without a raw value was encoded by the app, most often: a stack
  /// that it stores.
  private static let makers: Set<String> = [
    "CaseIterable", "RawRepresentable", "String", "Int", "Int8", "Int16", "Int32", "Int64",
    "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float", "Character", "AppEnum", "OptionSet",
  ]

  private func isNeverGiven(
    _ asked: AskedLogic.Asked, holds: Bool, to type: TypeDecl, among calls: PassedArguments
  ) -> Bool {
    let (text, holds) = (asked.condition.text, holds != asked.isNegated)
    let sides = text.split(separator: " == ", omittingEmptySubsequences: false)
    let isOptional = sides.count == 1 && text.hasSuffix("?")
    if sides.count == 2, holds, sides[1].first == ".", isNeverMade(String(sides[1].dropFirst()), calls) { return true }
    guard type.kind == .structure else { return false }
    let name = String(isOptional ? text.dropLast() : sides[0])
    guard let property = type.stored.first(where: { $0.name == name }),
      let given = givenValues(of: property, in: type, calls)
    else { return false }
    if isOptional { return given.allSatisfy { holds ? $0.isMissing : $0.isThere } }
    if sides.count == 1 { return given.allSatisfy { $0 == .truth(!holds) } }
    guard sides.count == 2, let dot = sides[1].lastIndex(of: "."), !sides[1].contains("(") else { return false }
    let wanted = GivenValue.member(String(sides[1][sides[1].index(after: dot)...]))
    return given.allSatisfy { holds ? $0.isMemberOrMissing && $0 != wanted : $0 == wanted }
  }

  /// What every call gives a property; `nil` where that is not seen of one of them, or of what sets it later.
  private func givenValues(
    of property: PropertyDecl, in type: TypeDecl, _ calls: PassedArguments
  ) -> Set<GivenValue>? {
    let key = type.name + "." + property.name
    if let known = givenValues[key] { return known }
    let found = readGivenValues(of: property, in: type, calls)
    givenValues[key] = .some(found)
    return found
  }

  private func readGivenValues(
    of property: PropertyDecl, in type: TypeDecl, _ calls: PassedArguments
  ) -> Set<GivenValue>? {
    guard property.isStored, !property.isStatic, !property.isLazy, property.tuplePath.isEmpty,
      property.attributes.allSatisfy({ $0.name == "ViewBuilder" }), let parameters = parameters(of: type),
      let own = parameters.first(where: { $0.property == property.name }), let label = own.label,
      property.isLet || !isSetFromOutside(property.name)
    else { return nil }
    guard let found = calls.calls(of: type.simpleName) else { return nil }
    var (given, isPassed) = (Set<GivenValue>(), false)
    for call in found {
      // Of a call that leaves the type out only those are looked at that can be of it.
      if call.isImplicit, !call.labels.isSubset(of: parameters.compactMap(\.label)) { continue }
      guard let value = call.value(of: label, among: parameters) else { return nil }
      switch value {
      case .omitted:
        guard let initial = own.initial else { return nil }
        given.insert(initial)
      case .given(let value):
        isPassed = true
        given.insert(value)
      case .expression(let file, let offset):
        guard let offset, isThere(at: offset, in: file) else { return nil }
        isPassed = true
        given.insert(.there)
      }
    }
    // What nobody passes was written for somebody.
    return isPassed ? given : nil
  }

  /// What is no optional is there.
  private func isThere(at offset: Int, in file: String) -> Bool {
    guard mayAskForTypes else { return false }
    let types = questions?.types(at: .init(path: file, offset: offset)) ?? []
    return !types.isEmpty && !types.contains { $0.hasSuffix("?") || $0.hasPrefix("Optional<") }
  }

  /// What the one initialiser takes for the properties; `nil` where there are several, or it does more than to keep what it
  /// is given.
  private func parameters(of type: TypeDecl) -> [GivenParameter]? {
    let initializers = type.initializers
    if initializers.isEmpty {
      return type.stored.filter { !$0.isStatic && !($0.isLet && $0.initialValue != nil) }.map { property in
        let isOptional = property.declaredType.map { typeName(of: $0, nil).hasSuffix("?") } ?? false
        var initial = property.initialValue.flatMap { GivenValue($0.text) }
        if property.initialValue == nil, isOptional, !property.isLet { initial = .missing }
        return GivenParameter(
          label: property.name, property: property.name, initial: initial,
          takesClosure: takesClosure(property.declaredType, type))
      }
    }
    guard initializers.count == 1, let only = initializers.first, !only.isFromExtension else { return nil }
    let body = String(decoding: Array(only.place.file.text.utf8)[only.extent], as: UTF8.self)
    return only.parameters.map { parameter in
      GivenParameter(
        label: parameter.label, property: Self.isKept(parameter.name, in: body) ? parameter.name : nil,
        initial: parameter.defaultValue.flatMap { GivenValue($0.text) },
        takesClosure: takesClosure(parameter.type, type))
    }
  }

  /// `nil` where a type's name does not tell.
  private func takesClosure(_ node: TypeNode?, _ type: TypeDecl) -> Bool? {
    guard let node else { return nil }
    let words = typeName(of: node, nil)
    if words.contains("->") { return true }
    let name = words.hasSuffix("?") ? String(words.dropLast()) : words
    if type.genericParameters.contains(name) { return nil }
    return program.types[name] != nil || Self.plainTypes.contains(name) ? false : nil
  }
  private static let plainTypes: Set<String> = [
    "String", "Bool", "Int", "Double", "CGFloat", "Float", "LocalizedStringKey", "Color", "Image", "Text", "Date",
    "URL",
  ]

  /// `self.action = action`, once and as it is.
  private static func isKept(_ name: String, in body: String) -> Bool {
    let lines = body.split(whereSeparator: { $0 == "\n" || $0 == ";" || $0 == "{" || $0 == "}" })
      .map { $0.split(separator: " ").joined(separator: " ") }
    let setting = lines.filter { $0.contains("self.\(name) =") && !$0.contains("self.\(name) ==") }
    return setting == ["self.\(name) = \(name)"]
  }

  /// Whether code gives a member of that name a value other than in an initialiser: `copy.action = action`.
  private func isSetFromOutside(_ name: String) -> Bool {
    program.files.contains { !$0.isStub && $0.assigns(name) }
  }
}

/// What a caller gives a property, as far as the source shows it.
enum GivenValue: Hashable {
  case missing, there
  case truth(Bool)
  /// `.compact`: a case of an enumeration, or a constant.
  case member(String)

  var isMissing: Bool { self == .missing }
  var isThere: Bool {
    switch self {
    case .missing: false
    case .member(let name): name != "none"
    case .there, .truth: true
    }
  }
  var isMemberOrMissing: Bool {
    switch self {
    case .missing, .member: true
    case .there, .truth: false
    }
  }

  /// - Parameter text: An expression, as written.
  /// - Returns: `nil` where it is no literal, closure or member.
  init?(_ text: some StringProtocol) {
    let text = text.prefix(Self.longest).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    switch text {
    case "nil": self = .missing
    case "true", "false": self = .truth(text == "true")
    case _ where text.first == "\"" || text.first == "{" || text.first?.isNumber == true:
      // `"a" + b` is there too, as is what a comparison comes to.
      self = .there
    case _ where text.first == "." && text.dropFirst().allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }):
      self = .member(String(text.dropFirst()))
    default: return nil
    }
  }
  private static let longest = 200
}

struct GivenParameter {
  /// `nil` for `_`.
  var label: String?
  /// The property that keeps it as it is.
  var property: String?
  /// What a call gives that leaves it out; `nil` where it can't, or that is not seen.
  var initial: GivenValue?
  /// `nil` where that is not seen.
  var takesClosure: Bool?
}

extension SourceFile {
  /// Whether a member of the name is given a value or passed to be changed, other than as `self.name = name`.
  fileprivate func assigns(_ name: String) -> Bool {
    guard contains("." + name) else { return false }
    let (text, wanted) = (Array(text.utf8), Array(("." + name).utf8))
    var start = 0
    while let found = text[start...].firstRange(of: wanted) {
      start = found.upperBound
      if start < text.count, Self.isWordByte(text[start]) { continue }
      var after = found.upperBound
      while after < text.count, Self.isSpaceByte(text[after]) { after += 1 }
      guard after + 1 < text.count else { continue }
      let isSet: Bool
      switch text[after] {
      case UInt8(ascii: "="): isSet = text[after + 1] != UInt8(ascii: "=")
      case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "?"): isSet = text[after + 1] == UInt8(ascii: "=")
      default: isSet = false
      }
      var before = found.lowerBound - 1
      while before >= 0, Self.isWordByte(text[before]) || text[before] == UInt8(ascii: ".") { before -= 1 }
      let isPassed = before >= 0 && [UInt8(ascii: "&"), UInt8(ascii: "\\"), UInt8(ascii: "$")].contains(text[before])
      if isPassed { return true }
      guard isSet else { continue }
      let base = text[(before + 1)..<found.lowerBound]
      var value = after + 1
      while value < text.count, Self.isSpaceByte(text[value]) { value += 1 }
      let isKept = base.elementsEqual("self".utf8) && text[value...].starts(with: name.utf8)
      if !isKept { return true }
    }
    return false
  }
}

extension Place {
  /// What the token there begins: an `if`, a `switch`.
  fileprivate var syntax: Syntax? { file.syntax.token(at: AbsolutePosition(utf8Offset: offset))?.parent }
}

extension Place {
  /// Of a `switch`, arm by arm: the cases it is for; `nil` for the default.
  var casesOfArms: [[String]?] {
    (syntax?.as(SwitchExprSyntax.self)?.cases ?? []).compactMap { $0.as(SwitchCaseSyntax.self) }.map(\.patternNames)
  }
}

extension SwitchExprSyntax {
  fileprivate func arm(_ number: Int) -> SwitchCaseSyntax? {
    let arms = cases.compactMap { $0.as(SwitchCaseSyntax.self) }
    return arms.indices.contains(number) ? arms[number] : nil
  }
}

extension SwitchCaseSyntax {
  /// The cases it is for, whatever else it asks of them: `failed` of `case .failed(let error):`; `nil` for the default.
  fileprivate var patternNames: [String]? {
    guard let label = label.as(SwitchCaseLabelSyntax.self) else { return nil }
    return label.caseItems.compactMap { item in
      let words = item.pattern.trimmedDescription
      guard let dot = words.firstIndex(of: ".") else { return nil }
      return String(words[words.index(after: dot)...].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }
  }
  /// `one` and `two` of `case .one, .two:`; none where any of them asks for more.
  fileprivate var caseNames: [String] {
    guard let label = label.as(SwitchCaseLabelSyntax.self) else { return [] }
    let names = label.caseItems.map { item -> String? in
      guard item.whereClause == nil else { return nil }
      return item.pattern.as(ExpressionPatternSyntax.self)?.expression.as(MemberAccessExprSyntax.self)?.declName
        .baseName
        .text
    }
    return names.contains(nil) ? [] : names.compactMap { $0 }
  }
}
