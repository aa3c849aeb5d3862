package import SightlineModel

/// The arguments of a call, trailing closures included, in order.
package struct Call {
  package struct Argument {
    package var label: String?
    package var value: Value
    var spot: Spot
    /// `1 / 2` where a number with a fraction may be asked for: the quotient that an integer loses.
    private var quotient: Quotient?
    package var isTrailingClosure: Bool
    package init(label: String?, value: Value, location: SourceLocation, isTrailingClosure: Bool = false) {
      self.init(label: label, value: value, at: Spot(location), isTrailingClosure: isTrailingClosure)
    }
    @inline(__always)
    init(label: String?, value: Value, at spot: Spot, isTrailingClosure: Bool = false) {
      self.label = label
      self.value = value
      self.spot = spot
      self.isTrailingClosure = isTrailingClosure
    }
    package var location: SourceLocation {
      get { spot.location }
      set { spot = Spot(newValue) }
    }
    var fraction: Value? {
      get { quotient?.value }
      set { quotient = newValue.map(Quotient.init) }
    }
    private final class Quotient {
      let value: Value
      init(_ value: Value) { self.value = value }
    }
  }
  package var arguments: [Argument]
  var spot: Spot
  /// The name that is called: where a finding about this call belongs.
  package var location: SourceLocation {
    get { spot.location }
    set { spot = Spot(newValue) }
  }
  package init(arguments: [Argument], location: SourceLocation) { self.init(arguments: arguments, at: Spot(location)) }
  init(arguments: [Argument], at spot: Spot) {
    self.arguments = arguments
    self.spot = spot
  }
  package subscript(label: String) -> Argument? { arguments.first { $0.label == label } }
  /// Unlabelled arguments, in order, trailing closures included.
  package var unlabelled: [Argument] { arguments.filter { $0.label == nil } }
}

/// A place that is turned into line and column only where somebody asks: most calls are never asked.
struct Spot {
  /// A file, or a place that was given in words.
  private let object: AnyObject
  private let offset: Int

  private final class Written {
    let location: SourceLocation
    init(_ location: SourceLocation) { self.location = location }
  }
  init(_ location: SourceLocation) { (object, offset) = (Written(location), -1) }
  @inline(__always)
  init(_ place: Place) { (object, offset) = (place.file, place.offset) }
  @inline(__always)
  init(_ file: SourceFile, _ offset: Int) { (self.object, self.offset) = (file, offset) }
  private init(object: AnyObject, offset: Int) { (self.object, self.offset) = (object, offset) }

  /// Whether it stands in the source of a function, closures in it included.
  func isInside(_ function: FunctionDecl) -> Bool {
    guard let end = function.end, function.place.offset < offset, offset < end else { return false }
    return object === function.place.unownedFile.takeUnretainedValue()
  }

  /// The same without a hold on a file, which the program keeps.
  struct Unowned {
    private let object: Unmanaged<AnyObject>
    private let offset: Int
    @inline(__always)
    fileprivate init(_ spot: Spot) {
      object = spot.offset < 0 ? .passRetained(spot.object) : .passUnretained(spot.object)
      offset = spot.offset
    }
    @inline(__always)
    init(_ place: Place) { (object, offset) = (place.unownedFile, place.offset) }
    @inline(__always)
    func release() { if offset < 0 { object.release() } }
    var spot: Spot { Spot(object: object.takeUnretainedValue(), offset: offset) }
  }
  /// To be let go of with `release`.
  @inline(__always)
  func retained() -> Unowned { Unowned(self) }

  var location: SourceLocation {
    offset < 0
      ? unsafeDowncast(object, to: Written.self).location
      : unsafeDowncast(object, to: SourceFile.self).location(utf8Offset: offset)
  }
  /// The file and the place in it, where it was not given in words.
  var written: (file: SourceFile, offset: Int)? {
    offset < 0 ? nil : (unsafeDowncast(object, to: SourceFile.self), offset)
  }
  /// Whether it stands in a file at all.
  var isSomewhere: Bool {
    offset < 0 ? !location.file.isEmpty : !unsafeDowncast(object, to: SourceFile.self).path.isEmpty
  }
}
