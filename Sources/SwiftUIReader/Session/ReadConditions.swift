import SightlineModel
import SwiftInterpreter

/// The variant that a run sees, and which parts of it the code looked at.
final class ReadConditions {
  enum Part: Int, CaseIterable {
    case size, locale, device, appearance, orientation, platform, boldText, reduceMotion
    /// Pixels in a point, which scaled lengths are rounded to; nothing else of the device.
    case pixels
  }

  var variant: Variant
  /// Parts read since the last reset.
  private(set) var reads: Set<Part> = []
  /// Parts read while something other than a body ran: they may be kept in state, so a change of them needs a new run.
  private(set) var keptReads: Set<Part> = []
  /// True while the tree is evaluated: what is read then is read again next time.
  var isInBody = false

  /// Runs something whose result may outlive the evaluation: the first value of a state, a string kept in a constant.
  func keeping<T>(_ body: () throws -> T) rethrows -> T {
    let previous = isInBody
    isInBody = false
    defer { isInBody = previous }
    return try body()
  }

  /// Makes a value, and tells which parts that looked at: whoever reads it looks at them.
  func collecting<T>(_ body: () throws -> T) rethrows -> (value: T, parts: Set<Part>) {
    let outer = collected
    collected = []
    defer { collected = outer }
    let value = try body()
    return (value, collected ?? [])
  }
  private var collected: Set<Part>?

  /// Parts that a value made in a body depends on, which an action may be handed and keep.
  private(set) var handedReads: Set<Part> = []
  private var isHanding = false

  /// Makes a value that code may keep later: a text in the reader's language, which a row's action stores.
  func handing<T>(_ body: () throws -> T) rethrows -> T {
    let previous = isHanding
    isHanding = true
    defer { isHanding = previous }
    return try body()
  }

  /// Parts that something kept depends on, so that a change of them needs a new run.
  ///
  /// - Parameter hasWritten: Something was changed since the launch: it may be what a body made.
  func kept(hasWritten: Bool) -> Set<Part> { hasWritten ? keptReads.union(handedReads) : keptReads }

  /// What was looked at is kept, wherever it was.
  func keep(_ parts: Set<Part>) {
    for part in parts {
      note(part)
      reads.insert(part)
      keptReads.insert(part)
    }
  }

  private let ledger: ChangeLedger
  init(_ variant: Variant, _ ledger: ChangeLedger) {
    self.variant = variant
    self.ledger = ledger
  }

  /// What a body looked at that is not run again.
  func repeatReads(_ reads: BodyReads) {
    for part in Set<Part>(bits: reads.parts) { note(part) }
    for part in Set<Part>(bits: reads.handedParts) { handing { note(part) } }
  }

  func note(_ part: Part) {
    ledger.looks.formUnion(part.looks)
    if let reader = ledger.reader {
      reader.parts |= part.bit
      if isHanding { reader.handedParts |= part.bit }
    }
    if collected != nil {
      collected?.insert(part)
      return
    }
    reads.insert(part)
    if isHanding { handedReads.insert(part) }
    if !isInBody { keptReads.insert(part) }
  }
  func resetReads() { reads = keptReads }

  /// - Returns: What puts it back as it is now.
  func kept() -> () -> Void {
    let (variant, reads, keptReads, isInBody) = (variant, reads, keptReads, isInBody)
    let (collected, handedReads, isHanding) = (collected, handedReads, isHanding)
    return {
      (self.variant, self.reads, self.keptReads, self.isInBody) = (variant, reads, keptReads, isInBody)
      (self.collected, self.handedReads, self.isHanding) = (collected, handedReads, isHanding)
    }
  }

  /// What is another in one of two variants.
  static func parts(between first: Variant, _ second: Variant) -> Set<Part> {
    Set(
      Part.allCases.filter { part in
        part == .pixels
          ? first.device.scale != second.device.scale
          : VariantCondition([part], of: first) != VariantCondition([part], of: second)
      })
  }

  var size: DynamicTypeSize {
    note(.size)
    return variant.size
  }
  var locale: String {
    note(.locale)
    return variant.locale
  }
  var device: Device {
    note(.device)
    return variant.device
  }
  var pixelsPerPoint: Double {
    note(.pixels)
    return variant.device.scale
  }
  var appearance: Appearance {
    note(.appearance)
    return variant.appearance
  }
  var isLandscape: Bool {
    note(.orientation)
    return variant.orientation == .landscape
  }
  var platform: Platform {
    note(.platform)
    return variant.platform
  }
  var boldText: Bool {
    note(.boldText)
    return variant.boldText
  }
  var reduceMotion: Bool {
    note(.reduceMotion)
    return variant.reduceMotion
  }
}

