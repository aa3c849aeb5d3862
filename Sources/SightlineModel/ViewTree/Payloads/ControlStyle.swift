/// The platform's styles by name, of all families.
package enum ControlStyle: String, NamedParameter, ParameterValue, CaseIterable {
  case automatic, plain, bordered, borderedProminent, borderless, glass, glassProminent, link
  case `switch`, button, checkbox, roundedBorder, squareBorder, iconOnly, titleOnly, titleAndIcon
  case insetGrouped, grouped, inset, sidebar, compact, graphical, wheel, segmented, menu, inline, navigationLink
  case palette, radioGroup, linear, circular, accessoryLinear, accessoryCircular, accessoryLinearCapacity
  case accessoryCircularCapacity, linearCapacity, page, verticalPage, carousel, elliptical, tabBarOnly
  case sidebarAdaptable, stack, column, columns, doubleColumn, card, borderlessButton, borderedButton
  case prominentDetail, balanced, navigation, role, confirmation, stepperField, field, compactMenu
  /// A style that has no name here: laid out as the automatic one.
  case other

  package init?(_ argument: ArgumentValue) {
    switch argument {
    case .name(let name), .string(let name): self = Self(rawValue: name) ?? .other
    case .list(let parts):
      guard let first = parts.first else { return nil }
      self.init(first)
    default: return nil
    }
  }
}
