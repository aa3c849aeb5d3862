package import SightlineModel

/// A branch that is taken although nothing known leads there, so that it is looked at once.
package struct PresumedBranch: Hashable, Sendable {
  /// Of the `if`, `guard`, `switch` or ternary.
  package var location: SourceLocation
  /// 0 for the first; an `if` has 1 for its `else`.
  package var arm: Int
  package init(location: SourceLocation, arm: Int) {
    self.location = location
    self.arm = arm
  }
}

extension Interpreter {
  /// What is presumed while views are built; places that ask the same question as a presumed one get the same answer.
  package func presume(_ branches: [PresumedBranch]) {
    (presumptions, presumedCases, presumedSites) = ([:], [:], [:])
    presumptionVersion = branches.isEmpty ? 0 : ledger.newStamp()
    answered = AnsweredConditions()
    for branch in branches {
      guard let (asked, form) = asked(by: branch) else { continue }
      let arm = asked.isNegated && form != .choice ? 1 - branch.arm : branch.arm
      presumptions[asked.condition] = arm
      // `switch phase { case .saving: … }` says that `phase == .saving`, and the other way round.
      if form == .choice, let met = self.branches[branch.location] {
        let arms = met.place.casesOfArms
        let names = arms.indices.contains(branch.arm) ? arms[branch.arm] ?? [] : []
        if !names.isEmpty { presumedCases[asked.condition] = (met.site, names) }
      } else if arm == 0, let (subject, name) = asked.condition.comparedCase {
        presumedCases[subject] = (nil, [name])
      }
    }
  }

  /// Which arm of a `switch` is presumed: where the presumption comes from another place, the one for the same case.
  private func presumedArm(of condition: AskedCondition, at site: BranchSite, _ place: Place) -> Int? {
    guard let cases = presumedCases[condition], cases.site != site else { return presumptions[condition] }
    return self.number(ofArmFor: cases.names, at: place)
  }

  private func number(ofArmFor presumed: [String], at place: Place) -> Int? {
    let arms = place.casesOfArms
    return arms.firstIndex { $0.map { !Set($0).isDisjoint(with: presumed) } ?? false } ?? arms.firstIndex(of: nil)
  }

  /// Whether a comparison with a case holds by what is presumed of its subject.
  private func presumedComparison(_ condition: AskedCondition) -> Bool? {
    guard !presumedCases.isEmpty, let (subject, name) = condition.comparedCase,
      let names = presumedCases[subject]?.names
    else { return nil }
    guard names.contains(name) else { return false }
    return names.count == 1 ? true : nil
  }

  /// Whether what is presumed says which arm runs at a place that was met before.
  func isPresumed(at site: BranchSite) -> Bool {
    if presumptions.isEmpty { return false }
    if let known = presumedSites[site] { return known }
    var isPresumed = true
    if let (form, place) = self.branches.met(at: site) {
      if form == .choice {
        isPresumed = presumedArm(of: asked(site, place, form, owner: nil).condition, at: site, place) != nil
      } else {
        let condition = asked(site, place, form, owner: nil).condition
        isPresumed = presumptions[condition] != nil || presumedComparison(condition) != nil
      }
    }
    presumedSites[site] = isPresumed
    return isPresumed
  }

  /// The type in whose code the branch stands, where the branch asks what whoever makes the view hands to it.
  package func handedType(of branch: PresumedBranch) -> String? {
    guard let met = branches[branch.location], let owner = met.record.typeName, let type = program.types[owner] else {
      return nil
    }
    let handed = Set(type.stored.filter { $0.attributes.isEmpty && !$0.isStatic && $0.initialValue == nil }.map(\.name))
    let parts = askedParts(met.site, met.place, met.form, owner: owner)
    let names = parts.flatMap { $0.whole.condition.text.split { !($0.isLetter || $0.isNumber || $0 == "_") } }
    return names.contains { handed.contains(String($0)) } ? owner : nil
  }

  /// In words: `isLoading`, `not isLoading`, `case 2 of phase`.
  package func question(of branch: PresumedBranch) -> String {
    guard let (asked, form) = asked(by: branch) else { return "" }
    if form == .choice { return "case \(branch.arm + 1) of \(asked.condition.text)" }
    return words(for: asked, form, arm: branch.arm)
  }

