// Written by Scripts/generate-rule-pages; edit rules/ instead.
// swift-format-ignore-file

/// The texts of rules/ as they are in the repository.
enum RuleTexts {
  static let pages: [(name: String, text: String)] = [
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
      About one man in twelve sees colours differently. When only a colour tells the current page or the chosen card from the
      others, that is lost.

      ## Fix
      Add a tick, an outline, another size or a word; or take colours that differ in lightness by 3:1.

      ## Limits
      Judged are rows of small equal shapes, and three or more controls from one line of source, that differ in colour alone.
      Choices among colours (swatches) have a colour each and are not judged.

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
      as one shape over another. Pictures, borders and symbols beside their text are not judged.

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
      Take the colour named in the finding, the nearest that passes, or a semantic colour (`.primary`) that iOS adapts.

      ## Limits
      Colours are composited as drawn, per appearance. Text over an image or a material cannot be computed and is reported
      for review; over a gradient the worst place behind the text counts. Disabled controls are exempt. What counts as large
      grows with the reader's text size: a text can fail at one size and pass at another.

      ## Options
      `ratio`, `ratio-large`: required contrast. `large`, `large-bold`: points from which text is large. The strict reading
      of WCAG in CSS pixels is 24 and 18.66; profile `strict` uses it.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          Text("Skip for now")
            .foregroundStyle(Color(red: 0.6, green: 0.6, blue: 0.6))  // expect: fails
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
            .foregroundStyle(Color(red: 0.35, green: 0.35, blue: 0.35))
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
      picture ("trash"), not the action.

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
      stacks. Rows of a single element pass.

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
      Drawn as a title means: a title text style, or 22 pt and more (20 pt and more in bold) at the default text size, with
      something after it on the screen. Numbers, controls and combined rows are not titles.

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
      Images inside a control or a combined element are part of its name and judged there. Whether a name is a good one, a
      person must check.

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
      Fades, colour changes and bars that grow in place are no movement. Transitions of iOS itself (navigation, sheets) follow
      the setting by themselves.

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
      In Arabic and Hebrew, forward is to the left. An arrow that keeps pointing right tells the reader to go back.

      ## Fix
      Use symbols with `forward` and `backward` in their names, `leading` and `trailing` in layout.

      ## Limits
      Judged in right-to-left languages only, `ar-XB` included. Symbols that name a real direction need
      `.accessibilityLabel` and a suppression with a reason.

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
      Judged are controls from one line of source of which some are drawn with other shapes, state symbols or outlines. A
      choice shown by colour alone is judged by `color-only-state`.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          VStack {
            ForEach(0..<3) { index in
              Button {  // expect: fails
              } label: {
                HStack {
                  Text("Plan \(index)")
                  if index == 1 {
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

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          VStack {
            ForEach(0..<3) { index in
              Button {
              } label: {
                HStack {
                  Text("Plan \(index)")
                  if index == 1 {
                    Image(systemName: "checkmark")
                  }
                }
                .frame(minWidth: 44, minHeight: 44)
              }
              .buttonStyle(.plain)
              .accessibilityAddTraits(index == 1 ? .isSelected : [])
            }
          }
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
      line of source without words beside them.

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
      sources: HIG Inclusion, WCAG 3.1.1
      ---
      A word that bypasses the string tables stays as it is in every language: one English word on a Japanese screen, read
      aloud with Japanese pronunciation.

      ## Fix
      Pass a `LocalizedStringKey` literal, or `String(localized:)`, instead of a plain `String`.

      ## Limits
      Numbers, dates and texts that exist only at run time are no words of the app. `Text(verbatim:)` is taken at its word.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        let title: String = "Welcome"

        var body: some View {
          Text(title)  // expect: fails
        }
      }
      ```

      ## Good
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
      severity: error
      sources: WCAG 3.1.1
      ---
      A key without an entry is shown as it is: `onboarding.title` instead of words.

      ## Fix
      Add the key to the catalog, or correct its spelling.

      ## Limits
      Judged where the project has string tables. A key that is an English sentence may be on purpose; it still cannot be
      translated.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          Text("onboarding.title")  // expect: fails
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          Text(verbatim: "Sightline")
        }
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
      A counted noun is a number's placeholder before a word that ends in s, in the source language. Forms needed are CLDR's.

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
      sources: WCAG 3.1.1
      ---
      A text without translation is shown in the source language, between texts that are translated, and read aloud with the
      wrong pronunciation.

      ## Fix
      Translate the key, or mark it as not to be translated in the catalog.

      ## Limits
      The languages are those of the configuration. Whether a translation is right, a person must check.

      ## Bad
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          Text("Continue")  // expect: fails
        }
      }
      ```

      ## Good
      ```swift
      import SwiftUI

      struct Example: View {
        var body: some View {
          Text(verbatim: "Sightline")
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
      A small target passes when a circle of 24 pt around its centre meets no other target and no other small target's circle.
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
      severity: off
      sources: HIG Accessibility, WCAG 2.5.5
      unit: pt
      numbers:
        minimum: 44
      ---
      44 pt is about the size of a fingertip. Below it people miss, and miss more often when they walk, hurry or shake.

      ## Fix
      Inside the button's label, add `.frame(minWidth: 44, minHeight: 44)` and `.contentShape(.rect)`.

      ## Limits
      As for `target-size`, without the exception for targets that stand alone. Off in the default profile; a warning in
      `apple-hig` and `strict`.

      ## Options
      `minimum`: side of the target in points.

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
      alone: nobody sees where it ends. Scrolled content is not clipped.

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
      content viewer. A size computed in a way that cannot be followed is taken as fixed.

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
      cut only within that error is reported for review. A text that could not be computed is judged by a sample.

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
      swiping. Content that only code scrolls into view is reported.

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
      Times are those of the code: sleeps, delays and timers on a virtual clock. A wait for the network is not counted. Passes
      as long as another control is there in time.

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
            Button("Start") {}  // expect: fails
              .frame(minWidth: 44, minHeight: 44)
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
            Button("Start") {}
              .frame(minWidth: 44, minHeight: 44)
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
      motion-gated: error
      timed-control: warning
      selected-state: error
      color-only-state: error
      status-announced: error
      group: warning
      rtl-mirroring: error
      string-localized: warning
      string-missing: error
      string-translated: warning
      string-plural: error
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
      control-name: error
      image-name: error
      heading: warning
      motion-gated: warning
      timed-control: warning
      selected-state: error
      color-only-state: warning
      status-announced: error
      group: warning
      rtl-mirroring: warning
      string-localized: warning
      string-missing: error
      string-translated: error
      string-plural: error
      reading-level: review
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
      motion-gated: error
      timed-control: error
      selected-state: error
      color-only-state: error
      status-announced: error
      group: error
      rtl-mirroring: error
      string-localized: error
      string-missing: error
      string-translated: error
      string-plural: error
      reading-level: warning
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
      selected-state: error
      color-only-state: error
      status-announced: error
      group: warning
      timed-control: warning
      string-translated: warning
      """#
    ),
  ]
}
