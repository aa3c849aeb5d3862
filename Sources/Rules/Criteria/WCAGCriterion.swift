/// A success criterion of WCAG 2.2, level A or AA, and how much of it can be decided from source.
///
/// - Source: W3C, Web Content Accessibility Guidelines 2.2; 4.1.1 is obsolete there. What applies to native apps: W3C,
///   WCAG2Mobile (draft) and WCAG2ICT.
package struct WCAGCriterion: Sendable, Hashable {
  package var id: String
  package var name: String
  /// `A` or `AA`.
  package var level: String
  /// The rules decide the whole of it for what was laid out; else they decide a part, and a person the rest.
  package var isDecidable: Bool
  /// Without any of these in an app's code there is nothing the criterion could apply to.
  package var needs: Set<AppFeature>
  /// What a person does to decide the rest: half a sentence.
  package var byHand: String

  /// In the order of the standard.
  package static let all: [WCAGCriterion] = table.split(separator: "\n").map { line in
    let parts = line.split(separator: "|", omittingEmptySubsequences: false).map(\.trimmed)
    return WCAGCriterion(
      id: parts[0], name: parts[2], level: parts[1], isDecidable: decidable.contains(parts[0]),
      needs: Set(parts[3].split(separator: ",").compactMap { AppFeature(rawValue: String($0)) }), byHand: parts[4])
  }

  private static let decidable: Set<String> = [
    "1.3.4", "1.4.3", "1.4.4", "1.4.10", "2.5.3", "2.5.8", "3.3.2",
  ]

  /// Criteria about markup that text styles can be set on; a native app has none.
  /// - Source: WCAG2ICT, 1.4.12 Text Spacing.
  static let markupOnly: Set<String> = ["1.4.12"]

  /// Number, level, name, features without which it does not apply, what a person does.
  private static let table = """
    1.1.1|A|Non-text Content||read what VoiceOver says for each picture and judge whether it says what the picture shows
    1.2.1|A|Audio-only and Video-only (Prerecorded)|media|play each recording and look for a transcript
    1.2.2|A|Captions (Prerecorded)|media|play each video and look for captions
    1.2.3|A|Audio Description or Media Alternative (Prerecorded)|media|play each video and look for a description or a transcript
    1.2.4|AA|Captions (Live)|media|play each live video and look for captions
    1.2.5|AA|Audio Description (Prerecorded)|media|play each video and listen for a description
    1.3.1|A|Info and Relationships||go through each screen with the heading and form rotors
    1.3.2|A|Meaningful Sequence||listen to each screen from top to bottom and judge whether the order makes sense
    1.3.3|A|Sensory Characteristics||look for instructions that name only a shape, a place or a colour
    1.3.4|AA|Orientation||turn the device on each screen
    1.3.5|AA|Identify Input Purpose|fields|look at each field about the user: does the keyboard offer what is known?
    1.4.1|A|Use of Color||look at each screen in greyscale
    1.4.2|A|Audio Control|media|start the app: does sound play for more than three seconds, and can it be stopped?
    1.4.3|AA|Contrast (Minimum)||look at text on photographs and materials
    1.4.4|AA|Resize Text||go through the app at 200 % text size
    1.4.5|AA|Images of Text|pictures|look for words inside pictures
    1.4.10|AA|Reflow||go through the app at the largest text size
    1.4.11|AA|Non-text Contrast||look at borders, focus and states of controls, and at graphics: 3:1 against what is beside them
    1.4.12|AA|Text Spacing||
    1.4.13|AA|Content on Hover or Focus|hover|open what appears on hover or focus: can it be dismissed, hovered and kept?
    2.1.1|A|Keyboard||use everything with Full Keyboard Access and Switch Control
    2.1.2|A|No Keyboard Trap||move in and out of every control with a keyboard
    2.1.4|A|Character Key Shortcuts|shortcuts|look for shortcuts of one letter and a way to switch them off
    2.2.1|A|Timing Adjustable|timing|look for what goes away or ends by itself and a way to have more time
    2.2.2|A|Pause, Stop, Hide|repetition,media|look for what moves for more than five seconds and a way to stop it
    2.3.1|A|Three Flashes or Below Threshold|repetition,media|look for what flashes more than three times a second, videos included
    2.4.1|A|Bypass Blocks||look for a way past what repeats: headings, tabs
    2.4.2|A|Page Titled||read the title of each screen
    2.4.3|A|Focus Order||move through each screen with a keyboard and judge the order
    2.4.4|A|Link Purpose (In Context)||read each link with the sentence around it
    2.4.5|AA|Multiple Ways||look for a second way to each screen
    2.4.6|AA|Headings and Labels||read the headings and labels by themselves
    2.4.7|AA|Focus Visible||move through each screen with a keyboard: can the focus be seen?
    2.4.11|AA|Focus Not Obscured (Minimum)||move through each screen with a keyboard: does a bar cover the focus?
    2.5.1|A|Pointer Gestures|gestures|look for a tap that does the same as each gesture
    2.5.2|A|Pointer Cancellation|gestures|press and slide off each control that draws its own gesture
    2.5.3|A|Label in Name||speak what each control shows to Voice Control
    2.5.4|A|Motion Actuation|deviceMotion|look for a control that does the same as shaking or tilting
    2.5.7|AA|Dragging Movements|gestures|look for a tap that does the same as each drag
    2.5.8|AA|Target Size (Minimum)||tap the controls that scroll or overlap
    3.1.1|A|Language of Page||listen to each screen: is it read in its language?
    3.1.2|AA|Language of Parts||listen to words in another language
    3.2.1|A|On Focus|focus|move the focus through each form: does anything change by itself?
    3.2.2|A|On Input||fill in each form: does anything change by itself?
    3.2.3|AA|Consistent Navigation||compare the order of what repeats on several screens
    3.2.4|AA|Consistent Identification||compare the names of what does the same on several screens
    3.2.6|A|Consistent Help||compare where help is on several screens
    3.3.1|A|Error Identification|fields|type something wrong: is the error described in words and announced?
    3.3.2|A|Labels or Instructions||read the labels of each form
    3.3.3|AA|Error Suggestion|fields|type something wrong: is a correction offered?
    3.3.4|AA|Error Prevention (Legal, Financial, Data)||send, buy and delete: can it be checked, confirmed or taken back?
    3.3.7|A|Redundant Entry|fields|go through each process: is anything asked twice?
    3.3.8|AA|Accessible Authentication (Minimum)|fields|sign in with a password manager and without remembering anything
    4.1.2|A|Name, Role, Value||operate each control of the app's own with VoiceOver: role, value and state
    4.1.3|AA|Status Messages||cause each message: is it announced?
    """
}
