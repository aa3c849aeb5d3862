import SightlineModel

/// Sizes of lists and forms.
/// - Source: `layout-constants.json` and the list pictures behind it (cashapp/AccessibilitySnapshot 5b03db8,
///   testListWithHeadersAndFooters and testListWithSectionHeaders on iOS 17.5, 18.5, 26.2; kasianov-mikhail/scout
///   ReleaseRowSnapshotTests). What no picture shows is estimated and carries an uncertainty.
struct ListMetrics {
  enum Style { case insetGrouped, grouped, plain }
  let style: Style
  let platform: Platform
  /// Of the screen.
  let width: Double
  /// Of the list's own column.
  let columnWidth: Double
  /// Of the device: the insets of the system's cells don't follow a size that the code sets for their content.
  let contentSize: DynamicTypeSize

  init(
    styleName: String, isForm: Bool, platform: Platform, width: Double, columnWidth: Double,
    contentSize: DynamicTypeSize
  ) {
    switch styleName {
    case "plain", "inset": style = .plain
    case "grouped" where !isForm: style = .grouped
    default: style = .insetGrouped
    }
    self.platform = platform
    self.width = width
    self.columnWidth = columnWidth
    self.contentSize = contentSize
  }

  /// From the list's edge to its cards.
  var sideInset: Double {
    guard style == .insetGrouped else { return 0 }
    return platform == .ios26 && !isWide || width < 390 ? 16 : 20
  }
  /// From a card's edge to what a row shows.
  var rowInset: Double {
    platform == .ios26 && !isWide || columnWidth < 390 ? 16 : 20
  }
  /// - Source: StanfordSpezi/SpeziViews, iOS 26: on an iPad of 1194 pt as before iOS 26.
  private var isWide: Bool { columnWidth >= 600 }
  /// - Source: on iOS 26 StanfordSpezi/SpeziViews: rows of 52 pt at large, of 51 pt at medium.
  var minimumRowHeight: Double { platform == .ios26 ? (contentSize < .large ? 51 : 52) : 44 }

  /// Above and below what a row shows; grows with the device's accessibility sizes (22 pt at AX5: rows of 107.33 pt).
  /// - Source: dashdevs/article-accessibility-dynamic-fonts 2e44afe; 11 pt where only the view's size is AX5
  ///   (DrunkOnJava/ModularHomeInventory bad9791, rows of 85.33 and 147.33 pt).
  var rowPadding: Double {
    let standard = platform == .ios26 ? 15.0 : 11.0
    guard contentSize > .large else { return standard }
    let steps = Double(contentSize.index - DynamicTypeSize.large.index)
    return standard + (22 - standard) * steps / 8
  }
  var rowPaddingUncertainty: Double { contentSize == .large && platform == .ios18 ? 0.5 : 2 }

  var cornerRadius: Double { style != .insetGrouped ? 0 : platform == .ios26 ? 26 : 10 }

  var headerInsets: EdgeInsets {
    platform == .ios26
      ? EdgeInsets(top: 10, leading: rowInset, bottom: 10, trailing: rowInset)
      : EdgeInsets(top: 17, leading: rowInset, bottom: 6, trailing: rowInset)
  }
  var footerInsets: EdgeInsets {
    platform == .ios26
      ? EdgeInsets(top: 8, leading: rowInset, bottom: 6, trailing: rowInset)
      : EdgeInsets(top: 6, leading: rowInset, bottom: 12, trailing: rowInset)
  }
  /// Below a section without a footer.
  static let gapWithoutFooter = 17.67
  /// Above a section without a header.
  static let gapWithoutHeader = 17.33
  /// Above the first section where that has no header; nothing below a large title.
  /// - Source: martinomamic/RSSReader 252905b (iOS 18: 34 pt), StanfordSpezi/SpeziViews (iOS 26: 35 pt at large, 28 pt at
  ///   medium); below a large title DrunkOnJava/ModularHomeInventory bad9791.
  var firstGap: Double { platform == .ios26 ? (contentSize < .large ? 28 : 35) : 34 }

  var headerFont: FontSpec {
    platform == .ios26
      ? FontSpec(.style(.headline)) : FontSpec(.style(style == .plain ? .headline : .footnote))
  }
  var separatorThickness: Double { platform == .ios26 ? 1 : 1.0 / 3 }
}
