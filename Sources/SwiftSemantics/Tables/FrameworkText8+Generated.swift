// Written by Scripts/generate-framework-tables from the symbol graphs of the Swift toolchain; do not edit.
// Facts about interfaces of the Swift project (swift.org, Apache-2.0 with Runtime Library Exception).
// swift-format-ignore-file

extension FrameworkText {
  static let part8: StaticString = #"""
    @TaskGroup.Iterator struct struct Iterator
    :AsyncIteratorProtocol
    mutating func cancel()
    mutating func next() async -> TaskGroup<ChildTaskResult>.Iterator.Element?
    mutating func next(isolation actor: (any Actor)?) async -> TaskGroup<ChildTaskResult>.Iterator.Element?
    typealias Element = ChildTaskResult
    @TaskLocal class final class TaskLocal<Value> where Value : Sendable
    :CustomStringConvertible
    :Sendable
    func get() -> Value
    func withValue<R>(_ valueDuringOperation: Value, operation: () async throws -> R, isolation: (any Actor)? = #isolation, file: String = #fileID, line: UInt = #line) async rethrows -> R
    func withValue<R>(_ valueDuringOperation: Value, operation: () throws -> R, file: String = #fileID, line: UInt = #line) rethrows -> R
    init(wrappedValue defaultValue: Value)
    var description: String { get }
    var projectedValue: TaskLocal<Value> { get set }
    var wrappedValue: Value { get }
    @TaskPriority struct struct TaskPriority
    :Comparable
    :CustomStringConvertible
    :Decodable
    :Encodable
    :Equatable
    :RawRepresentable
    :Sendable
    init(rawValue: UInt8)
    init?(_ p: JobPriority)
    static func != (lhs: TaskPriority, rhs: TaskPriority) -> Bool
    static func < (lhs: TaskPriority, rhs: TaskPriority) -> Bool
    static func <= (lhs: TaskPriority, rhs: TaskPriority) -> Bool
    static func == (lhs: TaskPriority, rhs: TaskPriority) -> Bool
    static func > (lhs: TaskPriority, rhs: TaskPriority) -> Bool
    static func >= (lhs: TaskPriority, rhs: TaskPriority) -> Bool
    static let background: TaskPriority
    static let high: TaskPriority
    static let low: TaskPriority
    static let userInitiated: TaskPriority
    static let utility: TaskPriority
    static var medium: TaskPriority { get }
    typealias RawValue = UInt8
    var description: String { get }
    var rawValue: UInt8
    @TextOutputStream protocol protocol TextOutputStream
    mutating func write(_ string: String)
    @TextOutputStreamable protocol protocol TextOutputStreamable
    func write<Target>(to target: inout Target) where Target : TextOutputStream
    @Thread class class Thread
    :CustomDebugStringConvertible
    :CustomStringConvertible
    :Equatable
    :Hashable
    :NSObject
    :NSObjectProtocol
    class func detachNewThread(_ block: @escaping @Sendable () -> Void)
    class func exit()
    class func isMultiThreaded() -> Bool
    class func sleep(forTimeInterval interval: TimeInterval)
    class func sleep(until date: Date)
    class var callStackReturnAddresses: [NSNumber] { get }
    class var callStackSymbols: [String] { get }
    class var current: Thread { get }
    class var isMainThread: Bool { get }
    class var mainThread: Thread { get }
    func cancel()
    func main()
    func start()
    init()
    init(block: @escaping @Sendable () -> Void)
    var isCancelled: Bool { get }
    var isExecuting: Bool { get }
    var isFinished: Bool { get }
    var isMainThread: Bool { get }
    var name: String? { get set }
    var qualityOfService: QualityOfService
    var stackSize: Int { get set }
    var threadDictionary: NSMutableDictionary { get }
    @ThrowingTaskGroup struct struct ThrowingTaskGroup<ChildTaskResult, Failure> where ChildTaskResult : Sendable, Failure : Error
    :AsyncSequence
    func cancelAll()
    func makeAsyncIterator() -> ThrowingTaskGroup<ChildTaskResult, Failure>.Iterator
    mutating func addImmediateTask(name: String? = nil, priority: TaskPriority? = nil, executorPreference taskExecutor: (any TaskExecutor)? = nil, operation: @escaping @isolated(any) () async throws -> ChildTaskResult)
    mutating func addImmediateTaskUnlessCancelled(name: String? = nil, priority: TaskPriority? = nil, executorPreference taskExecutor: (any TaskExecutor)? = nil, operation: @escaping @isolated(any) () async throws -> ChildTaskResult) -> Bool
    mutating func addTask(executorPreference taskExecutor: (any TaskExecutor)? = nil, priority: TaskPriority? = nil, operation: @escaping @isolated(any) () async throws -> ChildTaskResult)
    mutating func addTask(name: String?, executorPreference taskExecutor: (any TaskExecutor)? = nil, priority: TaskPriority? = nil, operation: @escaping @isolated(any) () async throws -> ChildTaskResult)
    mutating func addTask(name: String?, priority: TaskPriority? = nil, operation: @escaping @isolated(any) () async throws -> ChildTaskResult)
    mutating func addTask(priority: TaskPriority? = nil, operation: @escaping @isolated(any) () async throws -> ChildTaskResult)
    mutating func addTaskUnlessCancelled(executorPreference taskExecutor: (any TaskExecutor)? = nil, priority: TaskPriority? = nil, operation: @escaping @isolated(any) () async throws -> ChildTaskResult) -> Bool
    mutating func addTaskUnlessCancelled(name: String?, executorPreference taskExecutor: (any TaskExecutor)? = nil, priority: TaskPriority? = nil, operation: @escaping @isolated(any) () async throws -> ChildTaskResult) -> Bool
    mutating func addTaskUnlessCancelled(name: String?, priority: TaskPriority? = nil, operation: @escaping @isolated(any) () async throws -> ChildTaskResult) -> Bool
    mutating func addTaskUnlessCancelled(priority: TaskPriority? = nil, operation: @escaping @isolated(any) () async throws -> ChildTaskResult) -> Bool
    mutating func next() async throws -> ChildTaskResult?
    mutating func next(isolation: (any Actor)? = #isolation) async throws -> ChildTaskResult?
    mutating func nextResult(isolation: (any Actor)? = #isolation) async -> Result<ChildTaskResult, Failure>?
    mutating func waitForAll(isolation: (any Actor)? = #isolation) async throws
    typealias AsyncIterator = ThrowingTaskGroup<ChildTaskResult, Failure>.Iterator
    typealias Element = ChildTaskResult
    var isCancelled: Bool { get }
    var isEmpty: Bool { get }
    @ThrowingTaskGroup.Iterator struct struct Iterator
    :AsyncIteratorProtocol
    mutating func cancel()
    mutating func next() async throws -> ThrowingTaskGroup<ChildTaskResult, Failure>.Iterator.Element?
    mutating func next(isolation actor: (any Actor)?) async throws(Failure) -> ThrowingTaskGroup<ChildTaskResult, Failure>.Iterator.Element?
    typealias Element = ChildTaskResult
    @TimeZone struct struct TimeZone
    :CustomDebugStringConvertible
    :CustomReflectable
    :CustomStringConvertible
    :Decodable
    :Encodable
    :Equatable
    :Hashable
    :ReferenceConvertible
    :Sendable
    func abbreviation(for date: Date = Date()) -> String?
    func daylightSavingTimeOffset(for date: Date = Date()) -> TimeInterval
    func encode(to encoder: any Encoder) throws
    func hash(into hasher: inout Hasher)
    func isDaylightSavingTime(for date: Date = Date()) -> Bool
    func localizedName(for style: TimeZone.NameStyle, locale: Locale?) -> String?
    func nextDaylightSavingTimeTransition(after date: Date) -> Date?
    func secondsFromGMT(for date: Date = Date()) -> Int
    init(from decoder: any Decoder) throws
    init?(abbreviation: String)
    init?(identifier: String)
    init?(secondsFromGMT seconds: Int)
    static func == (lhs: TimeZone, rhs: TimeZone) -> Bool
    static var abbreviationDictionary: [String : String] { get set }
    static var autoupdatingCurrent: TimeZone { get }
    static var current: TimeZone { get }
    static var gmt: TimeZone { get }
    typealias ReferenceType = NSTimeZone
    var customMirror: Mirror { get }
    var debugDescription: String { get }
    var description: String { get }
    var identifier: String { get }
    var nextDaylightSavingTimeTransition: Date? { get }
    @TimeZone.NameStyle enum enum NameStyle
    :Equatable
    :Hashable
    :RawRepresentable
    :Sendable
    case daylightSaving
    case generic
    case shortDaylightSaving
    case shortGeneric
    case shortStandard
    case standard
    init?(rawValue: Int)
    @Timer class class Timer
    :CustomDebugStringConvertible
    :CustomStringConvertible
    :Equatable
    :Hashable
    :NSObject
    :NSObjectProtocol
    class func scheduledTimer(withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void) -> Timer
    func fire()
    func invalidate()
    init(fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void)
    init(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void)
    var fireDate: Date { get set }
    var isValid: Bool { get }
    var timeInterval: TimeInterval { get }
    var tolerance: TimeInterval { get set }
    var userInfo: Any? { get }
    @UInt struct struct UInt
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
    :Strideable
    :UnsignedInteger
    +init(_ value: CGFloat)
    +init(truncating number: NSNumber)
    +init?(exactly number: NSNumber)
    func addingReportingOverflow(_ other: UInt) -> (partialValue: UInt, overflow: Bool)
    func dividedReportingOverflow(by other: UInt) -> (partialValue: UInt, overflow: Bool)
    func dividingFullWidth(_ dividend: (high: UInt, low: UInt.Magnitude)) -> (quotient: UInt, remainder: UInt)
    func encode(to encoder: any Encoder) throws
    func hash(into hasher: inout Hasher)
    func multipliedFullWidth(by other: UInt) -> (high: UInt, low: UInt.Magnitude)
    func multipliedReportingOverflow(by other: UInt) -> (partialValue: UInt, overflow: Bool)
    func remainderReportingOverflow(dividingBy other: UInt) -> (partialValue: UInt, overflow: Bool)
    func signum() -> UInt
    func subtractingReportingOverflow(_ other: UInt) -> (partialValue: UInt, overflow: Bool)
    init(_ source: Double)
    init(_ source: Float)
    init(_ source: Float16)
    init(bitPattern objectID: ObjectIdentifier)
    init(bitPattern pointer: OpaquePointer?)
    init(bitPattern x: Int)
    init(from decoder: any Decoder) throws
    init<P>(bitPattern pointer: P?) where P : _Pointer
    init?(exactly source: Double)
    init?(exactly source: Float)
    init?(exactly source: Float16)
    static func != (lhs: UInt, rhs: UInt) -> Bool
    static func % (lhs: UInt, rhs: UInt) -> UInt
    static func %= (lhs: inout UInt, rhs: UInt)
    static func & (lhs: UInt, rhs: UInt) -> UInt
    static func &<< (lhs: UInt, rhs: UInt) -> UInt
    static func &<<= (lhs: inout UInt, rhs: UInt)
    static func &= (lhs: inout UInt, rhs: UInt)
    static func &>> (lhs: UInt, rhs: UInt) -> UInt
    static func &>>= (lhs: inout UInt, rhs: UInt)
    static func * (lhs: UInt, rhs: UInt) -> UInt
    static func *= (lhs: inout UInt, rhs: UInt)
    static func + (lhs: UInt, rhs: UInt) -> UInt
    static func += (lhs: inout UInt, rhs: UInt)
    static func - (lhs: UInt, rhs: UInt) -> UInt
    static func -= (lhs: inout UInt, rhs: UInt)
    static func / (lhs: UInt, rhs: UInt) -> UInt
    static func /= (lhs: inout UInt, rhs: UInt)
    static func < (lhs: UInt, rhs: UInt) -> Bool
    static func <= (lhs: UInt, rhs: UInt) -> Bool
    static func == (lhs: UInt, rhs: UInt) -> Bool
    static func > (lhs: UInt, rhs: UInt) -> Bool
    static func >= (lhs: UInt, rhs: UInt) -> Bool
    static func ^ (lhs: UInt, rhs: UInt) -> UInt
    static func ^= (lhs: inout UInt, rhs: UInt)
    static func | (lhs: UInt, rhs: UInt) -> UInt
    static func |= (lhs: inout UInt, rhs: UInt)
    static var bitWidth: Int { get }
    typealias IntegerLiteralType = UInt
    typealias Magnitude = UInt
    var byteSwapped: UInt { get }
    var customMirror: Mirror { get }
    var leadingZeroBitCount: Int { get }
    var nonzeroBitCount: Int { get }
    var trailingZeroBitCount: Int { get }
    var words: UInt.Words { get }
    @UInt.SIMD16Storage struct struct SIMD16Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> UInt { get set }
    var scalarCount: Int { get }
    @UInt.SIMD2Storage struct struct SIMD2Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> UInt { get set }
    var scalarCount: Int { get }
    @UInt.SIMD32Storage struct struct SIMD32Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> UInt { get set }
    var scalarCount: Int { get }
    @UInt.SIMD4Storage struct struct SIMD4Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> UInt { get set }
    var scalarCount: Int { get }
    @UInt.SIMD64Storage struct struct SIMD64Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> UInt { get set }
    var scalarCount: Int { get }
    @UInt.SIMD8Storage struct struct SIMD8Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> UInt { get set }
    var scalarCount: Int { get }
    @UInt.Words struct struct Words
    :BidirectionalCollection
    :Collection
    :RandomAccessCollection
    :Sendable
    :Sequence
    func index(after i: Int) -> Int
    func index(before i: Int) -> Int
    init(_ value: UInt)
    subscript(position: Int) -> UInt { get }
    typealias Indices = Range<Int>
    typealias SubSequence = Slice<UInt.Words>
    var count: Int { get }
    var endIndex: Int { get }
    var indices: UInt.Words.Indices { get }
    var startIndex: Int { get }
    @UInt128 struct struct UInt128
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
    :Strideable
    :UnsignedInteger
    func addingReportingOverflow(_ other: UInt128) -> (partialValue: UInt128, overflow: Bool)
    func dividedReportingOverflow(by other: UInt128) -> (partialValue: UInt128, overflow: Bool)
    func encode(to encoder: any Encoder) throws
    func hash(into hasher: inout Hasher)
    func multipliedReportingOverflow(by other: UInt128) -> (partialValue: UInt128, overflow: Bool)
    func remainderReportingOverflow(dividingBy other: UInt128) -> (partialValue: UInt128, overflow: Bool)
    func subtractingReportingOverflow(_ other: UInt128) -> (partialValue: UInt128, overflow: Bool)
    init(bitPattern: Int128)
    init(from decoder: any Decoder) throws
    init<T>(_ source: T) where T : BinaryFloatingPoint
    init<T>(_ source: T) where T : BinaryInteger
    init<T>(clamping source: T) where T : BinaryInteger
    init<T>(truncatingIfNeeded source: T) where T : BinaryInteger
    init?<T>(exactly source: T) where T : BinaryFloatingPoint
    init?<T>(exactly source: T) where T : BinaryInteger
    static func != (lhs: UInt128, rhs: UInt128) -> Bool
    static func % (a: UInt128, b: UInt128) -> UInt128
    static func %= (a: inout UInt128, b: UInt128)
    static func &<<= (a: inout UInt128, b: UInt128)
    static func &= (a: inout UInt128, b: UInt128)
    static func &>>= (a: inout UInt128, b: UInt128)
    static func * (a: UInt128, b: UInt128) -> UInt128
    static func *= (a: inout UInt128, b: UInt128)
    static func + (a: UInt128, b: UInt128) -> UInt128
    static func - (a: UInt128, b: UInt128) -> UInt128
    static func / (a: UInt128, b: UInt128) -> UInt128
    static func /= (a: inout UInt128, b: UInt128)
    static func < (a: UInt128, b: UInt128) -> Bool
    static func <= (lhs: UInt128, rhs: UInt128) -> Bool
    static func == (a: UInt128, b: UInt128) -> Bool
    static func > (lhs: UInt128, rhs: UInt128) -> Bool
    static func >= (lhs: UInt128, rhs: UInt128) -> Bool
    static func ^= (a: inout UInt128, b: UInt128)
    static func |= (a: inout UInt128, b: UInt128)
    static var bitWidth: Int { get }
    static var max: UInt128 { get }
    static var min: UInt128 { get }
    static var zero: UInt128 { get }
    typealias IntegerLiteralType = UInt128
    typealias Magnitude = UInt128
    var byteSwapped: UInt128 { get }
    var customMirror: Mirror { get }
    var leadingZeroBitCount: Int { get }
    var magnitude: UInt128 { get }
    var nonzeroBitCount: Int { get }
    var trailingZeroBitCount: Int { get }
    var words: UInt128.Words { get }
    @UInt128.Words struct struct Words
    :BidirectionalCollection
    :Collection
    :RandomAccessCollection
    :Sendable
    :Sequence
    func index(after i: Int) -> Int
    func index(before i: Int) -> Int
    subscript(position: Int) -> UInt { get }
    typealias Element = UInt
    typealias Index = Int
    typealias Indices = Range<Int>
    typealias SubSequence = Slice<UInt128.Words>
    var count: Int { get }
    var endIndex: Int { get }
    var indices: UInt128.Words.Indices { get }
    var startIndex: Int { get }
    @UInt16 struct struct UInt16
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
    :Strideable
    :UnsignedInteger
    +init(_ value: CGFloat)
    +init(truncating number: NSNumber)
    +init(unicodeScalarLiteral scalar: UnicodeScalar)
    +init?(exactly number: NSNumber)
    func addingReportingOverflow(_ other: UInt16) -> (partialValue: UInt16, overflow: Bool)
    func dividedReportingOverflow(by other: UInt16) -> (partialValue: UInt16, overflow: Bool)
    func dividingFullWidth(_ dividend: (high: UInt16, low: UInt16.Magnitude)) -> (quotient: UInt16, remainder: UInt16)
    func encode(to encoder: any Encoder) throws
    func hash(into hasher: inout Hasher)
    func multipliedFullWidth(by other: UInt16) -> (high: UInt16, low: UInt16.Magnitude)
    func multipliedReportingOverflow(by other: UInt16) -> (partialValue: UInt16, overflow: Bool)
    func remainderReportingOverflow(dividingBy other: UInt16) -> (partialValue: UInt16, overflow: Bool)
    func signum() -> UInt16
    func subtractingReportingOverflow(_ other: UInt16) -> (partialValue: UInt16, overflow: Bool)
    init(_ source: Double)
    init(_ source: Float)
    init(_ source: Float16)
    init(bitPattern x: Int16)
    init(from decoder: any Decoder) throws
    init?(exactly source: Double)
    init?(exactly source: Float)
    init?(exactly source: Float16)
    static func != (lhs: UInt16, rhs: UInt16) -> Bool
    static func % (lhs: UInt16, rhs: UInt16) -> UInt16
    static func %= (lhs: inout UInt16, rhs: UInt16)
    static func & (lhs: UInt16, rhs: UInt16) -> UInt16
    static func &<< (lhs: UInt16, rhs: UInt16) -> UInt16
    static func &<<= (lhs: inout UInt16, rhs: UInt16)
    static func &= (lhs: inout UInt16, rhs: UInt16)
    static func &>> (lhs: UInt16, rhs: UInt16) -> UInt16
    static func &>>= (lhs: inout UInt16, rhs: UInt16)
    static func * (lhs: UInt16, rhs: UInt16) -> UInt16
    static func *= (lhs: inout UInt16, rhs: UInt16)
    static func + (lhs: UInt16, rhs: UInt16) -> UInt16
    static func += (lhs: inout UInt16, rhs: UInt16)
    static func - (lhs: UInt16, rhs: UInt16) -> UInt16
    static func -= (lhs: inout UInt16, rhs: UInt16)
    static func / (lhs: UInt16, rhs: UInt16) -> UInt16
    static func /= (lhs: inout UInt16, rhs: UInt16)
    static func < (lhs: UInt16, rhs: UInt16) -> Bool
    static func <= (lhs: UInt16, rhs: UInt16) -> Bool
    static func == (lhs: UInt16, rhs: UInt16) -> Bool
    static func > (lhs: UInt16, rhs: UInt16) -> Bool
    static func >= (lhs: UInt16, rhs: UInt16) -> Bool
    static func ^ (lhs: UInt16, rhs: UInt16) -> UInt16
    static func ^= (lhs: inout UInt16, rhs: UInt16)
    static func | (lhs: UInt16, rhs: UInt16) -> UInt16
    static func |= (lhs: inout UInt16, rhs: UInt16)
    static var bitWidth: Int { get }
    typealias IntegerLiteralType = UInt16
    typealias Magnitude = UInt16
    var byteSwapped: UInt16 { get }
    var customMirror: Mirror { get }
    var leadingZeroBitCount: Int { get }
    var nonzeroBitCount: Int { get }
    var trailingZeroBitCount: Int { get }
    var words: UInt16.Words { get }
    @UInt16.SIMD16Storage struct struct SIMD16Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> UInt16 { get set }
    var scalarCount: Int { get }
    @UInt16.SIMD2Storage struct struct SIMD2Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> UInt16 { get set }
    var scalarCount: Int { get }
    @UInt16.SIMD32Storage struct struct SIMD32Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> UInt16 { get set }
    var scalarCount: Int { get }
    @UInt16.SIMD4Storage struct struct SIMD4Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> UInt16 { get set }
    var scalarCount: Int { get }
    @UInt16.SIMD64Storage struct struct SIMD64Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> UInt16 { get set }
    var scalarCount: Int { get }
    @UInt16.SIMD8Storage struct struct SIMD8Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> UInt16 { get set }
    var scalarCount: Int { get }
    @UInt16.Words struct struct Words
    :BidirectionalCollection
    :Collection
    :RandomAccessCollection
    :Sendable
    :Sequence
    func index(after i: Int) -> Int
    func index(before i: Int) -> Int
    init(_ value: UInt16)
    subscript(position: Int) -> UInt { get }
    typealias Indices = Range<Int>
    typealias SubSequence = Slice<UInt16.Words>
    var count: Int { get }
    var endIndex: Int { get }
    var indices: UInt16.Words.Indices { get }
    var startIndex: Int { get }
    @UInt32 struct struct UInt32
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
    :Strideable
    :UnsignedInteger
    +init(_ value: CGFloat)
    +init(truncating number: NSNumber)
    +init?(exactly number: NSNumber)
    func addingReportingOverflow(_ other: UInt32) -> (partialValue: UInt32, overflow: Bool)
    func dividedReportingOverflow(by other: UInt32) -> (partialValue: UInt32, overflow: Bool)
    func dividingFullWidth(_ dividend: (high: UInt32, low: UInt32.Magnitude)) -> (quotient: UInt32, remainder: UInt32)
    func encode(to encoder: any Encoder) throws
    func hash(into hasher: inout Hasher)
    func multipliedFullWidth(by other: UInt32) -> (high: UInt32, low: UInt32.Magnitude)
    func multipliedReportingOverflow(by other: UInt32) -> (partialValue: UInt32, overflow: Bool)
    func remainderReportingOverflow(dividingBy other: UInt32) -> (partialValue: UInt32, overflow: Bool)
    func signum() -> UInt32
    func subtractingReportingOverflow(_ other: UInt32) -> (partialValue: UInt32, overflow: Bool)
    init(_ source: Double)
    init(_ source: Float)
    init(_ source: Float16)
    init(_ v: Unicode.Scalar)
    init(bitPattern x: Int32)
    init(from decoder: any Decoder) throws
    init?(exactly source: Double)
    init?(exactly source: Float)
    init?(exactly source: Float16)
    static func != (lhs: UInt32, rhs: UInt32) -> Bool
    static func % (lhs: UInt32, rhs: UInt32) -> UInt32
    static func %= (lhs: inout UInt32, rhs: UInt32)
    static func & (lhs: UInt32, rhs: UInt32) -> UInt32
    static func &<< (lhs: UInt32, rhs: UInt32) -> UInt32
    static func &<<= (lhs: inout UInt32, rhs: UInt32)
    static func &= (lhs: inout UInt32, rhs: UInt32)
    static func &>> (lhs: UInt32, rhs: UInt32) -> UInt32
    static func &>>= (lhs: inout UInt32, rhs: UInt32)
    static func * (lhs: UInt32, rhs: UInt32) -> UInt32
    static func *= (lhs: inout UInt32, rhs: UInt32)
    static func + (lhs: UInt32, rhs: UInt32) -> UInt32
    static func += (lhs: inout UInt32, rhs: UInt32)
    static func - (lhs: UInt32, rhs: UInt32) -> UInt32
    static func -= (lhs: inout UInt32, rhs: UInt32)
    static func / (lhs: UInt32, rhs: UInt32) -> UInt32
    static func /= (lhs: inout UInt32, rhs: UInt32)
    static func < (lhs: UInt32, rhs: UInt32) -> Bool
    static func <= (lhs: UInt32, rhs: UInt32) -> Bool
    static func == (lhs: UInt32, rhs: UInt32) -> Bool
    static func > (lhs: UInt32, rhs: UInt32) -> Bool
    static func >= (lhs: UInt32, rhs: UInt32) -> Bool
    static func ^ (lhs: UInt32, rhs: UInt32) -> UInt32
    static func ^= (lhs: inout UInt32, rhs: UInt32)
    static func | (lhs: UInt32, rhs: UInt32) -> UInt32
    static func |= (lhs: inout UInt32, rhs: UInt32)
    static var bitWidth: Int { get }
    typealias IntegerLiteralType = UInt32
    typealias Magnitude = UInt32
    var byteSwapped: UInt32 { get }
    var customMirror: Mirror { get }
    var leadingZeroBitCount: Int { get }
    var nonzeroBitCount: Int { get }
    var trailingZeroBitCount: Int { get }
    var words: UInt32.Words { get }
    @UInt32.SIMD16Storage struct struct SIMD16Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> UInt32 { get set }
    var scalarCount: Int { get }
    @UInt32.SIMD2Storage struct struct SIMD2Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> UInt32 { get set }
    var scalarCount: Int { get }
    @UInt32.SIMD32Storage struct struct SIMD32Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> UInt32 { get set }
    var scalarCount: Int { get }
    @UInt32.SIMD4Storage struct struct SIMD4Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> UInt32 { get set }
    var scalarCount: Int { get }
    @UInt32.SIMD64Storage struct struct SIMD64Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> UInt32 { get set }
    var scalarCount: Int { get }
    @UInt32.SIMD8Storage struct struct SIMD8Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> UInt32 { get set }
    var scalarCount: Int { get }
    @UInt32.Words struct struct Words
    :BidirectionalCollection
    :Collection
    :RandomAccessCollection
    :Sendable
    :Sequence
    func index(after i: Int) -> Int
    func index(before i: Int) -> Int
    init(_ value: UInt32)
    subscript(position: Int) -> UInt { get }
    typealias Indices = Range<Int>
    typealias SubSequence = Slice<UInt32.Words>
    var count: Int { get }
    var endIndex: Int { get }
    var indices: UInt32.Words.Indices { get }
    var startIndex: Int { get }
    @UInt64 struct struct UInt64
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
    :Strideable
    :UnsignedInteger
    +init(_ value: CGFloat)
    +init(truncating number: NSNumber)
    +init?(exactly number: NSNumber)
    func addingReportingOverflow(_ other: UInt64) -> (partialValue: UInt64, overflow: Bool)
    func dividedReportingOverflow(by other: UInt64) -> (partialValue: UInt64, overflow: Bool)
    func dividingFullWidth(_ dividend: (high: UInt64, low: UInt64.Magnitude)) -> (quotient: UInt64, remainder: UInt64)
    func encode(to encoder: any Encoder) throws
    func hash(into hasher: inout Hasher)
    func multipliedFullWidth(by other: UInt64) -> (high: UInt64, low: UInt64.Magnitude)
    func multipliedReportingOverflow(by other: UInt64) -> (partialValue: UInt64, overflow: Bool)
    func remainderReportingOverflow(dividingBy other: UInt64) -> (partialValue: UInt64, overflow: Bool)
    func signum() -> UInt64
    func subtractingReportingOverflow(_ other: UInt64) -> (partialValue: UInt64, overflow: Bool)
    init(_ source: Double)
    init(_ source: Float)
    init(_ source: Float16)
    init(_ v: Unicode.Scalar)
    init(bitPattern x: Int64)
    init(from decoder: any Decoder) throws
    init?(exactly source: Double)
    init?(exactly source: Float)
    init?(exactly source: Float16)
    static func != (lhs: UInt64, rhs: UInt64) -> Bool
    static func % (lhs: UInt64, rhs: UInt64) -> UInt64
    static func %= (lhs: inout UInt64, rhs: UInt64)
    static func & (lhs: UInt64, rhs: UInt64) -> UInt64
    static func &<< (lhs: UInt64, rhs: UInt64) -> UInt64
    static func &<<= (lhs: inout UInt64, rhs: UInt64)
    static func &= (lhs: inout UInt64, rhs: UInt64)
    static func &>> (lhs: UInt64, rhs: UInt64) -> UInt64
    static func &>>= (lhs: inout UInt64, rhs: UInt64)
    static func * (lhs: UInt64, rhs: UInt64) -> UInt64
    static func *= (lhs: inout UInt64, rhs: UInt64)
    static func + (lhs: UInt64, rhs: UInt64) -> UInt64
    static func += (lhs: inout UInt64, rhs: UInt64)
    static func - (lhs: UInt64, rhs: UInt64) -> UInt64
    static func -= (lhs: inout UInt64, rhs: UInt64)
    static func / (lhs: UInt64, rhs: UInt64) -> UInt64
    static func /= (lhs: inout UInt64, rhs: UInt64)
    static func < (lhs: UInt64, rhs: UInt64) -> Bool
    static func <= (lhs: UInt64, rhs: UInt64) -> Bool
    static func == (lhs: UInt64, rhs: UInt64) -> Bool
    static func > (lhs: UInt64, rhs: UInt64) -> Bool
    static func >= (lhs: UInt64, rhs: UInt64) -> Bool
    static func ^ (lhs: UInt64, rhs: UInt64) -> UInt64
    static func ^= (lhs: inout UInt64, rhs: UInt64)
    static func | (lhs: UInt64, rhs: UInt64) -> UInt64
    static func |= (lhs: inout UInt64, rhs: UInt64)
    static var bitWidth: Int { get }
    typealias IntegerLiteralType = UInt64
    typealias Magnitude = UInt64
    var byteSwapped: UInt64 { get }
    var customMirror: Mirror { get }
    var leadingZeroBitCount: Int { get }
    var nonzeroBitCount: Int { get }
    var trailingZeroBitCount: Int { get }
    var words: UInt64.Words { get }
    @UInt64.SIMD16Storage struct struct SIMD16Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> UInt64 { get set }
    var scalarCount: Int { get }
    @UInt64.SIMD2Storage struct struct SIMD2Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> UInt64 { get set }
    var scalarCount: Int { get }
    @UInt64.SIMD32Storage struct struct SIMD32Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> UInt64 { get set }
    var scalarCount: Int { get }
    @UInt64.SIMD4Storage struct struct SIMD4Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> UInt64 { get set }
    var scalarCount: Int { get }
    @UInt64.SIMD64Storage struct struct SIMD64Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> UInt64 { get set }
    var scalarCount: Int { get }
    @UInt64.SIMD8Storage struct struct SIMD8Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> UInt64 { get set }
    var scalarCount: Int { get }
    @UInt64.Words struct struct Words
    :BidirectionalCollection
    :Collection
    :RandomAccessCollection
    :Sendable
    :Sequence
    func index(after i: Int) -> Int
    func index(before i: Int) -> Int
    init(_ value: UInt64)
    subscript(position: Int) -> UInt { get }
    typealias Indices = Range<Int>
    typealias SubSequence = Slice<UInt64.Words>
    var count: Int { get }
    var endIndex: Int { get }
    var indices: UInt64.Words.Indices { get }
    var startIndex: Int { get }
    @UInt8 struct struct UInt8
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
    :Strideable
    :UnsignedInteger
    +init(_ value: CGFloat)
    +init(truncating number: NSNumber)
    +init?(exactly number: NSNumber)
    func addingReportingOverflow(_ other: UInt8) -> (partialValue: UInt8, overflow: Bool)
    func dividedReportingOverflow(by other: UInt8) -> (partialValue: UInt8, overflow: Bool)
    func dividingFullWidth(_ dividend: (high: UInt8, low: UInt8.Magnitude)) -> (quotient: UInt8, remainder: UInt8)
    func encode(to encoder: any Encoder) throws
    func hash(into hasher: inout Hasher)
    func multipliedFullWidth(by other: UInt8) -> (high: UInt8, low: UInt8.Magnitude)
    func multipliedReportingOverflow(by other: UInt8) -> (partialValue: UInt8, overflow: Bool)
    func remainderReportingOverflow(dividingBy other: UInt8) -> (partialValue: UInt8, overflow: Bool)
    func signum() -> UInt8
    func subtractingReportingOverflow(_ other: UInt8) -> (partialValue: UInt8, overflow: Bool)
    init(_ source: Double)
    init(_ source: Float)
    init(_ source: Float16)
    init(ascii v: Unicode.Scalar)
    init(bitPattern x: Int8)
    init(from decoder: any Decoder) throws
    init?(exactly source: Double)
    init?(exactly source: Float)
    init?(exactly source: Float16)
    static func != (lhs: UInt8, rhs: UInt8) -> Bool
    static func % (lhs: UInt8, rhs: UInt8) -> UInt8
    static func %= (lhs: inout UInt8, rhs: UInt8)
    static func & (lhs: UInt8, rhs: UInt8) -> UInt8
    static func &<< (lhs: UInt8, rhs: UInt8) -> UInt8
    static func &<<= (lhs: inout UInt8, rhs: UInt8)
    static func &= (lhs: inout UInt8, rhs: UInt8)
    static func &>> (lhs: UInt8, rhs: UInt8) -> UInt8
    static func &>>= (lhs: inout UInt8, rhs: UInt8)
    static func * (lhs: UInt8, rhs: UInt8) -> UInt8
    static func *= (lhs: inout UInt8, rhs: UInt8)
    static func + (lhs: UInt8, rhs: UInt8) -> UInt8
    static func += (lhs: inout UInt8, rhs: UInt8)
    static func - (lhs: UInt8, rhs: UInt8) -> UInt8
    static func -= (lhs: inout UInt8, rhs: UInt8)
    static func / (lhs: UInt8, rhs: UInt8) -> UInt8
    static func /= (lhs: inout UInt8, rhs: UInt8)
    static func < (lhs: UInt8, rhs: UInt8) -> Bool
    static func <= (lhs: UInt8, rhs: UInt8) -> Bool
    static func == (lhs: UInt8, rhs: UInt8) -> Bool
    static func > (lhs: UInt8, rhs: UInt8) -> Bool
    static func >= (lhs: UInt8, rhs: UInt8) -> Bool
    static func ^ (lhs: UInt8, rhs: UInt8) -> UInt8
    static func ^= (lhs: inout UInt8, rhs: UInt8)
    static func | (lhs: UInt8, rhs: UInt8) -> UInt8
    static func |= (lhs: inout UInt8, rhs: UInt8)
    static var bitWidth: Int { get }
    typealias IntegerLiteralType = UInt8
    typealias Magnitude = UInt8
    var byteSwapped: UInt8 { get }
    var customMirror: Mirror { get }
    var leadingZeroBitCount: Int { get }
    var nonzeroBitCount: Int { get }
    var trailingZeroBitCount: Int { get }
    var words: UInt8.Words { get }
    @UInt8.SIMD16Storage struct struct SIMD16Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> UInt8 { get set }
    var scalarCount: Int { get }
    @UInt8.SIMD2Storage struct struct SIMD2Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> UInt8 { get set }
    var scalarCount: Int { get }
    @UInt8.SIMD32Storage struct struct SIMD32Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> UInt8 { get set }
    var scalarCount: Int { get }
    @UInt8.SIMD4Storage struct struct SIMD4Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> UInt8 { get set }
    var scalarCount: Int { get }
    @UInt8.SIMD64Storage struct struct SIMD64Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> UInt8 { get set }
    var scalarCount: Int { get }
    @UInt8.SIMD8Storage struct struct SIMD8Storage
    :SIMDStorage
    :Sendable
    init()
    subscript(index: Int) -> UInt8 { get set }
    var scalarCount: Int { get }
    @UInt8.Words struct struct Words
    :BidirectionalCollection
    :Collection
    :RandomAccessCollection
    :Sendable
    :Sequence
    func index(after i: Int) -> Int
    func index(before i: Int) -> Int
    init(_ value: UInt8)
    subscript(position: Int) -> UInt { get }
    typealias Indices = Range<Int>
    typealias SubSequence = Slice<UInt8.Words>
    var count: Int { get }
    var endIndex: Int { get }
    var indices: UInt8.Words.Indices { get }
    var startIndex: Int { get }
    @URL struct struct URL
    :CustomDebugStringConvertible
    :CustomPlaygroundDisplayConvertible
    :CustomStringConvertible
    :Decodable
    :Encodable
    :Equatable
    :Hashable
    :ReferenceConvertible
    :Sendable
    func appending(queryItems: [URLQueryItem]) -> URL
    func appending<S>(component: S, directoryHint: URL.DirectoryHint = .inferFromPath) -> URL where S : StringProtocol
    func appending<S>(components: S..., directoryHint: URL.DirectoryHint = .inferFromPath) -> URL where S : StringProtocol
    func appending<S>(path: S, directoryHint: URL.DirectoryHint = .inferFromPath) -> URL where S : StringProtocol
    func appendingPathComponent(_ pathComponent: String) -> URL
    func appendingPathComponent(_ pathComponent: String, isDirectory: Bool) -> URL
    func appendingPathExtension(_ pathExtension: String) -> URL
    func checkResourceIsReachable() throws -> Bool
    func deletingLastPathComponent() -> URL
    func deletingPathExtension() -> URL
    func encode(to encoder: any Encoder) throws
    func fragment(percentEncoded: Bool = true) -> String?
    func hash(into hasher: inout Hasher)
    func host(percentEncoded: Bool = true) -> String?
    func password(percentEncoded: Bool = true) -> String?
    func path(percentEncoded: Bool = true) -> String
    func query(percentEncoded: Bool = true) -> String?
    func resolvingSymlinksInPath() -> URL
    func resourceValues(forKeys keys: Set<URLResourceKey>) throws -> URLResourceValues
    func user(percentEncoded: Bool = true) -> String?
    func withUnsafeFileSystemRepresentation<ResultType>(_ block: (UnsafePointer<Int8>?) throws -> ResultType) rethrows -> ResultType
    init(filePath path: String, directoryHint: URL.DirectoryHint = .inferFromPath, relativeTo base: URL? = nil)
    init(fileReferenceLiteralResourceName name: String)
    init(fileURLWithPath path: String)
    init(fileURLWithPath path: String, isDirectory: Bool)
    init(fileURLWithPath path: String, isDirectory: Bool, relativeTo base: URL?)
    init(fileURLWithPath path: String, relativeTo base: URL?)
    init(from decoder: any Decoder) throws
    init?(dataRepresentation: Data, relativeTo base: URL?, isAbsolute: Bool = false)
    init?(string: String)
    init?(string: String, encodingInvalidCharacters: Bool)
    init?(string: String, relativeTo url: URL?)
    init?(template: URL.Template, variables: [URL.Template.VariableName : URL.Template.Value])
    mutating func append(queryItems: [URLQueryItem])
    mutating func append<S>(component: S, directoryHint: URL.DirectoryHint = .inferFromPath) where S : StringProtocol
    mutating func append<S>(components: S..., directoryHint: URL.DirectoryHint = .inferFromPath) where S : StringProtocol
    mutating func append<S>(path: S, directoryHint: URL.DirectoryHint = .inferFromPath) where S : StringProtocol
    mutating func appendPathComponent(_ pathComponent: String)
    mutating func appendPathComponent(_ pathComponent: String, isDirectory: Bool)
    mutating func appendPathExtension(_ pathExtension: String)
    mutating func deleteLastPathComponent()
    mutating func deletePathExtension()
    mutating func removeAllCachedResourceValues()
    mutating func removeCachedResourceValue(forKey key: URLResourceKey)
    mutating func resolveSymlinksInPath()
    mutating func setResourceValues(_ values: URLResourceValues) throws
    mutating func setTemporaryResourceValue(_ value: Any, forKey key: URLResourceKey)
    mutating func standardize()
    static func == (lhs: URL, rhs: URL) -> Bool
    static func currentDirectory() -> URL
    static func homeDirectory(forUser user: String) -> URL?
    static var homeDirectory: URL { get }
    static var temporaryDirectory: URL { get }
    typealias ReferenceType = NSURL
    var absoluteString: String { get }
    var absoluteURL: URL { get }
    var baseURL: URL? { get }
    var dataRepresentation: Data { get }
    var debugDescription: String { get }
    var description: String { get }
    var fragment: String? { get }
    var hasDirectoryPath: Bool { get }
    var host: String? { get }
    var isFileURL: Bool { get }
    var lastPathComponent: String { get }
    var password: String? { get }
    var path: String { get }
    var pathComponents: [String] { get }
    var pathExtension: String { get }
    var playgroundDescription: Any { get }
    var port: Int? { get }
    var query: String? { get }
    var relativePath: String { get }
    var relativeString: String { get }
    var scheme: String? { get }
    var standardized: URL { get }
    var standardizedFileURL: URL { get }
    var user: String? { get }
    @URL.DirectoryHint enum enum DirectoryHint
    :Equatable
    :Hashable
    :Sendable
    case checkFileSystem
    case inferFromPath
    case isDirectory
    case notDirectory
    @URL.Template struct struct Template
    :CustomStringConvertible
    :Equatable
    :Hashable
    :Sendable
    init?(_ template: String)
    var description: String { get }
    @URL.Template.Value struct struct Value
    :CustomStringConvertible
    :Equatable
    :ExpressibleByArrayLiteral
    :ExpressibleByDictionaryLiteral
    :ExpressibleByExtendedGraphemeClusterLiteral
    :ExpressibleByStringLiteral
    :ExpressibleByUnicodeScalarLiteral
    :Hashable
    :Sendable
    init(arrayLiteral elements: String...)
    init(dictionaryLiteral elements: (String, String)...)
    init(stringLiteral value: String)
    static func associativeList(_ list: some Sequence<(key: String, value: String)>) -> URL.Template.Value
    static func list(_ list: some Sequence<String>) -> URL.Template.Value
    static func text(_ text: String) -> URL.Template.Value
    var description: String { get }
    @URL.Template.VariableName struct struct VariableName
    :CustomStringConvertible
    :Equatable
    :Hashable
    :Sendable
    init(_ key: String)
    var description: String { get }
    @URLComponents struct struct URLComponents
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
    func hash(into hasher: inout Hasher)
    func url(relativeTo base: URL?) -> URL?
    init()
    init(from decoder: any Decoder) throws
    init?(string: String)
    init?(string: String, encodingInvalidCharacters: Bool)
    init?(url: URL, resolvingAgainstBaseURL resolve: Bool)
    static func == (lhs: URLComponents, rhs: URLComponents) -> Bool
    typealias ReferenceType = NSURLComponents
    var customMirror: Mirror { get }
    var debugDescription: String { get }
    var description: String { get }
    var encodedHost: String? { get set }
    var fragment: String? { get set }
    var host: String? { get set }
    var password: String? { get set }
    var path: String { get set }
    var percentEncodedFragment: String? { get set }
    var percentEncodedHost: String? { get set }
    var percentEncodedPassword: String? { get set }
    var percentEncodedPath: String { get set }
    var percentEncodedQuery: String? { get set }
    var percentEncodedQueryItems: [URLQueryItem]? { get set }
    var percentEncodedUser: String? { get set }
    var port: Int? { get set }
    var query: String? { get set }
    var queryItems: [URLQueryItem]? { get set }
    var rangeOfFragment: Range<String.Index>? { get }
    var rangeOfHost: Range<String.Index>? { get }
    var rangeOfPassword: Range<String.Index>? { get }
    var rangeOfPath: Range<String.Index>? { get }
    var rangeOfPort: Range<String.Index>? { get }
    var rangeOfQuery: Range<String.Index>? { get }
    var rangeOfScheme: Range<String.Index>? { get }
    var rangeOfUser: Range<String.Index>? { get }
    var scheme: String? { get set }
    var string: String? { get }
    var url: URL? { get }
    var user: String? { get set }
    @URLError struct struct URLError
    :CustomNSError
    :CustomStringConvertible
    :Equatable
    :Error
    :Hashable
    :Sendable
    static var backgroundSessionInUseByAnotherProcess: URLError.Code { get }
    static var backgroundSessionRequiresSharedContainer: URLError.Code { get }
    static var backgroundSessionWasDisconnected: URLError.Code { get }
    static var badServerResponse: URLError.Code { get }
    static var badURL: URLError.Code { get }
    static var callIsActive: URLError.Code { get }
    static var cancelled: URLError.Code { get }
    static var cannotCloseFile: URLError.Code { get }
    static var cannotConnectToHost: URLError.Code { get }
    static var cannotCreateFile: URLError.Code { get }
    static var cannotDecodeContentData: URLError.Code { get }
    static var cannotDecodeRawData: URLError.Code { get }
    static var cannotFindHost: URLError.Code { get }
    static var cannotLoadFromNetwork: URLError.Code { get }
    static var cannotMoveFile: URLError.Code { get }
    static var cannotOpenFile: URLError.Code { get }
    static var cannotParseResponse: URLError.Code { get }
    static var cannotRemoveFile: URLError.Code { get }
    static var cannotWriteToFile: URLError.Code { get }
    static var clientCertificateRejected: URLError.Code { get }
    static var clientCertificateRequired: URLError.Code { get }
    static var dataNotAllowed: URLError.Code { get }
    static var dnsLookupFailed: URLError.Code { get }
    static var downloadDecodingFailedMidStream: URLError.Code { get }
    static var downloadDecodingFailedToComplete: URLError.Code { get }
    static var errorDomain: String { get }
    static var fileDoesNotExist: URLError.Code { get }
    static var fileIsDirectory: URLError.Code { get }
    static var httpTooManyRedirects: URLError.Code { get }
    static var internationalRoamingOff: URLError.Code { get }
    static var networkConnectionLost: URLError.Code { get }
    static var noPermissionsToReadFile: URLError.Code { get }
    static var notConnectedToInternet: URLError.Code { get }
    static var redirectToNonExistentLocation: URLError.Code { get }
    static var requestBodyStreamExhausted: URLError.Code { get }
    static var resourceUnavailable: URLError.Code { get }
    static var secureConnectionFailed: URLError.Code { get }
    static var serverCertificateHasBadDate: URLError.Code { get }
    static var serverCertificateHasUnknownRoot: URLError.Code { get }
    static var serverCertificateNotYetValid: URLError.Code { get }
    static var serverCertificateUntrusted: URLError.Code { get }
    static var timedOut: URLError.Code { get }
    static var unknown: URLError.Code { get }
    static var unsupportedURL: URLError.Code { get }
    static var userAuthenticationRequired: URLError.Code { get }
    static var userCancelledAuthentication: URLError.Code { get }
    static var zeroByteResource: URLError.Code { get }
    var errorCode: Int { get }
    var errorUserInfo: [String : Any] { get }
    var failingURL: URL? { get }
    ~Self.Code : RawRepresentable, Self.Code.RawValue : FixedWidthInteger
    init(_ code: Self.Code, userInfo: [String : Any] = [:])
    var code: Self.Code { get }
    var userInfo: [String : Any] { get }
    ~
    @URLError.Code enum enum Code
    :Equatable
    :Hashable
    :RawRepresentable
    :Sendable
    case appTransportSecurityRequiresSecureConnection
    case backgroundSessionInUseByAnotherProcess
    case backgroundSessionRequiresSharedContainer
    case backgroundSessionWasDisconnected
    case badServerResponse
    case badURL
    case callIsActive
    case cancelled
    case cannotCloseFile
    case cannotConnectToHost
    case cannotCreateFile
    case cannotDecodeContentData
    case cannotDecodeRawData
    case cannotFindHost
    case cannotLoadFromNetwork
    case cannotMoveFile
    case cannotOpenFile
    case cannotParseResponse
    case cannotRemoveFile
    case cannotWriteToFile
    case clientCertificateRejected
    case clientCertificateRequired
    case dataLengthExceedsMaximum
    case dataNotAllowed
    case dnsLookupFailed
    case downloadDecodingFailedMidStream
    case downloadDecodingFailedToComplete
    case fileDoesNotExist
    case fileIsDirectory
    case httpTooManyRedirects
    case internationalRoamingOff
    case networkConnectionLost
    case noPermissionsToReadFile
    case notConnectedToInternet
    case redirectToNonExistentLocation
    case requestBodyStreamExhausted
    case resourceUnavailable
    case secureConnectionFailed
    case serverCertificateHasBadDate
    case serverCertificateHasUnknownRoot
    case serverCertificateNotYetValid
    case serverCertificateUntrusted
    case timedOut
    case unknown
    case unsupportedURL
    case userAuthenticationRequired
    case userCancelledAuthentication
    case zeroByteResource
    init?(rawValue: Int)
    static func ~= (match: Self, error: any Error) -> Bool
    @URLFileResourceType struct struct URLFileResourceType
    :Equatable
    :Hashable
    :RawRepresentable
    :Sendable
    init(_ rawValue: String)
    init(rawValue: String)
    let rawValue: String
    static let blockSpecial: URLFileResourceType
    static let characterSpecial: URLFileResourceType
    static let directory: URLFileResourceType
    static let namedPipe: URLFileResourceType
    static let regular: URLFileResourceType
    static let socket: URLFileResourceType
    static let symbolicLink: URLFileResourceType
    static let unknown: URLFileResourceType
    @URLQueryItem struct struct URLQueryItem
    :CustomDebugStringConvertible
    :CustomReflectable
    :CustomStringConvertible
    :Equatable
    :Hashable
    :Sendable
    func hash(into hasher: inout Hasher)
    init(name: String, value: String?)
    static func == (lhs: URLQueryItem, rhs: URLQueryItem) -> Bool
    var customMirror: Mirror { get }
    var debugDescription: String { get }
    var description: String { get }
    var name: String
    var value: String?
    @UUID struct struct UUID
    :Comparable
    :CustomReflectable
    :CustomStringConvertible
    :Decodable
    :Encodable
    :Equatable
    :Hashable
    :Sendable
    func encode(to encoder: any Encoder) throws
    func hash(into hasher: inout Hasher)
    init()
    init(from decoder: any Decoder) throws
    init(uuid: uuid_t)
    init?(uuidString string: String)
    static func < (lhs: UUID, rhs: UUID) -> Bool
    static func == (lhs: UUID, rhs: UUID) -> Bool
    static func random(using generator: inout some RandomNumberGenerator) -> UUID
    var customMirror: Mirror { get }
    var debugDescription: String { get }
    var description: String { get }
    var uuid: uuid_t { get }
    var uuidString: String { get }
    @UnboundedRange_ enum enum UnboundedRange_
    :Sendable
    postfix static func ... (_: UnboundedRange_)
    @UnfoldSequence struct struct UnfoldSequence<Element, State>
    :IteratorProtocol
    :Sendable where Element : Sendable, State : Sendable
    :Sequence
    mutating func next() -> Element?
    @Unicode enum enum Unicode
    :Sendable
    typealias Encoding = _UnicodeEncoding
    typealias Parser = _UnicodeParser
    typealias Version = (major: Int, minor: Int)
    @Unicode.GeneralCategory enum enum GeneralCategory
    :Equatable
    :Hashable
    :Sendable
    case closePunctuation
    case connectorPunctuation
    case control
    case currencySymbol
    case dashPunctuation
    case decimalNumber
    case enclosingMark
    case finalPunctuation
    case format
    case initialPunctuation
    case letterNumber
    case lineSeparator
    case lowercaseLetter
    case mathSymbol
    case modifierLetter
    case modifierSymbol
    case nonspacingMark
    case openPunctuation
    case otherLetter
    case otherNumber
    case otherPunctuation
    case otherSymbol
    case paragraphSeparator
    case privateUse
    case spaceSeparator
    case spacingMark
    case surrogate
    case titlecaseLetter
    case unassigned
    case uppercaseLetter
    @Unicode.NumericType enum enum NumericType
    :Equatable
    :Hashable
    :Sendable
    case decimal
    case digit
    case numeric
    @Unicode.ParseResult enum enum ParseResult<T>
    :Sendable where T : Sendable
    case emptyInput
    case error(length: Int)
    case valid(T)
    @Unicode.Scalar struct struct Scalar
    :Comparable
    :CustomDebugStringConvertible
    :CustomReflectable
    :CustomStringConvertible
    :Equatable
    :ExpressibleByUnicodeScalarLiteral
    :Hashable
    :LosslessStringConvertible
    :Sendable
    :TextOutputStreamable
    func escaped(asASCII forceASCII: Bool) -> String
    func hash(into hasher: inout Hasher)
    func write<Target>(to target: inout Target) where Target : TextOutputStream
    init(_ v: UInt8)
    init(_ v: Unicode.Scalar)
    init(unicodeScalarLiteral value: Unicode.Scalar)
    init?(_ description: String)
    init?(_ v: Int)
    init?(_ v: UInt16)
    init?(_ v: UInt32)
    static func < (lhs: Unicode.Scalar, rhs: Unicode.Scalar) -> Bool
    static func == (lhs: Unicode.Scalar, rhs: Unicode.Scalar) -> Bool
    var customMirror: Mirror { get }
    var debugDescription: String { get }
    var description: String { get }
    var isASCII: Bool { get }
    var properties: Unicode.Scalar.Properties { get }
    var utf16: Unicode.Scalar.UTF16View { get }
    var utf8: Unicode.Scalar.UTF8View { get }
    var value: UInt32 { get }
    @Unicode.Scalar.Properties struct struct Properties
    :Sendable
    var age: Unicode.Version? { get }
    var canonicalCombiningClass: Unicode.CanonicalCombiningClass { get }
    var changesWhenCaseFolded: Bool { get }
    var changesWhenCaseMapped: Bool { get }
    var changesWhenLowercased: Bool { get }
    var changesWhenNFKCCaseFolded: Bool { get }
    var changesWhenTitlecased: Bool { get }
    var changesWhenUppercased: Bool { get }
    var generalCategory: Unicode.GeneralCategory { get }
    var isASCIIHexDigit: Bool { get }
    var isAlphabetic: Bool { get }
    var isBidiControl: Bool { get }
    var isBidiMirrored: Bool { get }
    var isCaseIgnorable: Bool { get }
    var isCased: Bool { get }
    var isDash: Bool { get }
    var isDefaultIgnorableCodePoint: Bool { get }
    var isDeprecated: Bool { get }
    var isDiacritic: Bool { get }
    var isEmoji: Bool { get }
    var isEmojiModifier: Bool { get }
    var isEmojiModifierBase: Bool { get }
    var isEmojiPresentation: Bool { get }
    var isExtender: Bool { get }
    var isFullCompositionExclusion: Bool { get }
    var isGraphemeBase: Bool { get }
    var isGraphemeExtend: Bool { get }
    var isHexDigit: Bool { get }
    var isIDContinue: Bool { get }
    var isIDSBinaryOperator: Bool { get }
    var isIDSTrinaryOperator: Bool { get }
    var isIDStart: Bool { get }
    var isIdeographic: Bool { get }
    var isJoinControl: Bool { get }
    var isLogicalOrderException: Bool { get }
    var isLowercase: Bool { get }
    var isMath: Bool { get }
    var isNoncharacterCodePoint: Bool { get }
    var isPatternSyntax: Bool { get }
    var isPatternWhitespace: Bool { get }
    var isQuotationMark: Bool { get }
    var isRadical: Bool { get }
    var isSentenceTerminal: Bool { get }
    var isSoftDotted: Bool { get }
    var isTerminalPunctuation: Bool { get }
    var isUnifiedIdeograph: Bool { get }
    var isUppercase: Bool { get }
    var isVariationSelector: Bool { get }
    var isWhitespace: Bool { get }
    var isXIDContinue: Bool { get }
    var isXIDStart: Bool { get }
    var lowercaseMapping: String { get }
    var name: String? { get }
    var nameAlias: String? { get }
    var numericType: Unicode.NumericType? { get }
    var numericValue: Double? { get }
    var titlecaseMapping: String { get }
    var uppercaseMapping: String { get }
    @Unicode.Scalar.UTF16View struct struct UTF16View
    :BidirectionalCollection
    :Collection
    :RandomAccessCollection
    :Sendable
    :Sequence
    subscript(position: Int) -> UTF16.CodeUnit { get }
    typealias Indices = Range<Int>
    var endIndex: Int { get }
    var startIndex: Int { get }
    @Unicode.Scalar.UTF8View struct struct UTF8View
    :BidirectionalCollection
    :Collection
    :RandomAccessCollection
    :Sendable
    :Sequence
    subscript(position: Int) -> UTF8.CodeUnit { get }
    typealias Indices = Range<Int>
    var endIndex: Int { get }
    var startIndex: Int { get }
    @UnicodeCodec protocol protocol UnicodeCodec : _UnicodeEncoding
    init()
    mutating func decode<I>(_ input: inout I) -> UnicodeDecodingResult where I : IteratorProtocol, Self.CodeUnit == I.Element
    static func encode(_ input: Unicode.Scalar, into processCodeUnit: (Self.CodeUnit) -> Void)
    @UnicodeDecodingResult enum enum UnicodeDecodingResult
    :Equatable
    :Sendable
    case emptyInput
    case error
    case scalarValue(Unicode.Scalar)
    static func == (lhs: UnicodeDecodingResult, rhs: UnicodeDecodingResult) -> Bool
    @Unit class class Unit
    :CustomDebugStringConvertible
    :CustomStringConvertible
    :Equatable
    :Hashable
    :NSCoding
    :NSCopying
    :NSObject
    :NSObjectProtocol
    :NSSecureCoding
    :Sendable
    func copy(with zone: NSZone?) -> Any
    func encode(with aCoder: NSCoder)
    func isEqual(_ object: Any?) -> Bool
    init(symbol: String)
    init?(coder aDecoder: NSCoder)
    let symbol: String
    static var supportsSecureCoding: Bool { get }
    @Unmanaged struct struct Unmanaged<Instance> where Instance : AnyObject
    :Sendable where Instance : Sendable
    func release()
    func retain() -> Unmanaged<Instance>
    func takeRetainedValue() -> Instance
    func takeUnretainedValue() -> Instance
    static func passRetained(_ value: Instance) -> Unmanaged<Instance>
    static func passUnretained(_ value: Instance) -> Unmanaged<Instance>
    @UnownedJob struct struct UnownedJob
    :CustomStringConvertible
    :Sendable
    func runSynchronously(isolatedTo serialExecutor: UnownedSerialExecutor, taskExecutor: UnownedTaskExecutor)
    func runSynchronously(on executor: UnownedSerialExecutor)
    func runSynchronously(on executor: UnownedTaskExecutor)
    init(_ job: ExecutorJob)
    init(_ job: Job)
    var description: String { get }
    var priority: JobPriority { get }
    @UnownedSerialExecutor struct struct UnownedSerialExecutor
    :Sendable
    func asSerialExecutor() -> (any SerialExecutor)?
    init(_ executor: Builtin.Executor)
    init<E>(_ executor: E) where E : SerialExecutor
    init<E>(complexEquality executor: E) where E : SerialExecutor
    init<E>(ordinary executor: E) where E : SerialExecutor
    @UnownedTaskExecutor struct struct UnownedTaskExecutor
    :Equatable
    :Sendable
    func asTaskExecutor() -> (any TaskExecutor)?
    init(_ executor: Builtin.Executor)
    init<E>(_ executor: E) where E : TaskExecutor
    init<E>(ordinary executor: E) where E : TaskExecutor
    static func == (lhs: UnownedTaskExecutor, rhs: UnownedTaskExecutor) -> Bool
    @UnsignedInteger protocol protocol UnsignedInteger : BinaryInteger
    :AdditiveArithmetic
    :BinaryInteger
    :Comparable
    :CustomStringConvertible
    :Equatable
    :ExpressibleByIntegerLiteral
    :Hashable
    :Numeric
    :Strideable
    ~Self : FixedWidthInteger
    func dividingFullWidth(_ dividend: (high: Self, low: Self.Magnitude)) -> (quotient: Self, remainder: Self)
    init<T>(_ source: T) where T : BinaryInteger
    init?<T>(exactly source: T) where T : BinaryInteger
    static var max: Self { get }
    static var min: Self { get }
    ~
    ~Self : UnsignedInteger
    static var isSigned: Bool { get }
    var magnitude: Self { get }
    ~
    @UserDefaults class class UserDefaults
    :CustomDebugStringConvertible
    :CustomStringConvertible
    :Equatable
    :Hashable
    :NSObject
    :NSObjectProtocol
    class func resetStandardUserDefaults()
    class var standard: UserDefaults { get }
    func addSuite(named suiteName: String)
    func array(forKey defaultName: String) -> [Any]?
    func bool(forKey defaultName: String) -> Bool
    func data(forKey defaultName: String) -> Data?
    func dictionary(forKey defaultName: String) -> [String : Any]?
    func dictionaryRepresentation() -> [String : Any]
    func double(forKey defaultName: String) -> Double
    func float(forKey defaultName: String) -> Float
    func integer(forKey defaultName: String) -> Int
    func object(forKey defaultName: String) -> Any?
    func objectIsForced(forKey key: String) -> Bool
    func objectIsForced(forKey key: String, inDomain domain: String) -> Bool
    func persistentDomain(forName domainName: String) -> [String : Any]?
    func register(defaults registrationDictionary: [String : Any])
    func removeObject(forKey defaultName: String)
    func removePersistentDomain(forName domainName: String)
    func removeSuite(named suiteName: String)
    func removeVolatileDomain(forName domainName: String)
    func set(_ url: URL?, forKey defaultName: String)
    func set(_ value: Any?, forKey defaultName: String)
    func set(_ value: Bool, forKey defaultName: String)
    func set(_ value: Double, forKey defaultName: String)
    func set(_ value: Float, forKey defaultName: String)
    func set(_ value: Int, forKey defaultName: String)
    func setPersistentDomain(_ domain: [String : Any], forName domainName: String)
    func setVolatileDomain(_ domain: [String : Any], forName domainName: String)
    func string(forKey defaultName: String) -> String?
    func stringArray(forKey defaultName: String) -> [String]?
    func synchronize() -> Bool
    func url(forKey defaultName: String) -> URL?
    func volatileDomain(forName domainName: String) -> [String : Any]
    init()
    init?(suiteName suitename: String?)
    static let argumentDomain: String
    static let didChangeNotification: NSNotification.Name
    static let globalDomain: String
    static let registrationDomain: String
    var volatileDomainNames: [String] { get }
    @WritableKeyPath class class WritableKeyPath<Root, Value>
    :CustomDebugStringConvertible
    :Equatable
    :Hashable
    :KeyPath
    @Zip2Sequence struct struct Zip2Sequence<Sequence1, Sequence2> where Sequence1 : Sequence, Sequence2 : Sequence
    :Sendable where Sequence1 : Sendable, Sequence2 : Sendable
    :Sequence
    func makeIterator() -> Zip2Sequence<Sequence1, Sequence2>.Iterator
    typealias Element = (Sequence1.Element, Sequence2.Element)
    var underestimatedCount: Int { get }
    @Zip2Sequence.Iterator struct struct Iterator
    :IteratorProtocol
    :Sendable where Sequence1.Iterator : Sendable, Sequence2.Iterator : Sendable
    mutating func next() -> Zip2Sequence<Sequence1, Sequence2>.Iterator.Element?
    typealias Element = (Sequence1.Element, Sequence2.Element)
    """#
}
