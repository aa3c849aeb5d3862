/// Chooses among variations and fills in the arguments.
struct StringFormatter {
  let form: LocalizedForm
  let key: String
  let locale: String
  let arguments: [FormatArgument]
  let device: DeviceClass
  let pseudo: PseudoLocale?
  /// Substitutions inside substitutions; loops end here.
  private static let maximumDepth = 8

  init(
    form: LocalizedForm, key: String, locale: String, arguments: [FormatArgument], device: DeviceClass,
    pseudo: PseudoLocale?
  ) {
    self.form = form
    self.key = key
    self.locale = locale
    self.arguments = arguments
    self.device = device
    self.pseudo = pseudo
  }

  func text() -> String {
    let deciding = arguments.firstIndex { $0.number != nil } ?? 0
    let unit = leaf(of: form.variation, argument: deciding)
    var next = 0
    let body = unit.map { expand($0.text, argument: deciding, next: &next, depth: 0) } ?? key
    return pseudo?.wrapped(body) ?? body
  }

  /// A text without any arguments keeps its percent signs: it never goes through a formatter.
  private func expand(_ text: String, argument: Int?, next: inout Int, depth: Int) -> String {
    if arguments.isEmpty, form.substitutions.isEmpty { return pseudo?.transformed(text) ?? text }
    var result = ""
    for piece in FormatTemplate(text).pieces {
      switch piece {
      case .text(let text): result += pseudo?.transformed(text) ?? text
      case .argument:
        result += fill(argument ?? 0, as: FormatTemplate.Specifier.integer, original: "%arg")
      case .specifier(let specifier):
        let index = specifier.position.map { $0 - 1 } ?? (depth > 0 ? argument ?? next : next)
        if specifier.position == nil, depth == 0 { next += 1 }
        result += fill(index, as: specifier, original: specifier.text)
      case .substitution(let name, let position):
        guard let substitution = form.substitutions[name], depth < Self.maximumDepth else {
          result += "%#@\(name)@"
          continue
        }
        let index = (position ?? substitution.argument).map { $0 - 1 } ?? (depth > 0 ? argument ?? next : next)
        if position == nil, substitution.argument == nil, depth == 0 { next += 1 }
        guard let unit = leaf(of: substitution.variation, argument: index) else { continue }
        result += expand(unit.text, argument: index, next: &next, depth: depth + 1)
      }
    }
    return result
  }

  private func fill(_ index: Int, as specifier: FormatTemplate.Specifier, original: String) -> String {
    arguments.indices.contains(index) ? arguments[index].text(for: specifier, locale: locale) : original
  }

  private func leaf(of variation: Variation, argument: Int) -> StringUnit? {
    switch variation {
    case .unit(let unit): return unit
    case .plural(let forms):
      let number = arguments.indices.contains(argument) ? arguments[argument].number : nil
      // Foundation takes a given `zero` text for 0 in every language.
      if number == 0, let zero = forms[.zero] { return leaf(of: zero, argument: argument) }
      let category = number.map { PluralCategory.of($0, locale: locale) } ?? .other
      return (forms[category] ?? forms[.other]).flatMap { leaf(of: $0, argument: argument) }
    case .device(let forms):
      let fallbacks: [DeviceClass] = device == .ipad || device == .ipod ? [device, .iphone, .other] : [device, .other]
      let form = fallbacks.lazy.compactMap { forms[$0] }.first
      return form.flatMap { leaf(of: $0, argument: argument) }
    case .width(let forms):
      return forms.max { $0.key < $1.key }.flatMap { leaf(of: $0.value, argument: argument) }
    }
  }
}

extension FormatTemplate.Specifier {
  static let integer = FormatTemplate.Specifier(
    position: nil, flags: "", width: nil, precision: nil, length: "ll", conversion: "d")
}