extension VariantCondition {
  /// The conditions of `variant` in the parts that were looked at.
  init(_ parts: Set<ReadConditions.Part>, of variant: Variant) {
    self.init()
    if parts.contains(.size) { sizes = [variant.size] }
    if parts.contains(.locale) { locales = [variant.locale] }
    if parts.contains(.device) || parts.contains(.pixels) { devices = [variant.device.id] }
    if parts.contains(.appearance) { appearances = [variant.appearance] }
    if parts.contains(.orientation) { orientations = [variant.orientation] }
    if parts.contains(.platform) { platforms = [variant.platform] }
    if parts.contains(.boldText) { boldText = variant.boldText }
    if parts.contains(.reduceMotion) { reduceMotion = variant.reduceMotion }
  }
}

extension VariantCondition {
  /// The same, of code that runs in these variants: devices with as many pixels in a point are one to what asks no more.
  init(_ parts: Set<ReadConditions.Part>, of variant: Variant, among variants: [Variant]) {
    self.init(parts, of: variant)
    guard parts.contains(.pixels), !parts.contains(.device) else { return }
    // Variants of one device mostly follow one another, and devices are large to copy.
    var last: String?
    for other in variants where other.device.id != last && other.device.scale == variant.device.scale {
      last = other.device.id
      devices?.insert(other.device.id)
    }
  }

  /// Only where these parts are as in `variant`, too.
  mutating func narrow(to parts: Set<ReadConditions.Part>, of variant: Variant) {
    let other = VariantCondition(parts, of: variant)
    sizes = other.sizes ?? sizes
    locales = other.locales ?? locales
    devices = other.devices ?? devices
    appearances = other.appearances ?? appearances
    orientations = other.orientations ?? orientations
    platforms = other.platforms ?? platforms
    boldText = other.boldText ?? boldText
    reduceMotion = other.reduceMotion ?? reduceMotion
  }

  /// Only some sizes, languages and devices; appearances stay as they are, since they share a layout.
  mutating func restrict(to variants: [Variant]) {
    sizes = sizes ?? Set(variants.map(\.size))
    locales = locales ?? Set(variants.map(\.locale))
    devices = devices ?? Set(variants.map(\.device.id))
    orientations = orientations ?? Set(variants.map(\.orientation))
  }
}

extension ReadConditions.Part {
  /// One of nine.
  fileprivate var bit: UInt16 { 1 << rawValue }
}

extension Set<ReadConditions.Part> {
  /// A bit for each part.
  var bits: UInt16 { reduce(0) { $0 | $1.bit } }
  init(bits: UInt16) { self = Set(ReadConditions.Part.allCases.filter { bits & $0.bit != 0 }) }
}

extension Looks {
  /// How much room there is: the device, its orientation, a frame that layout gives, the size of text.
  static let room = Looks(rawValue: 1)
  static let appearance = Looks(rawValue: 2)
  /// Whether the controls around it work: `isEnabled` of the environment.
  static let enabling = Looks(rawValue: 4)
  /// Whether it is a tablet.
  static let tablet = Looks(rawValue: 8)
}

extension Interpreter {
  /// The variants show both: nothing but a contradiction can be presumed of light and dark, or of a tablet on a phone.
  func isShownByVariants(_ branch: PresumedBranch) -> Bool {
    let looks = looks(of: branch)
    guard !looks.contains(.appearance) else { return true }
    guard looks.contains(.tablet) else { return false }
    // `isPad && showsColumn` is asked of a tablet, `!isPad && isOpen` of what is open.
    let question = question(of: branch).lowercased()
    guard ["&&", "||", ","].contains(where: question.contains) else { return true }
    return question.contains("pad") && !["!ispad", "!isipad", "!= .pad"].contains(where: question.contains)
  }
}

extension ReadConditions.Part {
  fileprivate var looks: Looks {
    switch self {
    case .size, .device, .orientation: .room
    case .appearance: .appearance
    case .locale, .platform, .boldText, .reduceMotion, .pixels: []
    }
  }
}
