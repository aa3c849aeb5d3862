// Written by Scripts/generate-framework-tables from the symbol graphs of the Swift toolchain; do not edit.
// Facts about interfaces of the Swift project (swift.org, Apache-2.0 with Runtime Library Exception).
// swift-format-ignore-file

extension FrameworkText {
  static let part6: StaticString = #"""
    @NSLocale.Key struct struct Key
    :Equatable
    :Hashable
    :RawRepresentable
    :Sendable
    init(rawValue: String)
    let rawValue: String
    static let alternateQuotationBeginDelimiterKey: NSLocale.Key
    static let alternateQuotationEndDelimiterKey: NSLocale.Key
    static let calendar: NSLocale.Key
    static let calendarIdentifier: NSLocale.Key
    static let collationIdentifier: NSLocale.Key
    static let collatorIdentifier: NSLocale.Key
    static let countryCode: NSLocale.Key
    static let currencyCode: NSLocale.Key
    static let currencySymbol: NSLocale.Key
    static let decimalSeparator: NSLocale.Key
    static let exemplarCharacterSet: NSLocale.Key
    static let groupingSeparator: NSLocale.Key
    static let identifier: NSLocale.Key
    static let languageCode: NSLocale.Key
    static let measurementSystem: NSLocale.Key
    static let quotationBeginDelimiterKey: NSLocale.Key
    static let quotationEndDelimiterKey: NSLocale.Key
    static let scriptCode: NSLocale.Key
    static let usesMetricSystem: NSLocale.Key
    static let variantCode: NSLocale.Key
    @NSLock class class NSLock
    :CustomDebugStringConvertible
    :CustomStringConvertible
    :Equatable
    :Hashable
    :NSLocking
    :NSObject
    :NSObjectProtocol
    :Sendable
    func `try`() -> Bool
    func lock()
    func lock(before limit: Date) -> Bool
    func unlock()
    init()
    var name: String?
    @NSLocking protocol protocol NSLocking
    func lock()
    func unlock()
    ~Self : NSLocking
    func withLock<R>(_ body: () throws -> R) rethrows -> R
    ~
    @NSMeasurement class class NSMeasurement
    :CustomDebugStringConvertible
    :CustomStringConvertible
    :Equatable
    :Hashable
    :NSCoding
    :NSCopying
    :NSObject
    :NSObjectProtocol
    :NSSecureCoding
    class var supportsSecureCoding: Bool { get }
    func adding(_ rhs: Measurement<Unit>) -> Measurement<Unit>
    func canBeConverted(to unit: Unit) -> Bool
    func converting(to otherUnit: Unit) -> Measurement<Unit>
    func copy(with zone: NSZone? = nil) -> Any
    func encode(with aCoder: NSCoder)
    func isEqual(_ object: Any?) -> Bool
    func subtracting(_ rhs: Measurement<Unit>) -> Measurement<Unit>
    init(doubleValue: Double, unit: Unit)
    init?(coder aDecoder: NSCoder)
    var doubleValue: Double { get }
    var hash: Int { get }
    var unit: Unit { get }
    @NSMutableArray class class NSMutableArray
    :CustomDebugStringConvertible
    :CustomReflectable
    :CustomStringConvertible
    :Equatable
    :ExpressibleByArrayLiteral
    :Hashable
    :NSArray
    :NSCoding
    :NSCopying
    :NSMutableCopying
    :NSObjectProtocol
    :NSSecureCoding
    :Sendable
    :Sequence
    func add(_ anObject: Any)
    func addObjects(from otherArray: [Any])
    func exchangeObject(at idx1: Int, withObjectAt idx2: Int)
    func filter(using predicate: NSPredicate)
    func insert(_ anObject: Any, at index: Int)
    func insert(_ objects: [Any], at indexes: IndexSet)
    func remove(_ anObject: Any)
    func remove(_ anObject: Any, in range: NSRange)
    func removeAllObjects()
    func removeLastObject()
    func removeObject(at index: Int)
    func removeObject(identicalTo anObject: Any)
    func removeObject(identicalTo anObject: Any, in range: NSRange)
    func removeObjects(at indexes: IndexSet)
    func removeObjects(in otherArray: [Any])
    func removeObjects(in range: NSRange)
    func replaceObject(at index: Int, with anObject: Any)
    func replaceObjects(at indexes: IndexSet, with objects: [Any])
    func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any])
    func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any], range otherRange: NSRange)
    func setArray(_ otherArray: [Any])
    func sort(comparator: (Any, Any) -> ComparisonResult)
    func sort(options opts: NSSortOptions = [], usingComparator cmptr: (Any, Any) -> ComparisonResult)
    func sort(using sortDescriptors: [NSSortDescriptor])
    init()
    init(capacity numItems: Int)
    subscript(idx: Int) -> Any { get set }
    @NSMutableAttributedString class class NSMutableAttributedString
    :CustomDebugStringConvertible
    :CustomStringConvertible
    :Equatable
    :Hashable
    :NSAttributedString
    :NSCoding
    :NSCopying
    :NSMutableCopying
    :NSObjectProtocol
    :NSSecureCoding
    :Sendable
    func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange)
    func addAttributes(_ attrs: [NSAttributedString.Key : Any], range: NSRange)
    func append(_ attrString: NSAttributedString)
    func beginEditing()
    func copy(with zone: NSZone? = nil) -> Any
    func deleteCharacters(in range: NSRange)
    func endEditing()
    func insert(_ attrString: NSAttributedString, at loc: Int)
    func removeAttribute(_ name: NSAttributedString.Key, range: NSRange)
    func replaceCharacters(in range: NSRange, with attrString: NSAttributedString)
    func replaceCharacters(in range: NSRange, with str: String)
    func setAttributedString(_ attrString: NSAttributedString)
    func setAttributes(_ attrs: [NSAttributedString.Key : Any]?, range: NSRange)
    init(attributedString: NSAttributedString)
    init(string: String)
    init(string: String, attributes attrs: [NSAttributedString.Key : Any]? = nil)
    init?(coder aDecoder: NSCoder)
    var mutableString: NSMutableString { get }
    @NSMutableCharacterSet class class NSMutableCharacterSet
    :CustomDebugStringConvertible
    :CustomStringConvertible
    :Equatable
    :Hashable
    :NSCharacterSet
    :NSCoding
    :NSCopying
    :NSMutableCopying
    :NSObjectProtocol
    :NSSecureCoding
    :Sendable
    class func alphanumeric() -> NSMutableCharacterSet
    class func capitalizedLetter() -> NSMutableCharacterSet
    class func control() -> NSMutableCharacterSet
    class func decimalDigit() -> NSMutableCharacterSet
    class func decomposable() -> NSMutableCharacterSet
    class func illegal() -> NSMutableCharacterSet
    class func letter() -> NSMutableCharacterSet
    class func lowercaseLetter() -> NSMutableCharacterSet
    class func newline() -> NSMutableCharacterSet
    class func nonBase() -> NSMutableCharacterSet
    class func punctuation() -> NSMutableCharacterSet
    class func symbol() -> NSMutableCharacterSet
    class func uppercaseLetter() -> NSMutableCharacterSet
    class func whitespace() -> NSMutableCharacterSet
    class func whitespaceAndNewline() -> NSMutableCharacterSet
    func addCharacters(in aRange: NSRange)
    func addCharacters(in aString: String)
    func formIntersection(with otherSet: CharacterSet)
    func formUnion(with otherSet: CharacterSet)
    func invert()
    func removeCharacters(in aRange: NSRange)
    func removeCharacters(in aString: String)
    @NSMutableCopying protocol protocol NSMutableCopying
    func mutableCopy(with zone: NSZone?) -> Any
    ~Self : NSMutableCopying
    func mutableCopy() -> Any
    ~
    @NSMutableDictionary class class NSMutableDictionary
    :CustomDebugStringConvertible
    :CustomReflectable
    :CustomStringConvertible
    :Equatable
    :ExpressibleByDictionaryLiteral
    :Hashable
    :NSCoding
    :NSCopying
    :NSDictionary
    :NSMutableCopying
    :NSObjectProtocol
    :NSSecureCoding
    :Sendable
    :Sequence
    func addEntries(from otherDictionary: [AnyHashable : Any])
    func removeAllObjects()
    func removeObject(forKey aKey: Any)
    func removeObjects(forKeys keyArray: [Any])
    func setDictionary(_ otherDictionary: [AnyHashable : Any])
    func setObject(_ anObject: Any, forKey aKey: AnyHashable)
    init()
    init(capacity numItems: Int)
    init(sharedKeySet keyset: Any)
    subscript(key: AnyHashable) -> Any? { get set }
    @NSMutableSet class class NSMutableSet
    :CustomDebugStringConvertible
    :CustomReflectable
    :CustomStringConvertible
    :Equatable
    :Hashable
    :NSCoding
    :NSCopying
    :NSMutableCopying
    :NSObjectProtocol
    :NSSecureCoding
    :NSSet
    :Sendable
    :Sequence
    func add(_ object: Any)
    func addObjects(from array: [Any])
    func filter(using predicate: NSPredicate)
    func intersect(_ otherSet: Set<AnyHashable>)
    func minus(_ otherSet: Set<AnyHashable>)
    func remove(_ object: Any)
    func removeAllObjects()
    func setSet(_ otherSet: Set<AnyHashable>)
    func union(_ otherSet: Set<AnyHashable>)
    init()
    init(capacity numItems: Int)
    init?(coder aDecoder: NSCoder)
    @NSMutableString class class NSMutableString
    :CVarArg
    :Comparable
    :CustomDebugStringConvertible
    :CustomStringConvertible
    :Equatable
    :ExpressibleByExtendedGraphemeClusterLiteral
    :ExpressibleByStringLiteral
    :ExpressibleByUnicodeScalarLiteral
    :Hashable
    :NSCoding
    :NSCopying
    :NSMutableCopying
    :NSObjectProtocol
    :NSSecureCoding
    :NSString
    :Sendable
    func append(_ aString: String)
    func applyTransform(_ transform: String, reverse: Bool, range: NSRange, updatedRange resultingRange: NSRangePointer?) -> Bool
    func deleteCharacters(in range: NSRange)
    func insert(_ aString: String, at loc: Int)
    func replaceCharacters(in range: NSRange, with aString: String)
    func replaceOccurrences(of target: String, with replacement: String, options: NSMutableString.CompareOptions = [], range searchRange: NSRange) -> Int
    func setString(_ aString: String)
    init(capacity: Int)
    init(extendedGraphemeClusterLiteral value: StaticString)
    init(string aString: String)
    init(stringLiteral value: StaticString)
    init(unicodeScalarLiteral value: StaticString)
    init?(coder aDecoder: NSCoder)
    @NSNotification class class NSNotification
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
    func encode(with aCoder: NSCoder)
    init()
    init(name: NSNotification.Name, object: Any?, userInfo: [AnyHashable : Any]? = nil)
    init?(coder aDecoder: NSCoder)
    var description: String { get }
    var name: NSNotification.Name { get }
    var object: Any? { get }
    var userInfo: [AnyHashable : Any]? { get }
    @NSNotification.Name struct struct Name
    :Equatable
    :Hashable
    :RawRepresentable
    :Sendable
    init(_ rawValue: String)
    init(rawValue: String)
    static let NSCalendarDayChanged: NSNotification.Name
    static let NSDidBecomeSingleThreaded: NSNotification.Name
    static let NSFileHandleConnectionAccepted: Notification.Name
    static let NSFileHandleDataAvailable: Notification.Name
    static let NSFileHandleReadToEndOfFileCompletion: Notification.Name
    static let NSSystemTimeZoneDidChange: NSNotification.Name
    static let NSThreadWillExit: NSNotification.Name
    static let NSWillBecomeMultiThreaded: NSNotification.Name
    var rawValue: String { get }
    @NSNull class class NSNull
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
    func copy() -> Any
    func copy(with zone: NSZone? = nil) -> Any
    func encode(with aCoder: NSCoder)
    func isEqual(_ object: Any?) -> Bool
    init()
    init?(coder aDecoder: NSCoder)
    static var supportsSecureCoding: Bool { get }
    var description: String { get }
    @NSNumber class class NSNumber
    :Comparable
    :CustomDebugStringConvertible
    :CustomStringConvertible
    :Equatable
    :ExpressibleByBooleanLiteral
    :ExpressibleByFloatLiteral
    :ExpressibleByIntegerLiteral
    :Hashable
    :NSCoding
    :NSCopying
    :NSObjectProtocol
    :NSSecureCoding
    :NSValue
    :Sendable
    func compare(_ otherNumber: NSNumber) -> ComparisonResult
    func description(withLocale locale: Locale?) -> String
    func encode(with aCoder: NSCoder)
    func isEqual(_ value: Any?) -> Bool
    func isEqual(to number: NSNumber) -> Bool
    init(booleanLiteral value: Bool)
    init(floatLiteral value: Double)
    init(integerLiteral value: Int)
    init(value: Bool)
    init(value: Double)
    init(value: Float)
    init(value: Int)
    init(value: Int16)
    init(value: Int32)
    init(value: Int64)
    init(value: Int8)
    init(value: UInt)
    init(value: UInt16)
    init(value: UInt32)
    init(value: UInt64)
    init(value: UInt8)
    init?(coder aDecoder: NSCoder)
    static func < (lhs: NSNumber, rhs: NSNumber) -> Bool
    var boolValue: Bool { get }
    var classForCoder: AnyClass { get }
    var decimalValue: Decimal { get }
    var description: String { get }
    var doubleValue: Double { get }
    var floatValue: Float { get }
    var hash: Int { get }
    var int16Value: Int16 { get }
    var int32Value: Int32 { get }
    var int64Value: Int64 { get }
    var int8Value: Int8 { get }
    var intValue: Int { get }
    var stringValue: String { get }
    var uint16Value: UInt16 { get }
    var uint32Value: UInt32 { get }
    var uint64Value: UInt64 { get }
    var uint8Value: UInt8 { get }
    var uintValue: UInt { get }
    @NSObject class class NSObject
    :CustomDebugStringConvertible
    :CustomStringConvertible
    :Equatable
    :Hashable
    :NSObjectProtocol
    class func classFallbacksForKeyedArchiver() -> [String]
    class func classForKeyedUnarchiver() -> AnyClass
    class func isSubclass(of aClass: AnyClass) -> Bool
    class var superclass: AnyClass? { get }
    final func hash(into hasher: inout Hasher)
    final var hashValue: Int { get }
    func `self`() -> Self
    func copy() -> Any
    func isEqual(_ object: Any?) -> Bool
    func isKind(of aClass: AnyClass) -> Bool
    func isMember(of aClass: AnyClass) -> Bool
    func isProxy() -> Bool
    func mutableCopy() -> Any
    func replacementObject(for aCoder: NSCoder) -> Any?
    func replacementObject(for archiver: NSKeyedArchiver) -> Any?
    init()
    static func == (lhs: NSObject, rhs: NSObject) -> Bool
    var classForCoder: AnyClass { get }
    var classForKeyedArchiver: AnyClass? { get }
    var debugDescription: String { get }
    var description: String { get }
    var hash: Int { get }
    @NSObjectProtocol protocol protocol NSObjectProtocol : AnyObject
    func `self`() -> Self
    func isEqual(_ object: Any?) -> Bool
    func isProxy() -> Bool
    var debugDescription: String { get }
    var description: String { get }
    var hash: Int { get }
    ~Self : NSObjectProtocol
    var debugDescription: String { get }
    ~
    @NSOrthography class class NSOrthography
    :CustomDebugStringConvertible
    :CustomStringConvertible
    :Equatable
    :Hashable
    :NSCoding
    :NSCopying
    :NSObject
    :NSObjectProtocol
    :NSSecureCoding
    @NSPersonNameComponents class class NSPersonNameComponents
    :CustomDebugStringConvertible
    :CustomStringConvertible
    :Equatable
    :Hashable
    :NSCoding
    :NSCopying
    :NSObject
    :NSObjectProtocol
    :NSSecureCoding
    func copy(with zone: NSZone? = nil) -> Any
    func encode(with aCoder: NSCoder)
    func isEqual(_ object: Any?) -> Bool
    init()
    init?(coder aDecoder: NSCoder)
    static var supportsSecureCoding: Bool { get }
    var familyName: String? { get set }
    var givenName: String? { get set }
    var middleName: String? { get set }
    var namePrefix: String? { get set }
    var nameSuffix: String? { get set }
    var nickname: String? { get set }
    var phoneticRepresentation: PersonNameComponents? { get set }
    @NSPredicate class class NSPredicate
    :CustomDebugStringConvertible
    :CustomStringConvertible
    :Equatable
    :Hashable
    :NSCopying
    :NSObject
    :NSObjectProtocol
    func copy() -> Any
    func copy(with zone: NSZone? = nil) -> Any
    func evaluate(with object: Any?) -> Bool
    func evaluate(with object: Any?, substitutionVariables bindings: [String : Any]?) -> Bool
    func isEqual(_ object: Any?) -> Bool
    init(block: @escaping (Any?, [String : Any]?) -> Bool)
    init(value: Bool)
    @NSRectEdge enum enum NSRectEdge
    :Equatable
    :Hashable
    :RawRepresentable
    :Sendable
    case maxX
    case maxY
    case minX
    case minY
    init(rectEdge: CGRectEdge)
    init?(rawValue: UInt)
    @NSRecursiveLock class class NSRecursiveLock
    :CustomDebugStringConvertible
    :CustomStringConvertible
    :Equatable
    :Hashable
    :NSLocking
    :NSObject
    :NSObjectProtocol
    :Sendable
    func `try`() -> Bool
    func lock()
    func lock(before limit: Date) -> Bool
    func unlock()
    init()
    var name: String?
    @NSRegularExpression class class NSRegularExpression
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
    class func escapedPattern(for string: String) -> String
    class func escapedTemplate(for string: String) -> String
    class var supportsSecureCoding: Bool { get }
    func copy() -> Any
    func copy(with zone: NSZone? = nil) -> Any
    func encode(with aCoder: NSCoder)
    func firstMatch(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> NSTextCheckingResult?
    func isEqual(_ object: Any?) -> Bool
    func matches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> [NSTextCheckingResult]
    func numberOfMatches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> Int
    func rangeOfFirstMatch(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> NSRange
    func replaceMatches(in string: NSMutableString, options: NSRegularExpression.MatchingOptions = [], range: NSRange, withTemplate templ: String) -> Int
    func replacementString(for result: NSTextCheckingResult, in string: String, offset: Int, template templ: String) -> String
    func stringByReplacingMatches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange, withTemplate templ: String) -> String
    init(pattern: String, options: NSRegularExpression.Options = []) throws
    init?(coder aDecoder: NSCoder)
    var numberOfCaptureGroups: Int { get }
    var options: NSRegularExpression.Options { get }
    var pattern: String { get }
    @NSRegularExpression.MatchingFlags struct struct MatchingFlags
    :Equatable
    :ExpressibleByArrayLiteral
    :OptionSet
    :RawRepresentable
    :Sendable
    :SetAlgebra
    init(rawValue: UInt)
    let rawValue: UInt
    static let completed: NSRegularExpression.MatchingFlags
    static let hitEnd: NSRegularExpression.MatchingFlags
    static let internalError: NSRegularExpression.MatchingFlags
    static let progress: NSRegularExpression.MatchingFlags
    static let requiredEnd: NSRegularExpression.MatchingFlags
    @NSRegularExpression.MatchingOptions struct struct MatchingOptions
    :Equatable
    :ExpressibleByArrayLiteral
    :OptionSet
    :RawRepresentable
    :Sendable
    :SetAlgebra
    init(rawValue: UInt)
    let rawValue: UInt
    static let anchored: NSRegularExpression.MatchingOptions
    static let reportCompletion: NSRegularExpression.MatchingOptions
    static let reportProgress: NSRegularExpression.MatchingOptions
    static let withTransparentBounds: NSRegularExpression.MatchingOptions
    static let withoutAnchoringBounds: NSRegularExpression.MatchingOptions
    @NSRegularExpression.Options struct struct Options
    :Equatable
    :ExpressibleByArrayLiteral
    :OptionSet
    :RawRepresentable
    :Sendable
    :SetAlgebra
    init(rawValue: UInt)
    let rawValue: UInt
    static let allowCommentsAndWhitespace: NSRegularExpression.Options
    static let anchorsMatchLines: NSRegularExpression.Options
    static let caseInsensitive: NSRegularExpression.Options
    static let dotMatchesLineSeparators: NSRegularExpression.Options
    static let ignoreMetacharacters: NSRegularExpression.Options
    static let useUnicodeWordBoundaries: NSRegularExpression.Options
    static let useUnixLineSeparators: NSRegularExpression.Options
    @NSSecureCoding protocol protocol NSSecureCoding : NSCoding
    :NSCoding
    static var supportsSecureCoding: Bool { get }
    @NSSet class class NSSet
    :CustomDebugStringConvertible
    :CustomReflectable
    :CustomStringConvertible
    :Equatable
    :Hashable
    :NSCoding
    :NSCopying
    :NSMutableCopying
    :NSObject
    :NSObjectProtocol
    :NSSecureCoding
    :Sequence
    func adding(_ anObject: Any) -> Set<AnyHashable>
    func addingObjects(from other: Set<AnyHashable>) -> Set<AnyHashable>
    func addingObjects(from other: [Any]) -> Set<AnyHashable>
    func anyObject() -> Any?
    func contains(_ anObject: Any) -> Bool
    func copy() -> Any
    func copy(with zone: NSZone? = nil) -> Any
    func description(withLocale locale: Locale?) -> String
    func encode(with aCoder: NSCoder)
    func filtered(using predicate: NSPredicate) -> Set<AnyHashable>
    func intersects(_ otherSet: Set<AnyHashable>) -> Bool
    func isEqual(_ value: Any?) -> Bool
    func isEqual(to otherSet: Set<AnyHashable>) -> Bool
    func isSubset(of otherSet: Set<AnyHashable>) -> Bool
    func makeIterator() -> NSSet.Iterator
    func member(_ object: Any) -> Any?
    func mutableCopy() -> Any
    func mutableCopy(with zone: NSZone? = nil) -> Any
    func objectEnumerator() -> NSEnumerator
    func sortedArray(using sortDescriptors: [NSSortDescriptor]) -> [Any]
    init()
    init(array: [Any])
    init(object: Any)
    init(objects elements: Any...)
    init(set anSet: NSSet)
    init(set: Set<AnyHashable>)
    init(set: Set<AnyHashable>, copyItems flag: Bool)
    init?(coder aDecoder: NSCoder)
    static var supportsSecureCoding: Bool { get }
    typealias Iterator = NSEnumerator.Iterator
    var allObjects: [Any] { get }
    var count: Int { get }
    var customMirror: Mirror { get }
    var description: String { get }
    var hash: Int { get }
    @NSSortDescriptor class class NSSortDescriptor
    :CustomDebugStringConvertible
    :CustomStringConvertible
    :Equatable
    :Hashable
    :NSCopying
    :NSObject
    :NSObjectProtocol
    func compare(_ object1: Any, to object2: Any) -> ComparisonResult
    func copy() -> Any
    func copy(with zone: NSZone? = nil) -> Any
    init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) where Value : Comparable
    init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool, comparator cmptr: @escaping Comparator)
    var ascending: Bool { get }
    var comparator: Comparator { get }
    var keyPath: AnyKeyPath { get }
    var reversedSortDescriptor: Any { get }
    @NSSortOptions struct struct NSSortOptions
    :Equatable
    :ExpressibleByArrayLiteral
    :OptionSet
    :RawRepresentable
    :Sendable
    :SetAlgebra
    init(rawValue: UInt)
    let rawValue: UInt
    static let concurrent: NSSortOptions
    static let stable: NSSortOptions
    @NSString class class NSString
    :CVarArg
    :Comparable
    :CustomDebugStringConvertible
    :CustomStringConvertible
    :Equatable
    :ExpressibleByExtendedGraphemeClusterLiteral
    :ExpressibleByStringLiteral
    :ExpressibleByUnicodeScalarLiteral
    :Hashable
    :NSCoding
    :NSCopying
    :NSMutableCopying
    :NSObject
    :NSObjectProtocol
    :NSSecureCoding
    class func localizedName(of encoding: UInt) -> String
    class var defaultCStringEncoding: UInt { get }
    func addingPercentEncoding(withAllowedCharacters allowedCharacters: CharacterSet) -> String?
    func appending(_ aString: String) -> String
    func appendingPathComponent(_ str: String) -> String
    func appendingPathExtension(_ str: String) -> String?
    func applyingTransform(_ transform: StringTransform, reverse: Bool) -> String?
    func canBeConverted(to encoding: UInt) -> Bool
    func capitalized(with locale: Locale?) -> String
    func caseInsensitiveCompare(_ string: String) -> ComparisonResult
    func character(at index: Int) -> unichar
    func commonPrefix(with str: String, options mask: NSString.CompareOptions = []) -> String
    func compare(_ string: String) -> ComparisonResult
    func compare(_ string: String, options mask: NSString.CompareOptions) -> ComparisonResult
    func compare(_ string: String, options mask: NSString.CompareOptions, range compareRange: NSRange) -> ComparisonResult
    func compare(_ string: String, options mask: NSString.CompareOptions, range compareRange: NSRange, locale: Any?) -> ComparisonResult
    func completePath(into outputName: inout String?, caseSensitive flag: Bool, matchesInto outputArray: inout [String], filterTypes: [String]?) -> Int
    func components(separatedBy separator: CharacterSet) -> [String]
    func components(separatedBy separator: String) -> [String]
    func contains(_ str: String) -> Bool
    func copy() -> Any
    func copy(with zone: NSZone? = nil) -> Any
    func data(using encoding: UInt) -> Data?
    func data(using encoding: UInt, allowLossyConversion lossy: Bool = false) -> Data?
    func encode(with aCoder: NSCoder)
    func folding(options: NSString.CompareOptions = [], locale: Locale?) -> String
    func hasPrefix(_ str: String) -> Bool
    func hasSuffix(_ str: String) -> Bool
    func isEqual(_ object: Any?) -> Bool
    func isEqual(to aString: String) -> Bool
    func lengthOfBytes(using enc: UInt) -> Int
    func lineRange(for range: NSRange) -> NSRange
    func localizedCaseInsensitiveCompare(_ string: String) -> ComparisonResult
    func localizedCaseInsensitiveContains(_ str: String) -> Bool
    func localizedCompare(_ string: String) -> ComparisonResult
    func localizedStandardCompare(_ string: String) -> ComparisonResult
    func localizedStandardContains(_ str: String) -> Bool
    func localizedStandardRange(of str: String) -> NSRange
    func lowercased(with locale: Locale?) -> String
    func maximumLengthOfBytes(using enc: UInt) -> Int
    func mutableCopy() -> Any
    func mutableCopy(with zone: NSZone? = nil) -> Any
    func padding(toLength newLength: Int, withPad padString: String, startingAt padIndex: Int) -> String
    func paragraphRange(for range: NSRange) -> NSRange
    func range(of searchString: String) -> NSRange
    func range(of searchString: String, options mask: NSString.CompareOptions = []) -> NSRange
    func range(of searchString: String, options mask: NSString.CompareOptions = [], range searchRange: NSRange) -> NSRange
    func range(of searchString: String, options mask: NSString.CompareOptions = [], range searchRange: NSRange, locale: Locale?) -> NSRange
    func rangeOfCharacter(from searchSet: CharacterSet) -> NSRange
    func rangeOfCharacter(from searchSet: CharacterSet, options mask: NSString.CompareOptions = []) -> NSRange
    func rangeOfCharacter(from searchSet: CharacterSet, options mask: NSString.CompareOptions = [], range searchRange: NSRange) -> NSRange
    func rangeOfComposedCharacterSequence(at index: Int) -> NSRange
    func rangeOfComposedCharacterSequences(for range: NSRange) -> NSRange
    func replacingCharacters(in range: NSRange, with replacement: String) -> String
    func replacingOccurrences(of target: String, with replacement: String) -> String
    func replacingOccurrences(of target: String, with replacement: String, options: NSString.CompareOptions = [], range searchRange: NSRange) -> String
    func stringsByAppendingPaths(_ paths: [String]) -> [String]
    func substring(from: Int) -> String
    func substring(to: Int) -> String
    func substring(with range: NSRange) -> String
    func trimmingCharacters(in set: CharacterSet) -> String
    func uppercased(with locale: Locale?) -> String
    func write(to url: URL, atomically useAuxiliaryFile: Bool, encoding enc: UInt) throws
    func write(toFile path: String, atomically useAuxiliaryFile: Bool, encoding enc: UInt) throws
    init()
    init(contentsOf url: URL, encoding enc: UInt) throws
    init(contentsOfFile path: String, encoding enc: UInt) throws
    init(extendedGraphemeClusterLiteral value: StaticString)
    init(format: NSString, _ args: any CVarArg...)
    init(format: String, arguments argList: CVaListPointer)
    init(format: String, locale: AnyObject?, arguments argList: CVaListPointer)
    init(string aString: String)
    init(stringLiteral value: StaticString)
    init(unicodeScalarLiteral value: StaticString)
    init?(coder aDecoder: NSCoder)
    init?(data: Data, encoding: UInt)
    static func < (lhs: NSString, rhs: NSString) -> Bool
    static func path(withComponents components: [String]) -> String
    static var supportsSecureCoding: Bool { get }
    typealias CompareOptions = String.CompareOptions
    var boolValue: Bool { get }
    var capitalized: String { get }
    var decomposedStringWithCanonicalMapping: String { get }
    var decomposedStringWithCompatibilityMapping: String { get }
    var deletingLastPathComponent: String { get }
    var deletingPathExtension: String { get }
    var description: String { get }
    var doubleValue: Double { get }
    var expandingTildeInPath: String { get }
    var fastestEncoding: UInt { get }
    var floatValue: Float { get }
    var hash: Int { get }
    var intValue: Int32 { get }
    var integerValue: Int { get }
    var isAbsolutePath: Bool { get }
    var lastPathComponent: String { get }
    var length: Int { get }
    var localizedCapitalized: String { get }
    var localizedLowercase: String { get }
    var localizedUppercase: String { get }
    var longLongValue: Int64 { get }
    var lowercased: String { get }
    var pathComponents: [String] { get }
    var pathExtension: String { get }
    var precomposedStringWithCanonicalMapping: String { get }
    var precomposedStringWithCompatibilityMapping: String { get }
    var removingPercentEncoding: String? { get }
    var resolvingSymlinksInPath: String { get }
    var smallestEncoding: UInt { get }
    var standardizingPath: String { get }
    var uppercased: String { get }
    @NSString.EncodingConversionOptions struct struct EncodingConversionOptions
    :Equatable
    :ExpressibleByArrayLiteral
    :OptionSet
    :RawRepresentable
    :Sendable
    :SetAlgebra
    init(rawValue: UInt)
    let rawValue: UInt
    static let allowLossy: NSString.EncodingConversionOptions
    static let externalRepresentation: NSString.EncodingConversionOptions
    @NSString.EnumerationOptions struct struct EnumerationOptions
    :Equatable
    :ExpressibleByArrayLiteral
    :OptionSet
    :RawRepresentable
    :Sendable
    :SetAlgebra
    init(rawValue: UInt)
    let rawValue: UInt
    static let byComposedCharacterSequences: NSString.EnumerationOptions
    static let byLines: NSString.EnumerationOptions
    static let byParagraphs: NSString.EnumerationOptions
    static let localized: NSString.EnumerationOptions
    static let reverse: NSString.EnumerationOptions
    static let substringNotRequired: NSString.EnumerationOptions
    @NSTimeZone class class NSTimeZone
    :CustomDebugStringConvertible
    :CustomStringConvertible
    :Equatable
    :Hashable
    :NSCoding
    :NSCopying
    :NSObject
    :NSObjectProtocol
    :NSSecureCoding
    class func resetSystemTimeZone()
    class var `default`: TimeZone { get set }
    class var abbreviationDictionary: [String : String] { get set }
    class var knownTimeZoneNames: [String] { get }
    class var local: TimeZone { get }
    class var system: TimeZone { get }
    class var timeZoneDataVersion: String { get }
    func abbreviation(for aDate: Date) -> String?
    func copy() -> Any
    func copy(with zone: NSZone? = nil) -> Any
    func daylightSavingTimeOffset(for aDate: Date) -> TimeInterval
    func encode(with aCoder: NSCoder)
    func isDaylightSavingTime(for aDate: Date) -> Bool
    func isEqual(_ object: Any?) -> Bool
    func isEqual(to aTimeZone: TimeZone) -> Bool
    func localizedName(_ style: NSTimeZone.NameStyle, locale: Locale?) -> String?
    func nextDaylightSavingTimeTransition(after aDate: Date) -> Date?
    func secondsFromGMT(for aDate: Date) -> Int
    init(forSecondsFromGMT seconds: Int)
    init?(abbreviation: String)
    init?(coder aDecoder: NSCoder)
    init?(name tzName: String)
    init?(name tzName: String, data aData: Data?)
    static var supportsSecureCoding: Bool { get }
    typealias NameStyle = TimeZone.NameStyle
    var abbreviation: String? { get }
    var data: Data { get }
    var daylightSavingTimeOffset: TimeInterval { get }
    var description: String { get }
    var hash: Int { get }
    var isDaylightSavingTime: Bool { get }
    var name: String { get }
    var nextDaylightSavingTimeTransition: Date? { get }
    var secondsFromGMT: Int { get }
    @NSURLComponents class class NSURLComponents
    :CustomDebugStringConvertible
    :CustomStringConvertible
    :Equatable
    :Hashable
    :NSCopying
    :NSObject
    :NSObjectProtocol
    func copy() -> Any
    func copy(with zone: NSZone? = nil) -> Any
    func isEqual(_ object: Any?) -> Bool
    func url(relativeTo baseURL: URL?) -> URL?
    init()
    init?(string URLString: String)
    init?(url: URL, resolvingAgainstBaseURL resolve: Bool)
    var fragment: String? { get set }
    var hash: Int { get }
    var host: String? { get set }
    var password: String? { get set }
    var path: String? { get set }
    var percentEncodedFragment: String? { get set }
    var percentEncodedHost: String? { get set }
    var percentEncodedPassword: String? { get set }
    var percentEncodedPath: String? { get set }
    var percentEncodedQuery: String? { get set }
    var percentEncodedQueryItems: [URLQueryItem]? { get set }
    var percentEncodedUser: String? { get set }
    var port: NSNumber? { get set }
    var query: String? { get set }
    var queryItems: [URLQueryItem]? { get set }
    var rangeOfFragment: NSRange { get }
    var rangeOfHost: NSRange { get }
    var rangeOfPassword: NSRange { get }
    var rangeOfPath: NSRange { get }
    var rangeOfPort: NSRange { get }
    var rangeOfQuery: NSRange { get }
    var rangeOfScheme: NSRange { get }
    var rangeOfUser: NSRange { get }
    var scheme: String? { get set }
    var string: String? { get }
    var url: URL? { get }
    var user: String? { get set }
    @NSURLQueryItem class class NSURLQueryItem
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
    func copy() -> Any
    func copy(with zone: NSZone? = nil) -> Any
    func encode(with aCoder: NSCoder)
    func isEqual(_ object: Any?) -> Bool
    init(name: String, value: String?)
    init?(coder aDecoder: NSCoder)
    let name: String
    let value: String?
    static var supportsSecureCoding: Bool { get }
    @NSUUID class class NSUUID
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
    func copy() -> Any
    func copy(with zone: NSZone? = nil) -> Any
    func encode(with aCoder: NSCoder)
    func isEqual(_ value: Any?) -> Bool
    init()
    init?(coder: NSCoder)
    init?(uuidString string: String)
    static var supportsSecureCoding: Bool { get }
    var description: String { get }
    var hash: Int { get }
    var uuidString: String { get }
    @NSValue class class NSValue
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
    class var supportsSecureCoding: Bool { get }
    func copy() -> Any
    func copy(with zone: NSZone? = nil) -> Any
    func encode(with aCoder: NSCoder)
    init(edgeInsets insets: NSEdgeInsets)
    init(point: NSPoint)
    init(range: NSRange)
    init(rect: NSRect)
    init(size: NSSize)
    init?(coder aDecoder: NSCoder)
    var edgeInsetsValue: NSEdgeInsets { get }
    var pointValue: NSPoint { get }
    var rangeValue: NSRange { get }
    var rectValue: NSRect { get }
    var sizeValue: NSSize { get }
    @NSZone struct struct NSZone
    :ExpressibleByNilLiteral
    init()
    init(nilLiteral: ())
    @Never enum enum Never
    :Comparable
    :Decodable
    :Encodable
    :Equatable
    :Error
    :Hashable
    :Identifiable
    :Sendable
    :SortComparator
    +func compare(_ lhs: Never, _ rhs: Never) -> ComparisonResult
    +typealias Compared = Never
    +var order: SortOrder { get set }
    func encode(to encoder: any Encoder) throws
    init(from decoder: any Decoder) throws
    var id: Never { get }
    @Notification struct struct Notification
    :CustomDebugStringConvertible
    :CustomReflectable
    :CustomStringConvertible
    :Equatable
    :Hashable
    :ReferenceConvertible
    func hash(into hasher: inout Hasher)
    init(name: Notification.Name, object: Any? = nil, userInfo: [AnyHashable : Any]? = nil)
    static func == (lhs: Notification, rhs: Notification) -> Bool
    typealias Name = NSNotification.Name
    typealias ReferenceType = NSNotification
    var customMirror: Mirror { get }
    var debugDescription: String { get }
    var description: String { get }
    var name: Notification.Name
    var object: Any?
    var userInfo: [AnyHashable : Any]?
    @NotificationCenter class class NotificationCenter
    :CustomStringConvertible
    :Equatable
    :Sendable
    class var `default`: NotificationCenter { get }
    func addObserver(forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?, using block: @escaping @Sendable (Notification) -> Void) -> any NSObjectProtocol
    func addObserver<Identifier, Message>(of subject: Message.Subject, for identifier: Identifier, using observer: @escaping @MainActor (Message) -> Void) -> NotificationCenter.ObservationToken where Identifier : NotificationCenter.MessageIdentifier, Message : NotificationCenter.MainActorMessage, Message == Identifier.MessageType, Message.Subject : AnyObject
    func addObserver<Identifier, Message>(of subject: Message.Subject, for identifier: Identifier, using observer: @escaping @Sendable (Message) async -> Void) -> NotificationCenter.ObservationToken where Identifier : NotificationCenter.MessageIdentifier, Message : NotificationCenter.AsyncMessage, Message == Identifier.MessageType, Message.Subject : AnyObject
    func addObserver<Identifier, Message>(of subject: Message.Subject.Type, for identifier: Identifier, using observer: @escaping @MainActor (Message) -> Void) -> NotificationCenter.ObservationToken where Identifier : NotificationCenter.MessageIdentifier, Message : NotificationCenter.MainActorMessage, Message == Identifier.MessageType
    func addObserver<Identifier, Message>(of subject: Message.Subject.Type, for identifier: Identifier, using observer: @escaping @Sendable (Message) async -> Void) -> NotificationCenter.ObservationToken where Identifier : NotificationCenter.MessageIdentifier, Message : NotificationCenter.AsyncMessage, Message == Identifier.MessageType
    func addObserver<Message>(of subject: Message.Subject? = nil, for messageType: Message.Type, using observer: @escaping @MainActor (Message) -> Void) -> NotificationCenter.ObservationToken where Message : NotificationCenter.MainActorMessage, Message.Subject : AnyObject
    func addObserver<Message>(of subject: Message.Subject? = nil, for messageType: Message.Type, using observer: @escaping @Sendable (Message) async -> Void) -> NotificationCenter.ObservationToken where Message : NotificationCenter.AsyncMessage, Message.Subject : AnyObject
    func messages<Identifier, Message>(of subject: Message.Subject, for identifier: Identifier, bufferSize limit: Int = 10) -> some Sendable & AsyncSequence<Message, Never> where Identifier : NotificationCenter.MessageIdentifier, Message : NotificationCenter.AsyncMessage, Message == Identifier.MessageType, Message.Subject : AnyObject
    func messages<Identifier, Message>(of subject: Message.Subject.Type, for identifier: Identifier, bufferSize limit: Int = 10) -> some Sendable & AsyncSequence<Message, Never> where Identifier : NotificationCenter.MessageIdentifier, Message : NotificationCenter.AsyncMessage, Message == Identifier.MessageType
    func messages<Message>(of subject: Message.Subject? = nil, for messageType: Message.Type, bufferSize limit: Int = 10) -> some Sendable & AsyncSequence<Message, Never> where Message : NotificationCenter.AsyncMessage, Message.Subject : AnyObject
    func post(_ notification: Notification)
    func post(name aName: NSNotification.Name, object anObject: Any?, userInfo aUserInfo: [AnyHashable : Any]? = nil)
    func post<Message>(_ message: Message) where Message : NotificationCenter.AsyncMessage
    func post<Message>(_ message: Message) where Message : NotificationCenter.MainActorMessage
    func post<Message>(_ message: Message, subject: Message.Subject) where Message : NotificationCenter.AsyncMessage, Message.Subject : AnyObject
    func post<Message>(_ message: Message, subject: Message.Subject) where Message : NotificationCenter.MainActorMessage, Message.Subject : AnyObject
    func removeObserver(_ observer: Any)
    func removeObserver(_ observer: Any, name aName: NSNotification.Name?, object: Any?)
    func removeObserver(_ token: NotificationCenter.ObservationToken)
    init()
    static func == (lhs: NotificationCenter, rhs: NotificationCenter) -> Bool
    var description: String { get }
    @NotificationCenter.AsyncMessage protocol protocol AsyncMessage : Sendable
    :Sendable
    associatedtype Subject
    @NotificationCenter.BaseMessageIdentifier struct struct BaseMessageIdentifier<MessageType>
    :NotificationCenter.MessageIdentifier
    :Sendable
    init() where MessageType : NotificationCenter.AsyncMessage
    init() where MessageType : NotificationCenter.MainActorMessage
    @NotificationCenter.MainActorMessage protocol protocol MainActorMessage : SendableMetatype
    associatedtype Subject
    @NotificationCenter.MessageIdentifier protocol protocol MessageIdentifier
    associatedtype MessageType
    @NotificationCenter.ObservationToken struct struct ObservationToken
    :Equatable
    :Hashable
    :Sendable
    @NotificationQueue class class NotificationQueue
    :CustomDebugStringConvertible
    :CustomStringConvertible
    :Equatable
    :Hashable
    :NSObject
    :NSObjectProtocol
    class var `default`: NotificationQueue { get }
    func dequeueNotifications(matching notification: Notification, coalesceMask: NotificationQueue.NotificationCoalescing)
    func enqueue(_ notification: Notification, postingStyle: NotificationQueue.PostingStyle)
    func enqueue(_ notification: Notification, postingStyle: NotificationQueue.PostingStyle, coalesceMask: NotificationQueue.NotificationCoalescing, forModes modes: [RunLoop.Mode]?)
    init(notificationCenter: NotificationCenter)
    @NotificationQueue.NotificationCoalescing struct struct NotificationCoalescing
    :Equatable
    :ExpressibleByArrayLiteral
    :OptionSet
    :RawRepresentable
    :Sendable
    :SetAlgebra
    init(rawValue: UInt)
    let rawValue: UInt
    static let none: NotificationQueue.NotificationCoalescing
    static let onName: NotificationQueue.NotificationCoalescing
    static let onSender: NotificationQueue.NotificationCoalescing
    @NotificationQueue.PostingStyle enum enum PostingStyle
    :Equatable
    :Hashable
    :RawRepresentable
    :Sendable
    case asap
    case now
    case whenIdle
    init?(rawValue: UInt)
    @NumberFormatter class class NumberFormatter
    :CustomDebugStringConvertible
    :CustomStringConvertible
    :Equatable
    :Formatter
    :Hashable
    :NSCoding
    :NSCopying
    :NSObjectProtocol
    :Sendable
    class func localizedString(from num: NSNumber, number nstyle: NumberFormatter.Style) -> String
    func copy(with zone: NSZone? = nil) -> Any
    func number(from string: String) -> NSNumber?
    func string(for obj: Any) -> String?
    func string(from number: NSNumber) -> String?
    init()
    init?(coder: NSCoder)
    var allowsFloats: Bool { get set }
    var alwaysShowsDecimalSeparator: Bool { get set }
    var currencyCode: String! { get set }
    var currencyDecimalSeparator: String! { get set }
    var currencyGroupingSeparator: String! { get set }
    var currencySymbol: String! { get set }
    var decimalSeparator: String! { get set }
    var exponentSymbol: String! { get set }
    var format: String { get set }
    var formatWidth: Int { get set }
    var generatesDecimalNumbers: Bool { get set }
    var groupingSeparator: String! { get set }
    var groupingSize: Int { get set }
    var hasThousandSeparators: Bool { get set }
    var internationalCurrencySymbol: String! { get set }
    var isLenient: Bool { get set }
    var isPartialStringValidationEnabled: Bool { get set }
    var locale: Locale! { get set }
    var localizesFormat: Bool { get set }
    var maximum: NSNumber? { get set }
    var maximumFractionDigits: Int { get set }
    var maximumIntegerDigits: Int { get set }
    var maximumSignificantDigits: Int { get set }
    var minimum: NSNumber? { get set }
    var minimumFractionDigits: Int { get set }
    var minimumIntegerDigits: Int { get set }
    var minimumSignificantDigits: Int { get set }
    var minusSign: String! { get set }
    var multiplier: NSNumber? { get set }
    var negativeFormat: String! { get set }
    var negativeInfinitySymbol: String { get set }
    var negativePrefix: String! { get set }
    var negativeSuffix: String! { get set }
    var nilSymbol: String { get set }
    var notANumberSymbol: String! { get set }
    var numberStyle: NumberFormatter.Style { get set }
    var paddingCharacter: String! { get set }
    var paddingPosition: NumberFormatter.PadPosition { get set }
    var perMillSymbol: String! { get set }
    var percentSymbol: String! { get set }
    var plusSign: String! { get set }
    var positiveFormat: String! { get set }
    var positiveInfinitySymbol: String { get set }
    var positivePrefix: String! { get set }
    var positiveSuffix: String! { get set }
    var roundingBehavior: NSDecimalNumberHandler { get set }
    var roundingIncrement: NSNumber! { get set }
    var roundingMode: NumberFormatter.RoundingMode { get set }
    var secondaryGroupingSize: Int { get set }
    var textAttributesForNegativeInfinity: [String : any Sendable]? { get set }
    var textAttributesForNegativeValues: [String : any Sendable]? { get set }
    var textAttributesForNil: [String : any Sendable]? { get set }
    var textAttributesForNotANumber: [String : any Sendable]? { get set }
    var textAttributesForPositiveInfinity: [String : any Sendable]? { get set }
    var textAttributesForPositiveValues: [String : any Sendable]? { get set }
    var textAttributesForZero: [String : any Sendable]? { get set }
    var thousandSeparator: String! { get set }
    var usesGroupingSeparator: Bool { get set }
    var usesSignificantDigits: Bool { get set }
    var zeroSymbol: String? { get set }
    @NumberFormatter.PadPosition enum enum PadPosition
    :Equatable
    :Hashable
    :RawRepresentable
    :Sendable
    case afterPrefix
    case afterSuffix
    case beforePrefix
    case beforeSuffix
    init?(rawValue: UInt)
    @NumberFormatter.RoundingMode enum enum RoundingMode
    :Equatable
    :Hashable
    :RawRepresentable
    :Sendable
    case ceiling
    case down
    case floor
    case halfDown
    case halfEven
    case halfUp
    case up
    init?(rawValue: UInt)
    @NumberFormatter.Style enum enum Style
    :Equatable
    :Hashable
    :RawRepresentable
    :Sendable
    case currency
    case currencyAccounting
    case currencyISOCode
    case currencyPlural
    case decimal
    case none
    case ordinal
    case percent
    case scientific
    case spellOut
    init?(rawValue: UInt)
    @Numeric protocol protocol Numeric : AdditiveArithmetic, ExpressibleByIntegerLiteral
    :AdditiveArithmetic
    :Equatable
    :ExpressibleByIntegerLiteral
    associatedtype Magnitude : Comparable, Numeric
    init?<T>(exactly source: T) where T : BinaryInteger
    static func * (lhs: Self, rhs: Self) -> Self
    static func *= (lhs: inout Self, rhs: Self)
    var magnitude: Self.Magnitude { get }
    @ObjCBool struct struct ObjCBool
    :CustomReflectable
    :CustomStringConvertible
    :ExpressibleByBooleanLiteral
    :Sendable
    init(_ value: Bool)
    init(booleanLiteral value: Bool)
    var boolValue: Bool { get }
    var customMirror: Mirror { get }
    var description: String { get }
    @ObjectIdentifier struct struct ObjectIdentifier
    :Comparable
    :CustomDebugStringConvertible
    :Equatable
    :Hashable
    :Sendable
    func hash(into hasher: inout Hasher)
    init(_ x: Any.Type)
    init(_ x: AnyObject)
    init(_ x: any Any.Type)
    static func < (lhs: ObjectIdentifier, rhs: ObjectIdentifier) -> Bool
    static func == (x: ObjectIdentifier, y: ObjectIdentifier) -> Bool
    var debugDescription: String { get }
    @Observable protocol protocol Observable
    @ObservationRegistrar struct struct ObservationRegistrar
    :Decodable
    :Encodable
    :Equatable
    :Hashable
    :Sendable
    func access<Subject, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>) where Subject : Observable
    func didSet<Subject, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>) where Subject : Observable
    func encode(to encoder: any Encoder)
    func hash(into hasher: inout Hasher)
    func willSet<Subject, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>) where Subject : Observable
    func withMutation<Subject, Member, T>(of subject: Subject, keyPath: KeyPath<Subject, Member>, _ mutation: () throws -> T) rethrows -> T where Subject : Observable
    init()
    init(from decoder: any Decoder) throws
    static func == (lhs: ObservationRegistrar, rhs: ObservationRegistrar) -> Bool
    @Observations struct struct Observations<Element, Failure> where Element : Sendable, Failure : Error
    :AsyncSequence
    :Sendable
    func makeAsyncIterator() -> Observations<Element, Failure>.Iterator
    init(_ emit: @escaping @isolated(any) @Sendable () throws(Failure) -> Element)
    static func untilFinished(_ emit: @escaping @isolated(any) @Sendable () throws(Failure) -> Observations<Element, Failure>.Iteration) -> Observations<Element, Failure>
    @Observations.Iteration enum enum Iteration
    :Sendable
    case finish
    case next(Element)
    @Observations.Iterator struct struct Iterator
    :AsyncIteratorProtocol
    mutating func next(isolation iterationIsolation: (any Actor)? = #isolation) async throws(Failure) -> Element?
    @OpaquePointer struct struct OpaquePointer
    :CVarArg
    :CustomDebugStringConvertible
    :Equatable
    :Hashable
    func hash(into hasher: inout Hasher)
    init?(bitPattern: Int)
    init?(bitPattern: UInt)
    static func == (lhs: OpaquePointer, rhs: OpaquePointer) -> Bool
    var debugDescription: String { get }
    @OperatingSystemVersion struct struct OperatingSystemVersion
    :Decodable
    :Encodable
    :Equatable
    :Hashable
    :Sendable
    init()
    init(from decoder: any Decoder) throws
    init(majorVersion: Int, minorVersion: Int, patchVersion: Int)
    let majorVersion: Int
    let minorVersion: Int
    let patchVersion: Int
    @Operation class class Operation
    :CustomDebugStringConvertible
    :CustomStringConvertible
    :Equatable
    :Hashable
    :NSObject
    :NSObjectProtocol
    :Sendable
    func addDependency(_ op: Operation)
    func cancel()
    func didChangeValue(forKey key: String)
    func didChangeValue<Value>(for keyPath: KeyPath<Operation, Value>)
    func main()
    func removeDependency(_ op: Operation)
    func start()
    func waitUntilFinished()
    func willChangeValue(forKey key: String)
    func willChangeValue<Value>(for keyPath: KeyPath<Operation, Value>)
    init()
    var completionBlock: (@Sendable () -> Void)? { get set }
    var dependencies: [Operation] { get }
    var isAsynchronous: Bool { get }
    var isCancelled: Bool { get }
    var isExecuting: Bool { get }
    var isFinished: Bool { get }
    var isReady: Bool { get }
    var name: String? { get set }
    var qualityOfService: QualityOfService { get set }
    var queuePriority: Operation.QueuePriority { get set }
    @Operation.QueuePriority enum enum QueuePriority
    :Equatable
    :Hashable
    :RawRepresentable
    :Sendable
    case high
    case low
    case normal
    case veryHigh
    case veryLow
    init?(rawValue: Int)
    @OperationQueue class class OperationQueue
    :CustomDebugStringConvertible
    :CustomStringConvertible
    :Equatable
    :Hashable
    :NSObject
    :NSObjectProtocol
    :ProgressReporting
    :Sendable
    class var current: OperationQueue? { get }
    class var main: OperationQueue { get }
    func addBarrierBlock(_ barrier: @escaping @Sendable () -> Void)
    func addOperation(_ block: @escaping @Sendable () -> Void)
    func addOperation(_ op: Operation)
    func addOperations(_ ops: [Operation], waitUntilFinished wait: Bool)
    func cancelAllOperations()
    func waitUntilAllOperationsAreFinished()
    init()
    static let defaultMaxConcurrentOperationCount: Int
    var isSuspended: Bool { get set }
    var maxConcurrentOperationCount: Int { get set }
    var name: String? { get set }
    var operationCount: Int { get }
    var operations: [Operation] { get }
    var progress: Progress { get }
    var qualityOfService: QualityOfService { get set }
    var underlyingQueue: DispatchQueue? { get set }
    @OptionSet protocol protocol OptionSet : RawRepresentable, SetAlgebra
    :Equatable
    :ExpressibleByArrayLiteral
    :RawRepresentable
    :SetAlgebra
    associatedtype Element = Self
    init(rawValue: Self.RawValue)
    ~Self : OptionSet
    func intersection(_ other: Self) -> Self
    func symmetricDifference(_ other: Self) -> Self
    func union(_ other: Self) -> Self
    ~
    ~Self == Self.Element
    func contains(_ member: Self) -> Bool
    mutating func insert(_ newMember: Self.Element) -> (inserted: Bool, memberAfterInsert: Self.Element)
    mutating func remove(_ member: Self.Element) -> Self.Element?
    mutating func update(with newMember: Self.Element) -> Self.Element?
    ~
    ~Self == Self.Element, Self.RawValue : FixedWidthInteger
    mutating func insert(_ newMember: Self.Element) -> (inserted: Bool, memberAfterInsert: Self.Element)
    ~
    ~Self.RawValue : FixedWidthInteger
    init()
    mutating func formIntersection(_ other: Self)
    mutating func formSymmetricDifference(_ other: Self)
    mutating func formUnion(_ other: Self)
    ~
    @Optional enum enum Optional<Wrapped>
    :CustomDebugStringConvertible
    :CustomReflectable
    :Decodable where Wrapped : Decodable
    :DecodableWithConfiguration where Wrapped : DecodableWithConfiguration
    :Encodable where Wrapped : Encodable
    :EncodableWithConfiguration where Wrapped : EncodableWithConfiguration
    :Equatable where Wrapped : Equatable
    :ExpressibleByNilLiteral
    :Hashable where Wrapped : Hashable
    :Sendable where Wrapped : Sendable
    case none
    case some(Wrapped)
    func flatMap<E, U>(_ transform: (Wrapped) throws(E) -> U?) throws(E) -> U? where E : Error
    func map<E, U>(_ transform: (Wrapped) throws(E) -> U) throws(E) -> U? where E : Error
    init(_ value: Wrapped)
    init(nilLiteral: ())
    mutating func take() -> Optional<Wrapped>
    var customMirror: Mirror { get }
    var debugDescription: String { get }
    var unsafelyUnwrapped: Wrapped { get }
    ~Wrapped : Decodable
    init(from decoder: any Decoder) throws
    ~
    ~Wrapped : DecodableWithConfiguration
    +init(from decoder: any Decoder, configuration: Wrapped.DecodingConfiguration) throws
    ~
    ~Wrapped : Encodable
    func encode(to encoder: any Encoder) throws
    ~
    ~Wrapped : EncodableWithConfiguration
    +func encode(to encoder: any Encoder, configuration: Wrapped.EncodingConfiguration) throws
    ~
    ~Wrapped : Equatable
    static func == (lhs: Wrapped?, rhs: Wrapped?) -> Bool
    ~
    ~Wrapped : Hashable
    func hash(into hasher: inout Hasher)
    ~
    @ParseStrategy protocol protocol ParseStrategy : Decodable, Encodable, Hashable
    :Decodable
    :Encodable
    :Equatable
    :Hashable
    associatedtype ParseInput
    associatedtype ParseOutput
    func parse(_ value: Self.ParseInput) throws -> Self.ParseOutput
    ~Self == Date.ISO8601FormatStyle
    static var iso8601: Date.ISO8601FormatStyle { get }
    ~
    ~Self == DateComponents.ISO8601FormatStyle
    static var iso8601: DateComponents.ISO8601FormatStyle { get }
    ~
    @ParseableFormatStyle protocol protocol ParseableFormatStyle : FormatStyle
    :Decodable
    :Encodable
    :Equatable
    :FormatStyle
    :Hashable
    associatedtype Strategy : ParseStrategy where Self.FormatInput == Self.Strategy.ParseOutput, Self.FormatOutput == Self.Strategy.ParseInput
    var parseStrategy: Self.Strategy { get }
    ~Self == Date.ISO8601FormatStyle
    static var iso8601: Date.ISO8601FormatStyle { get }
    ~
    ~Self == DateComponents.ISO8601FormatStyle
    static var iso8601: DateComponents.ISO8601FormatStyle { get }
    ~
    @PartialKeyPath class class PartialKeyPath<Root>
    :AnyKeyPath
    :CustomDebugStringConvertible
    :Equatable
    :Hashable
    @PartialRangeFrom struct struct PartialRangeFrom<Bound> where Bound : Comparable
    :Decodable where Bound : Decodable
    :Encodable where Bound : Encodable
    :RangeExpression
    :Sendable where Bound : Sendable
    :Sequence where Bound : Strideable, Bound.Stride : SignedInteger
    func contains(_ element: Bound) -> Bool
    func relative<C>(to collection: C) -> Range<Bound> where Bound == C.Index, C : Collection
    init(_ lowerBound: Bound)
    let lowerBound: Bound
    ~Bound : Decodable
    init(from decoder: any Decoder) throws
    ~
    ~Bound : Encodable
    func encode(to encoder: any Encoder) throws
    ~
    ~Bound : Strideable, Bound.Stride : SignedInteger
    func makeIterator() -> PartialRangeFrom<Bound>.Iterator
    typealias Element = Bound
    ~
    @PartialRangeFrom.Iterator struct struct Iterator
    :IteratorProtocol
    :Sendable where Bound : Sendable
    mutating func next() -> Bound?
    @PartialRangeThrough struct struct PartialRangeThrough<Bound> where Bound : Comparable
    :Decodable where Bound : Decodable
    :Encodable where Bound : Encodable
    :RangeExpression
    :Sendable where Bound : Sendable
    func contains(_ element: Bound) -> Bool
    func relative<C>(to collection: C) -> Range<Bound> where Bound == C.Index, C : Collection
    init(_ upperBound: Bound)
    let upperBound: Bound
    ~Bound : Decodable
    init(from decoder: any Decoder) throws
    ~
    ~Bound : Encodable
    func encode(to encoder: any Encoder) throws
    ~
    @PartialRangeUpTo struct struct PartialRangeUpTo<Bound> where Bound : Comparable
    :Decodable where Bound : Decodable
    :Encodable where Bound : Encodable
    :RangeExpression
    :Sendable where Bound : Sendable
    func contains(_ element: Bound) -> Bool
    func relative<C>(to collection: C) -> Range<Bound> where Bound == C.Index, C : Collection
    init(_ upperBound: Bound)
    let upperBound: Bound
    ~Bound : Decodable
    init(from decoder: any Decoder) throws
    ~
    ~Bound : Encodable
    func encode(to encoder: any Encoder) throws
    ~
    @PersonNameComponents struct struct PersonNameComponents
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
    init()
    init(from decoder: any Decoder) throws
    init(namePrefix: String? = nil, givenName: String? = nil, middleName: String? = nil, familyName: String? = nil, nameSuffix: String? = nil, nickname: String? = nil, phoneticRepresentation: PersonNameComponents? = nil)
    typealias ReferenceType = NSPersonNameComponents
    var customMirror: Mirror { get }
    var debugDescription: String { get }
    var description: String { get }
    var familyName: String?
    var givenName: String?
    var middleName: String?
    var namePrefix: String?
    var nameSuffix: String?
    var nickname: String?
    var phoneticRepresentation: PersonNameComponents? { get set }
    @PersonNameComponentsFormatter class class PersonNameComponentsFormatter
    :CustomDebugStringConvertible
    :CustomStringConvertible
    :Equatable
    :Formatter
    :Hashable
    :NSCoding
    :NSCopying
    :NSObjectProtocol
    :Sendable
    @PersonNameComponentsFormatter.Options struct struct Options
    :Equatable
    :ExpressibleByArrayLiteral
    :OptionSet
    :RawRepresentable
    :Sendable
    :SetAlgebra
    @PersonNameComponentsFormatter.Style enum enum Style
    :Equatable
    :Hashable
    :RawRepresentable
    :Sendable
    @Predicate struct struct Predicate<each Input>
    :CustomDebugStringConvertible
    :CustomStringConvertible
    :Sendable
    func evaluate(_ input: repeat each Input) throws -> Bool
    let expression: any StandardPredicateExpression<Bool>
    static var `false`: Predicate<repeat each Input> { get }
    static var `true`: Predicate<repeat each Input> { get }
    var debugDescription: String { get }
    var description: String { get }
    @PredicateBindings struct struct PredicateBindings
    @PredicateError struct struct PredicateError
    :CustomDebugStringConvertible
    :Equatable
    :Error
    :Hashable
    :Sendable
    static func == (lhs: PredicateError, rhs: PredicateError) -> Bool
    static let forceCastFailure: PredicateError
    static let forceUnwrapFailure: PredicateError
    static let invalidInput: PredicateError
    static let undefinedVariable: PredicateError
    var debugDescription: String { get }
    @PredicateExpression protocol protocol PredicateExpression<Output>
    associatedtype Output
    func evaluate(_ bindings: PredicateBindings) throws -> Self.Output
    @PrefixSequence struct struct PrefixSequence<Base> where Base : Sequence
    :Sendable where Base : Sendable
    :Sequence
    func makeIterator() -> PrefixSequence<Base>.Iterator
    func prefix(_ maxLength: Int) -> PrefixSequence<Base>
    init(_ base: Base, maxLength: Int)
    @PrefixSequence.Iterator struct struct Iterator
    :IteratorProtocol
    :Sendable where Base.Iterator : Sendable
    mutating func next() -> PrefixSequence<Base>.Iterator.Element?
    typealias Element = Base.Element
    @Progress class class Progress
    :CustomDebugStringConvertible
    :CustomStringConvertible
    :Equatable
    :Hashable
    :NSObject
    :NSObjectProtocol
    :Sendable
    class func current() -> Progress?
    class func discreteProgress(totalUnitCount unitCount: Int64) -> Progress
    func addChild(_ child: Progress, withPendingUnitCount inUnitCount: Int64)
    func becomeCurrent(withPendingUnitCount unitCount: Int64)
    func cancel()
    func pause()
    func resignCurrent()
    func resume()
    func setUserInfoObject(_ objectOrNil: Any?, forKey key: ProgressUserInfoKey)
    init(parent parentProgress: Progress?, userInfo userInfoOrNil: [ProgressUserInfoKey : Any]? = nil)
    init(totalUnitCount unitCount: Int64)
    init(totalUnitCount unitCount: Int64, parent: Progress, pendingUnitCount portionOfParentTotalUnitCount: Int64)
    var cancellationHandler: (@Sendable () -> Void)? { get set }
    var completedUnitCount: Int64 { get set }
    var fractionCompleted: Double { get }
    var isCancellable: Bool
    var isCancelled: Bool
    var isFinished: Bool { get }
    var isIndeterminate: Bool { get }
    var isPausable: Bool
    var isPaused: Bool
    var kind: ProgressKind?
    var localizedAdditionalDescription: String! { get }
    var localizedDescription: String! { get }
    var pausingHandler: (@Sendable () -> Void)? { get set }
    var resumingHandler: (@Sendable () -> Void)?
    var totalUnitCount: Int64 { get set }
    var userInfo: [ProgressUserInfoKey : Any] { get }
    @Progress.FileOperationKind struct struct FileOperationKind
    :Equatable
    :Hashable
    :RawRepresentable
    :Sendable
    init(_ rawValue: String)
    init(rawValue: String)
    let rawValue: String
    static let copying: Progress.FileOperationKind
    static let decompressingAfterDownloading: Progress.FileOperationKind
    static let downloading: Progress.FileOperationKind
    static let receiving: Progress.FileOperationKind
    @ProgressKind struct struct ProgressKind
    :Equatable
    :Hashable
    :RawRepresentable
    :Sendable
    init(_ rawValue: String)
    init(rawValue: String)
    let rawValue: String
    static let file: ProgressKind
    @ProgressReporting protocol protocol ProgressReporting : NSObjectProtocol
    :NSObjectProtocol
    var progress: Progress { get }
    @ProgressUserInfoKey struct struct ProgressUserInfoKey
    :Equatable
    :Hashable
    :RawRepresentable
    :Sendable
    init(_ rawValue: String)
    init(rawValue: String)
    let rawValue: String
    static let estimatedTimeRemainingKey: ProgressUserInfoKey
    static let fileCompletedCountKey: ProgressUserInfoKey
    static let fileOperationKindKey: ProgressUserInfoKey
    static let fileTotalCountKey: ProgressUserInfoKey
    static let fileURLKey: ProgressUserInfoKey
    static let throughputKey: ProgressUserInfoKey
    @PropertyListDecoder class class PropertyListDecoder
    :Sendable
    func decode<T, C>(_ type: T.Type, from data: Data, configuration: C.Type) throws -> T where T : DecodableWithConfiguration, C : DecodingConfigurationProviding, T.DecodingConfiguration == C.DecodingConfiguration
    func decode<T, C>(_ type: T.Type, from data: Data, format: inout PropertyListDecoder.PropertyListFormat, configuration: C.Type) throws -> T where T : DecodableWithConfiguration, C : DecodingConfigurationProviding, T.DecodingConfiguration == C.DecodingConfiguration
    func decode<T>(_ type: T.Type, from data: Data) throws -> T where T : Decodable
    func decode<T>(_ type: T.Type, from data: Data, configuration: T.DecodingConfiguration) throws -> T where T : DecodableWithConfiguration
    func decode<T>(_ type: T.Type, from data: Data, format: inout PropertyListDecoder.PropertyListFormat) throws -> T where T : Decodable
    func decode<T>(_ type: T.Type, from data: Data, format: inout PropertyListDecoder.PropertyListFormat, configuration: T.DecodingConfiguration) throws -> T where T : DecodableWithConfiguration
    init()
    var userInfo: [CodingUserInfoKey : any Sendable] { get set }
    @PropertyListDecoder.PropertyListFormat enum enum PropertyListFormat
    :Equatable
    :Hashable
    :RawRepresentable
    :Sendable
    case binary
    case openStep
    case xml
    init?(rawValue: UInt)
    @PropertyListEncoder class class PropertyListEncoder
    :Sendable
    func encode<T, C>(_ value: T, configuration: C.Type) throws -> Data where T : EncodableWithConfiguration, C : EncodingConfigurationProviding, T.EncodingConfiguration == C.EncodingConfiguration
    func encode<T>(_ value: T, configuration: T.EncodingConfiguration) throws -> Data where T : EncodableWithConfiguration
    func encode<Value>(_ value: Value) throws -> Data where Value : Encodable
    init()
    var outputFormat: PropertyListDecoder.PropertyListFormat { get set }
    var userInfo: [CodingUserInfoKey : any Sendable] { get set }
    @PropertyListSerialization class class PropertyListSerialization
    :CustomDebugStringConvertible
    :CustomStringConvertible
    :Equatable
    :Hashable
    :NSObject
    :NSObjectProtocol
    class func data(fromPropertyList plist: Any, format: PropertyListSerialization.PropertyListFormat, options opt: PropertyListSerialization.WriteOptions) throws -> Data
    class func propertyList(_ plist: Any, isValidFor format: PropertyListSerialization.PropertyListFormat) -> Bool
    typealias PropertyListFormat = PropertyListDecoder.PropertyListFormat
    typealias ReadOptions = PropertyListSerialization.MutabilityOptions
    typealias WriteOptions = Int
    @PropertyListSerialization.MutabilityOptions struct struct MutabilityOptions
    :Equatable
    :ExpressibleByArrayLiteral
    :OptionSet
    :RawRepresentable
    :Sendable
    :SetAlgebra
    init(rawValue: UInt)
    let rawValue: UInt
    static let mutableContainers: PropertyListSerialization.MutabilityOptions
    static let mutableContainersAndLeaves: PropertyListSerialization.MutabilityOptions
    @QualityOfService enum enum QualityOfService
    :Equatable
    :Hashable
    :RawRepresentable
    :Sendable
    case `default`
    case background
    case userInitiated
    case userInteractive
    case utility
    init?(rawValue: Int)
    @RandomAccessCollection protocol protocol RandomAccessCollection<Element> : BidirectionalCollection where Self.Indices : RandomAccessCollection, Self.SubSequence : RandomAccessCollection
    :BidirectionalCollection
    :Collection
    :Sequence
    associatedtype Element
    associatedtype Index
    associatedtype Indices
    associatedtype SubSequence
    func distance(from start: Self.Index, to end: Self.Index) -> Int
    func formIndex(after i: inout Self.Index)
    func formIndex(before i: inout Self.Index)
    func index(_ i: Self.Index, offsetBy distance: Int) -> Self.Index
    func index(_ i: Self.Index, offsetBy distance: Int, limitedBy limit: Self.Index) -> Self.Index?
    func index(after i: Self.Index) -> Self.Index
    func index(before i: Self.Index) -> Self.Index
    subscript(bounds: Range<Self.Index>) -> Self.SubSequence { get }
    subscript(position: Self.Index) -> Self.Element { get }
    var endIndex: Self.Index { get }
    var indices: Self.Indices { get }
    var startIndex: Self.Index { get }
    ~Self : RandomAccessCollection
    func index(_ i: Self.Index, offsetBy distance: Int, limitedBy limit: Self.Index) -> Self.Index?
    ~
    ~Self.Index : Strideable, Self.Indices == Range<Self.Index>, Self.Index.Stride == Int
    func distance(from start: Self.Index, to end: Self.Index) -> Self.Index.Stride
    func index(_ i: Self.Index, offsetBy distance: Self.Index.Stride) -> Self.Index
    func index(after i: Self.Index) -> Self.Index
    func index(before i: Self.Index) -> Self.Index
    var indices: Range<Self.Index> { get }
    ~
    @RandomNumberGenerator protocol protocol RandomNumberGenerator
    mutating func next() -> UInt64
    ~Self : RandomNumberGenerator
    mutating func next<T>() -> T where T : FixedWidthInteger, T : UnsignedInteger
    mutating func next<T>(upperBound: T) -> T where T : FixedWidthInteger, T : UnsignedInteger
    ~
    @Range struct struct Range<Bound> where Bound : Comparable
    :BidirectionalCollection where Bound : Strideable, Bound.Stride : SignedInteger
    :Collection where Bound : Strideable, Bound.Stride : SignedInteger
    :CustomDebugStringConvertible
    :CustomReflectable
    :CustomStringConvertible
    :Decodable where Bound : Decodable
    :Encodable where Bound : Encodable
    :Equatable
    :Hashable where Bound : Hashable
    :RandomAccessCollection where Bound : Strideable, Bound.Stride : SignedInteger
    :RangeExpression
    :Sendable where Bound : Sendable
    :Sequence where Bound : Strideable, Bound.Stride : SignedInteger
    func clamped(to limits: Range<Bound>) -> Range<Bound>
    func contains(_ element: Bound) -> Bool
    func contains(_ other: ClosedRange<Bound>) -> Bool
    func contains(_ other: Range<Bound>) -> Bool
    func overlaps(_ other: ClosedRange<Bound>) -> Bool
    func overlaps(_ other: Range<Bound>) -> Bool
    func relative<C>(to collection: C) -> Range<Bound> where Bound == C.Index, C : Collection
    init(uncheckedBounds bounds: (lower: Bound, upper: Bound))
    let lowerBound: Bound
    let upperBound: Bound
    static func == (lhs: Range<Bound>, rhs: Range<Bound>) -> Bool
    var customMirror: Mirror { get }
    var debugDescription: String { get }
    var description: String { get }
    var isEmpty: Bool { get }
    ~Bound : BinaryInteger
    +init?(_ range: NSRange)
    ~
    ~Bound : Decodable
    init(from decoder: any Decoder) throws
    ~
    ~Bound : Encodable
    func encode(to encoder: any Encoder) throws
    ~
    ~Bound : Hashable
    func hash(into hasher: inout Hasher)
    ~
    ~Bound : Strideable, Bound.Stride : SignedInteger
    func distance(from start: Range<Bound>.Index, to end: Range<Bound>.Index) -> Int
    func index(_ i: Range<Bound>.Index, offsetBy n: Int) -> Range<Bound>.Index
    func index(after i: Range<Bound>.Index) -> Range<Bound>.Index
    func index(before i: Range<Bound>.Index) -> Range<Bound>.Index
    init(_ other: ClosedRange<Bound>)
    subscript(bounds: Range<Range<Bound>.Index>) -> Range<Bound> { get }
    subscript(position: Range<Bound>.Index) -> Range<Bound>.Element { get }
    typealias Element = Bound
    typealias Index = Bound
    typealias Indices = Range<Bound>
    typealias Iterator = IndexingIterator<Range<Bound>>
    typealias SubSequence = Range<Bound>
    var endIndex: Range<Bound>.Index { get }
    var indices: Range<Bound>.Indices { get }
    var startIndex: Range<Bound>.Index { get }
    ~
    ~Bound == AttributedString.Index
    +func isValid(within text: DiscontiguousAttributedSubstring) -> Bool
    +func isValid(within text: some AttributedStringProtocol) -> Bool
    +init?<R, S>(_ region: R, in attributedString: S) where R : RangeExpression, S : AttributedStringProtocol, R.Bound == String.Index
    ~
    ~Bound == Int
    +init?(_ range: NSRange)
    ~
    ~Bound == String.Index
    +init?(_ range: NSRange, in string: String)
    +init?<R, S>(_ region: R, in string: S) where R : RangeExpression, S : StringProtocol, R.Bound == AttributedString.Index
    ~
    @RangeExpression protocol protocol RangeExpression<Bound>
    associatedtype Bound : Comparable
    func contains(_ element: Self.Bound) -> Bool
    func relative<C>(to collection: C) -> Range<Self.Bound> where C : Collection, Self.Bound == C.Index
    ~Self : RangeExpression
    static func ~= (pattern: Self, value: Self.Bound) -> Bool
    ~
    @RangeReplaceableCollection protocol protocol RangeReplaceableCollection<Element> : Collection where Self.SubSequence : RangeReplaceableCollection
    :Collection
    :Sequence
    associatedtype SubSequence
    init()
    init(repeating repeatedValue: Self.Element, count: Int)
    init<S>(_ elements: S) where S : Sequence, Self.Element == S.Element
    mutating func append(_ newElement: Self.Element)
    mutating func append<S>(contentsOf newElements: S) where S : Sequence, Self.Element == S.Element
    mutating func insert(_ newElement: Self.Element, at i: Self.Index)
    mutating func insert<S>(contentsOf newElements: S, at i: Self.Index) where S : Collection, Self.Element == S.Element
    mutating func remove(at i: Self.Index) -> Self.Element
    mutating func removeAll(keepingCapacity keepCapacity: Bool)
    mutating func removeAll(where shouldBeRemoved: (Self.Element) throws -> Bool) rethrows
    mutating func removeFirst() -> Self.Element
    mutating func removeFirst(_ k: Int)
    mutating func removeSubrange(_ bounds: Range<Self.Index>)
    mutating func replaceSubrange<C>(_ subrange: Range<Self.Index>, with newElements: C) where C : Collection, Self.Element == C.Element
    mutating func reserveCapacity(_ n: Int)
    subscript(bounds: Range<Self.Index>) -> Self.SubSequence { get }
    subscript(position: Self.Index) -> Self.Element { get }
    ~Self : BidirectionalCollection
    mutating func popLast() -> Self.Element?
    mutating func removeLast() -> Self.Element
    mutating func removeLast(_ k: Int)
    ~
    ~Self : BidirectionalCollection, Self == Self.SubSequence
    mutating func popLast() -> Self.Element?
    mutating func removeLast() -> Self.Element
    mutating func removeLast(_ k: Int)
    ~
    ~Self : BidirectionalCollection, Self.SubSequence == Substring
    mutating func trimPrefix(_ regex: some RegexComponent)
    ~
    ~Self : MutableCollection
    mutating func removeAll(where shouldBeRemoved: (Self.Element) throws -> Bool) rethrows
    ~
    ~Self : RangeReplaceableCollection
    -mutating func trimPrefix(while predicate: (Self.Element) throws -> Bool) rethrows
    func applying(_ difference: CollectionDifference<Self.Element>) -> Self?
    func filter(_ isIncluded: (Self.Element) throws -> Bool) rethrows -> Self
    init(repeating repeatedValue: Self.Element, count: Int)
    init<S>(_ elements: S) where S : Sequence, Self.Element == S.Element
    mutating func append(_ newElement: Self.Element)
    mutating func append<S>(contentsOf newElements: S) where S : Sequence, Self.Element == S.Element
    mutating func insert(_ newElement: Self.Element, at i: Self.Index)
    mutating func insert<C>(contentsOf newElements: C, at i: Self.Index) where C : Collection, Self.Element == C.Element
    mutating func remove(at position: Self.Index) -> Self.Element
    mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
    mutating func removeAll(where shouldBeRemoved: (Self.Element) throws -> Bool) rethrows
    mutating func removeFirst() -> Self.Element
    mutating func removeFirst(_ k: Int)
    mutating func removeSubrange(_ bounds: Range<Self.Index>)
    mutating func removeSubrange<R>(_ bounds: R) where R : RangeExpression, Self.Index == R.Bound
    mutating func removeSubranges(_ subranges: RangeSet<Self.Index>)
    mutating func replaceSubrange<C, R>(_ subrange: R, with newElements: C) where C : Collection, R : RangeExpression, Self.Element == C.Element, Self.Index == R.Bound
    mutating func reserveCapacity(_ n: Int)
    static func + <Other>(lhs: Other, rhs: Self) -> Self where Other : Sequence, Self.Element == Other.Element
    static func + <Other>(lhs: Self, rhs: Other) -> Self where Other : RangeReplaceableCollection, Self.Element == Other.Element
    static func + <Other>(lhs: Self, rhs: Other) -> Self where Other : Sequence, Self.Element == Other.Element
    static func += <Other>(lhs: inout Self, rhs: Other) where Other : Sequence, Self.Element == Other.Element
    ~
    ~Self == Self.SubSequence
    mutating func removeFirst() -> Self.Element
    mutating func removeFirst(_ k: Int)
    ~
    ~Self.Element : Equatable
    -func replacing<C, Replacement>(_ other: C, with replacement: Replacement, maxReplacements: Int = .max) -> Self where C : Collection, Replacement : Collection, Self.Element == C.Element, C.Element == Replacement.Element
    -func replacing<C, Replacement>(_ other: C, with replacement: Replacement, subrange: Range<Self.Index>, maxReplacements: Int = .max) -> Self where C : Collection, Replacement : Collection, Self.Element == C.Element, C.Element == Replacement.Element
    -mutating func replace<C, Replacement>(_ other: C, with replacement: Replacement, maxReplacements: Int = .max) where C : Collection, Replacement : Collection, Self.Element == C.Element, C.Element == Replacement.Element
    -mutating func trimPrefix<Prefix>(_ prefix: Prefix) where Prefix : Sequence, Self.Element == Prefix.Element
    ~
    ~Self.SubSequence == Substring
    func replacing<Output, Replacement>(_ regex: some RegexComponent, maxReplacements: Int = .max, with replacement: (Regex<Output>.Match) throws -> Replacement) rethrows -> Self where Replacement : Collection, Replacement.Element == Character
    func replacing<Output, Replacement>(_ regex: some RegexComponent, subrange: Range<Self.Index>, maxReplacements: Int = .max, with replacement: (Regex<Output>.Match) throws -> Replacement) rethrows -> Self where Replacement : Collection, Replacement.Element == Character
    func replacing<Replacement>(_ regex: some RegexComponent, with replacement: Replacement, maxReplacements: Int = .max) -> Self where Replacement : Collection, Replacement.Element == Character
    func replacing<Replacement>(_ regex: some RegexComponent, with replacement: Replacement, subrange: Range<Self.Index>, maxReplacements: Int = .max) -> Self where Replacement : Collection, Replacement.Element == Character
    mutating func replace<Output, Replacement>(_ regex: some RegexComponent, maxReplacements: Int = .max, with replacement: (Regex<Output>.Match) throws -> Replacement) rethrows where Replacement : Collection, Replacement.Element == Character
    mutating func replace<Replacement>(_ regex: some RegexComponent, with replacement: Replacement, maxReplacements: Int = .max) where Replacement : Collection, Replacement.Element == Character
    ~
    """#
}
