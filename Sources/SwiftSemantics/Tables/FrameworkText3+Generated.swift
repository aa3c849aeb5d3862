// Written by Scripts/generate-framework-tables from the symbol graphs of the Swift toolchain; do not edit.
// Facts about interfaces of the Swift project (swift.org, Apache-2.0 with Runtime Library Exception).
// swift-format-ignore-file

extension FrameworkText {
  static let part3: StaticString = #"""
    @CollectionDifference struct struct CollectionDifference<ChangeElement>
    :Collection
    :Decodable where ChangeElement : Decodable, ChangeElement : Encodable
    :Encodable where ChangeElement : Decodable, ChangeElement : Encodable
    :Equatable where ChangeElement : Equatable
    :Hashable where ChangeElement : Hashable
    :Sendable where ChangeElement : Sendable
    :Sequence
    func distance(from start: CollectionDifference<ChangeElement>.Index, to end: CollectionDifference<ChangeElement>.Index) -> Int
    func formIndex(_ index: inout CollectionDifference<ChangeElement>.Index, offsetBy distance: Int)
    func index(after index: CollectionDifference<ChangeElement>.Index) -> CollectionDifference<ChangeElement>.Index
    func index(before index: CollectionDifference<ChangeElement>.Index) -> CollectionDifference<ChangeElement>.Index
    func inverse() -> CollectionDifference<ChangeElement>
    init?<Changes>(_ changes: Changes) where Changes : Collection, Changes.Element == CollectionDifference<ChangeElement>.Change
    let insertions: [CollectionDifference<ChangeElement>.Change]
    let removals: [CollectionDifference<ChangeElement>.Change]
    subscript(position: CollectionDifference<ChangeElement>.Index) -> CollectionDifference<ChangeElement>.Element { get }
    typealias Element = CollectionDifference<ChangeElement>.Change
    var endIndex: CollectionDifference<ChangeElement>.Index { get }
    var startIndex: CollectionDifference<ChangeElement>.Index { get }
    ~ChangeElement : Decodable, ChangeElement : Encodable
    func encode(to encoder: any Encoder) throws
    init(from decoder: any Decoder) throws
    ~
    ~ChangeElement : Hashable
    func inferringMoves() -> CollectionDifference<ChangeElement>
    ~
    @CollectionDifference.Change enum enum Change
    :Decodable where ChangeElement : Decodable, ChangeElement : Encodable
    :Encodable where ChangeElement : Decodable, ChangeElement : Encodable
    :Equatable where ChangeElement : Equatable
    :Hashable where ChangeElement : Hashable
    :Sendable where ChangeElement : Sendable
    case insert(offset: Int, element: ChangeElement, associatedWith: Int?)
    case remove(offset: Int, element: ChangeElement, associatedWith: Int?)
    ~ChangeElement : Decodable, ChangeElement : Encodable
    func encode(to encoder: any Encoder) throws
    init(from decoder: any Decoder) throws
    ~
    @CollectionDifference.Index struct struct Index
    :Comparable
    :Equatable
    :Hashable
    :Sendable where ChangeElement : Sendable
    func hash(into hasher: inout Hasher)
    static func < (lhs: CollectionDifference<ChangeElement>.Index, rhs: CollectionDifference<ChangeElement>.Index) -> Bool
    static func == (lhs: CollectionDifference<ChangeElement>.Index, rhs: CollectionDifference<ChangeElement>.Index) -> Bool
    @CollectionOfOne struct struct CollectionOfOne<Element>
    :BidirectionalCollection
    :Collection
    :ContiguousBytes where Element == UInt8
    :CustomDebugStringConvertible
    :CustomReflectable
    :MutableCollection
    :RandomAccessCollection
    :Sendable where Element : Sendable
    :Sequence
    func index(after i: CollectionOfOne<Element>.Index) -> CollectionOfOne<Element>.Index
    func index(before i: CollectionOfOne<Element>.Index) -> CollectionOfOne<Element>.Index
    func makeIterator() -> CollectionOfOne<Element>.Iterator
    init(_ element: Element)
    subscript(bounds: Range<Int>) -> CollectionOfOne<Element>.SubSequence { get set }
    subscript(position: Int) -> Element { get set }
    typealias Index = Int
    typealias Indices = Range<Int>
    typealias SubSequence = Slice<CollectionOfOne<Element>>
    var count: Int { get }
    var customMirror: Mirror { get }
    var debugDescription: String { get }
    var endIndex: CollectionOfOne<Element>.Index { get }
    var mutableSpan: MutableSpan<Element> { mutating get }
    var span: Span<Element> { get }
    var startIndex: CollectionOfOne<Element>.Index { get }
    ~Element == UInt8
    +func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
    ~
    @CollectionOfOne.Iterator struct struct Iterator
    :IteratorProtocol
    :Sendable where Element : Sendable
    mutating func next() -> Element?
    @CommandLine enum enum CommandLine
    :Sendable
    static var argc: Int32 { get }
    static var arguments: [String] { get set }
    @Comparable protocol protocol Comparable : Equatable
    :Equatable
    static func < (lhs: Self, rhs: Self) -> Bool
    static func <= (lhs: Self, rhs: Self) -> Bool
    static func > (lhs: Self, rhs: Self) -> Bool
    static func >= (lhs: Self, rhs: Self) -> Bool
    ~Self : Comparable
    postfix static func ... (minimum: Self) -> PartialRangeFrom<Self>
    prefix static func ... (maximum: Self) -> PartialRangeThrough<Self>
    prefix static func ..< (maximum: Self) -> PartialRangeUpTo<Self>
    static func ... (minimum: Self, maximum: Self) -> ClosedRange<Self>
    static func ..< (minimum: Self, maximum: Self) -> Range<Self>
    static func <= (lhs: Self, rhs: Self) -> Bool
    static func > (lhs: Self, rhs: Self) -> Bool
    static func >= (lhs: Self, rhs: Self) -> Bool
    ~
    @ComparableComparator struct struct ComparableComparator<Compared> where Compared : Comparable
    :Equatable
    :Hashable
    :Sendable
    :SortComparator
    func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult
    init(order: SortOrder = .forward)
    var order: SortOrder
    @ComparisonResult enum enum ComparisonResult
    :Decodable
    :Encodable
    :Equatable
    :Hashable
    :RawRepresentable
    :Sendable
    case orderedAscending
    case orderedDescending
    case orderedSame
    func encode(to encoder: any Encoder) throws
    init(from decoder: any Decoder) throws
    init?(rawValue: Int)
    @ContiguousArray struct struct ContiguousArray<Element>
    :BidirectionalCollection
    :Collection
    :ContiguousBytes where Element == UInt8
    :CustomDebugStringConvertible
    :CustomReflectable
    :CustomStringConvertible
    :DataProtocol where Element == UInt8
    :Decodable where Element : Decodable
    :Encodable where Element : Encodable
    :Equatable where Element : Equatable
    :ExpressibleByArrayLiteral
    :Hashable where Element : Hashable
    :MutableCollection
    :MutableDataProtocol where Element == UInt8
    :RandomAccessCollection
    :RangeReplaceableCollection
    :Sendable where Element : Sendable
    :Sequence
    func distance(from start: Int, to end: Int) -> Int
    func formIndex(after i: inout Int)
    func formIndex(before i: inout Int)
    func index(_ i: Int, offsetBy distance: Int) -> Int
    func index(_ i: Int, offsetBy distance: Int, limitedBy limit: Int) -> Int?
    func index(after i: Int) -> Int
    func index(before i: Int) -> Int
    func withUnsafeBufferPointer<R, E>(_ body: (UnsafeBufferPointer<Element>) throws(E) -> R) throws(E) -> R where E : Error
    func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
    init()
    init(arrayLiteral elements: Element...)
    init(repeating repeatedValue: Element, count: Int)
    init<E>(capacity: Int, initializingWith initializer: (inout OutputSpan<Element>) throws(E) -> Void) throws(E) where E : Error
    init<S>(_ s: S) where Element == S.Element, S : Sequence
    mutating func append(_ newElement: Element)
    mutating func append<E>(addingCapacity uninitializedCount: Int, initializingWith initializer: (inout OutputSpan<Element>) throws(E) -> Void) throws(E) where E : Error
    mutating func append<S>(contentsOf newElements: S) where Element == S.Element, S : Sequence
    mutating func insert(_ newElement: Element, at i: Int)
    mutating func remove(at index: Int) -> Element
    mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
    mutating func replaceSubrange<C>(_ subrange: Range<Int>, with newElements: C) where Element == C.Element, C : Collection
    mutating func reserveCapacity(_ minimumCapacity: Int)
    mutating func withUnsafeMutableBufferPointer<R, E>(_ body: (inout UnsafeMutableBufferPointer<Element>) throws(E) -> R) throws(E) -> R where E : Error
    mutating func withUnsafeMutableBytes<R>(_ body: (UnsafeMutableRawBufferPointer) throws -> R) rethrows -> R
    subscript(bounds: Range<Int>) -> ArraySlice<Element> { get set }
    subscript(index: Int) -> Element { get set }
    typealias Index = Int
    typealias Indices = Range<Int>
    typealias Iterator = IndexingIterator<ContiguousArray<Element>>
    var capacity: Int { get }
    var count: Int { get }
    var customMirror: Mirror { get }
    var debugDescription: String { get }
    var description: String { get }
    var endIndex: Int { get }
    var mutableSpan: MutableSpan<Element> { mutating get }
    var span: Span<Element> { get }
    var startIndex: Int { get }
    ~Element : Decodable
    init(from decoder: any Decoder) throws
    ~
    ~Element : Encodable
    func encode(to encoder: any Encoder) throws
    ~
    ~Element : Equatable
    static func == (lhs: ContiguousArray<Element>, rhs: ContiguousArray<Element>) -> Bool
    ~
    ~Element : Hashable
    func hash(into hasher: inout Hasher)
    ~
    ~Element == UInt8
    +var regions: CollectionOfOne<ContiguousArray<UInt8>> { get }
    ~
    @ContiguousBytes protocol protocol ContiguousBytes
    func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
    @ContinuousClock struct struct ContinuousClock
    :Clock
    :Sendable
    func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration? = nil) async throws
    init()
    static var now: ContinuousClock.Instant { get }
    var minimumResolution: Duration { get }
    var now: ContinuousClock.Instant { get }
    var systemEpoch: ContinuousClock.Instant { get }
    @ContinuousClock.Instant struct struct Instant
    :Comparable
    :Decodable
    :Encodable
    :Equatable
    :Hashable
    :InstantProtocol
    :Sendable
    func advanced(by duration: Duration) -> ContinuousClock.Instant
    func duration(to other: ContinuousClock.Instant) -> Duration
    func hash(into hasher: inout Hasher)
    init(from decoder: any Decoder) throws
    static func + (lhs: ContinuousClock.Instant, rhs: Duration) -> ContinuousClock.Instant
    static func += (lhs: inout ContinuousClock.Instant, rhs: Duration)
    static func - (lhs: ContinuousClock.Instant, rhs: ContinuousClock.Instant) -> Duration
    static func - (lhs: ContinuousClock.Instant, rhs: Duration) -> ContinuousClock.Instant
    static func -= (lhs: inout ContinuousClock.Instant, rhs: Duration)
    static func < (lhs: ContinuousClock.Instant, rhs: ContinuousClock.Instant) -> Bool
    static func == (lhs: ContinuousClock.Instant, rhs: ContinuousClock.Instant) -> Bool
    static var now: ContinuousClock.Instant { get }
    @Copyable protocol protocol Copyable
    @CustomConsumingRegexComponent protocol protocol CustomConsumingRegexComponent : RegexComponent
    :RegexComponent
    func consuming(_ input: String, startingAt index: String.Index, in bounds: Range<String.Index>) throws -> (upperBound: String.Index, output: Self.RegexOutput)?
    ~Self : CustomConsumingRegexComponent
    var regex: Regex<Self.RegexOutput> { get }
    ~
    @CustomDebugStringConvertible protocol protocol CustomDebugStringConvertible
    var debugDescription: String { get }
    @CustomLeafReflectable protocol protocol CustomLeafReflectable : CustomReflectable
    :CustomReflectable
    @CustomNSError protocol protocol CustomNSError : Error
    :Error
    :Sendable
    static var errorDomain: String { get }
    var errorCode: Int { get }
    var errorUserInfo: [String : Any] { get }
    ~Self : CustomNSError
    static var errorDomain: String { get }
    var errorCode: Int { get }
    var errorUserInfo: [String : Any] { get }
    ~
    ~Self : RawRepresentable, Self.RawValue : FixedWidthInteger
    var errorCode: Int { get }
    ~
    @CustomPlaygroundDisplayConvertible protocol protocol CustomPlaygroundDisplayConvertible
    var playgroundDescription: Any { get }
    @CustomReflectable protocol protocol CustomReflectable
    var customMirror: Mirror { get }
    @CustomStringConvertible protocol protocol CustomStringConvertible
    var description: String { get }
    @Data struct struct Data
    :BidirectionalCollection
    :Collection
    :ContiguousBytes
    :CustomDebugStringConvertible
    :CustomReflectable
    :CustomStringConvertible
    :DataProtocol
    :Decodable
    :Encodable
    :Equatable
    :Hashable
    :MutableCollection
    :MutableDataProtocol
    :RandomAccessCollection
    :RangeReplaceableCollection
    :Sendable
    :Sequence
    func advanced(by amount: Int) -> Data
    func base64EncodedData(options: Data.Base64EncodingOptions = []) -> Data
    func base64EncodedString(options: Data.Base64EncodingOptions = []) -> String
    func encode(to encoder: any Encoder) throws
    func hash(into hasher: inout Hasher)
    func index(after i: Data.Index) -> Data.Index
    func index(before i: Data.Index) -> Data.Index
    func makeIterator() -> Data.Iterator
    func range(of dataToFind: Data, options: Data.SearchOptions = [], in range: Range<Data.Index>? = nil) -> Range<Data.Index>?
    func subdata(in range: Range<Data.Index>) -> Data
    func withUnsafeBytes<ResultType>(_ body: (UnsafeRawBufferPointer) throws -> ResultType) rethrows -> ResultType
    func write(to url: URL, options: Data.WritingOptions = []) throws
    init()
    init(capacity: Int)
    init(contentsOf url: URL, options: Data.ReadingOptions = []) throws
    init(count: Int)
    init(from decoder: any Decoder) throws
    init(referencing d: NSData)
    init(repeating repeatedValue: UInt8, count: Int)
    init<S>(_ elements: S) where S : Sequence, S.Element == UInt8
    init?(base64Encoded base64Data: Data, options: Data.Base64DecodingOptions = [])
    init?(base64Encoded base64String: String, options: Data.Base64DecodingOptions = [])
    mutating func append(_ other: Data)
    mutating func append(contentsOf bytes: [UInt8])
    mutating func append<S>(contentsOf elements: S) where S : Sequence, S.Element == UInt8
    mutating func replaceSubrange(_ subrange: Range<Data.Index>, with data: Data)
    mutating func replaceSubrange<ByteCollection>(_ subrange: Range<Data.Index>, with newElements: ByteCollection) where ByteCollection : Collection, ByteCollection.Element == UInt8
    mutating func reserveCapacity(_ minimumCapacity: Int)
    mutating func resetBytes(in range: Range<Data.Index>)
    mutating func withUnsafeMutableBytes<ResultType>(_ body: (UnsafeMutableRawBufferPointer) throws -> ResultType) rethrows -> ResultType
    static func == (d1: Data, d2: Data) -> Bool
    subscript(bounds: Range<Data.Index>) -> Data { get set }
    subscript(index: Data.Index) -> UInt8 { get set }
    subscript<R>(rangeExpression: R) -> Data where R : RangeExpression, R.Bound : FixedWidthInteger { get set }
    typealias Index = Int
    typealias Indices = Range<Int>
    var bytes: RawSpan { get }
    var count: Int { get set }
    var customMirror: Mirror { get }
    var debugDescription: String { get }
    var description: String { get }
    var endIndex: Data.Index { get }
    var indices: Range<Int> { get }
    var mutableBytes: MutableRawSpan { mutating get }
    var mutableSpan: MutableSpan<UInt8> { mutating get }
    var regions: CollectionOfOne<Data> { get }
    var span: Span<UInt8> { get }
    var startIndex: Data.Index { get }
    @Data.Base64DecodingOptions struct struct Base64DecodingOptions
    :Equatable
    :ExpressibleByArrayLiteral
    :OptionSet
    :RawRepresentable
    :Sendable
    :SetAlgebra
    init(rawValue: UInt)
    let rawValue: UInt
    static let ignoreUnknownCharacters: Data.Base64DecodingOptions
    @Data.Base64EncodingOptions struct struct Base64EncodingOptions
    :Equatable
    :ExpressibleByArrayLiteral
    :OptionSet
    :RawRepresentable
    :Sendable
    :SetAlgebra
    init(rawValue: UInt)
    let rawValue: UInt
    static let base64URLAlphabet: Data.Base64EncodingOptions
    static let endLineWithCarriageReturn: Data.Base64EncodingOptions
    static let endLineWithLineFeed: Data.Base64EncodingOptions
    static let lineLength64Characters: Data.Base64EncodingOptions
    static let lineLength76Characters: Data.Base64EncodingOptions
    static let omitPaddingCharacter: Data.Base64EncodingOptions
    @Data.Deallocator enum enum Deallocator
    case free
    case none
    case unmap
    @Data.Iterator struct struct Iterator
    :IteratorProtocol
    :Sendable
    mutating func next() -> UInt8?
    @Data.ReadingOptions struct struct ReadingOptions
    :Equatable
    :ExpressibleByArrayLiteral
    :OptionSet
    :RawRepresentable
    :Sendable
    :SetAlgebra
    init(rawValue: UInt)
    let rawValue: UInt
    static let alwaysMapped: Data.ReadingOptions
    static let mappedIfSafe: Data.ReadingOptions
    static let uncached: Data.ReadingOptions
    @Data.SearchOptions struct struct SearchOptions
    :Equatable
    :ExpressibleByArrayLiteral
    :OptionSet
    :RawRepresentable
    :Sendable
    :SetAlgebra
    init(rawValue: UInt)
    let rawValue: UInt
    static let anchored: Data.SearchOptions
    static let backwards: Data.SearchOptions
    @Data.WritingOptions struct struct WritingOptions
    :Equatable
    :ExpressibleByArrayLiteral
    :OptionSet
    :RawRepresentable
    :Sendable
    :SetAlgebra
    init(rawValue: UInt)
    let rawValue: UInt
    static let atomic: Data.WritingOptions
    static let completeFileProtection: Data.WritingOptions
    static let completeFileProtectionUnlessOpen: Data.WritingOptions
    static let completeFileProtectionUntilFirstUserAuthentication: Data.WritingOptions
    static let fileProtectionMask: Data.WritingOptions
    static let noFileProtection: Data.WritingOptions
    static let withoutOverwriting: Data.WritingOptions
    @Date struct struct Date
    :Comparable
    :CustomDebugStringConvertible
    :CustomPlaygroundDisplayConvertible
    :CustomReflectable
    :CustomStringConvertible
    :Decodable
    :Encodable
    :Equatable
    :Hashable
    :Sendable
    :Strideable
    func ISO8601Format(_ style: Date.ISO8601FormatStyle = .init()) -> String
    func addingTimeInterval(_ timeInterval: TimeInterval) -> Date
    func advanced(by n: TimeInterval) -> Date
    func compare(_ other: Date) -> ComparisonResult
    func description(with locale: Locale?) -> String
    func distance(to other: Date) -> TimeInterval
    func encode(to encoder: any Encoder) throws
    func formatted<F>(_ format: F) -> F.FormatOutput where F : FormatStyle, F.FormatInput == Date
    func hash(into hasher: inout Hasher)
    func timeIntervalSince(_ date: Date) -> TimeInterval
    init()
    init(from decoder: any Decoder) throws
    init(timeInterval: TimeInterval, since date: Date)
    init(timeIntervalSince1970: TimeInterval)
    init(timeIntervalSinceNow: TimeInterval)
    init(timeIntervalSinceReferenceDate ti: TimeInterval)
    init<T, Value>(_ value: Value, strategy: T) throws where T : ParseStrategy, Value : StringProtocol, T.ParseInput == String, T.ParseOutput == Date
    init<T>(_ value: T.ParseInput, strategy: T) throws where T : ParseStrategy, T.ParseOutput == Date
    mutating func addTimeInterval(_ timeInterval: TimeInterval)
    static func + (lhs: Date, rhs: TimeInterval) -> Date
    static func += (lhs: inout Date, rhs: TimeInterval)
    static func - (lhs: Date, rhs: TimeInterval) -> Date
    static func -= (lhs: inout Date, rhs: TimeInterval)
    static func < (lhs: Date, rhs: Date) -> Bool
    static func == (lhs: Date, rhs: Date) -> Bool
    static func > (lhs: Date, rhs: Date) -> Bool
    static let distantFuture: Date
    static let distantPast: Date
    static let timeIntervalBetween1970AndReferenceDate: TimeInterval
    static var now: Date { get }
    static var timeIntervalSinceReferenceDate: TimeInterval { get }
    typealias Stride = TimeInterval
    var customMirror: Mirror { get }
    var debugDescription: String { get }
    var description: String { get }
    var playgroundDescription: Any { get }
    var timeIntervalSince1970: TimeInterval { get }
    var timeIntervalSinceNow: TimeInterval { get }
    var timeIntervalSinceReferenceDate: TimeInterval { get }
    @Date.ISO8601FormatStyle struct struct ISO8601FormatStyle
    :CustomConsumingRegexComponent
    :Decodable
    :Encodable
    :Equatable
    :FormatStyle
    :Hashable
    :ParseStrategy
    :ParseableFormatStyle
    :RegexComponent
    :Sendable
    func consuming(_ input: String, startingAt index: String.Index, in bounds: Range<String.Index>) throws -> (upperBound: String.Index, output: Date)?
    func dateSeparator(_ separator: Date.ISO8601FormatStyle.DateSeparator) -> Date.ISO8601FormatStyle
    func dateTimeSeparator(_ separator: Date.ISO8601FormatStyle.DateTimeSeparator) -> Date.ISO8601FormatStyle
    func day() -> Date.ISO8601FormatStyle
    func encode(to encoder: any Encoder) throws
    func format(_ value: Date) -> String
    func hash(into hasher: inout Hasher)
    func month() -> Date.ISO8601FormatStyle
    func parse(_ value: String) throws -> Date
    func time(includingFractionalSeconds: Bool) -> Date.ISO8601FormatStyle
    func timeSeparator(_ separator: Date.ISO8601FormatStyle.TimeSeparator) -> Date.ISO8601FormatStyle
    func timeZone(separator: Date.ISO8601FormatStyle.TimeZoneSeparator) -> Date.ISO8601FormatStyle
    func timeZoneSeparator(_ separator: Date.ISO8601FormatStyle.TimeZoneSeparator) -> Date.ISO8601FormatStyle
    func weekOfYear() -> Date.ISO8601FormatStyle
    func year() -> Date.ISO8601FormatStyle
    init(dateSeparator: Date.ISO8601FormatStyle.DateSeparator = .dash, dateTimeSeparator: Date.ISO8601FormatStyle.DateTimeSeparator = .standard, timeSeparator: Date.ISO8601FormatStyle.TimeSeparator = .colon, timeZoneSeparator: Date.ISO8601FormatStyle.TimeZoneSeparator = .omitted, includingFractionalSeconds: Bool = false, timeZone: TimeZone = TimeZone(secondsFromGMT: 0)!)
    init(dateSeparator: Date.ISO8601FormatStyle.DateSeparator = .dash, dateTimeSeparator: Date.ISO8601FormatStyle.DateTimeSeparator = .standard, timeZone: TimeZone = TimeZone(secondsFromGMT: 0)!)
    init(from decoder: any Decoder) throws
    static func == (lhs: Date.ISO8601FormatStyle, rhs: Date.ISO8601FormatStyle) -> Bool
    typealias RegexOutput = Date
    var dateSeparator: Date.ISO8601FormatStyle.DateSeparator { get set }
    var dateTimeSeparator: Date.ISO8601FormatStyle.DateTimeSeparator { get set }
    var includingFractionalSeconds: Bool { get set }
    var parseStrategy: Date.ISO8601FormatStyle { get }
    var timeSeparator: Date.ISO8601FormatStyle.TimeSeparator { get set }
    var timeZone: TimeZone { get set }
    var timeZoneSeparator: Date.ISO8601FormatStyle.TimeZoneSeparator { get set }
    @Date.ISO8601FormatStyle.DateSeparator enum enum DateSeparator
    :Decodable
    :Encodable
    :Equatable
    :Hashable
    :RawRepresentable
    :Sendable
    case dash
    case omitted
    init?(rawValue: String)
    @Date.ISO8601FormatStyle.DateTimeSeparator enum enum DateTimeSeparator
    :Decodable
    :Encodable
    :Equatable
    :Hashable
    :RawRepresentable
    :Sendable
    case space
    case standard
    init?(rawValue: String)
    @Date.ISO8601FormatStyle.TimeSeparator enum enum TimeSeparator
    :Decodable
    :Encodable
    :Equatable
    :Hashable
    :RawRepresentable
    :Sendable
    case colon
    case omitted
    init?(rawValue: String)
    @Date.ISO8601FormatStyle.TimeZoneSeparator enum enum TimeZoneSeparator
    :Decodable
    :Encodable
    :Equatable
    :Hashable
    :RawRepresentable
    :Sendable
    case colon
    case omitted
    init?(rawValue: String)
    @DateComponents struct struct DateComponents
    :CustomDebugStringConvertible
    :CustomReflectable
    :CustomStringConvertible
    :Decodable
    :Encodable
    :Equatable
    :Hashable
    :ReferenceConvertible
    :Sendable
    func encode(to encoder: any Encoder) throws
    func formatted<F>(_ format: F) -> F.FormatOutput where F : FormatStyle, F.FormatInput == DateComponents
    func hash(into hasher: inout Hasher)
    func isValidDate(in calendar: Calendar) -> Bool
    func value(for component: Calendar.Component) -> Int?
    init(calendar: Calendar? = nil, timeZone: TimeZone? = nil, era: Int? = nil, year: Int? = nil, month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil, nanosecond: Int? = nil, weekday: Int? = nil, weekdayOrdinal: Int? = nil, quarter: Int? = nil, weekOfMonth: Int? = nil, weekOfYear: Int? = nil, yearForWeekOfYear: Int? = nil)
    init(from decoder: any Decoder) throws
    init<T, Value>(_ value: Value, strategy: T) throws where T : ParseStrategy, Value : StringProtocol, T.ParseInput == String, T.ParseOutput == DateComponents
    init<T>(_ value: T.ParseInput, strategy: T) throws where T : ParseStrategy, T.ParseOutput == DateComponents
    mutating func setValue(_ value: Int?, for component: Calendar.Component)
    static func == (lhs: DateComponents, rhs: DateComponents) -> Bool
    typealias ReferenceType = NSDateComponents
    var calendar: Calendar? { get set }
    var customMirror: Mirror { get }
    var date: Date? { get }
    var day: Int? { get set }
    var dayOfYear: Int? { get set }
    var debugDescription: String { get }
    var description: String { get }
    var era: Int? { get set }
    var hour: Int? { get set }
    var isLeapMonth: Bool? { get set }
    var isRepeatedDay: Bool? { get set }
    var isValidDate: Bool { get }
    var minute: Int? { get set }
    var month: Int? { get set }
    var nanosecond: Int? { get set }
    var quarter: Int? { get set }
    var second: Int? { get set }
    var timeZone: TimeZone? { get set }
    var weekOfMonth: Int? { get set }
    var weekOfYear: Int? { get set }
    var weekday: Int? { get set }
    var weekdayOrdinal: Int? { get set }
    var year: Int? { get set }
    var yearForWeekOfYear: Int? { get set }
    @DateComponents.ISO8601FormatStyle struct struct ISO8601FormatStyle
    :CustomConsumingRegexComponent
    :Decodable
    :Encodable
    :Equatable
    :FormatStyle
    :Hashable
    :ParseStrategy
    :ParseableFormatStyle
    :RegexComponent
    :Sendable
    func consuming(_ input: String, startingAt index: String.Index, in bounds: Range<String.Index>) throws -> (upperBound: String.Index, output: DateComponents)?
    func dateSeparator(_ separator: Date.ISO8601FormatStyle.DateSeparator) -> DateComponents.ISO8601FormatStyle
    func dateTimeSeparator(_ separator: Date.ISO8601FormatStyle.DateTimeSeparator) -> DateComponents.ISO8601FormatStyle
    func day() -> DateComponents.ISO8601FormatStyle
    func encode(to encoder: any Encoder) throws
    func format(_ value: DateComponents) -> String
    func hash(into hasher: inout Hasher)
    func month() -> DateComponents.ISO8601FormatStyle
    func parse(_ value: String) throws -> DateComponents
    func time(includingFractionalSeconds: Bool) -> DateComponents.ISO8601FormatStyle
    func timeSeparator(_ separator: Date.ISO8601FormatStyle.TimeSeparator) -> DateComponents.ISO8601FormatStyle
    func timeZone(separator: Date.ISO8601FormatStyle.TimeZoneSeparator) -> DateComponents.ISO8601FormatStyle
    func timeZoneSeparator(_ separator: Date.ISO8601FormatStyle.TimeZoneSeparator) -> DateComponents.ISO8601FormatStyle
    func weekOfYear() -> DateComponents.ISO8601FormatStyle
    func year() -> DateComponents.ISO8601FormatStyle
    init(dateSeparator: Date.ISO8601FormatStyle.DateSeparator = .dash, dateTimeSeparator: Date.ISO8601FormatStyle.DateTimeSeparator = .standard, timeSeparator: Date.ISO8601FormatStyle.TimeSeparator = .colon, timeZoneSeparator: Date.ISO8601FormatStyle.TimeZoneSeparator = .omitted, includingFractionalSeconds: Bool = false, timeZone: TimeZone = TimeZone(secondsFromGMT: 0)!)
    init(from decoder: any Decoder) throws
    static func == (lhs: DateComponents.ISO8601FormatStyle, rhs: DateComponents.ISO8601FormatStyle) -> Bool
    typealias RegexOutput = DateComponents
    var dateSeparator: Date.ISO8601FormatStyle.DateSeparator { get }
    var dateTimeSeparator: Date.ISO8601FormatStyle.DateTimeSeparator { get }
    var includingFractionalSeconds: Bool { get }
    var parseStrategy: DateComponents.ISO8601FormatStyle { get }
    var timeSeparator: Date.ISO8601FormatStyle.TimeSeparator { get }
    var timeZone: TimeZone { get set }
    var timeZoneSeparator: Date.ISO8601FormatStyle.TimeZoneSeparator { get }
    @DateFormatter class class DateFormatter
    :CustomDebugStringConvertible
    :CustomStringConvertible
    :Equatable
    :Formatter
    :Hashable
    :NSCoding
    :NSCopying
    :NSObjectProtocol
    :Sendable
    class func dateFormat(fromTemplate template: String, options opts: Int, locale: Locale?) -> String?
    class func localizedString(from date: Date, dateStyle dstyle: DateFormatter.Style, timeStyle tstyle: DateFormatter.Style) -> String
    func copy(with zone: NSZone? = nil) -> Any
    func date(from string: String) -> Date?
    func setLocalizedDateFormatFromTemplate(_ dateFormatTemplate: String)
    func string(for obj: Any) -> String?
    func string(from date: Date) -> String
    init()
    init?(coder: NSCoder)
    var amSymbol: String { get set }
    var calendar: Calendar! { get set }
    var dateFormat: String! { get set }
    var dateStyle: DateFormatter.Style { get set }
    var defaultDate: Date? { get set }
    var doesRelativeDateFormatting: Bool { get set }
    var eraSymbols: [String] { get set }
    var generatesCalendarDates: Bool { get set }
    var gregorianStartDate: Date? { get set }
    var isLenient: Bool { get set }
    var locale: Locale! { get set }
    var longEraSymbols: [String] { get set }
    var monthSymbols: [String] { get set }
    var pmSymbol: String { get set }
    var quarterSymbols: [String] { get set }
    var shortMonthSymbols: [String] { get set }
    var shortQuarterSymbols: [String] { get set }
    var shortStandaloneMonthSymbols: [String] { get set }
    var shortStandaloneQuarterSymbols: [String] { get set }
    var shortStandaloneWeekdaySymbols: [String] { get set }
    var shortWeekdaySymbols: [String] { get set }
    var standaloneMonthSymbols: [String] { get set }
    var standaloneQuarterSymbols: [String] { get set }
    var standaloneWeekdaySymbols: [String] { get set }
    var timeStyle: DateFormatter.Style { get set }
    var timeZone: TimeZone! { get set }
    var twoDigitStartDate: Date? { get set }
    var veryShortMonthSymbols: [String] { get set }
    var veryShortStandaloneMonthSymbols: [String] { get set }
    var veryShortStandaloneWeekdaySymbols: [String] { get set }
    var veryShortWeekdaySymbols: [String] { get set }
    var weekdaySymbols: [String] { get set }
    @DateFormatter.Style enum enum Style
    :Equatable
    :Hashable
    :RawRepresentable
    :Sendable
    case full
    case long
    case medium
    case none
    case short
    init?(rawValue: UInt)
    @DateInterval struct struct DateInterval
    :Comparable
    :CustomDebugStringConvertible
    :CustomReflectable
    :CustomStringConvertible
    :Decodable
    :Encodable
    :Equatable
    :Hashable
    :Sendable
    func compare(_ dateInterval: DateInterval) -> ComparisonResult
    func contains(_ date: Date) -> Bool
    func hash(into hasher: inout Hasher)
    func intersection(with dateInterval: DateInterval) -> DateInterval?
    func intersects(_ dateInterval: DateInterval) -> Bool
    init()
    init(from decoder: any Decoder) throws
    init(start: Date, duration: TimeInterval)
    init(start: Date, end: Date)
    static func < (lhs: DateInterval, rhs: DateInterval) -> Bool
    static func == (lhs: DateInterval, rhs: DateInterval) -> Bool
    var customMirror: Mirror { get }
    var debugDescription: String { get }
    var description: String { get }
    var duration: TimeInterval { get set }
    var end: Date { get set }
    var start: Date
    @DateIntervalFormatter class class DateIntervalFormatter
    :CustomDebugStringConvertible
    :CustomStringConvertible
    :Equatable
    :Formatter
    :Hashable
    :NSCoding
    :NSCopying
    :NSObjectProtocol
    :Sendable
    func copy(with zone: NSZone? = nil) -> Any
    func editingString(for obj: Any) -> String?
    func encode(with aCoder: NSCoder)
    func string(for obj: Any) -> String?
    func string(from dateInterval: DateInterval) -> String?
    func string(from fromDate: Date, to toDate: Date) -> String
    init()
    init?(coder: NSCoder)
    var calendar: Calendar! { get set }
    var dateStyle: DateIntervalFormatter.Style { get set }
    var dateTemplate: String! { get set }
    var locale: Locale! { get set }
    var timeStyle: DateIntervalFormatter.Style { get set }
    var timeZone: TimeZone! { get set }
    @DateIntervalFormatter.Style enum enum Style
    :Equatable
    :Hashable
    :RawRepresentable
    :Sendable
    case full
    case long
    case medium
    case none
    case short
    init?(rawValue: UInt)
    @Decimal struct struct Decimal
    :AdditiveArithmetic
    :Comparable
    :CustomStringConvertible
    :Decodable
    :Encodable
    :Equatable
    :ExpressibleByFloatLiteral
    :ExpressibleByIntegerLiteral
    :Hashable
    :Numeric
    :Sendable
    :SignedNumeric
    :Strideable
    func advanced(by n: Decimal) -> Decimal
    func distance(to other: Decimal) -> Decimal
    func encode(to encoder: any Encoder) throws
    func hash(into hasher: inout Hasher)
    func isEqual(to other: Decimal) -> Bool
    func isLess(than other: Decimal) -> Bool
    func isLessThanOrEqualTo(_ other: Decimal) -> Bool
    func isTotallyOrdered(belowOrEqualTo other: Decimal) -> Bool
    init()
    init(_ value: Double)
    init(_ value: Int)
    init(_ value: Int16)
    init(_ value: Int32)
    init(_ value: Int64)
    init(_ value: Int8)
    init(_ value: UInt)
    init(_ value: UInt16)
    init(_ value: UInt32)
    init(_ value: UInt64)
    init(_ value: UInt8)
    init(floatLiteral value: Double)
    init(from decoder: any Decoder) throws
    init(integerLiteral value: Int)
    init(sign: FloatingPointSign, exponent: Int, significand: Decimal)
    init(signOf: Decimal, magnitudeOf magnitude: Decimal)
    init?(string: String, locale: Locale? = nil)
    init?<T>(exactly source: T) where T : BinaryInteger
    mutating func negate()
    static func * (lhs: Decimal, rhs: Decimal) -> Decimal
    static func *= (lhs: inout Decimal, rhs: Decimal)
    static func + (lhs: Decimal, rhs: Decimal) -> Decimal
    static func += (lhs: inout Decimal, rhs: Decimal)
    static func - (lhs: Decimal, rhs: Decimal) -> Decimal
    static func -= (lhs: inout Decimal, rhs: Decimal)
    static func / (lhs: Decimal, rhs: Decimal) -> Decimal
    static func /= (lhs: inout Decimal, rhs: Decimal)
    static func < (lhs: Decimal, rhs: Decimal) -> Bool
    static func == (lhs: Decimal, rhs: Decimal) -> Bool
    static let greatestFiniteMagnitude: Decimal
    static let leastFiniteMagnitude: Decimal
    static let leastNonzeroMagnitude: Decimal
    static let leastNormalMagnitude: Decimal
    static let pi: Decimal
    static var nan: Decimal { get }
    static var quietNaN: Decimal { get }
    static var radix: Int { get }
    var description: String { get }
    var exponent: Int { get }
    var floatingPointClass: FloatingPointClassification { get }
    var isCanonical: Bool { get }
    var isFinite: Bool { get }
    var isInfinite: Bool { get }
    var isNaN: Bool { get }
    var isNormal: Bool { get }
    var isSignMinus: Bool { get }
    var isSignaling: Bool { get }
    var isSignalingNaN: Bool { get }
    var isSubnormal: Bool { get }
    var isZero: Bool { get }
    var magnitude: Decimal { get }
    var nextDown: Decimal { get }
    var nextUp: Decimal { get }
    var sign: FloatingPointSign { get }
    var significand: Decimal { get }
    var ulp: Decimal { get }
    @Decimal.CalculationError enum enum CalculationError
    :Equatable
    :Hashable
    :RawRepresentable
    :Sendable
    case divideByZero
    case lossOfPrecision
    case noError
    case overflow
    case underflow
    init?(rawValue: UInt)
    @Decimal.RoundingMode enum enum RoundingMode
    :Equatable
    :Hashable
    :RawRepresentable
    :Sendable
    case bankers
    case down
    case plain
    case up
    init?(rawValue: UInt)
    @Decodable protocol protocol Decodable
    init(from decoder: any Decoder) throws
    @DecodableAttributedStringKey protocol protocol DecodableAttributedStringKey : AttributedStringKey
    :AttributedStringKey
    static func decode(from decoder: any Decoder) throws -> Self.Value
    ~Self.Value : Decodable
    static func decode(from decoder: any Decoder) throws -> Self.Value
    ~
    @DecodableWithConfiguration protocol protocol DecodableWithConfiguration
    associatedtype DecodingConfiguration
    init(from decoder: any Decoder, configuration: Self.DecodingConfiguration) throws
    @Decoder protocol protocol Decoder
    func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> where Key : CodingKey
    func singleValueContainer() throws -> any SingleValueDecodingContainer
    func unkeyedContainer() throws -> any UnkeyedDecodingContainer
    var codingPath: [any CodingKey] { get }
    var userInfo: [CodingUserInfoKey : Any] { get }
    @DecodingConfigurationProviding protocol protocol DecodingConfigurationProviding
    associatedtype DecodingConfiguration
    static var decodingConfiguration: Self.DecodingConfiguration { get }
    @DecodingError enum enum DecodingError
    :CustomDebugStringConvertible
    :Error
    :LocalizedError
    :Sendable
    case dataCorrupted(DecodingError.Context)
    case keyNotFound(any CodingKey, DecodingError.Context)
    case typeMismatch(any Any.Type, DecodingError.Context)
    case valueNotFound(any Any.Type, DecodingError.Context)
    static func dataCorruptedError(in container: any SingleValueDecodingContainer, debugDescription: String) -> DecodingError
    static func dataCorruptedError(in container: any UnkeyedDecodingContainer, debugDescription: String) -> DecodingError
    static func dataCorruptedError<C>(forKey key: C.Key, in container: C, debugDescription: String) -> DecodingError where C : KeyedDecodingContainerProtocol
    var debugDescription: String { get }
    @DecodingError.Context struct struct Context
    :Sendable
    init(codingPath: [any CodingKey], debugDescription: String, underlyingError: (any Error)? = nil)
    let codingPath: [any CodingKey]
    let debugDescription: String
    let underlyingError: (any Error)?
    @DefaultIndices struct struct DefaultIndices<Elements> where Elements : Collection
    :BidirectionalCollection where Elements : BidirectionalCollection
    :Collection
    :RandomAccessCollection where Elements : RandomAccessCollection
    :Sendable where Elements : Sendable, Elements.Index : Sendable
    :Sequence
    func distance(from start: DefaultIndices<Elements>.Index, to end: DefaultIndices<Elements>.Index) -> Int
    func formIndex(after i: inout DefaultIndices<Elements>.Index)
    func index(_ i: DefaultIndices<Elements>.Index, offsetBy distance: Int) -> DefaultIndices<Elements>.Index
    func index(_ i: DefaultIndices<Elements>.Index, offsetBy distance: Int, limitedBy limit: DefaultIndices<Elements>.Index) -> DefaultIndices<Elements>.Index?
    func index(after i: DefaultIndices<Elements>.Index) -> DefaultIndices<Elements>.Index
    subscript(bounds: Range<DefaultIndices<Elements>.Index>) -> DefaultIndices<Elements> { get }
    subscript(i: DefaultIndices<Elements>.Index) -> Elements.Index { get }
    typealias Element = Elements.Index
    typealias Index = Elements.Index
    typealias Indices = DefaultIndices<Elements>
    typealias Iterator = IndexingIterator<DefaultIndices<Elements>>
    typealias SubSequence = DefaultIndices<Elements>
    var endIndex: DefaultIndices<Elements>.Index { get }
    var indices: DefaultIndices<Elements>.Indices { get }
    var startIndex: DefaultIndices<Elements>.Index { get }
    ~Elements : BidirectionalCollection
    func formIndex(before i: inout DefaultIndices<Elements>.Index)
    func index(before i: DefaultIndices<Elements>.Index) -> DefaultIndices<Elements>.Index
    ~
    @DefaultStringInterpolation struct struct DefaultStringInterpolation
    :CustomStringConvertible
    :Sendable
    :StringInterpolationProtocol
    :TextOutputStream
    init(literalCapacity: Int, interpolationCount: Int)
    mutating func appendInterpolation(_ value: any Any.Type)
    mutating func appendInterpolation<T>(_ value: T)
    mutating func appendInterpolation<T>(_ value: T) where T : CustomStringConvertible
    mutating func appendInterpolation<T>(_ value: T) where T : CustomStringConvertible, T : TextOutputStreamable
    mutating func appendInterpolation<T>(_ value: T) where T : TextOutputStreamable
    mutating func appendInterpolation<T>(_ value: T?, default: @autoclosure () -> some StringProtocol)
    mutating func appendInterpolation<T>(_ value: T?, default: @autoclosure () -> some StringProtocol) where T : CustomStringConvertible
    mutating func appendInterpolation<T>(_ value: T?, default: @autoclosure () -> some StringProtocol) where T : CustomStringConvertible, T : TextOutputStreamable
    mutating func appendInterpolation<T>(_ value: T?, default: @autoclosure () -> some StringProtocol) where T : TextOutputStreamable
    mutating func appendLiteral(_ literal: String)
    mutating func write(_ string: String)
    var description: String { get }
    @Dictionary struct struct Dictionary<Key, Value> where Key : Hashable
    :Collection
    :CustomDebugStringConvertible
    :CustomReflectable
    :CustomStringConvertible
    :Decodable where Key : Decodable, Value : Decodable
    :Encodable where Key : Encodable, Value : Encodable
    :Equatable where Value : Equatable
    :ExpressibleByDictionaryLiteral
    :Hashable where Value : Hashable
    :Sendable where Key : Sendable, Value : Sendable
    :Sequence
    func compactMapValues<T>(_ transform: (Value) throws -> T?) rethrows -> Dictionary<Key, T>
    func filter(_ isIncluded: (Dictionary<Key, Value>.Element) throws -> Bool) rethrows -> [Key : Value]
    func formIndex(after i: inout Dictionary<Key, Value>.Index)
    func index(after i: Dictionary<Key, Value>.Index) -> Dictionary<Key, Value>.Index
    func index(forKey key: Key) -> Dictionary<Key, Value>.Index?
    func makeIterator() -> Dictionary<Key, Value>.Iterator
    func mapValues<T>(_ transform: (Value) throws -> T) rethrows -> Dictionary<Key, T>
    func merging(_ other: [Key : Value], uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows -> [Key : Value]
    func merging<S>(_ other: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows -> [Key : Value] where S : Sequence, S.Element == (Key, Value)
    init()
    init(dictionaryLiteral elements: (Key, Value)...)
    init(minimumCapacity: Int)
    init<S>(_ keysAndValues: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows where S : Sequence, S.Element == (Key, Value)
    init<S>(grouping values: S, by keyForValue: (S.Element) throws -> Key) rethrows where Value == [S.Element], S : Sequence
    init<S>(uniqueKeysWithValues keysAndValues: S) where S : Sequence, S.Element == (Key, Value)
    mutating func merge(_ other: [Key : Value], uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows
    mutating func merge<S>(_ other: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows where S : Sequence, S.Element == (Key, Value)
    mutating func popFirst() -> Dictionary<Key, Value>.Element?
    mutating func remove(at index: Dictionary<Key, Value>.Index) -> Dictionary<Key, Value>.Element
    mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
    mutating func removeValue(forKey key: Key) -> Value?
    mutating func reserveCapacity(_ minimumCapacity: Int)
    mutating func updateValue(_ value: Value, forKey key: Key) -> Value?
    subscript(key: Key) -> Value? { get set }
    subscript(key: Key, default defaultValue: @autoclosure () -> Value) -> Value { get set }
    subscript(position: Dictionary<Key, Value>.Index) -> Dictionary<Key, Value>.Element { get }
    typealias Element = (key: Key, value: Value)
    typealias SubSequence = Slice<Dictionary<Key, Value>>
    var capacity: Int { get }
    var count: Int { get }
    var customMirror: Mirror { get }
    var debugDescription: String { get }
    var description: String { get }
    var endIndex: Dictionary<Key, Value>.Index { get }
    var isEmpty: Bool { get }
    var keys: Dictionary<Key, Value>.Keys { get }
    var startIndex: Dictionary<Key, Value>.Index { get }
    var values: Dictionary<Key, Value>.Values { get set }
    ~Key : Decodable, Value : Decodable
    init(from decoder: any Decoder) throws
    ~
    ~Key : Encodable, Value : Encodable
    func encode(to encoder: any Encoder) throws
    ~
    ~Value : Equatable
    static func == (lhs: [Key : Value], rhs: [Key : Value]) -> Bool
    ~
    ~Value : Hashable
    func hash(into hasher: inout Hasher)
    ~
    @Dictionary.Index struct struct Index
    :Comparable
    :Equatable
    :Hashable
    :Sendable where Key : Sendable, Value : Sendable
    func hash(into hasher: inout Hasher)
    static func < (lhs: Dictionary<Key, Value>.Index, rhs: Dictionary<Key, Value>.Index) -> Bool
    static func == (lhs: Dictionary<Key, Value>.Index, rhs: Dictionary<Key, Value>.Index) -> Bool
    @Dictionary.Iterator struct struct Iterator
    :CustomReflectable
    :IteratorProtocol
    :Sendable where Key : Sendable, Value : Sendable
    mutating func next() -> (key: Key, value: Value)?
    var customMirror: Mirror { get }
    @Dictionary.Keys struct struct Keys
    :Collection
    :CustomDebugStringConvertible
    :CustomStringConvertible
    :Equatable
    :Sendable where Key : Sendable, Value : Sendable
    :Sequence
    func formIndex(after i: inout Dictionary<Key, Value>.Index)
    func index(after i: Dictionary<Key, Value>.Index) -> Dictionary<Key, Value>.Index
    func makeIterator() -> Dictionary<Key, Value>.Keys.Iterator
    static func == (lhs: Dictionary<Key, Value>.Keys, rhs: Dictionary<Key, Value>.Keys) -> Bool
    subscript(position: Dictionary<Key, Value>.Index) -> Dictionary<Key, Value>.Keys.Element { get }
    typealias Element = Key
    typealias SubSequence = Slice<Dictionary<Key, Value>.Keys>
    var count: Int { get }
    var debugDescription: String { get }
    var description: String { get }
    var endIndex: Dictionary<Key, Value>.Index { get }
    var isEmpty: Bool { get }
    var startIndex: Dictionary<Key, Value>.Index { get }
    @Dictionary.Keys.Iterator struct struct Iterator
    :IteratorProtocol
    :Sendable where Key : Sendable, Value : Sendable
    mutating func next() -> Key?
    @Dictionary.Values struct struct Values
    :Collection
    :CustomDebugStringConvertible
    :CustomStringConvertible
    :MutableCollection
    :Sendable where Key : Sendable, Value : Sendable
    :Sequence
    func formIndex(after i: inout Dictionary<Key, Value>.Index)
    func index(after i: Dictionary<Key, Value>.Index) -> Dictionary<Key, Value>.Index
    func makeIterator() -> Dictionary<Key, Value>.Values.Iterator
    mutating func swapAt(_ i: Dictionary<Key, Value>.Index, _ j: Dictionary<Key, Value>.Index)
    subscript(position: Dictionary<Key, Value>.Index) -> Dictionary<Key, Value>.Values.Element { get set }
    typealias Element = Value
    var count: Int { get }
    var debugDescription: String { get }
    var description: String { get }
    var endIndex: Dictionary<Key, Value>.Index { get }
    var isEmpty: Bool { get }
    var startIndex: Dictionary<Key, Value>.Index { get }
    @Dictionary.Values.Iterator struct struct Iterator
    :IteratorProtocol
    :Sendable where Key : Sendable, Value : Sendable
    mutating func next() -> Value?
    @Dimension class class Dimension
    :CustomDebugStringConvertible
    :CustomStringConvertible
    :Equatable
    :Hashable
    :NSCoding
    :NSCopying
    :NSObjectProtocol
    :NSSecureCoding
    :Sendable
    :Unit
    class func baseUnit() -> Self
    func encode(with aCoder: NSCoder)
    func isEqual(_ object: Any?) -> Bool
    init(symbol: String)
    init(symbol: String, converter: UnitConverter)
    init?(coder aDecoder: NSCoder)
    let converter: UnitConverter
    @DiscontiguousAttributedSubstring struct struct DiscontiguousAttributedSubstring
    :AttributedStringAttributeMutation
    :CustomStringConvertible
    :Equatable
    :Hashable
    :Sendable
    func hash(into hasher: inout Hasher)
    mutating func mergeAttributes(_ attributes: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy = .keepNew)
    mutating func replaceAttributes(_ attributes: AttributeContainer, with others: AttributeContainer)
    mutating func setAttributes(_ attributes: AttributeContainer)
    static func == (lhs: DiscontiguousAttributedSubstring, rhs: DiscontiguousAttributedSubstring) -> Bool
    subscript(bounds: RangeSet<AttributedString.Index>) -> DiscontiguousAttributedSubstring { get }
    subscript(bounds: some RangeExpression<AttributedString.Index>) -> DiscontiguousAttributedSubstring { get }
    subscript<K>(_: K.Type) -> K.Value? where K : AttributedStringKey, K.Value : Sendable { get set }
    subscript<K>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> K.Value? where K : AttributedStringKey, K.Value : Sendable { get set }
    subscript<S>(dynamicMember keyPath: KeyPath<AttributeScopes, S.Type>) -> ScopedAttributeContainer<S> where S : AttributeScope { get set }
    var base: AttributedString { get }
    var characters: DiscontiguousSlice<AttributedString.CharacterView> { get }
    var description: String { get }
    var runs: AttributedString.Runs { get }
    var unicodeScalars: DiscontiguousSlice<AttributedString.UnicodeScalarView> { get }
    @DiscreteFormatStyle protocol protocol DiscreteFormatStyle<FormatInput, FormatOutput> : FormatStyle
    :Decodable
    :Encodable
    :Equatable
    :FormatStyle
    :Hashable
    func discreteInput(after input: Self.FormatInput) -> Self.FormatInput?
    func discreteInput(before input: Self.FormatInput) -> Self.FormatInput?
    func input(after input: Self.FormatInput) -> Self.FormatInput?
    func input(before input: Self.FormatInput) -> Self.FormatInput?
    ~Self.FormatInput : FixedWidthInteger
    func input(after input: Self.FormatInput) -> Self.FormatInput?
    func input(before input: Self.FormatInput) -> Self.FormatInput?
    ~
    ~Self.FormatInput : FloatingPoint
    func input(after input: Self.FormatInput) -> Self.FormatInput?
    func input(before input: Self.FormatInput) -> Self.FormatInput?
    ~
    ~Self.FormatInput == Date
    func input(after input: Self.FormatInput) -> Self.FormatInput?
    func input(before input: Self.FormatInput) -> Self.FormatInput?
    ~
    ~Self.FormatInput == Duration
    func input(after input: Self.FormatInput) -> Self.FormatInput?
    func input(before input: Self.FormatInput) -> Self.FormatInput?
    ~
    @DispatchData.Region struct struct Region
    :BidirectionalCollection
    :Collection
    :ContiguousBytes
    :DataProtocol
    :RandomAccessCollection
    :Sequence
    func withUnsafeBytes<ResultType>(_ body: (UnsafeRawBufferPointer) throws -> ResultType) rethrows -> ResultType
    subscript(position: DispatchData.Index) -> UInt8 { get }
    var endIndex: DispatchData.Index { get }
    var regions: CollectionOfOne<DispatchData.Region> { get }
    var startIndex: DispatchData.Index { get }
    @Double struct struct Double
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
    func advanced(by amount: Double) -> Double
    func distance(to other: Double) -> Double
    func encode(to encoder: any Encoder) throws
    func hash(into hasher: inout Hasher)
    func isEqual(to other: Double) -> Bool
    func isLess(than other: Double) -> Bool
    func isLessThanOrEqualTo(_ other: Double) -> Bool
    func write<Target>(to target: inout Target) where Target : TextOutputStream
    init()
    init(_ other: Double)
    init(_ other: Float)
    init(_ other: Float16)
    init(_ v: Int)
    init(bitPattern: UInt64)
    init(floatLiteral value: Double)
    init(from decoder: any Decoder) throws
    init(integerLiteral value: Int64)
    init(nan payload: Double.RawSignificand, signaling: Bool)
    init(sign: FloatingPointSign, exponent: Int, significand: Double)
    init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt64)
    init(signOf sign: Double, magnitudeOf mag: Double)
    init<Source>(_ value: Source) where Source : BinaryInteger
    init?(_ text: Substring)
    init?(exactly other: Double)
    init?(exactly other: Float)
    init?(exactly other: Float16)
    init?<S>(_ text: S) where S : StringProtocol
    init?<Source>(exactly value: Source) where Source : BinaryInteger
    mutating func addProduct(_ lhs: Double, _ rhs: Double)
    mutating func formRemainder(dividingBy other: Double)
    mutating func formSquareRoot()
    mutating func formTruncatingRemainder(dividingBy other: Double)
    mutating func negate()
    mutating func round(_ rule: FloatingPointRoundingRule)
    prefix static func - (x: Double) -> Double
    static func * (lhs: Double, rhs: Double) -> Double
    static func *= (lhs: inout Double, rhs: Double)
    static func + (lhs: Double, rhs: Double) -> Double
    static func += (lhs: inout Double, rhs: Double)
    static func - (lhs: Double, rhs: Double) -> Double
    static func -= (lhs: inout Double, rhs: Double)
    static func / (lhs: Double, rhs: Double) -> Double
    static func /= (lhs: inout Double, rhs: Double)
    static var exponentBitCount: Int { get }
    static var greatestFiniteMagnitude: Double { get }
    static var infinity: Double { get }
    static var leastNonzeroMagnitude: Double { get }
    static var leastNormalMagnitude: Double { get }
    static var nan: Double { get }
    static var pi: Double { get }
    static var signalingNaN: Double { get }
    static var significandBitCount: Int { get }
    static var ulpOfOne: Double { get }
    typealias Exponent = Int
    typealias Magnitude = Double
    typealias RawSignificand = UInt64
    var binade: Double { get }
    var bitPattern: UInt64 { get }
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
    var magnitude: Double { get }
    var nextUp: Double { get }
    var sign: FloatingPointSign { get }
    var significand: Double { get }
    var significandBitPattern: UInt64 { get }
    var significandWidth: Int { get }
    var ulp: Double { get }
    @Double.SIMD16Storage struct struct SIMD16Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> Double { get set }
    var scalarCount: Int { get }
    @Double.SIMD2Storage struct struct SIMD2Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> Double { get set }
    var scalarCount: Int { get }
    @Double.SIMD32Storage struct struct SIMD32Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> Double { get set }
    var scalarCount: Int { get }
    @Double.SIMD4Storage struct struct SIMD4Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> Double { get set }
    var scalarCount: Int { get }
    @Double.SIMD64Storage struct struct SIMD64Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> Double { get set }
    var scalarCount: Int { get }
    @Double.SIMD8Storage struct struct SIMD8Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> Double { get set }
    var scalarCount: Int { get }
    @DropFirstSequence struct struct DropFirstSequence<Base> where Base : Sequence
    :Sendable where Base : Sendable
    :Sequence
    func dropFirst(_ k: Int) -> DropFirstSequence<Base>
    func makeIterator() -> DropFirstSequence<Base>.Iterator
    init(_ base: Base, dropping limit: Int)
    typealias Element = Base.Element
    typealias Iterator = Base.Iterator
    typealias SubSequence = AnySequence<DropFirstSequence<Base>.Element>
    @DropWhileSequence struct struct DropWhileSequence<Base> where Base : Sequence
    :Sendable where Base.Element : Sendable, Base.Iterator : Sendable
    :Sequence
    func drop(while predicate: (DropWhileSequence<Base>.Element) throws -> Bool) rethrows -> DropWhileSequence<Base>
    func makeIterator() -> DropWhileSequence<Base>.Iterator
    typealias Element = Base.Element
    @DropWhileSequence.Iterator struct struct Iterator
    :IteratorProtocol
    :Sendable where Base.Element : Sendable, Base.Iterator : Sendable
    mutating func next() -> DropWhileSequence<Base>.Iterator.Element?
    typealias Element = Base.Element
    @Duration struct struct Duration
    :AdditiveArithmetic
    :Comparable
    :CustomStringConvertible
    :Decodable
    :DurationProtocol
    :Encodable
    :Equatable
    :Hashable
    :Sendable
    func encode(to encoder: any Encoder) throws
    func hash(into hasher: inout Hasher)
    init(attoseconds: Int128)
    init(from decoder: any Decoder) throws
    init(secondsComponent: Int64, attosecondsComponent: Int64)
    static func * (lhs: Duration, rhs: Double) -> Duration
    static func * <T>(lhs: Duration, rhs: T) -> Duration where T : BinaryInteger
    static func *= <T>(lhs: inout Duration, rhs: T) where T : BinaryInteger
    static func + (lhs: Duration, rhs: Duration) -> Duration
    static func += (lhs: inout Duration, rhs: Duration)
    static func - (lhs: Duration, rhs: Duration) -> Duration
    static func -= (lhs: inout Duration, rhs: Duration)
    static func / (lhs: Duration, rhs: Double) -> Duration
    static func / (lhs: Duration, rhs: Duration) -> Double
    static func / <T>(lhs: Duration, rhs: T) -> Duration where T : BinaryInteger
    static func /= (lhs: inout Duration, rhs: Double)
    static func /= <T>(lhs: inout Duration, rhs: T) where T : BinaryInteger
    static func < (lhs: Duration, rhs: Duration) -> Bool
    static func == (lhs: Duration, rhs: Duration) -> Bool
    static func microseconds(_ microseconds: Double) -> Duration
    static func microseconds<T>(_ microseconds: T) -> Duration where T : BinaryInteger
    static func milliseconds(_ milliseconds: Double) -> Duration
    static func milliseconds<T>(_ milliseconds: T) -> Duration where T : BinaryInteger
    static func nanoseconds(_ nanoseconds: Double) -> Duration
    static func nanoseconds<T>(_ nanoseconds: T) -> Duration where T : BinaryInteger
    static func seconds(_ seconds: Double) -> Duration
    static func seconds<T>(_ seconds: T) -> Duration where T : BinaryInteger
    static var zero: Duration { get }
    var attoseconds: Int128 { get }
    var components: (seconds: Int64, attoseconds: Int64) { get }
    var description: String { get }
    @DurationProtocol protocol protocol DurationProtocol : AdditiveArithmetic, Comparable, Sendable
    :AdditiveArithmetic
    :Comparable
    :Equatable
    :Sendable
    static func * (lhs: Self, rhs: Int) -> Self
    static func *= (lhs: inout Self, rhs: Int)
    static func / (lhs: Self, rhs: Int) -> Self
    static func / (lhs: Self, rhs: Self) -> Double
    static func /= (lhs: inout Self, rhs: Int)
    ~Self : DurationProtocol
    static func *= (lhs: inout Self, rhs: Int)
    static func /= (lhs: inout Self, rhs: Int)
    ~
    @EmptyCollection struct struct EmptyCollection<Element>
    :BidirectionalCollection
    :Collection
    :ContiguousBytes where Element == UInt8
    :DataProtocol where Element == UInt8
    :Equatable
    :MutableCollection
    :RandomAccessCollection
    :Sendable
    :Sequence
    func distance(from start: EmptyCollection<Element>.Index, to end: EmptyCollection<Element>.Index) -> Int
    func index(_ i: EmptyCollection<Element>.Index, offsetBy n: Int) -> EmptyCollection<Element>.Index
    func index(_ i: EmptyCollection<Element>.Index, offsetBy n: Int, limitedBy limit: EmptyCollection<Element>.Index) -> EmptyCollection<Element>.Index?
    func index(after i: EmptyCollection<Element>.Index) -> EmptyCollection<Element>.Index
    func index(before i: EmptyCollection<Element>.Index) -> EmptyCollection<Element>.Index
    func makeIterator() -> EmptyCollection<Element>.Iterator
    init()
    static func == (lhs: EmptyCollection<Element>, rhs: EmptyCollection<Element>) -> Bool
    subscript(bounds: Range<EmptyCollection<Element>.Index>) -> EmptyCollection<Element>.SubSequence { get set }
    subscript(position: EmptyCollection<Element>.Index) -> Element { get set }
    typealias Index = Int
    typealias Indices = Range<Int>
    typealias SubSequence = EmptyCollection<Element>
    var count: Int { get }
    var endIndex: EmptyCollection<Element>.Index { get }
    var startIndex: EmptyCollection<Element>.Index { get }
    ~Element == UInt8
    +func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
    +var regions: EmptyCollection<Data> { get }
    ~
    @EmptyCollection.Iterator struct struct Iterator
    :IteratorProtocol
    :Sendable
    :Sequence
    init()
    mutating func next() -> Element?
    @Encodable protocol protocol Encodable
    func encode(to encoder: any Encoder) throws
    @EncodableAttributedStringKey protocol protocol EncodableAttributedStringKey : AttributedStringKey
    :AttributedStringKey
    static func encode(_ value: Self.Value, to encoder: any Encoder) throws
    ~Self.Value : Encodable
    static func encode(_ value: Self.Value, to encoder: any Encoder) throws
    ~
    @EncodableWithConfiguration protocol protocol EncodableWithConfiguration
    associatedtype EncodingConfiguration
    func encode(to encoder: any Encoder, configuration: Self.EncodingConfiguration) throws
    @Encoder protocol protocol Encoder
    func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> where Key : CodingKey
    func singleValueContainer() -> any SingleValueEncodingContainer
    func unkeyedContainer() -> any UnkeyedEncodingContainer
    var codingPath: [any CodingKey] { get }
    var userInfo: [CodingUserInfoKey : Any] { get }
    @EncodingConfigurationProviding protocol protocol EncodingConfigurationProviding
    associatedtype EncodingConfiguration
    static var encodingConfiguration: Self.EncodingConfiguration { get }
    @EncodingError enum enum EncodingError
    :CustomDebugStringConvertible
    :Error
    :LocalizedError
    :Sendable
    case invalidValue(Any, EncodingError.Context)
    var debugDescription: String { get }
    @EncodingError.Context struct struct Context
    :Sendable
    init(codingPath: [any CodingKey], debugDescription: String, underlyingError: (any Error)? = nil)
    let codingPath: [any CodingKey]
    let debugDescription: String
    let underlyingError: (any Error)?
    @EnergyFormatter class class EnergyFormatter
    :CustomDebugStringConvertible
    :CustomStringConvertible
    :Equatable
    :Formatter
    :Hashable
    :NSCoding
    :NSCopying
    :NSObjectProtocol
    func string(fromJoules numberInJoules: Double) -> String
    func string(fromValue value: Double, unit: EnergyFormatter.Unit) -> String
    func unitString(fromValue value: Double, unit: EnergyFormatter.Unit) -> String
    init()
    init?(coder: NSCoder)
    var isForFoodEnergyUse: Bool
    var numberFormatter: NumberFormatter!
    var unitStyle: Formatter.UnitStyle
    @EnergyFormatter.Unit enum enum Unit
    :Equatable
    :Hashable
    :RawRepresentable
    :Sendable
    case calorie
    case joule
    case kilocalorie
    case kilojoule
    init?(rawValue: Int)
    @EnumeratedSequence struct struct EnumeratedSequence<Base> where Base : Sequence
    :BidirectionalCollection where Base : RandomAccessCollection
    :Collection where Base : Collection
    :RandomAccessCollection where Base : RandomAccessCollection
    :Sendable where Base : Sendable
    :Sequence
    func makeIterator() -> EnumeratedSequence<Base>.Iterator
    ~Base : Collection
    func distance(from start: EnumeratedSequence<Base>.Index, to end: EnumeratedSequence<Base>.Index) -> Int
    func index(_ i: EnumeratedSequence<Base>.Index, offsetBy distance: Int) -> EnumeratedSequence<Base>.Index
    func index(_ i: EnumeratedSequence<Base>.Index, offsetBy distance: Int, limitedBy limit: EnumeratedSequence<Base>.Index) -> EnumeratedSequence<Base>.Index?
    func index(after index: EnumeratedSequence<Base>.Index) -> EnumeratedSequence<Base>.Index
    subscript(position: EnumeratedSequence<Base>.Index) -> EnumeratedSequence<Base>.Element { get }
    var count: Int { get }
    var endIndex: EnumeratedSequence<Base>.Index { get }
    var isEmpty: Bool { get }
    var startIndex: EnumeratedSequence<Base>.Index { get }
    ~
    ~Base : RandomAccessCollection
    func index(before index: EnumeratedSequence<Base>.Index) -> EnumeratedSequence<Base>.Index
    ~
    @EnumeratedSequence.Index struct struct Index
    :Comparable
    :Equatable
    let base: Base.Index
    static func < (lhs: EnumeratedSequence<Base>.Index, rhs: EnumeratedSequence<Base>.Index) -> Bool
    static func == (lhs: EnumeratedSequence<Base>.Index, rhs: EnumeratedSequence<Base>.Index) -> Bool
    @EnumeratedSequence.Iterator struct struct Iterator
    :IteratorProtocol
    :Sendable where Base.Iterator : Sendable
    :Sequence
    mutating func next() -> EnumeratedSequence<Base>.Iterator.Element?
    typealias Element = (offset: Int, element: Base.Element)
    @Equatable protocol protocol Equatable
    static func == (lhs: Self, rhs: Self) -> Bool
    ~Self : Equatable
    static func != (lhs: Self, rhs: Self) -> Bool
    ~
    @Error protocol protocol Error : Sendable
    :Sendable
    ~Self : Error
    +var localizedDescription: String { get }
    ~
    @Escapable protocol protocol Escapable
    @Executor protocol protocol Executor : AnyObject, Sendable
    :Sendable
    func enqueue(_ job: ExecutorJob)
    func enqueue(_ job: UnownedJob)
    ~Self : Executor
    func enqueue(_ job: ExecutorJob)
    func enqueue(_ job: Job)
    func enqueue(_ job: UnownedJob)
    ~
    @ExecutorJob struct struct ExecutorJob
    :Sendable
    func runSynchronously(isolatedTo serialExecutor: UnownedSerialExecutor, taskExecutor: UnownedTaskExecutor)
    func runSynchronously(on executor: UnownedSerialExecutor)
    func runSynchronously(on executor: UnownedTaskExecutor)
    init(_ job: Job)
    init(_ job: UnownedJob)
    var description: String { get }
    var priority: JobPriority { get set }
    @ExpressibleByArrayLiteral protocol protocol ExpressibleByArrayLiteral
    associatedtype ArrayLiteralElement
    init(arrayLiteral elements: Self.ArrayLiteralElement...)
    @ExpressibleByBooleanLiteral protocol protocol ExpressibleByBooleanLiteral
    associatedtype BooleanLiteralType : _ExpressibleByBuiltinBooleanLiteral
    init(booleanLiteral value: Self.BooleanLiteralType)
    @ExpressibleByDictionaryLiteral protocol protocol ExpressibleByDictionaryLiteral
    associatedtype Key
    associatedtype Value
    init(dictionaryLiteral elements: (Self.Key, Self.Value)...)
    @ExpressibleByExtendedGraphemeClusterLiteral protocol protocol ExpressibleByExtendedGraphemeClusterLiteral : ExpressibleByUnicodeScalarLiteral
    :ExpressibleByUnicodeScalarLiteral
    associatedtype ExtendedGraphemeClusterLiteralType : _ExpressibleByBuiltinExtendedGraphemeClusterLiteral
    init(extendedGraphemeClusterLiteral value: Self.ExtendedGraphemeClusterLiteralType)
    ~Self.ExtendedGraphemeClusterLiteralType == Self.UnicodeScalarLiteralType
    init(unicodeScalarLiteral value: Self.ExtendedGraphemeClusterLiteralType)
    ~
    @ExpressibleByFloatLiteral protocol protocol ExpressibleByFloatLiteral
    associatedtype FloatLiteralType : _ExpressibleByBuiltinFloatLiteral
    init(floatLiteral value: Self.FloatLiteralType)
    @ExpressibleByIntegerLiteral protocol protocol ExpressibleByIntegerLiteral
    associatedtype IntegerLiteralType : _ExpressibleByBuiltinIntegerLiteral
    init(integerLiteral value: Self.IntegerLiteralType)
    ~Self : _ExpressibleByBuiltinIntegerLiteral
    init(integerLiteral value: Self)
    ~
    @ExpressibleByNilLiteral protocol protocol ExpressibleByNilLiteral : ,
    init(nilLiteral: ())
    @ExpressibleByStringInterpolation protocol protocol ExpressibleByStringInterpolation : ExpressibleByStringLiteral
    :ExpressibleByExtendedGraphemeClusterLiteral
    :ExpressibleByStringLiteral
    :ExpressibleByUnicodeScalarLiteral
    associatedtype StringInterpolation : StringInterpolationProtocol = DefaultStringInterpolation where Self.StringLiteralType == Self.StringInterpolation.StringLiteralType
    init(stringInterpolation: Self.StringInterpolation)
    ~Self.StringInterpolation == DefaultStringInterpolation
    init(stringInterpolation: DefaultStringInterpolation)
    ~
    @ExpressibleByStringLiteral protocol protocol ExpressibleByStringLiteral : ExpressibleByExtendedGraphemeClusterLiteral
    :ExpressibleByExtendedGraphemeClusterLiteral
    :ExpressibleByUnicodeScalarLiteral
    associatedtype StringLiteralType : _ExpressibleByBuiltinStringLiteral
    init(stringLiteral value: Self.StringLiteralType)
    ~Self.ExtendedGraphemeClusterLiteralType == Self.StringLiteralType
    init(extendedGraphemeClusterLiteral value: Self.StringLiteralType)
    ~
    @ExpressibleByUnicodeScalarLiteral protocol protocol ExpressibleByUnicodeScalarLiteral
    associatedtype UnicodeScalarLiteralType : _ExpressibleByBuiltinUnicodeScalarLiteral
    init(unicodeScalarLiteral value: Self.UnicodeScalarLiteralType)
    @Expression struct struct Expression<each Input, Output>
    :CustomDebugStringConvertible
    :CustomStringConvertible
    :Sendable
    func evaluate(_ input: repeat each Input) throws -> Output
    let expression: any StandardPredicateExpression<Output>
    var debugDescription: String { get }
    var description: String { get }
    @FileAttributeKey struct struct FileAttributeKey
    :Equatable
    :Hashable
    :RawRepresentable
    :Sendable
    init(_ rawValue: String)
    init(rawValue: String)
    let rawValue: String
    static let appendOnly: FileAttributeKey
    static let busy: FileAttributeKey
    static let creationDate: FileAttributeKey
    static let deviceIdentifier: FileAttributeKey
    static let extensionHidden: FileAttributeKey
    static let groupOwnerAccountID: FileAttributeKey
    static let groupOwnerAccountName: FileAttributeKey
    static let hfsCreatorCode: FileAttributeKey
    static let hfsTypeCode: FileAttributeKey
    static let immutable: FileAttributeKey
    static let modificationDate: FileAttributeKey
    static let ownerAccountID: FileAttributeKey
    static let ownerAccountName: FileAttributeKey
    static let posixPermissions: FileAttributeKey
    static let protectionKey: FileAttributeKey
    static let referenceCount: FileAttributeKey
    static let size: FileAttributeKey
    static let systemFileNumber: FileAttributeKey
    static let systemFreeNodes: FileAttributeKey
    static let systemFreeSize: FileAttributeKey
    static let systemNodes: FileAttributeKey
    static let systemNumber: FileAttributeKey
    static let systemSize: FileAttributeKey
    static let type: FileAttributeKey
    typealias RawValue = String
    @FileAttributeType struct struct FileAttributeType
    :Equatable
    :Hashable
    :RawRepresentable
    :Sendable
    init(_ rawValue: String)
    init(rawValue: String)
    let rawValue: String
    static let typeBlockSpecial: FileAttributeType
    static let typeCharacterSpecial: FileAttributeType
    static let typeDirectory: FileAttributeType
    static let typeRegular: FileAttributeType
    static let typeSocket: FileAttributeType
    static let typeSymbolicLink: FileAttributeType
    static let typeUnknown: FileAttributeType
    @FileManager class class FileManager
    :Sendable
    class var `default`: FileManager { get }
    func attributesOfFileSystem(forPath path: String) throws -> [FileAttributeKey : Any]
    func attributesOfItem(atPath path: String) throws -> [FileAttributeKey : Any]
    func changeCurrentDirectoryPath(_ path: String) -> Bool
    func componentsToDisplay(forPath path: String) -> [String]?
    func contents(atPath path: String) -> Data?
    func contentsEqual(atPath path1: String, andPath path2: String) -> Bool
    func contentsOfDirectory(at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?, options mask: FileManager.DirectoryEnumerationOptions = []) throws -> [URL]
    func contentsOfDirectory(atPath path: String) throws -> [String]
    func copyItem(at srcURL: URL, to dstURL: URL) throws
    func copyItem(atPath srcPath: String, toPath dstPath: String) throws
    func createDirectory(at url: URL, withIntermediateDirectories createIntermediates: Bool, attributes: [FileAttributeKey : Any]? = nil) throws
    func createDirectory(atPath path: String, withIntermediateDirectories createIntermediates: Bool, attributes: [FileAttributeKey : Any]? = nil) throws
    func createFile(atPath path: String, contents data: Data?, attributes attr: [FileAttributeKey : Any]? = nil) -> Bool
    func createSymbolicLink(at url: URL, withDestinationURL destURL: URL) throws
    func createSymbolicLink(atPath path: String, withDestinationPath destPath: String) throws
    func destinationOfSymbolicLink(atPath path: String) throws -> String
    func displayName(atPath path: String) -> String
    func enumerator(at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?, options mask: FileManager.DirectoryEnumerationOptions = [], errorHandler handler: ((URL, any Error) -> Bool)? = nil) -> FileManager.DirectoryEnumerator?
    func enumerator(atPath path: String) -> FileManager.DirectoryEnumerator?
    func fileExists(atPath path: String) -> Bool
    func fileExists(atPath path: String, isDirectory: inout Bool) -> Bool
    func isDeletableFile(atPath path: String) -> Bool
    func isExecutableFile(atPath path: String) -> Bool
    func isReadableFile(atPath path: String) -> Bool
    func isWritableFile(atPath path: String) -> Bool
    func linkItem(at srcURL: URL, to dstURL: URL) throws
    func linkItem(atPath srcPath: String, toPath dstPath: String) throws
    func mountedVolumeURLs(includingResourceValuesForKeys propertyKeys: [URLResourceKey]?, options: FileManager.VolumeEnumerationOptions = []) -> [URL]?
    func moveItem(at srcURL: URL, to dstURL: URL) throws
    func moveItem(atPath srcPath: String, toPath dstPath: String) throws
    func removeItem(at URL: URL) throws
    func removeItem(atPath path: String) throws
    func replaceItem(at originalItemURL: URL, withItemAt newItemURL: URL, backupItemName: String?, options: FileManager.ItemReplacementOptions = []) throws -> URL?
    func replaceItemAt(_ originalItemURL: URL, withItemAt newItemURL: URL, backupItemName: String? = nil, options: FileManager.ItemReplacementOptions = []) throws -> URL?
    func setAttributes(_ attributes: [FileAttributeKey : Any], ofItemAtPath path: String) throws
    func subpaths(atPath path: String) -> [String]?
    func subpathsOfDirectory(atPath path: String) throws -> [String]
    func url(for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask, appropriateFor reference: URL?, create shouldCreate: Bool) throws -> URL
    func url(for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask, appropriateFor url: URL?, create shouldCreate: Bool) throws -> URL
    func urls(for directory: FileManager.SearchPathDirectory, in domainMask: FileManager.SearchPathDomainMask) -> [URL]
    init()
    var currentDirectoryPath: String { get }
    var temporaryDirectory: URL { get }
    weak var delegate: (any FileManagerDelegate)? { get set }
    @FileManager.DirectoryEnumerationOptions struct struct DirectoryEnumerationOptions
    :Equatable
    :ExpressibleByArrayLiteral
    :OptionSet
    :RawRepresentable
    :Sendable
    :SetAlgebra
    init(rawValue: UInt)
    let rawValue: UInt
    static let includesDirectoriesPostOrder: FileManager.DirectoryEnumerationOptions
    static let producesRelativePathURLs: FileManager.DirectoryEnumerationOptions
    static let skipsHiddenFiles: FileManager.DirectoryEnumerationOptions
    static let skipsPackageDescendants: FileManager.DirectoryEnumerationOptions
    static let skipsSubdirectoryDescendants: FileManager.DirectoryEnumerationOptions
    @FileManager.DirectoryEnumerator class class DirectoryEnumerator
    :CustomDebugStringConvertible
    :CustomStringConvertible
    :Equatable
    :Hashable
    :NSEnumerator
    :NSObjectProtocol
    :Sequence
    func skipDescendants()
    var directoryAttributes: [FileAttributeKey : Any]? { get }
    var fileAttributes: [FileAttributeKey : Any]? { get }
    var level: Int { get }
    @FileManager.ItemReplacementOptions struct struct ItemReplacementOptions
    :Equatable
    :ExpressibleByArrayLiteral
    :OptionSet
    :RawRepresentable
    :Sendable
    :SetAlgebra
    init(rawValue: UInt)
    let rawValue: UInt
    static let usingNewMetadataOnly: FileManager.ItemReplacementOptions
    static let withoutDeletingBackupItem: FileManager.ItemReplacementOptions
    @FileManager.SearchPathDirectory enum enum SearchPathDirectory
    :Equatable
    :Hashable
    :RawRepresentable
    :Sendable
    case adminApplicationDirectory
    case allApplicationsDirectory
    case allLibrariesDirectory
    case applicationDirectory
    case applicationScriptsDirectory
    case applicationSupportDirectory
    case autosavedInformationDirectory
    case cachesDirectory
    case coreServiceDirectory
    case demoApplicationDirectory
    case desktopDirectory
    case developerApplicationDirectory
    case developerDirectory
    case documentDirectory
    case documentationDirectory
    case downloadsDirectory
    case inputMethodsDirectory
    case itemReplacementDirectory
    case libraryDirectory
    case moviesDirectory
    case musicDirectory
    case picturesDirectory
    case preferencePanesDirectory
    case printerDescriptionDirectory
    case sharedPublicDirectory
    case trashDirectory
    case userDirectory
    init?(rawValue: UInt)
    @FileManager.SearchPathDomainMask struct struct SearchPathDomainMask
    :Equatable
    :ExpressibleByArrayLiteral
    :OptionSet
    :RawRepresentable
    :Sendable
    :SetAlgebra
    init(rawValue: UInt)
    let rawValue: UInt
    static let allDomainsMask: FileManager.SearchPathDomainMask
    static let localDomainMask: FileManager.SearchPathDomainMask
    static let networkDomainMask: FileManager.SearchPathDomainMask
    static let systemDomainMask: FileManager.SearchPathDomainMask
    static let userDomainMask: FileManager.SearchPathDomainMask
    @FileManager.URLRelationship enum enum URLRelationship
    :Equatable
    :Hashable
    :RawRepresentable
    :Sendable
    case contains
    case other
    case same
    init?(rawValue: Int)
    @FileManager.UnmountOptions struct struct UnmountOptions
    :Equatable
    :ExpressibleByArrayLiteral
    :OptionSet
    :RawRepresentable
    :Sendable
    :SetAlgebra
    init(rawValue: UInt)
    let rawValue: UInt
    static let allPartitionsAndEjectDisk: FileManager.UnmountOptions
    static let withoutUI: FileManager.UnmountOptions
    """#
}
