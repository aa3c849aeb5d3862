import Foundation
package import SightlineModel
import SwiftInterpreter
import Vocabulary
import WorkJournal

/// What the hosts, the wrappers and the expansion share while one session runs.
final class Reading {
  let lookups: StringLookups
  let colors: any ColorLookup
  /// Names of colour sets by the symbols that Xcode makes of them; the first of several.
  private(set) lazy var assetsBySymbol = Dictionary(
    colors.assetNames.map { (GeneratedSymbol.name(ofAsset: $0), $0) }, uniquingKeysWith: { first, _ in first })
  let bundle: any BundleLookup
  let options: ReaderOptions
  private(set) var readConditions: ReadConditions
  /// Of the body that is being evaluated; wrappers of a placed view have their own.
  var environment = EnvironmentValues()
  /// What views were made from, and whether it has changed.
  let ledger: ChangeLedger
  let state: StateStore
  /// `UserDefaults`, shared with `@AppStorage`; survives a relaunch.
  var defaults: StoredDefaults
  /// What bodies have looked at of it, by key.
  var defaultsRead: [String: any ReadSource] = [:]
  var geometry = GeometryFrames()
  /// What launches of the present screen settled at: the next launch starts from it.
  var launchedGeometry: [Variant: GeometryFrames] = [:]
  /// Some view was a geometry reader: without, no tree is searched for one.
  var hasMetGeometryReader = false
  let clock = VirtualClock()
  let bodies = BodyMemory()
  /// A timeline is shown: it is made again as time passes, as nothing else is.
  var showsTimeline = false
  let effects = EffectLog()
  let motions = MotionLog()
  /// The animation of the `withAnimation` that is running.
  var transaction: Transaction?
  /// Answers prompts; `nil` is not answered yet.
  var answers: [PromptAnswer] = []
  var pendingPrompt: Prompt?
  /// Runs with the answer to the pending prompt, where nobody awaits it.
  var pendingHandler: ((PromptAnswer) throws -> Void)?
  /// Where the system's pickers stay up whatever is answered: they are not shown again.
  var answeredPickers: Set<SourceLocation> = []
  /// Where a string came from, by its text: strings lose their key when they are assigned.
  var localizations: [String: TextRun.Localization] = [:]
  /// Localised strings by where they were looked up: formats that texts are made from.
  var localizedFormats: [DerivationStep: TextRun.Localization] = [:]
  /// How permissions were answered, by their name.
  var granted: [String: Bool] = [:]
  /// Set while a `ForEach`, a sheet or the like runs its closure.
  var closureSymbol: String?
  var uuidCount = 0
  var bodyUUIDCount = 0
  /// Bundles, keychain items, and the like that live as long as the session.
  var objects: [String: Value] = [:]
  /// The window into which an app of UIKit put a controller last.
  var launchedWindow: Value?
  /// What stopped its delegates on their way.
  var launchErrors: [any Error] = []
  /// Of the screen that is being read; `nil` where it is made anew for each run.
  var rootMoments: RootMoments?
  let work = WorkShare()
  /// When what is read now has to end; what it cut short is shown to nobody.
  var timeLimit = TimeLimit.none
  /// That one call of the code may take.
  var steps = ReaderOptions.standardSteps
  /// Names of regions and languages, by locale, kind and code: looking one up is slow.
  var displayNames: [String: Value] = [:]
  /// By locale: making one is slow.
  var numberFormatters: [String: NumberFormatter] = [:]
  /// By locale and format: likewise.
  var dateFormatters: [String: DateFormatter] = [:]
  /// Formats that texts are made from, by their text.
  private var formats: [String: FormatString] = [:]
  func format(_ text: String) -> FormatString {
    if let known = formats[text] { return known }
    let format = FormatString(text)
    formats[text] = format
    return format
  }
  let documents = ReadDocuments()
  let callCounts = CallCounts()
  private var unread = UnreadForms()
  let controlsHeld = DisabledPlaces()
  let lastColumn = LastColumn()
  let presentationsHeld = HeldPresentations()
  let unknownContents = UnknownContents()
  /// Where files name a `UIImageView` that SwiftUI shows.
  var imageViewLines: [String: [Int]] = [:]
  /// Where such files name a window.
  var windowLines: [String: [Int]] = [:]
  /// Files in which a controller of UIKit that SwiftUI shows may host a view of SwiftUI.
  var hostingFiles: Set<String> = []
  /// Collections that nothing has filled have samples, and what may be missing is there.
  var fillsEmpty = false
  /// Views of the project's own that some state showed since this was emptied last.
  var viewsShown: Set<String> = []
  /// Likewise, below what was given sample values on the way.
  var viewsPresumed: Set<String> = []
  private var presumptionDepth = 0

