/// The one place where a number of one kind becomes one of another that may not hold it. Numbers come from the code of
/// apps and from documents: infinities, NaN and the ends of `Int` are among them, and none of them may end the process.
/// `Scripts/check-conversions` refuses other forms.
extension FixedWidthInteger {
  /// The value without its fraction; the nearer end of the type where it lies beyond, 0 where it is no number.
  @inlinable
  package init(saturating value: some BinaryFloatingPoint) {
    if value.isNaN {
      self = 0
    } else if value >= Self.end(of: value) {
      self = .max
    } else if value <= Self.start(of: value) {
      self = .min
    } else {
      self = Self(value)  // checked: it lies strictly between the ends
    }
  }

  /// The value; the nearer end of the type where it lies beyond.
  @inlinable
  package init(saturating value: some BinaryInteger) { self.init(clamping: value) }

  /// One more than the largest value, or the largest where it is exact: at least as large as `.max`.
  @inlinable
  static func end<Float: BinaryFloatingPoint>(of _: Float) -> Float { Float(Self.max) }
  @inlinable
  static func start<Float: BinaryFloatingPoint>(of _: Float) -> Float { Float(Self.min) }

  /// - Returns: The sum; the nearer end of the type where it lies beyond.
  package func adding(saturating other: Self) -> Self {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? (other < 0 ? .min : .max) : sum
  }

  /// - Returns: The difference; the nearer end of the type where it lies beyond.
  package func subtracting(saturating other: Self) -> Self {
    let (difference, overflows) = subtractingReportingOverflow(other)
    return overflows ? (other < 0 ? .max : .min) : difference
  }

  /// - Returns: The product; the nearer end of the type where it lies beyond.
  package func multiplied(saturating other: Self) -> Self {
    let (product, overflows) = multipliedReportingOverflow(by: other)
    return overflows ? ((self < 0) == (other < 0) ? .max : .min) : product
  }
}

extension BinaryFloatingPoint where Self: LosslessStringConvertible {
  /// `12` and not `12.0` where there is no fraction; `1e+300`, `inf` and `nan` as Swift writes them.
  package var shortText: String {
    self == rounded() && magnitude < 1e15 ? String(Int(saturating: self)) : String(self)
  }
}