  /// The arm leaves the code around it: `else` of a `guard`.
  package func leaves(_ branch: PresumedBranch) -> Bool {
    branches[branch.location]?.form == .guarded && branch.arm == 1
  }

  /// What the condition of a branch looked at whenever it was decided.
  package func looks(of branch: PresumedBranch) -> Looks { branches.looks(at: branch.location) }

  /// Decides a condition, and remembers what it looked at.
  @inline(__always)
  func looking<T>(from place: Place, _ decide: () throws -> T) rethrows -> T {
    let before = ledger.looks
    if !before.isEmpty { ledger.looks = [] }
    defer { if !ledger.looks.isEmpty || !before.isEmpty { noteLooks(at: place, before) } }
    return try decide()
  }
  @inline(never)
  private func noteLooks(at place: Place, _ before: Looks) {
    if !ledger.looks.isEmpty { branches.note(ledger.looks, at: place) }
    ledger.looks.formUnion(before)
  }

  private func words(
    for asked: (condition: AskedCondition, isNegated: Bool), _ form: AskedCondition.Form, arm: Int
  ) -> String {
    let text = asked.condition.text
    if form == .choice { return text }
    let holds = (arm == 0) != asked.isNegated
    if text.hasSuffix("?") { return "\(text.dropLast()) is \(holds ? "there" : "missing")" }
    return holds ? text : "not " + (text.contains(" ") ? "(\(text))" : text)
  }

  @inline(__always)
  func presumedArm(at node: Expression, _ form: AskedCondition.Form, _ frame: Frame) -> Int? {
    guard isBuildingViews, !presumptions.isEmpty else { return nil }
    return armPresumed(at: node, form, frame)
  }
  @inline(never)
  private func armPresumed(at node: Expression, _ form: AskedCondition.Form, _ frame: Frame) -> Int? {
    let site = BranchSite(node.place)
    let asked = asked(site, node.place, form, owner: frame.owner?.name)
    if form == .choice {
      guard let number = presumedArm(of: asked.condition, at: site, node.place) else { return nil }
      presumptionCount += 1
      return number
    }
    guard let arm = presumptions[asked.condition] ?? presumedComparison(asked.condition).map({ $0 ? 0 : 1 }) else {
      return nil
    }
    presumptionCount += 1
    return asked.isNegated && form != .choice ? 1 - arm : arm
  }

  /// What is taken to be there where a property of a declared type is nothing; `nil` where nobody makes samples.
  func sample(for expression: Expression, _ frame: Frame) -> Value? {
    guard let makeSample, let words = wrappedType(of: expression, frame) else { return nil }
    let value = makeSample(words)
    switch value.payload {
    case .unknown, .none: return nil
    default: return value
    }
  }

  /// The type that an optional property is declared to hold: `Section` of `chosen: Section?`.
  private func wrappedType(of expression: Expression, _ frame: Frame) -> String? {
    let owner: String?
    let name: String
    if let member = expression as? MemberExpression {
      guard let base = try? member.base.evaluate(frame, nil) else { return nil }
      if case .type(let type) = base.payload { owner = type } else { owner = typeName(of: base) }
      name = member.name
    } else if let plain = expression as? NameExpression {
      (owner, name) = (frame.owner?.name, plain.name)
    } else {
      return nil
    }
    guard let owner, let declared = program.types[owner],
      let type = (declared.instance[name] ?? declared.statics[name])?.properties.first?.declaredType
    else { return nil }
    var words = typeName(of: type, nil)
    if words.hasSuffix("?") { words.removeLast() }
    return words
  }

  /// What a call looks like in the source, with the first of its arguments: `Text(note.title)`; `nil` where that is long.
  ///
  /// - Parameter location: Where the name that is called begins.
  package func code(ofCallAt location: SourceLocation) -> String? {
    if let known = writtenCalls[location] { return known }
    guard !location.file.isEmpty, let file = program.filesByPath[location.file],
      let offset = file.offset(of: location)
    else { return nil }
    let code = WrittenCall.code(in: file.text, at: offset)
    writtenCalls[location] = .some(code)
    return code
  }