  var isPresuming: Bool { presumptionDepth > 0 }

  func note(_ view: Shown) {
    if view.isPresumed { viewsPresumed.insert(view.type) } else { viewsShown.insert(view.type) }
  }

  /// Where the views and modifiers stand that are on the screen in a state, and those that something covers in it.
  private var placesInFront: Set<SourceLocation> = []
  private var placesCovered: Set<SourceLocation> = []

  func notePlaces(inFront: Set<SourceLocation>, covered: Set<SourceLocation>) {
    placesInFront.formUnion(inFront)
    placesCovered.formUnion(covered)
  }

  /// Calls whose views are on the screen in some state, of those that ran: what is covered in all states is not laid out.
  func placesShown(of calls: Set<SourceLocation>) -> Set<SourceLocation> {
    placesCovered.isEmpty ? calls : calls.subtracting(placesCovered.subtracting(placesInFront))
  }

  func forgetViews() {
    (viewsShown, viewsPresumed) = ([], [])
    (placesInFront, placesCovered) = ([], [])
  }

  /// What is shown by it is shown as presumed.
  func presuming<T>(_ body: () throws -> T) rethrows -> T {
    presumptionDepth += 1
    defer { presumptionDepth -= 1 }
    return try body()
  }
  /// Decides which actions choose; `nil` without sources.
  var choices: ChoiceReader?
  /// What the sources give the app's own views; `nil` where others may give them something.
  var passed: PassedArguments?
  /// What only previews show; found when they are looked for.
  var samples: PreviewSamples?
  /// Files of strings, and names of assets, that were looked at.
  var resourcesUsed: Set<String> = []
  /// Held while a layout of the project's own is run.
  let layoutTurn = NSRecursiveLock()
  /// Texts within one another, and the pieces that the outermost one may still be made of.
  var textLevel = 0
  var piecesLeft = 0
  /// What was asked of layouts whose code came to no end, and what ended it.
  var layoutsWithoutEnd: [String: String] = [:]
  /// How many questions of a layout type are in them, and why the first one is.
  var endlessLayouts: [String: (times: Int, reason: String)] = [:]

  struct Transaction {
    var animation: AnimationValue?
    var location: SourceLocation
    var symbol: String?
  }

  init(
    strings: any StringLookup, colors: any ColorLookup, bundle: any BundleLookup = NoBundle(),
    options: ReaderOptions, variant: Variant, defaults: StoredDefaults = StoredDefaults()
  ) {
    self.bundle = bundle
    lookups = StringLookups(strings)
    self.colors = colors
    self.options = options
    ledger = ChangeLedger()
    readConditions = ReadConditions(variant, ledger)
    self.defaults = defaults
    state = StateStore(ledger)
  }

  func noteWrite(to object: HostObject) {
    object.version = ledger.newStamp()
    if let reader = ledger.reader, reader.isOwn(object) { reader.ownWrites += 1 }
    if object.readIn == ledger.round { ledger.noteWritten() } else { ledger.noteUnread() }
  }

  /// Why a way to make a view is not read: found by reading SwiftUI's declarations, once for each form.
  func whyUnread(view name: String, _ labels: [String]) -> UnresolvedReason {
    unread.reason(name, labels) { UnresolvedReason(Vocabulary.swiftUI.whyUnread(view: name, labels: labels)) }
  }
  /// The same of a modifier.
  func whyUnread(modifier name: String, _ labels: [String]) -> UnresolvedReason {
    unread.reason("." + name, labels) {
      UnresolvedReason(Vocabulary.swiftUI.whyUnread(modifier: name, labels: labels))
    }
  }

  /// A colour set by its name; that it was looked for is remembered.
  func asset(named name: String) -> ColorSpec? {
    resourcesUsed.insert(name)
    return colors.asset(named: name)
  }
  func isSample(_ location: SourceLocation) -> Bool { samples?.contains(location.file, location.line) ?? false }
  func pictureSize(named name: String) -> Size? {
    resourcesUsed.insert(name)
    return colors.pictureSize(named: name)
  }

