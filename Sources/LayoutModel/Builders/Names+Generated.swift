// Written by Scripts/generate-builders from vocabulary/ and Sources/Vocabulary/Data/; changes belong there.

import SightlineModel

/// A value of SwiftUI's `AccessibilityActionKind`, by its name.
public struct AccessibilityActionKind: Hashable, Sendable {
  let name: String
  public static let `default` = Self(name: "default")
  public static let escape = Self(name: "escape")
  public static let magicTap = Self(name: "magicTap")
}

/// A value of SwiftUI's `Alignment`, by its name.
public struct Alignment: Hashable, Sendable {
  let name: String
  var guide: AlignmentName { AlignmentName(rawValue: name) }
  public static let bottom = Self(name: "bottom")
  public static let bottomLeading = Self(name: "bottomLeading")
  public static let bottomTrailing = Self(name: "bottomTrailing")
  public static let center = Self(name: "center")
  public static let centerFirstTextBaseline = Self(name: "centerFirstTextBaseline")
  public static let centerLastTextBaseline = Self(name: "centerLastTextBaseline")
  public static let leading = Self(name: "leading")
  public static let leadingFirstTextBaseline = Self(name: "leadingFirstTextBaseline")
  public static let leadingLastTextBaseline = Self(name: "leadingLastTextBaseline")
  public static let top = Self(name: "top")
  public static let topLeading = Self(name: "topLeading")
  public static let topTrailing = Self(name: "topTrailing")
  public static let trailing = Self(name: "trailing")
  public static let trailingFirstTextBaseline = Self(name: "trailingFirstTextBaseline")
  public static let trailingLastTextBaseline = Self(name: "trailingLastTextBaseline")
}

/// A value of SwiftUI's `HorizontalAlignment`, by its name.
public struct HorizontalAlignment: Hashable, Sendable {
  let name: String
  var guide: AlignmentName { AlignmentName(rawValue: name) }
  public static let center = Self(name: "center")
  public static let leading = Self(name: "leading")
  public static let listRowSeparatorLeading = Self(name: "listRowSeparatorLeading")
  public static let listRowSeparatorTrailing = Self(name: "listRowSeparatorTrailing")
  public static let trailing = Self(name: "trailing")
}

/// A value of SwiftUI's `SearchFieldPlacement`, by its name.
public struct SearchFieldPlacement: Hashable, Sendable {
  let name: String
  public static let automatic = Self(name: "automatic")
  public static let navigationBarDrawer = Self(name: "navigationBarDrawer")
  public static let sidebar = Self(name: "sidebar")
  public static let toolbar = Self(name: "toolbar")
  public static let toolbarPrincipal = Self(name: "toolbarPrincipal")
}

/// A value of SwiftUI's `TabRole`, by its name.
public struct TabRole: Hashable, Sendable {
  let name: String
  public static let search = Self(name: "search")
}

/// A value of SwiftUI's `ToolbarItemPlacement`, by its name.
public struct ToolbarItemPlacement: Hashable, Sendable {
  let name: String
  public static let automatic = Self(name: "automatic")
  public static let bottomBar = Self(name: "bottomBar")
  public static let cancellationAction = Self(name: "cancellationAction")
  public static let confirmationAction = Self(name: "confirmationAction")
  public static let destructiveAction = Self(name: "destructiveAction")
  public static let keyboard = Self(name: "keyboard")
  public static let largeSubtitle = Self(name: "largeSubtitle")
  public static let largeTitle = Self(name: "largeTitle")
  public static let navigation = Self(name: "navigation")
  public static let navigationBarLeading = Self(name: "navigationBarLeading")
  public static let navigationBarTrailing = Self(name: "navigationBarTrailing")
  public static let primaryAction = Self(name: "primaryAction")
  public static let principal = Self(name: "principal")
  public static let secondaryAction = Self(name: "secondaryAction")
  public static let status = Self(name: "status")
  public static let subtitle = Self(name: "subtitle")
  public static let title = Self(name: "title")
  public static let topBarLeading = Self(name: "topBarLeading")
  public static let topBarTrailing = Self(name: "topBarTrailing")
}

/// A value of SwiftUI's `VerticalAlignment`, by its name.
public struct VerticalAlignment: Hashable, Sendable {
  let name: String
  var guide: AlignmentName { AlignmentName(rawValue: name) }
  public static let bottom = Self(name: "bottom")
  public static let center = Self(name: "center")
  public static let firstTextBaseline = Self(name: "firstTextBaseline")
  public static let lastTextBaseline = Self(name: "lastTextBaseline")
  public static let top = Self(name: "top")
}

/// The styles of `ButtonStyle` that layout follows, by their names after a dot.
public struct ButtonStyle: Hashable, Sendable {
  let style: ControlStyle
  public static let automatic = Self(style: .automatic)
  public static let bordered = Self(style: .bordered)
  public static let borderedProminent = Self(style: .borderedProminent)
  public static let borderless = Self(style: .borderless)
  public static let glass = Self(style: .glass)
  public static let glassProminent = Self(style: .glassProminent)
  public static let plain = Self(style: .plain)
}

/// The styles of `ControlGroupStyle` that layout follows, by their names after a dot.
public struct ControlGroupStyle: Hashable, Sendable {
  let style: ControlStyle
  public static let automatic = Self(style: .automatic)
  public static let compactMenu = Self(style: .compactMenu)
  public static let menu = Self(style: .menu)
  public static let navigation = Self(style: .navigation)
  public static let palette = Self(style: .palette)
}

/// The styles of `DatePickerStyle` that layout follows, by their names after a dot.
public struct DatePickerStyle: Hashable, Sendable {
  let style: ControlStyle
  public static let automatic = Self(style: .automatic)
  public static let compact = Self(style: .compact)
  public static let graphical = Self(style: .graphical)
  public static let wheel = Self(style: .wheel)
}

