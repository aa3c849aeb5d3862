// Written by Scripts/generate-framework-tables from the symbol graphs of the Swift toolchain; do not edit.
// Facts about interfaces of the Swift project (swift.org, Apache-2.0 with Runtime Library Exception).
// swift-format-ignore-file

extension FrameworkText {
  static let part1: StaticString = #"""
    @ module
    func != (lhs: (), rhs: ()) -> Bool
    func != (t0: Any.Type?, t1: Any.Type?) -> Bool
    func != <A, B, C, D, E, F>(lhs: (A, B, C, D, E, F), rhs: (A, B, C, D, E, F)) -> Bool where A : Equatable, B : Equatable, C : Equatable, D : Equatable, E : Equatable, F : Equatable
    func != <A, B, C, D, E>(lhs: (A, B, C, D, E), rhs: (A, B, C, D, E)) -> Bool where A : Equatable, B : Equatable, C : Equatable, D : Equatable, E : Equatable
    func != <A, B, C, D>(lhs: (A, B, C, D), rhs: (A, B, C, D)) -> Bool where A : Equatable, B : Equatable, C : Equatable, D : Equatable
    func != <A, B, C>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool where A : Equatable, B : Equatable, C : Equatable
    func != <A, B>(lhs: (A, B), rhs: (A, B)) -> Bool where A : Equatable, B : Equatable
    func != <T>(lhs: T, rhs: T) -> Bool where T : Equatable, T : RawRepresentable, T.RawValue : Equatable
    func != <T>(lhs: T, rhs: T) -> Bool where T : RawRepresentable, T.RawValue : Equatable
    func !== (lhs: AnyObject?, rhs: AnyObject?) -> Bool
    func < (lhs: (), rhs: ()) -> Bool
    func < <A, B, C, D, E, F>(lhs: (A, B, C, D, E, F), rhs: (A, B, C, D, E, F)) -> Bool where A : Comparable, B : Comparable, C : Comparable, D : Comparable, E : Comparable, F : Comparable
    func < <A, B, C, D, E>(lhs: (A, B, C, D, E), rhs: (A, B, C, D, E)) -> Bool where A : Comparable, B : Comparable, C : Comparable, D : Comparable, E : Comparable
    func < <A, B, C, D>(lhs: (A, B, C, D), rhs: (A, B, C, D)) -> Bool where A : Comparable, B : Comparable, C : Comparable, D : Comparable
    func < <A, B, C>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool where A : Comparable, B : Comparable, C : Comparable
    func < <A, B>(lhs: (A, B), rhs: (A, B)) -> Bool where A : Comparable, B : Comparable
    func <= (lhs: (), rhs: ()) -> Bool
    func <= <A, B, C, D, E, F>(lhs: (A, B, C, D, E, F), rhs: (A, B, C, D, E, F)) -> Bool where A : Comparable, B : Comparable, C : Comparable, D : Comparable, E : Comparable, F : Comparable
    func <= <A, B, C, D, E>(lhs: (A, B, C, D, E), rhs: (A, B, C, D, E)) -> Bool where A : Comparable, B : Comparable, C : Comparable, D : Comparable, E : Comparable
    func <= <A, B, C, D>(lhs: (A, B, C, D), rhs: (A, B, C, D)) -> Bool where A : Comparable, B : Comparable, C : Comparable, D : Comparable
    func <= <A, B, C>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool where A : Comparable, B : Comparable, C : Comparable
    func <= <A, B>(lhs: (A, B), rhs: (A, B)) -> Bool where A : Comparable, B : Comparable
    func == (lhs: (), rhs: ()) -> Bool
    func == (t0: Any.Type?, t1: Any.Type?) -> Bool
    func == <A, B, C, D, E, F>(lhs: (A, B, C, D, E, F), rhs: (A, B, C, D, E, F)) -> Bool where A : Equatable, B : Equatable, C : Equatable, D : Equatable, E : Equatable, F : Equatable
    func == <A, B, C, D, E>(lhs: (A, B, C, D, E), rhs: (A, B, C, D, E)) -> Bool where A : Equatable, B : Equatable, C : Equatable, D : Equatable, E : Equatable
    func == <A, B, C, D>(lhs: (A, B, C, D), rhs: (A, B, C, D)) -> Bool where A : Equatable, B : Equatable, C : Equatable, D : Equatable
    func == <A, B, C>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool where A : Equatable, B : Equatable, C : Equatable
    func == <A, B>(lhs: (A, B), rhs: (A, B)) -> Bool where A : Equatable, B : Equatable
    func == <T>(lhs: T, rhs: T) -> Bool where T : RawRepresentable, T.RawValue : Equatable
    func === (lhs: AnyClass, rhs: AnyClass) -> Bool
    func === (lhs: AnyObject?, rhs: AnyObject?) -> Bool
    func === (lhs: NSNull?, rhs: NSNull?) -> Bool
    func > (lhs: (), rhs: ()) -> Bool
    func > <A, B, C, D, E, F>(lhs: (A, B, C, D, E, F), rhs: (A, B, C, D, E, F)) -> Bool where A : Comparable, B : Comparable, C : Comparable, D : Comparable, E : Comparable, F : Comparable
    func > <A, B, C, D, E>(lhs: (A, B, C, D, E), rhs: (A, B, C, D, E)) -> Bool where A : Comparable, B : Comparable, C : Comparable, D : Comparable, E : Comparable
    func > <A, B, C, D>(lhs: (A, B, C, D), rhs: (A, B, C, D)) -> Bool where A : Comparable, B : Comparable, C : Comparable, D : Comparable
    func > <A, B, C>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool where A : Comparable, B : Comparable, C : Comparable
    func > <A, B>(lhs: (A, B), rhs: (A, B)) -> Bool where A : Comparable, B : Comparable
    func >= (lhs: (), rhs: ()) -> Bool
    func >= <A, B, C, D, E, F>(lhs: (A, B, C, D, E, F), rhs: (A, B, C, D, E, F)) -> Bool where A : Comparable, B : Comparable, C : Comparable, D : Comparable, E : Comparable, F : Comparable
    func >= <A, B, C, D, E>(lhs: (A, B, C, D, E), rhs: (A, B, C, D, E)) -> Bool where A : Comparable, B : Comparable, C : Comparable, D : Comparable, E : Comparable
    func >= <A, B, C, D>(lhs: (A, B, C, D), rhs: (A, B, C, D)) -> Bool where A : Comparable, B : Comparable, C : Comparable, D : Comparable
    func >= <A, B, C>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool where A : Comparable, B : Comparable, C : Comparable
    func >= <A, B>(lhs: (A, B), rhs: (A, B)) -> Bool where A : Comparable, B : Comparable
    func ?? <T>(optional: T?, defaultValue: @autoclosure () throws -> T) rethrows -> T
    func ?? <T>(optional: T?, defaultValue: @autoclosure () throws -> T?) rethrows -> T?
    func NSClassFromString(_ aClassName: String) -> AnyClass?
    func NSContainsRect(_ aRect: NSRect, _ bRect: NSRect) -> Bool
    func NSEdgeInsetsEqual(_ aInsets: NSEdgeInsets, _ bInsets: NSEdgeInsets) -> Bool
    func NSEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> NSEdgeInsets
    func NSEqualPoints(_ aPoint: NSPoint, _ bPoint: NSPoint) -> Bool
    func NSEqualRanges(_ range1: NSRange, _ range2: NSRange) -> Bool
    func NSEqualRects(_ aRect: NSRect, _ bRect: NSRect) -> Bool
    func NSEqualSizes(_ aSize: NSSize, _ bSize: NSSize) -> Bool
    func NSFullUserName() -> String
    func NSHeight(_ aRect: NSRect) -> CGFloat
    func NSHomeDirectory() -> String
    func NSHomeDirectoryForUser(_ user: String?) -> String?
    func NSInsetRect(_ aRect: NSRect, _ dX: CGFloat, _ dY: CGFloat) -> NSRect
    func NSIntegralRect(_ aRect: NSRect) -> NSRect
    func NSIntegralRectWithOptions(_ aRect: NSRect, _ opts: AlignmentOptions) -> NSRect
    func NSIntersectionRange(_ range1: NSRange, _ range2: NSRange) -> NSRange
    func NSIntersectionRect(_ aRect: NSRect, _ bRect: NSRect) -> NSRect
    func NSIntersectsRect(_ aRect: NSRect, _ bRect: NSRect) -> Bool
    func NSIsEmptyRect(_ aRect: NSRect) -> Bool
    func NSLocalizedString(_ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "", comment: String) -> String
    func NSLocationInRange(_ loc: Int, _ range: NSRange) -> Bool
    func NSLog(_ format: String, _ args: any CVarArg...)
    func NSLogv(_ format: String, _ args: CVaListPointer)
    func NSMakePoint(_ x: CGFloat, _ y: CGFloat) -> NSPoint
    func NSMakeRange(_ loc: Int, _ len: Int) -> NSRange
    func NSMakeRect(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat) -> NSRect
    func NSMakeSize(_ w: CGFloat, _ h: CGFloat) -> NSSize
    func NSMaxRange(_ range: NSRange) -> Int
    func NSMaxX(_ aRect: NSRect) -> CGFloat
    func NSMaxY(_ aRect: NSRect) -> CGFloat
    func NSMidX(_ aRect: NSRect) -> CGFloat
    func NSMidY(_ aRect: NSRect) -> CGFloat
    func NSMinX(_ aRect: NSRect) -> CGFloat
    func NSMinY(_ aRect: NSRect) -> CGFloat
    func NSMouseInRect(_ aPoint: NSPoint, _ aRect: NSRect, _ flipped: Bool) -> Bool
    func NSOffsetRect(_ aRect: NSRect, _ dX: CGFloat, _ dY: CGFloat) -> NSRect
    func NSPageSize() -> Int
    func NSPointFromCGPoint(_ cgpoint: CGPoint) -> NSPoint
    func NSPointFromString(_ aString: String) -> NSPoint
    func NSPointInRect(_ aPoint: NSPoint, _ aRect: NSRect) -> Bool
    func NSPointToCGPoint(_ nspoint: NSPoint) -> CGPoint
    func NSRangeFromString(_ aString: String) -> NSRange
    func NSRectFromCGRect(_ cgrect: CGRect) -> NSRect
    func NSRectFromString(_ aString: String) -> NSRect
    func NSRectToCGRect(_ nsrect: NSRect) -> CGRect
    func NSRoundDownToMultipleOfPageSize(_ size: Int) -> Int
    func NSRoundUpToMultipleOfPageSize(_ size: Int) -> Int
    func NSSearchPathForDirectoriesInDomains(_ directory: FileManager.SearchPathDirectory, _ domainMask: FileManager.SearchPathDomainMask, _ expandTilde: Bool) -> [String]
    func NSSizeFromCGSize(_ cgsize: CGSize) -> NSSize
    func NSSizeFromString(_ aString: String) -> NSSize
    func NSSizeToCGSize(_ nssize: NSSize) -> CGSize
    func NSStringFromClass(_ aClass: AnyClass) -> String
    func NSStringFromPoint(_ aPoint: NSPoint) -> String
    func NSStringFromRange(_ range: NSRange) -> String
    func NSStringFromRect(_ aRect: NSRect) -> String
    func NSStringFromSize(_ aSize: NSSize) -> String
    func NSTemporaryDirectory() -> String
    func NSUnionRange(_ range1: NSRange, _ range2: NSRange) -> NSRange
    func NSUnionRect(_ aRect: NSRect, _ bRect: NSRect) -> NSRect
    func NSUserName() -> String
    func NSWidth(_ aRect: NSRect) -> CGFloat
    func abs<T>(_ x: T) -> T where T : Comparable, T : SignedNumeric
    func acos(_ x: CGFloat) -> CGFloat
    func acosh(_ x: CGFloat) -> CGFloat
    func asin(_ x: CGFloat) -> CGFloat
    func asinh(_ x: CGFloat) -> CGFloat
    func assert(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line)
    func assertionFailure(_ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line)
    func atan(_ x: CGFloat) -> CGFloat
    func atan2(_ lhs: CGFloat, _ rhs: CGFloat) -> CGFloat
    func atanh(_ x: CGFloat) -> CGFloat
    func cbrt(_ x: CGFloat) -> CGFloat
    func copysign(_ lhs: CGFloat, _ rhs: CGFloat) -> CGFloat
    func cos(_ x: CGFloat) -> CGFloat
    func cosh(_ x: CGFloat) -> CGFloat
    func debugPrint(_ items: Any..., separator: String = " ", terminator: String = "\n")
    func debugPrint<Target>(_ items: Any..., separator: String = " ", terminator: String = "\n", to output: inout Target) where Target : TextOutputStream
    func dump<T, TargetStream>(_ value: T, to target: inout TargetStream, name: String? = nil, indent: Int = 0, maxDepth: Int = .max, maxItems: Int = .max) -> T where TargetStream : TextOutputStream
    func dump<T>(_ value: T, name: String? = nil, indent: Int = 0, maxDepth: Int = .max, maxItems: Int = .max) -> T
    func erf(_ x: CGFloat) -> CGFloat
    func erfc(_ x: CGFloat) -> CGFloat
    func exchange<T>(_ item: inout T, with newValue: T) -> T
    func exp(_ x: CGFloat) -> CGFloat
    func exp2(_ x: CGFloat) -> CGFloat
    func expm1(_ x: CGFloat) -> CGFloat
    func extendLifetime<T>(_ x: T)
    func fatalError(_ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line) -> Never
    func fdim(_ lhs: CGFloat, _ rhs: CGFloat) -> CGFloat
    func fmax(_ lhs: CGFloat, _ rhs: CGFloat) -> CGFloat
    func fmin(_ lhs: CGFloat, _ rhs: CGFloat) -> CGFloat
    func frexp(_ x: CGFloat) -> (CGFloat, Int)
    func hypot(_ lhs: CGFloat, _ rhs: CGFloat) -> CGFloat
    func ilogb(_ x: CGFloat) -> Int
    func isKnownUniquelyReferenced<T>(_ object: inout T) -> Bool where T : AnyObject
    func isKnownUniquelyReferenced<T>(_ object: inout T?) -> Bool where T : AnyObject
    func j0(_ x: CGFloat) -> CGFloat
    func j1(_ x: CGFloat) -> CGFloat
    func jn(_ n: Int, _ x: CGFloat) -> CGFloat
    func ldexp(_ x: CGFloat, _ n: Int) -> CGFloat
    func lgamma(_ x: CGFloat) -> (CGFloat, Int)
    func log(_ x: CGFloat) -> CGFloat
    func log10(_ x: CGFloat) -> CGFloat
    func log1p(_ x: CGFloat) -> CGFloat
    func log2(_ x: CGFloat) -> CGFloat
    func logb(_ x: CGFloat) -> CGFloat
    func max<T>(_ x: T, _ y: T) -> T where T : Comparable
    func max<T>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T where T : Comparable
    func min<T>(_ x: T, _ y: T) -> T where T : Comparable
    func min<T>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T where T : Comparable
    func modf(_ x: CGFloat) -> (CGFloat, CGFloat)
    func nan(_ tag: String) -> CGFloat
    func nearbyint(_ x: CGFloat) -> CGFloat
    func nextafter(_ lhs: CGFloat, _ rhs: CGFloat) -> CGFloat
    func numericCast<T, U>(_ x: T) -> U where T : BinaryInteger, U : BinaryInteger
    func pow(_ lhs: CGFloat, _ rhs: CGFloat) -> CGFloat
    func pow(_ x: Decimal, _ y: Int) -> Decimal
    func precondition(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line)
    func preconditionFailure(_ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line) -> Never
    func print(_ items: Any..., separator: String = " ", terminator: String = "\n")
    func print<Target>(_ items: Any..., separator: String = " ", terminator: String = "\n", to output: inout Target) where Target : TextOutputStream
    func readLine(strippingNewline: Bool = true) -> String?
    func remquo(_ x: CGFloat, _ y: CGFloat) -> (CGFloat, Int)
    func repeatElement<T>(_ element: T, count n: Int) -> Repeated<T>
    func rint(_ x: CGFloat) -> CGFloat
    func scalbn(_ x: CGFloat, _ n: Int) -> CGFloat
    func sequence<T, State>(state: State, next: @escaping (inout State) -> T?) -> UnfoldSequence<T, State>
    func sequence<T>(first: T, next: @escaping (T) -> T?) -> UnfoldFirstSequence<T>
    func sin(_ x: CGFloat) -> CGFloat
    func sinh(_ x: CGFloat) -> CGFloat
    func stride<T>(from start: T, through end: T, by stride: T.Stride) -> StrideThrough<T> where T : Strideable
    func stride<T>(from start: T, to end: T, by stride: T.Stride) -> StrideTo<T> where T : Strideable
    func swap<T>(_ a: inout T, _ b: inout T)
    func tan(_ x: CGFloat) -> CGFloat
    func tanh(_ x: CGFloat) -> CGFloat
    func tgamma(_ x: CGFloat) -> CGFloat
    func transcode<Input, InputEncoding, OutputEncoding>(_ input: Input, from inputEncoding: InputEncoding.Type, to outputEncoding: OutputEncoding.Type, stoppingOnError stopOnError: Bool, into processCodeUnit: (OutputEncoding.CodeUnit) -> Void) -> Bool where Input : IteratorProtocol, InputEncoding : _UnicodeEncoding, OutputEncoding : _UnicodeEncoding, Input.Element == InputEncoding.CodeUnit
    func type<T, Metatype>(of value: T) -> Metatype
    func unsafeBitCast<T, U>(_ x: T, to type: U.Type) -> U
    func unsafeDowncast<T>(_ x: AnyObject, to type: T.Type) -> T where T : AnyObject
    func withCheckedContinuation<T>(isolation: (any Actor)? = #isolation, function: String = #function, _ body: (CheckedContinuation<T, Never>) -> Void) async -> T
    func withCheckedThrowingContinuation<T>(isolation: (any Actor)? = #isolation, function: String = #function, _ body: (CheckedContinuation<T, any Error>) -> Void) async throws -> T
    func withDiscardingTaskGroup<GroupResult>(returning returnType: GroupResult.Type = GroupResult.self, isolation: (any Actor)? = #isolation, body: (inout DiscardingTaskGroup) async -> GroupResult) async -> GroupResult
    func withExtendedLifetime<T, E, Result>(_ x: T, _ body: () throws(E) -> Result) throws(E) -> Result where E : Error
    func withExtendedLifetime<T, E, Result>(_ x: T, _ body: (T) throws(E) -> Result) throws(E) -> Result where E : Error
    func withObservationTracking<T>(_ apply: () -> T, onChange: @autoclosure () -> @Sendable () -> Void) -> T
    func withTaskCancellationHandler<T>(operation: () async throws -> T, onCancel handler: @Sendable () -> Void, isolation: (any Actor)? = #isolation) async rethrows -> T
    func withTaskExecutorPreference<T, Failure>(_ taskExecutor: (any TaskExecutor)?, isolation: (any Actor)? = #isolation, operation: () async throws(Failure) -> T) async throws(Failure) -> T where Failure : Error
    func withTaskGroup<ChildTaskResult, GroupResult>(of childTaskResultType: ChildTaskResult.Type = ChildTaskResult.self, returning returnType: GroupResult.Type = GroupResult.self, isolation: (any Actor)? = #isolation, body: (inout TaskGroup<ChildTaskResult>) async -> GroupResult) async -> GroupResult where ChildTaskResult : Sendable
    func withTaskPriorityEscalationHandler<T, E>(operation: () async throws(E) -> T, onPriorityEscalated handler: @Sendable (TaskPriority, TaskPriority) -> Void) async throws(E) -> T where E : Error
    func withThrowingDiscardingTaskGroup<GroupResult>(returning returnType: GroupResult.Type = GroupResult.self, isolation: (any Actor)? = #isolation, body: (inout ThrowingDiscardingTaskGroup<any Error>) async throws -> GroupResult) async throws -> GroupResult
    func withThrowingTaskGroup<ChildTaskResult, GroupResult>(of childTaskResultType: ChildTaskResult.Type = ChildTaskResult.self, returning returnType: GroupResult.Type = GroupResult.self, isolation: (any Actor)? = #isolation, body: (inout ThrowingTaskGroup<ChildTaskResult, any Error>) async throws -> GroupResult) async rethrows -> GroupResult where ChildTaskResult : Sendable
    func withUnsafeBytes<T, E, Result>(of value: T, _ body: (UnsafeRawBufferPointer) throws(E) -> Result) throws(E) -> Result where E : Error
    func withUnsafeBytes<T, E, Result>(of value: inout T, _ body: (UnsafeRawBufferPointer) throws(E) -> Result) throws(E) -> Result where E : Error
    func withUnsafeContinuation<T>(isolation: (any Actor)? = #isolation, _ fn: (UnsafeContinuation<T, Never>) -> Void) async -> T
    func withUnsafeCurrentTask<T>(body: (UnsafeCurrentTask?) async throws -> T) async rethrows -> T
    func withUnsafeCurrentTask<T>(body: (UnsafeCurrentTask?) throws -> T) rethrows -> T
    func withUnsafeMutableBytes<T, E, Result>(of value: inout T, _ body: (UnsafeMutableRawBufferPointer) throws(E) -> Result) throws(E) -> Result where E : Error
    func withUnsafeMutablePointer<T, E, Result>(to value: inout T, _ body: (UnsafeMutablePointer<T>) throws(E) -> Result) throws(E) -> Result where E : Error
    func withUnsafePointer<T, E, Result>(to value: T, _ body: (UnsafePointer<T>) throws(E) -> Result) throws(E) -> Result where E : Error
    func withUnsafePointer<T, E, Result>(to value: inout T, _ body: (UnsafePointer<T>) throws(E) -> Result) throws(E) -> Result where E : Error
    func withUnsafeTemporaryAllocation<R, E>(byteCount: Int, alignment: Int, _ body: (UnsafeMutableRawBufferPointer) throws(E) -> R) throws(E) -> R where E : Error
    func withUnsafeTemporaryAllocation<T, R, E>(of type: T.Type, capacity: Int, _ body: (UnsafeMutableBufferPointer<T>) throws(E) -> R) throws(E) -> R where E : Error
    func withUnsafeThrowingContinuation<T>(isolation: (any Actor)? = #isolation, _ fn: (UnsafeContinuation<T, any Error>) -> Void) async throws -> T
    func withVaList<R>(_ args: [any CVarArg], _ body: (CVaListPointer) -> R) -> R
    func withoutActuallyEscaping<ClosureType, ResultType, Failure>(_ closure: ClosureType, do body: (ClosureType) throws(Failure) -> ResultType) throws(Failure) -> ResultType where Failure : Error
    func y0(_ x: CGFloat) -> CGFloat
    func y1(_ x: CGFloat) -> CGFloat
    func yn(_ n: Int, _ x: CGFloat) -> CGFloat
    func zip<Sequence1, Sequence2>(_ sequence1: Sequence1, _ sequence2: Sequence2) -> Zip2Sequence<Sequence1, Sequence2> where Sequence1 : Sequence, Sequence2 : Sequence
    func ~= <T>(a: T, b: T) -> Bool where T : Equatable
    let NSCocoaErrorDomain: String
    let NSDateComponentUndefined: Int
    let NSDebugDescriptionErrorKey: String
    let NSEdgeInsetsZero: NSEdgeInsets
    let NSFileHandleNotificationDataItem: String
    let NSFileHandleNotificationFileHandleItem: String
    let NSFilePathErrorKey: String
    let NSHelpAnchorErrorKey: String
    let NSKeyedArchiveRootObjectKey: String
    let NSLocalizedDescriptionKey: String
    let NSLocalizedFailureReasonErrorKey: String
    let NSLocalizedRecoveryOptionsErrorKey: String
    let NSLocalizedRecoverySuggestionErrorKey: String
    let NSMachErrorDomain: String
    let NSNotFound: Int
    let NSOSStatusErrorDomain: String
    let NSPOSIXErrorDomain: String
    let NSPersonNameComponentDelimiter: String
    let NSPersonNameComponentFamilyName: String
    let NSPersonNameComponentGivenName: String
    let NSPersonNameComponentKey: String
    let NSPersonNameComponentMiddleName: String
    let NSPersonNameComponentNickname: String
    let NSPersonNameComponentPrefix: String
    let NSPersonNameComponentSuffix: String
    let NSRecoveryAttempterErrorKey: String
    let NSStreamSOCKSErrorDomain: String
    let NSStreamSocketSSLErrorDomain: String
    let NSStringEncodingErrorKey: String
    let NSURLErrorBackgroundTaskCancelledReasonKey: String
    let NSURLErrorDomain: String
    let NSURLErrorFailingURLErrorKey: String
    let NSURLErrorFailingURLPeerTrustErrorKey: String
    let NSURLErrorKey: String
    let NSUnderlyingErrorKey: String
    let NSZeroPoint: NSPoint
    let NSZeroRect: NSRect
    let NSZeroSize: NSSize
    typealias AnyClass = any AnyObject.Type
    typealias AnyObject
    typealias BooleanLiteralType = Bool
    typealias CBool = Bool
    typealias CChar = Int8
    typealias CChar16 = UInt16
    typealias CChar32 = Unicode.Scalar
    typealias CChar8 = UInt8
    typealias CDouble = Double
    typealias CFloat = Float
    typealias CFloat16 = Float16
    typealias CInt = Int32
    typealias CLong = Int
    typealias CLongLong = Int64
    typealias CShort = Int16
    typealias CSignedChar = Int8
    typealias CUnsignedChar = UInt8
    typealias CUnsignedInt = UInt32
    typealias CUnsignedLong = UInt
    typealias CUnsignedLongLong = UInt64
    typealias CUnsignedShort = UInt16
    typealias CWideChar = Unicode.Scalar
    typealias Codable = Decodable & Encodable
    typealias CodableAttributedStringKey = DecodableAttributedStringKey & EncodableAttributedStringKey
    typealias CodableWithConfiguration = DecodableWithConfiguration & EncodableWithConfiguration
    typealias Comparator = (Any, Any) -> ComparisonResult
    typealias CountableClosedRange<Bound> = ClosedRange<Bound> where Bound : Strideable, Bound.Stride : SignedInteger
    typealias CountablePartialRangeFrom<Bound> = PartialRangeFrom<Bound> where Bound : Strideable, Bound.Stride : SignedInteger
    typealias CountableRange<Bound> = Range<Bound> where Bound : Strideable, Bound.Stride : SignedInteger
    typealias DictionaryIndex<Key, Value> = Dictionary<Key, Value>.Index where Key : Hashable
    typealias DictionaryIterator<Key, Value> = Dictionary<Key, Value>.Iterator where Key : Hashable
    typealias ExtendedGraphemeClusterType = String
    typealias FlattenCollection<T> = FlattenSequence<T> where T : Collection, T.Element : Collection
    typealias Float32 = Float
    typealias Float64 = Double
    typealias FloatLiteralType = Double
    typealias IntegerLiteralType = Int
    typealias LazyCollection<T> = LazySequence<T> where T : Collection
    typealias LazyDropWhileCollection<T> = LazyDropWhileSequence<T> where T : Collection
    typealias LazyFilterCollection<T> = LazyFilterSequence<T> where T : Collection
    typealias LazyMapCollection<T, U> = LazyMapSequence<T, U> where T : Collection
    typealias LazyPrefixWhileCollection<T> = LazyPrefixWhileSequence<T> where T : Collection
    typealias NSErrorDomain = NSString
    typealias NSPoint = CGPoint
    typealias NSRange
    typealias NSRect = CGRect
    typealias NSSize = CGSize
    typealias SetIndex<Element> = Set<Element>.Index where Element : Hashable
    typealias SetIterator<Element> = Set<Element>.Iterator where Element : Hashable
    typealias SocketNativeHandle = Int32
    typealias StringLiteralType = String
    typealias TimeInterval = Double
    typealias UTF16 = Unicode.UTF16
    typealias UTF32 = Unicode.UTF32
    typealias UTF8 = Unicode.UTF8
    typealias UnboundedRange = (UnboundedRange_) -> ()
    typealias UnfoldFirstSequence<T> = UnfoldSequence<T, (T?, Bool)>
    typealias UnicodeScalar = Unicode.Scalar
    typealias UnicodeScalarType = String
    typealias Void = ()
    typealias unichar = UInt16
    typealias uuid_string_t = (Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8)
    typealias uuid_t = (UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8)
    var NSCoderReadCorruptError: Int { get }
    var NSCoderValueNotFoundError: Int { get }
    var NSDecimalMaxSize: Int32 { get }
    var NSDecimalNoScale: Int32 { get }
    var NSExecutableArchitectureMismatchError: Int { get }
    var NSExecutableLinkError: Int { get }
    var NSExecutableLoadError: Int { get }
    var NSExecutableNotLoadableError: Int { get }
    var NSExecutableRuntimeMismatchError: Int { get }
    var NSFeatureUnsupportedError: Int { get }
    var NSFileLockingError: Int { get }
    var NSFileManagerUnmountBusyError: Int { get }
    var NSFileManagerUnmountUnknownError: Int { get }
    var NSFileNoSuchFileError: Int { get }
    var NSFileReadCorruptFileError: Int { get }
    var NSFileReadInapplicableStringEncodingError: Int { get }
    var NSFileReadInvalidFileNameError: Int { get }
    var NSFileReadNoPermissionError: Int { get }
    var NSFileReadNoSuchFileError: Int { get }
    var NSFileReadTooLargeError: Int { get }
    var NSFileReadUnknownError: Int { get }
    var NSFileReadUnknownStringEncodingError: Int { get }
    var NSFileReadUnsupportedSchemeError: Int { get }
    var NSFileWriteFileExistsError: Int { get }
    var NSFileWriteInapplicableStringEncodingError: Int { get }
    var NSFileWriteInvalidFileNameError: Int { get }
    var NSFileWriteNoPermissionError: Int { get }
    var NSFileWriteOutOfSpaceError: Int { get }
    var NSFileWriteUnknownError: Int { get }
    var NSFileWriteUnsupportedSchemeError: Int { get }
    var NSFileWriteVolumeReadOnlyError: Int { get }
    var NSFormattingError: Int { get }
    var NSKeyValueValidationError: Int { get }
    var NSPropertyListReadCorruptError: Int { get }
    var NSPropertyListReadStreamError: Int { get }
    var NSPropertyListReadUnknownVersionError: Int { get }
    var NSPropertyListWriteInvalidError: Int { get }
    var NSPropertyListWriteStreamError: Int { get }
    var NSTimeIntervalSince1970: Double { get }
    var NSURLErrorAppTransportSecurityRequiresSecureConnection: Int { get }
    var NSURLErrorBackgroundSessionInUseByAnotherProcess: Int { get }
    var NSURLErrorBackgroundSessionRequiresSharedContainer: Int { get }
    var NSURLErrorBackgroundSessionWasDisconnected: Int { get }
    var NSURLErrorBadServerResponse: Int { get }
    var NSURLErrorBadURL: Int { get }
    var NSURLErrorCallIsActive: Int { get }
    var NSURLErrorCancelled: Int { get }
    var NSURLErrorCancelledReasonBackgroundUpdatesDisabled: Int { get }
    var NSURLErrorCancelledReasonInsufficientSystemResources: Int { get }
    var NSURLErrorCancelledReasonUserForceQuitApplication: Int { get }
    var NSURLErrorCannotCloseFile: Int { get }
    var NSURLErrorCannotConnectToHost: Int { get }
    var NSURLErrorCannotCreateFile: Int { get }
    var NSURLErrorCannotDecodeContentData: Int { get }
    var NSURLErrorCannotDecodeRawData: Int { get }
    var NSURLErrorCannotFindHost: Int { get }
    var NSURLErrorCannotLoadFromNetwork: Int { get }
    var NSURLErrorCannotMoveFile: Int { get }
    var NSURLErrorCannotOpenFile: Int { get }
    var NSURLErrorCannotParseResponse: Int { get }
    var NSURLErrorCannotRemoveFile: Int { get }
    var NSURLErrorCannotWriteToFile: Int { get }
    var NSURLErrorClientCertificateRejected: Int { get }
    var NSURLErrorClientCertificateRequired: Int { get }
    var NSURLErrorDNSLookupFailed: Int { get }
    var NSURLErrorDataLengthExceedsMaximum: Int { get }
    var NSURLErrorDataNotAllowed: Int { get }
    var NSURLErrorDownloadDecodingFailedMidStream: Int { get }
    var NSURLErrorDownloadDecodingFailedToComplete: Int { get }
    var NSURLErrorFileDoesNotExist: Int { get }
    var NSURLErrorFileIsDirectory: Int { get }
    var NSURLErrorHTTPTooManyRedirects: Int { get }
    var NSURLErrorInternationalRoamingOff: Int { get }
    var NSURLErrorNetworkConnectionLost: Int { get }
    var NSURLErrorNoPermissionsToReadFile: Int { get }
    var NSURLErrorNotConnectedToInternet: Int { get }
    var NSURLErrorRedirectToNonExistentLocation: Int { get }
    var NSURLErrorRequestBodyStreamExhausted: Int { get }
    var NSURLErrorResourceUnavailable: Int { get }
    var NSURLErrorSecureConnectionFailed: Int { get }
    var NSURLErrorServerCertificateHasBadDate: Int { get }
    var NSURLErrorServerCertificateHasUnknownRoot: Int { get }
    var NSURLErrorServerCertificateNotYetValid: Int { get }
    var NSURLErrorServerCertificateUntrusted: Int { get }
    var NSURLErrorTimedOut: Int { get }
    var NSURLErrorUnknown: Int { get }
    var NSURLErrorUnsupportedURL: Int { get }
    var NSURLErrorUserAuthenticationRequired: Int { get }
    var NSURLErrorUserCancelledAuthentication: Int { get }
    var NSURLErrorZeroByteResource: Int { get }
    var NSUbiquitousFileNotUploadedDueToQuotaError: Int { get }
    var NSUbiquitousFileUbiquityServerNotAvailable: Int { get }
    var NSUbiquitousFileUnavailableError: Int { get }
    var NSUserActivityConnectionUnavailableError: Int { get }
    var NSUserActivityHandoffFailedError: Int { get }
    var NSUserActivityHandoffUserInfoTooLargeError: Int { get }
    var NSUserActivityRemoteApplicationTimedOutError: Int { get }
    var NSUserCancelledError: Int { get }
    var NSXPCConnectionInterrupted: Int { get }
    var NSXPCConnectionInvalid: Int { get }
    var NSXPCConnectionReplyInvalid: Int { get }
    var globalConcurrentExecutor: any TaskExecutor { get }
    @Actor protocol protocol Actor : AnyObject, Sendable
    :Sendable
    var unownedExecutor: UnownedSerialExecutor { get }
    ~Self : Actor
    func assertIsolated(_ message: @autoclosure () -> String = String(), file: StaticString = #fileID, line: UInt = #line)
    func assumeIsolated<T>(_ operation: (Self) throws -> T, file: StaticString = #fileID, line: UInt = #line) rethrows -> T where T : Sendable
    func preconditionIsolated(_ message: @autoclosure () -> String = String(), file: StaticString = #fileID, line: UInt = #line)
    func withSerialExecutor<T, E>(_ operation: (any SerialExecutor) async throws(E) -> T) async throws(E) -> T where E : Error
    func withSerialExecutor<T, E>(_ operation: (any SerialExecutor) throws(E) -> T) throws(E) -> T where E : Error
    ~
    @AdditiveArithmetic protocol protocol AdditiveArithmetic : Equatable
    :Equatable
    static func + (lhs: Self, rhs: Self) -> Self
    static func += (lhs: inout Self, rhs: Self)
    static func - (lhs: Self, rhs: Self) -> Self
    static func -= (lhs: inout Self, rhs: Self)
    static var zero: Self { get }
    ~Self : AdditiveArithmetic
    prefix static func + (x: Self) -> Self
    static func += (lhs: inout Self, rhs: Self)
    static func -= (lhs: inout Self, rhs: Self)
    ~
    ~Self : ExpressibleByIntegerLiteral
    static var zero: Self { get }
    ~
    @AffineTransform struct struct AffineTransform
    :CustomDebugStringConvertible
    :CustomStringConvertible
    :Decodable
    :Encodable
    :Equatable
    :Hashable
    :ReferenceConvertible
    :Sendable
    func encode(to encoder: any Encoder) throws
    func inverted() -> AffineTransform?
    func transform(_ point: CGPoint) -> CGPoint
    func transform(_ size: CGSize) -> CGSize
    init()
    init(from decoder: any Decoder) throws
    init(m11: CGFloat, m12: CGFloat, m21: CGFloat, m22: CGFloat, tX: CGFloat, tY: CGFloat)
    init(rotationByDegrees angle: CGFloat)
    init(rotationByRadians angle: CGFloat)
    init(scale factor: CGFloat)
    init(scaleByX x: CGFloat, byY y: CGFloat)
    init(translationByX x: CGFloat, byY y: CGFloat)
    mutating func append(_ transform: AffineTransform)
    mutating func invert()
    mutating func prepend(_ transform: AffineTransform)
    mutating func rotate(byDegrees angle: CGFloat)
    mutating func rotate(byRadians angle: CGFloat)
    mutating func scale(_ scale: CGFloat)
    mutating func scale(x: CGFloat, y: CGFloat)
    mutating func translate(x: CGFloat, y: CGFloat)
    static let identity: AffineTransform
    typealias ReferenceType = NSAffineTransform
    var debugDescription: String { get }
    var description: String { get }
    var m11: CGFloat
    var m12: CGFloat
    var m21: CGFloat
    var m22: CGFloat
    var tX: CGFloat
    var tY: CGFloat
    @AlignmentOptions struct struct AlignmentOptions
    :Equatable
    :ExpressibleByArrayLiteral
    :OptionSet
    :RawRepresentable
    :Sendable
    :SetAlgebra
    init(rawValue: UInt64)
    static let alignAllEdgesInward: AlignmentOptions
    static let alignAllEdgesNearest: AlignmentOptions
    static let alignAllEdgesOutward: AlignmentOptions
    static let alignHeightInward: AlignmentOptions
    static let alignHeightNearest: AlignmentOptions
    static let alignHeightOutward: AlignmentOptions
    static let alignMaxXInward: AlignmentOptions
    static let alignMaxXNearest: AlignmentOptions
    static let alignMaxXOutward: AlignmentOptions
    static let alignMaxYInward: AlignmentOptions
    static let alignMaxYNearest: AlignmentOptions
    static let alignMaxYOutward: AlignmentOptions
    static let alignMinXInward: AlignmentOptions
    static let alignMinXNearest: AlignmentOptions
    static let alignMinXOutward: AlignmentOptions
    static let alignMinYInward: AlignmentOptions
    static let alignMinYNearest: AlignmentOptions
    static let alignMinYOutward: AlignmentOptions
    static let alignRectFlipped: AlignmentOptions
    static let alignWidthInward: AlignmentOptions
    static let alignWidthNearest: AlignmentOptions
    static let alignWidthOutward: AlignmentOptions
    var rawValue: UInt64
    @AnyBidirectionalCollection struct struct AnyBidirectionalCollection<Element>
    :BidirectionalCollection
    :Collection
    :Sequence
    func distance(from start: AnyBidirectionalCollection<Element>.Index, to end: AnyBidirectionalCollection<Element>.Index) -> Int
    func drop(while predicate: (Element) throws -> Bool) rethrows -> AnyBidirectionalCollection<Element>
    func dropFirst(_ n: Int = 1) -> AnyBidirectionalCollection<Element>
    func dropLast(_ n: Int = 1) -> AnyBidirectionalCollection<Element>
    func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element]
    func forEach(_ body: (Element) throws -> Void) rethrows
    func formIndex(_ i: inout AnyBidirectionalCollection<Element>.Index, offsetBy n: Int)
    func formIndex(_ i: inout AnyBidirectionalCollection<Element>.Index, offsetBy n: Int, limitedBy limit: AnyBidirectionalCollection<Element>.Index) -> Bool
    func formIndex(after i: inout AnyBidirectionalCollection<Element>.Index)
    func formIndex(before i: inout AnyBidirectionalCollection<Element>.Index)
    func index(_ i: AnyBidirectionalCollection<Element>.Index, offsetBy n: Int) -> AnyBidirectionalCollection<Element>.Index
    func index(_ i: AnyBidirectionalCollection<Element>.Index, offsetBy n: Int, limitedBy limit: AnyBidirectionalCollection<Element>.Index) -> AnyBidirectionalCollection<Element>.Index?
    func index(after i: AnyBidirectionalCollection<Element>.Index) -> AnyBidirectionalCollection<Element>.Index
    func index(before i: AnyBidirectionalCollection<Element>.Index) -> AnyBidirectionalCollection<Element>.Index
    func makeIterator() -> AnyBidirectionalCollection<Element>.Iterator
    func map<T, E>(_ transform: (Element) throws(E) -> T) throws(E) -> [T] where E : Error
    func prefix(_ maxLength: Int = 1) -> AnyBidirectionalCollection<Element>
    func prefix(while predicate: (Element) throws -> Bool) rethrows -> AnyBidirectionalCollection<Element>
    func suffix(_ maxLength: Int) -> AnyBidirectionalCollection<Element>
    init(_ other: AnyBidirectionalCollection<Element>)
    init(_ other: AnyRandomAccessCollection<Element>)
    init<C>(_ base: C) where Element == C.Element, C : BidirectionalCollection
    init<C>(_ base: C) where Element == C.Element, C : RandomAccessCollection
    init?(_ other: AnyCollection<Element>)
    subscript(bounds: Range<AnyBidirectionalCollection<Element>.Index>) -> AnyBidirectionalCollection<Element>.SubSequence { get }
    subscript(position: AnyBidirectionalCollection<Element>.Index) -> Element { get }
    typealias Index = AnyIndex
    typealias Indices = DefaultIndices<AnyBidirectionalCollection<Element>>
    typealias Iterator = AnyIterator<Element>
    typealias SubSequence = AnyBidirectionalCollection<Element>
    var count: Int { get }
    var endIndex: AnyBidirectionalCollection<Element>.Index { get }
    var startIndex: AnyBidirectionalCollection<Element>.Index { get }
    var underestimatedCount: Int { get }
    @AnyCollection struct struct AnyCollection<Element>
    :Collection
    :Sequence
    func distance(from start: AnyCollection<Element>.Index, to end: AnyCollection<Element>.Index) -> Int
    func drop(while predicate: (Element) throws -> Bool) rethrows -> AnyCollection<Element>
    func dropFirst(_ n: Int = 1) -> AnyCollection<Element>
    func dropLast(_ n: Int = 1) -> AnyCollection<Element>
    func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element]
    func forEach(_ body: (Element) throws -> Void) rethrows
    func formIndex(_ i: inout AnyCollection<Element>.Index, offsetBy n: Int)
    func formIndex(_ i: inout AnyCollection<Element>.Index, offsetBy n: Int, limitedBy limit: AnyCollection<Element>.Index) -> Bool
    func formIndex(after i: inout AnyCollection<Element>.Index)
    func index(_ i: AnyCollection<Element>.Index, offsetBy n: Int) -> AnyCollection<Element>.Index
    func index(_ i: AnyCollection<Element>.Index, offsetBy n: Int, limitedBy limit: AnyCollection<Element>.Index) -> AnyCollection<Element>.Index?
    func index(after i: AnyCollection<Element>.Index) -> AnyCollection<Element>.Index
    func makeIterator() -> AnyCollection<Element>.Iterator
    func map<T, E>(_ transform: (Element) throws(E) -> T) throws(E) -> [T] where E : Error
    func prefix(_ maxLength: Int = 1) -> AnyCollection<Element>
    func prefix(while predicate: (Element) throws -> Bool) rethrows -> AnyCollection<Element>
    func suffix(_ maxLength: Int) -> AnyCollection<Element>
    init(_ other: AnyBidirectionalCollection<Element>)
    init(_ other: AnyCollection<Element>)
    init(_ other: AnyRandomAccessCollection<Element>)
    init<C>(_ base: C) where Element == C.Element, C : BidirectionalCollection
    init<C>(_ base: C) where Element == C.Element, C : Collection
    init<C>(_ base: C) where Element == C.Element, C : RandomAccessCollection
    subscript(bounds: Range<AnyCollection<Element>.Index>) -> AnyCollection<Element>.SubSequence { get }
    subscript(position: AnyCollection<Element>.Index) -> Element { get }
    typealias Index = AnyIndex
    typealias Indices = DefaultIndices<AnyCollection<Element>>
    typealias Iterator = AnyIterator<Element>
    typealias SubSequence = AnyCollection<Element>
    var count: Int { get }
    var endIndex: AnyCollection<Element>.Index { get }
    var startIndex: AnyCollection<Element>.Index { get }
    var underestimatedCount: Int { get }
    @AnyHashable struct struct AnyHashable
    :CustomDebugStringConvertible
    :CustomReflectable
    :CustomStringConvertible
    :Equatable
    :Hashable
    func hash(into hasher: inout Hasher)
    init<H>(_ base: H) where H : Hashable
    static func == (lhs: AnyHashable, rhs: AnyHashable) -> Bool
    var base: Any { get }
    var customMirror: Mirror { get }
    var debugDescription: String { get }
    var description: String { get }
    var hashValue: Int { get }
    @AnyIndex struct struct AnyIndex
    :Comparable
    :Equatable
    init<BaseIndex>(_ base: BaseIndex) where BaseIndex : Comparable
    static func < (lhs: AnyIndex, rhs: AnyIndex) -> Bool
    static func == (lhs: AnyIndex, rhs: AnyIndex) -> Bool
    @AnyIterator struct struct AnyIterator<Element>
    :IteratorProtocol
    :Sequence
    func next() -> Element?
    init(_ body: @escaping () -> Element?)
    init<I>(_ base: I) where Element == I.Element, I : IteratorProtocol
    @AnyKeyPath class class AnyKeyPath
    :CustomDebugStringConvertible
    :Equatable
    :Hashable
    final func hash(into hasher: inout Hasher)
    final var hashValue: Int { get }
    static func == (a: AnyKeyPath, b: AnyKeyPath) -> Bool
    static var rootType: any Any.Type { get }
    static var valueType: any Any.Type { get }
    var debugDescription: String { get }
    ~Self == AnyKeyPath
    func appending(path: AnyKeyPath) -> AnyKeyPath?
    ~
    @AnyRandomAccessCollection struct struct AnyRandomAccessCollection<Element>
    :BidirectionalCollection
    :Collection
    :RandomAccessCollection
    :Sequence
    func distance(from start: AnyRandomAccessCollection<Element>.Index, to end: AnyRandomAccessCollection<Element>.Index) -> Int
    func drop(while predicate: (Element) throws -> Bool) rethrows -> AnyRandomAccessCollection<Element>
    func dropFirst(_ n: Int = 1) -> AnyRandomAccessCollection<Element>
    func dropLast(_ n: Int = 1) -> AnyRandomAccessCollection<Element>
    func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element]
    func forEach(_ body: (Element) throws -> Void) rethrows
    func formIndex(_ i: inout AnyRandomAccessCollection<Element>.Index, offsetBy n: Int)
    func formIndex(_ i: inout AnyRandomAccessCollection<Element>.Index, offsetBy n: Int, limitedBy limit: AnyRandomAccessCollection<Element>.Index) -> Bool
    func formIndex(after i: inout AnyRandomAccessCollection<Element>.Index)
    func formIndex(before i: inout AnyRandomAccessCollection<Element>.Index)
    func index(_ i: AnyRandomAccessCollection<Element>.Index, offsetBy n: Int) -> AnyRandomAccessCollection<Element>.Index
    func index(_ i: AnyRandomAccessCollection<Element>.Index, offsetBy n: Int, limitedBy limit: AnyRandomAccessCollection<Element>.Index) -> AnyRandomAccessCollection<Element>.Index?
    func index(after i: AnyRandomAccessCollection<Element>.Index) -> AnyRandomAccessCollection<Element>.Index
    func index(before i: AnyRandomAccessCollection<Element>.Index) -> AnyRandomAccessCollection<Element>.Index
    func makeIterator() -> AnyRandomAccessCollection<Element>.Iterator
    func map<T, E>(_ transform: (Element) throws(E) -> T) throws(E) -> [T] where E : Error
    func prefix(_ maxLength: Int = 1) -> AnyRandomAccessCollection<Element>
    func prefix(while predicate: (Element) throws -> Bool) rethrows -> AnyRandomAccessCollection<Element>
    func suffix(_ maxLength: Int) -> AnyRandomAccessCollection<Element>
    init(_ other: AnyRandomAccessCollection<Element>)
    init<C>(_ base: C) where Element == C.Element, C : RandomAccessCollection
    init?(_ other: AnyBidirectionalCollection<Element>)
    init?(_ other: AnyCollection<Element>)
    subscript(bounds: Range<AnyRandomAccessCollection<Element>.Index>) -> AnyRandomAccessCollection<Element>.SubSequence { get }
    subscript(position: AnyRandomAccessCollection<Element>.Index) -> Element { get }
    typealias Index = AnyIndex
    typealias Indices = DefaultIndices<AnyRandomAccessCollection<Element>>
    typealias Iterator = AnyIterator<Element>
    typealias SubSequence = AnyRandomAccessCollection<Element>
    var count: Int { get }
    var endIndex: AnyRandomAccessCollection<Element>.Index { get }
    var startIndex: AnyRandomAccessCollection<Element>.Index { get }
    var underestimatedCount: Int { get }
    @AnyRegexOutput struct struct AnyRegexOutput
    :BidirectionalCollection
    :Collection
    :RandomAccessCollection
    :Sequence
    -func extractValues<Output>(as outputType: Output.Type = Output.self) -> Output?
    -func index(after i: Int) -> Int
    -func index(before i: Int) -> Int
    -var count: Int { get }
    -var endIndex: Int { get }
    -var startIndex: Int { get }
    init<Output>(_ match: Regex<Output>.Match)
    subscript(name: String) -> AnyRegexOutput.Element? { get }
    subscript(position: Int) -> AnyRegexOutput.Element { get }
    @AnyRegexOutput.Element struct struct Element
    -var name: String? { get }
    -var range: Range<String.Index>? { get }
    -var substring: Substring? { get }
    -var type: any Any.Type { get }
    -var value: Any? { get }
    @AnySequence struct struct AnySequence<Element>
    :Sequence
    func drop(while predicate: (Element) throws -> Bool) rethrows -> AnySequence<Element>
    func dropFirst(_ n: Int = 1) -> AnySequence<Element>
    func dropLast(_ n: Int = 1) -> [Element]
    func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element]
    func forEach(_ body: (Element) throws -> Void) rethrows
    func makeIterator() -> AnySequence<Element>.Iterator
    func map<T, E>(_ transform: (Element) throws(E) -> T) throws(E) -> [T] where E : Error
    func prefix(_ maxLength: Int = 1) -> AnySequence<Element>
    func prefix(while predicate: (Element) throws -> Bool) rethrows -> [Element]
    func suffix(_ maxLength: Int) -> [Element]
    init<I>(_ makeUnderlyingIterator: @escaping () -> I) where Element == I.Element, I : IteratorProtocol
    init<S>(_ base: S) where Element == S.Element, S : Sequence
    typealias Iterator = AnyIterator<Element>
    var underestimatedCount: Int { get }
    @Array struct struct Array<Element>
    :BidirectionalCollection
    :Collection
    :ContiguousBytes where Element == UInt8
    :CustomDebugStringConvertible
    :CustomReflectable
    :CustomStringConvertible
    :DataProtocol where Element == UInt8
    :Decodable where Element : Decodable
    :DecodableWithConfiguration where Element : DecodableWithConfiguration
    :Encodable where Element : Encodable
    :EncodableWithConfiguration where Element : EncodableWithConfiguration
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
    static func + (lhs: Array<Element>, rhs: Array<Element>) -> Array<Element>
    static func += (lhs: inout Array<Element>, rhs: Array<Element>)
    subscript(bounds: Range<Int>) -> ArraySlice<Element> { get set }
    subscript(index: Int) -> Element { get set }
    typealias Index = Int
    typealias Indices = Range<Int>
    typealias Iterator = IndexingIterator<Array<Element>>
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
    ~Element : DecodableWithConfiguration
    +init(from decoder: any Decoder, configuration: Element.DecodingConfiguration) throws
    ~
    ~Element : Encodable
    func encode(to encoder: any Encoder) throws
    ~
    ~Element : EncodableWithConfiguration
    +func encode(to encoder: any Encoder, configuration: Element.EncodingConfiguration) throws
    ~
    ~Element : Equatable
    static func == (lhs: Array<Element>, rhs: Array<Element>) -> Bool
    ~
    ~Element : Hashable
    func hash(into hasher: inout Hasher)
    ~
    ~Element == UInt8
    +var regions: CollectionOfOne<Array<UInt8>> { get }
    ~
    @ArraySlice struct struct ArraySlice<Element>
    :BidirectionalCollection
    :Collection
    :ContiguousBytes where Element == UInt8
    :CustomDebugStringConvertible
    :CustomReflectable
    :CustomStringConvertible
    :DataProtocol where Element == UInt8
    :Equatable where Element : Equatable
    :ExpressibleByArrayLiteral
    :Hashable where Element : Hashable
    :MutableCollection
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
    init<S>(_ s: S) where Element == S.Element, S : Sequence
    mutating func append(_ newElement: Element)
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
    typealias Iterator = IndexingIterator<ArraySlice<Element>>
    var capacity: Int { get }
    var count: Int { get }
    var customMirror: Mirror { get }
    var debugDescription: String { get }
    var description: String { get }
    var endIndex: Int { get }
    var mutableSpan: MutableSpan<Element> { mutating get }
    var span: Span<Element> { get }
    var startIndex: Int { get }
    ~Element : Equatable
    static func == (lhs: ArraySlice<Element>, rhs: ArraySlice<Element>) -> Bool
    ~
    ~Element : Hashable
    func hash(into hasher: inout Hasher)
    ~
    ~Element == UInt8
    +var regions: CollectionOfOne<ArraySlice<UInt8>> { get }
    ~
    @AsyncCompactMapSequence struct struct AsyncCompactMapSequence<Base, ElementOfResult> where Base : AsyncSequence
    :AsyncSequence
    :Sendable where Base : Sendable, ElementOfResult : Sendable, Base.Element : Sendable
    func makeAsyncIterator() -> AsyncCompactMapSequence<Base, ElementOfResult>.Iterator
    typealias AsyncIterator = AsyncCompactMapSequence<Base, ElementOfResult>.Iterator
    typealias Element = ElementOfResult
    typealias Failure = Base.Failure
    @AsyncCompactMapSequence.Iterator struct struct Iterator
    :AsyncIteratorProtocol
    :Sendable where ElementOfResult : Sendable, Base.AsyncIterator : Sendable, Base.Element : Sendable
    mutating func next() async rethrows -> ElementOfResult?
    mutating func next(isolation actor: (any Actor)?) async throws(AsyncCompactMapSequence<Base, ElementOfResult>.Failure) -> ElementOfResult?
    typealias Element = ElementOfResult
    @AsyncDropFirstSequence struct struct AsyncDropFirstSequence<Base> where Base : AsyncSequence
    :AsyncSequence
    :Sendable where Base : Sendable, Base.Element : Sendable
    func dropFirst(_ count: Int = 1) -> AsyncDropFirstSequence<Base>
    func makeAsyncIterator() -> AsyncDropFirstSequence<Base>.Iterator
    typealias AsyncIterator = AsyncDropFirstSequence<Base>.Iterator
    typealias Element = Base.Element
    typealias Failure = Base.Failure
    @AsyncDropFirstSequence.Iterator struct struct Iterator
    :AsyncIteratorProtocol
    :Sendable where Base.AsyncIterator : Sendable, Base.Element : Sendable
    mutating func next() async rethrows -> Base.Element?
    mutating func next(isolation actor: (any Actor)?) async throws(AsyncDropFirstSequence<Base>.Failure) -> Base.Element?
    @AsyncDropWhileSequence struct struct AsyncDropWhileSequence<Base> where Base : AsyncSequence
    :AsyncSequence
    :Sendable where Base : Sendable, Base.Element : Sendable
    func makeAsyncIterator() -> AsyncDropWhileSequence<Base>.Iterator
    typealias AsyncIterator = AsyncDropWhileSequence<Base>.Iterator
    typealias Element = Base.Element
    typealias Failure = Base.Failure
    @AsyncDropWhileSequence.Iterator struct struct Iterator
    :AsyncIteratorProtocol
    :Sendable where Base.AsyncIterator : Sendable, Base.Element : Sendable
    mutating func next() async rethrows -> Base.Element?
    mutating func next(isolation actor: (any Actor)?) async throws(AsyncDropWhileSequence<Base>.Failure) -> Base.Element?
    @AsyncFilterSequence struct struct AsyncFilterSequence<Base> where Base : AsyncSequence
    :AsyncSequence
    :Sendable where Base : Sendable, Base.Element : Sendable
    func makeAsyncIterator() -> AsyncFilterSequence<Base>.Iterator
    typealias AsyncIterator = AsyncFilterSequence<Base>.Iterator
    typealias Element = Base.Element
    typealias Failure = Base.Failure
    @AsyncFilterSequence.Iterator struct struct Iterator
    :AsyncIteratorProtocol
    :Sendable where Base.AsyncIterator : Sendable, Base.Element : Sendable
    mutating func next() async rethrows -> Base.Element?
    mutating func next(isolation actor: (any Actor)?) async throws(AsyncFilterSequence<Base>.Failure) -> Base.Element?
    @AsyncFlatMapSequence struct struct AsyncFlatMapSequence<Base, SegmentOfResult> where Base : AsyncSequence, SegmentOfResult : AsyncSequence
    :AsyncSequence
    :Sendable where Base : Sendable, SegmentOfResult : Sendable, Base.Element : Sendable, SegmentOfResult.Element : Sendable
    func makeAsyncIterator() -> AsyncFlatMapSequence<Base, SegmentOfResult>.Iterator
    typealias AsyncIterator = AsyncFlatMapSequence<Base, SegmentOfResult>.Iterator
    typealias Element = SegmentOfResult.Element
    typealias Failure = Base.Failure
    @AsyncFlatMapSequence.Iterator struct struct Iterator
    :AsyncIteratorProtocol
    :Sendable where SegmentOfResult : Sendable, Base.AsyncIterator : Sendable, Base.Element : Sendable, SegmentOfResult.AsyncIterator : Sendable, SegmentOfResult.Element : Sendable
    mutating func next() async rethrows -> SegmentOfResult.Element?
    mutating func next(isolation actor: (any Actor)?) async throws(AsyncFlatMapSequence<Base, SegmentOfResult>.Failure) -> SegmentOfResult.Element?
    @AsyncIteratorProtocol protocol protocol AsyncIteratorProtocol<Element, Failure>
    associatedtype Element
    associatedtype Failure : Error = any Error
    mutating func next() async throws -> Self.Element?
    mutating func next(isolation actor: (any Actor)?) async throws(Self.Failure) -> Self.Element?
    ~Self : AsyncIteratorProtocol
    mutating func next() async throws(Self.Failure) -> Self.Element?
    mutating func next(isolation actor: (any Actor)?) async throws(Self.Failure) -> Self.Element?
    ~
    @AsyncMapSequence struct struct AsyncMapSequence<Base, Transformed> where Base : AsyncSequence
    :AsyncSequence
    :Sendable where Base : Sendable, Transformed : Sendable, Base.Element : Sendable
    func makeAsyncIterator() -> AsyncMapSequence<Base, Transformed>.Iterator
    typealias AsyncIterator = AsyncMapSequence<Base, Transformed>.Iterator
    typealias Element = Transformed
    typealias Failure = Base.Failure
    @AsyncMapSequence.Iterator struct struct Iterator
    :AsyncIteratorProtocol
    :Sendable where Transformed : Sendable, Base.AsyncIterator : Sendable, Base.Element : Sendable
    mutating func next() async rethrows -> Transformed?
    mutating func next(isolation actor: (any Actor)?) async throws(AsyncMapSequence<Base, Transformed>.Failure) -> Transformed?
    @AsyncPrefixSequence struct struct AsyncPrefixSequence<Base> where Base : AsyncSequence
    :AsyncSequence
    :Sendable where Base : Sendable, Base.Element : Sendable
    func makeAsyncIterator() -> AsyncPrefixSequence<Base>.Iterator
    typealias AsyncIterator = AsyncPrefixSequence<Base>.Iterator
    typealias Element = Base.Element
    typealias Failure = Base.Failure
    @AsyncPrefixSequence.Iterator struct struct Iterator
    :AsyncIteratorProtocol
    :Sendable where Base.AsyncIterator : Sendable, Base.Element : Sendable
    mutating func next() async rethrows -> Base.Element?
    mutating func next(isolation actor: (any Actor)?) async throws(AsyncPrefixSequence<Base>.Failure) -> Base.Element?
    @AsyncPrefixWhileSequence struct struct AsyncPrefixWhileSequence<Base> where Base : AsyncSequence
    :AsyncSequence
    :Sendable where Base : Sendable, Base.Element : Sendable
    func makeAsyncIterator() -> AsyncPrefixWhileSequence<Base>.Iterator
    typealias AsyncIterator = AsyncPrefixWhileSequence<Base>.Iterator
    typealias Element = Base.Element
    typealias Failure = Base.Failure
    @AsyncPrefixWhileSequence.Iterator struct struct Iterator
    :AsyncIteratorProtocol
    :Sendable where Base.AsyncIterator : Sendable, Base.Element : Sendable
    mutating func next() async rethrows -> Base.Element?
    mutating func next(isolation actor: (any Actor)?) async throws(AsyncPrefixWhileSequence<Base>.Failure) -> Base.Element?
    @AsyncSequence protocol protocol AsyncSequence<Element, Failure>
    associatedtype AsyncIterator : AsyncIteratorProtocol
    associatedtype Element where Self.Element == Self.AsyncIterator.Element
    associatedtype Failure = any Error where Self.Failure == Self.AsyncIterator.Failure
    func makeAsyncIterator() -> Self.AsyncIterator
    ~Self : AsyncSequence
    func allSatisfy(_ predicate: (Self.Element) async throws -> Bool) async rethrows -> Bool
    func compactMap<ElementOfResult>(_ transform: @escaping @Sendable (Self.Element) async -> ElementOfResult?) -> AsyncCompactMapSequence<Self, ElementOfResult>
    func compactMap<ElementOfResult>(_ transform: @escaping @Sendable (Self.Element) async throws -> ElementOfResult?) -> AsyncThrowingCompactMapSequence<Self, ElementOfResult>
    func contains(where predicate: (Self.Element) async throws -> Bool) async rethrows -> Bool
    func drop(while predicate: @escaping @Sendable (Self.Element) async -> Bool) -> AsyncDropWhileSequence<Self>
    func drop(while predicate: @escaping @Sendable (Self.Element) async throws -> Bool) -> AsyncThrowingDropWhileSequence<Self>
    func dropFirst(_ count: Int = 1) -> AsyncDropFirstSequence<Self>
    func filter(_ isIncluded: @escaping @Sendable (Self.Element) async -> Bool) -> AsyncFilterSequence<Self>
    func filter(_ isIncluded: @escaping @Sendable (Self.Element) async throws -> Bool) -> AsyncThrowingFilterSequence<Self>
    func first(where predicate: (Self.Element) async throws -> Bool) async rethrows -> Self.Element?
    func flatMap<SegmentOfResult>(_ transform: @escaping @Sendable (Self.Element) async -> SegmentOfResult) -> AsyncFlatMapSequence<Self, SegmentOfResult> where SegmentOfResult : AsyncSequence, SegmentOfResult.Failure == Never
    func flatMap<SegmentOfResult>(_ transform: @escaping @Sendable (Self.Element) async -> SegmentOfResult) -> AsyncFlatMapSequence<Self, SegmentOfResult> where SegmentOfResult : AsyncSequence, Self.Failure == Never, SegmentOfResult.Failure == Never
    func flatMap<SegmentOfResult>(_ transform: @escaping @Sendable (Self.Element) async -> SegmentOfResult) -> AsyncFlatMapSequence<Self, SegmentOfResult> where SegmentOfResult : AsyncSequence, Self.Failure == SegmentOfResult.Failure
    func flatMap<SegmentOfResult>(_ transform: @escaping @Sendable (Self.Element) async throws -> SegmentOfResult) -> AsyncThrowingFlatMapSequence<Self, SegmentOfResult> where SegmentOfResult : AsyncSequence
    func map<Transformed>(_ transform: @escaping @Sendable (Self.Element) async -> Transformed) -> AsyncMapSequence<Self, Transformed>
    func map<Transformed>(_ transform: @escaping @Sendable (Self.Element) async throws -> Transformed) -> AsyncThrowingMapSequence<Self, Transformed>
    func max(by areInIncreasingOrder: (Self.Element, Self.Element) async throws -> Bool) async rethrows -> Self.Element?
    func min(by areInIncreasingOrder: (Self.Element, Self.Element) async throws -> Bool) async rethrows -> Self.Element?
    func prefix(_ count: Int) -> AsyncPrefixSequence<Self>
    func prefix(while predicate: @escaping @Sendable (Self.Element) async -> Bool) rethrows -> AsyncPrefixWhileSequence<Self>
    func prefix(while predicate: @escaping @Sendable (Self.Element) async throws -> Bool) rethrows -> AsyncThrowingPrefixWhileSequence<Self>
    func reduce<Result>(_ initialResult: Result, _ nextPartialResult: (Result, Self.Element) async throws -> Result) async rethrows -> Result
    func reduce<Result>(into initialResult: Result, _ updateAccumulatingResult: (inout Result, Self.Element) async throws -> Void) async rethrows -> Result
    ~
    ~Self.Element : Comparable
    func max() async rethrows -> Self.Element?
    func min() async rethrows -> Self.Element?
    ~
    ~Self.Element : Equatable
    func contains(_ search: Self.Element) async rethrows -> Bool
    ~
    @AsyncStream struct struct AsyncStream<Element>
    :AsyncSequence
    :Sendable where Element : Sendable
    func makeAsyncIterator() -> AsyncStream<Element>.Iterator
    init(_ elementType: Element.Type = Element.self, bufferingPolicy limit: AsyncStream<Element>.Continuation.BufferingPolicy = .unbounded, _ build: (AsyncStream<Element>.Continuation) -> Void)
    init(unfolding produce: @escaping @Sendable () async -> Element?, onCancel: (@Sendable () -> Void)? = nil)
    static func makeStream(of elementType: Element.Type = Element.self, bufferingPolicy limit: AsyncStream<Element>.Continuation.BufferingPolicy = .unbounded) -> (stream: AsyncStream<Element>, continuation: AsyncStream<Element>.Continuation)
    @AsyncStream.Continuation struct struct Continuation
    :Equatable
    :Hashable
    :Sendable
    func finish()
    func hash(into hasher: inout Hasher)
    func yield() -> AsyncStream<Element>.Continuation.YieldResult where Element == ()
    func yield(_ value: Element) -> AsyncStream<Element>.Continuation.YieldResult
    func yield(with result: Result<Element, Never>) -> AsyncStream<Element>.Continuation.YieldResult
    static func == (lhs: AsyncStream<Element>.Continuation, rhs: AsyncStream<Element>.Continuation) -> Bool
    var hashValue: Int { get }
    var onTermination: (@Sendable (AsyncStream<Element>.Continuation.Termination) -> Void)? { get nonmutating set }
    @AsyncStream.Continuation.BufferingPolicy enum enum BufferingPolicy
    :Sendable
    case bufferingNewest(Int)
    case bufferingOldest(Int)
    case unbounded
    @AsyncStream.Continuation.Termination enum enum Termination
    :Equatable
    :Hashable
    :Sendable
    case cancelled
    case finished
    @AsyncStream.Continuation.YieldResult enum enum YieldResult
    :Sendable where Element : Sendable
    case dropped(Element)
    case enqueued(remaining: Int)
    case terminated
    @AsyncStream.Iterator struct struct Iterator
    :AsyncIteratorProtocol
    mutating func next() async -> Element?
    mutating func next(isolation actor: (any Actor)?) async -> Element?
    @AsyncThrowingCompactMapSequence struct struct AsyncThrowingCompactMapSequence<Base, ElementOfResult> where Base : AsyncSequence
    :AsyncSequence
    :Sendable where Base : Sendable, Base.Element : Sendable
    func makeAsyncIterator() -> AsyncThrowingCompactMapSequence<Base, ElementOfResult>.Iterator
    typealias AsyncIterator = AsyncThrowingCompactMapSequence<Base, ElementOfResult>.Iterator
    typealias Element = ElementOfResult
    typealias Failure = any Error
    @AsyncThrowingCompactMapSequence.Iterator struct struct Iterator
    :AsyncIteratorProtocol
    :Sendable where Base.AsyncIterator : Sendable, Base.Element : Sendable
    mutating func next() async throws -> ElementOfResult?
    mutating func next(isolation actor: (any Actor)?) async throws -> ElementOfResult?
    typealias Element = ElementOfResult
    @AsyncThrowingDropWhileSequence struct struct AsyncThrowingDropWhileSequence<Base> where Base : AsyncSequence
    :AsyncSequence
    :Sendable where Base : Sendable, Base.Element : Sendable
    func makeAsyncIterator() -> AsyncThrowingDropWhileSequence<Base>.Iterator
    typealias AsyncIterator = AsyncThrowingDropWhileSequence<Base>.Iterator
    typealias Element = Base.Element
    typealias Failure = any Error
    @AsyncThrowingDropWhileSequence.Iterator struct struct Iterator
    :AsyncIteratorProtocol
    :Sendable where Base.AsyncIterator : Sendable, Base.Element : Sendable
    mutating func next() async throws -> Base.Element?
    mutating func next(isolation actor: (any Actor)?) async throws -> Base.Element?
    @AsyncThrowingFilterSequence struct struct AsyncThrowingFilterSequence<Base> where Base : AsyncSequence
    :AsyncSequence
    :Sendable where Base : Sendable, Base.Element : Sendable
    func makeAsyncIterator() -> AsyncThrowingFilterSequence<Base>.Iterator
    typealias AsyncIterator = AsyncThrowingFilterSequence<Base>.Iterator
    typealias Element = Base.Element
    typealias Failure = any Error
    @AsyncThrowingFilterSequence.Iterator struct struct Iterator
    :AsyncIteratorProtocol
    :Sendable where Base.AsyncIterator : Sendable, Base.Element : Sendable
    mutating func next() async throws -> Base.Element?
    mutating func next(isolation actor: (any Actor)?) async throws -> Base.Element?
    @AsyncThrowingFlatMapSequence struct struct AsyncThrowingFlatMapSequence<Base, SegmentOfResult> where Base : AsyncSequence, SegmentOfResult : AsyncSequence
    :AsyncSequence
    :Sendable where Base : Sendable, SegmentOfResult : Sendable, Base.Element : Sendable, SegmentOfResult.Element : Sendable
    func makeAsyncIterator() -> AsyncThrowingFlatMapSequence<Base, SegmentOfResult>.Iterator
    typealias AsyncIterator = AsyncThrowingFlatMapSequence<Base, SegmentOfResult>.Iterator
    typealias Element = SegmentOfResult.Element
    typealias Failure = any Error
    @AsyncThrowingFlatMapSequence.Iterator struct struct Iterator
    :AsyncIteratorProtocol
    :Sendable where SegmentOfResult : Sendable, Base.AsyncIterator : Sendable, Base.Element : Sendable, SegmentOfResult.AsyncIterator : Sendable, SegmentOfResult.Element : Sendable
    mutating func next() async throws -> SegmentOfResult.Element?
    mutating func next(isolation actor: (any Actor)?) async throws -> SegmentOfResult.Element?
    @AsyncThrowingMapSequence struct struct AsyncThrowingMapSequence<Base, Transformed> where Base : AsyncSequence
    :AsyncSequence
    :Sendable where Base : Sendable, Transformed : Sendable, Base.Element : Sendable
    func makeAsyncIterator() -> AsyncThrowingMapSequence<Base, Transformed>.Iterator
    typealias AsyncIterator = AsyncThrowingMapSequence<Base, Transformed>.Iterator
    typealias Element = Transformed
    typealias Failure = any Error
    @AsyncThrowingMapSequence.Iterator struct struct Iterator
    :AsyncIteratorProtocol
    :Sendable where Transformed : Sendable, Base.AsyncIterator : Sendable, Base.Element : Sendable
    mutating func next() async throws -> Transformed?
    mutating func next(isolation actor: (any Actor)?) async throws -> Transformed?
    @AsyncThrowingPrefixWhileSequence struct struct AsyncThrowingPrefixWhileSequence<Base> where Base : AsyncSequence
    :AsyncSequence
    :Sendable where Base : Sendable, Base.Element : Sendable
    func makeAsyncIterator() -> AsyncThrowingPrefixWhileSequence<Base>.Iterator
    typealias AsyncIterator = AsyncThrowingPrefixWhileSequence<Base>.Iterator
    typealias Element = Base.Element
    typealias Failure = any Error
    @AsyncThrowingPrefixWhileSequence.Iterator struct struct Iterator
    :AsyncIteratorProtocol
    :Sendable where Base.AsyncIterator : Sendable, Base.Element : Sendable
    mutating func next() async throws -> Base.Element?
    mutating func next(isolation actor: (any Actor)?) async throws -> Base.Element?
    @AsyncThrowingStream struct struct AsyncThrowingStream<Element, Failure> where Failure : Error
    :AsyncSequence
    :Sendable where Element : Sendable
    func makeAsyncIterator() -> AsyncThrowingStream<Element, Failure>.Iterator
    init(_ elementType: Element.Type = Element.self, bufferingPolicy limit: AsyncThrowingStream<Element, Failure>.Continuation.BufferingPolicy = .unbounded, _ build: (AsyncThrowingStream<Element, Failure>.Continuation) -> Void) where Failure == any Error
    init(unfolding produce: @escaping @Sendable () async throws -> Element?) where Failure == any Error
    static func makeStream(of elementType: Element.Type = Element.self, throwing failureType: Failure.Type = Failure.self, bufferingPolicy limit: AsyncThrowingStream<Element, Failure>.Continuation.BufferingPolicy = .unbounded) -> (stream: AsyncThrowingStream<Element, Failure>, continuation: AsyncThrowingStream<Element, Failure>.Continuation) where Failure == any Error
    @AsyncThrowingStream.Continuation struct struct Continuation
    :Equatable
    :Hashable
    :Sendable
    func finish(throwing error: Failure? = nil)
    func hash(into hasher: inout Hasher)
    func yield() -> AsyncThrowingStream<Element, Failure>.Continuation.YieldResult where Element == ()
    func yield(_ value: Element) -> AsyncThrowingStream<Element, Failure>.Continuation.YieldResult
    func yield(with result: Result<Element, Failure>) -> AsyncThrowingStream<Element, Failure>.Continuation.YieldResult where Failure == any Error
    static func == (lhs: AsyncThrowingStream<Element, Failure>.Continuation, rhs: AsyncThrowingStream<Element, Failure>.Continuation) -> Bool
    var hashValue: Int { get }
    var onTermination: (@Sendable (AsyncThrowingStream<Element, Failure>.Continuation.Termination) -> Void)? { get nonmutating set }
    @AsyncThrowingStream.Continuation.BufferingPolicy enum enum BufferingPolicy
    :Sendable
    case bufferingNewest(Int)
    case bufferingOldest(Int)
    case unbounded
    @AsyncThrowingStream.Continuation.Termination enum enum Termination
    :Sendable
    case cancelled
    case finished(Failure?)
    @AsyncThrowingStream.Continuation.YieldResult enum enum YieldResult
    :Sendable where Element : Sendable
    case dropped(Element)
    case enqueued(remaining: Int)
    case terminated
    @AsyncThrowingStream.Iterator struct struct Iterator
    :AsyncIteratorProtocol
    mutating func next() async throws -> Element?
    mutating func next(isolation actor: (any Actor)?) async throws(Failure) -> Element?
    @AttributeContainer struct struct AttributeContainer
    :CustomStringConvertible
    :Equatable
    :Hashable
    :Sendable
    func filter(inheritedByAddedText: Bool) -> AttributeContainer
    func filter(runBoundaries: AttributedString.AttributeRunBoundaries?) -> AttributeContainer
    func merging(_ other: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy = .keepNew) -> AttributeContainer
    init()
    mutating func merge(_ other: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy = .keepNew)
    static subscript<K>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> AttributeContainer.Builder<K> where K : AttributedStringKey { get }
    subscript<K>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> AttributeContainer.Builder<K> where K : AttributedStringKey { get }
    subscript<K>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> K.Value? where K : AttributedStringKey, K.Value : Sendable { get set }
    subscript<S>(dynamicMember keyPath: KeyPath<AttributeScopes, S.Type>) -> ScopedAttributeContainer<S> where S : AttributeScope { get set }
    subscript<T>(_: T.Type) -> T.Value? where T : AttributedStringKey, T.Value : Sendable { get set }
    var description: String { get }
    @AttributeContainer.Builder struct struct Builder<T> where T : AttributedStringKey
    :Sendable
    func callAsFunction(_ value: T.Value) -> AttributeContainer where T.Value : Sendable
    @AttributeDynamicLookup enum enum AttributeDynamicLookup
    subscript<T>(_: T.Type) -> T where T : AttributedStringKey { get }
    subscript<T>(dynamicMember keyPath: KeyPath<AttributeScopes.FoundationAttributes, T>) -> T where T : AttributedStringKey { get }
    subscript<T>(dynamicMember keyPath: KeyPath<AttributeScopes.FoundationAttributes.NumberFormatAttributes, T>) -> T where T : AttributedStringKey { get }
    @AttributeScope protocol protocol AttributeScope : DecodingConfigurationProviding, EncodingConfigurationProviding, SendableMetatype
    :DecodingConfigurationProviding
    :EncodingConfigurationProviding
    static var decodingConfiguration: AttributeScopeCodableConfiguration { get }
    static var encodingConfiguration: AttributeScopeCodableConfiguration { get }
    ~Self : AttributeScope
    static var decodingConfiguration: AttributeScopeCodableConfiguration { get }
    static var encodingConfiguration: AttributeScopeCodableConfiguration { get }
    ~
    @AttributeScopeCodableConfiguration struct struct AttributeScopeCodableConfiguration
    :Sendable
    @AttributedString struct struct AttributedString
    :AttributedStringAttributeMutation
    :AttributedStringProtocol
    :CustomStringConvertible
    :Equatable
    :ExpressibleByExtendedGraphemeClusterLiteral
    :ExpressibleByStringLiteral
    :ExpressibleByUnicodeScalarLiteral
    :Hashable
    :Sendable
    func transformingAttributes<K1, K2, K3, K4, K5>(_ k: K1.Type, _ k2: K2.Type, _ k3: K3.Type, _ k4: K4.Type, _ k5: K5.Type, _ c: (inout AttributedString.SingleAttributeTransformer<K1>, inout AttributedString.SingleAttributeTransformer<K2>, inout AttributedString.SingleAttributeTransformer<K3>, inout AttributedString.SingleAttributeTransformer<K4>, inout AttributedString.SingleAttributeTransformer<K5>) -> Void) -> AttributedString where K1 : AttributedStringKey, K2 : AttributedStringKey, K3 : AttributedStringKey, K4 : AttributedStringKey, K5 : AttributedStringKey, K1.Value : Sendable, K2.Value : Sendable, K3.Value : Sendable, K4.Value : Sendable, K5.Value : Sendable
    func transformingAttributes<K1, K2, K3, K4, K5>(_ k: KeyPath<AttributeDynamicLookup, K1>, _ k2: KeyPath<AttributeDynamicLookup, K2>, _ k3: KeyPath<AttributeDynamicLookup, K3>, _ k4: KeyPath<AttributeDynamicLookup, K4>, _ k5: KeyPath<AttributeDynamicLookup, K5>, _ c: (inout AttributedString.SingleAttributeTransformer<K1>, inout AttributedString.SingleAttributeTransformer<K2>, inout AttributedString.SingleAttributeTransformer<K3>, inout AttributedString.SingleAttributeTransformer<K4>, inout AttributedString.SingleAttributeTransformer<K5>) -> Void) -> AttributedString where K1 : AttributedStringKey, K2 : AttributedStringKey, K3 : AttributedStringKey, K4 : AttributedStringKey, K5 : AttributedStringKey, K1.Value : Sendable, K2.Value : Sendable, K3.Value : Sendable, K4.Value : Sendable, K5.Value : Sendable
    func transformingAttributes<K1, K2, K3, K4>(_ k: K1.Type, _ k2: K2.Type, _ k3: K3.Type, _ k4: K4.Type, _ c: (inout AttributedString.SingleAttributeTransformer<K1>, inout AttributedString.SingleAttributeTransformer<K2>, inout AttributedString.SingleAttributeTransformer<K3>, inout AttributedString.SingleAttributeTransformer<K4>) -> Void) -> AttributedString where K1 : AttributedStringKey, K2 : AttributedStringKey, K3 : AttributedStringKey, K4 : AttributedStringKey, K1.Value : Sendable, K2.Value : Sendable, K3.Value : Sendable, K4.Value : Sendable
    func transformingAttributes<K1, K2, K3, K4>(_ k: KeyPath<AttributeDynamicLookup, K1>, _ k2: KeyPath<AttributeDynamicLookup, K2>, _ k3: KeyPath<AttributeDynamicLookup, K3>, _ k4: KeyPath<AttributeDynamicLookup, K4>, _ c: (inout AttributedString.SingleAttributeTransformer<K1>, inout AttributedString.SingleAttributeTransformer<K2>, inout AttributedString.SingleAttributeTransformer<K3>, inout AttributedString.SingleAttributeTransformer<K4>) -> Void) -> AttributedString where K1 : AttributedStringKey, K2 : AttributedStringKey, K3 : AttributedStringKey, K4 : AttributedStringKey, K1.Value : Sendable, K2.Value : Sendable, K3.Value : Sendable, K4.Value : Sendable
    func transformingAttributes<K1, K2, K3>(_ k: K1.Type, _ k2: K2.Type, _ k3: K3.Type, _ c: (inout AttributedString.SingleAttributeTransformer<K1>, inout AttributedString.SingleAttributeTransformer<K2>, inout AttributedString.SingleAttributeTransformer<K3>) -> Void) -> AttributedString where K1 : AttributedStringKey, K2 : AttributedStringKey, K3 : AttributedStringKey, K1.Value : Sendable, K2.Value : Sendable, K3.Value : Sendable
    func transformingAttributes<K1, K2, K3>(_ k: KeyPath<AttributeDynamicLookup, K1>, _ k2: KeyPath<AttributeDynamicLookup, K2>, _ k3: KeyPath<AttributeDynamicLookup, K3>, _ c: (inout AttributedString.SingleAttributeTransformer<K1>, inout AttributedString.SingleAttributeTransformer<K2>, inout AttributedString.SingleAttributeTransformer<K3>) -> Void) -> AttributedString where K1 : AttributedStringKey, K2 : AttributedStringKey, K3 : AttributedStringKey, K1.Value : Sendable, K2.Value : Sendable, K3.Value : Sendable
    func transformingAttributes<K1, K2>(_ k: K1.Type, _ k2: K2.Type, _ c: (inout AttributedString.SingleAttributeTransformer<K1>, inout AttributedString.SingleAttributeTransformer<K2>) -> Void) -> AttributedString where K1 : AttributedStringKey, K2 : AttributedStringKey, K1.Value : Sendable, K2.Value : Sendable
    func transformingAttributes<K1, K2>(_ k: KeyPath<AttributeDynamicLookup, K1>, _ k2: KeyPath<AttributeDynamicLookup, K2>, _ c: (inout AttributedString.SingleAttributeTransformer<K1>, inout AttributedString.SingleAttributeTransformer<K2>) -> Void) -> AttributedString where K1 : AttributedStringKey, K2 : AttributedStringKey, K1.Value : Sendable, K2.Value : Sendable
    func transformingAttributes<K>(_ k: K.Type, _ c: (inout AttributedString.SingleAttributeTransformer<K>) -> Void) -> AttributedString where K : AttributedStringKey, K.Value : Sendable
    func transformingAttributes<K>(_ k: KeyPath<AttributeDynamicLookup, K>, _ c: (inout AttributedString.SingleAttributeTransformer<K>) -> Void) -> AttributedString where K : AttributedStringKey, K.Value : Sendable
    init()
    init(_ string: String, attributes: AttributeContainer = .init())
    init(_ substring: AttributedSubstring)
    init(_ substring: DiscontiguousAttributedSubstring)
    init(_ substring: Substring, attributes: AttributeContainer = .init())
    init(stringLiteral value: String)
    init<S>(_ elements: S, attributes: AttributeContainer = .init()) where S : Sequence, S.Element == Character
    mutating func append(_ s: some AttributedStringProtocol)
    mutating func insert(_ s: some AttributedStringProtocol, at index: AttributedString.Index)
    mutating func mergeAttributes(_ attributes: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy = .keepNew)
    mutating func removeSubrange(_ range: some RangeExpression<AttributedString.Index>)
    mutating func removeSubranges(_ subranges: RangeSet<AttributedString.Index>)
    mutating func replaceAttributes(_ attributes: AttributeContainer, with others: AttributeContainer)
    mutating func replaceSubrange(_ range: some RangeExpression<AttributedString.Index>, with s: some AttributedStringProtocol)
    mutating func setAttributes(_ attributes: AttributeContainer)
    mutating func transform<E>(updating range: Range<AttributedString.Index>, body: (inout AttributedString) throws(E) -> Void) throws(E) -> Range<AttributedString.Index>? where E : Error
    mutating func transform<E>(updating range: inout Range<AttributedString.Index>, body: (inout AttributedString) throws(E) -> Void) throws(E) where E : Error
    mutating func transform<E>(updating ranges: [Range<AttributedString.Index>], body: (inout AttributedString) throws(E) -> Void) throws(E) -> [Range<AttributedString.Index>]? where E : Error
    mutating func transform<E>(updating ranges: inout [Range<AttributedString.Index>], body: (inout AttributedString) throws(E) -> Void) throws(E) where E : Error
    static func + (lhs: AttributedString, rhs: AttributedString) -> AttributedString
    static func + (lhs: AttributedString, rhs: some AttributedStringProtocol) -> AttributedString
    static func += (lhs: inout AttributedString, rhs: AttributedString)
    static func += (lhs: inout AttributedString, rhs: some AttributedStringProtocol)
    static func == (lhs: AttributedString, rhs: AttributedString) -> Bool
    subscript(bounds: some RangeExpression<AttributedString.Index>) -> AttributedSubstring { get set }
    subscript(indices: RangeSet<AttributedString.Index>) -> DiscontiguousAttributedSubstring { get set }
    subscript<K>(_: K.Type) -> K.Value? where K : AttributedStringKey, K.Value : Sendable { get set }
    subscript<K>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> K.Value? where K : AttributedStringKey, K.Value : Sendable { get set }
    subscript<S>(dynamicMember keyPath: KeyPath<AttributeScopes, S.Type>) -> ScopedAttributeContainer<S> where S : AttributeScope { get set }
    var characters: AttributedString.CharacterView { get set }
    var endIndex: AttributedString.Index { get }
    var runs: AttributedString.Runs { get }
    var startIndex: AttributedString.Index { get }
    var unicodeScalars: AttributedString.UnicodeScalarView { get set }
    var utf16: AttributedString.UTF16View { get }
    var utf8: AttributedString.UTF8View { get }
    """#
}