  /// Modifiers count among the views that are shown: of a package, which has no app.
  var notesModifiers = false
  /// Whether members of a type make views for others, by its name.
  private var helpers: [String: Bool] = [:]

  /// Stands before the path of a file in the bundle.
  static let bundlePrefix = "file:///bundle/"
  /// A file of the bundle by its address; that it was read is remembered.
  func bundled(_ address: String) -> BundleFile? {
    guard address.hasPrefix(Self.bundlePrefix) else { return nil }
    let path = String(address.dropFirst(Self.bundlePrefix.count))
    resourcesUsed.insert(path)
    return bundle.file(at: path)
  }

  /// The project's type in whose member a view is made; inside a closure that is run later, that of its caller.
  func symbol(_ interpreter: Interpreter) -> String? { interpreter.currentType ?? closureSymbol }

  /// Where what is none of the project's views is asked for the view that it makes
  /// (`extension Icons { func sized() -> some View { … } }`, used as `icon.sized()`): who fixes the view may do it there.
  ///
  /// - Parameter location: Of the view, or of a modifier.
  func helperCall(_ interpreter: Interpreter, for location: SourceLocation) -> SourceLocation? {
    guard let type = interpreter.currentType else { return nil }
    let isHelper: Bool
    if let known = helpers[type] {
      isHelper = known
    } else {
      isHelper =
        interpreter.declaredType(type) == nil
        || !["View", "ViewModifier"].contains { interpreter.conforms(type, to: $0) }
      helpers[type] = isHelper
    }
    return isHelper ? interpreter.placeOfCallIntoCurrentType : interpreter.placeThatAsked(for: location)
  }

  /// Another run: nothing is kept but what is passed.
  func reset(variant: Variant, defaults: StoredDefaults, granted: [String: Bool]) {
    if !self.defaults.areSelfContained || !unknownContents.isEmpty { isLaunchHeld = true }
    readConditions = ReadConditions(variant, ledger)
    environment = EnvironmentValues()
    self.defaults = defaults
    self.granted = granted
    bodies.removeAll()
    state.removeAll()
    geometry = GeometryFrames()
    clock.reset()
    effects.removeAll()
    motions.removeAll()
    transaction = nil
    answers = []
    pendingPrompt = nil
    pendingHandler = nil
    answeredPickers = []
    objects = [:]
    (launchedWindow, launchErrors) = (nil, [])
    (localizations, localizedFormats) = ([:], [:])
    uuidCount = 0
    closureSymbol = nil
  }

  /// - Returns: What puts back everything that belongs to the run, as it is now. What was found out on the way stays.
  func kept() -> () -> Void {
    let (readConditions, environment, defaults, granted) = (readConditions, environment, defaults, granted)
    let (geometry, hasMetGeometryReader, showsTimeline) = (geometry, hasMetGeometryReader, showsTimeline)
    let (transaction, answers, answeredPickers) = (transaction, answers, answeredPickers)
    let (pendingPrompt, pendingHandler) = (pendingPrompt, pendingHandler)
    let (localizations, localizedFormats, closureSymbol) = (localizations, localizedFormats, closureSymbol)
    let (uuidCount, bodyUUIDCount, objects) = (uuidCount, bodyUUIDCount, objects)
    let (launchedWindow, launchErrors, isLaunchHeld) = (launchedWindow, launchErrors, isLaunchHeld)
    let parts = [readConditions.kept(), state.kept(), clock.kept(), effects.kept(), motions.kept()]
    return {
      self.readConditions = readConditions
      (self.environment, self.defaults, self.granted) = (environment, defaults, granted)
      (self.geometry, self.hasMetGeometryReader) = (geometry, hasMetGeometryReader)
      (self.showsTimeline, self.transaction, self.answers) = (showsTimeline, transaction, answers)
      (self.answeredPickers, self.pendingPrompt) = (answeredPickers, pendingPrompt)
      self.pendingHandler = pendingHandler
      (self.localizations, self.localizedFormats) = (localizations, localizedFormats)
      (self.closureSymbol, self.uuidCount, self.bodyUUIDCount) = (closureSymbol, uuidCount, bodyUUIDCount)
      (self.objects, self.launchedWindow, self.launchErrors) = (objects, launchedWindow, launchErrors)
      self.isLaunchHeld = isLaunchHeld
      for part in parts { part() }
    }
  }

