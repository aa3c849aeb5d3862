import SightlineModel

/// What views inherit from the modifiers around them. Most hand on what they were given.
typealias InheritedEnvironment = Shared<InheritedValues>

struct InheritedValues {
  var font: FontSpec?
  var weight: FontWeight?
  var isBold = false
  var isItalic: Bool?
  var design: FontDesign?
  var features: [String] = []
  var tracking: Double?
  var kerning: Double?
  var baselineOffset: Double?
  var isUnderlined: Bool?
  var isStruckThrough: Bool?
  var foreground: StyleSpec = .hierarchical(1)
  /// The innermost style that is not a level itself.
  var foregroundBase: StyleSpec?
  /// The style around is the system's own, as in the header of a section: controls keep theirs.
  var isSystemForeground = false
  var tint: StyleSpec = .tint
  /// What backgrounds without a style of their own are filled with.
  var backgroundStyle: StyleSpec = .background
  var lineLimit: Int?
  var minimumLines = 1
  var alignment = Paragraph.Alignment.leading
  /// The code asks for the alignment: a control's own gives way.
  var isAlignmentSet = false
  var lineSpacing = 0.0
  var minimumScaleFactor = 1.0
  var truncationMode = Paragraph.TruncationMode.tail
  var allowsTightening = false
  var textCase: TextCase?
  var leading: FontSpec.Leading?
  var contentSize: DynamicTypeSize
  var direction: LayoutDirection
  var locale: String
  var boldText: Bool
  var imageScale = ImageScale.medium
  var controlSize = ControlSize.regular
  var isEnabled = true
  var colorScheme: ColorScheme?
  var labelsHidden = false
  /// By the modifier that sets them: `buttonStyle`, `listStyle`, …
  var styles: [ViewKind: ControlStyle] = [:]
  /// Of paged tab views: `automatic`, `always`, `never`.
  var indexDisplayMode = "automatic"
  var buttonBorderShape: ShapeForm?
  /// Axis of the stack around the view.
  var stackAxis: Axis?
  /// The view stands in a row of a list or form.
  var isInList = false
  var isInForm = false
  var container: Size
  /// For the scroll views inside.
  var contentMargins = EdgeInsets.zero
  var minimumRowHeight: Double?
  /// `scrollContentBackground(.hidden)`: lists and forms have no ground of their own.
  var hidesScrollContentBackground = false
  var listRowSpacing: Double?
  /// Of the column of a split view in which a list or bar stands; else that of the screen counts.
  var columnWidth: Double?
  /// `frame(width:)` around the view: a list goes by its own width.
  var frameWidth: Double?
  /// Points between sections, instead of the style's own.
  var listSectionSpacing: Double?
  /// A button as wide as it can be: `buttonSizing(.flexible)`.
  var hasFlexibleButtons = false
  /// Size of the nearest scroll view, known while it is laid out.
  var scrollContainer: ContainerSize?
  var isInToolbar = false
  /// The label of a button.
  var isInButton = false
  /// Labels have their icon above their title, large: the label of a `ContentUnavailableView`.
  var isUnavailableLabel = false
  /// Texts and pictures are drawn as bars.
  var isRedacted = false
  /// The innermost modifiers whose families keep nothing else, by their type.
  private var innermost: [ObjectIdentifier: any ModifierBehavior] = [:]

  /// What the innermost modifier of a type says: a family writes itself in its `inherit`, and reads it where it lays out.
  subscript<Modifier: ModifierBehavior>(_ type: Modifier.Type) -> Modifier? {
    get { innermost.isEmpty ? nil : innermost[ObjectIdentifier(type)] as? Modifier }
    set { innermost[ObjectIdentifier(type)] = newValue }
  }

  init(_ environment: LayoutEnvironment) {
    contentSize = environment.variant.size
    direction = environment.direction
    locale = environment.variant.locale
    boldText = environment.variant.boldText
    container = Size(
      width: environment.size.width - environment.safeArea.horizontal,
      height: environment.size.height - environment.safeArea.vertical)
  }

  /// Where the text of a field stands in it.
  var fieldAlignment: String {
    guard isAlignmentSet else { return "leading" }
    return switch alignment {
    case .center: "center"
    case .trailing: "trailing"
    default: "leading"
    }
  }

  var resolvedFont: FontSpec { resolved(font ?? .body) }

  func resolved(_ font: FontSpec) -> FontSpec {
    var spec = font
    if isBold { spec.weight = .bold }
    if let weight { spec.weight = weight }
    if let isItalic { spec.isItalic = isItalic }
    if let design { spec.design = design }
    if let leading { spec.leading = leading }
    spec.features += features.filter { !spec.features.contains($0) }
    return spec
  }

  /// What a control draws its label in, unless a colour was set around it: `Button("Skip") {}.foregroundStyle(.red)`.
  /// Levels (`.secondary`) are shares of the default.
  mutating func setDefaultForeground(_ style: StyleSpec) {
    if isSystemForeground { resetForeground() }
    guard foregroundBase == nil, case .hierarchical(let level) = foreground else { return }
    (foreground, foregroundBase) = level == 1 ? (style, nil) : (.hierarchical(level), style)
  }

  /// What iOS draws texts in where the app says nothing: a share of the label colour.
  mutating func setSystemForeground(_ style: StyleSpec) {
    setForeground(style)
    isSystemForeground = true
  }
  /// As if no style were set around: for controls that UIKit draws.
  mutating func resetForeground() {
    (foreground, foregroundBase, isSystemForeground) = (.hierarchical(1), nil, false)
  }
  mutating func setForeground(_ style: StyleSpec) {
    isSystemForeground = false
    switch style {
    case .hierarchical(let level):
      if case .hierarchical(let outer) = foreground {
        foreground = .hierarchical(min(5, outer + level - 1))
      } else {
        foregroundBase = foreground
        foreground = style
      }
    case .foreground: break
    default:
      foreground = style
      foregroundBase = nil
    }
  }
}

extension Shared<InheritedValues> {
  init(_ environment: LayoutEnvironment) { self.init(InheritedValues(environment)) }
  subscript<Modifier: ModifierBehavior>(_ type: Modifier.Type) -> Modifier? {
    get { value[type] }
    set { value[type] = newValue }
  }
  func resolved(_ font: FontSpec) -> FontSpec { value.resolved(font) }
  mutating func setDefaultForeground(_ style: StyleSpec) { value.setDefaultForeground(style) }
  mutating func setForeground(_ style: StyleSpec) { value.setForeground(style) }
  mutating func setSystemForeground(_ style: StyleSpec) { value.setSystemForeground(style) }
  mutating func resetForeground() { value.resetForeground() }
}
