// Written by Scripts/generate-rule-pages; edit rules/ instead.
// swift-format-ignore-file

/// The texts of rules/ as they are in the repository.
enum RuleTexts {
  static let pages: [(name: String, text: String)] = [
    (
      "change-announced",
      #"""
      ---
      id: change-announced
      title: What comes up by itself is not announced
      summary: Messages and progress that come up by themselves are announced.
      group: State
      severity: review
      sources: WCAG 4.1.3
      ---
      A wheel turns, results come, an error appears: the screen says so to who looks at it. VoiceOver stays where it is and says
      nothing until somebody finds it.

      ## Fix
      Post `AccessibilityNotification.Announcement("12 results").post()` when it comes, or move VoiceOver's focus to it with
      `AccessibilityFocusState`.

      ## Limits
      Decided from the source, where neither the view's file nor what it uses announces anything or moves VoiceOver's focus: a
      condition or a case that is called after an error, a success, a check or something loading, or asks whether a search found
      nothing, and shows a text, a label, progress or a view with words of its own; progress without an end that any condition
      brings up; such a view that `.opacity(isLoading ? 1 : 0)` brings up; a text that is called after a status
      (`Text(model.statusText)`); a title that says `isSending ? … : …`; what a button says for a while once it has copied something;
      what `if let` shows once a button's action has waited for it (`await`); a list that a stream adds to (`for await`); a message that is set,
      and after a while set back; a modifier or a package's call that lays a toast, a banner or a HUD over the
      screen; a list with `.searchable`, where neither the view nor what it shows has words for finding nothing. What alerts, sheets and
      popovers hold is announced by iOS, and what stands for a picture is left alone. All of an app's are one question, searches another.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        @State private var errorText: String?
        let load: () async throws -> Void

        var body: some View {
          VStack {
            Text("Your trains")
            if let errorText {  // expect: review
              Text(errorText)
            }
          }
          .task {
            do { try await load() } catch { errorText = error.localizedDescription }
          }
        }
      }
      ```

      ```swift
      import SwiftUI

      struct Example: View {
        let trains: [String]
        @State private var query = ""

        var body: some View {
          NavigationStack {
            List(trains.filter { query.isEmpty || $0.contains(query) }, id: \.self) { train in Text(train) }
              .navigationTitle("Trains")
              .searchable(text: $query)  // expect: review
          }
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        @State private var errorText: String?
        let load: () async throws -> Void

        var body: some View {
          VStack {
            Text("Your trains")
            if let errorText {
              Text(errorText)
            }
          }
          .task {
            do {
              try await load()
            } catch {
              errorText = error.localizedDescription
              AccessibilityNotification.Announcement(error.localizedDescription).post()
            }
          }
        }
      }
      ```

      ```swift
      import SwiftUI

      struct Example: View {
        let trains: [String]
        @State private var query = ""
        private var found: [String] { trains.filter { query.isEmpty || $0.contains(query) } }

        var body: some View {
          NavigationStack {
            List(found, id: \.self) { train in Text(train) }
              .overlay { if found.isEmpty { ContentUnavailableView.search(text: query) } }
              .navigationTitle("Trains")
              .searchable(text: $query)
              .onChange(of: query) {
                AccessibilityNotification.Announcement("\(found.count) trains").post()
              }
          }
        }
      }
      ```
      """#
    ),
    (
      "color-only-state",
      #"""
      ---
      id: color-only-state
      title: Only a colour shows the state
      summary: A state is shown by more than a change of colour.
      group: State
      severity: warning
      sources: WCAG 1.4.1
      unit: ratio
      numbers:
        ratio: 3
      ---
      About one man in twelve sees colours differently. When only a colour distinguishes the current page or the chosen card from the
      others, that is lost.

      ## Fix
      Add a tick, an outline, another size or a word; or take colours that differ in lightness by 3:1.

      ## Limits
      A colour that the source chooses by a state which decides nothing else in its type, no text, symbol, trait or view, is a question; so is
      one that a member decides (`.foregroundStyle(color(of: reading))`), a branch in the modifier's closure, or a modifier that is applied on a
      condition. States of the surroundings (colour scheme, focus, a press) are none, and actions that ask for the state tell nothing. A small
      shape of which the walk sees nothing change but its colour, while VoiceOver says the same, is a question. So is a dot, a circle of at most 14 pt, that a condition brings up without words beside it
      and without a name.
      Judged are rows of small equal shapes, and three or more controls from one line of source, that differ in colour alone.
      Choices among colours (swatches) have a colour each and are not judged, nor is one colour in light beside itself in dark.

      ## Options
      `ratio`: contrast between the two colours from which they count as different in lightness.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          HStack(spacing: 8) {
            ForEach(0..<4) { page in
              Circle()  // expect: fails
                .fill(page == 1 ? Color(red: 0.8, green: 0.3, blue: 0.3) : Color(red: 0.3, green: 0.6, blue: 0.3))
                .frame(width: 8, height: 8)
            }
          }
          .accessibilityElement()
          .accessibilityLabel("Page 2 of 4")
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          HStack(spacing: 8) {
            ForEach(0..<4) { page in
              Circle()
                .fill(Color(red: 0.3, green: 0.3, blue: 0.3))
                .frame(width: page == 1 ? 12 : 8, height: page == 1 ? 12 : 8)
            }
          }
          .accessibilityElement()
          .accessibilityLabel("Page 2 of 4")
        }
      }
      ```
      """#
    ),
    (
      "content-kept",
      #"""
      ---
      id: content-kept
      title: Something is gone at another text size
      summary: What is there at the usual text size is there at every other.
      group: Sizes
      severity: error
      sources: WCAG 1.4.4
      ---
      A button that an `if` hides at accessibility sizes is lost to exactly the people who set them.

      ## Fix
      Keep the control and let the layout change: stack it, scroll, or move it into a menu under the same name.

      ## Limits
      A control counts as kept when one of the same name, or from the same line, is there. Text that is gone is a review: shorter
      words may say the same. Data of the app's in the same view counts as kept whatever it says: it goes on while the app runs.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        @Environment(\.dynamicTypeSize) private var size

        var body: some View {
          VStack {
            Text("Ferns like shade.")
            if !size.isAccessibilitySize {
              Button {  // expect: fails
              } label: {
                Text("Share").frame(minWidth: 44, minHeight: 44)
              }
              .buttonStyle(.plain)
            }
          }
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          VStack {
            Text("Ferns like shade.")
            Button {
            } label: {
              Text("Share").frame(minWidth: 44, minHeight: 44)
            }
            .buttonStyle(.plain)
          }
        }
      }
      ```
      """#
    ),
    (
      "context-change",
      #"""
      ---
      id: context-change
      title: A control opens something by itself
      summary: A field that gets the focus, or a control that gets another value, opens nothing by itself.
      group: Flow
      severity: warning
      sources: WCAG 3.2.1, WCAG 3.2.2
      ---
      Who explores a form with VoiceOver, or sees only a part of it enlarged, does not expect another screen for having touched a
      field.

      ## Fix
      Let a button do it, beside the field.

      ## Limits
      Decided from the source: `onChange` of a focus state, or of a value that a control of the same view is bound to, that
      opens a sheet, a cover, a popover or a screen, or leaves the screen. Alerts are left out. That the focus moves on to the
      next field is a question, since words before the field may say so.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        @State private var isWeekly = false
        @State private var isOffered = false

        var body: some View {
          Toggle("Letter every week", isOn: $isWeekly)
            .onChange(of: isWeekly) {  // expect: fails
              isOffered = true
            }
            .sheet(isPresented: $isOffered) {
              Text("Choose a day")
            }
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        @State private var isWeekly = false
        @State private var letters = 0

        var body: some View {
          Toggle("Letter every week", isOn: $isWeekly)
            .onChange(of: isWeekly) {
              letters = isWeekly ? 1 : 0
            }
        }
      }
      ```
      """#
    ),
    (
      "contrast-non-text",
      #"""
      ---
      id: contrast-non-text
      title: An icon or drawn state is too faint
      summary: Symbols and drawn states that carry meaning have a contrast of 3:1 against their neighbours.
      group: Color
      severity: error
      sources: WCAG 1.4.11
      unit: ratio
      numbers:
        ratio: 3
      ---
      An icon that is the only content of a button, or the filled part of a progress bar, says something. When it is too faint
      that message is lost.

      ## Fix
      Use a stronger colour, or add text that says the same.

      ## Limits
      Judged are symbols alone in a control, symbols that stand by themselves and are not hidden from VoiceOver, and bars drawn
      as one shape over another, and what a swipe over a row brings up: iOS draws its words and its symbol in white on the
      `.tint` of the button. A symbol that stands by itself and has no label of the app's own may be decoration, which needs no contrast: it is
      a question. So is a symbol beside text, in a colour of the project's own and not hidden from VoiceOver: whether it says what the text
      does not (a state, a rating), a person knows. Of a field to type in, the line or the area around it that stands out most is a question too: a placeholder or a label may
      show as well where to type; what iOS draws around a field by its own style is not judged. A swipe action in iOS's own colours is not judged. Pictures, other borders and the symbols of a
      `Label` are not judged.

      ## Options
      `ratio`: required contrast.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          Button {
          } label: {
            Image(systemName: "xmark")
              .foregroundStyle(Color(red: 0.8, green: 0.8, blue: 0.8))  // expect: fails
              .frame(width: 44, height: 44)
              .background(Color.white)
          }
          .accessibilityLabel("Close")
        }
      }
      ```
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          HStack {
            Image(systemName: "star.fill")
              .foregroundStyle(.yellow)  // expect: review
              .accessibilityLabel("Stars")
            Text("4.5")
          }
        }
      }
      ```
      ```swift
      import SwiftUI

      struct Example: View {
        @State private var name = ""

        var body: some View {
          VStack(alignment: .leading) {
            Text("Name")
            TextField("Name", text: $name)
              .padding(12)
              .overlay {
                RoundedRectangle(cornerRadius: 8).stroke(Color(white: 0.85), lineWidth: 1)  // expect: review
              }
          }
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          Button {
          } label: {
            Image(systemName: "xmark")
              .foregroundStyle(Color(red: 0.4, green: 0.4, blue: 0.4))
              .frame(width: 44, height: 44)
              .background(Color.white)
          }
          .accessibilityLabel("Close")
        }
      }
      ```
      ```swift
      import SwiftUI

      struct Example: View {
        @State private var name = ""

        var body: some View {
          VStack(alignment: .leading) {
            Text("Name")
            TextField("Name", text: $name)
              .padding(12)
              .overlay { RoundedRectangle(cornerRadius: 8).stroke(Color(white: 0.5), lineWidth: 1) }
          }
        }
      }
      ```
      ```swift
      import SwiftUI

      struct Example: View {
        @State private var name = ""

        var body: some View {
          VStack(alignment: .leading) {
            Text("Name")
            TextField("Name", text: $name).textFieldStyle(.roundedBorder).controlSize(.large).padding(.vertical, 8)
          }
        }
      }
      ```
      """#
    ),
    (
      "contrast-text",
      #"""
      ---
      id: contrast-text
      title: Text is too faint
      summary: Text has a contrast of 4.5:1 against what lies behind it, 3:1 when large.
      group: Color
      severity: error
      sources: WCAG 1.4.3, HIG Accessibility
      unit: ratio
      numbers:
        ratio: 4.5
        ratio-large: 3
        large: 18
        large-bold: 14
      ---
      Pale text disappears in sunlight, on old screens, and for everyone with low vision.

      ## Fix
      Take the colour named in the finding, the nearest that passes, or a semantic colour (`.primary`) that iOS adapts. Where
      an `.opacity` on the text or around it takes the contrast away, the finding names its place and the least value that
      passes; no value where it takes what lies behind with it.

      ## Limits
      Colours are composited as drawn, per appearance. Text over an image or a material cannot be computed and is reported
      for review, unless a scrim over the image leaves enough whatever the image shows; over a gradient the worst place behind the
      text counts, and of two gradients the places where they meet. Where it fails in several appearances, colours are
      reported for the first, with the ratios of all. Disabled controls are exempt, and so are signs that
      only separate ("•", "|" between two words), headers and footers of sections, values of pickers and of `LabeledContent` and what
      `ContentUnavailableView` says in iOS's own style (of a joined text the parts without a colour of their own), and what lies behind something that fills the screen, a scrim
      with something to read in front of it too. Emoji in colours of
      their own are exempt; "✕" and "★" take the text's colour and are text. One word in pieces of several colours may be a
      logotype: one question. Texts that are never laid out are asked about where the source gives them a colour of the system's that is too faint on
      white and no ground of their own: one question. Bold means weight 700 and more; semibold text (600, `.headline`) is held to 4.5:1. What counts as large
      grows with the reader's text size: a text can fail at one size and pass at another. `.secondary` and iOS's other faint
      labels fall short on iOS's own grounds too, and so does its accent colour; from three places on they are one finding,
      whichever of those grounds it is. A navigation
      stack is opaque: what stands behind it is not behind its texts. A bar's own labels over a picture are iOS's concern.

      ## Options
      `ratio`, `ratio-large`: required contrast. `large`, `large-bold`: points from which text is large. The strict reading
      of WCAG in CSS pixels is 24 and 18.66; profile `strict` uses it.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          Text("Skip for now")
            .foregroundStyle(Color(red: 0.6, green: 0.6, blue: 0.6))  // expect: fails, fails contrast-text-enhanced
            .padding()
            .background(Color.white)
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          Text("Skip for now")
            .foregroundStyle(Color(red: 0.3, green: 0.3, blue: 0.3))
            .padding()
            .background(Color.white)
        }
      }
      ```
      ```swift
      import SwiftUI

      struct Example: View {
        @State private var day = Date(timeIntervalSince1970: 0)
        var body: some View {
          // UIKit writes the date in its label colour.
          DatePicker("Day", selection: $day, displayedComponents: .date)
            .labelsHidden()
            .datePickerStyle(.compact)
            .foregroundStyle(.yellow)
        }
      }
      ```
      """#
    ),
    (
      "contrast-text-enhanced",
      #"""
      ---
      id: contrast-text-enhanced
      title: Text is faint with Increase Contrast on
      summary: With Increase Contrast on, text has a contrast of 7:1, 4.5:1 when large.
      group: Color
      severity: off
      sources: WCAG 1.4.6, HIG Accessibility
      unit: ratio
      numbers:
        ratio: 7
        ratio-large: 4.5
        large: 18
        large-bold: 14
      ---
      Who turns on Increase Contrast asks for more than the minimum. Colours of one's own give it only when they have a variant for it.

      ## Fix
      Add a High Contrast appearance to the colour set; use semantic colours.

      ## Limits
      Judged in the appearances `light-high` and `dark-high` only. Backdrops that cannot be computed are reported by `contrast-text`.

      ## Options
      `ratio`, `ratio-large`: required contrast. `large`, `large-bold`: points from which text is large.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          Text("Skip for now")
            .foregroundStyle(Color(red: 0.42, green: 0.42, blue: 0.42))  // expect: fails
            .padding()
            .background(Color.white)
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          Text("Skip for now")
            .foregroundStyle(Color.black)
            .padding()
            .background(Color.white)
        }
      }
      ```
      """#
    ),
    (
      "control-name",
      #"""
      ---
      id: control-name
      title: A control has no name
      summary: Every control has a name that its author gave it.
      group: Names
      severity: error
      sources: WCAG 4.1.2
      ---
      VoiceOver reads a control by its name. Without one it says "button", or what iOS makes of a symbol's name; with Voice
      Control nobody can say which button to tap.

      ## Fix
      Use `Label("Delete", systemImage: "trash")` (with `.labelStyle(.iconOnly)` where only the icon shows), or
      `.accessibilityLabel("Delete")`.

      ## Limits
      iOS has descriptions of its own for some symbols. They are not counted: they differ between versions and describe the
      picture ("trash"), not the action. A title whose words are not known (a type that is generated before the build) is a
      name. An indicator of progress without a title, with no words beside it, is a question: VoiceOver says "in progress" and
      not of what; those in states that no walk reaches are read from the source. Beside one text it is a question too: two stops for one thing. A `Gauge` with an empty label has no name, nor has an option of a picker that is `Text("")`. A
      picker whose title is what is chosen says the value twice and not of what. A picker of segments without a name is a question: each segment says
      what it is. Controls in views, menus and swipe actions that are never laid out are read from the source: those whose label is written out
      and holds a symbol alone, that have an empty title, and sliders without one, where nothing around them says a name. A bar with an empty title is
      a question: how much of what; so are a ring and a bar that are drawn of shapes with no words beside them, and alerts with an empty title.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          Button {  // expect: fails
          } label: {
            Image(systemName: "trash")
              .frame(width: 44, height: 44)
          }
        }
      }
      ```
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          Gauge(value: 0.4) { Text("") }  // expect: fails
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          Button {
          } label: {
            Image(systemName: "trash")
              .frame(width: 44, height: 44)
          }
          .accessibilityLabel("Delete")
        }
      }
      ```
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          Gauge(value: 0.4) { Text("Dose") }
        }
      }
      ```
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          TabView {
            Text("All your walks").toolbar(.hidden, for: .tabBar)
          }
        }
      }
      ```
      """#
    ),
    (
      "copy-told",
      #"""
      ---
      id: copy-told
      title: Copying is not confirmed
      summary: Whoever copies something is told that it worked.
      group: Flow
      severity: review
      sources: WCAG 4.1.3, HIG Feedback
      ---
      iOS says nothing when an app writes to the pasteboard. Who taps "Copy" and sees and hears nothing taps again.

      ## Fix
      Show it for a while, as "Copied" in the button's place, and post `AccessibilityNotification.Announcement`.

      ## Limits
      Decided from the source, in views and in what views observe: a closure or function that writes to `UIPasteboard.general`, plays a
      haptic or writes to the log, and does nothing else. What sets a state or calls anything else may say it. All of an app's are one
      question.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        let code: String

        var body: some View {
          Button {
            UIPasteboard.general.string = code  // expect: review
          } label: {
            Text("Copy the code").frame(minHeight: 44)
          }
          .buttonStyle(.plain)
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        let code: String
        @State private var isCopied = false

        var body: some View {
          Button {
            UIPasteboard.general.string = code
            isCopied = true
            AccessibilityNotification.Announcement("Copied").post()
          } label: {
            Text(isCopied ? "Copied" : "Copy the code").frame(minHeight: 44)
          }
          .buttonStyle(.plain)
        }
      }
      ```
      """#
    ),
    (
      "decoration-spoken",
      #"""
      ---
      id: decoration-spoken
      title: Decoration is read aloud
      summary: Signs that only separate, emoji and images that only decorate, and what is drawn in no colour are hidden from VoiceOver.
      group: Names
      severity: warning
      sources: WCAG 1.1.1, HIG VoiceOver
      ---
      Each bullet between two links is one more stop and one more word, "bullet", on the way to what somebody looks for.

      A tick that is drawn in no colour where a row is not chosen can't be seen, but VoiceOver says "checkmark" in every row.

      ## Fix
      Add `.accessibilityHidden(true)` to the sign, or make the row one element. An image that says nothing is
      `Image(decorative:)`, or hidden. What is not to be seen is `.opacity(0)` in place of `.foregroundStyle(.clear)`: SwiftUI hides it
      from VoiceOver too.

      ## Limits
      A text is taken for a sign where it consists of bullets before something, or of bars, dashes and arrows between two things
      of a row. Emoji that the source writes as a text of their own are a question beside words of their row, several of them also
      above words; those in data say something. An image that its label calls decoration is a question for a person; English labels only.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          HStack(alignment: .top) {
            Text("•")  // expect: fails
            Text("Bring a towel")
          }
        }
      }
      ```
      ```swift
      import SwiftUI

      struct Example: View {
        @State private var isChosen = false

        var body: some View {
          Button {
            isChosen.toggle()
          } label: {
            HStack {
              Text("Swedish krona").foregroundStyle(Color.primary)
              Spacer()
              Image(systemName: "checkmark")  // expect: fails
                .foregroundStyle(isChosen ? .blue : .clear)
            }
            .frame(minHeight: 44)
          }
          .accessibilityAddTraits(isChosen ? .isSelected : [])
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          HStack(alignment: .top) {
            Text("•").accessibilityHidden(true)
            Text("Bring a towel")
          }
        }
      }
      ```
      ```swift
      import SwiftUI

      struct Example: View {
        @State private var isChosen = false

        var body: some View {
          Button {
            isChosen.toggle()
          } label: {
            HStack {
              Text("Swedish krona").foregroundStyle(Color.primary)
              Spacer()
              Image(systemName: "checkmark").opacity(isChosen ? 1 : 0)
            }
            .frame(minHeight: 44)
          }
          .accessibilityAddTraits(isChosen ? .isSelected : [])
        }
      }
      ```
      """#
    ),
    (
      "destructive-confirmed",
      #"""
      ---
      id: destructive-confirmed
      title: Deleted without a question
      summary: A button that deletes asks first, or lets people take it back.
      group: Flow
      severity: warning
      sources: WCAG 3.3.4, HIG Alerts
      ---
      Tremor, a swipe that went astray, a row misheard: a tap on the wrong button happens, and what is deleted is gone.

      ## Fix
      Ask with `.confirmationDialog`, or offer Undo after it.

      ## Limits
      Decided from the source: a button with the role destructive, or whose words or picture say that it deletes, and what its
      action calls, three functions deep; a function of the project that does it in a way that is not known is taken by its name. What it calls is taken for data of the reader's. An action handed in from outside, or
      sent to a store, is not followed, nor is a case handed to a router: `open(.deleteBook(id))`. What a full swipe runs, and what is chosen
      from a menu, is one question for the whole app: Apple's own apps delete so where there is a way back. One thing taken out of a list that
      a view keeps as its state, or was handed to edit, is a question, and nothing where the button's words speak of something else. Selections, filters and
      caches are left out, and buttons with a way to undo.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        @State private var notes = ["Ferns", "Moss"]

        var body: some View {
          VStack {
            Text("Notes kept: \(notes.count)")
            Button(role: .destructive) {  // expect: fails
              notes.removeAll()
            } label: {
              Text("Delete all notes").frame(minWidth: 120, minHeight: 44).contentShape(.rect)
            }
            .foregroundStyle(Color.primary)
          }
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        @State private var notes = ["Ferns", "Moss"]
        @State private var isAsking = false

        var body: some View {
          VStack {
            Text("Notes kept: \(notes.count)")
            Button(role: .destructive) {
              isAsking = true
            } label: {
              Text("Delete all notes").frame(minWidth: 120, minHeight: 44).contentShape(.rect)
            }
            .foregroundStyle(Color.primary)
            .confirmationDialog("Delete all notes?", isPresented: $isAsking, titleVisibility: .visible) {
              Button("Delete all", role: .destructive) { notes.removeAll() }
            }
          }
        }
      }
      ```
      """#
    ),
    (
      "disabled-told",
      #"""
      ---
      id: disabled-told
      title: Nothing says why a button is disabled
      summary: Where a button waits for something to be entered, the screen says what.
      group: Flow
      severity: review
      sources: WCAG 3.3.2, HIG Entering data
      ---
      "Add, dimmed, button": who sees the form may find the empty field, who hears it has to go through all of them and guess which is
      needed.

      ## Fix
      Say in words what is required, at the field or beside the button, or leave the button enabled and answer with what is missing.

      ## Limits
      Decided from the source: a button whose `.disabled` asks whether something that is entered in the same file is empty, or,
      beside a field, for a value that is named after being valid or complete (`isFormValid`, `canSave`), where no text depends on
      the same, and no hint or value is set on the button. A text that is always there may say it: whether one does is for a person,
      and all of an app's are one question.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        @State private var name = ""
        let add: (String) -> Void

        var body: some View {
          VStack(alignment: .leading) {
            Text("Name")
            TextField("Fern", text: $name)
              .frame(minHeight: 44)
            Button {
              add(name)
            } label: {
              Text("Add the plant").frame(minWidth: 120, minHeight: 44).contentShape(.rect)
            }
            .foregroundStyle(Color.primary)
            .disabled(name.isEmpty)  // expect: review
          }
          .padding()
        }
      }

      #Preview { Example { _ in } }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        @State private var name = ""
        let add: (String) -> Void

        var body: some View {
          VStack(alignment: .leading) {
            Text("Name")
            TextField("Fern", text: $name)
              .frame(minHeight: 44)
            if name.isEmpty { Text("Enter a name to add the plant.") }
            Button {
              add(name)
            } label: {
              Text("Add the plant").frame(minWidth: 120, minHeight: 44).contentShape(.rect)
            }
            .foregroundStyle(Color.primary)
            .disabled(name.isEmpty)
          }
          .padding()
        }
      }

      #Preview { Example { _ in } }
      ```
      """#
    ),
    (
      "empty-told",
      #"""
      ---
      id: empty-told
      title: An empty list says nothing
      summary: Where a list has nothing to show, words say so.
      group: Flow
      severity: review
      sources: WCAG 4.1.3, HIG Feedback
      ---
      A blank screen may be loading, may have failed, or may be all there is. Who sees it guesses; who hears it finds nothing to hear,
      and waits.

      ## Fix
      Show `ContentUnavailableView` (or a text and what to do next) where the list is empty, and a progress view while it loads.

      ## Limits
      Decided from the source, for pages: a `List` or a `ScrollView` that shows nothing but the elements of data which is fetched
      (`@Query`, `@FetchRequest`), begins as nothing (`= []`) or is written `items ?? []`, where neither the view, nor what it shows two levels
      deep, nor what shows it asks whether anything is there. Lists with rows of their own are never blank. Of data that is handed in
      whoever hands it knows: nothing is said. All of an app's are one question.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        @State private var notes: [String] = []
        let load: () async -> [String]

        var body: some View {
          List {  // expect: review
            ForEach(notes, id: \.self) { note in Text(note) }
          }
          .navigationTitle("Notes")
          .task { notes = await load() }
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        @State private var notes: [String] = []
        let load: () async -> [String]

        var body: some View {
          List {
            ForEach(notes, id: \.self) { note in Text(note) }
          }
          .overlay { if notes.isEmpty { Text("No notes yet. Write the first one.") } }
          .navigationTitle("Notes")
          .task { notes = await load() }
        }
      }
      ```
      """#
    ),
    (
      "expanded-state",
      #"""
      ---
      id: expanded-state
      title: Open or closed is not announced
      summary: A control that opens and closes something says which it is.
      group: State
      severity: error
      sources: WCAG 4.1.2
      ---
      A chevron that turns shows that the section is open. VoiceOver reads the same name before and after the tap, and what
      came below is met by accident or not at all.

      ## Fix
      Use a `DisclosureGroup`, or add `.accessibilityValue(isOpen ? "expanded" : "collapsed")` to the control.

      ## Limits
      Decided from the source: an arrow, a plus or a minus that a state turns or exchanges, where the same type changes the state
      and shows something by it. A text, a label, a hint, a value or a trait that depends on the state tells it. Orders of a list
      are left out, as are states that come with a style's `configuration`.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        @State private var isOpen = false

        var body: some View {
          VStack {
            Button {
              isOpen.toggle()
            } label: {
              HStack {
                Text("Details")
                Image(systemName: "chevron.forward")
                  .rotationEffect(.degrees(isOpen ? 90 : 0))  // expect: fails
              }
              .frame(minHeight: 44)
            }
            .buttonStyle(.plain)
            if isOpen { Text("Packed on Monday") }
          }
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        @State private var isOpen = false

        var body: some View {
          VStack {
            Button {
              isOpen.toggle()
            } label: {
              HStack {
                Text("Details")
                Image(systemName: "chevron.forward")
                  .rotationEffect(.degrees(isOpen ? 90 : 0))
              }
              .frame(minHeight: 44)
            }
            .buttonStyle(.plain)
            .accessibilityValue(isOpen ? "expanded" : "collapsed")
            if isOpen { Text("Packed on Monday") }
          }
        }
      }
      ```
      """#
    ),
    (
      "failure-told",
      #"""
      ---
      id: failure-told
      title: A failure is not told
      summary: What went wrong is shown to whoever waits for it, and announced.
      group: Flow
      severity: review
      sources: WCAG 3.3.1, WCAG 4.1.3, HIG Feedback
      ---
      The list stays empty, the wheel stops. Who sees the screen may guess that something failed; who hears it is told nothing, and
      waits.

      ## Fix
      Keep the error in a state, show it (`.alert`, a text with a way to try again), and post
      `AccessibilityNotification.Announcement` where it is not an alert. Say what went wrong in words: `error.localizedDescription` of an
      error that is a `LocalizedError`, not `"\(error)"`.

      ## Limits
      Decided from the source, in views and in what views observe: a `catch` for all errors, `case .failure`, `if let error`, a function
      that is called with an error and the `else` of an `if let … = try? …`, where all that runs writes to the log, plays a haptic, ends the
      progress, or keeps the error in a property that nothing reads; `try? await save()` and `_ = try? await save()` as a statement; a `Task`
      that nobody keeps and that throws. In functions that give something back, whoever called them is told. Whether somebody waits for
      it is for a person to say: all of an app's are one question. Words that a type of errors has as its `localizedDescription`, without being a `LocalizedError`, are asked about where the app shows `error.localizedDescription`.

      An error in the words of code is one that a text, an alert, a toast or a property called after a message is given as `"\(error)"`,
      `String(describing: error)` or `error.debugDescription`; what goes to the log is left alone. All of an app's are another question.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        @State private var names: [String] = []
        let load: () async throws -> [String]

        var body: some View {
          List(names, id: \.self) { name in Text(name) }
            .task {
              do {
                names = try await load()
              } catch {  // expect: review
                print(error)
              }
            }
        }
      }
      ```

      ```swift
      import SwiftUI

      struct Example: View {
        @State private var hasFailed = false
        let save: () async throws -> Void

        var body: some View {
          Text("Your notes are kept on this device.")
            .task {
              do {
                try await save()
              } catch {  // expect: review
                hasFailed = true
              }
            }
        }
      }
      ```

      ```swift
      import SwiftUI

      struct Example: View {
        @State private var message = ""
        @State private var hasFailed = false
        let save: () async throws -> Void

        var body: some View {
          Text("Your notes are kept on this device.")
            .alert("Not saved", isPresented: $hasFailed) {
              Button("OK") {}
            } message: {
              Text(message)
            }
            .task {
              do {
                try await save()
              } catch {
                message = "Error: \(error)"  // expect: review
                hasFailed = true
              }
            }
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        @State private var names: [String] = []
        @State private var failure: String?
        let load: () async throws -> [String]

        var body: some View {
          List(names, id: \.self) { name in Text(name) }
            .overlay { if let failure { Text(failure) } }
            .task {
              do {
                names = try await load()
              } catch {
                failure = error.localizedDescription
                AccessibilityNotification.Announcement(error.localizedDescription).post()
              }
            }
        }
      }
      ```
      """#
    ),
    (
      "field-label",
      #"""
      ---
      id: field-label
      title: A field is labelled by its placeholder only
      summary: A field has a label that stays when something is typed.
      group: Names
      severity: warning
      sources: WCAG 3.3.2, WCAG 1.3.1
      ---
      The placeholder goes away with the first letter. Who is interrupted, or checks the form at the end, no longer knows what was asked.

      ## Fix
      Put a visible `Text` next to the field, or use `LabeledContent`.

      ## Limits
      A label is text right before the field, at most 40 pt or one line above it, or in its row, whatever stacks stand between;
      a section's header is one where the section has one field, or where it shares a word with the field, or the keys of both in
      the string table do. A tap on a row that holds both takes nothing from its label. A sign without letters, or a text hidden from
      VoiceOver, between label and field is passed over. The title and the message of an alert are
      one for its field, where they share a word with it or ask for something (“Enter …”). Search fields need none, nor do fields with a lens beside them.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          TextField("Pile", text: .constant(""))  // expect: fails
            .frame(minHeight: 44)
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          VStack(alignment: .leading) {
            Text("Pile")
            TextField("Holidays", text: .constant(""))
              .frame(minHeight: 44)
          }
        }
      }
      ```
      """#
    ),
    (
      "field-purpose",
      #"""
      ---
      id: field-purpose
      title: A field does not say what it is for
      summary: Fields about the user have a content type, so that iOS can fill them in.
      group: Names
      severity: warning
      sources: WCAG 1.3.5
      ---
      Filling in an e-mail address by hand is hard with a switch, with dyslexia, with one thumb. iOS does it when it knows what the field is for.

      ## Fix
      `.textContentType(.emailAddress)` and the like.

      ## Limits
      Recognised by words in the placeholder or label, English and German: e-mail, phone, names, password, address, codes. A name, an address or a number that is
      asked for in an alert, or where a title or label begins with a word like add, block, filter, follow, invite or search, may be somebody
      else's: it is a question. A name in a game, a nickname and one that others see are none of an account's data. A field for
      a password or a user name with neither a name or an address to sign in beside it nor words about signing in may be a file's: it is a question. A field for
      a web address (`URL`, `https://…`) with neither a content type nor a keyboard of its own is a question.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          VStack(alignment: .leading) {
            Text("Email")
            TextField("you@mail.test", text: .constant(""))  // expect: fails
              .frame(minHeight: 44)
          }
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          VStack(alignment: .leading) {
            Text("Email")
            TextField("you@mail.test", text: .constant(""))
              .textContentType(.emailAddress)
              .frame(minHeight: 44)
          }
        }
      }
      ```
      """#
    ),
    (
      "flow-answer",
      #"""
      ---
      id: flow-answer
      title: A refusal ends the flow
      summary: The flow goes on whatever is answered to a permission prompt.
      group: Flow
      severity: error
      sources: HIG Privacy
      ---
      People refuse for good reasons. When the flow then stops, they are locked out of the app.

      ## Fix
      Go on in both cases; say later what does not work, and where to change it.

      ## Limits
      Decided on the walk, which answers every prompt with yes, no and an error.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        @State private var isDone = false

        var body: some View {
          VStack {
            if isDone {
              Text("Point the camera at a plant")
              Button {
                isDone = false
              } label: {
                Text("Start over").frame(minWidth: 44, minHeight: 44)
              }
            } else {
              Button {
                Task {
                  isDone = await AVCaptureDevice.requestAccess(for: .video)  // expect: fails
                }
              } label: {
                Text("Allow").frame(minWidth: 44, minHeight: 44)
              }
            }
          }
          .buttonStyle(.plain)
        }
      }

      @main
      struct ExampleApp: App {
        var body: some Scene {
          WindowGroup { Example() }
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        @State private var isDone = false

        var body: some View {
          VStack {
            if isDone {
              Text("Point the camera at a plant")
              Button {
                isDone = false
              } label: {
                Text("Start over").frame(minWidth: 44, minHeight: 44)
              }
            } else {
              Button {
                Task {
                  _ = await AVCaptureDevice.requestAccess(for: .video)
                  isDone = true
                }
              } label: {
                Text("Allow").frame(minWidth: 44, minHeight: 44)
              }
            }
          }
          .buttonStyle(.plain)
        }
      }

      @main
      struct ExampleApp: App {
        var body: some Scene {
          WindowGroup { Example() }
        }
      }
      ```
      """#
    ),
    (
      "flow-back",
      #"""
      ---
      id: flow-back
      title: There is no way back
      summary: A step of a flow can be walked back, or the flow left.
      group: Flow
      severity: review
      sources: HIG Onboarding
      ---
      Who tapped too early, or did not understand, wants to read again.

      ## Fix
      Offer Back, swiping between pages, or Skip.

      ## Limits
      Decided on the walk. A step is a screen of its own, or one screen of which a tap replaces all that is to be read. Steps after something was stored are not judged.

      ## Bad
      ```swift
      import SwiftUI

      @main
      struct ExampleApp: App {
        var body: some Scene {
          WindowGroup { Example() }
        }
      }

      struct Example: View {
        @State private var step = 0
        @AppStorage("isDone") private var isDone = false

        var body: some View {
          if isDone {
            Text("Plants")
          } else if step == 0 {
            Welcome { step = 1 }
          } else if step == 1 {
            Question { step = 2 }
          } else {
            Summary { isDone = true }
          }
        }
      }

      struct Welcome: View {
        let next: () -> Void

        var body: some View {
          VStack {
            Text("Welcome")
            Button {  // expect: fails
              next()
            } label: {
              Text("Next").frame(minWidth: 44, minHeight: 44)
            }
          }
          .buttonStyle(.plain)
        }
      }

      struct Question: View {
        let next: () -> Void

        var body: some View {
          VStack {
            Text("Do your plants stand in the sun?")
            Button {
              next()
            } label: {
              Text("Next").frame(minWidth: 44, minHeight: 44)
            }
          }
          .buttonStyle(.plain)
        }
      }

      struct Summary: View {
        let next: () -> Void

        var body: some View {
          VStack {
            Text("That is all")
            Button {
              next()
            } label: {
              Text("Next").frame(minWidth: 44, minHeight: 44)
            }
          }
          .buttonStyle(.plain)
        }
      }
      ```
      ```yaml .sightline.yml
      locales: [en, ar-XB]
      screens: {Welcome: Welcome, Question: Question, Summary: Summary}
      ```

      ## Good
      ```swift
      import SwiftUI

      @main
      struct ExampleApp: App {
        var body: some Scene {
          WindowGroup { Example() }
        }
      }

      struct Example: View {
        @State private var step = 0
        @AppStorage("isDone") private var isDone = false

        var body: some View {
          if isDone {
            Text("Plants")
          } else if step == 0 {
            Welcome { step = 1 }
          } else if step == 1 {
            Question(next: { step = 2 }, back: { step = 0 })
          } else {
            Summary { isDone = true }
          }
        }
      }

      struct Welcome: View {
        let next: () -> Void

        var body: some View {
          VStack {
            Text("Welcome")
            Button {
              next()
            } label: {
              Text("Next").frame(minWidth: 44, minHeight: 44)
            }
          }
          .buttonStyle(.plain)
        }
      }

      struct Question: View {
        let next: () -> Void
        let back: () -> Void

        var body: some View {
          VStack {
            Text("Do your plants stand in the sun?")
            Button {
              next()
            } label: {
              Text("Next").frame(minWidth: 44, minHeight: 44)
            }
            Button {
              back()
            } label: {
              Text("Back").frame(minWidth: 44, minHeight: 44)
            }
          }
          .buttonStyle(.plain)
        }
      }

      struct Summary: View {
        let next: () -> Void

        var body: some View {
          VStack {
            Text("That is all")
            Button {
              next()
            } label: {
              Text("Next").frame(minWidth: 44, minHeight: 44)
            }
          }
          .buttonStyle(.plain)
        }
      }
      ```
      ```yaml .sightline.yml
      locales: [en, ar-XB]
      screens: {Welcome: Welcome, Question: Question, Summary: Summary}
      ```
      """#
    ),
    (
      "flow-entry",
      #"""
      ---
      id: flow-entry
      title: The same thing is asked for twice
      summary: What was entered once is not asked for again.
      group: Flow
      severity: warning
      sources: WCAG 3.3.7
      ---
      Typing an address twice costs anyone time, and people with tremor or poor memory much more.

      ## Fix
      Carry the value over, or offer it for choosing.

      ## Limits
      Decided on the walk, by content type or name of text fields on different screens. Passwords, codes and search are exempt.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        @State private var email = ""

        var body: some View {
          NavigationStack {
            VStack {
              Text("Email")
              TextField("Email", text: $email)
                .textContentType(.emailAddress)
                .frame(minHeight: 44)
              NavigationLink {
                Shipping()
              } label: {
                Text("Next").frame(minWidth: 44, minHeight: 44)
              }
              .buttonStyle(.plain)
            }
            .navigationTitle("Account")
          }
        }
      }

      struct Shipping: View {
        @State private var email = ""

        var body: some View {
          VStack {
            Text("Email")
            TextField("Email", text: $email)  // expect: fails
              .textContentType(.emailAddress)
              .frame(minHeight: 44)
          }
          .navigationTitle("Shipping")
        }
      }

      @main
      struct ExampleApp: App {
        var body: some Scene {
          WindowGroup { Example() }
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        @State private var email = ""

        var body: some View {
          NavigationStack {
            VStack {
              Text("Email")
              TextField("Email", text: $email)
                .textContentType(.emailAddress)
                .frame(minHeight: 44)
              NavigationLink {
                Shipping()
              } label: {
                Text("Next").frame(minWidth: 44, minHeight: 44)
              }
              .buttonStyle(.plain)
            }
            .navigationTitle("Account")
          }
        }
      }

      struct Shipping: View {
        var body: some View {
          Text("We write to the address you gave.")
            .navigationTitle("Shipping")
        }
      }

      @main
      struct ExampleApp: App {
        var body: some Scene {
          WindowGroup { Example() }
        }
      }
      ```
      """#
    ),
    (
      "flow-exit",
      #"""
      ---
      id: flow-exit
      title: A screen has no way on
      summary: Every state of a flow has a way on.
      group: Flow
      severity: review
      sources: HIG Onboarding
      ---
      A screen without a working control ends the app for the one who reached it.

      ## Fix
      Give the screen a control that leads somewhere, and see that its action does.

      ## Limits
      Decided on the walk: every control is tapped in every state reached within the budget. Where a flag was stored the flow
      is over. An app of one screen may come to an end: a state that leads nowhere passes as long as it has a control to use, or
      keeps half of what it said before; a screen that exchanges its content for a state without a control is a dead end in any
      app.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        @State private var isDone = false

        var body: some View {
          VStack {
            if isDone {
              Text("You are here")
            } else {
              Button {  // expect: fails
                isDone = true
              } label: {
                Text("Go on").frame(minWidth: 44, minHeight: 44)
              }
            }
          }
          .buttonStyle(.plain)
        }
      }

      @main
      struct ExampleApp: App {
        var body: some Scene {
          WindowGroup { Example() }
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        @State private var isDone = false

        var body: some View {
          VStack {
            if isDone {
              Button {
                isDone = false
              } label: {
                Text("Go back").frame(minWidth: 44, minHeight: 44)
              }
            } else {
              Button {
                isDone = true
              } label: {
                Text("Go on").frame(minWidth: 44, minHeight: 44)
              }
            }
          }
          .buttonStyle(.plain)
        }
      }

      @main
      struct ExampleApp: App {
        var body: some Scene {
          WindowGroup { Example() }
        }
      }
      ```

      ```swift
      import SwiftUI

      struct Example: View {
        @State private var showsAll = false

        var body: some View {
          ScrollView {
            VStack(alignment: .leading) {
              Text("Ferns like shade.")
              Text("Water them twice a week.")
              if showsAll {
                Text("In winter once is enough.")
              } else {
                Button {
                  showsAll = true
                } label: {
                  Text("Show all").frame(minWidth: 44, minHeight: 44)
                }
                .buttonStyle(.plain)
              }
            }
            .padding()
          }
        }
      }

      @main
      struct ExampleApp: App {
        var body: some Scene {
          WindowGroup { Example() }
        }
      }
      ```
      """#
    ),
    (
      "flow-gate",
      #"""
      ---
      id: flow-gate
      title: The only way on is a purchase
      summary: What can be bought can be declined.
      group: Flow
      severity: warning
      sources: HIG In-app purchase
      ---
      A screen that only a purchase leads out of holds people who cannot tell how to get rid of it.

      ## Fix
      Offer a close button with a name, or a way on without paying.

      ## Limits
      Decided on the walk: purchases made with StoreKit. Quitting the app is no way out.

      ## Bad
      ```swift
      import StoreKit
      import SwiftUI

      struct Example: View {
        @AppStorage("isSubscribed") private var isSubscribed = false

        var body: some View {
          if isSubscribed {
            Text("Welcome")
          } else {
            VStack {
              Text("Everything, for a year")
              Button {  // expect: fails
                Task { await subscribe() }
              } label: {
                Text("Subscribe").frame(minWidth: 44, minHeight: 44)
              }
              .buttonStyle(.plain)
            }
          }
        }

        private func subscribe() async {
          guard let product = try? await Product.products(for: ["year"]).first else { return }
          guard let result = try? await product.purchase(), case .success = result else { return }
          isSubscribed = true
        }
      }

      @main
      struct ExampleApp: App {
        var body: some Scene {
          WindowGroup { Example() }
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        @State private var isDone = false

        var body: some View {
          VStack {
            Text(isDone ? "Welcome" : "Everything, for a year")
            Button {
              isDone.toggle()
            } label: {
              Text("Not now").frame(minWidth: 44, minHeight: 44)
            }
            .buttonStyle(.plain)
          }
        }
      }

      @main
      struct ExampleApp: App {
        var body: some Scene {
          WindowGroup { Example() }
        }
      }
      ```
      """#
    ),
    (
      "flow-indicator",
      #"""
      ---
      id: flow-indicator
      title: The step indicator is wrong
      summary: Page 2 of 4 is the second of four.
      group: Flow
      severity: warning
      sources: WCAG 1.3.1, HIG Page controls
      ---
      "Step 3 of 5" says how much is left; when it is wrong, people who can't glance ahead are misled.

      ## Fix
      Take index and count from the same list the screens come from.

      ## Limits
      Decided on the walk: texts and spoken names such as "Page 2 of 4", "Schritt 2 von 4", "Step 2/4".

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        @State private var step = 1

        var body: some View {
          VStack {
            Text("Step \(step) of 3")  // expect: fails
            Button {
              step = 3 - step
            } label: {
              Text("Next").frame(minWidth: 44, minHeight: 44)
            }
            .buttonStyle(.plain)
          }
        }
      }

      @main
      struct ExampleApp: App {
        var body: some Scene {
          WindowGroup { Example() }
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        @State private var step = 1

        var body: some View {
          VStack {
            Text("Step \(step) of 2")
            Button {
              step = 3 - step
            } label: {
              Text("Next").frame(minWidth: 44, minHeight: 44)
            }
            .buttonStyle(.plain)
          }
        }
      }

      @main
      struct ExampleApp: App {
        var body: some Scene {
          WindowGroup { Example() }
        }
      }
      ```
      """#
    ),
    (
      "flow-names",
      #"""
      ---
      id: flow-names
      title: The same button has another name elsewhere
      summary: A symbol of one meaning has one name on every screen.
      group: Flow
      severity: warning
      sources: WCAG 3.2.4
      ---
      Who learnt that the X is "Close" looks for it, by ear and by voice, on every screen.

      ## Fix
      Give the button one name, best from one component of its own.

      ## Limits
      Decided on the walk, for buttons that show nothing but a symbol of one meaning: an X, a gear, a magnifying glass, a bell.
      Names that begin with the same word count as one.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        @State private var isTipShown = true

        var body: some View {
          NavigationStack {
            VStack {
              if isTipShown {
                Text("Ferns like shade.")
                Button {
                  isTipShown = false
                } label: {
                  Image(systemName: "xmark").frame(width: 44, height: 44)
                }
                .buttonStyle(.plain)
                .accessibilityLabel("Close")
              }
              NavigationLink {
                Watering()
              } label: {
                Text("Calendar").frame(minWidth: 44, minHeight: 44)
              }
              .buttonStyle(.plain)
            }
            .navigationTitle("Plants")
          }
        }
      }

      struct Watering: View {
        @State private var isTipShown = true

        var body: some View {
          VStack {
            Text("Nothing to water")
            if isTipShown {
              Button {  // expect: fails
                isTipShown = false
              } label: {
                Image(systemName: "xmark").frame(width: 44, height: 44)
              }
              .buttonStyle(.plain)
              .accessibilityLabel("Dismiss")
            }
          }
          .navigationTitle("Calendar")
        }
      }

      @main
      struct ExampleApp: App {
        var body: some Scene {
          WindowGroup { Example() }
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        @State private var isTipShown = true

        var body: some View {
          NavigationStack {
            VStack {
              if isTipShown {
                Text("Ferns like shade.")
                Button {
                  isTipShown = false
                } label: {
                  Image(systemName: "xmark").frame(width: 44, height: 44)
                }
                .buttonStyle(.plain)
                .accessibilityLabel("Close")
              }
              NavigationLink {
                Watering()
              } label: {
                Text("Calendar").frame(minWidth: 44, minHeight: 44)
              }
              .buttonStyle(.plain)
            }
            .navigationTitle("Plants")
          }
        }
      }

      struct Watering: View {
        @State private var isTipShown = true

        var body: some View {
          VStack {
            Text("Nothing to water")
            if isTipShown {
              Button {
                isTipShown = false
              } label: {
                Image(systemName: "xmark").frame(width: 44, height: 44)
              }
              .buttonStyle(.plain)
              .accessibilityLabel("Close")
            }
          }
          .navigationTitle("Calendar")
        }
      }

      @main
      struct ExampleApp: App {
        var body: some Scene {
          WindowGroup { Example() }
        }
      }
      ```
      """#
    ),
    (
      "flow-prompt",
      #"""
      ---
      id: flow-prompt
      title: A permission is asked for out of the blue
      summary: Permission prompts come on a tap, after their reason.
      group: Flow
      severity: warning
      sources: HIG Privacy
      ---
      A system prompt at launch asks for something nobody has explained; most people refuse, and screen reader users are thrown out of what they were reading.

      ## Fix
      Explain on a screen of the app's own, and ask when its button is tapped.

      ## Limits
      Decided on the walk. Prompts for notifications, camera, photos, location, contacts, microphone and tracking.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          Text("Welcome")
            .task {
              _ = try? await UNUserNotificationCenter.current().requestAuthorization(options: [.alert])  // expect: fails
            }
        }
      }

      @main
      struct ExampleApp: App {
        var body: some Scene {
          WindowGroup { Example() }
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          VStack {
            Text("We can remind you to water your plants.")
            Button {
              Task {
                _ = try? await UNUserNotificationCenter.current().requestAuthorization(options: [.alert])
              }
            } label: {
              Text("Remind me").frame(minWidth: 44, minHeight: 44)
            }
            .buttonStyle(.plain)
          }
        }
      }

      @main
      struct ExampleApp: App {
        var body: some Scene {
          WindowGroup { Example() }
        }
      }
      ```
      """#
    ),
    (
      "gesture-alternative",
      #"""
      ---
      id: gesture-alternative
      title: Only a gesture does it
      summary: Something simpler does the same as a drag, a long press or a double tap.
      group: Structure
      severity: error
      sources: WCAG 2.5.1, WCAG 2.5.7, WCAG 2.1.1
      ---
      Dragging, pressing for long and pinching need a steady hand, and do nothing for VoiceOver, switches and keyboards.

      ## Fix
      Offer a button for the same, `.accessibilityAction(named:)`, or `.accessibilityAdjustableAction`.

      ## Limits
      Swipe actions of lists and gestures of system controls have alternatives of their own. A control inside passes as one, and so does a
      button whose action is the very same.
      What a drag does is not known: where the screen has buttons, or a back button, it is a question whether one of them does
      the same. So is a gesture on what UIKit draws, whose scroll views zoom by themselves. Where the same view reacts to taps as
      well, a person decides. Items of context menus that call or write what nothing
      else in the sources does are one question for the project: VoiceOver offers them as actions, but who sees the screen finds them by chance.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          Text("Card")
            .padding()
            .onLongPressGesture {}  // expect: fails
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          Text("Card")
            .padding()
            .onLongPressGesture {}
            .accessibilityAction(named: "Delete") {}
        }
      }
      ```
      """#
    ),
    (
      "group",
      #"""
      ---
      id: group
      title: A row reads piece by piece
      summary: A repeated row of text and images is one element for VoiceOver.
      group: Structure
      severity: warning
      sources: WCAG 1.3.1, HIG VoiceOver
      unit: count
      ---
      An icon, a title and a detail are three stops. A list of ten such rows takes thirty swipes, and which detail belongs to
      which title has to be guessed.

      ## Fix
      `.accessibilityElement(children: .combine)` on the row; hide icons that only decorate.

      ## Limits
      Judged are horizontal stacks from one line of source that occur twice or more and hold nothing to operate, and tappable
      stacks. Rows of a single element pass, rows of which a part is tapped or dragged by itself, and rows whose parts all
      have labels of their own. A number and up to four words in a stack of their own are a question; so are a name in the source's words and its value at the two
      ends of a row, and a column of two to six texts and images that one line of source shows several times, that is all a row of a
      list shows, or that stands in such a row beside a control, three or more of them: all of an app's are one question. A label on a stack that
      is no element is taken by each element in it, which fails. How many elements a row has that shows data that are not
      known is for a person to say, and so is a row that only a preview shows: within a link or a button it is one element.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          VStack {
            ForEach(0..<2) { index in
              HStack {  // expect: fails
                Text("Title \(index)")
                Text("Detail")
              }
            }
          }
        }
      }
      ```
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          HStack {
            Image(systemName: "message")
            Text("12")
          }
          .accessibilityLabel("12 comments")  // expect: fails
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          VStack {
            ForEach(0..<2) { index in
              HStack {
                Text("Title \(index)")
                Text("Detail")
              }
              .accessibilityElement(children: .combine)
            }
          }
        }
      }
      ```
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          HStack {
            Image(systemName: "message")
            Text("12")
          }
          .accessibilityElement(children: .ignore)
          .accessibilityLabel("12 comments")
        }
      }
      ```
      """#
    ),
    (
      "heading",
      #"""
      ---
      id: heading
      title: A title is not announced as a heading
      summary: What is drawn as a title carries the heading trait.
      group: Names
      severity: warning
      sources: WCAG 1.3.1, WCAG 2.4.6
      numbers:
        size: 22
        size-bold: 20
        longest: 100
      ---
      VoiceOver users jump from heading to heading. A title that only looks like one is passed over, and the screen has no
      beginning.

      ## Fix
      `.accessibilityAddTraits(.isHeader)` on the title. Titles of navigation bars and headers of list sections have it.

      ## Limits
      A text of medium weight or heavier alone on its line, above lighter or smaller words that it seems to name, is a question whatever its size: where the
      same column or list has several set alike, each with content of its own (in capitals they may be smaller than it), where it begins a
      block and another block of the column begins alike, or where like things follow that are no buttons. Words that end in a colon above
      several lines, “Features:”, need no weight. Rows of a list are no screens: in them a title is one where the row is written once and holds
      four texts or more. An icon beside it is part of it. So is a short text in the
      middle of a screen's first line, with controls beside it and no title of iOS's: it stands where a bar has its title. Levels declared with
      `.accessibilityHeading` that leave one out are a question too, and so is the header of a `Section` in a stack or a grid: only a list
      announces it.
      Drawn as a title means: a title text style, or 22 pt and more (20 pt and more in bold) at the default text size, with
      something after it on the screen. Numbers, units, numbers with their unit (“42 kg”), what is under way (“Preparing… 42 %”),
      controls and combined rows are not titles, nor is the name in a row of a name and its value, one word behind a larger number, or what is set
      lighter or between brackets beside a title.
      Words that are not known here, set as a title above a smaller text, are a question. One or two words beside a picture called a logo may be the app's name, and a line that ends like a sentence
      among other words may be a message: both are questions. Texts of one stack that are set alike, line by line, are one title: combine them
      (`.accessibilityElement(children: .combine)`) and give the whole the trait.

      ## Options
      `size`, `size-bold`: points from which text looks like a title. `longest`: characters a title has at most.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          ScrollView {
            VStack {
              Text("How it works")  // expect: fails
                .font(.largeTitle)
              Text("You answer a few questions each night.")
            }
          }
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          ScrollView {
            VStack {
              Text("How it works")
                .font(.largeTitle)
                .accessibilityAddTraits(.isHeader)
              Text("You answer a few questions each night.")
            }
          }
        }
      }
      ```
      """#
    ),
    (
      "icon-scaling",
      #"""
      ---
      id: icon-scaling
      title: An icon stays small beside large text
      summary: Icons that say something grow with the text beside them.
      group: Sizes
      severity: warning
      sources: HIG Typography
      unit: ratio
      numbers:
        text: 2
        icon: 1.5
        large-icon: 2
      ---
      Who needs the text at twice its size can't make out a 16 pt icon beside it.

      ## Fix
      Give the symbol a text style, `.font(.body)`, or a size from `@ScaledMetric`.

      ## Limits
      SF Symbols, and pictures of the app's own up to 40 pt, in a row, button or label with text; of a control that shows nothing but a symbol of fixed size a person is asked. Decorative and hidden symbols, and symbols that are large to begin with, are
      left alone.

      ## Options
      `text`: growth of the text from which on the icon is looked at. `icon`: the growth it needs. `large-icon`: times the text's
      size at which a symbol is large enough. A symbol in a drawing of a fixed size is a part of it.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          HStack {
            Image(systemName: "exclamationmark.triangle")  // expect: fails
              .resizable()
              .frame(width: 16, height: 16)
              .accessibilityLabel("Warning")
            Text("Leaves turn brown")
          }
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        @ScaledMetric private var side = 16.0

        var body: some View {
          HStack {
            Image(systemName: "exclamationmark.triangle")
              .resizable()
              .frame(width: side, height: side)
              .accessibilityLabel("Warning")
            Text("Leaves turn brown")
          }
        }
      }
      ```
      """#
    ),
    (
      "image-name",
      #"""
      ---
      id: image-name
      title: An image has no name
      summary: Every image says what it shows, or is marked as decoration.
      group: Names
      severity: error
      sources: WCAG 1.1.1
      ---
      VoiceOver stops at every image. Without a name it reads the file's: "hero underscore two, image".

      ## Fix
      `.accessibilityLabel("…")` where the image says something, `Image(decorative:)` or `.accessibilityHidden(true)` where it
      does not.

      ## Limits
      Images inside a control or a combined element are part of its name and judged there; an image alone in what reacts to a tap is a control without a role (`tap-role`). Whether a name is a good one, a
      person must check. What a package's view loads (`LazyImage(url:)`, `KFImage(url)`) is not drawn here; where the source neither names nor hides it,
      outside of a control, all of them are one question.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          VStack {
            Image("hero_2")  // expect: fails
            Text("Welcome")
          }
        }
      }
      ```
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          VStack {
            Image(systemName: "lock.shield")  // expect: fails
            Text("Your data stays with you.")
          }
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          VStack {
            Image(systemName: "lock.shield")
              .accessibilityHidden(true)
            Text("Your data stays with you.")
            Image(systemName: "checkmark.seal")
              .accessibilityLabel("Verified")
          }
        }
      }
      ```
      """#
    ),
    (
      "input-dropped",
      #"""
      ---
      id: input-dropped
      title: Input is dropped without a word
      summary: What somebody enters is taken, or the screen says why not.
      group: Flow
      severity: review
      sources: WCAG 3.3.1, HIG Entering data
      ---
      "Send, button" – and nothing happens. Who sees the form may find the empty field; who hears it taps again, and again.

      ## Fix
      Say what is missing or wrong, beside the field and as an announcement, or move the focus there. Of a text that may only be so long, show
      how many characters are left.

      ## Limits
      Decided from the source. A button that is not disabled, whose action begins with `guard … else { return }` or is one `if` alone, where the
      condition asks whether a field of the same file is filled in or can be read, or what is on the clipboard: in its closure, or in the one
      function of the project that it calls. And a text that is cut with `prefix` where it is typed: after a change, in its own `didSet`, in a
      binding's `set`. Where words or an announcement depend on the same, or a counter shows the length, it is said. All of an app's are one
      question.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        @State private var amount = ""
        let pay: (Int) -> Void

        var body: some View {
          VStack(alignment: .leading) {
            Text("Amount in euros")
            TextField("20", text: $amount)
              .frame(minHeight: 44)
            Button {  // expect: review
              guard let value = Int(amount) else { return }
              pay(value)
            } label: {
              Text("Pay the amount").frame(minWidth: 120, minHeight: 44).contentShape(.rect)
            }
            .foregroundStyle(Color.primary)
          }
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        @State private var amount = ""
        @State private var isWrong = false
        let pay: (Int) -> Void

        var body: some View {
          VStack(alignment: .leading) {
            Text("Amount in euros")
            TextField("20", text: $amount)
              .frame(minHeight: 44)
            if isWrong { Text("Enter a whole number.") }
            Button {
              guard let value = Int(amount) else {
                isWrong = true
                AccessibilityNotification.Announcement("Enter a whole number.").post()
                return
              }
              pay(value)
            } label: {
              Text("Pay the amount").frame(minWidth: 120, minHeight: 44).contentShape(.rect)
            }
            .foregroundStyle(Color.primary)
          }
        }
      }
      ```
      """#
    ),
    (
      "keyboard-covers",
      #"""
      ---
      id: keyboard-covers
      title: A control lies under the keyboard
      summary: Controls are not left under the keyboard.
      group: Structure
      severity: warning
      sources: WCAG 2.4.11, HIG Virtual keyboards
      ---
      Who types with a switch or sees the screen enlarged finds the button gone, and not every keyboard has a key that closes it.

      ## Fix
      Leave out `.ignoresSafeArea(.keyboard)`, or put the content into a `ScrollView`.

      ## Limits
      Judged are controls of screens with a field, in portrait on a phone, that ignore the keyboard by name and do not scroll. The
      keyboard's height is the one recorded for English, 260 pt with a home button and 336 pt without; a custom one may be higher.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        @State private var name = ""

        var body: some View {
          VStack(alignment: .leading) {
            Text("Name of the plant")
            TextField("Name of the plant", text: $name)
              .frame(minHeight: 44)
            Spacer()
            Button {
              name = "Fern"
            } label: {
              Text("Continue").frame(minWidth: 120, minHeight: 44).contentShape(.rect)
            }
            .foregroundStyle(Color.primary)
          }
          .padding()
          .ignoresSafeArea(.keyboard)  // expect: fails
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        @State private var name = ""

        var body: some View {
          VStack(alignment: .leading) {
            Text("Name of the plant")
            TextField("Name of the plant", text: $name)
              .frame(minHeight: 44)
            Spacer()
            Button {
              name = "Fern"
            } label: {
              Text("Continue").frame(minWidth: 120, minHeight: 44).contentShape(.rect)
            }
            .foregroundStyle(Color.primary)
          }
          .padding()
        }
      }
      ```
      """#
    ),
    (
      "label-in-name",
      #"""
      ---
      id: label-in-name
      title: The visible words are not in the name
      summary: What is written on a control is part of its name.
      group: Names
      severity: error
      sources: WCAG 2.5.3
      ---
      Voice Control users say what they see. When "Send" is named "Submit form", saying "tap Send" does nothing.

      ## Fix
      Start the label with the visible words, or add them with `.accessibilityInputLabels`.

      ## Limits
      One of the visible texts has to be in the name, word by word. Only names set by a modifier are judged, and fields named by their
      prompt where one text stands before them in their row.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          Button {
          } label: {
            Text("Send").frame(minWidth: 44, minHeight: 44)
          }
          .buttonStyle(.plain)
          .accessibilityLabel("Submit form")  // expect: fails
        }
      }
      ```
      ```swift
      import SwiftUI

      struct Example: View {
        @State private var year = ""
        var body: some View {
          HStack {
            Text("Birth year")
            TextField("Optional", text: $year)  // expect: fails
              .textContentType(.birthdateYear)
              .keyboardType(.numberPad)
          }
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          Button {
          } label: {
            Text("Send").frame(minWidth: 44, minHeight: 44)
          }
          .buttonStyle(.plain)
          .accessibilityLabel("Send, to Ana")
        }
      }
      ```
      """#
    ),
    (
      "link-color",
      #"""
      ---
      id: link-color
      title: Only its colour shows the link
      summary: A link within a text is underlined, or 3:1 apart from the words around it.
      group: Color
      severity: warning
      sources: WCAG 1.4.1
      unit: ratio
      numbers:
        ratio: 3
      ---
      A blue word among black ones is a word among words for those who see colours differently.

      ## Fix
      Underline the link, or put it on a line of its own.

      ## Limits
      Judged are links inside a `Text` with other words; a link without a colour of its own has the tint. A link of another
      weight passes.

      ## Options
      `ratio`: contrast between link and text from which they count as different in lightness.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          Text("By going on you accept the [terms](https://example.com) of use.")  // expect: fails
            .tint(.primary)
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          (Text("By going on you accept the ")
            + Text("[terms of use](https://example.com)").underline()
            + Text("."))
            .tint(.primary)
        }
      }
      ```
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          VStack {
            Text("By going on you accept this:")
            Link(destination: URL(string: "https://example.com")!) {
              Text("Terms of use").frame(minHeight: 44)
            }
            .foregroundStyle(Color.primary)
          }
        }
      }
      ```
      """#
    ),
    (
      "link-purpose",
      #"""
      ---
      id: link-purpose
      title: A link does not say where it leads
      summary: A link says where it leads, also when it is read by itself.
      group: Names
      severity: warning
      sources: WCAG 2.4.4, WCAG 2.4.9
      ---
      VoiceOver lists links by their names. A list of "Learn more", "Learn more", "here" leads nowhere.

      ## Fix
      Name the destination: "Read the privacy policy"; or add it with `.accessibilityLabel`.

      ## Limits
      English, German, French and Spanish word lists. A hint makes up for a short name. The words of buttons are not judged: what
      they do may happen in place. A link among the words of a text is judged by its own words. Buttons whose action, as it is written,
      only opens an address (`openURL(…)`, `UIApplication.shared.open(…)`) are one question for all of an app's; those in menus
      and alerts, and those that open the system's settings, a call or a mail, are left out.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          Link(destination: URL(string: "https://example.com")!) {  // expect: fails
            Text("Learn more").frame(minHeight: 44)
          }
          .foregroundStyle(Color.primary)
        }
      }
      ```

      ```swift
      import SwiftUI

      struct Example: View {
        let page: URL
        @Environment(\.openURL) private var openURL

        var body: some View {
          Button {  // expect: review
            openURL(page)
          } label: {
            Text("Privacy policy").frame(minHeight: 44)
          }
          .foregroundStyle(Color.primary)
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          Link(destination: URL(string: "https://example.com")!) {
            Text("Privacy policy").frame(minHeight: 44)
          }
          .foregroundStyle(Color.primary)
        }
      }
      ```
      """#
    ),
    (
      "media-autoplay",
      #"""
      ---
      id: media-autoplay
      title: Media starts by itself
      summary: Sound and video start when somebody starts them.
      group: Timing
      severity: warning
      sources: WCAG 1.4.2, WCAG 2.2.2, HIG Playing video
      ---
      Sound that starts with a screen talks over VoiceOver: who can't see the screen can't hear the way to the button that
      stops it. A picture that moves by itself keeps others from reading.

      ## Fix
      Start with a button. Where a film is the point of the screen, ask `UIAccessibility.isVideoAutoplayEnabled` first.

      ## Limits
      Decided from the source: `play()` of an `AVPlayer` and its like in `onAppear`, `task`, `viewDidAppear` and what they call,
      two functions deep. Under a condition that names a setting it passes. How long a sound lasts is not known: an
      `AVAudioPlayer` is a question. What a module plays that was not read is not seen.

      ## Bad
      ```swift
      import AVFoundation
      import SwiftUI

      struct Example: View {
        @State private var player = AVPlayer()

        var body: some View {
          Text("How to plant ferns")
            .onAppear {
              player.play()  // expect: fails
            }
        }
      }
      ```

      ## Good
      ```swift
      import AVFoundation
      import SwiftUI

      struct Example: View {
        @State private var player = AVPlayer()

        var body: some View {
          Text("How to plant ferns")
            .onAppear {
              if UIAccessibility.isVideoAutoplayEnabled {
                player.play()
              }
            }
        }
      }
      ```
      """#
    ),
    (
      "message-announced",
      #"""
      ---
      id: message-announced
      title: A message is not announced
      summary: What an action says on the screen it says to VoiceOver too.
      group: State
      severity: error
      sources: WCAG 4.1.3
      unit: graphemes
      numbers:
        longest: 120
      ---
      A message that appears somewhere on the screen says nothing to VoiceOver, whose focus stays on the button. Who cannot see
      it does not know whether the form was sent or what was wrong with it.

      ## Fix
      Post `AccessibilityNotification.Announcement("Saved").post()` when the message appears, or move the focus to it with
      `@AccessibilityFocusState`.

      ## Limits
      Decided on the walk. Texts that come and go by themselves fail. A single short text that joins an otherwise unchanged
      screen after a tap needs a look: it may be content. Several texts at once, and what no walk reaches, are not judged. That
      the focus moves is not seen. Messages that one line draws are one finding.

      ## Options
      `longest`: graphemes up to which a text that joins the screen is taken for a message.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        @State private var isSaved = false

        var body: some View {
          VStack(spacing: 24) {
            Text("Ferns like shade.")
            Button {
              isSaved = true
              Task {
                try? await Task.sleep(for: .seconds(25))
                isSaved = false
              }
            } label: {
              Text("Save").frame(minWidth: 44, minHeight: 44)
            }
            .buttonStyle(.plain)
            if isSaved {
              Text("Saved for later")  // expect: fails
            }
          }
        }
      }

      @main
      struct ExampleApp: App {
        var body: some Scene {
          WindowGroup { Example() }
        }
      }
      ```

      ```swift
      import SwiftUI

      struct Example: View {
        @State private var isSaved = false

        var body: some View {
          VStack(spacing: 24) {
            Text("Ferns like shade.")
            Button {
              isSaved.toggle()
            } label: {
              Text("Save").frame(minWidth: 44, minHeight: 44)
            }
            .buttonStyle(.plain)
            if isSaved {
              Text("Saved for later")  // expect: review
            }
          }
        }
      }

      @main
      struct ExampleApp: App {
        var body: some Scene {
          WindowGroup { Example() }
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        @State private var isSaved = false

        var body: some View {
          VStack(spacing: 24) {
            Text("Ferns like shade.")
            Button {
              isSaved.toggle()
              AccessibilityNotification.Announcement("Saved for later").post()
            } label: {
              Text("Save").frame(minWidth: 44, minHeight: 44)
            }
            .buttonStyle(.plain)
            if isSaved {
              Text("Saved for later")
            }
          }
        }
      }

      @main
      struct ExampleApp: App {
        var body: some Scene {
          WindowGroup { Example() }
        }
      }
      ```
      """#
    ),
    (
      "message-duration",
      #"""
      ---
      id: message-duration
      title: A message goes away by itself
      summary: What is said stays until it is closed, or at least twenty seconds.
      group: Timing
      severity: warning
      sources: WCAG 2.2.1
      unit: seconds
      numbers:
        shortest: 20
      ---
      A banner that fades after three seconds is read by those who read fast and look at the right place. People who enlarge the
      screen, read slowly, or listen to something else when it appears never get to know what it said.

      ## Fix
      Leave the message until the reader closes it, or show the same where it stays: a tick on the button, a line in the list.

      ## Limits
      Decided on the walk, on a virtual clock: texts that come and go without anybody doing anything. A text that gives way to
      another one, ends in an ellipsis or stands beside a `ProgressView` is taken for progress. Where no walk has met one, the
      source is asked: a message that is set, and after a while set back (`error = text`, a pause, `error = nil`), a view that takes
      itself away, the `duration:` of a toast, and `dismiss()` after a second or more. Whether it says anything that stands nowhere else is
      for a person: all of an app's are one question.

      ## Options
      `shortest`: seconds that a message has to stay.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        @State private var isSaved = false

        var body: some View {
          VStack(spacing: 24) {
            Text("Ferns like shade.")
            Button {
              isSaved = true
              AccessibilityNotification.Announcement("Saved for later").post()
              Task {
                try? await Task.sleep(for: .seconds(3))
                isSaved = false
              }
            } label: {
              Text("Save").frame(minWidth: 44, minHeight: 44)
            }
            .buttonStyle(.plain)
            if isSaved {
              Text("Saved for later")  // expect: fails
            }
          }
        }
      }

      @main
      struct ExampleApp: App {
        var body: some Scene {
          WindowGroup { Example() }
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        @State private var isSaved = false

        var body: some View {
          VStack(spacing: 24) {
            Text("Ferns like shade.")
            Button {
              isSaved.toggle()
              AccessibilityNotification.Announcement("Saved for later").post()
            } label: {
              Text("Save").frame(minWidth: 44, minHeight: 44)
            }
            .buttonStyle(.plain)
            if isSaved {
              Text("Saved for later")
            }
          }
        }
      }

      @main
      struct ExampleApp: App {
        var body: some Scene {
          WindowGroup { Example() }
        }
      }
      ```

      ```swift
      import SwiftUI

      struct Example: View {
        @State private var isSaved = false

        var body: some View {
          VStack(spacing: 24) {
            Text("Ferns like shade.")
            Button {
              isSaved = true
              AccessibilityNotification.Announcement("Saved for later").post()
              Task {
                try? await Task.sleep(for: .seconds(25))
                isSaved = false
              }
            } label: {
              Text("Save").frame(minWidth: 44, minHeight: 44)
            }
            .buttonStyle(.plain)
            if isSaved {
              Text("Saved for later")
            }
          }
        }
      }

      @main
      struct ExampleApp: App {
        var body: some Scene {
          WindowGroup { Example() }
        }
      }
      ```
      """#
    ),
    (
      "modal",
      #"""
      ---
      id: modal
      title: What lies behind an overlay is still read
      summary: While an overlay covers the screen, only the overlay is read.
      group: Structure
      severity: warning
      sources: WCAG 2.4.3
      ---
      Everybody sees a dialog over a dark screen. VoiceOver reads on behind it, and its user taps buttons that cannot be seen.

      ## Fix
      Present a `.sheet`, `.alert` or `.fullScreenCover`, or add `.accessibilityAddTraits(.isModal)` to the overlay.

      ## Limits
      Recognised by a half-transparent fill over the whole screen with something to read in front of it. What `.offset` moves
      off the screen, such as a closed drawer, is asked about when it is not hidden from VoiceOver.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          ZStack {
            Text("Behind")
            Color.black.opacity(0.5).ignoresSafeArea()  // expect: fails
            VStack {
              Text("Delete everything?")
              Button {
              } label: {
                Text("Cancel").frame(minWidth: 44, minHeight: 44)
              }
              .buttonStyle(.plain)
            }
            .padding()
            .background(Color(uiColor: .systemBackground))
          }
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          ZStack {
            Text("Behind")
            Color.black.opacity(0.5).ignoresSafeArea()
            VStack {
              Text("Delete everything?")
              Button {
              } label: {
                Text("Cancel").frame(minWidth: 44, minHeight: 44)
              }
              .buttonStyle(.plain)
            }
            .padding()
            .background(Color(uiColor: .systemBackground))
            .accessibilityAddTraits(.isModal)
          }
        }
      }
      ```
      """#
    ),
    (
      "motion-actuation",
      #"""
      ---
      id: motion-actuation
      title: Only movement of the device does it
      summary: What shaking or tilting the device does, a control does as well.
      group: Pointer
      severity: warning
      sources: WCAG 2.5.4
      ---
      A phone fixed to a wheelchair can't be shaken, and a hand with a tremor shakes it by mistake.

      ## Fix
      Offer a button for the same, and a setting that turns the movement off.

      ## Limits
      Decided from the source: what a handler of shakes or a closure of Core Motion changes and calls, and whether a control of
      the app changes or calls the same. Where that is not known it is a question. Steps and falls that are counted are no
      movement to operate something by.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        @State private var strokes = ["Line", "Circle"]
        let shakes = NotificationCenter.default.publisher(for: Notification.Name("deviceDidShake"))

        var body: some View {
          Text("Strokes on the page: \(strokes.count)")
            .onReceive(shakes) { _ in  // expect: review
              strokes = []
            }
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        @State private var strokes = ["Line", "Circle"]
        let shakes = NotificationCenter.default.publisher(for: Notification.Name("deviceDidShake"))

        var body: some View {
          VStack(spacing: 20) {
            Text("Strokes on the page: \(strokes.count)")
            Button {
              strokes = ["Line"]
            } label: {
              Text("Start again").frame(minWidth: 120, minHeight: 44).contentShape(.rect)
            }
            .foregroundStyle(Color.primary)
          }
          .onReceive(shakes) { _ in strokes = ["Line"] }
        }
      }
      ```
      """#
    ),
    (
      "motion-endless",
      #"""
      ---
      id: motion-endless
      title: Movement never ends
      summary: Movement that starts by itself ends within five seconds or can be stopped, and nothing flashes.
      group: Motion
      severity: warning
      sources: WCAG 2.2.2, WCAG 2.3.1
      unit: seconds
      numbers:
        longest: 5
        flashes: 3
      ---
      Something that keeps moving draws the eye from the text, all the time; with attention disorders the text cannot be read. Flashes can cause seizures.

      ## Fix
      Let it run a few times, stop it under Reduce Motion, or offer a button to stop it.

      ## Limits
      Progress indicators of iOS are exempt. Loops that stop under Reduce Motion pass. Where no state shows an animation, the
      source decides: it fails if it starts in `.onAppear` or `.task`, or follows the time of a `TimelineView`, and what it
      moves is known; types named after loading or waiting are left out, since they go when the waiting is over; where they are shown it is a question.

      ## Options
      `longest`: seconds after which movement has to end. `flashes`: changes of light a second at most.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        @State private var isLarge = false

        var body: some View {
          Circle()
            .frame(width: 80, height: 80)
            .opacity(isLarge ? 1 : 0.4)
            .onAppear {
              withAnimation(.easeInOut(duration: 1).repeatForever()) {  // expect: fails
                isLarge = true
              }
            }
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        @State private var isLarge = false

        var body: some View {
          Circle()
            .frame(width: 80, height: 80)
            .opacity(isLarge ? 1 : 0.4)
            .onAppear {
              withAnimation(.easeInOut(duration: 1)) {
                isLarge = true
              }
            }
        }
      }
      ```
      """#
    ),
    (
      "motion-gated",
      #"""
      ---
      id: motion-gated
      title: Movement ignores Reduce Motion
      summary: Movement stops when the reader has asked for less of it.
      group: Motion
      severity: warning
      sources: WCAG 2.3.3, HIG Motion
      ---
      Sliding, zooming and bouncing content makes people with vestibular disorders dizzy or sick. They turn on Reduce Motion;
      an app has to look at it.

      ## Fix
      Read `@Environment(\.accessibilityReduceMotion)` and change the value without animation, or with a fade:
      `withAnimation(reduceMotion ? nil : .spring) { … }`.

      ## Limits
      A view that grows or shrinks in place by a twentieth at most, as buttons do under a finger, and a chevron that turns where it stands are no movement. Fades, colour
      changes and bars that grow in place are no movement. Transitions of iOS itself (navigation, sheets) follow the setting
      by themselves, and what comes or goes by a `.transition` fades instead from iOS 17 on: where nothing else moves, that is
      one question. An animation that no state reached by the audit shows is decided from its source: what reads the values
      it changes, within the view it stands in and views of the same file that they are handed to. A `GeometryEffect` moves
      what the transform it returns moves, a spacer that comes and goes what stands beside it. Where the values leave the
      file, as anything but a colour or a font, it is for a person: one question for each file, with the lines. Parallax is
      what is moved, scaled or turned by a part of its place on the screen (`visualEffect`, `scrollTransition`, a factor on
      `frame(in:).minY`). Previews are left out.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        @State private var isLarge = false

        var body: some View {
          Circle()
            .frame(width: 80, height: 80)
            .scaleEffect(isLarge ? 1.4 : 1)
            .onAppear {
              withAnimation(.easeInOut(duration: 1)) {  // expect: fails
                isLarge = true
              }
            }
        }
      }
      ```

      ```swift
      import SwiftUI

      struct Example: View {
        @State private var isOpen = false
        @State private var taps = 0

        var body: some View {
          Button {
            taps += 1
            if taps == 100 {
              withAnimation { isOpen = true }  // expect: fails
            }
          } label: {
            Text("Ferns")
              .frame(minWidth: 120, minHeight: 60)
              .scaleEffect(isOpen ? 1.4 : 1)
          }
          .foregroundStyle(Color.primary)
        }
      }
      ```

      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          ScrollView {
            ForEach(0..<9) { number in
              Text("Fern \(number)")
                .frame(height: 120)
                .scrollTransition { content, phase in  // expect: fails
                  content.scaleEffect(phase.isIdentity ? 1 : 0.6)
                }
            }
          }
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        @Environment(\.accessibilityReduceMotion) private var reduceMotion
        @State private var isLarge = false

        var body: some View {
          Circle()
            .frame(width: 80, height: 80)
            .scaleEffect(isLarge ? 1.4 : 1)
            .onAppear {
              withAnimation(reduceMotion ? nil : .easeInOut(duration: 1)) {
                isLarge = true
              }
            }
        }
      }
      ```
      """#
    ),
    (
      "name-readable",
      #"""
      ---
      id: name-readable
      title: A name is not made of words
      summary: A name is made of words, not of file names, keys or symbols.
      group: Names
      severity: error
      sources: WCAG 1.1.1, WCAG 4.1.2
      ---
      Someone who listens hears `ic underscore close underscore 24`, letter by letter.

      ## Fix
      Say in words what the control does or the image shows.

      ## Limits
      Recognised are names without spaces that have a file ending, dots between words, or underscores. Web addresses pass.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          Image(systemName: "heart")
            .accessibilityLabel(Text(verbatim: "ic_heart_24"))  // expect: fails
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          Image(systemName: "heart")
            .accessibilityLabel("Favourite")
        }
      }
      ```
      """#
    ),
    (
      "name-role",
      #"""
      ---
      id: name-role
      title: A name or hint repeats what VoiceOver says
      summary: A name leaves out the role, a hint says what happens, and neither says how to use the control.
      group: Names
      severity: warning
      sources: HIG VoiceOver
      ---
      VoiceOver says "Play button, button". "Double tap to play" is wrong for everyone with a switch or a keyboard.

      ## Fix
      Leave out button, link, image, icon, symbol, chevron, also on pictures within a control: their labels become a part of its name. A hint says what happens ("Opens the map"), not how to make it happen.

      ## Limits
      English, German, French and Spanish; gestures in English and German. The role counts at the end of a label or of a short
      hint, for images also at the front of the label, and at the front of a hint ("This button opens…"). Of a hint's verbs those
      count that say how or on what: "Tap the map", "Swipe left", "when tapped", but not "tap water". "App icon" is what the picture shows.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          Button {
          } label: {
            Image(systemName: "play")
              .frame(width: 44, height: 44)
          }
          .accessibilityLabel("Play button")  // expect: fails
        }
      }
      ```
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          Menu {
            Button("Dizziness") {}
          } label: {
            HStack {
              Text("Score")
              Image(systemName: "chevron.down").accessibilityLabel("Score Picker Chevron")  // expect: fails
            }
            .frame(minWidth: 44, minHeight: 44)
          }
          .tint(.primary)
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          Button {
          } label: {
            Image(systemName: "play")
              .frame(width: 44, height: 44)
          }
          .accessibilityLabel("Play")
        }
      }
      ```
      """#
    ),
    (
      "name-unique",
      #"""
      ---
      id: name-unique
      title: Several controls have the same name
      summary: Controls that do different things have different names.
      group: Names
      severity: review
      sources: WCAG 2.4.6, WCAG 2.4.9
      unit: count
      ---
      Five buttons named "Edit": which row does this one edit? By voice, iOS has to ask back with numbers.

      ## Fix
      Say what the control belongs to: `.accessibilityLabel("Edit \(item.name)")`.

      ## Limits
      Controls that do the same may share a name: buttons of one view that run the same code do, of others a person must
      check. Rows of one loop that are named by equal data are the same thing twice, and words that only a preview has, or
      that were made up for a model that is not known, prove nothing.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          VStack(spacing: 20) {
            Button {
            } label: {
              Text("Edit").frame(minWidth: 44, minHeight: 44)
            }
            Button {  // expect: fails
            } label: {
              Text("Edit").frame(minWidth: 44, minHeight: 44)
            }
          }
          .buttonStyle(.plain)
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          VStack(spacing: 20) {
            Button {
            } label: {
              Text("Edit name").frame(minWidth: 44, minHeight: 44)
            }
            Button {
            } label: {
              Text("Edit photo").frame(minWidth: 44, minHeight: 44)
            }
          }
          .buttonStyle(.plain)
        }
      }
      ```
      """#
    ),
    (
      "nested-control",
      #"""
      ---
      id: nested-control
      title: A control is swallowed
      summary: A control inside an element stays within reach of VoiceOver.
      group: Structure
      severity: error
      sources: WCAG 4.1.2, WCAG 2.1.1
      ---
      A card that is one button swallows the small button in its corner: it can be seen and tapped, but VoiceOver never stops there.

      ## Fix
      Take the inner control out of the outer one (`.overlay`), or add `.accessibilityAction(named:)`.

      ## Limits
      Combined elements turn their controls into actions and pass. A single control in an element that is itself a button
      passes, and so does the button that a style makes of a toggle. An element of its own around one control, made by
      `.accessibilityElement()`, has neither the control's name nor its action. What stands in for a view (`accessibilityChildren`, `accessibilityRepresentation`) is
      what VoiceOver reads, and buttons of alerts and dialogs are made by iOS, whatever is said of them.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          VStack(spacing: 24) {
            Button {
            } label: {
              HStack {
                Text("Trip to Rome")
                Button {  // expect: fails
                } label: {
                  Text("Share").frame(minWidth: 44, minHeight: 44)
                }
              }
            }
            .buttonStyle(.plain)
            Button {
            } label: {
              Text("Send").frame(minWidth: 44, minHeight: 44)
            }
            .buttonStyle(.plain)
            .accessibilityElement(children: .ignore)  // expect: fails
          }
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          HStack {
            Text("Trip to Rome")
            Button {
            } label: {
              Text("Share").frame(minWidth: 44, minHeight: 44)
            }
          }
          .buttonStyle(.plain)
        }
      }
      ```
      ```swift
      import SwiftUI

      struct Example: View {
        @State private var asks = false
        var body: some View {
          HStack {
            Button {
            } label: {
              Text("Mon").frame(minWidth: 44, minHeight: 44)
            }
            .buttonStyle(.plain)
          }
          .accessibilityElement(children: .ignore)
          .accessibilityChildren { Toggle("Monday", isOn: .constant(true)) }
          .alert("Leave without saving?", isPresented: $asks) {
            Button("Leave", role: .destructive) {}.accessibilityElement()
          }
        }
      }
      ```
      """#
    ),
    (
      "orientation-free",
      #"""
      ---
      id: orientation-free
      title: The app does not turn
      summary: The app turns with the device.
      group: Device
      severity: warning
      sources: WCAG 1.3.4
      ---
      A phone fixed to a wheelchair does not turn; an app that insists is read sideways.

      ## Fix
      List portrait and landscape under `UISupportedInterfaceOrientations`, and let screens scroll.

      ## Limits
      Read from Info.plist and from the build settings that Xcode makes one of (`INFOPLIST_KEY_UISupportedInterfaceOrientations`);
      code that locks a single screen is not looked at. Whether one orientation is essential, as for a piano, a person decides.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          Text("Welcome")
        }
      }
      ```
      ```xml Info.plist
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
        <key>UISupportedInterfaceOrientations</key>  // expect: fails
        <array>
          <string>UIInterfaceOrientationPortrait</string>
        </array>
      </dict>
      </plist>
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          Text("Welcome")
        }
      }
      ```
      ```xml Info.plist
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
        <key>UISupportedInterfaceOrientations</key>
        <array>
          <string>UIInterfaceOrientationPortrait</string>
          <string>UIInterfaceOrientationLandscapeLeft</string>
          <string>UIInterfaceOrientationLandscapeRight</string>
        </array>
      </dict>
      </plist>
      ```
      """#
    ),
    (
      "picture-in-name",
      #"""
      ---
      id: picture-in-name
      title: A picture is read with a control's words
      summary: Pictures beside the words of a control are hidden, or belong to a Label.
      group: Names
      severity: review
      sources: WCAG 1.1.1, HIG VoiceOver
      ---
      "shop underscore two, Shop, button", "Forward, Shop, button": the name of an asset, or what iOS calls an arrow, becomes a part
      of the control's name, beside the words that were meant.

      ## Fix
      `Image(decorative: "shop_2")`, `.accessibilityHidden(true)`, or a `Label`, whose icon is silent.

      ## Limits
      Judged are pictures without a label in buttons, links and menus that show words, symbols in links and menus, and arrows in buttons; what iOS says of
      another symbol beside the words of a button is left alone, and so are ticks, which say what is chosen. Icons of a `Label` are silent, and items of
      menus are taken apart by iOS. Whether the picture says something that the words do not is for a person: all of an app's are
      one question.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          Button {
          } label: {
            HStack {
              Image("shop_2")  // expect: review
              Text("Shop")
            }
            .frame(minHeight: 44)
          }
          .buttonStyle(.plain)
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          Button {
          } label: {
            HStack {
              Image(decorative: "shop_2")
              Text("Shop")
            }
            .frame(minHeight: 44)
          }
          .buttonStyle(.plain)
        }
      }
      ```
      """#
    ),
    (
      "reading-level",
      #"""
      ---
      id: reading-level
      title: The copy is hard to read
      summary: The copy of a screen can be read with eight years of school.
      group: Strings
      severity: review
      sources: WCAG 3.1.5
      unit: count
      numbers:
        grade: 8
        least-words: 25
      ---
      Long sentences and long words shut out people with learning disabilities, people who read in a second language, and
      everyone in a hurry.

      ## Fix
      Shorten sentences, use everyday words, put one thought in each sentence.

      ## Limits
      English by Flesch-Kincaid, German by the first Wiener Sachtextformel, over all texts of five words and more. Formulas
      count syllables, not meaning: a person must check. Other languages are not judged.

      ## Options
      `grade`: school years. `least-words`: a screen with fewer words is not judged.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          ScrollView {
            Text("Continuous participation facilitates comprehensive understanding of individual cognitive characteristics, necessitating regular administration of scientifically validated assessments throughout consecutive months and years, without interruption, by every participating individual, notwithstanding exceptional circumstances.")  // expect: fails
          }
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          ScrollView {
            Text("Take a short test each month. We show you how your mind works over time. You can stop when you like. Your data stays on your phone.")
          }
        }
      }
      ```
      """#
    ),
    (
      "reading-order",
      #"""
      ---
      id: reading-order
      title: VoiceOver reads upwards
      summary: Neighbours in the reading order that stand one above the other are read from the top.
      group: Structure
      severity: review
      sources: WCAG 1.3.2
      unit: pt
      numbers:
        tolerance: 4
      ---
      A value read before its label, a close button read last: the order people hear should be the order people see.

      ## Fix
      Change the order of the views, or set `.accessibilitySortPriority` within `.accessibilityElement(children: .contain)`.

      ## Limits
      Only neighbours that overlap sideways are compared: columns are read one after the other. A person must check what was meant.

      ## Options
      `tolerance`: points by which the later element may stand higher.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          VStack {
            Text("First on the screen")  // expect: fails
            Text("Second on the screen")
              .accessibilitySortPriority(1)
          }
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          VStack {
            Text("First on the screen")
            Text("Second on the screen")
          }
        }
      }
      ```
      """#
    ),
    (
      "row-stacks",
      #"""
      ---
      id: row-stacks
      title: A row stays side by side at accessibility sizes
      summary: What stands side by side stands below each other where the text is large.
      group: Text
      severity: review
      sources: WCAG 1.4.4, WCAG 1.4.10, HIG Typography
      ---
      At AX3 a word needs half the width of a phone. A row that keeps its texts side by side gives each of them a column of a few
      letters: words run over many lines, break, or are cut.

      ## Fix
      Let the row become a column where the text is large: `ViewThatFits`, or `AnyLayout` with
      `dynamicTypeSize.isAccessibilitySize ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())`.

      ## Limits
      The numbers are our own: WCAG and the HIG give none. Judged at accessibility sizes are rows of two columns or more in which a text has three fifths of the row's width or less and
      takes four lines or more where the whole row would give it fewer; one that is cut or broken within a word is reported as that,
      with the row among its places. Judged, too, are rows in which words that only exist at run time share the room with other words
      that take three tenths of it, or with pictures that take a fifth, and rows whose field has three fifths or less for what is typed. Numbers of
      run time stay short and are left alone. Bars, rows that scroll sideways and what iOS lays out itself are left alone. How much of it a
      reader bears with is for a person: all of an app's rows are one question.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          ScrollView {
            HStack {  // expect: review
              Text("It is due by the end of the week, as we said in May")
              Spacer()
              Text("A lamp, a bed and two of the blue mugs")
            }
            .padding()
          }
        }
      }
      ```

      ```swift
      import SwiftUI

      struct Contact: Identifiable, Decodable {
        let id: Int
        let name: String
      }

      struct Example: View {
        let contacts: [Contact]

        var body: some View {
          List(contacts) { contact in
            HStack {  // expect: review
              Text(contact.name)
              Spacer()
              Text("Friend")
            }
            .accessibilityElement(children: .combine)
          }
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        @Environment(\.dynamicTypeSize) private var size

        var body: some View {
          let layout = size.isAccessibilitySize ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
          ScrollView {
            layout {
              Text("It is due by the end of the week, as we said in May")
              Text("A lamp, a bed and two of the blue mugs")
            }
            .padding()
          }
        }
      }
      ```
      """#
    ),
    (
      "rtl-mirroring",
      #"""
      ---
      id: rtl-mirroring
      title: A part does not turn around
      summary: In a right-to-left language, what points forward or back turns around.
      group: Direction
      severity: warning
      sources: HIG Right to left, WCAG 1.3.2
      ---
      In Arabic and Hebrew, forward is to the left. An arrow that keeps pointing right says: go back.

      ## Fix
      Use symbols with `forward` and `backward` in their names, `leading` and `trailing` in layout.

      ## Limits
      Judged in right-to-left languages only, `ar-XB` included. Diagonal arrows and decorations are for a person to check. Symbols
      that name a real direction need `.accessibilityLabel` and a suppression with a reason. SwiftUI has no left and right edges,
      and `offset(x:)` turns around with the layout; code that turns it a second time is not recognised.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          Button {
          } label: {
            Image(systemName: "arrow.right")  // expect: fails
              .frame(width: 44, height: 44)
          }
          .accessibilityLabel("Next")
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          Button {
          } label: {
            Image(systemName: "arrow.forward")
              .frame(width: 44, height: 44)
          }
          .accessibilityLabel("Next")
        }
      }
      ```
      """#
    ),
    (
      "screen-title",
      #"""
      ---
      id: screen-title
      title: A screen has no title
      summary: A screen with much on it has a navigation title or a heading.
      group: Structure
      severity: review
      sources: WCAG 2.4.2, HIG Navigation bars
      unit: count
      numbers:
        elements: 8
        size: 22
        size-bold: 20
      ---
      Who hears a screen asks first what it is. Without a title there is no answer, and no place for the rotor to jump to.

      ## Fix
      Set `.navigationTitle(_:)`, or mark the first line as a heading with `.accessibilityAddTraits(.isHeader)`.

      ## Limits
      A `.navigationTitle` counts wherever it stands: the bar may be whoever's shows the screen. Screens with few elements
      explain themselves, unless they are pages: pushed, or with a bar whose items or title style are set. An empty
      `.navigationTitle("")` is no title. Headings of a list's sections name parts: where a pushed page, or a tab with much on it, has
      no other, it is a question whether anything says what it is. All screens without a title are one finding. Where a view could not be read nothing is said: it may draw the title. What is drawn
      as a title in any variant but not announced is reported as `heading` alone. A page whose bar, or back button, is hidden or set, that draws
      a text in the middle of its bar (`ToolbarItem(placement: .principal)`) or that a link or destination pushes, while nothing
      in the source gives it a title, is a question, one for all of them; so is a page that is pushed and begins with a `NavigationStack` of its own. Whether the words fit is for a person to
      say.

      ## Options
      `elements`: spoken elements from which on a title is asked for; the rows of a loop are one. `size`, `size-bold`: points from which on text is drawn as a
      title.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          List {  // expect: fails
            Text("Ferns")
            Text("Moss")
            Text("Ivy")
            Text("Oak")
            Text("Elm")
            Text("Ash")
            Text("Yew")
            Text("Fir")
          }
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          NavigationStack {
            List {
              Text("Ferns")
              Text("Moss")
              Text("Ivy")
              Text("Oak")
              Text("Elm")
              Text("Ash")
              Text("Yew")
              Text("Fir")
            }
            .navigationTitle("Plants")
          }
        }
      }
      ```
      """#
    ),
    (
      "selected-state",
      #"""
      ---
      id: selected-state
      title: A choice is not announced as chosen
      summary: What is drawn as chosen carries the selected trait.
      group: State
      severity: error
      sources: WCAG 4.1.2
      ---
      A tick or a ring shows which card is chosen. VoiceOver reads the cards one like the other, and its user cannot tell.

      ## Fix
      `.accessibilityAddTraits(isSelected ? .isSelected : [])`, or a `Picker` or `Toggle`, which do it by themselves.

      ## Limits
      Judged are controls from one line of source of which some are drawn with other shapes, state symbols, outlines or colours, or set otherwise (bold, underlined,
      slanted, larger), and whose action or tap chooses: it writes what the view compares. Rows that differ by their data alone are no choice. A control that has
      other colours after a tap while VoiceOver says the same of it is met on the walk, unless texts beside it change theirs too. A symbol that a tap changes into
      its other form (`star` and `star.fill`), under one name without value or trait, is met on the walk. Items of menus
      that draw their own tick are read from the source, and so are ticks that a comparison shows in what is tapped (`if option == chosen {
      Image(systemName: "checkmark") }`, or its opacity), and buttons whose symbol a state fills, ticks or crosses out (`isOn ?
      "star.fill" : "star"`) while no word, label, value or trait of theirs depends on it. So are controls of which only the look
      (colour, outline, opacity, weight, a shape) asks for what their action chooses or switches (`selected = item` and
      `.background(selected == item ? .blue : .clear)`), or for what is called chosen (`isSelected`), also by way of the project's own views and
      modifiers. What a view of another module is handed may tell it, and nothing is said then. Symbols that differ
      from row to row, and of which one happens to be filled, are data. Whether
      the colours differ enough to be seen is judged by `color-only-state`.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        @State private var plan = 1

        var body: some View {
          VStack {
            ForEach(0..<3) { index in
              Button {  // expect: fails
                plan = index
              } label: {
                HStack {
                  Text("Plan \(index)")
                  if index == plan {
                    Image(systemName: "checkmark")
                  }
                }
                .frame(minWidth: 44, minHeight: 44)
              }
              .buttonStyle(.plain)
            }
          }
        }
      }
      ```
      ```swift
      import SwiftUI

      struct Example: View {
        @State private var isOn = false

        var body: some View {
          Button {
            isOn.toggle()
          } label: {
            Image(systemName: isOn ? "star.fill" : "star")  // expect: fails
              .frame(width: 44, height: 44)
          }
          .accessibilityLabel("Favourite")
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        @State private var plan = 1

        var body: some View {
          VStack {
            ForEach(0..<3) { index in
              Button {
                plan = index
              } label: {
                HStack {
                  Text("Plan \(index)")
                  if index == plan {
                    Image(systemName: "checkmark")
                  }
                }
                .frame(minWidth: 44, minHeight: 44)
              }
              .buttonStyle(.plain)
              .accessibilityAddTraits(index == plan ? .isSelected : [])
            }
          }
        }
      }
      ```
      ```swift
      import SwiftUI

      struct Example: View {
        @State private var isOn = false

        var body: some View {
          Button {
            isOn.toggle()
          } label: {
            Image(systemName: isOn ? "star.fill" : "star")
              .frame(width: 44, height: 44)
          }
          .accessibilityLabel("Favourite")
          .accessibilityAddTraits(isOn ? .isSelected : [])
        }
      }
      ```
      """#
    ),
    (
      "sheet-closes",
      #"""
      ---
      id: sheet-closes
      title: Nothing on a sheet closes it
      summary: A sheet has a button that closes it.
      group: Flow
      severity: review
      sources: WCAG 2.5.1, HIG Sheets
      ---
      A sheet that only a swipe closes has no way out that can be seen, named or reached with a switch or by voice. VoiceOver's
      scrub closes it, for those who know it.

      ## Fix
      A button in the bar: `Button("Done") { dismiss() }` in `.toolbar`, with `@Environment(\.dismiss)`.

      ## Limits
      Decided from the source: a `.sheet` that shows one view of the project, where neither that view, nor the views of the project in
      it, down to the last one, nor what stands in the sheet's closure names anything that closes (dismiss, close, cancel, done), is handed a closure or a
      binding, or is a controller of iOS. All of an app's are one question.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        @State private var isShown = false

        var body: some View {
          Button {
            isShown = true
          } label: {
            Text("About this app").frame(minWidth: 120, minHeight: 44).contentShape(.rect)
          }
          .foregroundStyle(Color.primary)
          .sheet(isPresented: $isShown) { About() }
        }
      }

      struct About: View {
        var body: some View {  // expect: review
          Text("Made by two people in a garden.")
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        @State private var isShown = false

        var body: some View {
          Button {
            isShown = true
          } label: {
            Text("About this app").frame(minWidth: 120, minHeight: 44).contentShape(.rect)
          }
          .foregroundStyle(Color.primary)
          .sheet(isPresented: $isShown) { About() }
        }
      }

      struct About: View {
        @Environment(\.dismiss) private var dismiss

        var body: some View {
          NavigationStack {
            Text("Made by two people in a garden.")
              .navigationTitle("About")
              .toolbar { Button("Done") { dismiss() } }
          }
        }
      }
      ```
      """#
    ),
    (
      "slider-value",
      #"""
      ---
      id: slider-value
      title: A slider says a share in place of its value
      summary: A slider says its value in the unit that is meant.
      group: State
      severity: warning
      sources: WCAG 4.1.2, HIG VoiceOver
      ---
      A slider for the text size goes from 50 to 200 and stands at 100. VoiceOver says "33 percent", which is a share of the way
      along it, and nothing that the screen shows.

      ## Fix
      `.accessibilityValue("\(Int(size)) percent")`, with the words and the unit that stand beside the slider.

      ## Limits
      Ranges of 0 to 1, of 0 to 100, and as far to one side as to the other are shares. Where the value or the range is not known
      nothing is said.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        @State private var size = 100.0

        var body: some View {
          Slider(value: $size, in: 50...200) { Text("Text size") }  // expect: fails
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        @State private var size = 100.0

        var body: some View {
          Slider(value: $size, in: 50...200) { Text("Text size") }
            .accessibilityValue("\(Int(size)) percent")
        }
      }
      ```
      """#
    ),
    (
      "status-announced",
      #"""
      ---
      id: status-announced
      title: Drawn progress is not spoken
      summary: A bar or row of dots that shows progress has a spoken value.
      group: State
      severity: error
      sources: WCAG 4.1.2, WCAG 1.1.1
      ---
      Shapes say nothing to VoiceOver. Who cannot see the bar does not know how far they are, or how many digits of the PIN
      are in.

      ## Fix
      Use `ProgressView(value:)`, or make the shapes one element:
      `.accessibilityElement().accessibilityLabel("Progress").accessibilityValue("Step 2 of 5")`.

      ## Limits
      Recognised are a shorter shape flush on a longer one of the same height, and three or more small equal shapes from one
      line of source without words beside them. Thin lines that are all alike are the ridges of a handle. A row of rectangles may be a chart: a question. A bar with a
      gesture on it is a slider, which has to be changed as well as spoken.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          ZStack(alignment: .leading) {
            Capsule()
              .fill(Color(red: 0.8, green: 0.8, blue: 0.8))
              .frame(width: 300, height: 8)
            Capsule()  // expect: fails
              .fill(Color(red: 0, green: 0.3, blue: 0))
              .frame(width: 120, height: 8)
          }
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          ZStack(alignment: .leading) {
            Capsule()
              .fill(Color(red: 0.8, green: 0.8, blue: 0.8))
              .frame(width: 300, height: 8)
            Capsule()
              .fill(Color(red: 0, green: 0.3, blue: 0))
              .frame(width: 120, height: 8)
          }
          .accessibilityElement()
          .accessibilityLabel("Progress")
          .accessibilityValue("Step 2 of 5")
        }
      }
      ```
      """#
    ),
    (
      "string-localized",
      #"""
      ---
      id: string-localized
      title: Words are written into the code
      summary: Words on the screen can be translated.
      group: Strings
      severity: warning
      sources: HIG Inclusion
      ---
      A word that bypasses the string tables stays as it is in every language: one English word on a Japanese screen, read
      aloud with Japanese pronunciation.

      ## Fix
      Pass a `LocalizedStringKey` literal, or `String(localized:)`, instead of a plain `String`.

      ## Limits
      In an app without any string table, or with tables of one language alone, the texts are one question. Numbers, dates and texts
      that exist only at run time are no words of the app. `Text(verbatim:)` is taken at its word. Codes of currencies and symbols
      of units are the same everywhere; so are codes such as `EAN-13`, names such as `YouTube` and `AeroTime 2`, accounts, notices of
      rights, and names that are put to a text that was looked up. In
      an app of several languages the source is read as well: a side of `??`, what is joined with `+`, what a view or a function of
      the project's own takes as a `String` and hands to a text or an alert, in branches that no state showed. Words of one file,
      from three on, are one finding with their places. A single word with a capital letter that stands among data, with a number or without
      (`Pixel 8`), may be a name: a question.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        let title: String = "Welcome back"  // expect: fails

        var body: some View {
          Text(title)
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          Text("Welcome")
        }
      }
      ```
      ```swift
      import SwiftUI

      struct Example: View {
        let title: LocalizedStringKey = "Welcome"

        var body: some View {
          Text(title)
        }
      }
      ```
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          Text(verbatim: "StandFit")
        }
      }
      ```
      """#
    ),
    (
      "string-missing",
      #"""
      ---
      id: string-missing
      title: A key stands in no string table
      summary: Every key that is shown stands in a string table.
      group: Strings
      severity: warning
      sources: HIG Inclusion
      ---
      A key without an entry is shown as it is: `onboarding.title` instead of words, or the words of the language it was written in
      to readers of all others.

      ## Fix
      Add the key to the catalog, or correct its spelling. In a Swift package pass `bundle: .module`.

      ## Limits
      A key that reads like an identifier is always reported. A key that is a sentence is reported where other texts of the
      screen come from a table with translations: without, the app has one language, and the sentence is what it says. One word with a capital
      letter may be a name, or the same in every language: that is for a person. A key that is looked up or made elsewhere than it is
      shown is reported there. Without `bundle:` a key is looked up in the app's own tables alone; those of a Swift package's target are in that
      target's bundle (`bundle: .module`), and a key that only the table of its own package has is reported as such, with the table. With any
      bundle all tables count, since which one it is may only be known while the app runs. Tables are a package's where they lie in the folder of
      one of its targets; packages that are apps of Swift Playgrounds, and tables that an Xcode project builds, are the app's. A function that takes a `String`, as `NSLocalizedString` does, is handed the text with its values in it: that
      finished text is what is looked up, and where no table has it the interpolation is the defect. Plurals that code makes are
      string-plural's. Keys are also read from the source: `Text("…")`, titles of controls, `String(localized:)` in alerts,
      menus and branches that no state showed; keys with interpolations, of other tables and bundles, of previews and of views that
      nothing shows are left out. The same question of several keys is asked once. Placeholders go by the type of what is filled in, as SwiftUI
      makes them: `Int` is `%lld`, `Int32` `%d`, `UInt32` `%u`, `UInt` `%llu`, `Double` `%lf`, `Float` `%f`.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          Text("onboarding.title")  // expect: fails
        }
      }
      ```
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          VStack {
            Text("Continue")
            Text("Start over")  // expect: fails
          }
        }
      }
      ```
      ```json Localizable.xcstrings
      {
        "sourceLanguage": "en",
        "strings": {
          "Continue": {
            "localizations": {"de": {"stringUnit": {"state": "translated", "value": "Weiter"}}}
          }
        },
        "version": "1.0"
      }
      ```
      ```yaml .sightline.yml
      locales: [en, de, ar-XB]
      ```

      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          VStack {
            Text("Continue", bundle: .module)
            Text("Start over")  // expect: fails
          }
        }
      }
      ```
      ```swift Package.swift
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Kit", defaultLocalization: "en", products: [.library(name: "Kit", targets: ["Kit"])],
        targets: [.target(name: "Kit", path: ".")])
      ```
      ```json Localizable.xcstrings
      {
        "sourceLanguage": "en",
        "strings": {
          "Continue": {
            "localizations": {"de": {"stringUnit": {"state": "translated", "value": "Weiter"}}}
          },
          "Start over": {
            "localizations": {"de": {"stringUnit": {"state": "translated", "value": "Neu beginnen"}}}
          }
        },
        "version": "1.0"
      }
      ```
      ```yaml .sightline.yml
      locales: [en, de, ar-XB]
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          VStack {
            Text("Continue")
            Text(verbatim: "Sightline")
          }
        }
      }
      ```
      ```json Localizable.xcstrings
      {
        "sourceLanguage": "en",
        "strings": {
          "Continue": {
            "localizations": {"de": {"stringUnit": {"state": "translated", "value": "Weiter"}}}
          }
        },
        "version": "1.0"
      }
      ```
      ```yaml .sightline.yml
      locales: [en, de, ar-XB]
      ```
      """#
    ),
    (
      "string-placeholders",
      #"""
      ---
      id: string-placeholders
      title: A translation fills in other values
      summary: A translation has the placeholders of the text it translates.
      group: Strings
      severity: error
      sources: HIG Writing
      ---
      A placeholder that a translation forgot takes the number with it; one of another kind prints nonsense or crashes.

      ## Fix
      Use the same placeholders, with positions where the order changes: `%2$@ hat %1$lld`.

      ## Limits
      String catalogues, `.strings` and `.stringsdict`. A plural form may leave a number out; it may not add or change one.
      What may be filled in is what the key or the source text fills in; what has to be is what the source text does. An entry that is marked stale is not judged; one that no source
      spells out is a question.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        let name = "Ada"

        var body: some View {
          Text("Welcome, \(name)")
        }
      }
      ```
      ```json Localizable.xcstrings
      {
        "sourceLanguage": "en",
        "strings": {
          "Welcome, %@": {
            "localizations": {
              "en": {"stringUnit": {"state": "translated", "value": "Welcome, %@"}},
              "de": {
                "stringUnit": {"state": "translated", "value": "Willkommen"}  // expect: fails
              }
            }
          }
        },
        "version": "1.0"
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        let name = "Ada"

        var body: some View {
          Text("Welcome, \(name)")
        }
      }
      ```
      ```json Localizable.xcstrings
      {
        "sourceLanguage": "en",
        "strings": {
          "Welcome, %@": {
            "localizations": {
              "en": {"stringUnit": {"state": "translated", "value": "Welcome, %@"}},
              "de": {"stringUnit": {"state": "translated", "value": "Willkommen, %@"}}
            }
          }
        },
        "version": "1.0"
      }
      ```
      """#
    ),
    (
      "string-plural",
      #"""
      ---
      id: string-plural
      title: A number lacks its plural forms
      summary: A number in a sentence has the plural forms its language needs.
      group: Strings
      severity: error
      sources: HIG Writing
      unit: count
      ---
      "1 piles created" is wrong in English, and most languages have more forms than English has.

      ## Fix
      Vary the string by plural in the catalog.

      ## Limits
      A counted noun is a number's placeholder before a word that ends in s, in the source language, or before one that is written for both, `file(s)`. Where the code around a
      text compares with one, `count == 1 ? "\(count) pile" : "\(count) piles"`, or the table has the same text with the word for
      one, the forms are chosen in code: enough for two forms, and reported where the table has the text in a language with more. A plural within the text, `"\(count) hour\(count == 1 ? "" : "s")"`, is reported in an app that comes in
      several languages: others make it otherwise. A text that is made elsewhere than it is shown is reported where it is written. Forms needed are CLDR's,
      but for the `many` of Catalan, French, Italian, Portuguese and Spanish: it counts exact millions, and `other` stands in
      for it. Keys of a table that lack the same form in a language are one finding.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        let count = 1

        var body: some View {
          Text("\(count) piles created")  // expect: fails
        }
      }
      ```
      ```swift
      import SwiftUI

      struct Example: View {
        let count = 1

        var body: some View {
          Text("\(count) piles created")
        }
      }
      ```
      ```json Localizable.xcstrings
      {
        "sourceLanguage": "en",
        "strings": {
          "%lld piles created": {
            "localizations": {
              "en": {
                "variations": {
                  "plural": {
                    "other": {"stringUnit": {"state": "translated", "value": "%lld piles created"}}  // expect: fails
                  }
                }
              }
            }
          }
        },
        "version": "1.0"
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        let count = 1

        var body: some View {
          Text("\(count)/5")
        }
      }
      ```
      ```swift
      import SwiftUI

      struct Example: View {
        let count = 1

        var body: some View {
          Text(count == 1 ? "\(count) pile created" : "\(count) piles created")
        }
      }
      ```
      ```swift
      import SwiftUI

      struct Example: View {
        let count = 1

        var body: some View {
          Text("\(count) piles created")
        }
      }
      ```
      ```json Localizable.xcstrings
      {
        "sourceLanguage": "en",
        "strings": {
          "%lld piles created": {
            "localizations": {
              "en": {
                "variations": {
                  "plural": {
                    "one": {"stringUnit": {"state": "translated", "value": "%lld pile created"}},
                    "other": {"stringUnit": {"state": "translated", "value": "%lld piles created"}}
                  }
                }
              }
            }
          }
        },
        "version": "1.0"
      }
      ```
      """#
    ),
    (
      "string-state",
      #"""
      ---
      id: string-state
      title: A translation is not finished
      summary: No text is new, waiting for review, stale or a copy of the source.
      group: Strings
      severity: review
      sources: HIG Writing
      ---
      A translation that nobody has reviewed may say something else than the screen.

      ## Fix
      Translate and review it in the string catalog, and remove keys that no source uses any more.

      ## Limits
      The states of a string catalog, as Xcode wrote them; `.strings` files have none. In both, a text of another language that is the
      source language's letter by letter counts as not translated: sentences of three words or more, and in a table that holds such a
      copy also single words that another language translates. A table's texts of one language in one state are one finding; a plural
      form that the language never shows does not count.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          Text("Welcome")
        }
      }
      ```
      ```json Localizable.xcstrings
      {
        "sourceLanguage": "en",
        "strings": {
          "Welcome": {
            "localizations": {
              "en": {"stringUnit": {"state": "translated", "value": "Welcome"}},
              "de": {
                "stringUnit": {"state": "needs_review", "value": "Willkommen"}  // expect: fails
              }
            }
          }
        },
        "version": "1.0"
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          Text("Welcome")
        }
      }
      ```
      ```json Localizable.xcstrings
      {
        "sourceLanguage": "en",
        "strings": {
          "Welcome": {
            "localizations": {
              "en": {"stringUnit": {"state": "translated", "value": "Welcome"}},
              "de": {"stringUnit": {"state": "translated", "value": "Willkommen"}}
            }
          }
        },
        "version": "1.0"
      }
      ```
      """#
    ),
    (
      "string-translated",
      #"""
      ---
      id: string-translated
      title: A translation is missing
      summary: Every text is translated into every language the app comes in.
      group: Strings
      severity: error
      sources: HIG Inclusion
      ---
      A text without translation is shown in the source language, between texts that are translated, and read aloud with the
      wrong pronunciation.

      ## Fix
      Translate the key, or mark it as not to be translated in the catalog.

      ## Limits
      The languages are those of the configuration, and those that are not laid out. A table in one language alone may be meant so: a person is
      asked. So is one capitalised word that no language has, which may be a name. Where two translations or more say what the source says, the
      text is the same everywhere, and no language lacks it. A comment that says "don't translate" above the declaration, or behind the words,
      leaves them out. Three texts or more that the same languages lack are one finding; each stands in its places and in its derivation. Whether a translation is right, a person must check.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          VStack {
            Text("Continue")
            Text("Start over")  // expect: fails
          }
        }
      }
      ```
      ```json Localizable.xcstrings
      {
        "sourceLanguage": "en",
        "strings": {
          "Continue": {
            "localizations": {"de": {"stringUnit": {"state": "translated", "value": "Weiter"}}}
          },
          "Start over": {}
        },
        "version": "1.0"
      }
      ```
      ```yaml .sightline.yml
      locales: [en, de, ar-XB]
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          VStack {
            Text("Continue")
            Text("Sightline")
          }
        }
      }
      ```
      ```json Localizable.xcstrings
      {
        "sourceLanguage": "en",
        "strings": {
          "Continue": {
            "localizations": {"de": {"stringUnit": {"state": "translated", "value": "Weiter"}}}
          },
          "Sightline": {"shouldTranslate": false}
        },
        "version": "1.0"
      }
      ```
      ```yaml .sightline.yml
      locales: [en, de, ar-XB]
      ```
      """#
    ),
    (
      "tap-role",
      #"""
      ---
      id: tap-role
      title: What can be tapped is not announced as such
      summary: What reacts to a tap is announced as something to tap.
      group: Structure
      severity: error
      sources: WCAG 4.1.2, WCAG 2.1.1
      numbers:
        share: 0.8
      ---
      A tap gesture is invisible to VoiceOver, Switch Control and keyboards: they see text, not a button.

      ## Fix
      Use a `Button`; its look is free with `.buttonStyle(.plain)`. Else add `.accessibilityAddTraits(.isButton)`.

      ## Limits
      A link that is transparent (`.opacity(0)`) behind the content of a list's row, to hide its arrow, is not there for
      VoiceOver: the row is tapped and not announced as a link. One that code can follow (`isActive`, `selection`) is left alone, and so are taps that
      write into a log and do nothing else or call what nobody passed (`onTap?()`), and a tap whose very action a button of the screen has. A gesture on most of the screen (to close a keyboard) and
      gestures around controls are left alone. Rows and states that are never laid out are read from the source: a tap on a text, a
      picture or a stack that nothing there announces, and that no button of the file repeats, is a question. Words that were made up for a value that nobody passed are not quoted. A button whose action is empty, and whose work a tap gesture does, fails: whoever presses it
      without touching the screen runs the action.

      ## Options
      `share`: share of the screen from which a gesture is taken as a convenience.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          Text("Show details")
            .padding()
            .onTapGesture {}  // expect: fails
        }
      }
      ```
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          NavigationStack {
            List {
              ZStack {
                NavigationLink(destination: Text("Rooms")) { EmptyView() }  // expect: fails
                  .opacity(0)
                Text("Home")
              }
            }
            .navigationTitle("Places")
          }
        }
      }
      ```

      ```swift
      import SwiftUI

      struct Example: View {
        @State private var isOpen = false
        var body: some View {
          VStack {
            if isOpen { Text("Rooms") }
            Button {} label: {  // expect: fails
              Text("Show details")
                .foregroundStyle(Color.primary)
                .padding()
            }
            .frame(minWidth: 44, minHeight: 44)
            .onTapGesture { isOpen.toggle() }
          }
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          Text("Show details")
            .padding()
            .onTapGesture {}
            .accessibilityAddTraits(.isButton)
        }
      }
      ```
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          NavigationStack {
            List {
              NavigationLink(destination: Text("Rooms")) { Text("Home") }
            }
            .navigationTitle("Places")
          }
        }
      }
      ```
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View { Caption(text: "All your walks") }
      }

      private struct Caption: View {
        let text: LocalizedStringKey
        var onTap: (() -> Void)?
        var body: some View { Text(text).onTapGesture { onTap?() } }
      }
      ```
      """#
    ),
    (
      "target-overlap",
      #"""
      ---
      id: target-overlap
      title: Targets overlap
      summary: Tap targets do not cover each other in part.
      group: Pointer
      severity: error
      sources: WCAG 2.5.8
      unit: pt
      numbers:
        tolerance: 1
      ---
      Where two targets overlap a tap may start the wrong action.

      ## Fix
      Move the controls apart; do not enlarge targets with negative padding.

      ## Limits
      A target wholly on another one, a close button on a card, has its own place and passes.

      ## Options
      `tolerance`: points by which targets may overlap, both ways.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          HStack(spacing: -20) {
            Button {
            } label: {
              Image(systemName: "minus").frame(minWidth: 60, minHeight: 60)
            }
            .accessibilityLabel("Less")
            Button {  // expect: fails
            } label: {
              Image(systemName: "plus").frame(minWidth: 60, minHeight: 60)
            }
            .accessibilityLabel("More")
          }
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          HStack(spacing: 12) {
            Button {
            } label: {
              Image(systemName: "minus").frame(minWidth: 60, minHeight: 60)
            }
            .accessibilityLabel("Less")
            Button {
            } label: {
              Image(systemName: "plus").frame(minWidth: 60, minHeight: 60)
            }
            .accessibilityLabel("More")
          }
        }
      }
      ```
      """#
    ),
    (
      "target-size",
      #"""
      ---
      id: target-size
      title: A tap target is too small
      summary: Tap targets measure 24 × 24 pt, or have that much room to themselves.
      group: Pointer
      severity: error
      sources: WCAG 2.5.8
      unit: pt
      numbers:
        minimum: 24
      ---
      Small targets side by side are hit by mistake, most of all with a tremor, a stylus or a bumpy ride.

      ## Fix
      Inside the button's label, add `.frame(minWidth: 44, minHeight: 44)` and `.contentShape(.rect)`, or padding. Space around
      a button does not enlarge its target.

      ## Limits
      A small target passes when a circle of 24 pt around its centre meets no other target and no other small target's circle. What
      scrolls is not held against what stays, such as a bar.
      Controls whose size iOS decides are exempt. A button's target is taken as the frame of its label.

      ## Options
      `minimum`: side of the target in points.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          HStack(spacing: 0) {
            Button {
            } label: {
              Image(systemName: "minus")
                .frame(width: 18, height: 18)  // expect: fails
            }
            .accessibilityLabel("Less")
            Button {
            } label: {
              Image(systemName: "plus")
                .frame(width: 18, height: 18)  // expect: fails
            }
            .accessibilityLabel("More")
          }
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          HStack(spacing: 0) {
            Button {
            } label: {
              Image(systemName: "minus")
                .frame(width: 44, height: 44)
                .contentShape(Rectangle())
            }
            .accessibilityLabel("Less")
            Button {
            } label: {
              Image(systemName: "plus")
                .frame(width: 44, height: 44)
                .contentShape(Rectangle())
            }
            .accessibilityLabel("More")
          }
        }
      }
      ```
      """#
    ),
    (
      "target-size-comfortable",
      #"""
      ---
      id: target-size-comfortable
      title: A tap target is smaller than Apple recommends
      summary: Tap targets measure at least 44 × 44 pt.
      group: Pointer
      severity: warning
      sources: HIG Accessibility, WCAG 2.5.5
      unit: pt
      numbers:
        minimum: 44
        least: 28
      ---
      44 pt is about the size of a fingertip. Below it people miss, and miss more often when they walk, hurry or shake.

      ## Fix
      Inside the button's label, add `.frame(minWidth: 44, minHeight: 44)` and `.contentShape(.rect)`.

      ## Limits
      A bar gives its buttons room; a view of the app's own with `.onTapGesture` has its own size there, too.
      A tap gesture around a field has the field's target. As for `target-size`, without the exception for targets that stand alone. Links among the words of a sentence are exempt.
      What `target-size` reports is not reported twice.

      ## Options
      `minimum`: side of the target in points. `least`: the side HIG allows where there is no room; the message says when a
      target is smaller still.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          Button {
          } label: {
            Image(systemName: "xmark")
              .frame(width: 30, height: 30)  // expect: fails
          }
          .accessibilityLabel("Close")
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          Button {
          } label: {
            Image(systemName: "xmark")
              .frame(width: 44, height: 44)
          }
          .accessibilityLabel("Close")
        }
      }
      ```
      """#
    ),
    (
      "target-spacing",
      #"""
      ---
      id: target-spacing
      title: Targets stand too close
      summary: Targets beside one another are far enough apart.
      group: Pointer
      severity: warning
      sources: HIG Accessibility
      numbers:
        minimum: 4
      ---
      A finger is wider than a point: where two buttons stand a point apart, a tremor decides which one is meant.

      ## Fix
      Put 8 to 12 pt between controls: `HStack(spacing: 12)`.

      ## Options
      - `minimum`: points between two targets; 4.

      ## Limits
      Targets that touch are one row by design, and rows of a list may follow one another closely. Bars and controls that iOS
      draws are its own.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        @State private var beds = 1

        var body: some View {
          HStack(spacing: 1) {
            Button { beds += 1 } label: { Image(systemName: "plus").frame(width: 48, height: 48) }
              .accessibilityLabel("More beds")
            Button { beds = 1 } label: { Image(systemName: "minus").frame(width: 48, height: 48) }  // expect: fails
              .accessibilityLabel("One bed")
          }
          .foregroundStyle(Color.primary)
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        @State private var beds = 1

        var body: some View {
          HStack(spacing: 12) {
            Button { beds += 1 } label: { Image(systemName: "plus").frame(width: 48, height: 48) }
              .accessibilityLabel("More beds")
            Button { beds = 1 } label: { Image(systemName: "minus").frame(width: 48, height: 48) }
              .accessibilityLabel("One bed")
          }
          .foregroundStyle(Color.primary)
        }
      }
      ```
      """#
    ),
    (
      "text-behind-bar",
      #"""
      ---
      id: text-behind-bar
      title: Text lies under a bar
      summary: Text keeps clear of the status bar, the home indicator and what is pinned over the end of a scroll view.
      group: Text
      severity: warning
      sources: HIG Layout
      unit: pt
      numbers:
        share: 0.5
      ---
      Text under the clock or the home indicator is crossed by them, and taps there go to the system.

      ## Fix
      Ignore the safe area for backgrounds only: `.background(Color.blue.ignoresSafeArea())`.

      ## Limits
      Portrait only. Content that scrolls can be moved out of the way, unless something opaque is pinned over its end:
      `.safeAreaInset` makes room for that. Each thing that is pinned is one finding, whatever it hides.

      ## Options
      `share`: share of the text's ink that may lie under a bar.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          VStack {
            Text("Welcome to the app")  // expect: fails
            Spacer()
          }
          .ignoresSafeArea()
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          VStack {
            Text("Welcome to the app")
            Spacer()
          }
          .background(Color(uiColor: .systemBackground).ignoresSafeArea())
        }
      }
      ```
      """#
    ),
    (
      "text-clipped",
      #"""
      ---
      id: text-clipped
      title: Glyphs are cut or leave their box
      summary: Text stays inside what clips it and inside the box drawn around it.
      group: Text
      severity: error
      sources: WCAG 1.4.4
      unit: pt
      numbers:
        tolerance: 1
        share: 0.05
      ---
      A box of fixed height keeps its size while its text grows. The text is then cut in half, or runs out of its coloured
      background and over its neighbours, where it cannot be read.

      ## Fix
      Use `minHeight` in place of `height`, or a length from `@ScaledMetric`.

      ## Limits
      Ink is taken from glyph outlines. A fixed frame without a visible background, whose text meets nothing else, is left
      alone: nobody sees where it ends. Scrolled content is not clipped. Words that exist only at run time, in a fixed height that has
      no room for another line of them at an accessibility size, are a question: all of an app's are one.

      ## Options
      `tolerance`: points of ink that may be cut. `share`: share of the ink's extent that may be cut.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          ScrollView {
            Text("A long notice that needs several lines on every phone, and more of them when the text is large.")
              .fixedSize(horizontal: false, vertical: true)
              .frame(height: 20)
              .clipped()  // expect: fails
          }
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          ScrollView {
            Text("A long notice that needs several lines on every phone, and more of them when the text is large.")
              .fixedSize(horizontal: false, vertical: true)
              .frame(minHeight: 20)
              .clipped()
          }
        }
      }
      ```
      """#
    ),
    (
      "text-overlap",
      #"""
      ---
      id: text-overlap
      title: Texts run into each other
      summary: Texts do not cover each other.
      group: Text
      severity: error
      sources: WCAG 1.4.4, WCAG 1.4.10
      unit: pt
      numbers:
        tolerance: 1
        share: 0.1
      ---
      Where two texts lie on top of each other neither can be read.

      ## Fix
      Lay them out in a stack or a grid; avoid offsets and fixed positions for text.

      ## Limits
      Ink is compared with ink. A control drawn over a part of a text is reported, a picture or an area over a part of it is a
      question; words behind that are faded below 40 % are a pattern; what is hidden altogether, and the same text drawn twice, are left alone.

      ## Options
      `tolerance`: points of ink that may meet, both ways. `share`: part of the smaller font's size that ink of one line may reach
      into another's, as accents and tails do.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          ZStack {
            Text("Price per month")
            Text("Cancel at any time")  // expect: fails
          }
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          VStack {
            Text("Price per month")
            Text("Cancel at any time")
          }
        }
      }
      ```
      """#
    ),
    (
      "text-reflow",
      #"""
      ---
      id: text-reflow
      title: Text has to be scrolled sideways
      summary: Sentences are read without scrolling sideways.
      group: Text
      severity: error
      sources: WCAG 1.4.10
      unit: pt
      ---
      To read one sentence its reader scrolls there and back for every line, and loses the place each time.

      ## Fix
      Let the text wrap within the width of the screen.

      ## Limits
      Rows of chips, tables and pictures may scroll sideways: only text of five words and more that is wider than its view counts.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          ScrollView(.horizontal) {
            Text("This sentence stands on one very long line, and nobody sees the end of it without scrolling.")  // expect: fails
              .fixedSize()
          }
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          ScrollView {
            Text("This sentence stands on as many lines as it takes, and everybody sees the end of it.")
          }
        }
      }
      ```
      """#
    ),
    (
      "text-scaling",
      #"""
      ---
      id: text-scaling
      title: Text does not follow the text size
      summary: Every text grows with the size set in iOS.
      group: Text
      severity: error
      sources: WCAG 1.4.4, HIG Typography
      unit: pt
      ---
      Many people set a larger text size. Text in `.font(.system(size: 14))` stays as it is; for them it is the
      one text on the screen that is too small.

      ## Fix
      Use a text style (`.font(.headline)`), `Font.custom(_:size:relativeTo:)`, or a size from `@ScaledMetric`.

      ## Limits
      Emoji and bullets are pictures and may keep their size. Bars are drawn by iOS, which shows their titles in the large
      content viewer. The segments of a picker keep the size iOS gives them, whatever font they are given: one question for
      each segmented picker. A text whose variable is empty in the state at hand counts.
      One that is drawn smaller than its size to fit into its room (`minimumScaleFactor`) is as large as it can be. A size computed in a way that cannot be followed is taken as fixed.
      Texts and symbols that are never laid out (widgets, rows without data) are asked about where the source gives them a size in points: one question.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          Text("Terms of use")
            .font(.system(size: 14))  // expect: fails
        }
      }
      ```
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          Text("Terms of use")
            .font(.custom("Nunito", fixedSize: 16))  // expect: fails
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        @ScaledMetric(relativeTo: .body) private var size = 18.0

        var body: some View {
          ScrollView {
            VStack {
              Text("Terms of use")
                .font(.footnote)
              Text("Privacy")
                .font(.system(size: size))
              Text("🎉")
                .font(.system(size: 64))
            }
          }
        }
      }
      ```
      """#
    ),
    (
      "text-scaling-capped",
      #"""
      ---
      id: text-scaling-capped
      title: Text growth is held back
      summary: Text can grow to 200 %.
      group: Text
      severity: warning
      sources: WCAG 1.4.4, HIG Accessibility
      ---
      A cap at `xxxLarge` protects the layout from exactly those who need the largest sizes.

      ## Fix
      Allow accessibility sizes and change the layout; where there is no room, `.accessibilityShowsLargeContentViewer()`.

      ## Limits
      A cap at accessibility3 or above, about 200 % for body text, passes; so does a size that is passed on from the environment.
      `.environment(\.dynamicTypeSize, …)` sets one size like `.dynamicTypeSize(_:)`; that an app has a setting of its own for it does
      not make up for the one in iOS. Bars of iOS have a large content viewer.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          VStack {
            Text("Weekly summary")
              .dynamicTypeSize(...DynamicTypeSize.xLarge)  // expect: fails
            Text("All your walks")
              .environment(\.dynamicTypeSize, .large)  // expect: fails
          }
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          ScrollView {
            Text("Weekly summary")
              .dynamicTypeSize(...DynamicTypeSize.accessibility3)
          }
        }
      }
      ```
      """#
    ),
    (
      "text-shrinks",
      #"""
      ---
      id: text-shrinks
      title: Text shrinks where it should grow
      summary: At a larger text size, text is not smaller than at the default one.
      group: Text
      severity: error
      sources: WCAG 1.4.4
      unit: pt
      ---
      `minimumScaleFactor` makes long text fit by making it small, most of all for those who asked for large text.

      ## Fix
      Let the text wrap; keep `minimumScaleFactor` for numbers in tight places.

      ## Limits
      Text that shrinks but stays above its size at the default setting passes, unless the reader asks for twice that size and
      gets less than 1.2 times.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          Text("Your weekly progress")
            .font(.title)
            .lineLimit(1)
            .minimumScaleFactor(0.1)  // expect: fails
            .frame(width: 120)
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          ScrollView {
            Text("Progress")
              .font(.body)
              .minimumScaleFactor(0.8)
          }
        }
      }
      ```
      """#
    ),
    (
      "text-small",
      #"""
      ---
      id: text-small
      title: Text is too small
      summary: Text is at least 11 pt at the default text size.
      group: Text
      severity: warning
      sources: HIG Typography
      unit: pt
      numbers:
        minimum: 11
      ---
      Most people never change the text size: they read what is there, or do not.

      ## Fix
      Use `.caption2` (11 pt) or larger.

      ## Limits
      The declared size counts, not the reader's; under `.scaleEffect` the size at which the text is drawn.

      ## Options
      `minimum`: points at the default text size.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          Text("Terms apply")
            .font(.custom("Nunito", size: 9, relativeTo: .caption2))  // expect: fails
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          Text("Terms apply")
            .font(.caption2)
        }
      }
      ```
      """#
    ),
    (
      "text-spoken",
      #"""
      ---
      id: text-spoken
      title: Visible text is hidden from VoiceOver
      summary: Text that is shown is also spoken.
      group: Structure
      severity: error
      sources: WCAG 1.1.1, WCAG 1.3.1
      ---
      Hidden by mistake, together with an icon or a background, a price or a warning is there for some and not for others.

      ## Fix
      Remove `.accessibilityHidden(true)`, or add the words to another element's label.

      ## Limits
      A label of a text that says less than half of its words is a question. Passes when another element says all of the
      words; of a price or a share its number. A lone number is not judged, nor is text replaced by a label of its own
      element; hidden text whose words are not known here, which may be initials, is a question; text of an element with `children: .ignore` and no label at all is. Words that are data under a label that is always
      the same, and without a value, are never said, unless they are initials: a question.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          VStack {
            Text("Yearly plan")
            Text("Renews every year")
              .accessibilityHidden(true)  // expect: fails
          }
        }
      }
      ```
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          Text("No recent weight measurement available")
            .accessibilityLabel("No vitals")  // expect: review
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          VStack {
            Text("Yearly plan")
              .accessibilityLabel("Yearly plan. Renews every year.")
            Text("Renews every year")
              .accessibilityHidden(true)
          }
        }
      }
      ```
      """#
    ),
    (
      "text-truncated",
      #"""
      ---
      id: text-truncated
      title: Text is cut with an ellipsis
      summary: No text loses characters at any text size, language or device.
      group: Text
      severity: error
      sources: WCAG 1.4.4
      unit: graphemes
      ---
      Someone who reads at a larger text size, or in a language with longer words, gets `Get Sta…` where others get a
      sentence. What is behind the ellipsis cannot be read in any other way.

      ## Fix
      Let the text wrap: remove `.lineLimit`, replace fixed heights by minimum heights, put long content in a `ScrollView`,
      and stack rows vertically at accessibility sizes (`ViewThatFits`, `AnyLayout`).

      ## Limits
      Text is measured with the app's fonts, or with a calibrated stand-in whose error is taken into account: a text that is
      cut only within that error is reported for review. A prompt that repeats the label beside its field can be read there. A text that could not be computed, or whose words only a preview
      has, is reported for review at most. Words that exist only at run time, kept on one line where fewer than 20 characters fit, or at
      accessibility sizes on two to four lines where fewer than 60 do, are a question: all of an app's are one. A large title of a screen that is laid out alone is one, too: pushed from a screen with small titles it is small.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          Text("Your data never leaves this device, and you can delete it whenever you like.")
            .lineLimit(1)  // expect: fails
            .padding()
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          ScrollView {
            Text("Your data never leaves this device, and you can delete it whenever you like.")
              .padding()
          }
        }
      }
      ```
      """#
    ),
    (
      "text-unreachable",
      #"""
      ---
      id: text-unreachable
      title: Content lies off the screen
      summary: Text and controls are on the screen, or something scrolls them into view.
      group: Text
      severity: error
      sources: WCAG 1.4.4, WCAG 1.4.10
      unit: pt
      numbers:
        tolerance: 4
      ---
      At a large text size the content of a screen grows beyond it. Without a scroll view the rest, often the only button, is
      out of reach: nobody with that setting can go on.

      ## Fix
      Wrap the content in a `ScrollView`; keep the main button outside with `.safeAreaInset(edge: .bottom)`.

      ## Limits
      One finding names the stack that became too long, whatever it pushes out. Pages of a paged `TabView` are reached by
      swiping. Content that only code scrolls into view is reported. What
      `.offset` moves out of sight altogether, such as a closed drawer, is meant to be away; `modal` asks whether it is read there.

      ## Options
      `tolerance`: points that may lie outside.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          VStack(spacing: 24) {  // expect: fails
            ForEach(1..<40) { number in
              Text("Line number \(number)")
                .fixedSize()
            }
          }
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          ScrollView {
            VStack(spacing: 24) {
              ForEach(1..<40) { number in
                Text("Line number \(number)")
              }
            }
          }
        }
      }
      ```
      """#
    ),
    (
      "timed-control",
      #"""
      ---
      id: timed-control
      title: The way on appears late
      summary: Nobody waits more than three seconds for a control.
      group: Timing
      severity: warning
      sources: WCAG 2.2.1, HIG Motion
      unit: seconds
      numbers:
        longest: 3
      ---
      A button that fades in after a long animation keeps everyone waiting, and leaves people who do not see the animation with
      a screen on which there is nothing to do.

      ## Fix
      Show the control at once, or offer Skip from the start; show everything at once under Reduce Motion.

      ## Limits
      Times are those of the code: sleeps, delays and timers on a virtual clock. A wait for the network is not counted, and
      what comes after more than ten seconds is a question: it may wait for an answer that nobody gives here. Passes as long as
      another control is there in time.

      ## Options
      `longest`: seconds until some control has to be there.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        @State private var showsButton = false

        var body: some View {
          VStack {
            Text("Hello")
            Button {  // expect: fails
            } label: {
              Text("Start").frame(minWidth: 44, minHeight: 44)
            }
            .buttonStyle(.plain)
            .opacity(showsButton ? 1 : 0)
          }
          .task {
            try? await Task.sleep(for: .seconds(6))
            showsButton = true
          }
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          VStack {
            Text("Hello")
            Button {
            } label: {
              Text("Start").frame(minWidth: 44, minHeight: 44)
            }
            .buttonStyle(.plain)
          }
        }
      }
      ```
      """#
    ),
    (
      "token-contrast",
      #"""
      ---
      id: token-contrast
      title: A pair of tokens has too little contrast
      summary: A foreground token has 4.5:1 on its background in every mode, 3:1 for large text and for what is not text.
      group: Tokens
      severity: error
      sources: WCAG 1.4.3, WCAG 1.4.11
      unit: ratio
      ---
      A token that is too faint is too faint on every screen that uses it, and nobody sees it in a review.

      ## Fix
      Take the value named in the finding: the nearest that passes, with the same hue, in the notation of the file. An alias
      is fixed where its value is written; the finding lists what else changes with it. Where the text would have to turn from
      light to dark or back, the background is fixed if it has less far to go. `sightline tokens --fix` writes all
      of them, `--fix --dry-run` shows them as a diff.

      ## Limits
      Pairs are those under `pairs` in `.sightline.yml`, those of `$extensions.sightline.on`, and, where none is declared,
      those that names suggest (`text.primary` on `background.primary`, `on-surface` on `surface`); a pair that was only guessed
      by its names is a warning, and is left open where its background lets through what nobody named. Translucent colours of
      declared pairs are composited over their background, and over white or black beneath it. Gradients count by their worst point. The finding gives both readings of large text; `large` of
      `contrast-text` chooses the one that decides.

      ## Bad
      ```yaml .sightline.yml
      pairs:
        - {foreground: text, background: paper}
      ```
      ```json colors.tokens.json
      {
        "$type": "color",
        "text": {"$value": {"colorSpace": "srgb", "components": [0.61, 0.64, 0.69]}},  // expect: fails
        "paper": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1]}}
      }
      ```

      ## Good
      ```yaml .sightline.yml
      pairs:
        - {foreground: text, background: paper}
      ```
      ```json colors.tokens.json
      {
        "$type": "color",
        "text": {"$value": {"colorSpace": "srgb", "components": [0.2, 0.22, 0.26]}},
        "paper": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1]}}
      }
      ```
      """#
    ),
    (
      "token-contrast-enhanced",
      #"""
      ---
      id: token-contrast-enhanced
      title: A pair of tokens lacks enhanced contrast
      summary: A foreground token has 7:1 on its background in every mode, 4.5:1 for large text.
      group: Tokens
      severity: off
      sources: WCAG 1.4.6
      unit: ratio
      ---
      With low vision that no glasses correct, about 20/80, text needs 7:1 to be read without assistance.

      ## Fix
      Darken the foreground or lighten the background until the ratio is reached; the finding says how far it is.

      ## Limits
      Only pairs of text that pass `token-contrast` are judged; what is not text has no enhanced requirement.

      ## Bad
      ```yaml .sightline.yml
      pairs:
        - {foreground: text, background: paper}
      ```
      ```json colors.tokens.json
      {
        "$type": "color",
        "text": {"$value": {"colorSpace": "srgb", "components": [0.4, 0.4, 0.4]}},  // expect: fails
        "paper": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1]}}
      }
      ```

      ## Good
      ```yaml .sightline.yml
      pairs:
        - {foreground: text, background: paper}
      ```
      ```json colors.tokens.json
      {
        "$type": "color",
        "text": {"$value": {"colorSpace": "srgb", "components": [0.3, 0.3, 0.3]}},
        "paper": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1]}}
      }
      ```
      """#
    ),
    (
      "token-font",
      #"""
      ---
      id: token-font
      title: A font is not in the project
      summary: A font family comes with iOS or is among the project's font files.
      group: Tokens
      severity: review
      sources: HIG Typography
      ---
      Without its files the app shows another font, with other widths: what fitted in the design is cut on the phone.

      ## Fix
      Add the font's files to the project, or name a family that comes with iOS first.

      ## Limits
      Asked only where the project has Swift sources. Fonts that the app downloads, or that come in a package, cannot be seen.

      ## Bad
      ```json type.tokens.json
      {
        "body": {  // expect: review
          "$type": "typography",
          "$value": {
            "fontFamily": ["Sansation", "system-ui"],
            "fontSize": {"value": 17, "unit": "px"},
            "fontWeight": 400,
            "letterSpacing": {"value": 0, "unit": "px"},
            "lineHeight": 1.3
          }
        }
      }
      ```
      ```swift Example.swift
      import SwiftUI

      struct Example: View {
        var body: some View { Text("Hello") }
      }
      ```

      ## Good
      ```json type.tokens.json
      {
        "body": {
          "$type": "typography",
          "$value": {
            "fontFamily": "Avenir Next",
            "fontSize": {"value": 17, "unit": "px"},
            "fontWeight": 400,
            "letterSpacing": {"value": 0, "unit": "px"},
            "lineHeight": 1.3
          }
        }
      }
      ```
      ```swift Example.swift
      import SwiftUI

      struct Example: View {
        var body: some View { Text("Hello") }
      }
      ```
      """#
    ),
    (
      "token-high-contrast",
      #"""
      ---
      id: token-high-contrast
      title: High contrast is weaker than its base
      summary: A pair has at least as much contrast with Increase Contrast as without.
      group: Tokens
      severity: warning
      sources: HIG Accessibility
      unit: ratio
      ---
      Someone who turns on Increase Contrast asked for more, and gets less.

      ## Fix
      Give the high-contrast mode a foreground that is further from its background than the normal one.

      ## Limits
      Modes are matched by their names: `high-contrast` with the default, `dark-high-contrast` with `dark`. A colour
      set of an asset catalogue is matched by its appearances.

      ## Bad
      ```yaml .sightline.yml
      pairs:
        - {foreground: text, background: paper}
      ```
      ```json app.resolver.json
      {
        "version": "2025.10",
        "sets": {"base": {"sources": [{"$ref": "base.json"}]}},
        "modifiers": {
          "look": {"default": "light", "contexts": {"light": [], "high-contrast": [{"$ref": "high.json"}]}}
        },
        "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/look"}]
      }
      ```
      ```json base.json
      {
        "$type": "color",
        "text": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0]}},
        "paper": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1]}}
      }
      ```
      ```json high.json
      {
        "text": {  // expect: fails
          "$type": "color",
          "$value": {"colorSpace": "srgb", "components": [0.25, 0.25, 0.25]}
        }
      }
      ```

      ## Good
      ```yaml .sightline.yml
      pairs:
        - {foreground: text, background: paper}
      ```
      ```json app.resolver.json
      {
        "version": "2025.10",
        "sets": {"base": {"sources": [{"$ref": "base.json"}]}},
        "modifiers": {
          "look": {"default": "light", "contexts": {"light": [], "high-contrast": [{"$ref": "high.json"}]}}
        },
        "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/look"}]
      }
      ```
      ```json base.json
      {
        "$type": "color",
        "text": {"$value": {"colorSpace": "srgb", "components": [0.25, 0.25, 0.25]}},
        "paper": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1]}}
      }
      ```
      ```json high.json
      {
        "text": {
          "$type": "color",
          "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}
        }
      }
      ```
      """#
    ),
    (
      "token-line-height",
      #"""
      ---
      id: token-line-height
      title: A line height lets lines touch
      summary: A line is at least as high as its font size.
      group: Tokens
      severity: warning
      sources: WCAG 1.4.12
      unit: pt
      numbers:
        minimum: 1
      ---
      Where lines touch, a reader with dyslexia or low vision slips from one into the next.

      ## Fix
      Raise the line height; 1.2 to 1.5 times the font size reads well.

      ## Limits
      Line heights without a font size beside them are not judged.

      ## Options
      `minimum`: the least line height, as a multiple of the font size.

      ## Bad
      ```json type.tokens.json
      {
        "body": {  // expect: fails
          "$type": "typography",
          "$value": {
            "fontFamily": "system-ui",
            "fontSize": {"value": 17, "unit": "px"},
            "fontWeight": 400,
            "letterSpacing": {"value": 0, "unit": "px"},
            "lineHeight": 0.8
          }
        }
      }
      ```

      ## Good
      ```json type.tokens.json
      {
        "body": {
          "$type": "typography",
          "$value": {
            "fontFamily": "system-ui",
            "fontSize": {"value": 17, "unit": "px"},
            "fontWeight": 400,
            "letterSpacing": {"value": 0, "unit": "px"},
            "lineHeight": 1.3
          }
        }
      }
      ```
      """#
    ),
    (
      "token-mode-missing",
      #"""
      ---
      id: token-mode-missing
      title: A token has no value in some mode
      summary: A token that some modes define is defined in all of them.
      group: Tokens
      severity: warning
      sources: DTCG 2025.10
      ---
      Where a mode lacks a token, the build fails, or the value of another mode shines through: black on black at night.

      ## Fix
      Add the value to the set of the mode, or define the token in a set that every mode has.

      ## Limits
      Only colours are looked at. Colour sets without a dark value are reported for review where most others of the
      project have one; a set that refers to a system colour has the system's dark value.

      ## Bad
      ```json app.resolver.json
      {
        "version": "2025.10",
        "sets": {"base": {"sources": [{"$ref": "base.json"}]}},
        "modifiers": {
          "look": {"default": "light", "contexts": {"light": [], "dark": [{"$ref": "dark.json"}]}}
        },
        "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/look"}]
      }
      ```
      ```json base.json
      {
        "ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}
      }
      ```
      ```json dark.json
      {
        "glow": {  // expect: fails
          "$type": "color",
          "$value": {"colorSpace": "srgb", "components": [1, 1, 0.8]}
        }
      }
      ```

      ## Good
      ```json app.resolver.json
      {
        "version": "2025.10",
        "sets": {"base": {"sources": [{"$ref": "base.json"}]}},
        "modifiers": {
          "look": {"default": "light", "contexts": {"light": [], "dark": [{"$ref": "dark.json"}]}}
        },
        "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/look"}]
      }
      ```
      ```json base.json
      {
        "glow": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}
      }
      ```
      ```json dark.json
      {
        "glow": {
          "$type": "color",
          "$value": {"colorSpace": "srgb", "components": [1, 1, 0.8]}
        }
      }
      ```
      """#
    ),
    (
      "token-reference",
      #"""
      ---
      id: token-reference
      title: A token refers to nothing
      summary: Every reference, pair and set names something that exists, and none leads in a circle.
      group: Tokens
      severity: error
      sources: DTCG 2025.10
      ---
      A token without a value is not there: a screen that uses it shows nothing, or whatever the build puts in its place, and
      no pair with it can be judged.

      ## Fix
      Correct the name; the finding gives the nearest. Break a circle where one token should have a value of its own.

      ## Limits
      Files named by a resolver are read where they lie in the project; addresses on the web are never fetched.

      ## Bad
      ```json colors.tokens.json
      {
        "$type": "color",
        "ink": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0]}},
        "title": {"$value": "{inc}"},  // expect: fails
        "a": {"$value": "{b}"},  // expect: fails
        "b": {"$value": "{a}"}
      }
      ```

      ## Good
      ```json colors.tokens.json
      {
        "$type": "color",
        "ink": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0]}},
        "title": {"$value": "{ink}"}
      }
      ```
      """#
    ),
    (
      "token-text-size",
      #"""
      ---
      id: token-text-size
      title: A font size is too small to read
      summary: A font size is at least 11 pt.
      group: Tokens
      severity: warning
      sources: HIG Accessibility, HIG Typography
      unit: pt
      numbers:
        minimum: 11
      ---
      Below 11 points letters cannot be distinguished at arm's length, even with good eyes.

      ## Fix
      Take the size of an iOS text style; the smallest, `caption2`, has 11 pt.

      ## Limits
      1 px is taken as 1 pt, 1 rem as 16 pt. A size is reported once, where it is written, not for every token that refers to it.

      ## Options
      `minimum`: the smallest size in points.

      ## Bad
      ```json type.tokens.json
      {
        "font": {
          "size": {
            "$type": "dimension",
            "tiny": {"$value": {"value": 9, "unit": "px"}}  // expect: fails
          }
        }
      }
      ```

      ## Good
      ```json type.tokens.json
      {
        "font": {
          "size": {
            "$type": "dimension",
            "small": {"$value": {"value": 11, "unit": "px"}}
          }
        }
      }
      ```
      """#
    ),
    (
      "token-text-style",
      #"""
      ---
      id: token-text-style
      title: A font size maps to no text style
      summary: A font size is the default size of an iOS text style, so that it can scale with Dynamic Type.
      group: Tokens
      severity: review
      sources: HIG Typography
      ---
      Sizes that match a text style grow and shrink with it. Others have to be scaled by hand, and often are not scaled at all.

      ## Fix
      Take the nearest text style named in the finding, or use the size with `relativeTo:` a style.

      ## Limits
      The sizes are those of the text styles at the default text size on iOS: 11, 12, 13, 15, 16, 17, 20, 22, 28 and 34 pt.

      ## Bad
      ```json type.tokens.json
      {
        "font": {
          "size": {
            "$type": "dimension",
            "medium": {"$value": {"value": 18, "unit": "px"}}  // expect: review
          }
        }
      }
      ```

      ## Good
      ```json type.tokens.json
      {
        "font": {
          "size": {
            "$type": "dimension",
            "medium": {"$value": {"value": 17, "unit": "px"}}
          }
        }
      }
      ```
      """#
    ),
    (
      "token-unit",
      #"""
      ---
      id: token-unit
      title: A unit was taken for another
      summary: Sizes, line heights and letter spacing are of the order that their unit makes plausible.
      group: Tokens
      severity: warning
      sources: DTCG 2025.10
      ---
      `lineHeight` is a factor: 20 means twenty times the font size. Such a token looks right in the design tool and breaks
      the app.

      ## Fix
      Write the unit that was meant; the finding proposes one.

      ## Limits
      Judged by what is plausible: a line height above 4 times or below 4 px, a font size above 8 rem or below 4 px, letter
      spacing of more than half the font size.

      ## Bad
      ```json type.tokens.json
      {
        "body": {  // expect: fails
          "$type": "typography",
          "$value": {
            "fontFamily": "system-ui",
            "fontSize": {"value": 17, "unit": "px"},
            "fontWeight": 400,
            "letterSpacing": {"value": 0, "unit": "px"},
            "lineHeight": 20
          }
        }
      }
      ```

      ## Good
      ```json type.tokens.json
      {
        "body": {
          "$type": "typography",
          "$value": {
            "fontFamily": "system-ui",
            "fontSize": {"value": 17, "unit": "px"},
            "fontWeight": 400,
            "letterSpacing": {"value": 0, "unit": "px"},
            "lineHeight": 1.3
          }
        }
      }
      ```
      """#
    ),
    (
      "token-value",
      #"""
      ---
      id: token-value
      title: A token's value cannot be used
      summary: Every value has the form and the range that its type demands.
      group: Tokens
      severity: error
      sources: DTCG 2025.10
      ---
      A value that one tool guesses and another rejects gives an app that differs from its design.

      ## Fix
      Write the value as the finding shows.

      ## Limits
      Values in older forms (`"#ff0000"`, `"16px"`) are read, judged, and reported as warnings. In files of Style
      Dictionary and Tokens Studio they are the rule and not reported.

      ## Bad
      ```json colors.tokens.json
      {
        "shade": {
          "$type": "color",
          "$value": {"colorSpace": "hsl", "components": [400, 50, 50]}  // expect: fails
        },
        "gap": {
          "$type": "dimension",
          "$value": {"value": 8, "unit": "em"}  // expect: fails
        }
      }
      ```

      ## Good
      ```json colors.tokens.json
      {
        "shade": {
          "$type": "color",
          "$value": {"colorSpace": "hsl", "components": [40, 50, 50]}
        },
        "gap": {
          "$type": "dimension",
          "$value": {"value": 8, "unit": "px"}
        }
      }
      ```
      """#
    ),
    (
      "trait-conflict",
      #"""
      ---
      id: trait-conflict
      title: Traits exclude each other
      summary: An element has one role.
      group: Structure
      severity: warning
      sources: WCAG 4.1.2
      ---
      A button that is also a link is announced as both; what a double tap will do is anyone's guess.

      ## Fix
      Keep the trait that says what happens: link for leaving the app, button for everything else.

      ## Limits
      A button may be a heading, selected or disabled at the same time.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          Button {  // expect: fails
          } label: {
            Text("Terms").frame(minWidth: 44, minHeight: 44)
          }
          .buttonStyle(.plain)
          .accessibilityAddTraits(.isLink)
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          Button {
          } label: {
            Text("Terms").frame(minWidth: 44, minHeight: 44)
          }
          .buttonStyle(.plain)
          .accessibilityAddTraits(.isHeader)
        }
      }
      ```
      """#
    ),
    (
      "word-broken",
      #"""
      ---
      id: word-broken
      title: A word is broken without a hyphen
      summary: Words stay in one piece, or are divided with a hyphen.
      group: Text
      severity: warning
      sources: HIG Typography
      ---
      `Catego / ries` takes a second look at every line; with dyslexia, more than that.

      ## Fix
      Give the text more width: stack rows vertically at accessibility sizes, make icons beside it smaller.

      ## Limits
      Latin, Greek and Cyrillic; not in pseudo-locales, whose words belong to no language. iOS hyphenates many words by itself
      where it knows the language; where no patterns of a language are installed (packages such as `hyphen-es`), a word broken
      at an accessibility size is for a person. Handles, addresses, keys and words with digits are no words, and a text in
      another language than the reader's is judged where that language is. The title of a `Label` in a list wraps around its
      icon at those sizes.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          ScrollView {
            Text("Donaudampfschifffahrtsgesellschaft")  // expect: fails
              .frame(width: 90)
          }
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          ScrollView {
            Text("Donau")
              .font(.caption)
          }
        }
      }
      ```
      """#
    ),
  ]

  static let profiles: [(name: String, text: String)] = [
    (
      "apple-hig",
      #"""
      # What Apple's Human Interface Guidelines ask for.
      text-truncated: error
      text-clipped: error
      text-unreachable: error
      text-scaling: error
      contrast-text: error
      contrast-non-text: warning
      target-size:
        severity: error
        minimum: 28
      target-size-comfortable: warning
      control-name: error
      image-name: error
      heading: warning
      screen-title: warning
      motion-gated: error
      timed-control: warning
      message-duration: warning
      selected-state: error
      color-only-state: error
      status-announced: error
      message-announced: error
      group: warning
      rtl-mirroring: error
      string-localized: warning
      string-missing: warning
      string-translated: warning
      string-plural: error
      name-readable: error
      name-role: error
      label-in-name: error
      link-purpose: warning
      name-unique: review
      field-label: warning
      field-purpose: warning
      tap-role: error
      trait-conflict: warning
      nested-control: error
      text-spoken: error
      modal: warning
      gesture-alternative: error
      reading-order: review
      text-overlap: error
      text-small: error
      text-shrinks: error
      word-broken: warning
      text-scaling-capped: warning
      text-reflow: warning
      text-behind-bar: error
      contrast-text-enhanced: warning
      link-color: warning
      target-overlap: error
      motion-endless: warning
      flow-exit: review
      flow-prompt: warning
      flow-answer: error
      flow-back: review
      content-kept: error
      icon-scaling: warning
      string-placeholders: error
      orientation-free: warning
      flow-indicator: warning
      flow-entry: warning
      flow-gate: warning
      flow-names: warning
      token-contrast: error
      token-high-contrast: warning
      token-mode-missing: warning
      token-reference: error
      token-value: error
      token-text-size: error
      token-line-height: warning
      token-unit: warning
      token-text-style: review
      token-font: review
      media-autoplay: warning
      destructive-confirmed: warning
      target-spacing: warning
      keyboard-covers: warning
      expanded-state: error
      failure-told: review
      empty-told: review
      copy-told: review
      input-dropped: review
      change-announced: review
      picture-in-name: review
      slider-value: warning
      row-stacks: review
      disabled-told: review
      sheet-closes: review
      """#
    ),
    (
      "default",
      #"""
      # The rule set without --profile: what breaks for someone is an error, what hinders a warning.
      text-truncated: error
      text-clipped: error
      text-unreachable: error
      text-scaling: error
      contrast-text: error
      contrast-non-text: error
      target-size: error
      target-size-comfortable: warning
      control-name: error
      image-name: error
      heading: warning
      screen-title: review
      motion-gated: warning
      timed-control: warning
      message-duration: warning
      selected-state: error
      color-only-state: warning
      status-announced: error
      message-announced: error
      group: warning
      rtl-mirroring: warning
      string-localized: warning
      string-missing: warning
      string-translated: error
      string-plural: error
      reading-level: review
      name-readable: error
      name-role: warning
      decoration-spoken: warning
      label-in-name: error
      link-purpose: warning
      name-unique: review
      field-label: warning
      field-purpose: warning
      tap-role: error
      trait-conflict: warning
      nested-control: error
      text-spoken: error
      modal: warning
      gesture-alternative: error
      reading-order: review
      text-overlap: error
      text-small: warning
      text-shrinks: error
      word-broken: warning
      text-scaling-capped: warning
      text-reflow: error
      text-behind-bar: warning
      link-color: warning
      target-overlap: error
      motion-endless: warning
      flow-exit: review
      flow-prompt: warning
      flow-answer: error
      flow-back: review
      content-kept: error
      icon-scaling: warning
      string-placeholders: error
      string-state: review
      orientation-free: warning
      flow-indicator: warning
      flow-entry: warning
      flow-gate: warning
      flow-names: warning
      token-contrast: error
      token-high-contrast: warning
      token-mode-missing: warning
      token-reference: error
      token-value: error
      token-text-size: warning
      token-line-height: warning
      token-unit: warning
      token-text-style: review
      token-font: review
      media-autoplay: warning
      motion-actuation: warning
      context-change: warning
      destructive-confirmed: warning
      target-spacing: warning
      keyboard-covers: warning
      expanded-state: error
      failure-told: review
      empty-told: review
      copy-told: review
      input-dropped: review
      change-announced: review
      picture-in-name: review
      slider-value: warning
      row-stacks: review
      disabled-told: review
      sheet-closes: review
      """#
    ),
    (
      "strict",
      #"""
      # Everything, with the strict reading of every number.
      text-truncated: error
      text-clipped: error
      text-unreachable: error
      text-scaling: error
      contrast-text:
        severity: error
        large: 24
        large-bold: 18.66
      contrast-non-text: error
      target-size: error
      target-size-comfortable: warning
      control-name: error
      image-name: error
      heading: error
      screen-title: error
      motion-gated: error
      timed-control: error
      message-duration: error
      selected-state: error
      color-only-state: error
      status-announced: error
      message-announced: error
      group: error
      rtl-mirroring: error
      string-localized: error
      string-missing: error
      string-translated: error
      string-plural: error
      reading-level: warning
      name-readable: error
      name-role: error
      label-in-name: error
      link-purpose: error
      name-unique: warning
      field-label: error
      field-purpose: error
      tap-role: error
      trait-conflict: error
      nested-control: error
      text-spoken: error
      modal: error
      gesture-alternative: error
      reading-order: warning
      text-overlap: error
      text-small: warning
      text-shrinks: error
      word-broken: warning
      text-scaling-capped: error
      text-reflow: error
      text-behind-bar: error
      contrast-text-enhanced: warning
      link-color: error
      target-overlap: error
      motion-endless: error
      flow-exit: warning
      flow-prompt: error
      flow-answer: error
      flow-back: warning
      content-kept: error
      icon-scaling: warning
      string-placeholders: error
      string-state: warning
      orientation-free: error
      flow-indicator: error
      flow-entry: error
      flow-gate: error
      flow-names: error
      token-contrast: error
      token-contrast-enhanced: warning
      token-high-contrast: error
      token-mode-missing: error
      token-reference: error
      token-value: error
      token-text-size: error
      token-line-height: error
      token-unit: error
      token-text-style: warning
      token-font: warning
      decoration-spoken: warning
      media-autoplay: warning
      motion-actuation: warning
      context-change: warning
      destructive-confirmed: warning
      target-spacing: warning
      keyboard-covers: warning
      expanded-state: error
      failure-told: review
      empty-told: review
      change-announced: review
      picture-in-name: review
      slider-value: warning
      row-stacks: review
      disabled-told: review
      sheet-closes: review
      copy-told: review
      input-dropped: review
      """#
    ),
    (
      "wcag22-aa",
      #"""
      # WCAG 2.2, levels A and AA, and nothing else.
      text-truncated: error
      text-clipped: error
      text-unreachable: error
      text-scaling: error
      contrast-text: error
      contrast-non-text: error
      target-size: error
      control-name: error
      image-name: error
      heading: error
      screen-title: warning
      selected-state: error
      color-only-state: error
      status-announced: error
      message-announced: error
      group: warning
      timed-control: warning
      message-duration: warning
      name-readable: error
      name-role: warning
      label-in-name: error
      link-purpose: warning
      field-label: error
      field-purpose: error
      tap-role: error
      trait-conflict: error
      nested-control: error
      text-spoken: error
      modal: warning
      gesture-alternative: error
      reading-order: warning
      text-overlap: error
      text-shrinks: error
      text-scaling-capped: error
      text-reflow: error
      text-behind-bar: warning
      link-color: error
      target-overlap: error
      motion-endless: error
      content-kept: error
      orientation-free: error
      flow-indicator: warning
      flow-entry: error
      flow-names: warning
      token-contrast: error
      token-reference: error
      token-value: error
      media-autoplay: warning
      motion-actuation: warning
      context-change: warning
      destructive-confirmed: warning
      keyboard-covers: warning
      expanded-state: error
      failure-told: review
      empty-told: review
      copy-told: review
      input-dropped: review
      change-announced: review
      picture-in-name: review
      slider-value: warning
      row-stacks: review
      disabled-told: review
      """#
    ),
  ]

  /// Of the rules as they are.
  static let version = 1
  /// Rules of versions that were released.
  static let versions: [(name: String, text: String)] = [
  ]
}
