import SightlineModel

extension Defect {
  /// What VoiceOver says: names, roles, headings, groups, order.
  static let names: [Defect] = [
    Defect(
      "icon button without a name", ["control-name"], .remove(#"^\s*\.accessibilityLabel\("#),
      given: #"Button \{[\s\S]*Image\(systemName"#, unless: #"Text\("#),
    Defect(
      "icon button named after its symbol", ["name-readable"], also: ["string-missing"],
      .replace(#"\.accessibilityLabel\("[^"]+"\)"#, with: #".accessibilityLabel(Text(verbatim: "heart.circle.fill"))"#),
      given: #"Button \{[\s\S]*Image\(systemName"#, unless: #"Text\("#),
    Defect(
      "role in the name", ["name-role"], also: ["string-localized", "string-missing"],
      .replace(#"\.accessibilityLabel\("([^"]+)"\)"#, with: #".accessibilityLabel(Text(verbatim: "$1 button"))"#),
      given: #"Button \{[\s\S]*Image\(systemName"#, unless: #"Text\("#),
    Defect(
      "button named otherwise than it reads", ["label-in-name"], also: ["string-localized"],
      .insert(after: #"^\s*Text\("[^"]+"\)$"#, line: #".accessibilityLabel(Text(verbatim: "Proceed"))"#, deeper: 2),
      given: #"Text\("[^"]+"\)[\s\S]*minHeight: (44|50)"#),
    Defect(
      "picture without a name", ["image-name"], .remove(#"^\s*\.accessibilityLabel\("#),
      given: #"^\s*Image\(""#),
    Defect(
      "decoration read aloud", ["image-name"], also: ["heading", "group"],
      // In a control or a combined row a symbol without a name adds nothing to what is said.
      .remove(#"^\s*\.accessibilityHidden\(true\)"#), given: #"^\s*Image\(systemName"#,
      outside: #"^\s*(Button|Link|NavigationLink|\} label:)|children: \.combine"#),
    Defect("title that is no heading", ["heading"], .remove(#"\.accessibilityAddTraits\(\.isHeader\)"#)),
    Defect(
      "repeated row in fragments", ["group"], also: ["image-name"],
      .remove(#"accessibilityElement\(children: \.combine\)"#),
      // A row that stands once is read in pieces as any two texts are.
      given: #"Text\([\s\S]*Text\("#, unless: #""Total""#),
    Defect(
      // Hidden inside a button, it takes the button's name with it.
      "text hidden from VoiceOver", ["text-spoken", "control-name"],
      .insert(after: #"^\s*Text\("[^"]{12,}"\)$"#, line: ".accessibilityHidden(true)", deeper: 2), found: .screen),
    Defect(
      "read out of order", ["reading-order"],
      .insert(after: #"^\s*Text\("[^"]{20,}"\)$"#, line: ".accessibilitySortPriority(1)", deeper: 2),
      // Inside a button it is no element of its own.
      unless: "minHeight", found: .screen),
    Defect(
      "button that is also a link", ["trait-conflict"],
      .insert(after: #"^\s*\.accessibilityLabel\("#, line: ".accessibilityAddTraits(.isLink)"),
      given: #"Button \{[\s\S]*Image\(systemName"#, unless: #"Text\("#),
    Defect(
      "text to tap without a role", ["tap-role"], also: ["target-size", "target-size-comfortable"],
      .insert(after: #"^\s*Text\("[^"]{12,}"\)$"#, line: ".onTapGesture {}", deeper: 2),
      // Inside a button it is tapped with it.
      unless: "minHeight"),
    Defect(
      "only a long press does it", ["gesture-alternative"], also: ["target-size-comfortable", "target-size"],
      .insert(after: #"^\s*Text\("[^"]{12,}"\)$"#, line: ".onLongPressGesture {}", deeper: 2), unless: "minHeight"),
    Defect(
      "buttons swallowed by their row", ["nested-control"], also: ["text-spoken", "heading", "selected-state"],
      .insert(
        after: #"^\s+\}$"#,
        line: ".accessibilityElement(children: .ignore).accessibilityLabel(Text(verbatim: \"Row\"))"),
      given: #"^\s*(HStack|VStack)[\s\S]*(Button \{|Link\()"#, found: .screen),
    Defect(
      "field with a prompt for a label", ["field-label"], also: ["reading-order", "label-in-name"],
      .removeView(#"^\s*Text\("[^"]+"\)$"#), next: #"^\s*(TextField|SecureField)"#, found: .screen),
    Defect(
      "field without a purpose", ["field-purpose"], .remove(#"\.textContentType\("#)),
    Defect(
      "link that does not say where to", ["link-purpose"], also: ["string-localized", "string-missing"],
      .replace(#"Text\("[^"]+"\)"#, with: #"Text("Learn more")"#), below: #"^\s*Link\("#, found: .screen),
    Defect(
      "choice that is not announced", ["selected-state"], .remove(#"\.isSelected : \[\]"#)),
    Defect(
      "two buttons with one name", ["name-unique"], also: ["string-localized"],
      .replace(
        #"\.accessibilityLabel\([a-z]+\.[a-z]+\)"#, with: #".accessibilityLabel(Text(verbatim: "Edit"))"#),
      given: #"^\s*Button"#, found: .screen),
  ]
}
