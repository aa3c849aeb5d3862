import Foundation
package import SightlineModel
package import SourceDocuments

/// Reads `sightline.expect.yml`; everything that is off is reported with its line, the rest is kept.
package struct ExpectationReader {
  private var problems: [InputProblem] = []

  /// - Parameter document: The parsed file.
  package static func read(_ document: DocumentValue) -> (ExpectationSet, [InputProblem]) {
    var reader = ExpectationReader()
    let set = reader.set(document)
    return (set, reader.problems)
  }

  private mutating func fail(_ message: String, at location: SourceLocation) {
    problems.append(InputProblem(.configuration, message, at: location))
  }

  private mutating func unknown(_ member: DocumentObject.Member, among known: [String], in what: String) {
    let nearest = nearestName(to: member.key, in: known).map { "; did you mean '\($0)'?" } ?? ""
    fail("'\(member.key)' is not a key of \(what)\(nearest)", at: member.location)
  }

  private mutating func set(_ document: DocumentValue) -> ExpectationSet {
    var set = ExpectationSet()
    guard let object = document.object else {
      if !document.isNull { fail("expected a mapping with 'assumes' and 'expect'", at: document.location) }
      return set
    }
    for member in object.members {
      switch member.key {
      case "assumes": set.assumes = strings(member.value) ?? []
      case "expect": set.expectations = (member.value.array ?? []).compactMap { expectation($0) }
      default: unknown(member, among: ["assumes", "expect"], in: "an expectation file")
      }
    }
    return set
  }

  private mutating func expectation(_ entry: DocumentValue) -> Expectation? {
    guard let object = entry.object else {
      fail("an expectation is a mapping with 'where' or 'walk' and what is demanded", at: entry.location)
      return nil
    }
    var expectation = Expectation(
      claim: nil, location: entry.location, selector: nil, demands: [], scope: .defaultVariant, walk: nil)
    for member in object.members {
      switch member.key {
      case "claim": expectation.claim = member.value.string
      case "where": expectation.selector = selector(member.value)
      case "in": expectation.scope = scope(member.value)
      case "walk": expectation.walk = walk(member.value)
      case "then":
        for inner in member.value.object?.members ?? [] {
          if let demand = demand(inner) { expectation.demands.append(demand) }
        }
      default: if let demand = demand(member) { expectation.demands.append(demand) }
      }
    }
    if expectation.demands.isEmpty { fail("nothing is demanded here; add what should hold", at: entry.location) }
    return expectation
  }

  // MARK: Selectors and scopes

  private mutating func selector(_ value: DocumentValue) -> Selector {
    var selector = Selector()
    let fields: [String: WritableKeyPath<Selector, String?>] = [
      "screen": \.screen, "state": \.state, "kind": \.kind, "text": \.text, "label": \.label,
      "identifier": \.identifier, "symbol": \.symbol, "flow": \.flow,
    ]
    for member in value.object?.members ?? [] {
      guard let field = fields[member.key] else {
        unknown(member, among: fields.keys.sorted(), in: "'where'")
        continue
      }
      selector[keyPath: field] = scalar(member.value)
    }
    return selector
  }

  private func scope(_ value: DocumentValue) -> Expectation.Scope {
    if value.string == "all" { return .all }
    return .variants(strings(value) ?? [])
  }

  // MARK: Walks

  private mutating func walk(_ value: DocumentValue) -> [WalkStep] {
    (value.array ?? []).compactMap { item in
      guard let text = scalar(item) else {
        fail("a step of a walk is a text such as 'tap Continue'", at: item.location)
        return nil
      }
      if let step = WalkStep(text) { return step }
      fail(
        "'\(text)' is not a step; steps are launch, relaunch, reinstall, background, wait 6s, tap X, type \"…\" into X, "
          + "swipe next, swipe back, answer allow, answer deny, answer fail, forget KEY", at: item.location)
      return nil
    }
  }

  // MARK: Demands

  static let demandNames = [
    "width", "height", "font-size", "font", "padding", "radius", "corner-radius", "spacing", "foreground", "background",
    "lines", "count", "spoken", "mirrors", "rule", "appears", "animates", "color", "value", "never-calls", "says",
    "never-says",
    "not-says", "screens", "screen", "page", "offered", "not-offered", "prompted", "not-prompted", "stored", "events",
    "opens", "haptics",
  ]

  private mutating func demand(_ member: DocumentObject.Member) -> Demand? {
    let value = member.value
    func number(_ make: (Double) -> Demand) -> Demand? { value.number.map(make) }
    func list(_ make: ([String]) -> Demand) -> Demand? { strings(value).map(make) }
    func text(_ make: (String) -> Demand) -> Demand? { scalar(value).map(make) }
    let demand: Demand?
    switch member.key {
    case "width": demand = number(Demand.width)
    case "height": demand = number(Demand.height)
    case "font-size": demand = number(Demand.fontSize)
    case "radius", "corner-radius": demand = number(Demand.radius)
    case "spacing": demand = number(Demand.spacing)
    case "font": demand = font(value)
    case "padding": demand = padding(value)
    case "foreground": demand = text(Demand.foreground)
    case "background": demand = text(Demand.background)
    case "lines": demand = lines(value)
    case "count": demand = value.integer.map(Demand.count)
    case "spoken": demand = spoken(value)
    case "mirrors": demand = value.bool.map(Demand.mirrors)
    case "rule": demand = text { .rule(RuleID(rawValue: $0)) }
    case "appears": demand = timing(value).map(Demand.appears)
    case "animates": demand = timing(value).map(Demand.animates)
    case "color": demand = text(Demand.color)
    case "value": demand = .value((value.array ?? [value]).compactMap(self.value))
    case "never-calls": demand = list(Demand.neverCalls)
    case "says": demand = list(Demand.says)
    case "never-says", "not-says": demand = list(Demand.neverSays)
    case "screens": demand = list(Demand.screens)
    case "screen": demand = text(Demand.screen)
    case "page": demand = page(value)
    case "offered": demand = list(Demand.offered)
    case "not-offered": demand = list(Demand.notOffered)
    case "prompted": demand = list(Demand.prompted)
    case "not-prompted": demand = list(Demand.notPrompted)
    case "stored": demand = value.object.map { .stored(values($0)) }
    case "events": demand = events(value)
    case "opens": demand = list(Demand.opens)
    case "haptics": demand = list(Demand.haptics)
    default:
      unknown(member, among: Self.demandNames, in: "an expectation")
      return nil
    }
    if demand == nil { fail("'\(member.key)' can't be a \(value.kindName)", at: value.location) }
    return demand
  }

  private func font(_ value: DocumentValue) -> Demand? {
    guard let object = value.object else { return nil }
    return .font(
      Demand.Font(
        family: object["family"]?.string, name: object["name"]?.string, size: object["size"]?.number,
        weight: object["weight"]?.string, fallback: object["fallback"]?.string))
  }

  private func padding(_ value: DocumentValue) -> Demand? {
    if let number = value.number { return .padding(["all": number]) }
    guard let object = value.object else { return nil }
    var edges: [String: Double] = [:]
    for member in object.members { edges[member.key] = member.value.number }
    return .padding(edges)
  }

  /// `4`, or `4-5`.
  private func lines(_ value: DocumentValue) -> Demand? {
    if let count = value.integer { return .lines(count...count) }
    let bounds = (value.string ?? "").split(separator: "-").compactMap { Int($0) }
    return bounds.count == 2 && bounds[0] <= bounds[1] ? .lines(bounds[0]...bounds[1]) : nil
  }

  private func spoken(_ value: DocumentValue) -> Demand? {
    if value.string == "none" { return .spoken(Demand.Spoken(isSilent: true)) }
    guard let object = value.object else { return nil }
    return .spoken(
      Demand.Spoken(
        label: object["label"].flatMap(self.value), value: object["value"].flatMap(self.value),
        hint: object["hint"].flatMap(self.value), traits: object["traits"].flatMap(strings),
        order: object["order"]?.integer))
  }

  private func timing(_ value: DocumentValue) -> Demand.Timing? {
    guard let object = value.object else { return nil }
    return Demand.Timing(
      at: object["at"].flatMap(seconds), over: object["over"].flatMap(seconds), curve: object["curve"]?.string)
  }

  private func seconds(_ value: DocumentValue) -> Double? {
    value.number ?? value.string.flatMap { Double($0.hasSuffix("s") ? String($0.dropLast()) : $0) }
  }

  private func page(_ value: DocumentValue) -> Demand? {
    let parts = (value.string ?? "").split(separator: " ")
    guard parts.count == 3, parts[1] == "of", let page = Int(parts[0]), let count = Int(parts[2]) else { return nil }
    return .page(page, of: count)
  }

  private func events(_ value: DocumentValue) -> Demand? {
    guard let items = value.array else { return nil }
    return .events(
      items.compactMap { item in
        if let name = item.string { return Demand.Event(name: name, properties: [:]) }
        guard let member = item.object?.members.first else { return nil }
        return Demand.Event(name: member.key, properties: member.value.object.map(values) ?? [:])
      })
  }

  private func values(_ object: DocumentObject) -> [String: Demand.Value] {
    var values: [String: Demand.Value] = [:]
    for member in object.members { values[member.key] = value(member.value) }
    return values
  }

  private func value(_ value: DocumentValue) -> Demand.Value? {
    if let bool = value.bool { return .bool(bool) }
    if let number = value.number { return .number(number) }
    return value.string.map { $0 == "any" ? .any : .text($0) }
  }

  private func strings(_ value: DocumentValue) -> [String]? {
    value.array?.compactMap(scalar) ?? scalar(value).map { [$0] }
  }

  /// A word as written; YAML reads `1` and `true` as number and truth.
  private func scalar(_ value: DocumentValue) -> String? {
    if let text = value.string { return text }
    if let bool = value.bool { return String(bool) }
    return value.number.map(\.shortText)
  }
}