/// The styles of `DisclosureGroupStyle` that layout follows, by their names after a dot.
public struct DisclosureGroupStyle: Hashable, Sendable {
  let style: ControlStyle
  public static let automatic = Self(style: .automatic)
}

/// The styles of `FormStyle` that layout follows, by their names after a dot.
public struct FormStyle: Hashable, Sendable {
  let style: ControlStyle
  public static let automatic = Self(style: .automatic)
  public static let columns = Self(style: .columns)
  public static let grouped = Self(style: .grouped)
}

/// The styles of `GaugeStyle` that layout follows, by their names after a dot.
public struct GaugeStyle: Hashable, Sendable {
  let style: ControlStyle
  public static let accessoryCircular = Self(style: .accessoryCircular)
  public static let accessoryCircularCapacity = Self(style: .accessoryCircularCapacity)
  public static let accessoryLinear = Self(style: .accessoryLinear)
  public static let accessoryLinearCapacity = Self(style: .accessoryLinearCapacity)
  public static let automatic = Self(style: .automatic)
  public static let linearCapacity = Self(style: .linearCapacity)
}

/// The styles of `GroupBoxStyle` that layout follows, by their names after a dot.
public struct GroupBoxStyle: Hashable, Sendable {
  let style: ControlStyle
  public static let automatic = Self(style: .automatic)
}

/// The styles of `IndexViewStyle` that layout follows, by their names after a dot.
public struct IndexViewStyle: Hashable, Sendable {
  let style: ControlStyle
  var displayMode: String?
  public static let page = Self(style: .page)
}

/// The styles of `LabelStyle` that layout follows, by their names after a dot.
public struct LabelStyle: Hashable, Sendable {
  let style: ControlStyle
  public static let automatic = Self(style: .automatic)
  public static let iconOnly = Self(style: .iconOnly)
  public static let titleAndIcon = Self(style: .titleAndIcon)
  public static let titleOnly = Self(style: .titleOnly)
}

/// The styles of `LabeledContentStyle` that layout follows, by their names after a dot.
public struct LabeledContentStyle: Hashable, Sendable {
  let style: ControlStyle
  public static let automatic = Self(style: .automatic)
}

/// The styles of `ListStyle` that layout follows, by their names after a dot.
public struct ListStyle: Hashable, Sendable {
  let style: ControlStyle
  public static let automatic = Self(style: .automatic)
  public static let grouped = Self(style: .grouped)
  public static let inset = Self(style: .inset)
  public static let insetGrouped = Self(style: .insetGrouped)
  public static let plain = Self(style: .plain)
  public static let sidebar = Self(style: .sidebar)
}

/// The styles of `MenuStyle` that layout follows, by their names after a dot.
public struct MenuStyle: Hashable, Sendable {
  let style: ControlStyle
  public static let automatic = Self(style: .automatic)
  public static let borderlessButton = Self(style: .borderlessButton)
  public static let button = Self(style: .button)
}

/// The styles of `NavigationSplitViewStyle` that layout follows, by their names after a dot.
public struct NavigationSplitViewStyle: Hashable, Sendable {
  let style: ControlStyle
  public static let automatic = Self(style: .automatic)
  public static let balanced = Self(style: .balanced)
  public static let prominentDetail = Self(style: .prominentDetail)
}

/// The styles of `NavigationViewStyle` that layout follows, by their names after a dot.
public struct NavigationViewStyle: Hashable, Sendable {
  let style: ControlStyle
  public static let automatic = Self(style: .automatic)
  public static let columns = Self(style: .columns)
  public static let stack = Self(style: .stack)
}

/// The styles of `PickerStyle` that layout follows, by their names after a dot.
public struct PickerStyle: Hashable, Sendable {
  let style: ControlStyle
  public static let automatic = Self(style: .automatic)
  public static let inline = Self(style: .inline)
  public static let menu = Self(style: .menu)
  public static let navigationLink = Self(style: .navigationLink)
  public static let palette = Self(style: .palette)
  public static let segmented = Self(style: .segmented)
  public static let wheel = Self(style: .wheel)
}

/// The styles of `ProgressViewStyle` that layout follows, by their names after a dot.
public struct ProgressViewStyle: Hashable, Sendable {
  let style: ControlStyle
  public static let automatic = Self(style: .automatic)
  public static let circular = Self(style: .circular)
  public static let linear = Self(style: .linear)
}

/// The styles of `TabViewStyle` that layout follows, by their names after a dot.
public struct TabViewStyle: Hashable, Sendable {
  let style: ControlStyle
  var displayMode: String?
  public static let automatic = Self(style: .automatic)
  public static let page = Self(style: .page)
  public static let sidebarAdaptable = Self(style: .sidebarAdaptable)
  public static let tabBarOnly = Self(style: .tabBarOnly)
}

/// The styles of `TextEditorStyle` that layout follows, by their names after a dot.
public struct TextEditorStyle: Hashable, Sendable {
  let style: ControlStyle
  public static let automatic = Self(style: .automatic)
  public static let plain = Self(style: .plain)
}

/// The styles of `TextFieldStyle` that layout follows, by their names after a dot.
public struct TextFieldStyle: Hashable, Sendable {
  let style: ControlStyle
  public static let automatic = Self(style: .automatic)
  public static let plain = Self(style: .plain)
  public static let roundedBorder = Self(style: .roundedBorder)
}

/// The styles of `ToggleStyle` that layout follows, by their names after a dot.
public struct ToggleStyle: Hashable, Sendable {
  let style: ControlStyle
  public static let automatic = Self(style: .automatic)
  public static let button = Self(style: .button)
  public static let `switch` = Self(style: .`switch`)
}