  /// Whether a value takes the place of what is missing: `note ?? ""`.
  ///
  /// - Parameter location: Where it begins.
  package func isFallback(at location: SourceLocation) -> Bool {
    guard let file = program.filesByPath[location.file], let offset = file.offset(of: location) else { return false }
    let before = file.text.utf8.prefix(offset).reversed().drop { $0 == UInt8(ascii: " ") }
    return before.prefix(2).elementsEqual("??".utf8)
  }

  package var presumesBranches: Bool { !presumptions.isEmpty }

  /// Views are made as presumed: what the presumed condition has made sure of (that something is there, that a list is
  /// not empty) its arm relies on.
  package var followsPresumption: Bool { isBuildingViews && presumesBranches }

  /// What a value that is passed, `!isOn` of `.disabled(!isOn)`, is by what is presumed; `nil` where nothing is said of it.
  ///
  /// - Parameters:
  ///   - location: Where the value begins.
  ///   - owner: The project's type in whose member it stands.
  package func presumedAnswer(at location: SourceLocation, owner: String?) -> Bool? {
    guard let file = program.files.first(where: { $0.path == location.file }),
      let offset = file.offset(of: location)
    else { return nil }
    let asked = AskedCondition.read(at: Place(file: file, offset: offset), .argument, owner: owner)
    guard let arm = presumptions[asked.condition] ?? presumedComparison(asked.condition).map({ $0 ? 0 : 1 }) else {
      return nil
    }
    presumptionCount += 1
    return (arm == 0) != asked.isNegated
  }

  private func asked(
    by branch: PresumedBranch
  ) -> (asked: (condition: AskedCondition, isNegated: Bool), form: AskedCondition.Form)? {
    guard let met = branches[branch.location] else { return nil }
    return (asked(met.site, met.place, met.form, owner: met.record.typeName), met.form)
  }

  func asked(
    _ site: BranchSite, _ place: Place, _ form: AskedCondition.Form, owner: String?
  ) -> (condition: AskedCondition, isNegated: Bool) {
    if let known = askedConditions[site] { return known }
    let read = AskedCondition.read(at: place, form, owner: owner)
    askedConditions[site] = read
    return read
  }

  func askedParts(_ site: BranchSite, _ place: Place, _ form: AskedCondition.Form, owner: String?) -> [AskedLogic] {
    if let known = askedLogic[site] { return known }
    let read = AskedCondition.parts(at: place, form, owner: owner)
    askedLogic[site] = read
    return read
  }

  /// Forgets what was guessed: views are evaluated again.
  package func forgetGuesses() { guesses = [:] }

  /// Arms that views were made in although nothing known leads there, since guesses were forgotten last.
  package var guessedArms: [GuessedArm] { guesses.values.flatMap(\.values).sorted() }

  func noteGuess(
    _ block: Block?, arm: Int, at node: Expression, _ form: AskedCondition.Form, _ frame: Frame, instead: Block? = nil
  ) {
    if block == nil, let instead, let end = instead.end, let owner = frame.owner?.name {
      noteGuess(arm: arm, at: node, form, frame) {
        let last = node.place.file.location(utf8Offset: max(0, end - 1)).line
        return node.location.line...max(node.location.line, last)
      }
      let site = BranchSite(node.place)
      guesses[site]?[arm]?.isAbsent = true
      guesses[site]?[arm]?.type = owner
    }
    guard let block, let end = block.end, let first = block.statements.first else { return }
    noteGuess(arm: arm, at: node, form, frame) {
      let last = node.place.file.location(utf8Offset: max(0, end - 1)).line
      return first.location.line...max(first.location.line, last)
    }
  }

  /// - Parameter lines: Of what the arm holds.
  func noteGuess(
    arm: Int, at node: Expression, _ form: AskedCondition.Form, _ frame: Frame, lines: () -> ClosedRange<Int>
  ) {
    guard isBuildingViews else { return }
    let site = BranchSite(node.place)
    if guesses[site]?[arm] != nil { return }
    let asked = asked(site, node.place, form, owner: frame.owner?.name)
    let lines = lines()
    guesses[site, default: [:]][arm] = GuessedArm(
      condition: words(for: asked, form, arm: arm),
      lines: SourceLines(file: node.place.file.path, first: lines.lowerBound, last: lines.upperBound),
      isValue: form == .ternary ? true : nil)
  }
}
