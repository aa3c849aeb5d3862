/// `Visibility`, with the `never` of scroll indicators.
public enum Visibility: String, NamedParameter, ParameterValue { case automatic, visible, hidden, never }

public enum ContentMode: String, NamedParameter, ParameterValue { case fit, fill }

public enum TextCase: String, NamedParameter, ParameterValue { case uppercase, lowercase }

public enum ImageScale: String, NamedParameter, ParameterValue { case small, medium, large }

public enum ControlSize: String, NamedParameter, ParameterValue { case mini, small, regular, large, extraLarge }

public enum Prominence: String, NamedParameter, ParameterValue { case standard, increased }

public enum ButtonRole: String, NamedParameter, ParameterValue { case cancel, destructive, close, confirm }

public enum ButtonSizing: String, NamedParameter, ParameterValue { case automatic, fitted, flexible }

/// `ContentMarginPlacement`.
public enum ContentMarginPlacement: String, NamedParameter, ParameterValue {
  case automatic, scrollContent, scrollIndicators
}

public enum SafeAreaRegion: String, NamedParameter, ParameterValue { case all, container, keyboard }

public enum RedactionReason: String, NamedParameter, ParameterValue { case placeholder, privacy, invalidated }

/// `ToolbarPlacement`: the bars that `toolbar(_:for:)` speaks of.
public enum ToolbarBar: String, NamedParameter, ParameterValue {
  case automatic, bottomBar, navigationBar, tabBar, windowToolbar, accessoryBar, bottomOrnament
}

/// `NavigationBarItem.TitleDisplayMode` and `ToolbarTitleDisplayMode`.
public enum TitleDisplayMode: String, NamedParameter, ParameterValue { case automatic, inline, large, inlineLarge }

public enum PresentationAdaptation: String, NamedParameter, ParameterValue {
  case automatic, none, popover, sheet, fullScreenCover
}

public enum AccessibilityChildBehavior: String, NamedParameter, ParameterValue { case ignore, contain, combine }

/// `DatePickerComponents`.
public enum DateComponent: String, NamedParameter, ParameterValue { case date, hourAndMinute }

/// A gesture of SwiftUI's by its type.
public enum GestureKind: String, NamedParameter, ParameterValue {
  case tap = "TapGesture"
  case spatialTap = "SpatialTapGesture"
  case longPress = "LongPressGesture"
  case drag = "DragGesture"
  case magnification = "MagnificationGesture"
  case magnify = "MagnifyGesture"
  case rotation = "RotationGesture"
  case rotate = "RotateGesture"
  case exclusive = "ExclusiveGesture"
  case simultaneous = "SimultaneousGesture"
  case sequence = "SequenceGesture"
}

/// A key of the environment, as SwiftUI or the project names it. Those that layout or a rule asks for have a constant.
public struct EnvironmentKeyName: NamedParameter, ParameterValue {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let colorScheme = Self(rawValue: "colorScheme")
  public static let controlSize = Self(rawValue: "controlSize")
  public static let defaultMinListRowHeight = Self(rawValue: "defaultMinListRowHeight")
  public static let dynamicTypeSize = Self(rawValue: "dynamicTypeSize")
  public static let font = Self(rawValue: "font")
  public static let imageScale = Self(rawValue: "imageScale")
  public static let isEnabled = Self(rawValue: "isEnabled")
  public static let layoutDirection = Self(rawValue: "layoutDirection")
  public static let legibilityWeight = Self(rawValue: "legibilityWeight")
  public static let lineLimit = Self(rawValue: "lineLimit")
  public static let lineSpacing = Self(rawValue: "lineSpacing")
  public static let locale = Self(rawValue: "locale")
  public static let minimumScaleFactor = Self(rawValue: "minimumScaleFactor")
  public static let multilineTextAlignment = Self(rawValue: "multilineTextAlignment")
  public static let sizeCategory = Self(rawValue: "sizeCategory")
  public static let textCase = Self(rawValue: "textCase")
}

extension ColorScheme: NamedParameter, ParameterValue {}