  /// Something kept leads to what the launch that ends has made.
  private var isLaunchHeld = false
  /// Lets go of what launches before have made.
  func endLaunch(_ interpreter: Interpreter) {
    interpreter.resetGlobals(holding: isLaunchHeld)
    isLaunchHeld = false
  }
}

/// Why calls of views and modifiers are not read, by their form.
private struct UnreadForms {
  private struct Form: Hashable {
    let name: String
    let labels: [String]
  }
  private var reasons: [Form: UnresolvedReason] = [:]
  mutating func reason(_ name: String, _ labels: [String], _ make: () -> UnresolvedReason) -> UnresolvedReason {
    let form = Form(name: name, labels: labels)
    if let known = reasons[form] { return known }
    let made = make()
    reasons[form] = made
    return made
  }
}

/// `UserDefaults.standard` with its registered defaults.
struct StoredDefaults {
  var values: [String: Value] = [:]
  var registered: [String: Value] = [:]
  /// Items of the keychain, which are kept as long.
  var keychain: [Value] = []
  subscript(key: String) -> Value? { values[key] ?? registered[key] }
  var areSelfContained: Bool {
    values.values.allSatisfy(\.isSelfContained) && registered.values.allSatisfy(\.isSelfContained)
      && keychain.allSatisfy(\.isSelfContained)
  }
  mutating func forget(_ key: String) { values[key] = nil }
}

/// A system prompt that waits for an answer: a permission, a purchase.
package struct Prompt: Hashable, Sendable {
  /// `notifications`, `camera`, `photos`, `purchase`, …
  package var name: String
  /// What a person can answer.
  package var answers: [PromptAnswer]
  package var location: SourceLocation?
}

/// Ends the running task at a prompt; what comes after it runs when the prompt is answered.
struct AwaitsAnswer: Error {
  let prompt: Prompt
}

/// What happened besides the screen, in order.
final class EffectLog {
  private(set) var entries: [FlowGraph.Effect] = []
  func removeAll() { entries.removeAll() }
  func kept() -> () -> Void {
    let entries = entries
    return { self.entries = entries }
  }
  /// An event whose properties are only known one call deeper: `track(event)` that calls `track(event, properties:)`.
  func appendEvent(_ name: String, properties: [FlowGraph.Effect.Property]?, at location: SourceLocation?) {
    if let last = entries.last, last.kind == .event, last.name == name, last.detail == nil, let properties {
      entries[entries.count - 1].detail = .properties(properties)
    } else {
      append(.event, name, detail: properties.map { .properties($0) }, at: location)
    }
  }
  func append(
    _ kind: FlowGraph.Effect.Kind, _ name: String, detail: FlowGraph.Effect.Detail? = nil, at location: SourceLocation?
  ) {
    entries.append(FlowGraph.Effect(kind: kind, name: name, detail: detail, location: location))
  }
}

/// State that belongs to a place in the tree, kept over evaluations.
final class StateStore {
  private let ledger: ChangeLedger
  private struct Key: Hashable {
    let identity: Identity
    let name: String
  }
  private var cells: [Key: StateCell] = [:]
  init(_ ledger: ChangeLedger) { self.ledger = ledger }
  /// - Parameter name: Of the property, or of what a view keeps by itself.
  func cell(_ identity: Identity, _ name: String, initial: () throws -> Value) rethrows -> StateCell {
    let key = Key(identity: identity, name: name)
    if let cell = cells[key] { return cell }
    let cell = StateCell(try initial(), ledger)
    cells[key] = cell
    return cell
  }
  func removeAll() { cells.removeAll() }
  /// - Returns: What puts back the cells that there are now; each of them keeps what it holds.
  func kept() -> () -> Void {
    let cells = cells
    return { self.cells = cells }
  }
  /// Every cell with what it holds, sorted.
  ///
  /// - Parameter isMeant: By the name of the property; objects are looked into whatever holds them.
  func contents(describing words: (Value) -> String, of isMeant: (String) -> Bool = { _ in true }) -> String {
    var lines: [String] = []
    for (key, cell) in cells {
      if case .object = cell.value.payload {} else if !isMeant(key.name) { continue }
      lines.append("\(key.identity.path)\(key.name): \(words(cell.value))")
    }
    return lines.sorted().joined(separator: "\n")
  }
  /// All cells, in an order that is equal from run to run.
  var sorted: [StateCell] {
    cells.sorted { ($0.key.identity.path, $0.key.name) < ($1.key.identity.path, $1.key.name) }.map(
      \.value)
  }
  /// State of a view that disappeared is forgotten, as SwiftUI does.
  func forget(under identity: Identity) {
    cells = cells.filter { !$0.key.identity.isInside(identity) }
  }
}