extension WalkStep {
  /// - Parameter text: As in the contract: `tap Continue`, `wait 6s`, `type "Zoo" into Pile name`.
  package init?(_ text: String) {
    func rest(after word: String) -> String? {
      text.hasPrefix(word + " ") ? String(text.dropFirst(word.count + 1)).trimmed : nil
    }
    switch text {
    case "launch": self = .launch
    case "relaunch": self = .relaunch
    case "reinstall": self = .reinstall
    case "background": self = .background
    case "swipe next": self = .swipe(forward: true)
    case "swipe back": self = .swipe(forward: false)
    default:
      if let name = rest(after: "tap") {
        self = .tap(name.unquoted)
      } else if let duration = rest(after: "wait"),
        let seconds = Double(duration.hasSuffix("s") ? String(duration.dropLast()) : duration)
      {
        self = .wait(seconds)
      } else if let answer = rest(after: "answer"), ["allow", "deny", "fail"].contains(answer) {
        self = .answer(answer)
      } else if let key = rest(after: "forget"), !key.isEmpty {
        self = .forget(key.unquoted)
      } else if let typed = rest(after: "type"), let into = typed.range(of: "\" into "), typed.hasPrefix("\"") {
        self = .type(
          String(typed[typed.index(after: typed.startIndex)..<into.lowerBound]),
          into: String(typed[into.upperBound...]).unquoted)
      } else {
        return nil
      }
    }
  }
}
