package import SightlineModel

/// One key of a string table with everything its files say.
package struct StringEntry: Sendable {
  /// How the key came into the catalogue.
  package enum Extraction: String, Sendable, Hashable {
    case manual, migrated, stale, automatic
    case extractedWithValue = "extracted_with_value"
  }
  package let key: String
  package let table: String
  /// Where the key stands.
  package var location: SourceLocation
  package var comment: String?
  package var extraction: Extraction?
  /// `false` keeps a missing translation from being reported.
  package var shouldTranslate = true
  /// By normalised BCP 47 tag.
  package var localizations: [String: LocalizedForm] = [:]

  package init(key: String, table: String, location: SourceLocation) {
    self.key = key
    self.table = table
    self.location = location
  }
}

/// What a key says in one language.
package struct LocalizedForm: Sendable {
  package var location: SourceLocation
  package var variation: Variation
  /// By the name in `%#@name@`.
  package var substitutions: [String: Substitution]
  package init(location: SourceLocation, variation: Variation, substitutions: [String: Substitution] = [:]) {
    self.location = location
    self.variation = variation
    self.substitutions = substitutions
  }
  /// Every text, in the order of categories and devices.
  package var leaves: [StringUnit] {
    variation.leaves + substitutions.sorted { $0.key < $1.key }.flatMap(\.value.variation.leaves)
  }

  /// Without the plural forms that a language never shows: a `one` that a catalogue has for Japanese.
  package func used(in locale: String) -> LocalizedForm {
    let categories = Set(PluralCategory.all(in: locale)).union([.zero])
    var form = self
    form.variation = variation.keeping(categories)
    for name in substitutions.keys {
      form.substitutions[name]?.variation = substitutions[name]!.variation.keeping(categories)
    }
    return form
  }
}

/// One text of a language.
package struct StringUnit: Sendable, Hashable {
  package enum State: String, Sendable, Hashable {
    case new, translated
    case needsReview = "needs_review"
    case machineTranslated = "machine_translated"
  }
  package var text: String
  package var state: State
  package var location: SourceLocation
  package init(text: String, state: State, location: SourceLocation) {
    self.text = text
    self.state = state
    self.location = location
  }
}

/// Texts that depend on a number, the device or the space.
package indirect enum Variation: Sendable {
  case unit(StringUnit)
  case plural([PluralCategory: Variation])
  case device([DeviceClass: Variation])
  /// By width in the app's own unit.
  case width([Int: Variation])

  package var leaves: [StringUnit] {
    switch self {
    case .unit(let unit): [unit]
    case .plural(let forms): forms.sorted { $0.key < $1.key }.flatMap(\.value.leaves)
    case .device(let forms): forms.sorted { $0.key.rawValue < $1.key.rawValue }.flatMap(\.value.leaves)
    case .width(let forms): forms.sorted { $0.key < $1.key }.flatMap(\.value.leaves)
    }
  }

  /// - Parameter categories: Of a language, and `zero`, which Foundation takes for 0 in any.
  fileprivate func keeping(_ categories: Set<PluralCategory>) -> Variation {
    switch self {
    case .unit: self
    case .plural(let forms):
      .plural(forms.filter { categories.contains($0.key) }.mapValues { $0.keeping(categories) })
    case .device(let forms): .device(forms.mapValues { $0.keeping(categories) })
    case .width(let forms): .width(forms.mapValues { $0.keeping(categories) })
    }
  }
}

package enum DeviceClass: String, Sendable, Hashable, CaseIterable {
  case iphone, ipad, ipod, mac, applewatch, appletv, applevision, other
}

/// A named part of a string with a plural of its own.
package struct Substitution: Sendable {
  /// 1-based argument that decides; `nil`: by its place in the string.
  package var argument: Int?
  /// Without `%`: `lld`, `@`.
  package var specifier: String
  package var variation: Variation
  package init(argument: Int?, specifier: String, variation: Variation) {
    self.argument = argument
    self.specifier = specifier
    self.variation = variation
  }
}