final class StateCell: LaunchedThing, ReadSource {
  private let place = LaunchPlace()
  /// Of the property, where the sources tell.
  var typeName: String?
  var value: Value {
    get {
      ledger.reader?.note(self)
      return held
    }
    set {
      let isNews = !newValue.isNoNews(after: held)
      held = newValue
      if isNews { ledger.noteWritten() }
    }
  }
  var present: Value { held }
  var number: Int { place.number }
  private var held: Value
  func empty() { held = .void }
  func kept() -> () -> Void {
    let (held, typeName) = (held, typeName)
    return { (self.held, self.typeName) = (held, typeName) }
  }
  private let ledger: ChangeLedger
  init(_ value: Value, _ ledger: ChangeLedger) {
    held = value
    self.ledger = ledger
    place.hold(self)
  }
}

/// A place in the tree: equal from evaluation to evaluation for the same view.
///
/// Shares the way from the root with those above it: as texts, places were a seventh of what a walk held.
struct Identity: Hashable {
  private final class Part: Sendable {
    let component: String
    let parent: Part?
    let depth: Int
    let hash: PlaceHash
    init(_ component: String, below parent: Part?) {
      self.component = component
      self.parent = parent
      depth = (parent?.depth ?? 0) + 1
      hash = (parent?.hash ?? PlaceHash()).adding(component)
    }
  }
  private let part: Part?
  static let root = Identity(part: nil)

  private init(part: Part?) { self.part = part }
  func child(_ component: String) -> Identity { Identity(part: Part(component, below: part)) }
  func isInside(_ other: Identity) -> Bool {
    let depth = other.part?.depth ?? 0
    var part = part
    while let inner = part, inner.depth > depth { part = inner.parent }
    return Identity(part: part) == other
  }
  /// In words: made where somebody asks.
  var path: String {
    var components: [String] = []
    var part = part
    while let inner = part {
      components.append(inner.component)
      part = inner.parent
    }
    return components.reversed().reduce(into: "") { $0 += "/" + $1 }
  }
  private var hash: PlaceHash { part?.hash ?? PlaceHash() }
  var number: UInt64 { hash.number }

  static func == (left: Identity, right: Identity) -> Bool { left.part === right.part || left.hash == right.hash }
  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

/// What flows down the tree.
struct EnvironmentValues {
  /// By the name of the key path: `font`, `isEnabled`, `theme`.
  var values: [String: Value] = [:]
  /// `environmentObject` and `environment(_:)` by type.
  var objects: [String: Value] = [:]
  /// Styles by the name of their modifier: `buttonStyle`.
  var styles: [String: Value] = [:]
  /// Where `dismiss()` leads.
  var dismissal: Dismissal?
  /// The stack that links push onto.
  var navigation: NavigationPath?
  /// What the list around has chosen.
  var listSelection: BindingValue?
  /// Of the picker or list around.
  var choices: Choices?
  /// False on a page that is not shown.
  var isShown = true
  /// Inside of a sheet or the like.
  var isPresented = false
  /// The width and height the surroundings offer, as far as they follow from the source alone.
  var offered: ProposedSize = .unspecified

  init() {}
}

/// Closes what is presented.
final class Dismissal {
  let close: () throws -> Void
  /// What it changes, and what it runs; `nil` where nobody can tell one from the other by it.
  private let source: [Value]?
  init(_ source: [Value]? = nil, _ close: @escaping () throws -> Void) { (self.source, self.close) = (source, close) }
  func isSame(as other: Dismissal) -> Bool {
    guard let source, let its = other.source else { return self === other }
    return source.count == its.count && zip(source, its).allSatisfy { $0.isSame(as: $1) }
  }
}
