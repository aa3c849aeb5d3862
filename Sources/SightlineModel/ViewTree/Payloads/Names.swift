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

extension ColorScheme: NamedParameter, ParameterValue {}
