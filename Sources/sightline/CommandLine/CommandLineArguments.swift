import SightlineModel
import SourceDocuments

/// A command line that cannot be understood. Ends with status 2.
struct UsageError: Error, Equatable {
  let message: String
  /// The command whose help to look at.
  let command: String?
  init(_ message: String, command: String? = nil) {
    self.message = message
    self.command = command
  }
}

/// A command line taken apart.
struct CommandLineArguments: Sendable, Equatable {
  private(set) var values: [String: [String]] = [:]
  private(set) var positional: [String] = []
  let command: String
  /// Of options that will be dropped.
  private(set) var notes: [String] = []

  func has(_ option: String) -> Bool { values[option] != nil }
  /// The last one counts.
  func value(_ option: String) -> String? { values[option]?.last }
  func all(_ option: String) -> [String] { values[option] ?? [] }
  /// The parser has checked that it is a number.
  func integer(_ option: String) -> Int? { value(option).flatMap(Int.init) }

  /// `--name value`, `--name=value`, `-n value`, `--` before arguments that begin with a dash; options and arguments in
  /// any order.
  init(parsing words: [String], _ specification: CommandSpecification) throws(UsageError) {
    command = specification.name
    var rest = words[...]
    var onlyArguments = false
    while let word = rest.popFirst() {
      if onlyArguments || word == "-" || !word.hasPrefix("-") {
        positional.append(word)
      } else if word == "--" {
        onlyArguments = true
      } else {
        try takeOption(word, &rest, specification)
      }
    }
    try checkPositional(specification)
  }

  private mutating func takeOption(
    _ word: String, _ rest: inout ArraySlice<String>, _ specification: CommandSpecification
  ) throws(UsageError) {
    // 1. Which option.
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0].drop { $0 == "-" })
    let option = specification.options.first {
      word.hasPrefix("--") ? $0.name == name : $0.short.map { String($0) == name } ?? false
    }
    guard let option else {
      let nearest = nearestName(to: name, in: specification.shownOptions.map(\.name))
      let hint = nearest.map { "; did you mean '--\($0)'?" } ?? ""
      throw UsageError("'\(parts[0])' is not an option of '\(command)'\(hint)", command: command)
    }
    if let replacement = option.deprecated {
      notes.append("--\(option.name) will be dropped; use \(replacement)")
    }
    // 2. Its value.
    if case .none = option.value {
      guard parts.count == 1 else { throw UsageError("--\(option.name) takes no value", command: command) }
      values[option.name] = []
      return
    }
    let given = parts.count == 2 ? String(parts[1]) : rest.popFirst()
    guard let given, !given.isEmpty else {
      throw UsageError("--\(option.name) needs a value: \(option.label)", command: command)
    }
    let items = option.repeats ? given.split(separator: ",").map(String.init) : [given]
    for item in items { try check(item, option) }
    values[option.name] = (option.repeats ? values[option.name] ?? [] : []) + items
  }

  private func check(_ item: String, _ option: OptionSpecification) throws(UsageError) {
    switch option.value {
    case .choice(let words) where !words.contains(item):
      let hint = nearestName(to: item, in: words).map { "did you mean '\($0)'?" }
      let known = words.count <= 16 ? "known are \(words.joined(separator: ", "))" : "see 'sightline \(command) --help'"
      throw UsageError("'\(item)' is not known for --\(option.name); \(hint ?? known)", command: command)
    case .integer(let range, _):
      guard let number = Int(item), range.contains(number) else {
        throw UsageError(
          "--\(option.name) takes a number from \(range.lowerBound) to \(range.upperBound), not '\(item)'",
          command: command)
      }
    default: break
    }
  }

  private func checkPositional(_ specification: CommandSpecification) throws(UsageError) {
    guard let argument = specification.argument else {
      if let extra = positional.first {
        throw UsageError("'\(command)' takes no arguments, but '\(extra)' was given", command: command)
      }
      return
    }
    if positional.count < argument.count.lowerBound {
      throw UsageError("'\(command)' needs \(argument.label): \(argument.summary)", command: command)
    }
    if positional.count > argument.count.upperBound {
      throw UsageError(
        "'\(command)' takes \(argument.label); '\(positional[argument.count.upperBound])' is too many", command: command
      )
    }
    guard case .words(let words) = argument.kind, !words.isEmpty else { return }
    for word in positional where !words.contains(word) {
      let hint = nearestName(to: word, in: words).map { "did you mean '\($0)'?" }
      throw UsageError(
        "'\(word)' is not known; \(hint ?? "known are \(words.joined(separator: ", "))")", command: command)
    }
  }
}
