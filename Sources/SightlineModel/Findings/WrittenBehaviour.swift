/// Something an app does by itself, or without a question, as its code says it.
package struct WrittenBehaviour: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// Sound or video starts when a view appears. `isShort`: of a player whose sounds are mostly short.
    case mediaStarts(player: String, isShort: Bool, isMuted: Bool)
    /// Shaking or tilting the device does what no control does. `isKnown`: what it does was found.
    case deviceMotion(words: String, isKnown: Bool)
    /// A control that gets the focus or another value opens, closes or moves something else.
    case contextChange(control: String, isFocus: Bool, change: String)
    /// A button deletes at once.
    case destruction(title: String, call: String)
    /// A button that takes one thing out of a list which a view keeps for itself, or was handed to edit.
    case listRemoval(title: String, call: String)
    /// A full swipe, or a choice from a menu, deletes at once.
    case offeredDestruction(title: String, call: String, isSwiped: Bool)
    /// A button whose words and role say that it takes something away, and that calls what nobody asks before.
    case saidDestruction(title: String, call: String)
    /// A button signs out at once.
    case signOut(title: String, call: String)
    /// A control cannot be used until something is entered, and nothing beside it depends on the same.
    case disabledUntil(condition: String)
    /// A sheet whose view has nothing that closes it.
    case openSheet(view: String)
    /// A page whose bar is set and that nothing gives a title.
    case untitledPage(Bar)
    /// A button that opens a page outside of the app, and nothing else.
    case openingButton
    /// An option of a picker that shows nothing.
    case emptyOption
    /// Only a colour or a filling depends on a state of the data.
    case colorState(String)
    /// Items of a context menu, by their words, that do what nothing else does.
    case hiddenActions([String])
    /// A menu's item draws its own tick.
    case menuTick
    /// An indicator of progress without a title, a label or words beside it. `isShare`: it says how much is done.
    case namelessProgress(isShare: Bool)
    /// A ring that shows how much is done, drawn by hand and without a name.
    case progressRing
    /// The same of a bar.
    case progressBar
    /// An alert, or a dialog that asks, whose title is "". `word`: what it is.
    case untitledAlert(word: String)
    /// A page that is pushed onto another and brings a navigation bar of its own. `container`: what makes it.
    case nestedBar(container: String)
    /// A control that nothing names. `word`: what it is; `symbol`: all that it shows, "?" where that is not known, "" for nothing.
    case namelessControl(word: String, symbol: String)
    /// A picture without a name that a package's view loads. `of`: the view.
    case namelessPicture(of: String)
    /// A tap that VoiceOver is not told of. `words`: the first that it stands on; "" where they are not written.
    case tap(on: String, words: String)
    /// What a button does hangs on a tap gesture, and its action is empty. `words`: as of `tap`.
    case tapOfEmptyButton(words: String)
    /// A dot without a name, where a condition holds.
    case statusDot(state: String)
    /// A symbol stands for each value of a state, and none has a name.
    case stateSymbols(state: String, symbols: [String])
    /// A text, or a symbol, in points that never change. `words`: as they are written.
    case fixedSize(Double, words: String, isSymbol: Bool)
    /// A font of UIKit's in points that never change. `of`: the property it is given to, or what that is of; "" where that is not known.
    case fixedFont(Double, of: String)
    /// A text in a colour of the system's, on a ground that is not written beside it.
    case systemColor(String, words: String, isLarge: Bool)
    /// A redacted stand-in for what is still loading is read aloud.
    case spokenPlaceholder
    /// What is tapped shows a tick where a comparison holds, and nothing else says so.
    case tick
    /// A control looks different where it is chosen or on, and nothing else says so. `isChoice`: one of several.
    case chosenLook(isChoice: Bool)
    /// A control opens and closes something, and a symbol alone shows which.
    case expander(state: String)
    /// A control's symbol depends on a state, and neither its words nor what VoiceOver says does.
    /// `isChanged`: by the control itself.
    case symbolState(state: String, symbols: [String], isChanged: Bool)
    /// A state brings up a message or progress, and nothing announces it.
    case appearingStatus(state: String)
    /// A list that is searched, and no words for finding nothing.
    case silentSearch(query: String)
    /// A list that fills a screen, and no words for there being nothing in it. `of`: what it lists, by its name.
    case silentList(of: String)
    /// A message that a timer takes away, with its seconds where they are known.
    case passingMessage(state: String, seconds: Double?)
    /// A screen that closes itself after some seconds.
    case passingScreen(seconds: Double)
    /// An error is shown as code writes it.
    case rawError(String)
    /// The words that a type of errors has for itself are never heard: it is no `LocalizedError`.
    case unheardError(type: String)
    /// An error ends where nobody who uses the app is told.
    case silentFailure(FailureEnd)
    /// Something is copied, and nothing else is done.
    case silentCopy
    /// A button does nothing unless something is entered that can be used. Its part is what asks.
    case ignoredInput(String)
    /// What is typed is cut at a limit, in characters where it is known.
    case cutInput(String, limit: Int?)
    /// A view shows what a string table has for this key. `isHandedOn`: whoever shows it may name a bundle.
    case writtenKey(String, isHandedOn: Bool)
    /// A text that goes through a `String`, which nothing looks up.
    ///
    /// - Parameter isFallback: They stand for what is not there: `name ?? "Unknown"`.
    case writtenWords(String, isFallback: Bool = false)
  }
  /// What the source makes of a page's bar.
  package enum Bar: Sendable, Hashable {
    case hidden, shown
    /// With the title "".
    case empty
    /// With a text of the app's own in the middle.
    case drawn
    /// Nothing is said of it, and the page is pushed onto another.
    case pushed
  }
  /// What becomes of an error that is not told.
  package enum FailureEnd: Sendable, Hashable {
    /// In the log, with what writes to it.
    case logged(String)
    /// In a haptic alone, with what plays it.
    case felt(String)
    /// In a property that nothing reads.
    case kept(String)
    /// In nothing; with what threw it, where that is a name.
    case dropped(String)
  }
  package var kind: Kind
  package var location: SourceLocation
  /// Further lines that show it: the tick in a button.
  package var parts: [SourceLocation] = []
  /// What a rule looked at and found in order counts as judged.
  package var isInOrder: Bool

  package init(_ kind: Kind, _ location: SourceLocation, isInOrder: Bool = false) {
    (self.kind, self.location, self.isInOrder) = (kind, location, isInOrder)
  }
}
