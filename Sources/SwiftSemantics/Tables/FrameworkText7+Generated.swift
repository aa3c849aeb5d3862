// Written by Scripts/generate-framework-tables from the symbol graphs of the Swift toolchain; do not edit.
// Facts about interfaces of the Swift project (swift.org, Apache-2.0 with Runtime Library Exception).
// swift-format-ignore-file

extension FrameworkText {
  static let part7: StaticString = #"""
    @RangeSet struct struct RangeSet<Bound> where Bound : Comparable
    :CustomStringConvertible
    :Equatable
    :Hashable where Bound : Hashable
    :Sendable where Bound : Sendable
    func contains(_ value: Bound) -> Bool
    func intersection(_ other: RangeSet<Bound>) -> RangeSet<Bound>
    func isDisjoint(_ other: RangeSet<Bound>) -> Bool
    func isStrictSubset(of other: RangeSet<Bound>) -> Bool
    func isStrictSuperset(of other: RangeSet<Bound>) -> Bool
    func isSubset(of other: RangeSet<Bound>) -> Bool
    func isSuperset(of other: RangeSet<Bound>) -> Bool
    func subtracting(_ other: RangeSet<Bound>) -> RangeSet<Bound>
    func symmetricDifference(_ other: RangeSet<Bound>) -> RangeSet<Bound>
    func union(_ other: RangeSet<Bound>) -> RangeSet<Bound>
    init()
    init(_ range: Range<Bound>)
    init(_ ranges: some Sequence<Range<Bound>>)
    init<S, C>(_ indices: S, within collection: C) where Bound == S.Element, S : Sequence, C : Collection, S.Element == C.Index
    mutating func formIntersection(_ other: RangeSet<Bound>)
    mutating func formSymmetricDifference(_ other: RangeSet<Bound>)
    mutating func formUnion(_ other: RangeSet<Bound>)
    mutating func insert(contentsOf range: Range<Bound>)
    mutating func insert<C>(_ index: Bound, within collection: C) -> Bool where Bound == C.Index, C : Collection
    mutating func remove(contentsOf range: Range<Bound>)
    mutating func remove<C>(_ index: Bound, within collection: C) where Bound == C.Index, C : Collection
    mutating func subtract(_ other: RangeSet<Bound>)
    static func == (left: RangeSet<Bound>, right: RangeSet<Bound>) -> Bool
    var description: String { get }
    var isEmpty: Bool { get }
    var ranges: RangeSet<Bound>.Ranges { get }
    ~Bound : Hashable
    func hash(into hasher: inout Hasher)
    ~
    ~Bound == AttributedString.Index
    +func isValid(within text: DiscontiguousAttributedSubstring) -> Bool
    +func isValid(within text: some AttributedStringProtocol) -> Bool
    ~
    @RangeSet.Ranges struct struct Ranges
    :BidirectionalCollection
    :Collection
    :CustomStringConvertible
    :Equatable
    :Hashable where Bound : Hashable
    :RandomAccessCollection
    :Sendable where Bound : Sendable
    :Sequence
    static func == (left: RangeSet<Bound>.Ranges, right: RangeSet<Bound>.Ranges) -> Bool
    subscript(i: RangeSet<Bound>.Ranges.Index) -> RangeSet<Bound>.Ranges.Element { get }
    typealias Element = Range<Bound>
    typealias Index = Int
    typealias Indices = Range<RangeSet<Bound>.Ranges.Index>
    typealias Iterator = IndexingIterator<RangeSet<Bound>.Ranges>
    typealias SubSequence = Slice<RangeSet<Bound>.Ranges>
    var count: Int { get }
    var description: String { get }
    var endIndex: RangeSet<Bound>.Ranges.Index { get }
    var startIndex: RangeSet<Bound>.Ranges.Index { get }
    ~Bound : Hashable
    func hash(into hasher: inout Hasher)
    ~
    @RawRepresentable protocol protocol RawRepresentable<RawValue>
    associatedtype RawValue
    init?(rawValue: Self.RawValue)
    var rawValue: Self.RawValue { get }
    ~Self : CodingKeyRepresentable, Self.RawValue == Int
    init?<T>(codingKey: T) where T : CodingKey
    var codingKey: any CodingKey { get }
    ~
    ~Self : CodingKeyRepresentable, Self.RawValue == String
    init?<T>(codingKey: T) where T : CodingKey
    var codingKey: any CodingKey { get }
    ~
    ~Self : Decodable, Self.RawValue == Bool
    init(from decoder: any Decoder) throws
    ~
    ~Self : Decodable, Self.RawValue == Double
    init(from decoder: any Decoder) throws
    ~
    ~Self : Decodable, Self.RawValue == Float
    init(from decoder: any Decoder) throws
    ~
    ~Self : Decodable, Self.RawValue == Int
    init(from decoder: any Decoder) throws
    ~
    ~Self : Decodable, Self.RawValue == Int128
    init(from decoder: any Decoder) throws
    ~
    ~Self : Decodable, Self.RawValue == Int16
    init(from decoder: any Decoder) throws
    ~
    ~Self : Decodable, Self.RawValue == Int32
    init(from decoder: any Decoder) throws
    ~
    ~Self : Decodable, Self.RawValue == Int64
    init(from decoder: any Decoder) throws
    ~
    ~Self : Decodable, Self.RawValue == Int8
    init(from decoder: any Decoder) throws
    ~
    ~Self : Decodable, Self.RawValue == String
    init(from decoder: any Decoder) throws
    ~
    ~Self : Decodable, Self.RawValue == UInt
    init(from decoder: any Decoder) throws
    ~
    ~Self : Decodable, Self.RawValue == UInt128
    init(from decoder: any Decoder) throws
    ~
    ~Self : Decodable, Self.RawValue == UInt16
    init(from decoder: any Decoder) throws
    ~
    ~Self : Decodable, Self.RawValue == UInt32
    init(from decoder: any Decoder) throws
    ~
    ~Self : Decodable, Self.RawValue == UInt64
    init(from decoder: any Decoder) throws
    ~
    ~Self : Decodable, Self.RawValue == UInt8
    init(from decoder: any Decoder) throws
    ~
    ~Self : Encodable, Self.RawValue == Bool
    func encode(to encoder: any Encoder) throws
    ~
    ~Self : Encodable, Self.RawValue == Double
    func encode(to encoder: any Encoder) throws
    ~
    ~Self : Encodable, Self.RawValue == Float
    func encode(to encoder: any Encoder) throws
    ~
    ~Self : Encodable, Self.RawValue == Int
    func encode(to encoder: any Encoder) throws
    ~
    ~Self : Encodable, Self.RawValue == Int128
    func encode(to encoder: any Encoder) throws
    ~
    ~Self : Encodable, Self.RawValue == Int16
    func encode(to encoder: any Encoder) throws
    ~
    ~Self : Encodable, Self.RawValue == Int32
    func encode(to encoder: any Encoder) throws
    ~
    ~Self : Encodable, Self.RawValue == Int64
    func encode(to encoder: any Encoder) throws
    ~
    ~Self : Encodable, Self.RawValue == Int8
    func encode(to encoder: any Encoder) throws
    ~
    ~Self : Encodable, Self.RawValue == String
    func encode(to encoder: any Encoder) throws
    ~
    ~Self : Encodable, Self.RawValue == UInt
    func encode(to encoder: any Encoder) throws
    ~
    ~Self : Encodable, Self.RawValue == UInt128
    func encode(to encoder: any Encoder) throws
    ~
    ~Self : Encodable, Self.RawValue == UInt16
    func encode(to encoder: any Encoder) throws
    ~
    ~Self : Encodable, Self.RawValue == UInt32
    func encode(to encoder: any Encoder) throws
    ~
    ~Self : Encodable, Self.RawValue == UInt64
    func encode(to encoder: any Encoder) throws
    ~
    ~Self : Encodable, Self.RawValue == UInt8
    func encode(to encoder: any Encoder) throws
    ~
    ~Self : Hashable, Self.RawValue : Hashable
    func hash(into hasher: inout Hasher)
    var hashValue: Int { get }
    ~
    @RecoverableError protocol protocol RecoverableError : Error
    :Error
    :Sendable
    func attemptRecovery(optionIndex recoveryOptionIndex: Int) -> Bool
    func attemptRecovery(optionIndex recoveryOptionIndex: Int, resultHandler handler: @escaping (Bool) -> Void)
    var recoveryOptions: [String] { get }
    ~Self : RecoverableError
    func attemptRecovery(optionIndex recoveryOptionIndex: Int, resultHandler handler: @escaping (Bool) -> Void)
    ~
    @ReferenceConvertible protocol protocol ReferenceConvertible : CustomDebugStringConvertible, CustomStringConvertible, Hashable
    :CustomDebugStringConvertible
    :CustomStringConvertible
    :Equatable
    :Hashable
    associatedtype ReferenceType : NSObject, NSCopying
    @ReferenceWritableKeyPath class class ReferenceWritableKeyPath<Root, Value>
    :CustomDebugStringConvertible
    :Equatable
    :Hashable
    :WritableKeyPath
    @Regex struct struct Regex<Output>
    :RegexComponent
    -func contains(captureNamed name: String) -> Bool
    -init(_ pattern: String, as outputType: Output.Type = Output.self) throws
    -init(verbatim verbatimString: String)
    func anchorsMatchLineEndings(_ matchLineEndings: Bool = true) -> Regex<Regex<Output>.RegexOutput>
    func asciiOnlyCharacterClasses(_ useASCII: Bool = true) -> Regex<Regex<Output>.RegexOutput>
    func asciiOnlyDigits(_ useASCII: Bool = true) -> Regex<Regex<Output>.RegexOutput>
    func asciiOnlyWhitespace(_ useASCII: Bool = true) -> Regex<Regex<Output>.RegexOutput>
    func asciiOnlyWordCharacters(_ useASCII: Bool = true) -> Regex<Regex<Output>.RegexOutput>
    func dotMatchesNewlines(_ dotMatchesNewlines: Bool = true) -> Regex<Regex<Output>.RegexOutput>
    func firstMatch(in string: String) throws -> Regex<Output>.Match?
    func firstMatch(in string: Substring) throws -> Regex<Output>.Match?
    func ignoresCase(_ ignoresCase: Bool = true) -> Regex<Regex<Output>.RegexOutput>
    func matchingSemantics(_ semanticLevel: RegexSemanticLevel) -> Regex<Regex<Output>.RegexOutput>
    func prefixMatch(in string: String) throws -> Regex<Output>.Match?
    func prefixMatch(in string: Substring) throws -> Regex<Output>.Match?
    func repetitionBehavior(_ behavior: RegexRepetitionBehavior) -> Regex<Regex<Output>.RegexOutput>
    func wholeMatch(in string: String) throws -> Regex<Output>.Match?
    func wholeMatch(in string: Substring) throws -> Regex<Output>.Match?
    func wordBoundaryKind(_ wordBoundaryKind: RegexWordBoundaryKind) -> Regex<Regex<Output>.RegexOutput>
    init?(_ regex: Regex<AnyRegexOutput>, as outputType: Output.Type = Output.self)
    var regex: Regex<Output> { get }
    ~Output == AnyRegexOutput
    -init(_ pattern: String) throws
    init<OtherOutput>(_ regex: Regex<OtherOutput>)
    ~
    @Regex.Match struct struct Match
    -let range: Range<String.Index>
    -subscript<T>(dynamicMember keyPath: KeyPath<Output, T>) -> T { get }
    -var output: Output { get }
    ~Output == AnyRegexOutput
    init<OtherOutput>(_ match: Regex<OtherOutput>.Match)
    subscript(name: String) -> AnyRegexOutput.Element? { get }
    ~
    @RegexComponent protocol protocol RegexComponent<RegexOutput>
    associatedtype RegexOutput
    var regex: Regex<Self.RegexOutput> { get }
    ~Self == Date.ISO8601FormatStyle
    +static func iso8601(timeZone: TimeZone, includingFractionalSeconds: Bool = false, dateSeparator: Date.ISO8601FormatStyle.DateSeparator = .dash, dateTimeSeparator: Date.ISO8601FormatStyle.DateTimeSeparator = .standard, timeSeparator: Date.ISO8601FormatStyle.TimeSeparator = .colon) -> Self
    +static func iso8601Date(timeZone: TimeZone, dateSeparator: Date.ISO8601FormatStyle.DateSeparator = .dash) -> Self
    +static func iso8601WithTimeZone(includingFractionalSeconds: Bool = false, dateSeparator: Date.ISO8601FormatStyle.DateSeparator = .dash, dateTimeSeparator: Date.ISO8601FormatStyle.DateTimeSeparator = .standard, timeSeparator: Date.ISO8601FormatStyle.TimeSeparator = .colon, timeZoneSeparator: Date.ISO8601FormatStyle.TimeZoneSeparator = .omitted) -> Self
    +static var iso8601: Date.ISO8601FormatStyle { get }
    ~
    ~Self == DateComponents.ISO8601FormatStyle
    +static func iso8601Components(timeZone: TimeZone, includingFractionalSeconds: Bool = false, dateSeparator: Date.ISO8601FormatStyle.DateSeparator = .dash, dateTimeSeparator: Date.ISO8601FormatStyle.DateTimeSeparator = .standard, timeSeparator: Date.ISO8601FormatStyle.TimeSeparator = .colon) -> Self
    +static func iso8601ComponentsWithTimeZone(includingFractionalSeconds: Bool = false, dateSeparator: Date.ISO8601FormatStyle.DateSeparator = .dash, dateTimeSeparator: Date.ISO8601FormatStyle.DateTimeSeparator = .standard, timeSeparator: Date.ISO8601FormatStyle.TimeSeparator = .colon, timeZoneSeparator: Date.ISO8601FormatStyle.TimeZoneSeparator = .omitted) -> Self
    +static func iso8601DateComponents(timeZone: TimeZone, dateSeparator: Date.ISO8601FormatStyle.DateSeparator = .dash) -> Self
    +static var iso8601Components: DateComponents.ISO8601FormatStyle { get }
    ~
    @RegexRepetitionBehavior struct struct RegexRepetitionBehavior
    :Equatable
    :Hashable
    static var eager: RegexRepetitionBehavior { get }
    static var possessive: RegexRepetitionBehavior { get }
    static var reluctant: RegexRepetitionBehavior { get }
    @RegexSemanticLevel struct struct RegexSemanticLevel
    :Equatable
    :Hashable
    static var graphemeCluster: RegexSemanticLevel { get }
    static var unicodeScalar: RegexSemanticLevel { get }
    @RegexWordBoundaryKind struct struct RegexWordBoundaryKind
    :Equatable
    :Hashable
    static var `default`: RegexWordBoundaryKind { get }
    static var simple: RegexWordBoundaryKind { get }
    @Repeated struct struct Repeated<Element>
    :BidirectionalCollection
    :Collection
    :DataProtocol where Element == UInt8
    :RandomAccessCollection
    :Sendable where Element : Sendable
    :Sequence
    let count: Int
    let repeatedValue: Element
    subscript(position: Int) -> Element { get }
    typealias Index = Int
    typealias Indices = Range<Int>
    var endIndex: Repeated<Element>.Index { get }
    var startIndex: Repeated<Element>.Index { get }
    ~Element == UInt8
    +typealias Regions = Repeated<Data>
    +var regions: Repeated<Data> { get }
    ~
    @Result enum enum Result<Success, Failure> where Failure : Error
    :Equatable where Success : Equatable, Failure : Equatable
    :Hashable where Success : Hashable, Failure : Hashable
    :Sendable where Success : Sendable
    case failure(Failure)
    case success(Success)
    func flatMap<NewSuccess>(_ transform: (Success) -> Result<NewSuccess, Failure>) -> Result<NewSuccess, Failure>
    func flatMapError<NewFailure>(_ transform: (Failure) -> Result<Success, NewFailure>) -> Result<Success, NewFailure> where NewFailure : Error
    func get() throws(Failure) -> Success
    func map<NewSuccess>(_ transform: (Success) -> NewSuccess) -> Result<NewSuccess, Failure>
    func mapError<NewFailure>(_ transform: (Failure) -> NewFailure) -> Result<Success, NewFailure> where NewFailure : Error
    init(catching body: () throws(Failure) -> Success)
    @ReversedCollection struct struct ReversedCollection<Base> where Base : BidirectionalCollection
    :BidirectionalCollection
    :Collection
    :LazySequenceProtocol where Base : LazySequenceProtocol
    :RandomAccessCollection where Base : RandomAccessCollection
    :Sendable where Base : Sendable
    :Sequence
    func distance(from start: ReversedCollection<Base>.Index, to end: ReversedCollection<Base>.Index) -> Int
    func index(_ i: ReversedCollection<Base>.Index, offsetBy n: Int) -> ReversedCollection<Base>.Index
    func index(_ i: ReversedCollection<Base>.Index, offsetBy n: Int, limitedBy limit: ReversedCollection<Base>.Index) -> ReversedCollection<Base>.Index?
    func index(after i: ReversedCollection<Base>.Index) -> ReversedCollection<Base>.Index
    func index(before i: ReversedCollection<Base>.Index) -> ReversedCollection<Base>.Index
    func makeIterator() -> ReversedCollection<Base>.Iterator
    func reversed() -> Base
    subscript(position: ReversedCollection<Base>.Index) -> ReversedCollection<Base>.Element { get }
    typealias Element = Base.Element
    var endIndex: ReversedCollection<Base>.Index { get }
    var startIndex: ReversedCollection<Base>.Index { get }
    @ReversedCollection.Index struct struct Index
    :Comparable
    :Equatable
    :Hashable where Base.Index : Hashable
    :Sendable where Base.Index : Sendable
    init(_ base: Base.Index)
    let base: Base.Index
    static func < (lhs: ReversedCollection<Base>.Index, rhs: ReversedCollection<Base>.Index) -> Bool
    static func == (lhs: ReversedCollection<Base>.Index, rhs: ReversedCollection<Base>.Index) -> Bool
    ~Base.Index : Hashable
    func hash(into hasher: inout Hasher)
    ~
    @ReversedCollection.Iterator struct struct Iterator
    :IteratorProtocol
    :Sendable where Base : Sendable, Base.Index : Sendable
    :Sequence
    mutating func next() -> ReversedCollection<Base>.Iterator.Element?
    typealias Element = Base.Element
    @RunLoop class class RunLoop
    :CustomDebugStringConvertible
    :CustomStringConvertible
    :Equatable
    :Hashable
    :NSObject
    :NSObjectProtocol
    class var current: RunLoop { get }
    class var main: RunLoop { get }
    func acceptInput(forMode mode: String, before limitDate: Date)
    func add(_ aPort: Port, forMode mode: RunLoop.Mode)
    func add(_ timer: Timer, forMode mode: RunLoop.Mode)
    func limitDate(forMode mode: RunLoop.Mode) -> Date?
    func perform(_ block: @escaping @Sendable () -> Void)
    func perform(inModes modes: [RunLoop.Mode], block: @escaping @Sendable () -> Void)
    func remove(_ aPort: Port, forMode mode: RunLoop.Mode)
    func run()
    func run(mode: RunLoop.Mode, before limitDate: Date) -> Bool
    func run(until limitDate: Date)
    var currentMode: RunLoop.Mode? { get }
    @RunLoop.Mode struct struct Mode
    :Equatable
    :Hashable
    :RawRepresentable
    :Sendable
    init(_ rawValue: String)
    init(rawValue: String)
    let rawValue: String
    static let `default`: RunLoop.Mode
    static let common: RunLoop.Mode
    @Scanner class class Scanner
    :CustomDebugStringConvertible
    :CustomStringConvertible
    :Equatable
    :Hashable
    :NSCopying
    :NSObject
    :NSObjectProtocol
    class func localizedScanner(with string: String) -> Any
    func copy() -> Any
    func copy(with zone: NSZone? = nil) -> Any
    func scanCharacter() -> Character?
    func scanCharacters(from set: CharacterSet) -> String?
    func scanDecimal() -> Decimal?
    func scanDecimal(_ dcm: inout Decimal) -> Bool
    func scanDouble(representation: Scanner.NumberRepresentation = .decimal) -> Double?
    func scanFloat(representation: Scanner.NumberRepresentation = .decimal) -> Float?
    func scanInt(representation: Scanner.NumberRepresentation = .decimal) -> Int?
    func scanInt32(representation: Scanner.NumberRepresentation = .decimal) -> Int32?
    func scanInt64(representation: Scanner.NumberRepresentation = .decimal) -> Int64?
    func scanString(_ searchString: String) -> String?
    func scanUInt64(representation: Scanner.NumberRepresentation = .decimal) -> UInt64?
    func scanUpToCharacters(from set: CharacterSet) -> String?
    func scanUpToString(_ substring: String) -> String?
    init(string: String)
    var caseSensitive: Bool
    var charactersToBeSkipped: CharacterSet? { get set }
    var currentIndex: String.Index { get set }
    var isAtEnd: Bool { get }
    var locale: Any?
    var scanLocation: Int { get set }
    var string: String { get }
    @Scanner.NumberRepresentation enum enum NumberRepresentation
    :Equatable
    :Hashable
    :Sendable
    case decimal
    case hexadecimal
    @ScopedAttributeContainer struct struct ScopedAttributeContainer<S> where S : AttributeScope
    :Sendable
    subscript<T>(dynamicMember keyPath: KeyPath<S, T>) -> T.Value? where T : AttributedStringKey, T.Value : Sendable { get set }
    @Sendable protocol protocol Sendable : SendableMetatype
    @SendableMetatype protocol protocol SendableMetatype : ,
    @Sequence protocol protocol Sequence<Element>
    associatedtype Element where Self.Element == Self.Iterator.Element
    associatedtype Iterator : IteratorProtocol
    func makeIterator() -> Self.Iterator
    var underestimatedCount: Int { get }
    ~Self : Sequence
    +func compare<Comparator>(_ lhs: Comparator.Compared, _ rhs: Comparator.Compared) -> ComparisonResult where Comparator : SortComparator, Comparator == Self.Element
    +func filter(_ predicate: Predicate<Self.Element>) throws -> [Self.Element]
    +func sorted<Comparator>(using comparator: Comparator) -> [Self.Element] where Comparator : SortComparator, Self.Element == Comparator.Compared
    +func sorted<S, Comparator>(using comparators: S) -> [Self.Element] where S : Sequence, Comparator : SortComparator, Comparator == S.Element, Self.Element == Comparator.Compared
    func allSatisfy(_ predicate: (Self.Element) throws -> Bool) rethrows -> Bool
    func compactMap<ElementOfResult>(_ transform: (Self.Element) throws -> ElementOfResult?) rethrows -> [ElementOfResult]
    func contains(where predicate: (Self.Element) throws -> Bool) rethrows -> Bool
    func count<E>(where predicate: (Self.Element) throws(E) -> Bool) throws(E) -> Int where E : Error
    func drop(while predicate: (Self.Element) throws -> Bool) rethrows -> DropWhileSequence<Self>
    func dropFirst(_ k: Int = 1) -> DropFirstSequence<Self>
    func dropLast(_ k: Int = 1) -> [Self.Element]
    func elementsEqual<OtherSequence>(_ other: OtherSequence, by areEquivalent: (Self.Element, OtherSequence.Element) throws -> Bool) rethrows -> Bool where OtherSequence : Sequence
    func enumerated() -> EnumeratedSequence<Self>
    func filter(_ isIncluded: (Self.Element) throws -> Bool) rethrows -> [Self.Element]
    func first(where predicate: (Self.Element) throws -> Bool) rethrows -> Self.Element?
    func flatMap<SegmentOfResult>(_ transform: (Self.Element) throws -> SegmentOfResult) rethrows -> [SegmentOfResult.Element] where SegmentOfResult : Sequence
    func forEach(_ body: (Self.Element) throws -> Void) rethrows
    func lexicographicallyPrecedes<OtherSequence>(_ other: OtherSequence, by areInIncreasingOrder: (Self.Element, Self.Element) throws -> Bool) rethrows -> Bool where OtherSequence : Sequence, Self.Element == OtherSequence.Element
    func map<T, E>(_ transform: (Self.Element) throws(E) -> T) throws(E) -> [T] where E : Error
    func max(by areInIncreasingOrder: (Self.Element, Self.Element) throws -> Bool) rethrows -> Self.Element?
    func min(by areInIncreasingOrder: (Self.Element, Self.Element) throws -> Bool) rethrows -> Self.Element?
    func prefix(_ maxLength: Int) -> PrefixSequence<Self>
    func prefix(while predicate: (Self.Element) throws -> Bool) rethrows -> [Self.Element]
    func reduce<Result>(_ initialResult: Result, _ nextPartialResult: (Result, Self.Element) throws -> Result) rethrows -> Result
    func reduce<Result>(into initialResult: Result, _ updateAccumulatingResult: (inout Result, Self.Element) throws -> ()) rethrows -> Result
    func reversed() -> [Self.Element]
    func shuffled() -> [Self.Element]
    func shuffled<T>(using generator: inout T) -> [Self.Element] where T : RandomNumberGenerator
    func sorted(by areInIncreasingOrder: (Self.Element, Self.Element) throws -> Bool) rethrows -> [Self.Element]
    func split(maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Self.Element) throws -> Bool) rethrows -> [ArraySlice<Self.Element>]
    func starts<PossiblePrefix>(with possiblePrefix: PossiblePrefix, by areEquivalent: (Self.Element, PossiblePrefix.Element) throws -> Bool) rethrows -> Bool where PossiblePrefix : Sequence
    func suffix(_ maxLength: Int) -> [Self.Element]
    var lazy: LazySequence<Self> { get }
    var underestimatedCount: Int { get }
    ~
    ~Self == Self.Iterator
    func makeIterator() -> Self
    ~
    ~Self.Element : Comparable
    func lexicographicallyPrecedes<OtherSequence>(_ other: OtherSequence) -> Bool where OtherSequence : Sequence, Self.Element == OtherSequence.Element
    func max() -> Self.Element?
    func min() -> Self.Element?
    func sorted() -> [Self.Element]
    ~
    ~Self.Element : Equatable
    func contains(_ element: Self.Element) -> Bool
    func elementsEqual<OtherSequence>(_ other: OtherSequence) -> Bool where OtherSequence : Sequence, Self.Element == OtherSequence.Element
    func split(separator: Self.Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [ArraySlice<Self.Element>]
    func starts<PossiblePrefix>(with possiblePrefix: PossiblePrefix) -> Bool where PossiblePrefix : Sequence, Self.Element == PossiblePrefix.Element
    ~
    ~Self.Element : Sequence
    func joined() -> FlattenSequence<Self>
    func joined<Separator>(separator: Separator) -> JoinedSequence<Self> where Separator : Sequence, Separator.Element == Self.Element.Element
    ~
    ~Self.Element : StringProtocol
    func joined(separator: String = "") -> String
    ~
    @SerialExecutor protocol protocol SerialExecutor : Executor
    :Executor
    :Sendable
    func asUnownedSerialExecutor() -> UnownedSerialExecutor
    func checkIsolated()
    func enqueue(_ job: ExecutorJob)
    func isIsolatingCurrentContext() -> Bool?
    func isSameExclusiveExecutionContext(other: Self) -> Bool
    ~Self : Equatable
    func isSameExclusiveExecutionContext(other: Self) -> Bool
    ~
    ~Self : SerialExecutor
    func asUnownedSerialExecutor() -> UnownedSerialExecutor
    func assertIsolated(_ message: @autoclosure () -> String = String(), file: StaticString = #fileID, line: UInt = #line)
    func checkIsolated()
    func isIsolatingCurrentContext() -> Bool?
    func isSameExclusiveExecutionContext(other: Self) -> Bool
    func preconditionIsolated(_ message: @autoclosure () -> String = String(), file: StaticString = #fileID, line: UInt = #line)
    var isMainExecutor: Bool { get }
    ~
    @Set struct struct Set<Element> where Element : Hashable
    :Collection
    :CustomDebugStringConvertible
    :CustomReflectable
    :CustomStringConvertible
    :Decodable where Element : Decodable
    :Encodable where Element : Encodable
    :Equatable
    :ExpressibleByArrayLiteral
    :Hashable
    :Sendable where Element : Sendable
    :Sequence
    :SetAlgebra
    func contains(_ member: Element) -> Bool
    func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Set<Element>
    func firstIndex(of member: Element) -> Set<Element>.Index?
    func formIndex(after i: inout Set<Element>.Index)
    func hash(into hasher: inout Hasher)
    func index(after i: Set<Element>.Index) -> Set<Element>.Index
    func intersection(_ other: Set<Element>) -> Set<Element>
    func intersection<S>(_ other: S) -> Set<Element> where Element == S.Element, S : Sequence
    func isDisjoint(with other: Set<Element>) -> Bool
    func isDisjoint<S>(with other: S) -> Bool where Element == S.Element, S : Sequence
    func isStrictSubset(of other: Set<Element>) -> Bool
    func isStrictSubset<S>(of possibleStrictSuperset: S) -> Bool where Element == S.Element, S : Sequence
    func isStrictSuperset(of other: Set<Element>) -> Bool
    func isStrictSuperset<S>(of possibleStrictSubset: S) -> Bool where Element == S.Element, S : Sequence
    func isSubset(of other: Set<Element>) -> Bool
    func isSubset<S>(of possibleSuperset: S) -> Bool where Element == S.Element, S : Sequence
    func isSuperset(of other: Set<Element>) -> Bool
    func isSuperset<S>(of possibleSubset: S) -> Bool where Element == S.Element, S : Sequence
    func makeIterator() -> Set<Element>.Iterator
    func subtracting(_ other: Set<Element>) -> Set<Element>
    func subtracting<S>(_ other: S) -> Set<Element> where Element == S.Element, S : Sequence
    func symmetricDifference<S>(_ other: S) -> Set<Element> where Element == S.Element, S : Sequence
    func union<S>(_ other: S) -> Set<Element> where Element == S.Element, S : Sequence
    init()
    init(arrayLiteral elements: Element...)
    init(minimumCapacity: Int)
    init<Source>(_ sequence: Source) where Element == Source.Element, Source : Sequence
    mutating func formIntersection<S>(_ other: S) where Element == S.Element, S : Sequence
    mutating func formSymmetricDifference(_ other: Set<Element>)
    mutating func formSymmetricDifference<S>(_ other: S) where Element == S.Element, S : Sequence
    mutating func formUnion<S>(_ other: S) where Element == S.Element, S : Sequence
    mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element)
    mutating func popFirst() -> Element?
    mutating func remove(_ member: Element) -> Element?
    mutating func remove(at position: Set<Element>.Index) -> Element
    mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
    mutating func removeFirst() -> Element
    mutating func reserveCapacity(_ minimumCapacity: Int)
    mutating func subtract(_ other: Set<Element>)
    mutating func subtract<S>(_ other: S) where Element == S.Element, S : Sequence
    mutating func update(with newMember: Element) -> Element?
    static func == (lhs: Set<Element>, rhs: Set<Element>) -> Bool
    subscript(position: Set<Element>.Index) -> Element { get }
    var capacity: Int { get }
    var count: Int { get }
    var customMirror: Mirror { get }
    var debugDescription: String { get }
    var description: String { get }
    var endIndex: Set<Element>.Index { get }
    var isEmpty: Bool { get }
    var startIndex: Set<Element>.Index { get }
    ~Element : Decodable
    init(from decoder: any Decoder) throws
    ~
    ~Element : Encodable
    func encode(to encoder: any Encoder) throws
    ~
    ~Element == AnyHashable
    mutating func insert<ConcreteElement>(_ newMember: ConcreteElement) -> (inserted: Bool, memberAfterInsert: ConcreteElement) where ConcreteElement : Hashable
    mutating func remove<ConcreteElement>(_ member: ConcreteElement) -> ConcreteElement? where ConcreteElement : Hashable
    mutating func update<ConcreteElement>(with newMember: ConcreteElement) -> ConcreteElement? where ConcreteElement : Hashable
    ~
    @Set.Index struct struct Index
    :Comparable
    :Equatable
    :Hashable
    :Sendable where Element : Sendable
    func hash(into hasher: inout Hasher)
    static func < (lhs: Set<Element>.Index, rhs: Set<Element>.Index) -> Bool
    static func == (lhs: Set<Element>.Index, rhs: Set<Element>.Index) -> Bool
    @Set.Iterator struct struct Iterator
    :CustomReflectable
    :IteratorProtocol
    :Sendable where Element : Sendable
    mutating func next() -> Element?
    var customMirror: Mirror { get }
    @SetAlgebra protocol protocol SetAlgebra<Element> : Equatable, ExpressibleByArrayLiteral
    :Equatable
    :ExpressibleByArrayLiteral
    associatedtype Element
    func contains(_ member: Self.Element) -> Bool
    func intersection(_ other: Self) -> Self
    func isDisjoint(with other: Self) -> Bool
    func isSubset(of other: Self) -> Bool
    func isSuperset(of other: Self) -> Bool
    func subtracting(_ other: Self) -> Self
    func symmetricDifference(_ other: Self) -> Self
    func union(_ other: Self) -> Self
    init()
    init<S>(_ sequence: S) where S : Sequence, Self.Element == S.Element
    mutating func formIntersection(_ other: Self)
    mutating func formSymmetricDifference(_ other: Self)
    mutating func formUnion(_ other: Self)
    mutating func insert(_ newMember: Self.Element) -> (inserted: Bool, memberAfterInsert: Self.Element)
    mutating func remove(_ member: Self.Element) -> Self.Element?
    mutating func subtract(_ other: Self)
    mutating func update(with newMember: Self.Element) -> Self.Element?
    var isEmpty: Bool { get }
    ~Self : SetAlgebra
    func isDisjoint(with other: Self) -> Bool
    func isStrictSubset(of other: Self) -> Bool
    func isStrictSuperset(of other: Self) -> Bool
    func isSubset(of other: Self) -> Bool
    func isSuperset(of other: Self) -> Bool
    func subtracting(_ other: Self) -> Self
    init<S>(_ sequence: S) where S : Sequence, Self.Element == S.Element
    mutating func subtract(_ other: Self)
    var isEmpty: Bool { get }
    ~
    ~Self.ArrayLiteralElement == Self.Element
    init(arrayLiteral: Self.Element...)
    ~
    @SignedInteger protocol protocol SignedInteger : BinaryInteger, SignedNumeric
    :AdditiveArithmetic
    :BinaryInteger
    :Comparable
    :CustomStringConvertible
    :Equatable
    :ExpressibleByIntegerLiteral
    :Hashable
    :Numeric
    :SignedNumeric
    :Strideable
    ~Self : FixedWidthInteger
    func dividingFullWidth(_ dividend: (high: Self, low: Self.Magnitude)) -> (quotient: Self, remainder: Self)
    func isMultiple(of other: Self) -> Bool
    init<T>(_ source: T) where T : BinaryInteger
    init?<T>(exactly source: T) where T : BinaryInteger
    static var max: Self { get }
    static var min: Self { get }
    ~
    ~Self : SignedInteger
    static var isSigned: Bool { get }
    ~
    @SignedNumeric protocol protocol SignedNumeric : Numeric
    :AdditiveArithmetic
    :Equatable
    :ExpressibleByIntegerLiteral
    :Numeric
    mutating func negate()
    prefix static func - (operand: Self) -> Self
    ~Self : SignedNumeric
    mutating func negate()
    prefix static func - (operand: Self) -> Self
    ~
    @SingleValueDecodingContainer protocol protocol SingleValueDecodingContainer
    func decode(_ type: Bool.Type) throws -> Bool
    func decode(_ type: Double.Type) throws -> Double
    func decode(_ type: Float.Type) throws -> Float
    func decode(_ type: Int.Type) throws -> Int
    func decode(_ type: Int128.Type) throws -> Int128
    func decode(_ type: Int16.Type) throws -> Int16
    func decode(_ type: Int32.Type) throws -> Int32
    func decode(_ type: Int64.Type) throws -> Int64
    func decode(_ type: Int8.Type) throws -> Int8
    func decode(_ type: String.Type) throws -> String
    func decode(_ type: UInt.Type) throws -> UInt
    func decode(_ type: UInt128.Type) throws -> UInt128
    func decode(_ type: UInt16.Type) throws -> UInt16
    func decode(_ type: UInt32.Type) throws -> UInt32
    func decode(_ type: UInt64.Type) throws -> UInt64
    func decode(_ type: UInt8.Type) throws -> UInt8
    func decode<T>(_ type: T.Type) throws -> T where T : Decodable
    func decodeNil() -> Bool
    var codingPath: [any CodingKey] { get }
    ~Self : SingleValueDecodingContainer
    func decode(_ type: Int128.Type) throws -> Int128
    func decode(_ type: UInt128.Type) throws -> UInt128
    ~
    ~Self : UnkeyedDecodingContainer
    func decode(_ type: Int128.Type) throws -> Int128
    func decode(_ type: UInt128.Type) throws -> UInt128
    ~
    @SingleValueEncodingContainer protocol protocol SingleValueEncodingContainer
    mutating func encode(_ value: Bool) throws
    mutating func encode(_ value: Double) throws
    mutating func encode(_ value: Float) throws
    mutating func encode(_ value: Int) throws
    mutating func encode(_ value: Int128) throws
    mutating func encode(_ value: Int16) throws
    mutating func encode(_ value: Int32) throws
    mutating func encode(_ value: Int64) throws
    mutating func encode(_ value: Int8) throws
    mutating func encode(_ value: String) throws
    mutating func encode(_ value: UInt) throws
    mutating func encode(_ value: UInt128) throws
    mutating func encode(_ value: UInt16) throws
    mutating func encode(_ value: UInt32) throws
    mutating func encode(_ value: UInt64) throws
    mutating func encode(_ value: UInt8) throws
    mutating func encode<T>(_ value: T) throws where T : Encodable
    mutating func encodeNil() throws
    var codingPath: [any CodingKey] { get }
    ~Self : SingleValueEncodingContainer
    mutating func encode(_ value: Int128) throws
    mutating func encode(_ value: UInt128) throws
    ~
    ~Self : UnkeyedEncodingContainer
    mutating func encode(_ value: Int128) throws
    mutating func encode(_ value: UInt128) throws
    ~
    @Slice struct struct Slice<Base> where Base : Collection
    :BidirectionalCollection where Base : DataProtocol
    :Collection
    :ContiguousBytes where Base : ContiguousBytes
    :DataProtocol where Base : DataProtocol
    :LazySequenceProtocol where Base : LazySequenceProtocol
    :MutableCollection where Base : MutableCollection
    :RandomAccessCollection where Base : DataProtocol
    :RangeReplaceableCollection where Base : RangeReplaceableCollection
    :Sendable where Base : Sendable, Base.Index : Sendable
    :Sequence
    func distance(from start: Slice<Base>.Index, to end: Slice<Base>.Index) -> Int
    func formIndex(after i: inout Slice<Base>.Index)
    func index(_ i: Slice<Base>.Index, offsetBy n: Int) -> Slice<Base>.Index
    func index(_ i: Slice<Base>.Index, offsetBy n: Int, limitedBy limit: Slice<Base>.Index) -> Slice<Base>.Index?
    func index(after i: Slice<Base>.Index) -> Slice<Base>.Index
    init(base: Base, bounds: Range<Base.Index>)
    subscript(bounds: Range<Slice<Base>.Index>) -> Slice<Base> { get }
    subscript(index: Slice<Base>.Index) -> Base.Element { get }
    typealias Element = Base.Element
    typealias Index = Base.Index
    typealias Indices = Base.Indices
    typealias Iterator = IndexingIterator<Slice<Base>>
    typealias SubSequence = Slice<Base>
    var base: Base { get }
    var endIndex: Slice<Base>.Index { get }
    var indices: Slice<Base>.Indices { get }
    var startIndex: Slice<Base>.Index { get }
    ~Base : BidirectionalCollection
    func formIndex(before i: inout Slice<Base>.Index)
    func index(before i: Slice<Base>.Index) -> Slice<Base>.Index
    ~
    ~Base : BidirectionalCollection, Base : RangeReplaceableCollection
    mutating func insert(_ newElement: Base.Element, at i: Slice<Base>.Index)
    mutating func insert<S>(contentsOf newElements: S, at i: Slice<Base>.Index) where S : Collection, Base.Element == S.Element
    mutating func remove(at i: Slice<Base>.Index) -> Base.Element
    mutating func removeSubrange(_ bounds: Range<Slice<Base>.Index>)
    mutating func replaceSubrange<C>(_ subRange: Range<Slice<Base>.Index>, with newElements: C) where C : Collection, Base.Element == C.Element
    ~
    ~Base : ContiguousBytes
    +func withUnsafeBytes<ResultType>(_ body: (UnsafeRawBufferPointer) throws -> ResultType) rethrows -> ResultType
    ~
    ~Base : DataProtocol
    +typealias Regions = [Base.Regions.Element.SubSequence]
    +var regions: [Base.Regions.Element.SubSequence] { get }
    ~
    ~Base : MutableCollection
    subscript(bounds: Range<Slice<Base>.Index>) -> Slice<Base> { get set }
    subscript(index: Slice<Base>.Index) -> Base.Element { get set }
    ~
    ~Base : RangeReplaceableCollection
    init()
    init(repeating repeatedValue: Base.Element, count: Int)
    init<S>(_ elements: S) where S : Sequence, Base.Element == S.Element
    mutating func insert(_ newElement: Base.Element, at i: Slice<Base>.Index)
    mutating func insert<S>(contentsOf newElements: S, at i: Slice<Base>.Index) where S : Collection, Base.Element == S.Element
    mutating func remove(at i: Slice<Base>.Index) -> Base.Element
    mutating func removeSubrange(_ bounds: Range<Slice<Base>.Index>)
    mutating func replaceSubrange<C>(_ subRange: Range<Slice<Base>.Index>, with newElements: C) where C : Collection, Base.Element == C.Element
    ~
    ~Base == UnsafeMutableRawBufferPointer
    func copyBytes<C>(from source: C) where C : Collection, C.Element == UInt8
    func load<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T
    func loadUnaligned<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T
    func loadUnaligned<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T where T : BitwiseCopyable
    func storeBytes<T>(of value: T, toByteOffset offset: Int = 0, as type: T.Type)
    ~
    ~Base == UnsafeRawBufferPointer
    func load<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T
    func loadUnaligned<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T
    func loadUnaligned<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T where T : BitwiseCopyable
    ~
    @SortComparator protocol protocol SortComparator<Compared> : Hashable, Sendable
    :Equatable
    :Hashable
    :Sendable
    associatedtype Compared
    func compare(_ lhs: Self.Compared, _ rhs: Self.Compared) -> ComparisonResult
    var order: SortOrder { get set }
    @SortOrder enum enum SortOrder
    :Decodable
    :Encodable
    :Equatable
    :Hashable
    :Sendable
    case forward
    case reverse
    func encode(to encoder: any Encoder) throws
    init(from decoder: any Decoder) throws
    @StandardPredicateExpression protocol protocol StandardPredicateExpression<Output> : PredicateExpression, Decodable, Encodable, Sendable
    :Decodable
    :Encodable
    :PredicateExpression
    :Sendable
    @StaticBigInt struct struct StaticBigInt
    :CustomDebugStringConvertible
    :CustomReflectable
    :ExpressibleByIntegerLiteral
    :Sendable
    func signum() -> Int
    subscript(wordIndex: Int) -> UInt { get }
    var bitWidth: Int { get }
    var customMirror: Mirror { get }
    var debugDescription: String { get }
    @StaticString struct struct StaticString
    :CustomDebugStringConvertible
    :CustomReflectable
    :CustomStringConvertible
    :ExpressibleByExtendedGraphemeClusterLiteral
    :ExpressibleByStringLiteral
    :ExpressibleByUnicodeScalarLiteral
    :Sendable
    init()
    init(extendedGraphemeClusterLiteral value: StaticString)
    init(stringLiteral value: StaticString)
    init(unicodeScalarLiteral value: StaticString)
    var customMirror: Mirror { get }
    var debugDescription: String { get }
    var description: String { get }
    var hasPointerRepresentation: Bool { get }
    var isASCII: Bool { get }
    var unicodeScalar: Unicode.Scalar { get }
    var utf8CodeUnitCount: Int { get }
    @StrideThrough struct struct StrideThrough<Element> where Element : Strideable
    :CustomReflectable
    :Sendable where Element : Sendable, Element.Stride : Sendable
    :Sequence
    func makeIterator() -> StrideThroughIterator<Element>
    var customMirror: Mirror { get }
    var underestimatedCount: Int { get }
    @StrideThroughIterator struct struct StrideThroughIterator<Element> where Element : Strideable
    :IteratorProtocol
    :Sendable where Element : Sendable, Element.Stride : Sendable
    mutating func next() -> Element?
    @StrideTo struct struct StrideTo<Element> where Element : Strideable
    :CustomReflectable
    :Sendable where Element : Sendable, Element.Stride : Sendable
    :Sequence
    func makeIterator() -> StrideToIterator<Element>
    var customMirror: Mirror { get }
    var underestimatedCount: Int { get }
    @StrideToIterator struct struct StrideToIterator<Element> where Element : Strideable
    :IteratorProtocol
    :Sendable where Element : Sendable, Element.Stride : Sendable
    mutating func next() -> Element?
    @Strideable protocol protocol Strideable<Stride> : Comparable
    :Comparable
    :Equatable
    associatedtype Stride : Comparable, SignedNumeric
    func advanced(by n: Self.Stride) -> Self
    func distance(to other: Self) -> Self.Stride
    ~Self : Strideable
    static func < (x: Self, y: Self) -> Bool
    static func == (x: Self, y: Self) -> Bool
    ~
    ~Self : _Pointer
    static func + (lhs: Self, rhs: Self.Stride) -> Self
    static func + (lhs: Self.Stride, rhs: Self) -> Self
    static func += (lhs: inout Self, rhs: Self.Stride)
    static func - (lhs: Self, rhs: Self) -> Self.Stride
    static func - (lhs: Self, rhs: Self.Stride) -> Self
    static func -= (lhs: inout Self, rhs: Self.Stride)
    ~
    @String struct struct String
    :BidirectionalCollection
    :CVarArg
    :CodingKeyRepresentable
    :Collection
    :Comparable
    :CustomDebugStringConvertible
    :CustomReflectable
    :CustomStringConvertible
    :Decodable
    :Encodable
    :Equatable
    :ExpressibleByExtendedGraphemeClusterLiteral
    :ExpressibleByStringInterpolation
    :ExpressibleByStringLiteral
    :ExpressibleByUnicodeScalarLiteral
    :Hashable
    :LosslessStringConvertible
    :MirrorPath
    :RangeReplaceableCollection
    :Sendable
    :Sequence
    :StringProtocol
    :TextOutputStream
    :TextOutputStreamable
    +func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data?
    +init(_ characters: Slice<AttributedString.CharacterView>)
    +init(_ cocoaString: NSString)
    +init(_ key: URL.Template.VariableName)
    +init(contentsOf url: URL, encoding enc: String.Encoding) throws
    +init(contentsOf url: URL, usedEncoding: inout String.Encoding) throws
    +init(contentsOfFile path: String, encoding enc: String.Encoding) throws
    +init(contentsOfFile path: String, usedEncoding: inout String.Encoding) throws
    +init(format: String, _ arguments: any CVarArg...)
    +init(format: String, arguments: [any CVarArg])
    +init(format: String, locale: Locale?, _ args: any CVarArg...)
    +init(format: String, locale: Locale?, arguments: [any CVarArg])
    +init?(cString: [CChar], encoding enc: String.Encoding)
    +init?(data: Data, encoding: String.Encoding)
    +init?(utf8String bytes: [CChar])
    +init?<S>(bytes: S, encoding: String.Encoding) where S : Sequence, S.Element == UInt8
    +static func localizedName(of encoding: String.Encoding) -> String
    +static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String
    +static var availableStringEncodings: [String.Encoding] { get }
    +static var defaultCStringEncoding: String.Encoding { get }
    +typealias EncodingConversionOptions = NSString.EncodingConversionOptions
    +typealias EnumerationOptions = NSString.EnumerationOptions
    func distance(from start: String.Index, to end: String.Index) -> Int
    func encode(to encoder: any Encoder) throws
    func hasPrefix(_ prefix: String) -> Bool
    func hasSuffix(_ suffix: String) -> Bool
    func hash(into hasher: inout Hasher)
    func index(_ i: String.Index, offsetBy distance: Int) -> String.Index
    func index(_ i: String.Index, offsetBy distance: Int, limitedBy limit: String.Index) -> String.Index?
    func index(after i: String.Index) -> String.Index
    func index(before i: String.Index) -> String.Index
    func lowercased() -> String
    func makeIterator() -> String.Iterator
    func max<T>(_ x: T, _ y: T) -> T where T : Comparable
    func min<T>(_ x: T, _ y: T) -> T where T : Comparable
    func uppercased() -> String
    func write<Target>(to target: inout Target) where Target : TextOutputStream
    init()
    init(_ c: Character)
    init(_ content: Substring.UnicodeScalarView)
    init(_ scalar: Unicode.Scalar)
    init(_ substring: Substring)
    init(_ unicodeScalars: String.UnicodeScalarView)
    init(_ utf16: String.UTF16View)
    init(_ utf8: String.UTF8View)
    init(copying codeUnits: UTF8Span)
    init(from decoder: any Decoder) throws
    init(repeating repeatedValue: Character, count: Int)
    init(repeating repeatedValue: String, count: Int)
    init(stringInterpolation: DefaultStringInterpolation)
    init(stringLiteral value: String)
    init<C, Encoding>(decoding codeUnits: C, as sourceEncoding: Encoding.Type) where C : Collection, Encoding : _UnicodeEncoding, C.Element == Encoding.CodeUnit
    init<S>(_ characters: S) where S : Sequence, S.Element == Character
    init<S>(_ other: S) where S : LosslessStringConvertible, S : Sequence, S.Element == Character
    init<Subject>(describing instance: Subject)
    init<Subject>(describing instance: Subject) where Subject : CustomStringConvertible
    init<Subject>(describing instance: Subject) where Subject : CustomStringConvertible, Subject : TextOutputStreamable
    init<Subject>(describing instance: Subject) where Subject : TextOutputStreamable
    init<Subject>(reflecting subject: Subject)
    init<T>(_ value: T) where T : LosslessStringConvertible
    init<T>(_ value: T, radix: Int = 10, uppercase: Bool = false) where T : BinaryInteger
    init?(_ codeUnits: Substring.UTF16View)
    init?(_ codeUnits: Substring.UTF8View)
    init?<Encoding>(validating codeUnits: some Sequence, as encoding: Encoding.Type) where Encoding : _UnicodeEncoding
    init?<Encoding>(validating codeUnits: some Sequence<Int8>, as encoding: Encoding.Type) where Encoding : _UnicodeEncoding, Encoding.CodeUnit == UInt8
    init?<T>(codingKey: T) where T : CodingKey
    mutating func append(_ c: Character)
    mutating func append(_ other: String)
    mutating func append(contentsOf newElements: String)
    mutating func append(contentsOf newElements: Substring)
    mutating func append<S>(contentsOf newElements: S) where S : Sequence, S.Element == Character
    mutating func insert(_ newElement: Character, at i: String.Index)
    mutating func insert<S>(contentsOf newElements: S, at i: String.Index) where S : Collection, S.Element == Character
    mutating func makeContiguousUTF8()
    mutating func remove(at i: String.Index) -> Character
    mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
    mutating func removeSubrange(_ bounds: Range<String.Index>)
    mutating func replaceSubrange<C>(_ subrange: Range<String.Index>, with newElements: C) where C : Collection, C.Element == Character
    mutating func reserveCapacity(_ n: Int)
    mutating func write(_ other: String)
    static func + (lhs: String, rhs: String) -> String
    static func += (lhs: inout String, rhs: String)
    static func < (lhs: String, rhs: String) -> Bool
    static func == (lhs: String, rhs: String) -> Bool
    static func decodeCString<Encoding>(_ cString: [Encoding.CodeUnit], as encoding: Encoding.Type, repairingInvalidCodeUnits isRepairing: Bool = true) -> (result: String, repairsMade: Bool)? where Encoding : _UnicodeEncoding
    static func ~= (lhs: String, rhs: Substring) -> Bool
    subscript(i: String.Index) -> Character { get }
    subscript(r: Range<String.Index>) -> Substring { get }
    typealias Element = Character
    typealias SubSequence = Substring
    typealias UnicodeScalarIndex = String.UnicodeScalarView.Index
    var codingKey: any CodingKey { get }
    var count: Int { get }
    var customMirror: Mirror { get }
    var debugDescription: String { get }
    var description: String { get }
    var endIndex: String.Index { get }
    var isContiguousUTF8: Bool { get }
    var isEmpty: Bool { get }
    var startIndex: String.Index { get }
    var unicodeScalars: String.UnicodeScalarView { get set }
    var utf16: String.UTF16View { get set }
    var utf8: String.UTF8View { get set }
    var utf8CString: ContiguousArray<CChar> { get }
    var utf8Span: UTF8Span { get }
    @String.CompareOptions struct struct CompareOptions
    :Equatable
    :ExpressibleByArrayLiteral
    :OptionSet
    :RawRepresentable
    :Sendable
    :SetAlgebra
    init(rawValue: UInt)
    let rawValue: UInt
    static let anchored: String.CompareOptions
    static let backwards: String.CompareOptions
    static let caseInsensitive: String.CompareOptions
    static let diacriticInsensitive: String.CompareOptions
    static let forcedOrdering: String.CompareOptions
    static let literal: String.CompareOptions
    static let numeric: String.CompareOptions
    static let regularExpression: String.CompareOptions
    static let widthInsensitive: String.CompareOptions
    @String.Encoding struct struct Encoding
    :CustomStringConvertible
    :Equatable
    :Hashable
    :RawRepresentable
    :Sendable
    func hash(into hasher: inout Hasher)
    init(rawValue: UInt)
    init?(ianaName charsetName: String)
    static func == (lhs: String.Encoding, rhs: String.Encoding) -> Bool
    static let ascii: String.Encoding
    static let iso2022JP: String.Encoding
    static let isoLatin1: String.Encoding
    static let isoLatin2: String.Encoding
    static let japaneseEUC: String.Encoding
    static let macOSRoman: String.Encoding
    static let nextstep: String.Encoding
    static let nonLossyASCII: String.Encoding
    static let shiftJIS: String.Encoding
    static let symbol: String.Encoding
    static let unicode: String.Encoding
    static let utf16: String.Encoding
    static let utf16BigEndian: String.Encoding
    static let utf16LittleEndian: String.Encoding
    static let utf32: String.Encoding
    static let utf32BigEndian: String.Encoding
    static let utf32LittleEndian: String.Encoding
    static let utf8: String.Encoding
    static let windowsCP1250: String.Encoding
    static let windowsCP1251: String.Encoding
    static let windowsCP1252: String.Encoding
    static let windowsCP1253: String.Encoding
    static let windowsCP1254: String.Encoding
    var description: String { get }
    var hashValue: Int { get }
    var ianaName: String? { get }
    var rawValue: UInt
    @String.Index struct struct Index
    :Comparable
    :CustomDebugStringConvertible
    :Equatable
    :Hashable
    :Sendable
    +init?<S>(_ sourcePosition: AttributedString.Index, within target: S) where S : StringProtocol
    func hash(into hasher: inout Hasher)
    func samePosition(in characters: String) -> String.Index?
    func samePosition(in unicodeScalars: String.UnicodeScalarView) -> String.UnicodeScalarIndex?
    func samePosition(in utf16: String.UTF16View) -> String.UTF16View.Index?
    func samePosition(in utf8: String.UTF8View) -> String.UTF8View.Index?
    func utf16Offset<S>(in s: S) -> Int where S : StringProtocol
    init<S>(utf16Offset offset: Int, in s: S) where S : StringProtocol
    init?(_ idx: String.Index, within target: String.UTF16View)
    init?(_ idx: String.Index, within target: String.UTF8View)
    init?(_ sourcePosition: String.Index, within target: String)
    init?(_ sourcePosition: String.Index, within unicodeScalars: String.UnicodeScalarView)
    init?<S>(_ sourcePosition: String.Index, within target: S) where S : StringProtocol
    static func < (lhs: String.Index, rhs: String.Index) -> Bool
    static func == (lhs: String.Index, rhs: String.Index) -> Bool
    var debugDescription: String { get }
    @String.Iterator struct struct Iterator
    :IteratorProtocol
    :Sendable
    mutating func next() -> Character?
    @String.UTF16View struct struct UTF16View
    :BidirectionalCollection
    :Collection
    :CustomDebugStringConvertible
    :CustomReflectable
    :CustomStringConvertible
    :Sendable
    :Sequence
    func distance(from start: String.UTF16View.Index, to end: String.UTF16View.Index) -> Int
    func index(_ i: String.UTF16View.Index, offsetBy n: Int) -> String.UTF16View.Index
    func index(_ i: String.UTF16View.Index, offsetBy n: Int, limitedBy limit: String.UTF16View.Index) -> String.UTF16View.Index?
    func index(after idx: String.UTF16View.Index) -> String.UTF16View.Index
    func index(before idx: String.UTF16View.Index) -> String.UTF16View.Index
    func makeIterator() -> String.UTF16View.Iterator
    subscript(idx: String.UTF16View.Index) -> UTF16.CodeUnit { get }
    subscript(r: Range<String.UTF16View.Index>) -> Substring.UTF16View { get }
    typealias Index = String.Index
    typealias SubSequence = Substring.UTF16View
    var count: Int { get }
    var customMirror: Mirror { get }
    var debugDescription: String { get }
    var description: String { get }
    var endIndex: String.UTF16View.Index { get }
    var startIndex: String.UTF16View.Index { get }
    @String.UTF16View.Iterator struct struct Iterator
    :IteratorProtocol
    :Sendable
    mutating func next() -> UInt16?
    @String.UTF8View struct struct UTF8View
    :BidirectionalCollection
    :Collection
    :CustomDebugStringConvertible
    :CustomReflectable
    :CustomStringConvertible
    :Sendable
    :Sequence
    func distance(from i: String.UTF8View.Index, to j: String.UTF8View.Index) -> Int
    func index(_ i: String.UTF8View.Index, offsetBy n: Int) -> String.UTF8View.Index
    func index(_ i: String.UTF8View.Index, offsetBy n: Int, limitedBy limit: String.UTF8View.Index) -> String.UTF8View.Index?
    func index(after i: String.UTF8View.Index) -> String.UTF8View.Index
    func index(before i: String.UTF8View.Index) -> String.UTF8View.Index
    subscript(i: String.UTF8View.Index) -> UTF8.CodeUnit { get }
    subscript(r: Range<String.UTF8View.Index>) -> String.UTF8View.SubSequence { get }
    typealias Element = UTF8.CodeUnit
    typealias Index = String.Index
    typealias SubSequence = Substring.UTF8View
    var count: Int { get }
    var customMirror: Mirror { get }
    var debugDescription: String { get }
    var description: String { get }
    var endIndex: String.UTF8View.Index { get }
    var span: Span<UTF8.CodeUnit> { get }
    var startIndex: String.UTF8View.Index { get }
    @String.UnicodeScalarView struct struct UnicodeScalarView
    :BidirectionalCollection
    :Collection
    :CustomDebugStringConvertible
    :CustomReflectable
    :CustomStringConvertible
    :RangeReplaceableCollection
    :Sendable
    :Sequence
    func distance(from start: String.UnicodeScalarView.Index, to end: String.UnicodeScalarView.Index) -> Int
    func index(_ i: String.UnicodeScalarView.Index, offsetBy distance: Int) -> String.UnicodeScalarView.Index
    func index(_ i: String.UnicodeScalarView.Index, offsetBy distance: Int, limitedBy limit: String.UnicodeScalarView.Index) -> String.UnicodeScalarView.Index?
    func index(after i: String.UnicodeScalarView.Index) -> String.UnicodeScalarView.Index
    func index(before i: String.UnicodeScalarView.Index) -> String.UnicodeScalarView.Index
    func makeIterator() -> String.UnicodeScalarView.Iterator
    init()
    mutating func append(_ c: Unicode.Scalar)
    mutating func append<S>(contentsOf newElements: S) where S : Sequence, S.Element == Unicode.Scalar
    mutating func replaceSubrange<C>(_ subrange: Range<String.UnicodeScalarView.Index>, with newElements: C) where C : Collection, C.Element == Unicode.Scalar
    mutating func reserveCapacity(_ n: Int)
    subscript(position: String.UnicodeScalarView.Index) -> Unicode.Scalar { get }
    subscript(r: Range<String.UnicodeScalarView.Index>) -> String.UnicodeScalarView.SubSequence { get }
    typealias Index = String.Index
    typealias SubSequence = Substring.UnicodeScalarView
    var customMirror: Mirror { get }
    var debugDescription: String { get }
    var description: String { get }
    var endIndex: String.UnicodeScalarView.Index { get }
    var startIndex: String.UnicodeScalarView.Index { get }
    @String.UnicodeScalarView.Iterator struct struct Iterator
    :IteratorProtocol
    :Sendable
    mutating func next() -> Unicode.Scalar?
    @StringInterpolationProtocol protocol protocol StringInterpolationProtocol
    associatedtype StringLiteralType : _ExpressibleByBuiltinStringLiteral
    init(literalCapacity: Int, interpolationCount: Int)
    mutating func appendLiteral(_ literal: Self.StringLiteralType)
    @StringProtocol protocol protocol StringProtocol : BidirectionalCollection, Comparable, ExpressibleByStringInterpolation, Hashable, LosslessStringConvertible, TextOutputStream, TextOutputStreamable where Self.Element == Character, Self.Index == String.Index, Self.StringInterpolation == DefaultStringInterpolation, Self.SubSequence : StringProtocol
    :BidirectionalCollection
    :Collection
    :Comparable
    :CustomStringConvertible
    :Equatable
    :ExpressibleByExtendedGraphemeClusterLiteral
    :ExpressibleByStringInterpolation
    :ExpressibleByStringLiteral
    :ExpressibleByUnicodeScalarLiteral
    :Hashable
    :LosslessStringConvertible
    :Sequence
    :TextOutputStream
    :TextOutputStreamable
    associatedtype SubSequence = Substring
    associatedtype UTF16View : BidirectionalCollection where Self.UTF16View.Element == UInt16, Self.UTF16View.Index == String.Index
    associatedtype UTF8View : Collection where Self.UTF8View.Element == UInt8, Self.UTF8View.Index == String.Index
    associatedtype UnicodeScalarView : BidirectionalCollection where Self.UnicodeScalarView.Element == Unicode.Scalar, Self.UnicodeScalarView.Index == String.Index
    func hasPrefix(_ prefix: String) -> Bool
    func hasSuffix(_ suffix: String) -> Bool
    func lowercased() -> String
    func uppercased() -> String
    init<C, Encoding>(decoding codeUnits: C, as sourceEncoding: Encoding.Type) where C : Collection, Encoding : _UnicodeEncoding, C.Element == Encoding.CodeUnit
    var unicodeScalars: Self.UnicodeScalarView { get }
    var utf16: Self.UTF16View { get }
    var utf8: Self.UTF8View { get }
    ~Self : StringProtocol
    +func addingPercentEncoding(withAllowedCharacters allowedCharacters: CharacterSet) -> String?
    +func appending<T>(_ aString: T) -> String where T : StringProtocol
    +func appendingFormat<T>(_ format: T, _ arguments: any CVarArg...) -> String where T : StringProtocol
    +func cString(using encoding: String.Encoding) -> [CChar]?
    +func canBeConverted(to encoding: String.Encoding) -> Bool
    +func caseInsensitiveCompare<T>(_ aString: T) -> ComparisonResult where T : StringProtocol
    +func commonPrefix<T>(with aString: T, options: String.CompareOptions = []) -> String where T : StringProtocol
    +func compare<T>(_ aString: T, options mask: String.CompareOptions = [], range: Range<Self.Index>? = nil, locale: Locale? = nil) -> ComparisonResult where T : StringProtocol
    +func components(separatedBy separator: CharacterSet) -> [String]
    +func components<T>(separatedBy separator: T) -> [String] where T : StringProtocol
    +func contains<T>(_ other: T) -> Bool where T : StringProtocol
    +func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data?
    +func enumerateLines(invoking body: @escaping (String, inout Bool) -> Void)
    +func enumerateSubstrings<R>(in range: R, options opts: String.EnumerationOptions = [], _ body: @escaping (String?, Range<Self.Index>, Range<Self.Index>, inout Bool) -> Void) where R : RangeExpression, R.Bound == String.Index
    +func folding(options: String.CompareOptions = [], locale: Locale?) -> String
    +func getCString(_ buffer: inout [CChar], maxLength: Int, encoding: String.Encoding) -> Bool
    +func lengthOfBytes(using encoding: String.Encoding) -> Int
    +func lineRange(for range: some RangeExpression<String.Index>) -> Range<Self.Index>
    +func localizedCaseInsensitiveCompare<T>(_ aString: T) -> ComparisonResult where T : StringProtocol
    +func localizedCaseInsensitiveContains<T>(_ other: T) -> Bool where T : StringProtocol
    +func localizedCompare<T>(_ aString: T) -> ComparisonResult where T : StringProtocol
    +func localizedStandardCompare<T>(_ string: T) -> ComparisonResult where T : StringProtocol
    +func localizedStandardContains<T>(_ string: T) -> Bool where T : StringProtocol
    +func localizedStandardRange<T>(of string: T) -> Range<Self.Index>? where T : StringProtocol
    +func maximumLengthOfBytes(using encoding: String.Encoding) -> Int
    +func padding<T>(toLength newLength: Int, withPad padString: T, startingAt padIndex: Int) -> String where T : StringProtocol
    +func paragraphRange(for range: some RangeExpression<String.Index>) -> Range<Self.Index>
    +func range<T>(of aString: T, options mask: String.CompareOptions = [], range searchRange: Range<Self.Index>? = nil, locale: Locale? = nil) -> Range<Self.Index>? where T : StringProtocol
    +func rangeOfCharacter(from aSet: CharacterSet, options mask: String.CompareOptions = [], range aRange: Range<Self.Index>? = nil) -> Range<Self.Index>?
    +func rangeOfComposedCharacterSequence(at anIndex: Self.Index) -> Range<Self.Index>
    +func rangeOfComposedCharacterSequences<R>(for range: R) -> Range<Self.Index> where R : RangeExpression, R.Bound == String.Index
    +func replacingCharacters<T, R>(in range: R, with replacement: T) -> String where T : StringProtocol, R : RangeExpression, R.Bound == String.Index
    +func replacingOccurrences<Target, Replacement>(of target: Target, with replacement: Replacement, options: String.CompareOptions = [], range searchRange: Range<Self.Index>? = nil) -> String where Target : StringProtocol, Replacement : StringProtocol
    +func trimmingCharacters(in set: CharacterSet) -> String
    +func write(to url: URL, atomically useAuxiliaryFile: Bool, encoding enc: String.Encoding) throws
    +func write<T>(toFile path: T, atomically useAuxiliaryFile: Bool, encoding enc: String.Encoding) throws where T : StringProtocol
    +var capitalized: String { get }
    +var decomposedStringWithCanonicalMapping: String { get }
    +var decomposedStringWithCompatibilityMapping: String { get }
    +var fastestEncoding: String.Encoding { get }
    +var hash: Int { get }
    +var precomposedStringWithCanonicalMapping: String { get }
    +var precomposedStringWithCompatibilityMapping: String { get }
    +var removingPercentEncoding: String? { get }
    +var smallestEncoding: String.Encoding { get }
    -func contains(_ other: String) -> Bool
    -func contains(_ other: Substring) -> Bool
    func hasPrefix<Prefix>(_ prefix: Prefix) -> Bool where Prefix : StringProtocol
    func hasSuffix<Suffix>(_ suffix: Suffix) -> Bool where Suffix : StringProtocol
    func hash(into hasher: inout Hasher)
    static func != <RHS>(lhs: Self, rhs: RHS) -> Bool where RHS : StringProtocol
    static func < <RHS>(lhs: Self, rhs: RHS) -> Bool where RHS : StringProtocol
    static func <= <RHS>(lhs: Self, rhs: RHS) -> Bool where RHS : StringProtocol
    static func == <RHS>(lhs: Self, rhs: RHS) -> Bool where RHS : StringProtocol
    static func > <RHS>(lhs: Self, rhs: RHS) -> Bool where RHS : StringProtocol
    static func >= <RHS>(lhs: Self, rhs: RHS) -> Bool where RHS : StringProtocol
    ~
    @StringTransform struct struct StringTransform
    :Equatable
    :Hashable
    :RawRepresentable
    :Sendable
    init(_ rawValue: String)
    init(rawValue: String)
    let rawValue: String
    static let fullwidthToHalfwidth: StringTransform
    static let hiraganaToKatakana: StringTransform
    static let latinToArabic: StringTransform
    static let latinToCyrillic: StringTransform
    static let latinToGreen: StringTransform
    static let latinToHangul: StringTransform
    static let latinToHebrew: StringTransform
    static let latinToHiragana: StringTransform
    static let latinToKatakana: StringTransform
    static let latinToThai: StringTransform
    static let mandarinToLatin: StringTransform
    static let stripCombiningMarks: StringTransform
    static let stripDiacritics: StringTransform
    static let toLatin: StringTransform
    static let toUnicodeName: StringTransform
    static let toXMLHex: StringTransform
    @Substring struct struct Substring
    :BidirectionalCollection
    :Collection
    :Comparable
    :CustomDebugStringConvertible
    :CustomReflectable
    :CustomStringConvertible
    :Equatable
    :ExpressibleByExtendedGraphemeClusterLiteral
    :ExpressibleByStringInterpolation
    :ExpressibleByStringLiteral
    :ExpressibleByUnicodeScalarLiteral
    :Hashable
    :LosslessStringConvertible
    :RangeReplaceableCollection
    :Sendable
    :Sequence
    :StringProtocol
    :TextOutputStream
    :TextOutputStreamable
    func distance(from start: Substring.Index, to end: Substring.Index) -> Int
    func filter(_ isIncluded: (Substring.Element) throws -> Bool) rethrows -> String
    func index(_ i: Substring.Index, offsetBy distance: Int) -> Substring.Index
    func index(_ i: Substring.Index, offsetBy distance: Int, limitedBy limit: Substring.Index) -> Substring.Index?
    func index(after i: Substring.Index) -> Substring.Index
    func index(before i: Substring.Index) -> Substring.Index
    func lowercased() -> String
    func uppercased() -> String
    func write<Target>(to target: inout Target) where Target : TextOutputStream
    init()
    init(_ content: String)
    init(_ content: Substring.UTF16View)
    init(_ content: Substring.UTF8View)
    init(_ content: Substring.UnicodeScalarView)
    init(extendedGraphemeClusterLiteral value: String)
    init(stringInterpolation: DefaultStringInterpolation)
    init(stringLiteral value: String)
    init(unicodeScalarLiteral value: String)
    init<C, Encoding>(decoding codeUnits: C, as sourceEncoding: Encoding.Type) where C : Collection, Encoding : _UnicodeEncoding, C.Element == Encoding.CodeUnit
    init<S>(_ elements: S) where S : Sequence, S.Element == Character
    mutating func append<S>(contentsOf elements: S) where S : Sequence, S.Element == Character
    mutating func makeContiguousUTF8()
    mutating func replaceSubrange(_ subrange: Range<Substring.Index>, with newElements: Substring)
    mutating func replaceSubrange<C>(_ subrange: Range<Substring.Index>, with newElements: C) where C : Collection, C.Element == Character
    mutating func write(_ other: String)
    static func ~= (lhs: Substring, rhs: String) -> Bool
    subscript(i: Substring.Index) -> Character { get }
    subscript(r: Range<Substring.Index>) -> Substring { get }
    typealias Index = String.Index
    typealias SubSequence = Substring
    var base: String { get }
    var customMirror: Mirror { get }
    var debugDescription: String { get }
    var description: String { get }
    var endIndex: Substring.Index { get }
    var isContiguousUTF8: Bool { get }
    var startIndex: Substring.Index { get }
    var unicodeScalars: Substring.UnicodeScalarView { get set }
    var utf16: Substring.UTF16View { get set }
    var utf8: Substring.UTF8View { get set }
    var utf8Span: UTF8Span { get }
    @Substring.UTF16View struct struct UTF16View
    :BidirectionalCollection
    :Collection
    :Sendable
    :Sequence
    func distance(from start: Substring.UTF16View.Index, to end: Substring.UTF16View.Index) -> Int
    func formIndex(after i: inout Substring.UTF16View.Index)
    func formIndex(before i: inout Substring.UTF16View.Index)
    func index(_ i: Substring.UTF16View.Index, offsetBy n: Int) -> Substring.UTF16View.Index
    func index(_ i: Substring.UTF16View.Index, offsetBy n: Int, limitedBy limit: Substring.UTF16View.Index) -> Substring.UTF16View.Index?
    func index(after i: Substring.UTF16View.Index) -> Substring.UTF16View.Index
    func index(before i: Substring.UTF16View.Index) -> Substring.UTF16View.Index
    subscript(index: Substring.UTF16View.Index) -> Substring.UTF16View.Element { get }
    subscript(r: Range<Substring.UTF16View.Index>) -> Substring.UTF16View { get }
    typealias Element = String.UTF16View.Element
    typealias Index = String.UTF16View.Index
    typealias Indices = String.UTF16View.Indices
    typealias SubSequence = Substring.UTF16View
    var endIndex: Substring.UTF16View.Index { get }
    var indices: Substring.UTF16View.Indices { get }
    var startIndex: Substring.UTF16View.Index { get }
    @Substring.UTF8View struct struct UTF8View
    :BidirectionalCollection
    :Collection
    :Sendable
    :Sequence
    func distance(from start: Substring.UTF8View.Index, to end: Substring.UTF8View.Index) -> Int
    func formIndex(after i: inout Substring.UTF8View.Index)
    func formIndex(before i: inout Substring.UTF8View.Index)
    func index(_ i: Substring.UTF8View.Index, offsetBy n: Int) -> Substring.UTF8View.Index
    func index(_ i: Substring.UTF8View.Index, offsetBy n: Int, limitedBy limit: Substring.UTF8View.Index) -> Substring.UTF8View.Index?
    func index(after i: Substring.UTF8View.Index) -> Substring.UTF8View.Index
    func index(before i: Substring.UTF8View.Index) -> Substring.UTF8View.Index
    subscript(index: Substring.UTF8View.Index) -> Substring.UTF8View.Element { get }
    subscript(r: Range<Substring.UTF8View.Index>) -> Substring.UTF8View { get }
    typealias Element = String.UTF8View.Element
    typealias Index = String.UTF8View.Index
    typealias Indices = String.UTF8View.Indices
    typealias SubSequence = Substring.UTF8View
    var endIndex: Substring.UTF8View.Index { get }
    var indices: Substring.UTF8View.Indices { get }
    var span: Span<UTF8.CodeUnit> { get }
    var startIndex: Substring.UTF8View.Index { get }
    @Substring.UnicodeScalarView struct struct UnicodeScalarView
    :BidirectionalCollection
    :Collection
    :RangeReplaceableCollection
    :Sendable
    :Sequence
    func distance(from start: Substring.UnicodeScalarView.Index, to end: Substring.UnicodeScalarView.Index) -> Int
    func formIndex(after i: inout Substring.UnicodeScalarView.Index)
    func formIndex(before i: inout Substring.UnicodeScalarView.Index)
    func index(_ i: Substring.UnicodeScalarView.Index, offsetBy n: Int) -> Substring.UnicodeScalarView.Index
    func index(_ i: Substring.UnicodeScalarView.Index, offsetBy n: Int, limitedBy limit: Substring.UnicodeScalarView.Index) -> Substring.UnicodeScalarView.Index?
    func index(after i: Substring.UnicodeScalarView.Index) -> Substring.UnicodeScalarView.Index
    func index(before i: Substring.UnicodeScalarView.Index) -> Substring.UnicodeScalarView.Index
    init()
    mutating func replaceSubrange<C>(_ subrange: Range<Substring.UnicodeScalarView.Index>, with replacement: C) where C : Collection, C.Element == Unicode.Scalar
    subscript(index: Substring.UnicodeScalarView.Index) -> Substring.UnicodeScalarView.Element { get }
    subscript(r: Range<Substring.UnicodeScalarView.Index>) -> Substring.UnicodeScalarView { get }
    typealias Element = String.UnicodeScalarView.Element
    typealias Index = String.UnicodeScalarView.Index
    typealias Indices = String.UnicodeScalarView.Indices
    typealias SubSequence = Substring.UnicodeScalarView
    var endIndex: Substring.UnicodeScalarView.Index { get }
    var indices: Substring.UnicodeScalarView.Indices { get }
    var startIndex: Substring.UnicodeScalarView.Index { get }
    @SuspendingClock struct struct SuspendingClock
    :Clock
    :Sendable
    func sleep(until deadline: SuspendingClock.Instant, tolerance: Duration? = nil) async throws
    init()
    static var now: SuspendingClock.Instant { get }
    var minimumResolution: Duration { get }
    var now: SuspendingClock.Instant { get }
    var systemEpoch: SuspendingClock.Instant { get }
    @SuspendingClock.Instant struct struct Instant
    :Comparable
    :Decodable
    :Encodable
    :Equatable
    :Hashable
    :InstantProtocol
    :Sendable
    func advanced(by duration: Duration) -> SuspendingClock.Instant
    func duration(to other: SuspendingClock.Instant) -> Duration
    func hash(into hasher: inout Hasher)
    init(from decoder: any Decoder) throws
    static func + (lhs: SuspendingClock.Instant, rhs: Duration) -> SuspendingClock.Instant
    static func += (lhs: inout SuspendingClock.Instant, rhs: Duration)
    static func - (lhs: SuspendingClock.Instant, rhs: Duration) -> SuspendingClock.Instant
    static func - (lhs: SuspendingClock.Instant, rhs: SuspendingClock.Instant) -> Duration
    static func -= (lhs: inout SuspendingClock.Instant, rhs: Duration)
    static func < (lhs: SuspendingClock.Instant, rhs: SuspendingClock.Instant) -> Bool
    static func == (lhs: SuspendingClock.Instant, rhs: SuspendingClock.Instant) -> Bool
    static var now: SuspendingClock.Instant { get }
    @SystemRandomNumberGenerator struct struct SystemRandomNumberGenerator
    :RandomNumberGenerator
    :Sendable
    init()
    mutating func next() -> UInt64
    @Task struct struct Task<Success, Failure> where Success : Sendable, Failure : Error
    :Equatable
    :Hashable
    :Sendable
    func cancel()
    func escalatePriority(to newPriority: TaskPriority)
    func hash(into hasher: inout Hasher)
    static func == (lhs: Task<Success, Failure>, rhs: Task<Success, Failure>) -> Bool
    var isCancelled: Bool { get }
    var result: Result<Success, Failure> { get async }
    var value: Success { get async throws }
    ~Failure == Never
    init(name: String? = nil, executorPreference taskExecutor: (any TaskExecutor)?, priority: TaskPriority? = nil, operation: @escaping () async -> Success)
    init(name: String? = nil, priority: TaskPriority? = nil, operation: @escaping @isolated(any) () async -> Success)
    static func detached(name: String? = nil, executorPreference taskExecutor: (any TaskExecutor)?, priority: TaskPriority? = nil, operation: @escaping () async -> Success) -> Task<Success, Never>
    static func detached(name: String? = nil, priority: TaskPriority? = nil, operation: @escaping @isolated(any) () async -> Success) -> Task<Success, Never>
    static func immediate(name: String? = nil, priority: TaskPriority? = nil, executorPreference taskExecutor: (any TaskExecutor)? = nil, operation: @escaping @isolated(any) () async -> Success) -> Task<Success, Never>
    static func immediateDetached(name: String? = nil, priority: TaskPriority? = nil, executorPreference taskExecutor: (any TaskExecutor)? = nil, operation: @escaping @isolated(any) () async -> Success) -> Task<Success, Never>
    var value: Success { get async }
    ~
    ~Failure == any Error
    init(name: String? = nil, executorPreference taskExecutor: (any TaskExecutor)?, priority: TaskPriority? = nil, operation: @escaping () async throws -> Success)
    init(name: String? = nil, priority: TaskPriority? = nil, operation: @escaping @isolated(any) () async throws -> Success)
    static func detached(name: String? = nil, executorPreference taskExecutor: (any TaskExecutor)?, priority: TaskPriority? = nil, operation: @escaping () async throws -> Success) -> Task<Success, any Error>
    static func detached(name: String? = nil, priority: TaskPriority? = nil, operation: @escaping @isolated(any) () async throws -> Success) -> Task<Success, any Error>
    static func immediate(name: String? = nil, priority: TaskPriority? = nil, executorPreference taskExecutor: (any TaskExecutor)? = nil, operation: @escaping @isolated(any) () async throws -> Success) -> Task<Success, any Error>
    static func immediateDetached(name: String? = nil, priority: TaskPriority? = nil, executorPreference taskExecutor: (any TaskExecutor)? = nil, operation: @escaping @isolated(any) () async throws -> Success) -> Task<Success, any Error>
    ~
    ~Success == Never, Failure == Never
    static func checkCancellation() throws
    static func sleep(nanoseconds duration: UInt64) async throws
    static func sleep<C>(for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C = .continuous) async throws where C : Clock
    static func sleep<C>(until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C = .continuous) async throws where C : Clock
    static func yield() async
    static var basePriority: TaskPriority? { get }
    static var currentPriority: TaskPriority { get }
    static var isCancelled: Bool { get }
    static var name: String? { get }
    ~
    @TaskExecutor protocol protocol TaskExecutor : Executor
    :Executor
    :Sendable
    func asUnownedTaskExecutor() -> UnownedTaskExecutor
    func enqueue(_ job: ExecutorJob)
    func enqueue(_ job: UnownedJob)
    ~Self : TaskExecutor
    func asUnownedTaskExecutor() -> UnownedTaskExecutor
    ~
    @TaskGroup struct struct TaskGroup<ChildTaskResult> where ChildTaskResult : Sendable
    :AsyncSequence
    func cancelAll()
    func makeAsyncIterator() -> TaskGroup<ChildTaskResult>.Iterator
    mutating func addImmediateTask(name: String? = nil, priority: TaskPriority? = nil, executorPreference taskExecutor: (any TaskExecutor)? = nil, operation: @escaping @isolated(any) () async -> ChildTaskResult)
    mutating func addImmediateTaskUnlessCancelled(name: String? = nil, priority: TaskPriority? = nil, executorPreference taskExecutor: (any TaskExecutor)? = nil, operation: @escaping @isolated(any) () async -> ChildTaskResult) -> Bool
    mutating func addTask(executorPreference taskExecutor: (any TaskExecutor)? = nil, priority: TaskPriority? = nil, operation: @escaping @isolated(any) () async -> ChildTaskResult)
    mutating func addTask(name: String?, executorPreference taskExecutor: (any TaskExecutor)? = nil, priority: TaskPriority? = nil, operation: @escaping @isolated(any) () async -> ChildTaskResult)
    mutating func addTask(name: String?, priority: TaskPriority? = nil, operation: @escaping @isolated(any) () async -> ChildTaskResult)
    mutating func addTask(priority: TaskPriority? = nil, operation: @escaping @isolated(any) () async -> ChildTaskResult)
    mutating func addTaskUnlessCancelled(executorPreference taskExecutor: (any TaskExecutor)? = nil, priority: TaskPriority? = nil, operation: @escaping @isolated(any) () async -> ChildTaskResult) -> Bool
    mutating func addTaskUnlessCancelled(name: String?, executorPreference taskExecutor: (any TaskExecutor)? = nil, priority: TaskPriority? = nil, operation: @escaping @isolated(any) () async -> ChildTaskResult) -> Bool
    mutating func addTaskUnlessCancelled(name: String?, priority: TaskPriority? = nil, operation: @escaping @isolated(any) () async -> ChildTaskResult) -> Bool
    mutating func addTaskUnlessCancelled(priority: TaskPriority? = nil, operation: @escaping @isolated(any) () async -> ChildTaskResult) -> Bool
    mutating func next() async -> ChildTaskResult?
    mutating func next(isolation: (any Actor)? = #isolation) async -> ChildTaskResult?
    mutating func waitForAll(isolation: (any Actor)? = #isolation) async
    typealias AsyncIterator = TaskGroup<ChildTaskResult>.Iterator
    typealias Element = ChildTaskResult
    var isCancelled: Bool { get }
    var isEmpty: Bool { get }
    """#
}
