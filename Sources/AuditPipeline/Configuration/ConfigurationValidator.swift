import Layout
import SightlineModel
import SourceDocuments

/// Compares a document with the table of keys and says everything that is off, with places and nearest names.
struct ConfigurationValidator {
  private(set) var problems: [InputProblem] = []

  /// - Returns: Whether the value has the shape.
  @discardableResult
  mutating func check(_ value: DocumentValue, _ shape: ConfigurationShape, at path: String) -> Bool {
    switch shape {
    case .text: return value.string != nil || value.number != nil ? true : refuse(value, shape, path)
    case .flag: return value.bool != nil ? true : refuse(value, shape, path)
    case .integer(let range):
      guard let number = value.integer, range.contains(number) else { return refuse(value, shape, path) }
      return true
    case .number(let range):
      guard let number = value.number, range.contains(number) else { return refuse(value, shape, path) }
      return true
    case .choice(let words):
      guard let word = value.word else { return refuse(value, shape, path) }
      if words.contains(word) { return true }
      let nearest = nearestName(to: word, in: words).map { "; did you mean '\($0)'?" }
      report("'\(word)' is not known for \(path)\(nearest ?? ": write \(shape.expectation)")", value.location)
      return false
    case .device(let words):
      guard let word = value.word else { return refuse(value, shape, path) }
      if words.contains(word) || DeviceTable.isWindow(word) { return true }
      let nearest = nearestName(to: word, in: words).map { "; did you mean '\($0)'?" }
      report("no device is named '\(word)'\(nearest ?? ": write \(shape.expectation)")", value.location)
      return false
    case .list(let item):
      guard let items = value.array else { return refuse(value, shape, path) }
      var isGood = true
      for (index, element) in items.enumerated() where !check(element, item, at: "\(path)[\(index)]") { isGood = false }
      return isGood
    case .map(let keyName, let keys, let content):
      guard let object = value.object else { return refuse(value, shape, path) }
      var isGood = true
      for member in object.members {
        if let keys, !keys.contains(member.key) {
          isGood = false
          reportUnknown(member, keys, what: "names no \(keyName.split(separator: " ").last ?? "value")", under: path)
        } else if !check(member.value, content, at: "\(path).\(member.key)") {
          isGood = false
        }
      }
      return isGood
    case .record(let fields):
      guard let object = value.object else { return refuse(value, shape, path) }
      return check(object, fields, at: path, location: value.location)
    case .either(let shapes):
      // 1. The shape meant is the first of the same kind; 2. without one, all are named.
      guard let meant = shapes.first(where: { $0.accepts($0.kind, value) }) else { return refuse(value, shape, path) }
      if case .choice(let words) = meant, let word = value.word, !words.contains(word),
        shapes.contains(where: { if case .text = $0 { true } else { false } })
      {
        return true
      }
      return check(value, meant, at: path)
    }
  }

  mutating func check(
    _ object: DocumentObject, _ fields: [ConfigurationField], at path: String, location: SourceLocation
  ) -> Bool {
    var isGood = true
    for member in object.members {
      if let field = fields.first(where: { $0.name == member.key }) {
        // `key:` with nothing behind it is as good as absent.
        if member.value.isNull { continue }
        if !check(member.value, field.shape, at: path.isEmpty ? member.key : "\(path).\(member.key)") { isGood = false }
      } else {
        isGood = false
        reportUnknown(member, fields.map(\.name), what: "is not a key", under: path)
      }
    }
    for field in fields where field.isRequired && object[field.name] == nil {
      isGood = false
      report("'\(field.name)' is missing in \(path)", location)
    }
    return isGood
  }

  private mutating func reportUnknown(
    _ member: DocumentObject.Member, _ names: [String], what: String, under path: String
  ) {
    let place = path.isEmpty ? "" : " in \(path)"
    let known = names.count > 12 ? "" : "; known are \(names.joined(separator: ", "))"
    let hint = nearestName(to: member.key, in: names).map { "; did you mean '\($0)'?" } ?? known
    report("'\(member.key)' \(what)\(place)\(hint)", member.location)
  }

  private mutating func refuse(_ value: DocumentValue, _ shape: ConfigurationShape, _ path: String) -> Bool {
    let given = value.number.map { short($0) } ?? value.kindName
    report("\(path) is \(given); \(shape.expectation) is expected", value.location)
    return false
  }

  private mutating func report(_ message: String, _ location: SourceLocation) {
    problems.append(InputProblem(.configuration, message, at: location))
  }
}

extension DocumentValue {
  /// A word; YAML 1.2 takes `off` and `no` for words too.
  var word: String? { string }
  /// A string, or a number as it is written (`label: 0`).
  var plainText: String? { string ?? number.map { short($0) } }
  var words: [String] { array?.compactMap(\.word) ?? [] }
}

extension ConfigurationShape {
  enum Kind { case word, number, flag, list, mapping }
  var kind: Kind {
    switch self {
    case .text, .choice, .device: .word
    case .flag: .flag
    case .integer, .number: .number
    case .list: .list
    case .map, .record: .mapping
    case .either: .word
    }
  }
  func accepts(_ kind: Kind, _ value: DocumentValue) -> Bool {
    switch kind {
    case .word: value.word != nil
    case .flag: value.bool != nil
    case .number: value.number != nil
    case .list: value.array != nil
    case .mapping: value.object != nil
    }
  }
}
