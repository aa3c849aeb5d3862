// Written by Scripts/generate-framework-tables from the symbol graphs of the Swift toolchain; do not edit.
// Facts about interfaces of the Swift project (swift.org, Apache-2.0 with Runtime Library Exception).
// swift-format-ignore-file

extension FrameworkText {
  static let part4: StaticString = #"""
    @FileManager.VolumeEnumerationOptions struct struct VolumeEnumerationOptions
    :Equatable
    :ExpressibleByArrayLiteral
    :OptionSet
    :RawRepresentable
    :Sendable
    :SetAlgebra
    init(rawValue: UInt)
    let rawValue: UInt
    static let produceFileReferenceURLs: FileManager.VolumeEnumerationOptions
    static let skipHiddenVolumes: FileManager.VolumeEnumerationOptions
    @FileProtectionType struct struct FileProtectionType
    :RawRepresentable
    :Sendable
    init(rawValue: String)
    let rawValue: String
    static let complete: FileProtectionType
    static let completeUnlessOpen: FileProtectionType
    static let completeUntilFirstUserAuthentication: FileProtectionType
    static let inactive: FileProtectionType
    static let none: FileProtectionType
    @FixedWidthInteger protocol protocol FixedWidthInteger : BinaryInteger, LosslessStringConvertible where Self.Magnitude : FixedWidthInteger, Self.Magnitude : UnsignedInteger, Self.Stride : FixedWidthInteger, Self.Stride : SignedInteger
    :AdditiveArithmetic
    :BinaryInteger
    :Comparable
    :CustomStringConvertible
    :Equatable
    :ExpressibleByIntegerLiteral
    :Hashable
    :LosslessStringConvertible
    :Numeric
    :Strideable
    func addingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)
    func dividedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool)
    func dividingFullWidth(_ dividend: (high: Self, low: Self.Magnitude)) -> (quotient: Self, remainder: Self)
    func multipliedFullWidth(by other: Self) -> (high: Self, low: Self.Magnitude)
    func multipliedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool)
    func remainderReportingOverflow(dividingBy rhs: Self) -> (partialValue: Self, overflow: Bool)
    func subtractingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)
    init(bigEndian value: Self)
    init(littleEndian value: Self)
    static func &* (lhs: Self, rhs: Self) -> Self
    static func &<< (lhs: Self, rhs: Self) -> Self
    static func &<<= (lhs: inout Self, rhs: Self)
    static func &>> (lhs: Self, rhs: Self) -> Self
    static func &>>= (lhs: inout Self, rhs: Self)
    static var bitWidth: Int { get }
    static var max: Self { get }
    static var min: Self { get }
    var bigEndian: Self { get }
    var byteSwapped: Self { get }
    var leadingZeroBitCount: Int { get }
    var littleEndian: Self { get }
    var nonzeroBitCount: Int { get }
    ~Self : FixedWidthInteger
    func multipliedFullWidth(by other: Self) -> (high: Self, low: Self.Magnitude)
    init(bigEndian value: Self)
    init(littleEndian value: Self)
    init<Other>(clamping source: Other) where Other : BinaryInteger
    init<T>(_ source: T) where T : BinaryFloatingPoint
    init<T>(truncatingIfNeeded source: T) where T : BinaryInteger
    init?(_ description: String)
    init?<S>(_ text: S, radix: Int = 10) where S : StringProtocol
    init?<T>(exactly source: T) where T : BinaryFloatingPoint
    prefix static func ~ (x: Self) -> Self
    static func &* (lhs: Self, rhs: Self) -> Self
    static func &*= (lhs: inout Self, rhs: Self)
    static func &+ (lhs: Self, rhs: Self) -> Self
    static func &+= (lhs: inout Self, rhs: Self)
    static func &- (lhs: Self, rhs: Self) -> Self
    static func &-= (lhs: inout Self, rhs: Self)
    static func &<< (lhs: Self, rhs: Self) -> Self
    static func &<< <Other>(lhs: Self, rhs: Other) -> Self where Other : BinaryInteger
    static func &<<= <Other>(lhs: inout Self, rhs: Other) where Other : BinaryInteger
    static func &>> (lhs: Self, rhs: Self) -> Self
    static func &>> <Other>(lhs: Self, rhs: Other) -> Self where Other : BinaryInteger
    static func &>>= <Other>(lhs: inout Self, rhs: Other) where Other : BinaryInteger
    static func << <Other>(lhs: Self, rhs: Other) -> Self where Other : BinaryInteger
    static func <<= <Other>(lhs: inout Self, rhs: Other) where Other : BinaryInteger
    static func >> <Other>(lhs: Self, rhs: Other) -> Self where Other : BinaryInteger
    static func >>= <Other>(lhs: inout Self, rhs: Other) where Other : BinaryInteger
    static func random(in range: ClosedRange<Self>) -> Self
    static func random(in range: Range<Self>) -> Self
    static func random<T>(in range: ClosedRange<Self>, using generator: inout T) -> Self where T : RandomNumberGenerator
    static func random<T>(in range: Range<Self>, using generator: inout T) -> Self where T : RandomNumberGenerator
    var bigEndian: Self { get }
    var bitWidth: Int { get }
    var littleEndian: Self { get }
    ~
    @FlattenSequence struct struct FlattenSequence<Base> where Base : Sequence, Base.Element : Sequence
    :BidirectionalCollection where Base : BidirectionalCollection, Base.Element : BidirectionalCollection
    :Collection where Base : Collection, Base.Element : Collection
    :Sendable where Base : Sendable
    :Sequence
    func makeIterator() -> FlattenSequence<Base>.Iterator
    ~Base : BidirectionalCollection, Base.Element : BidirectionalCollection
    func formIndex(before i: inout FlattenSequence<Base>.Index)
    func index(before i: FlattenSequence<Base>.Index) -> FlattenSequence<Base>.Index
    ~
    ~Base : Collection, Base.Element : Collection
    func distance(from start: FlattenSequence<Base>.Index, to end: FlattenSequence<Base>.Index) -> Int
    func formIndex(_ i: inout FlattenSequence<Base>.Index, offsetBy n: Int)
    func formIndex(_ i: inout FlattenSequence<Base>.Index, offsetBy n: Int, limitedBy limit: FlattenSequence<Base>.Index) -> Bool
    func formIndex(after i: inout FlattenSequence<Base>.Index)
    func index(_ i: FlattenSequence<Base>.Index, offsetBy n: Int) -> FlattenSequence<Base>.Index
    func index(_ i: FlattenSequence<Base>.Index, offsetBy n: Int, limitedBy limit: FlattenSequence<Base>.Index) -> FlattenSequence<Base>.Index?
    func index(after i: FlattenSequence<Base>.Index) -> FlattenSequence<Base>.Index
    subscript(bounds: Range<FlattenSequence<Base>.Index>) -> Slice<FlattenCollection<Base>> { get }
    subscript(position: FlattenSequence<Base>.Index) -> Base.Element.Element { get }
    var endIndex: FlattenSequence<Base>.Index { get }
    var startIndex: FlattenSequence<Base>.Index { get }
    ~
    @FlattenSequence.Index struct struct Index
    :Comparable
    :Equatable
    :Hashable where Base.Index : Hashable, Base.Element.Index : Hashable
    :Sendable where Base.Index : Sendable, Base.Element.Index : Sendable
    static func < (lhs: FlattenCollection<Base>.Index, rhs: FlattenCollection<Base>.Index) -> Bool
    static func == (lhs: FlattenCollection<Base>.Index, rhs: FlattenCollection<Base>.Index) -> Bool
    ~Base.Index : Hashable, Base.Element.Index : Hashable
    func hash(into hasher: inout Hasher)
    ~
    @FlattenSequence.Iterator struct struct Iterator
    :IteratorProtocol
    :Sendable where Base.Iterator : Sendable, Base.Element.Iterator : Sendable
    :Sequence
    mutating func next() -> FlattenSequence<Base>.Iterator.Element?
    typealias Element = Base.Element.Element
    @Float struct struct Float
    :AdditiveArithmetic
    :BinaryFloatingPoint
    :CVarArg
    :Comparable
    :CustomDebugStringConvertible
    :CustomReflectable
    :CustomStringConvertible
    :Decodable
    :Encodable
    :Equatable
    :ExpressibleByFloatLiteral
    :ExpressibleByIntegerLiteral
    :FloatingPoint
    :Hashable
    :LosslessStringConvertible
    :Numeric
    :SIMDScalar
    :Sendable
    :SignedNumeric
    :Strideable
    :TextOutputStreamable
    +init(_ value: CGFloat)
    +init(truncating number: NSNumber)
    +init?(exactly number: NSNumber)
    func advanced(by amount: Float) -> Float
    func distance(to other: Float) -> Float
    func encode(to encoder: any Encoder) throws
    func hash(into hasher: inout Hasher)
    func isEqual(to other: Float) -> Bool
    func isLess(than other: Float) -> Bool
    func isLessThanOrEqualTo(_ other: Float) -> Bool
    func write<Target>(to target: inout Target) where Target : TextOutputStream
    init()
    init(_ other: Double)
    init(_ other: Float)
    init(_ other: Float16)
    init(_ v: Int)
    init(bitPattern: UInt32)
    init(floatLiteral value: Float)
    init(from decoder: any Decoder) throws
    init(integerLiteral value: Int64)
    init(nan payload: Float.RawSignificand, signaling: Bool)
    init(sign: FloatingPointSign, exponent: Int, significand: Float)
    init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt32)
    init(signOf sign: Float, magnitudeOf mag: Float)
    init<Source>(_ value: Source) where Source : BinaryInteger
    init?(_ text: Substring)
    init?(exactly other: Double)
    init?(exactly other: Float)
    init?(exactly other: Float16)
    init?<S>(_ text: S) where S : StringProtocol
    init?<Source>(exactly value: Source) where Source : BinaryInteger
    mutating func addProduct(_ lhs: Float, _ rhs: Float)
    mutating func formRemainder(dividingBy other: Float)
    mutating func formSquareRoot()
    mutating func formTruncatingRemainder(dividingBy other: Float)
    mutating func negate()
    mutating func round(_ rule: FloatingPointRoundingRule)
    prefix static func - (x: Float) -> Float
    static func * (lhs: Float, rhs: Float) -> Float
    static func *= (lhs: inout Float, rhs: Float)
    static func + (lhs: Float, rhs: Float) -> Float
    static func += (lhs: inout Float, rhs: Float)
    static func - (lhs: Float, rhs: Float) -> Float
    static func -= (lhs: inout Float, rhs: Float)
    static func / (lhs: Float, rhs: Float) -> Float
    static func /= (lhs: inout Float, rhs: Float)
    static var exponentBitCount: Int { get }
    static var greatestFiniteMagnitude: Float { get }
    static var infinity: Float { get }
    static var leastNonzeroMagnitude: Float { get }
    static var leastNormalMagnitude: Float { get }
    static var nan: Float { get }
    static var pi: Float { get }
    static var signalingNaN: Float { get }
    static var significandBitCount: Int { get }
    static var ulpOfOne: Float { get }
    typealias Exponent = Int
    typealias Magnitude = Float
    typealias RawSignificand = UInt32
    var binade: Float { get }
    var bitPattern: UInt32 { get }
    var customMirror: Mirror { get }
    var debugDescription: String { get }
    var description: String { get }
    var exponent: Int { get }
    var exponentBitPattern: UInt { get }
    var isCanonical: Bool { get }
    var isFinite: Bool { get }
    var isInfinite: Bool { get }
    var isNaN: Bool { get }
    var isNormal: Bool { get }
    var isSignalingNaN: Bool { get }
    var isSubnormal: Bool { get }
    var isZero: Bool { get }
    var magnitude: Float { get }
    var nextUp: Float { get }
    var sign: FloatingPointSign { get }
    var significand: Float { get }
    var significandBitPattern: UInt32 { get }
    var significandWidth: Int { get }
    var ulp: Float { get }
    @Float.SIMD16Storage struct struct SIMD16Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> Float { get set }
    var scalarCount: Int { get }
    @Float.SIMD2Storage struct struct SIMD2Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> Float { get set }
    var scalarCount: Int { get }
    @Float.SIMD32Storage struct struct SIMD32Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> Float { get set }
    var scalarCount: Int { get }
    @Float.SIMD4Storage struct struct SIMD4Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> Float { get set }
    var scalarCount: Int { get }
    @Float.SIMD64Storage struct struct SIMD64Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> Float { get set }
    var scalarCount: Int { get }
    @Float.SIMD8Storage struct struct SIMD8Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> Float { get set }
    var scalarCount: Int { get }
    @Float16.SIMD16Storage struct struct SIMD16Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> Float16 { get set }
    var scalarCount: Int { get }
    @Float16.SIMD2Storage struct struct SIMD2Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> Float16 { get set }
    var scalarCount: Int { get }
    @Float16.SIMD32Storage struct struct SIMD32Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> Float16 { get set }
    var scalarCount: Int { get }
    @Float16.SIMD4Storage struct struct SIMD4Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> Float16 { get set }
    var scalarCount: Int { get }
    @Float16.SIMD64Storage struct struct SIMD64Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> Float16 { get set }
    var scalarCount: Int { get }
    @Float16.SIMD8Storage struct struct SIMD8Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> Float16 { get set }
    var scalarCount: Int { get }
    @FloatingPoint protocol protocol FloatingPoint : Hashable, SignedNumeric, Strideable where Self == Self.Magnitude
    :AdditiveArithmetic
    :Comparable
    :Equatable
    :ExpressibleByIntegerLiteral
    :Hashable
    :Numeric
    :SignedNumeric
    :Strideable
    associatedtype Exponent : SignedInteger
    func addingProduct(_ lhs: Self, _ rhs: Self) -> Self
    func isEqual(to other: Self) -> Bool
    func isLess(than other: Self) -> Bool
    func isLessThanOrEqualTo(_ other: Self) -> Bool
    func isTotallyOrdered(belowOrEqualTo other: Self) -> Bool
    func remainder(dividingBy other: Self) -> Self
    func rounded(_ rule: FloatingPointRoundingRule) -> Self
    func squareRoot() -> Self
    func truncatingRemainder(dividingBy other: Self) -> Self
    init(_ value: Int)
    init(sign: FloatingPointSign, exponent: Self.Exponent, significand: Self)
    init(signOf: Self, magnitudeOf: Self)
    init<Source>(_ value: Source) where Source : BinaryInteger
    init?<Source>(exactly value: Source) where Source : BinaryInteger
    mutating func addProduct(_ lhs: Self, _ rhs: Self)
    mutating func formRemainder(dividingBy other: Self)
    mutating func formSquareRoot()
    mutating func formTruncatingRemainder(dividingBy other: Self)
    mutating func negate()
    mutating func round(_ rule: FloatingPointRoundingRule)
    prefix static func - (operand: Self) -> Self
    static func * (lhs: Self, rhs: Self) -> Self
    static func *= (lhs: inout Self, rhs: Self)
    static func + (lhs: Self, rhs: Self) -> Self
    static func += (lhs: inout Self, rhs: Self)
    static func - (lhs: Self, rhs: Self) -> Self
    static func -= (lhs: inout Self, rhs: Self)
    static func / (lhs: Self, rhs: Self) -> Self
    static func /= (lhs: inout Self, rhs: Self)
    static func maximum(_ x: Self, _ y: Self) -> Self
    static func maximumMagnitude(_ x: Self, _ y: Self) -> Self
    static func minimum(_ x: Self, _ y: Self) -> Self
    static func minimumMagnitude(_ x: Self, _ y: Self) -> Self
    static var greatestFiniteMagnitude: Self { get }
    static var infinity: Self { get }
    static var leastNonzeroMagnitude: Self { get }
    static var leastNormalMagnitude: Self { get }
    static var nan: Self { get }
    static var pi: Self { get }
    static var radix: Int { get }
    static var signalingNaN: Self { get }
    static var ulpOfOne: Self { get }
    var exponent: Self.Exponent { get }
    var floatingPointClass: FloatingPointClassification { get }
    var isCanonical: Bool { get }
    var isFinite: Bool { get }
    var isInfinite: Bool { get }
    var isNaN: Bool { get }
    var isNormal: Bool { get }
    var isSignalingNaN: Bool { get }
    var isSubnormal: Bool { get }
    var isZero: Bool { get }
    var nextDown: Self { get }
    var nextUp: Self { get }
    var sign: FloatingPointSign { get }
    var significand: Self { get }
    var ulp: Self { get }
    ~Self : FloatingPoint
    func addingProduct(_ lhs: Self, _ rhs: Self) -> Self
    func remainder(dividingBy other: Self) -> Self
    func rounded() -> Self
    func rounded(_ rule: FloatingPointRoundingRule) -> Self
    func squareRoot() -> Self
    func truncatingRemainder(dividingBy other: Self) -> Self
    mutating func round()
    static func < (lhs: Self, rhs: Self) -> Bool
    static func <= (lhs: Self, rhs: Self) -> Bool
    static func == (lhs: Self, rhs: Self) -> Bool
    static func > (lhs: Self, rhs: Self) -> Bool
    static func >= (lhs: Self, rhs: Self) -> Bool
    static func maximum(_ x: Self, _ y: Self) -> Self
    static func maximumMagnitude(_ x: Self, _ y: Self) -> Self
    static func minimum(_ x: Self, _ y: Self) -> Self
    static func minimumMagnitude(_ x: Self, _ y: Self) -> Self
    static var ulpOfOne: Self { get }
    var floatingPointClass: FloatingPointClassification { get }
    var nextDown: Self { get }
    ~
    @FloatingPointClassification enum enum FloatingPointClassification
    :Equatable
    :Hashable
    :Sendable
    case negativeInfinity
    case negativeNormal
    case negativeSubnormal
    case negativeZero
    case positiveInfinity
    case positiveNormal
    case positiveSubnormal
    case positiveZero
    case quietNaN
    case signalingNaN
    @FloatingPointRoundingRule enum enum FloatingPointRoundingRule
    :Equatable
    :Hashable
    :Sendable
    case awayFromZero
    case down
    case toNearestOrAwayFromZero
    case toNearestOrEven
    case towardZero
    case up
    @FloatingPointSign enum enum FloatingPointSign
    :Equatable
    :Hashable
    :RawRepresentable
    :Sendable
    case minus
    case plus
    func hash(into hasher: inout Hasher)
    init?(rawValue: Int)
    static func == (a: FloatingPointSign, b: FloatingPointSign) -> Bool
    var hashValue: Int { get }
    var rawValue: Int { get }
    @FormatStyle protocol protocol FormatStyle<FormatInput, FormatOutput> : Decodable, Encodable, Hashable
    :Decodable
    :Encodable
    :Equatable
    :Hashable
    associatedtype FormatInput
    associatedtype FormatOutput
    func format(_ value: Self.FormatInput) -> Self.FormatOutput
    func locale(_ locale: Locale) -> Self
    ~Self : FormatStyle
    func locale(_ locale: Locale) -> Self
    ~
    ~Self == Date.ISO8601FormatStyle
    static var iso8601: Date.ISO8601FormatStyle { get }
    ~
    ~Self == DateComponents.ISO8601FormatStyle
    static var iso8601: DateComponents.ISO8601FormatStyle { get }
    ~
    @Formatter class class Formatter
    :CustomDebugStringConvertible
    :CustomStringConvertible
    :Equatable
    :Hashable
    :NSCoding
    :NSCopying
    :NSObject
    :NSObjectProtocol
    func copy() -> Any
    func copy(with zone: NSZone? = nil) -> Any
    func editingString(for obj: Any) -> String?
    func encode(with aCoder: NSCoder)
    func string(for obj: Any) -> String?
    init()
    init?(coder: NSCoder)
    @Formatter.Context enum enum Context
    :Equatable
    :Hashable
    :RawRepresentable
    :Sendable
    case beginningOfSentence
    case dynamic
    case listItem
    case middleOfSentence
    case standalone
    case unknown
    init?(rawValue: Int)
    @Formatter.UnitStyle enum enum UnitStyle
    :Equatable
    :Hashable
    :RawRepresentable
    :Sendable
    case long
    case medium
    case short
    init?(rawValue: Int)
    @GlobalActor protocol protocol GlobalActor
    associatedtype ActorType : Actor
    static var shared: Self.ActorType { get }
    static var sharedUnownedExecutor: UnownedSerialExecutor { get }
    ~Self : GlobalActor
    static func assertIsolated(_ message: @autoclosure () -> String = String(), file: StaticString = #fileID, line: UInt = #line)
    static func preconditionIsolated(_ message: @autoclosure () -> String = String(), file: StaticString = #fileID, line: UInt = #line)
    static var sharedUnownedExecutor: UnownedSerialExecutor { get }
    ~
    @Hashable protocol protocol Hashable : Equatable
    :Equatable
    func hash(into hasher: inout Hasher)
    var hashValue: Int { get }
    @Hasher struct struct Hasher
    :Sendable
    func finalize() -> Int
    init()
    mutating func combine<H>(_ value: H) where H : Hashable
    @ISO8601DateFormatter class class ISO8601DateFormatter
    :CustomDebugStringConvertible
    :CustomStringConvertible
    :Equatable
    :Formatter
    :Hashable
    :NSCoding
    :NSCopying
    :NSObjectProtocol
    :NSSecureCoding
    class func string(from date: Date, timeZone: TimeZone, formatOptions: ISO8601DateFormatter.Options = []) -> String
    func copy(with zone: NSZone? = nil) -> Any
    func date(from string: String) -> Date?
    func encode(with aCoder: NSCoder)
    func string(from date: Date) -> String
    init()
    init?(coder aDecoder: NSCoder)
    static var supportsSecureCoding: Bool { get }
    var formatOptions: ISO8601DateFormatter.Options { get set }
    var timeZone: TimeZone! { get set }
    @ISO8601DateFormatter.Options struct struct Options
    :Equatable
    :ExpressibleByArrayLiteral
    :OptionSet
    :RawRepresentable
    :Sendable
    :SetAlgebra
    init(rawValue: UInt)
    static let withColonSeparatorInTime: ISO8601DateFormatter.Options
    static let withColonSeparatorInTimeZone: ISO8601DateFormatter.Options
    static let withDashSeparatorInDate: ISO8601DateFormatter.Options
    static let withDay: ISO8601DateFormatter.Options
    static let withFractionalSeconds: ISO8601DateFormatter.Options
    static let withFullDate: ISO8601DateFormatter.Options
    static let withFullTime: ISO8601DateFormatter.Options
    static let withInternetDateTime: ISO8601DateFormatter.Options
    static let withMonth: ISO8601DateFormatter.Options
    static let withSpaceBetweenDateAndTime: ISO8601DateFormatter.Options
    static let withTime: ISO8601DateFormatter.Options
    static let withTimeZone: ISO8601DateFormatter.Options
    static let withWeekOfYear: ISO8601DateFormatter.Options
    static let withYear: ISO8601DateFormatter.Options
    var rawValue: UInt { get }
    @Identifiable protocol protocol Identifiable<ID>
    associatedtype ID : Hashable
    var id: Self.ID { get }
    ~Self : AnyObject
    var id: ObjectIdentifier { get }
    ~
    @IndexPath struct struct IndexPath
    :BidirectionalCollection
    :Collection
    :Comparable
    :CustomDebugStringConvertible
    :CustomReflectable
    :CustomStringConvertible
    :Decodable
    :Encodable
    :Equatable
    :ExpressibleByArrayLiteral
    :Hashable
    :MutableCollection
    :RandomAccessCollection
    :ReferenceConvertible
    :Sendable
    :Sequence
    func appending(_ other: Array<IndexPath.Element>) -> IndexPath
    func appending(_ other: IndexPath) -> IndexPath
    func appending(_ other: IndexPath.Element) -> IndexPath
    func compare(_ other: IndexPath) -> ComparisonResult
    func dropLast() -> IndexPath
    func encode(to encoder: any Encoder) throws
    func hash(into hasher: inout Hasher)
    func index(after i: IndexPath.Index) -> IndexPath.Index
    func index(before i: IndexPath.Index) -> IndexPath.Index
    func makeIterator() -> IndexingIterator<IndexPath>
    init()
    init(arrayLiteral indexes: IndexPath.Element...)
    init(from decoder: any Decoder) throws
    init(index: IndexPath.Element)
    init(indexes: Array<IndexPath.Element>)
    init<ElementSequence>(indexes: ElementSequence) where ElementSequence : Sequence, ElementSequence.Element == Int
    mutating func append(_ other: Array<IndexPath.Element>)
    mutating func append(_ other: IndexPath)
    mutating func append(_ other: IndexPath.Element)
    static func + (lhs: IndexPath, rhs: IndexPath) -> IndexPath
    static func += (lhs: inout IndexPath, rhs: IndexPath)
    static func < (lhs: IndexPath, rhs: IndexPath) -> Bool
    static func <= (lhs: IndexPath, rhs: IndexPath) -> Bool
    static func == (lhs: IndexPath, rhs: IndexPath) -> Bool
    static func > (lhs: IndexPath, rhs: IndexPath) -> Bool
    static func >= (lhs: IndexPath, rhs: IndexPath) -> Bool
    subscript(index: IndexPath.Index) -> IndexPath.Element { get set }
    subscript(range: Range<IndexPath.Index>) -> IndexPath { get set }
    typealias Element = Int
    typealias Index = Array<Int>.Index
    typealias Indices = DefaultIndices<IndexPath>
    typealias ReferenceType = NSIndexPath
    var count: Int { get }
    var customMirror: Mirror { get }
    var debugDescription: String { get }
    var description: String { get }
    var endIndex: IndexPath.Index { get }
    var startIndex: IndexPath.Index { get }
    @IndexSet struct struct IndexSet
    :BidirectionalCollection
    :Collection
    :CustomDebugStringConvertible
    :CustomReflectable
    :CustomStringConvertible
    :Decodable
    :Encodable
    :Equatable
    :ExpressibleByArrayLiteral
    :Hashable
    :ReferenceConvertible
    :Sendable
    :Sequence
    :SetAlgebra
    func contains(_ integer: IndexSet.Element) -> Bool
    func contains(integersIn indexSet: IndexSet) -> Bool
    func contains(integersIn range: Range<IndexSet.Element>) -> Bool
    func contains<R>(integersIn range: R) -> Bool where R : RangeExpression, R.Bound == Int
    func count(in range: Range<IndexSet.Element>) -> Int
    func count<R>(in range: R) -> Int where R : RangeExpression, R.Bound == Int
    func encode(to encoder: any Encoder) throws
    func filteredIndexSet(in range: ClosedRange<IndexSet.Element>, includeInteger: (IndexSet.Element) throws -> Bool) rethrows -> IndexSet
    func filteredIndexSet(in range: Range<IndexSet.Element>, includeInteger: (IndexSet.Element) throws -> Bool) rethrows -> IndexSet
    func filteredIndexSet(includeInteger: (IndexSet.Element) throws -> Bool) rethrows -> IndexSet
    func formIndex(after i: inout IndexSet.Index)
    func formIndex(before i: inout IndexSet.Index)
    func hash(into hasher: inout Hasher)
    func index(after i: IndexSet.Index) -> IndexSet.Index
    func index(before i: IndexSet.Index) -> IndexSet.Index
    func indexRange(in range: Range<IndexSet.Element>) -> Range<IndexSet.Index>
    func indexRange<R>(in range: R) -> Range<IndexSet.Index> where R : RangeExpression, R.Bound == Int
    func integerGreaterThan(_ integer: IndexSet.Element) -> IndexSet.Element?
    func integerGreaterThanOrEqualTo(_ integer: IndexSet.Element) -> IndexSet.Element?
    func integerLessThan(_ integer: IndexSet.Element) -> IndexSet.Element?
    func integerLessThanOrEqualTo(_ integer: IndexSet.Element) -> IndexSet.Element?
    func intersection(_ other: IndexSet) -> IndexSet
    func intersects(integersIn range: Range<IndexSet.Element>) -> Bool
    func intersects<R>(integersIn range: R) -> Bool where R : RangeExpression, R.Bound == Int
    func makeIterator() -> IndexingIterator<IndexSet>
    func rangeView(of range: Range<IndexSet.Element>) -> IndexSet.RangeView
    func rangeView<R>(of range: R) -> IndexSet.RangeView where R : RangeExpression, R.Bound == Int
    func symmetricDifference(_ other: IndexSet) -> IndexSet
    func union(_ other: IndexSet) -> IndexSet
    init()
    init(from decoder: any Decoder) throws
    init(integer: IndexSet.Element)
    init(integersIn range: Range<IndexSet.Element>)
    init<R>(integersIn range: R) where R : RangeExpression, R.Bound == Int
    mutating func formIntersection(_ other: IndexSet)
    mutating func formSymmetricDifference(_ other: IndexSet)
    mutating func formUnion(_ other: IndexSet)
    mutating func insert(_ integer: IndexSet.Element) -> (inserted: Bool, memberAfterInsert: IndexSet.Element)
    mutating func insert(integersIn range: Range<IndexSet.Element>)
    mutating func insert<R>(integersIn range: R) where R : RangeExpression, R.Bound == Int
    mutating func remove(_ integer: IndexSet.Element) -> IndexSet.Element?
    mutating func remove(integersIn range: ClosedRange<IndexSet.Element>)
    mutating func remove(integersIn range: Range<IndexSet.Element>)
    mutating func removeAll()
    mutating func shift(startingAt integer: IndexSet.Element, by delta: Int)
    mutating func update(with integer: IndexSet.Element) -> IndexSet.Element?
    static func == (lhs: IndexSet, rhs: IndexSet) -> Bool
    subscript(bounds: Range<IndexSet.Index>) -> Slice<IndexSet> { get }
    subscript(index: IndexSet.Index) -> IndexSet.Element { get }
    typealias Element = Int
    typealias ReferenceType = NSIndexSet
    var count: Int { get }
    var customMirror: Mirror { get }
    var debugDescription: String { get }
    var description: String { get }
    var endIndex: IndexSet.Index { get }
    var first: IndexSet.Element? { get }
    var isEmpty: Bool { get }
    var last: IndexSet.Element? { get }
    var rangeView: IndexSet.RangeView { get }
    var startIndex: IndexSet.Index { get }
    @IndexSet.Index struct struct Index
    :Comparable
    :CustomStringConvertible
    :Equatable
    :Sendable
    static func < (lhs: IndexSet.Index, rhs: IndexSet.Index) -> Bool
    static func <= (lhs: IndexSet.Index, rhs: IndexSet.Index) -> Bool
    static func == (lhs: IndexSet.Index, rhs: IndexSet.Index) -> Bool
    static func > (lhs: IndexSet.Index, rhs: IndexSet.Index) -> Bool
    static func >= (lhs: IndexSet.Index, rhs: IndexSet.Index) -> Bool
    var description: String { get }
    @IndexSet.RangeView struct struct RangeView
    :BidirectionalCollection
    :Collection
    :Equatable
    :Sendable
    :Sequence
    func index(after i: IndexSet.RangeView.Index) -> IndexSet.RangeView.Index
    func index(before i: IndexSet.RangeView.Index) -> IndexSet.RangeView.Index
    func makeIterator() -> IndexingIterator<IndexSet.RangeView>
    let endIndex: IndexSet.RangeView.Index
    let startIndex: IndexSet.RangeView.Index
    static func == (lhs: IndexSet.RangeView, rhs: IndexSet.RangeView) -> Bool
    subscript(bounds: Range<IndexSet.RangeView.Index>) -> Slice<IndexSet.RangeView> { get }
    subscript(index: IndexSet.RangeView.Index) -> Range<IndexSet.Element> { get }
    typealias Index = Int
    @IndexingIterator struct struct IndexingIterator<Elements> where Elements : Collection
    :IteratorProtocol
    :Sendable where Elements : Sendable, Elements.Index : Sendable
    :Sequence
    mutating func next() -> Elements.Element?
    typealias Element = Elements.Element
    typealias Iterator = IndexingIterator<Elements>
    typealias SubSequence = AnySequence<IndexingIterator<Elements>.Element>
    @InflectionRule enum enum InflectionRule
    :Decodable
    :Encodable
    :Equatable
    :Hashable
    :Sendable
    case automatic
    case explicit(Morphology)
    func encode(to encoder: any Encoder) throws
    init(from decoder: any Decoder) throws
    init(morphology: Morphology)
    static func canInflect(language: String) -> Bool
    static var canInflectPreferredLocalization: Bool { get }
    @InstantProtocol protocol protocol InstantProtocol<Duration> : Comparable, Hashable, Sendable
    :Comparable
    :Equatable
    :Hashable
    :Sendable
    associatedtype Duration : DurationProtocol
    func advanced(by duration: Self.Duration) -> Self
    func duration(to other: Self) -> Self.Duration
    @Int struct struct Int
    :AdditiveArithmetic
    :BinaryInteger
    :CVarArg
    :CodingKeyRepresentable
    :Comparable
    :CustomReflectable
    :CustomStringConvertible
    :Decodable
    :Encodable
    :Equatable
    :ExpressibleByIntegerLiteral
    :FixedWidthInteger
    :Hashable
    :LosslessStringConvertible
    :MirrorPath
    :Numeric
    :SIMDScalar
    :Sendable
    :SignedInteger
    :SignedNumeric
    :Strideable
    +init(_ value: CGFloat)
    +init(truncating number: NSNumber)
    +init?(exactly number: NSNumber)
    func addingReportingOverflow(_ other: Int) -> (partialValue: Int, overflow: Bool)
    func advanced(by n: Int) -> Int
    func distance(to other: Int) -> Int
    func dividedReportingOverflow(by other: Int) -> (partialValue: Int, overflow: Bool)
    func dividingFullWidth(_ dividend: (high: Int, low: Int.Magnitude)) -> (quotient: Int, remainder: Int)
    func encode(to encoder: any Encoder) throws
    func hash(into hasher: inout Hasher)
    func multipliedFullWidth(by other: Int) -> (high: Int, low: Int.Magnitude)
    func multipliedReportingOverflow(by other: Int) -> (partialValue: Int, overflow: Bool)
    func remainderReportingOverflow(dividingBy other: Int) -> (partialValue: Int, overflow: Bool)
    func signum() -> Int
    func subtractingReportingOverflow(_ other: Int) -> (partialValue: Int, overflow: Bool)
    init(_ source: Double)
    init(_ source: Float)
    init(_ source: Float16)
    init(bitPattern objectID: ObjectIdentifier)
    init(bitPattern pointer: OpaquePointer?)
    init(bitPattern x: UInt)
    init(from decoder: any Decoder) throws
    init<P>(bitPattern pointer: P?) where P : _Pointer
    init?(exactly source: Double)
    init?(exactly source: Float)
    init?(exactly source: Float16)
    init?<T>(codingKey: T) where T : CodingKey
    static func != (lhs: Int, rhs: Int) -> Bool
    static func % (lhs: Int, rhs: Int) -> Int
    static func %= (lhs: inout Int, rhs: Int)
    static func & (lhs: Int, rhs: Int) -> Int
    static func &<< (lhs: Int, rhs: Int) -> Int
    static func &<<= (lhs: inout Int, rhs: Int)
    static func &= (lhs: inout Int, rhs: Int)
    static func &>> (lhs: Int, rhs: Int) -> Int
    static func &>>= (lhs: inout Int, rhs: Int)
    static func * (lhs: Int, rhs: Int) -> Int
    static func *= (lhs: inout Int, rhs: Int)
    static func + (lhs: Int, rhs: Int) -> Int
    static func += (lhs: inout Int, rhs: Int)
    static func - (lhs: Int, rhs: Int) -> Int
    static func -= (lhs: inout Int, rhs: Int)
    static func / (lhs: Int, rhs: Int) -> Int
    static func /= (lhs: inout Int, rhs: Int)
    static func < (lhs: Int, rhs: Int) -> Bool
    static func <= (lhs: Int, rhs: Int) -> Bool
    static func == (lhs: Int, rhs: Int) -> Bool
    static func > (lhs: Int, rhs: Int) -> Bool
    static func >= (lhs: Int, rhs: Int) -> Bool
    static func ^ (lhs: Int, rhs: Int) -> Int
    static func ^= (lhs: inout Int, rhs: Int)
    static func | (lhs: Int, rhs: Int) -> Int
    static func |= (lhs: inout Int, rhs: Int)
    static var bitWidth: Int { get }
    typealias IntegerLiteralType = Int
    typealias Magnitude = UInt
    var byteSwapped: Int { get }
    var codingKey: any CodingKey { get }
    var customMirror: Mirror { get }
    var leadingZeroBitCount: Int { get }
    var magnitude: UInt { get }
    var nonzeroBitCount: Int { get }
    var trailingZeroBitCount: Int { get }
    var words: Int.Words { get }
    @Int.SIMD16Storage struct struct SIMD16Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> Int { get set }
    var scalarCount: Int { get }
    @Int.SIMD2Storage struct struct SIMD2Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> Int { get set }
    var scalarCount: Int { get }
    @Int.SIMD32Storage struct struct SIMD32Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> Int { get set }
    var scalarCount: Int { get }
    @Int.SIMD4Storage struct struct SIMD4Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> Int { get set }
    var scalarCount: Int { get }
    @Int.SIMD64Storage struct struct SIMD64Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> Int { get set }
    var scalarCount: Int { get }
    @Int.SIMD8Storage struct struct SIMD8Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> Int { get set }
    var scalarCount: Int { get }
    @Int.Words struct struct Words
    :BidirectionalCollection
    :Collection
    :RandomAccessCollection
    :Sendable
    :Sequence
    func index(after i: Int) -> Int
    func index(before i: Int) -> Int
    init(_ value: Int)
    subscript(position: Int) -> UInt { get }
    typealias Indices = Range<Int>
    typealias SubSequence = Slice<Int.Words>
    var count: Int { get }
    var endIndex: Int { get }
    var indices: Int.Words.Indices { get }
    var startIndex: Int { get }
    @Int128 struct struct Int128
    :AdditiveArithmetic
    :BinaryInteger
    :Comparable
    :CustomReflectable
    :CustomStringConvertible
    :Decodable
    :Encodable
    :Equatable
    :ExpressibleByIntegerLiteral
    :FixedWidthInteger
    :Hashable
    :LosslessStringConvertible
    :Numeric
    :Sendable
    :SignedInteger
    :SignedNumeric
    :Strideable
    func addingReportingOverflow(_ other: Int128) -> (partialValue: Int128, overflow: Bool)
    func dividedReportingOverflow(by other: Int128) -> (partialValue: Int128, overflow: Bool)
    func encode(to encoder: any Encoder) throws
    func hash(into hasher: inout Hasher)
    func multipliedReportingOverflow(by other: Int128) -> (partialValue: Int128, overflow: Bool)
    func remainderReportingOverflow(dividingBy other: Int128) -> (partialValue: Int128, overflow: Bool)
    func subtractingReportingOverflow(_ other: Int128) -> (partialValue: Int128, overflow: Bool)
    init(bitPattern: UInt128)
    init(from decoder: any Decoder) throws
    init<T>(_ source: T) where T : BinaryFloatingPoint
    init<T>(_ source: T) where T : BinaryInteger
    init<T>(clamping source: T) where T : BinaryInteger
    init<T>(truncatingIfNeeded source: T) where T : BinaryInteger
    init?<T>(exactly source: T) where T : BinaryFloatingPoint
    init?<T>(exactly source: T) where T : BinaryInteger
    static func != (lhs: Int128, rhs: Int128) -> Bool
    static func % (a: Int128, b: Int128) -> Int128
    static func %= (a: inout Int128, b: Int128)
    static func &* (lhs: Int128, rhs: Int128) -> Int128
    static func &<<= (a: inout Int128, b: Int128)
    static func &= (a: inout Int128, b: Int128)
    static func &>>= (a: inout Int128, b: Int128)
    static func * (a: Int128, b: Int128) -> Int128
    static func *= (a: inout Int128, b: Int128)
    static func + (a: Int128, b: Int128) -> Int128
    static func - (a: Int128, b: Int128) -> Int128
    static func / (a: Int128, b: Int128) -> Int128
    static func /= (a: inout Int128, b: Int128)
    static func < (a: Int128, b: Int128) -> Bool
    static func <= (lhs: Int128, rhs: Int128) -> Bool
    static func == (a: Int128, b: Int128) -> Bool
    static func > (lhs: Int128, rhs: Int128) -> Bool
    static func >= (lhs: Int128, rhs: Int128) -> Bool
    static func ^= (a: inout Int128, b: Int128)
    static func |= (a: inout Int128, b: Int128)
    static var bitWidth: Int { get }
    static var max: Int128 { get }
    static var min: Int128 { get }
    static var zero: Int128 { get }
    typealias IntegerLiteralType = Int128
    typealias Magnitude = UInt128
    var byteSwapped: Int128 { get }
    var customMirror: Mirror { get }
    var leadingZeroBitCount: Int { get }
    var magnitude: Int128.Magnitude { get }
    var nonzeroBitCount: Int { get }
    var trailingZeroBitCount: Int { get }
    var words: UInt128.Words { get }
    @Int16 struct struct Int16
    :AdditiveArithmetic
    :BinaryInteger
    :CVarArg
    :Comparable
    :CustomReflectable
    :CustomStringConvertible
    :Decodable
    :Encodable
    :Equatable
    :ExpressibleByIntegerLiteral
    :FixedWidthInteger
    :Hashable
    :LosslessStringConvertible
    :Numeric
    :SIMDScalar
    :Sendable
    :SignedInteger
    :SignedNumeric
    :Strideable
    +init(_ value: CGFloat)
    +init(truncating number: NSNumber)
    +init?(exactly number: NSNumber)
    func addingReportingOverflow(_ other: Int16) -> (partialValue: Int16, overflow: Bool)
    func dividedReportingOverflow(by other: Int16) -> (partialValue: Int16, overflow: Bool)
    func dividingFullWidth(_ dividend: (high: Int16, low: Int16.Magnitude)) -> (quotient: Int16, remainder: Int16)
    func encode(to encoder: any Encoder) throws
    func hash(into hasher: inout Hasher)
    func multipliedFullWidth(by other: Int16) -> (high: Int16, low: Int16.Magnitude)
    func multipliedReportingOverflow(by other: Int16) -> (partialValue: Int16, overflow: Bool)
    func remainderReportingOverflow(dividingBy other: Int16) -> (partialValue: Int16, overflow: Bool)
    func signum() -> Int16
    func subtractingReportingOverflow(_ other: Int16) -> (partialValue: Int16, overflow: Bool)
    init(_ source: Double)
    init(_ source: Float)
    init(_ source: Float16)
    init(bitPattern x: UInt16)
    init(from decoder: any Decoder) throws
    init?(exactly source: Double)
    init?(exactly source: Float)
    init?(exactly source: Float16)
    static func != (lhs: Int16, rhs: Int16) -> Bool
    static func % (lhs: Int16, rhs: Int16) -> Int16
    static func %= (lhs: inout Int16, rhs: Int16)
    static func & (lhs: Int16, rhs: Int16) -> Int16
    static func &<< (lhs: Int16, rhs: Int16) -> Int16
    static func &<<= (lhs: inout Int16, rhs: Int16)
    static func &= (lhs: inout Int16, rhs: Int16)
    static func &>> (lhs: Int16, rhs: Int16) -> Int16
    static func &>>= (lhs: inout Int16, rhs: Int16)
    static func * (lhs: Int16, rhs: Int16) -> Int16
    static func *= (lhs: inout Int16, rhs: Int16)
    static func + (lhs: Int16, rhs: Int16) -> Int16
    static func += (lhs: inout Int16, rhs: Int16)
    static func - (lhs: Int16, rhs: Int16) -> Int16
    static func -= (lhs: inout Int16, rhs: Int16)
    static func / (lhs: Int16, rhs: Int16) -> Int16
    static func /= (lhs: inout Int16, rhs: Int16)
    static func < (lhs: Int16, rhs: Int16) -> Bool
    static func <= (lhs: Int16, rhs: Int16) -> Bool
    static func == (lhs: Int16, rhs: Int16) -> Bool
    static func > (lhs: Int16, rhs: Int16) -> Bool
    static func >= (lhs: Int16, rhs: Int16) -> Bool
    static func ^ (lhs: Int16, rhs: Int16) -> Int16
    static func ^= (lhs: inout Int16, rhs: Int16)
    static func | (lhs: Int16, rhs: Int16) -> Int16
    static func |= (lhs: inout Int16, rhs: Int16)
    static var bitWidth: Int { get }
    typealias IntegerLiteralType = Int16
    typealias Magnitude = UInt16
    var byteSwapped: Int16 { get }
    var customMirror: Mirror { get }
    var leadingZeroBitCount: Int { get }
    var magnitude: UInt16 { get }
    var nonzeroBitCount: Int { get }
    var trailingZeroBitCount: Int { get }
    var words: Int16.Words { get }
    @Int16.SIMD16Storage struct struct SIMD16Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> Int16 { get set }
    var scalarCount: Int { get }
    @Int16.SIMD2Storage struct struct SIMD2Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> Int16 { get set }
    var scalarCount: Int { get }
    @Int16.SIMD32Storage struct struct SIMD32Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> Int16 { get set }
    var scalarCount: Int { get }
    @Int16.SIMD4Storage struct struct SIMD4Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> Int16 { get set }
    var scalarCount: Int { get }
    @Int16.SIMD64Storage struct struct SIMD64Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> Int16 { get set }
    var scalarCount: Int { get }
    @Int16.SIMD8Storage struct struct SIMD8Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> Int16 { get set }
    var scalarCount: Int { get }
    @Int16.Words struct struct Words
    :BidirectionalCollection
    :Collection
    :RandomAccessCollection
    :Sendable
    :Sequence
    func index(after i: Int) -> Int
    func index(before i: Int) -> Int
    init(_ value: Int16)
    subscript(position: Int) -> UInt { get }
    typealias Indices = Range<Int>
    typealias SubSequence = Slice<Int16.Words>
    var count: Int { get }
    var endIndex: Int { get }
    var indices: Int16.Words.Indices { get }
    var startIndex: Int { get }
    @Int32 struct struct Int32
    :AdditiveArithmetic
    :BinaryInteger
    :CVarArg
    :Comparable
    :CustomReflectable
    :CustomStringConvertible
    :Decodable
    :Encodable
    :Equatable
    :ExpressibleByIntegerLiteral
    :FixedWidthInteger
    :Hashable
    :LosslessStringConvertible
    :Numeric
    :SIMDScalar
    :Sendable
    :SignedInteger
    :SignedNumeric
    :Strideable
    +init(_ value: CGFloat)
    +init(truncating number: NSNumber)
    +init?(exactly number: NSNumber)
    func addingReportingOverflow(_ other: Int32) -> (partialValue: Int32, overflow: Bool)
    func dividedReportingOverflow(by other: Int32) -> (partialValue: Int32, overflow: Bool)
    func dividingFullWidth(_ dividend: (high: Int32, low: Int32.Magnitude)) -> (quotient: Int32, remainder: Int32)
    func encode(to encoder: any Encoder) throws
    func hash(into hasher: inout Hasher)
    func multipliedFullWidth(by other: Int32) -> (high: Int32, low: Int32.Magnitude)
    func multipliedReportingOverflow(by other: Int32) -> (partialValue: Int32, overflow: Bool)
    func remainderReportingOverflow(dividingBy other: Int32) -> (partialValue: Int32, overflow: Bool)
    func signum() -> Int32
    func subtractingReportingOverflow(_ other: Int32) -> (partialValue: Int32, overflow: Bool)
    init(_ source: Double)
    init(_ source: Float)
    init(_ source: Float16)
    init(bitPattern x: UInt32)
    init(from decoder: any Decoder) throws
    init?(exactly source: Double)
    init?(exactly source: Float)
    init?(exactly source: Float16)
    static func != (lhs: Int32, rhs: Int32) -> Bool
    static func % (lhs: Int32, rhs: Int32) -> Int32
    static func %= (lhs: inout Int32, rhs: Int32)
    static func & (lhs: Int32, rhs: Int32) -> Int32
    static func &<< (lhs: Int32, rhs: Int32) -> Int32
    static func &<<= (lhs: inout Int32, rhs: Int32)
    static func &= (lhs: inout Int32, rhs: Int32)
    static func &>> (lhs: Int32, rhs: Int32) -> Int32
    static func &>>= (lhs: inout Int32, rhs: Int32)
    static func * (lhs: Int32, rhs: Int32) -> Int32
    static func *= (lhs: inout Int32, rhs: Int32)
    static func + (lhs: Int32, rhs: Int32) -> Int32
    static func += (lhs: inout Int32, rhs: Int32)
    static func - (lhs: Int32, rhs: Int32) -> Int32
    static func -= (lhs: inout Int32, rhs: Int32)
    static func / (lhs: Int32, rhs: Int32) -> Int32
    static func /= (lhs: inout Int32, rhs: Int32)
    static func < (lhs: Int32, rhs: Int32) -> Bool
    static func <= (lhs: Int32, rhs: Int32) -> Bool
    static func == (lhs: Int32, rhs: Int32) -> Bool
    static func > (lhs: Int32, rhs: Int32) -> Bool
    static func >= (lhs: Int32, rhs: Int32) -> Bool
    static func ^ (lhs: Int32, rhs: Int32) -> Int32
    static func ^= (lhs: inout Int32, rhs: Int32)
    static func | (lhs: Int32, rhs: Int32) -> Int32
    static func |= (lhs: inout Int32, rhs: Int32)
    static var bitWidth: Int { get }
    typealias IntegerLiteralType = Int32
    typealias Magnitude = UInt32
    var byteSwapped: Int32 { get }
    var customMirror: Mirror { get }
    var leadingZeroBitCount: Int { get }
    var magnitude: UInt32 { get }
    var nonzeroBitCount: Int { get }
    var trailingZeroBitCount: Int { get }
    var words: Int32.Words { get }
    @Int32.SIMD16Storage struct struct SIMD16Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> Int32 { get set }
    var scalarCount: Int { get }
    @Int32.SIMD2Storage struct struct SIMD2Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> Int32 { get set }
    var scalarCount: Int { get }
    @Int32.SIMD32Storage struct struct SIMD32Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> Int32 { get set }
    var scalarCount: Int { get }
    @Int32.SIMD4Storage struct struct SIMD4Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> Int32 { get set }
    var scalarCount: Int { get }
    @Int32.SIMD64Storage struct struct SIMD64Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> Int32 { get set }
    var scalarCount: Int { get }
    @Int32.SIMD8Storage struct struct SIMD8Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> Int32 { get set }
    var scalarCount: Int { get }
    @Int32.Words struct struct Words
    :BidirectionalCollection
    :Collection
    :RandomAccessCollection
    :Sendable
    :Sequence
    func index(after i: Int) -> Int
    func index(before i: Int) -> Int
    init(_ value: Int32)
    subscript(position: Int) -> UInt { get }
    typealias Indices = Range<Int>
    typealias SubSequence = Slice<Int32.Words>
    var count: Int { get }
    var endIndex: Int { get }
    var indices: Int32.Words.Indices { get }
    var startIndex: Int { get }
    @Int64 struct struct Int64
    :AdditiveArithmetic
    :BinaryInteger
    :CVarArg
    :Comparable
    :CustomReflectable
    :CustomStringConvertible
    :Decodable
    :Encodable
    :Equatable
    :ExpressibleByIntegerLiteral
    :FixedWidthInteger
    :Hashable
    :LosslessStringConvertible
    :Numeric
    :SIMDScalar
    :Sendable
    :SignedInteger
    :SignedNumeric
    :Strideable
    +init(_ value: CGFloat)
    +init(truncating number: NSNumber)
    +init?(exactly number: NSNumber)
    func addingReportingOverflow(_ other: Int64) -> (partialValue: Int64, overflow: Bool)
    func dividedReportingOverflow(by other: Int64) -> (partialValue: Int64, overflow: Bool)
    func dividingFullWidth(_ dividend: (high: Int64, low: Int64.Magnitude)) -> (quotient: Int64, remainder: Int64)
    func encode(to encoder: any Encoder) throws
    func hash(into hasher: inout Hasher)
    func multipliedFullWidth(by other: Int64) -> (high: Int64, low: Int64.Magnitude)
    func multipliedReportingOverflow(by other: Int64) -> (partialValue: Int64, overflow: Bool)
    func remainderReportingOverflow(dividingBy other: Int64) -> (partialValue: Int64, overflow: Bool)
    func signum() -> Int64
    func subtractingReportingOverflow(_ other: Int64) -> (partialValue: Int64, overflow: Bool)
    init(_ source: Double)
    init(_ source: Float)
    init(_ source: Float16)
    init(bitPattern x: UInt64)
    init(from decoder: any Decoder) throws
    init?(exactly source: Double)
    init?(exactly source: Float)
    init?(exactly source: Float16)
    static func != (lhs: Int64, rhs: Int64) -> Bool
    static func % (lhs: Int64, rhs: Int64) -> Int64
    static func %= (lhs: inout Int64, rhs: Int64)
    static func & (lhs: Int64, rhs: Int64) -> Int64
    static func &<< (lhs: Int64, rhs: Int64) -> Int64
    static func &<<= (lhs: inout Int64, rhs: Int64)
    static func &= (lhs: inout Int64, rhs: Int64)
    static func &>> (lhs: Int64, rhs: Int64) -> Int64
    static func &>>= (lhs: inout Int64, rhs: Int64)
    static func * (lhs: Int64, rhs: Int64) -> Int64
    static func *= (lhs: inout Int64, rhs: Int64)
    static func + (lhs: Int64, rhs: Int64) -> Int64
    static func += (lhs: inout Int64, rhs: Int64)
    static func - (lhs: Int64, rhs: Int64) -> Int64
    static func -= (lhs: inout Int64, rhs: Int64)
    static func / (lhs: Int64, rhs: Int64) -> Int64
    static func /= (lhs: inout Int64, rhs: Int64)
    static func < (lhs: Int64, rhs: Int64) -> Bool
    static func <= (lhs: Int64, rhs: Int64) -> Bool
    static func == (lhs: Int64, rhs: Int64) -> Bool
    static func > (lhs: Int64, rhs: Int64) -> Bool
    static func >= (lhs: Int64, rhs: Int64) -> Bool
    static func ^ (lhs: Int64, rhs: Int64) -> Int64
    static func ^= (lhs: inout Int64, rhs: Int64)
    static func | (lhs: Int64, rhs: Int64) -> Int64
    static func |= (lhs: inout Int64, rhs: Int64)
    static var bitWidth: Int { get }
    typealias IntegerLiteralType = Int64
    typealias Magnitude = UInt64
    var byteSwapped: Int64 { get }
    var customMirror: Mirror { get }
    var leadingZeroBitCount: Int { get }
    var magnitude: UInt64 { get }
    var nonzeroBitCount: Int { get }
    var trailingZeroBitCount: Int { get }
    var words: Int64.Words { get }
    @Int64.SIMD16Storage struct struct SIMD16Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> Int64 { get set }
    var scalarCount: Int { get }
    @Int64.SIMD2Storage struct struct SIMD2Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> Int64 { get set }
    var scalarCount: Int { get }
    @Int64.SIMD32Storage struct struct SIMD32Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> Int64 { get set }
    var scalarCount: Int { get }
    @Int64.SIMD4Storage struct struct SIMD4Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> Int64 { get set }
    var scalarCount: Int { get }
    @Int64.SIMD64Storage struct struct SIMD64Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> Int64 { get set }
    var scalarCount: Int { get }
    @Int64.SIMD8Storage struct struct SIMD8Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> Int64 { get set }
    var scalarCount: Int { get }
    @Int64.Words struct struct Words
    :BidirectionalCollection
    :Collection
    :RandomAccessCollection
    :Sendable
    :Sequence
    func index(after i: Int) -> Int
    func index(before i: Int) -> Int
    init(_ value: Int64)
    subscript(position: Int) -> UInt { get }
    typealias Indices = Range<Int>
    typealias SubSequence = Slice<Int64.Words>
    var count: Int { get }
    var endIndex: Int { get }
    var indices: Int64.Words.Indices { get }
    var startIndex: Int { get }
    @Int8 struct struct Int8
    :AdditiveArithmetic
    :BinaryInteger
    :CVarArg
    :Comparable
    :CustomReflectable
    :CustomStringConvertible
    :Decodable
    :Encodable
    :Equatable
    :ExpressibleByIntegerLiteral
    :FixedWidthInteger
    :Hashable
    :LosslessStringConvertible
    :Numeric
    :SIMDScalar
    :Sendable
    :SignedInteger
    :SignedNumeric
    :Strideable
    +init(_ value: CGFloat)
    +init(truncating number: NSNumber)
    +init?(exactly number: NSNumber)
    func addingReportingOverflow(_ other: Int8) -> (partialValue: Int8, overflow: Bool)
    func dividedReportingOverflow(by other: Int8) -> (partialValue: Int8, overflow: Bool)
    func dividingFullWidth(_ dividend: (high: Int8, low: Int8.Magnitude)) -> (quotient: Int8, remainder: Int8)
    func encode(to encoder: any Encoder) throws
    func hash(into hasher: inout Hasher)
    func multipliedFullWidth(by other: Int8) -> (high: Int8, low: Int8.Magnitude)
    func multipliedReportingOverflow(by other: Int8) -> (partialValue: Int8, overflow: Bool)
    func remainderReportingOverflow(dividingBy other: Int8) -> (partialValue: Int8, overflow: Bool)
    func signum() -> Int8
    func subtractingReportingOverflow(_ other: Int8) -> (partialValue: Int8, overflow: Bool)
    init(_ source: Double)
    init(_ source: Float)
    init(_ source: Float16)
    init(bitPattern x: UInt8)
    init(from decoder: any Decoder) throws
    init?(exactly source: Double)
    init?(exactly source: Float)
    init?(exactly source: Float16)
    static func != (lhs: Int8, rhs: Int8) -> Bool
    static func % (lhs: Int8, rhs: Int8) -> Int8
    static func %= (lhs: inout Int8, rhs: Int8)
    static func & (lhs: Int8, rhs: Int8) -> Int8
    static func &<< (lhs: Int8, rhs: Int8) -> Int8
    static func &<<= (lhs: inout Int8, rhs: Int8)
    static func &= (lhs: inout Int8, rhs: Int8)
    static func &>> (lhs: Int8, rhs: Int8) -> Int8
    static func &>>= (lhs: inout Int8, rhs: Int8)
    static func * (lhs: Int8, rhs: Int8) -> Int8
    static func *= (lhs: inout Int8, rhs: Int8)
    static func + (lhs: Int8, rhs: Int8) -> Int8
    static func += (lhs: inout Int8, rhs: Int8)
    static func - (lhs: Int8, rhs: Int8) -> Int8
    static func -= (lhs: inout Int8, rhs: Int8)
    static func / (lhs: Int8, rhs: Int8) -> Int8
    static func /= (lhs: inout Int8, rhs: Int8)
    static func < (lhs: Int8, rhs: Int8) -> Bool
    static func <= (lhs: Int8, rhs: Int8) -> Bool
    static func == (lhs: Int8, rhs: Int8) -> Bool
    static func > (lhs: Int8, rhs: Int8) -> Bool
    static func >= (lhs: Int8, rhs: Int8) -> Bool
    static func ^ (lhs: Int8, rhs: Int8) -> Int8
    static func ^= (lhs: inout Int8, rhs: Int8)
    static func | (lhs: Int8, rhs: Int8) -> Int8
    static func |= (lhs: inout Int8, rhs: Int8)
    static var bitWidth: Int { get }
    typealias IntegerLiteralType = Int8
    typealias Magnitude = UInt8
    var byteSwapped: Int8 { get }
    var customMirror: Mirror { get }
    var leadingZeroBitCount: Int { get }
    var magnitude: UInt8 { get }
    var nonzeroBitCount: Int { get }
    var trailingZeroBitCount: Int { get }
    var words: Int8.Words { get }
    @Int8.SIMD16Storage struct struct SIMD16Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> Int8 { get set }
    var scalarCount: Int { get }
    @Int8.SIMD2Storage struct struct SIMD2Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> Int8 { get set }
    var scalarCount: Int { get }
    @Int8.SIMD32Storage struct struct SIMD32Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> Int8 { get set }
    var scalarCount: Int { get }
    @Int8.SIMD4Storage struct struct SIMD4Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> Int8 { get set }
    var scalarCount: Int { get }
    @Int8.SIMD64Storage struct struct SIMD64Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> Int8 { get set }
    var scalarCount: Int { get }
    @Int8.SIMD8Storage struct struct SIMD8Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> Int8 { get set }
    var scalarCount: Int { get }
    @Int8.Words struct struct Words
    :BidirectionalCollection
    :Collection
    :RandomAccessCollection
    :Sendable
    :Sequence
    func index(after i: Int) -> Int
    func index(before i: Int) -> Int
    init(_ value: Int8)
    subscript(position: Int) -> UInt { get }
    typealias Indices = Range<Int>
    typealias SubSequence = Slice<Int8.Words>
    var count: Int { get }
    var endIndex: Int { get }
    var indices: Int8.Words.Indices { get }
    var startIndex: Int { get }
    @IteratorProtocol protocol protocol IteratorProtocol<Element>
    associatedtype Element
    mutating func next() -> Self.Element?
    @IteratorSequence struct struct IteratorSequence<Base> where Base : IteratorProtocol
    :IteratorProtocol
    :Sendable where Base : Sendable
    :Sequence
    init(_ base: Base)
    mutating func next() -> Base.Element?
    typealias Element = Base.Element
    @JSONDecoder class class JSONDecoder
    :Sendable
    func decode<T, C>(_ type: T.Type, from data: Data, configuration: C.Type) throws -> T where T : DecodableWithConfiguration, C : DecodingConfigurationProviding, T.DecodingConfiguration == C.DecodingConfiguration
    func decode<T>(_ type: T.Type, from data: Data) throws -> T where T : Decodable
    func decode<T>(_ type: T.Type, from data: Data, configuration: T.DecodingConfiguration) throws -> T where T : DecodableWithConfiguration
    init()
    var allowsJSON5: Bool { get set }
    var assumesTopLevelDictionary: Bool { get set }
    var dataDecodingStrategy: JSONDecoder.DataDecodingStrategy { get set }
    var dateDecodingStrategy: JSONDecoder.DateDecodingStrategy { get set }
    var keyDecodingStrategy: JSONDecoder.KeyDecodingStrategy { get set }
    var nonConformingFloatDecodingStrategy: JSONDecoder.NonConformingFloatDecodingStrategy { get set }
    var userInfo: [CodingUserInfoKey : any Sendable] { get set }
    @JSONDecoder.DataDecodingStrategy enum enum DataDecodingStrategy
    :Sendable
    case base64
    case custom(@Sendable (any Decoder) throws -> Data)
    case deferredToData
    @JSONDecoder.DateDecodingStrategy enum enum DateDecodingStrategy
    :Sendable
    case custom(@Sendable (any Decoder) throws -> Date)
    case deferredToDate
    case iso8601
    case millisecondsSince1970
    case secondsSince1970
    static func formatted(_ formatter: DateFormatter) -> JSONDecoder.DateDecodingStrategy
    @JSONDecoder.KeyDecodingStrategy enum enum KeyDecodingStrategy
    :Sendable
    case convertFromSnakeCase
    case custom(@Sendable ([any CodingKey]) -> any CodingKey)
    case useDefaultKeys
    @JSONDecoder.NonConformingFloatDecodingStrategy enum enum NonConformingFloatDecodingStrategy
    :Sendable
    case `throw`
    case convertFromString(positiveInfinity: String, negativeInfinity: String, nan: String)
    @JSONEncoder class class JSONEncoder
    :Sendable
    func encode<T, C>(_ value: T, configuration: C.Type) throws -> Data where T : EncodableWithConfiguration, C : EncodingConfigurationProviding, T.EncodingConfiguration == C.EncodingConfiguration
    func encode<T>(_ value: T) throws -> Data where T : Encodable
    func encode<T>(_ value: T, configuration: T.EncodingConfiguration) throws -> Data where T : EncodableWithConfiguration
    init()
    var dataEncodingStrategy: JSONEncoder.DataEncodingStrategy { get set }
    var dateEncodingStrategy: JSONEncoder.DateEncodingStrategy { get set }
    var keyEncodingStrategy: JSONEncoder.KeyEncodingStrategy { get set }
    var nonConformingFloatEncodingStrategy: JSONEncoder.NonConformingFloatEncodingStrategy { get set }
    var outputFormatting: JSONEncoder.OutputFormatting { get set }
    var userInfo: [CodingUserInfoKey : any Sendable] { get set }
    @JSONEncoder.DataEncodingStrategy enum enum DataEncodingStrategy
    :Sendable
    case base64
    case custom(@Sendable (Data, any Encoder) throws -> Void)
    case deferredToData
    @JSONEncoder.DateEncodingStrategy enum enum DateEncodingStrategy
    :Sendable
    case custom(@Sendable (Date, any Encoder) throws -> Void)
    case deferredToDate
    case iso8601
    case millisecondsSince1970
    case secondsSince1970
    static func formatted(_ formatter: DateFormatter) -> JSONEncoder.DateEncodingStrategy
    @JSONEncoder.KeyEncodingStrategy enum enum KeyEncodingStrategy
    :Sendable
    case convertToSnakeCase
    case custom(@Sendable ([any CodingKey]) -> any CodingKey)
    case useDefaultKeys
    @JSONEncoder.NonConformingFloatEncodingStrategy enum enum NonConformingFloatEncodingStrategy
    :Sendable
    case `throw`
    case convertToString(positiveInfinity: String, negativeInfinity: String, nan: String)
    @JSONEncoder.OutputFormatting struct struct OutputFormatting
    :Equatable
    :ExpressibleByArrayLiteral
    :OptionSet
    :RawRepresentable
    :Sendable
    :SetAlgebra
    init(rawValue: UInt)
    let rawValue: UInt
    static let prettyPrinted: JSONEncoder.OutputFormatting
    static let sortedKeys: JSONEncoder.OutputFormatting
    static let withoutEscapingSlashes: JSONEncoder.OutputFormatting
    @JSONSerialization class class JSONSerialization
    :CustomDebugStringConvertible
    :CustomStringConvertible
    :Equatable
    :Hashable
    :NSObject
    :NSObjectProtocol
    class func data(withJSONObject value: Any, options opt: JSONSerialization.WritingOptions = []) throws -> Data
    class func isValidJSONObject(_ obj: Any) -> Bool
    class func jsonObject(with data: Data, options opt: JSONSerialization.ReadingOptions = []) throws -> Any
    class func jsonObject(with stream: InputStream, options opt: JSONSerialization.ReadingOptions = []) throws -> Any
    class func writeJSONObject(_ obj: Any, toStream stream: OutputStream, options opt: JSONSerialization.WritingOptions) throws -> Int
    @JSONSerialization.ReadingOptions struct struct ReadingOptions
    :Equatable
    :ExpressibleByArrayLiteral
    :OptionSet
    :RawRepresentable
    :Sendable
    :SetAlgebra
    init(rawValue: UInt)
    let rawValue: UInt
    static let fragmentsAllowed: JSONSerialization.ReadingOptions
    static let mutableContainers: JSONSerialization.ReadingOptions
    static let mutableLeaves: JSONSerialization.ReadingOptions
    @JSONSerialization.WritingOptions struct struct WritingOptions
    :Equatable
    :ExpressibleByArrayLiteral
    :OptionSet
    :RawRepresentable
    :Sendable
    :SetAlgebra
    init(rawValue: UInt)
    let rawValue: UInt
    static let fragmentsAllowed: JSONSerialization.WritingOptions
    static let prettyPrinted: JSONSerialization.WritingOptions
    static let sortedKeys: JSONSerialization.WritingOptions
    static let withoutEscapingSlashes: JSONSerialization.WritingOptions
    @Job struct struct Job
    :Sendable
    func runSynchronously(on executor: UnownedSerialExecutor)
    @JobPriority struct struct JobPriority
    :Comparable
    :Equatable
    :Sendable
    init(_ p: TaskPriority)
    init(rawValue: JobPriority.RawValue)
    static func != (lhs: JobPriority, rhs: JobPriority) -> Bool
    static func < (lhs: JobPriority, rhs: JobPriority) -> Bool
    static func <= (lhs: JobPriority, rhs: JobPriority) -> Bool
    static func == (lhs: JobPriority, rhs: JobPriority) -> Bool
    static func > (lhs: JobPriority, rhs: JobPriority) -> Bool
    static func >= (lhs: JobPriority, rhs: JobPriority) -> Bool
    typealias RawValue = UInt8
    var rawValue: JobPriority.RawValue
    @JoinedSequence struct struct JoinedSequence<Base> where Base : Sequence, Base.Element : Sequence
    :Sendable where Base : Sendable, Base.Element.Element : Sendable
    :Sequence
    @KeyPath class class KeyPath<Root, Value>
    :CustomDebugStringConvertible
    :Equatable
    :Hashable
    :PartialKeyPath
    @KeyValuePairs struct struct KeyValuePairs<Key, Value>
    :BidirectionalCollection
    :Collection
    :CustomDebugStringConvertible
    :CustomStringConvertible
    :ExpressibleByDictionaryLiteral
    :RandomAccessCollection
    :Sendable where Key : Sendable, Value : Sendable
    :Sequence
    init(dictionaryLiteral elements: (Key, Value)...)
    subscript(position: KeyValuePairs<Key, Value>.Index) -> KeyValuePairs<Key, Value>.Element { get }
    typealias Element = (key: Key, value: Value)
    typealias Index = Int
    typealias Indices = Range<Int>
    typealias SubSequence = Slice<KeyValuePairs<Key, Value>>
    var debugDescription: String { get }
    var description: String { get }
    var endIndex: KeyValuePairs<Key, Value>.Index { get }
    var span: Span<KeyValuePairs<Key, Value>.Element> { get }
    var startIndex: KeyValuePairs<Key, Value>.Index { get }
    @KeyedDecodingContainerProtocol protocol protocol KeyedDecodingContainerProtocol
    associatedtype Key : CodingKey
    func contains(_ key: Self.Key) -> Bool
    func decode(_ type: Bool.Type, forKey key: Self.Key) throws -> Bool
    func decode(_ type: Double.Type, forKey key: Self.Key) throws -> Double
    func decode(_ type: Float.Type, forKey key: Self.Key) throws -> Float
    func decode(_ type: Int.Type, forKey key: Self.Key) throws -> Int
    func decode(_ type: Int128.Type, forKey key: Self.Key) throws -> Int128
    func decode(_ type: Int16.Type, forKey key: Self.Key) throws -> Int16
    func decode(_ type: Int32.Type, forKey key: Self.Key) throws -> Int32
    func decode(_ type: Int64.Type, forKey key: Self.Key) throws -> Int64
    func decode(_ type: Int8.Type, forKey key: Self.Key) throws -> Int8
    func decode(_ type: String.Type, forKey key: Self.Key) throws -> String
    func decode(_ type: UInt.Type, forKey key: Self.Key) throws -> UInt
    func decode(_ type: UInt128.Type, forKey key: Self.Key) throws -> UInt128
    func decode(_ type: UInt16.Type, forKey key: Self.Key) throws -> UInt16
    func decode(_ type: UInt32.Type, forKey key: Self.Key) throws -> UInt32
    func decode(_ type: UInt64.Type, forKey key: Self.Key) throws -> UInt64
    func decode(_ type: UInt8.Type, forKey key: Self.Key) throws -> UInt8
    func decode<T>(_ type: T.Type, forKey key: Self.Key) throws -> T where T : Decodable
    func decodeIfPresent(_ type: Bool.Type, forKey key: Self.Key) throws -> Bool?
    func decodeIfPresent(_ type: Double.Type, forKey key: Self.Key) throws -> Double?
    func decodeIfPresent(_ type: Float.Type, forKey key: Self.Key) throws -> Float?
    func decodeIfPresent(_ type: Int.Type, forKey key: Self.Key) throws -> Int?
    func decodeIfPresent(_ type: Int128.Type, forKey key: Self.Key) throws -> Int128?
    func decodeIfPresent(_ type: Int16.Type, forKey key: Self.Key) throws -> Int16?
    func decodeIfPresent(_ type: Int32.Type, forKey key: Self.Key) throws -> Int32?
    func decodeIfPresent(_ type: Int64.Type, forKey key: Self.Key) throws -> Int64?
    func decodeIfPresent(_ type: Int8.Type, forKey key: Self.Key) throws -> Int8?
    func decodeIfPresent(_ type: String.Type, forKey key: Self.Key) throws -> String?
    func decodeIfPresent(_ type: UInt.Type, forKey key: Self.Key) throws -> UInt?
    func decodeIfPresent(_ type: UInt128.Type, forKey key: Self.Key) throws -> UInt128?
    func decodeIfPresent(_ type: UInt16.Type, forKey key: Self.Key) throws -> UInt16?
    func decodeIfPresent(_ type: UInt32.Type, forKey key: Self.Key) throws -> UInt32?
    func decodeIfPresent(_ type: UInt64.Type, forKey key: Self.Key) throws -> UInt64?
    func decodeIfPresent(_ type: UInt8.Type, forKey key: Self.Key) throws -> UInt8?
    func decodeIfPresent<T>(_ type: T.Type, forKey key: Self.Key) throws -> T? where T : Decodable
    func decodeNil(forKey key: Self.Key) throws -> Bool
    func nestedContainer<NestedKey>(keyedBy type: NestedKey.Type, forKey key: Self.Key) throws -> KeyedDecodingContainer<NestedKey> where NestedKey : CodingKey
    func nestedUnkeyedContainer(forKey key: Self.Key) throws -> any UnkeyedDecodingContainer
    func superDecoder() throws -> any Decoder
    func superDecoder(forKey key: Self.Key) throws -> any Decoder
    var allKeys: [Self.Key] { get }
    var codingPath: [any CodingKey] { get }
    ~Self : KeyedDecodingContainerProtocol
    func decode(_ type: Int128.Type, forKey key: Self.Key) throws -> Int128
    func decode(_ type: UInt128.Type, forKey key: Self.Key) throws -> UInt128
    func decodeIfPresent(_ type: Bool.Type, forKey key: Self.Key) throws -> Bool?
    func decodeIfPresent(_ type: Double.Type, forKey key: Self.Key) throws -> Double?
    func decodeIfPresent(_ type: Float.Type, forKey key: Self.Key) throws -> Float?
    func decodeIfPresent(_ type: Int.Type, forKey key: Self.Key) throws -> Int?
    func decodeIfPresent(_ type: Int128.Type, forKey key: Self.Key) throws -> Int128?
    func decodeIfPresent(_ type: Int16.Type, forKey key: Self.Key) throws -> Int16?
    func decodeIfPresent(_ type: Int32.Type, forKey key: Self.Key) throws -> Int32?
    func decodeIfPresent(_ type: Int64.Type, forKey key: Self.Key) throws -> Int64?
    func decodeIfPresent(_ type: Int8.Type, forKey key: Self.Key) throws -> Int8?
    func decodeIfPresent(_ type: String.Type, forKey key: Self.Key) throws -> String?
    func decodeIfPresent(_ type: UInt.Type, forKey key: Self.Key) throws -> UInt?
    func decodeIfPresent(_ type: UInt128.Type, forKey key: Self.Key) throws -> UInt128?
    func decodeIfPresent(_ type: UInt16.Type, forKey key: Self.Key) throws -> UInt16?
    func decodeIfPresent(_ type: UInt32.Type, forKey key: Self.Key) throws -> UInt32?
    func decodeIfPresent(_ type: UInt64.Type, forKey key: Self.Key) throws -> UInt64?
    func decodeIfPresent(_ type: UInt8.Type, forKey key: Self.Key) throws -> UInt8?
    func decodeIfPresent<T>(_ type: T.Type, forKey key: Self.Key) throws -> T? where T : Decodable
    ~
    @KeyedEncodingContainerProtocol protocol protocol KeyedEncodingContainerProtocol
    associatedtype Key : CodingKey
    mutating func encode(_ value: Bool, forKey key: Self.Key) throws
    mutating func encode(_ value: Double, forKey key: Self.Key) throws
    mutating func encode(_ value: Float, forKey key: Self.Key) throws
    mutating func encode(_ value: Int, forKey key: Self.Key) throws
    mutating func encode(_ value: Int128, forKey key: Self.Key) throws
    mutating func encode(_ value: Int16, forKey key: Self.Key) throws
    mutating func encode(_ value: Int32, forKey key: Self.Key) throws
    mutating func encode(_ value: Int64, forKey key: Self.Key) throws
    mutating func encode(_ value: Int8, forKey key: Self.Key) throws
    mutating func encode(_ value: String, forKey key: Self.Key) throws
    mutating func encode(_ value: UInt, forKey key: Self.Key) throws
    mutating func encode(_ value: UInt128, forKey key: Self.Key) throws
    mutating func encode(_ value: UInt16, forKey key: Self.Key) throws
    mutating func encode(_ value: UInt32, forKey key: Self.Key) throws
    mutating func encode(_ value: UInt64, forKey key: Self.Key) throws
    mutating func encode(_ value: UInt8, forKey key: Self.Key) throws
    mutating func encode<T>(_ value: T, forKey key: Self.Key) throws where T : Encodable
    mutating func encodeConditional<T>(_ object: T, forKey key: Self.Key) throws where T : AnyObject, T : Encodable
    mutating func encodeIfPresent(_ value: Bool?, forKey key: Self.Key) throws
    mutating func encodeIfPresent(_ value: Double?, forKey key: Self.Key) throws
    mutating func encodeIfPresent(_ value: Float?, forKey key: Self.Key) throws
    mutating func encodeIfPresent(_ value: Int128?, forKey key: Self.Key) throws
    mutating func encodeIfPresent(_ value: Int16?, forKey key: Self.Key) throws
    mutating func encodeIfPresent(_ value: Int32?, forKey key: Self.Key) throws
    mutating func encodeIfPresent(_ value: Int64?, forKey key: Self.Key) throws
    mutating func encodeIfPresent(_ value: Int8?, forKey key: Self.Key) throws
    mutating func encodeIfPresent(_ value: Int?, forKey key: Self.Key) throws
    mutating func encodeIfPresent(_ value: String?, forKey key: Self.Key) throws
    mutating func encodeIfPresent(_ value: UInt128?, forKey key: Self.Key) throws
    mutating func encodeIfPresent(_ value: UInt16?, forKey key: Self.Key) throws
    mutating func encodeIfPresent(_ value: UInt32?, forKey key: Self.Key) throws
    mutating func encodeIfPresent(_ value: UInt64?, forKey key: Self.Key) throws
    mutating func encodeIfPresent(_ value: UInt8?, forKey key: Self.Key) throws
    mutating func encodeIfPresent(_ value: UInt?, forKey key: Self.Key) throws
    mutating func encodeIfPresent<T>(_ value: T?, forKey key: Self.Key) throws where T : Encodable
    mutating func encodeNil(forKey key: Self.Key) throws
    mutating func nestedContainer<NestedKey>(keyedBy keyType: NestedKey.Type, forKey key: Self.Key) -> KeyedEncodingContainer<NestedKey> where NestedKey : CodingKey
    mutating func nestedUnkeyedContainer(forKey key: Self.Key) -> any UnkeyedEncodingContainer
    mutating func superEncoder() -> any Encoder
    mutating func superEncoder(forKey key: Self.Key) -> any Encoder
    var codingPath: [any CodingKey] { get }
    ~Self : KeyedEncodingContainerProtocol
    mutating func encode(_ value: Int128, forKey key: Self.Key) throws
    mutating func encode(_ value: UInt128, forKey key: Self.Key) throws
    mutating func encodeConditional<T>(_ object: T, forKey key: Self.Key) throws where T : AnyObject, T : Encodable
    mutating func encodeIfPresent(_ value: Bool?, forKey key: Self.Key) throws
    mutating func encodeIfPresent(_ value: Double?, forKey key: Self.Key) throws
    mutating func encodeIfPresent(_ value: Float?, forKey key: Self.Key) throws
    mutating func encodeIfPresent(_ value: Int128?, forKey key: Self.Key) throws
    mutating func encodeIfPresent(_ value: Int16?, forKey key: Self.Key) throws
    mutating func encodeIfPresent(_ value: Int32?, forKey key: Self.Key) throws
    mutating func encodeIfPresent(_ value: Int64?, forKey key: Self.Key) throws
    mutating func encodeIfPresent(_ value: Int8?, forKey key: Self.Key) throws
    mutating func encodeIfPresent(_ value: Int?, forKey key: Self.Key) throws
    mutating func encodeIfPresent(_ value: String?, forKey key: Self.Key) throws
    mutating func encodeIfPresent(_ value: UInt128?, forKey key: Self.Key) throws
    mutating func encodeIfPresent(_ value: UInt16?, forKey key: Self.Key) throws
    mutating func encodeIfPresent(_ value: UInt32?, forKey key: Self.Key) throws
    mutating func encodeIfPresent(_ value: UInt64?, forKey key: Self.Key) throws
    mutating func encodeIfPresent(_ value: UInt8?, forKey key: Self.Key) throws
    mutating func encodeIfPresent(_ value: UInt?, forKey key: Self.Key) throws
    mutating func encodeIfPresent<T>(_ value: T?, forKey key: Self.Key) throws where T : Encodable
    ~
    @LazyCollectionProtocol protocol protocol LazyCollectionProtocol : Collection, LazySequenceProtocol where Self.Elements : Collection
    :Collection
    :LazySequenceProtocol
    :Sequence
    ~Self : LazyCollectionProtocol
    var lazy: LazyCollection<Self.Elements> { get }
    ~
    ~Self.Elements : LazyCollectionProtocol
    var lazy: Self.Elements { get }
    ~
    @LazyFilterSequence struct struct LazyFilterSequence<Base> where Base : Sequence
    :BidirectionalCollection where Base : BidirectionalCollection
    :Collection where Base : Collection
    :LazyCollectionProtocol where Base : Collection
    :LazySequenceProtocol
    :Sequence
    func filter(_ isIncluded: @escaping (LazyFilterSequence<Base>.Element) -> Bool) -> LazyFilterSequence<Base>
    func makeIterator() -> LazyFilterSequence<Base>.Iterator
    typealias Element = Base.Element
    ~Base : BidirectionalCollection
    func formIndex(before i: inout LazyFilterSequence<Base>.Index)
    func index(before i: LazyFilterSequence<Base>.Index) -> LazyFilterSequence<Base>.Index
    ~
    ~Base : Collection
    func distance(from start: LazyFilterSequence<Base>.Index, to end: LazyFilterSequence<Base>.Index) -> Int
    func formIndex(_ i: inout LazyFilterSequence<Base>.Index, offsetBy n: Int)
    func formIndex(_ i: inout LazyFilterSequence<Base>.Index, offsetBy n: Int, limitedBy limit: LazyFilterSequence<Base>.Index) -> Bool
    func formIndex(after i: inout LazyFilterSequence<Base>.Index)
    func index(_ i: LazyFilterSequence<Base>.Index, offsetBy n: Int) -> LazyFilterSequence<Base>.Index
    func index(_ i: LazyFilterSequence<Base>.Index, offsetBy n: Int, limitedBy limit: LazyFilterSequence<Base>.Index) -> LazyFilterSequence<Base>.Index?
    func index(after i: LazyFilterSequence<Base>.Index) -> LazyFilterSequence<Base>.Index
    subscript(bounds: Range<LazyFilterSequence<Base>.Index>) -> LazyFilterSequence<Base>.SubSequence { get }
    subscript(position: LazyFilterSequence<Base>.Index) -> LazyFilterSequence<Base>.Element { get }
    typealias Index = Base.Index
    typealias SubSequence = LazyFilterCollection<Base.SubSequence>
    var endIndex: LazyFilterSequence<Base>.Index { get }
    var startIndex: LazyFilterSequence<Base>.Index { get }
    var underestimatedCount: Int { get }
    ~
    @LazyFilterSequence.Iterator struct struct Iterator
    :IteratorProtocol
    :Sequence
    mutating func next() -> LazyFilterSequence<Base>.Iterator.Element?
    typealias Element = Base.Element
    var base: Base.Iterator { get }
    @LazyMapSequence struct struct LazyMapSequence<Base, Element> where Base : Sequence
    :BidirectionalCollection where Base : BidirectionalCollection
    :Collection where Base : Collection
    :LazyCollectionProtocol where Base : Collection
    :LazySequenceProtocol
    :RandomAccessCollection where Base : RandomAccessCollection
    :Sequence
    func makeIterator() -> LazyMapSequence<Base, Element>.Iterator
    func map<ElementOfResult>(_ transform: @escaping (Element) -> ElementOfResult) -> LazyMapSequence<Base, ElementOfResult>
    typealias Elements = LazyMapSequence<Base, Element>
    var underestimatedCount: Int { get }
    ~Base : BidirectionalCollection
    func formIndex(before i: inout LazyMapSequence<Base, Element>.Index)
    func index(before i: LazyMapSequence<Base, Element>.Index) -> LazyMapSequence<Base, Element>.Index
    ~
    ~Base : Collection
    func distance(from start: LazyMapSequence<Base, Element>.Index, to end: LazyMapSequence<Base, Element>.Index) -> Int
    func formIndex(after i: inout LazyMapSequence<Base, Element>.Index)
    func index(_ i: LazyMapSequence<Base, Element>.Index, offsetBy n: Int) -> LazyMapSequence<Base, Element>.Index
    func index(_ i: LazyMapSequence<Base, Element>.Index, offsetBy n: Int, limitedBy limit: LazyMapSequence<Base, Element>.Index) -> LazyMapSequence<Base, Element>.Index?
    func index(after i: LazyMapSequence<Base, Element>.Index) -> LazyMapSequence<Base, Element>.Index
    func map<ElementOfResult>(_ transform: @escaping (Element) -> ElementOfResult) -> LazyMapCollection<Base, ElementOfResult>
    subscript(bounds: Range<Base.Index>) -> LazyMapSequence<Base, Element>.SubSequence { get }
    subscript(position: Base.Index) -> Element { get }
    typealias Index = Base.Index
    typealias Indices = Base.Indices
    typealias SubSequence = LazyMapCollection<Base.SubSequence, Element>
    var count: Int { get }
    var endIndex: Base.Index { get }
    var indices: LazyMapSequence<Base, Element>.Indices { get }
    var isEmpty: Bool { get }
    var startIndex: Base.Index { get }
    ~
    """#
}
