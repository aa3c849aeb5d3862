/// Why what a rule found is for a person to confirm.
package enum Doubt: Hashable, Sendable, Codable {
  /// Widths of a text may be off by a share of them: its font is a stand-in.
  case standInFont(share: Double)
  /// Some of the system's own sizes are estimated, and with other ones it passes.
  case estimatedSizes
  /// The system's size is known to so many points.
  case estimatedTo(points: Double)
  /// The size of something it is made of is not known.
  case unknownExtent
  /// Made in a way that the reader does not know.
  case partlyRead
  /// A style or a modifier that the reader does not know draws it.
  case unknownLook
  /// No state shows it; the words of what was presumed.
  case presumed(String)
  /// No state shows the view: it was made with sample values.
  case presumedView
  /// Each of two things stands under an unknown condition of its own.
  case unknownConditions(String, String)
  /// How many elements there are is not known.
  case unknownCount
  /// Behind it lies what only the preview paints.
  case previewGround
  /// Nothing lies behind it here but the window, in nearly its own colour.
  case bareGround
  /// Only a preview shows it by itself.
  case shownAlone
  /// Laid out by itself, it leaves unsaid what the view around it may say.
  case saidAround
  /// Only a preview shows the control by itself, and measures it so.
  case measuredAlone
  /// Only a preview shows the part by itself: the app puts it into another view.
  case partAlone
  /// A screen that is pushed and says nothing of its title takes the size over from the one below, which is not laid out.
  case pushedTitle
  /// No code of the app shows the view.
  case unusedView
  /// Its name says that the screen is there for who makes the app.
  case developerScreen
  /// Behind it stands a view that could not be read.
  case unseenGround
  /// It, or what lies behind it, is drawn through a colour effect.
  case colorEffect
  case sampleWords
  /// A picture that nobody named and that is no control's.
  case decoration
  /// Why its words are not known, and what stands for them.
  case unknownWords(reason: String, standIn: String)

  /// Follows the message.
  package var sentence: String {
    switch self {
    case .standInFont(let share):
      let percent = (share * 1000).rounded() / 10
      return "Within measurement error: widths of the stand-in font are known to ±\(percent) %."
    case .estimatedSizes: return "Within measurement error: some of the system's own sizes are estimated."
    case .estimatedTo(let points):
      return "Within measurement error: the system's size is estimated to ±\(ShownNumber.text(points)) pt."
    case .unknownExtent: return "What it measures here is a guess: the size of something it is made of is not known."
    case .partlyRead: return "The initialiser is not known here and was read in part, so look at it by hand."
    case .unknownLook: return "A style or modifier that is not known here draws it, so look at it by hand."
    case .presumed(let presumption): return "No state of the screen shows it; seen by presuming '\(presumption)'."
    case .presumedView: return "Nothing that was met shows the view: it was made with sample values."
    case .unknownConditions(let first, let second):
      return
        "Each is shown under a condition that is not known here, '\(first)' and '\(second)': look whether both can "
        + "hold."
    case .unknownCount: return "How many there are is not known here: with one it would be right as it is."
    case .previewGround: return "What lies behind it here is the preview's: look at what the app lays behind it."
    case .bareGround:
      return "Laid out without what the app has around it, it stands on the bare window: look what lies behind it."
    case .shownAlone:
      return "Only a preview shows it by itself: within a link or a button it would be one element."
    case .saidAround: return "It was laid out by itself: look whether the view that the app puts it into says it."
    case .measuredAlone:
      return "Only a preview shows it by itself: in a row, a menu or a bar of the app it may be larger."
    case .partAlone:
      return "Only a preview shows it by itself: look whether it scrolls where the app puts it."
    case .pushedTitle:
      return "Where the screen below sets small titles this one is small, too: look where it is pushed from."
    case .unusedView:
      return "Only a preview shows the view, or code that nothing names: look whether the app still does."
    case .developerScreen: return "By its name the screen is for developers: look whether the app's users come here."
    case .colorEffect:
      return "A colour effect changes what is drawn here, and it is not computed: look at it on a device."
    case .unseenGround: return "A view that is not known here stands behind it: look at the two together on a device."
    case .decoration:
      return "Nothing says what it is for: if it is decoration, hide it, and it may be as faint as it is."
    case .sampleWords: return "The words are a sample's: look whether real ones fare better."
    case .unknownWords(let reason, let standIn):
      return "The words are not known here (\(reason)): “\(standIn)” stands for them."
    }
  }
}
