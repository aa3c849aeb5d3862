// Written by Scripts/generate-framework-tables from the symbol graphs of the Swift toolchain; do not edit.
// Facts about interfaces of the Swift project (swift.org, Apache-2.0 with Runtime Library Exception).
// swift-format-ignore-file

extension FrameworkText {
  static let part5: StaticString = #"""
    @LazyMapSequence.Iterator struct struct Iterator
    :IteratorProtocol
    :Sequence
    mutating func next() -> Element?
    var base: Base.Iterator { get }
    @LazySequence struct struct LazySequence<Base> where Base : Sequence
    :BidirectionalCollection where Base : BidirectionalCollection
    :Collection where Base : Collection
    :LazyCollectionProtocol where Base : Collection
    :LazySequenceProtocol
    :RandomAccessCollection where Base : RandomAccessCollection
    :Sendable where Base : Sendable
    :Sequence
    func makeIterator() -> LazySequence<Base>.Iterator
    typealias Element = Base.Element
    typealias Elements = Base
    typealias Iterator = Base.Iterator
    var elements: LazySequence<Base>.Elements { get }
    var underestimatedCount: Int { get }
    ~Base : BidirectionalCollection
    func index(before i: LazySequence<Base>.Index) -> LazySequence<Base>.Index
    ~
    ~Base : Collection
    func distance(from start: LazySequence<Base>.Index, to end: LazySequence<Base>.Index) -> Int
    func index(_ i: LazySequence<Base>.Index, offsetBy n: Int) -> LazySequence<Base>.Index
    func index(_ i: LazySequence<Base>.Index, offsetBy n: Int, limitedBy limit: LazySequence<Base>.Index) -> LazySequence<Base>.Index?
    func index(after i: LazySequence<Base>.Index) -> LazySequence<Base>.Index
    subscript(position: LazySequence<Base>.Index) -> LazySequence<Base>.Element { get }
    typealias Index = Base.Index
    typealias Indices = Base.Indices
    typealias SubSequence = Slice<LazySequence<Base>>
    var count: Int { get }
    var endIndex: LazySequence<Base>.Index { get }
    var indices: LazySequence<Base>.Indices { get }
    var isEmpty: Bool { get }
    var startIndex: LazySequence<Base>.Index { get }
    ~
    @LazySequenceProtocol protocol protocol LazySequenceProtocol : Sequence
    :Sequence
    associatedtype Elements : Sequence = Self where Self.Element == Self.Elements.Element
    var elements: Self.Elements { get }
    ~Self : LazySequenceProtocol
    func compactMap<ElementOfResult>(_ transform: @escaping (Self.Elements.Element) -> ElementOfResult?) -> LazyMapSequence<LazyFilterSequence<LazyMapSequence<Self.Elements, ElementOfResult?>>, ElementOfResult>
    func drop(while predicate: @escaping (Self.Elements.Element) -> Bool) -> LazyDropWhileSequence<Self.Elements>
    func filter(_ isIncluded: @escaping (Self.Elements.Element) -> Bool) -> LazyFilterSequence<Self.Elements>
    func flatMap<SegmentOfResult>(_ transform: @escaping (Self.Elements.Element) -> SegmentOfResult) -> LazySequence<FlattenSequence<LazyMapSequence<Self.Elements, SegmentOfResult>>> where SegmentOfResult : Sequence
    func map<U>(_ transform: @escaping (Self.Element) -> U) -> LazyMapSequence<Self.Elements, U>
    func prefix(while predicate: @escaping (Self.Elements.Element) -> Bool) -> LazyPrefixWhileSequence<Self.Elements>
    var lazy: LazySequence<Self.Elements> { get }
    ~
    ~Self == Self.Elements
    var elements: Self { get }
    ~
    ~Self.Element : Sequence
    func joined() -> LazySequence<FlattenSequence<Self.Elements>>
    ~
    ~Self.Elements : LazySequenceProtocol
    var lazy: Self.Elements { get }
    ~
    @LengthFormatter class class LengthFormatter
    :CustomDebugStringConvertible
    :CustomStringConvertible
    :Equatable
    :Formatter
    :Hashable
    :NSCoding
    :NSCopying
    :NSObjectProtocol
    func string(fromMeters numberInMeters: Double) -> String
    func string(fromValue value: Double, unit: LengthFormatter.Unit) -> String
    func unitString(fromValue value: Double, unit: LengthFormatter.Unit) -> String
    init()
    init?(coder: NSCoder)
    var isForPersonHeightUse: Bool
    var numberFormatter: NumberFormatter!
    var unitStyle: Formatter.UnitStyle
    @LengthFormatter.Unit enum enum Unit
    :Equatable
    :Hashable
    :RawRepresentable
    :Sendable
    case centimeter
    case foot
    case inch
    case kilometer
    case meter
    case mile
    case millimeter
    case yard
    init?(rawValue: Int)
    @Locale struct struct Locale
    :CustomDebugStringConvertible
    :CustomReflectable
    :CustomStringConvertible
    :Decodable
    :Encodable
    :Equatable
    :Hashable
    :Sendable
    func encode(to encoder: any Encoder) throws
    func hash(into hasher: inout Hasher)
    func identifier(_ type: Locale.IdentifierType) -> String
    func localizedString(for calendarIdentifier: Calendar.Identifier) -> String?
    func localizedString(forCollationIdentifier collationIdentifier: String) -> String?
    func localizedString(forCollatorIdentifier collatorIdentifier: String) -> String?
    func localizedString(forCurrencyCode currencyCode: String) -> String?
    func localizedString(forIdentifier identifier: String) -> String?
    func localizedString(forLanguageCode languageCode: String) -> String?
    func localizedString(forRegionCode regionCode: String) -> String?
    func localizedString(forScriptCode scriptCode: String) -> String?
    func localizedString(forVariantCode variantCode: String) -> String?
    init(components: Locale.Components)
    init(from decoder: any Decoder) throws
    init(identifier: String)
    init(languageCode: Locale.LanguageCode? = nil, script: Locale.Script? = nil, languageRegion: Locale.Region? = nil)
    init(languageComponents: Locale.Language.Components)
    static func == (lhs: Locale, rhs: Locale) -> Bool
    static func canonicalIdentifier(from string: String) -> String
    static func canonicalLanguageIdentifier(from string: String) -> String
    static func identifier(fromComponents components: [String : String]) -> String
    static var autoupdatingCurrent: Locale { get }
    static var current: Locale { get }
    static var preferredLanguages: [String] { get }
    static var preferredLocales: [Locale] { get }
    var alternateQuotationBeginDelimiter: String? { get }
    var alternateQuotationEndDelimiter: String? { get }
    var availableNumberingSystems: [Locale.NumberingSystem] { get }
    var calendar: Calendar { get }
    var collation: Locale.Collation { get }
    var collationIdentifier: String? { get }
    var collatorIdentifier: String? { get }
    var currency: Locale.Currency? { get }
    var currencyCode: String? { get }
    var currencySymbol: String? { get }
    var customMirror: Mirror { get }
    var debugDescription: String { get }
    var decimalSeparator: String? { get }
    var description: String { get }
    var firstDayOfWeek: Locale.Weekday { get }
    var groupingSeparator: String? { get }
    var hourCycle: Locale.HourCycle { get }
    var identifier: String { get }
    var language: Locale.Language { get }
    var languageCode: String? { get }
    var measurementSystem: Locale.MeasurementSystem { get }
    var numberingSystem: Locale.NumberingSystem { get }
    var quotationBeginDelimiter: String? { get }
    var quotationEndDelimiter: String? { get }
    var region: Locale.Region? { get }
    var regionCode: String? { get }
    var scriptCode: String? { get }
    var subdivision: Locale.Subdivision? { get }
    var timeZone: TimeZone? { get }
    var usesMetricSystem: Bool { get }
    var variant: Locale.Variant? { get }
    var variantCode: String? { get }
    @Locale.Collation struct struct Collation
    :CustomDebugStringConvertible
    :Decodable
    :Encodable
    :Equatable
    :ExpressibleByExtendedGraphemeClusterLiteral
    :ExpressibleByStringLiteral
    :ExpressibleByUnicodeScalarLiteral
    :Hashable
    :Sendable
    func encode(to encoder: any Encoder) throws
    func hash(into hasher: inout Hasher)
    init(_ identifier: String)
    init(from decoder: any Decoder) throws
    init(stringLiteral value: String)
    static func == (lhs: Locale.Collation, rhs: Locale.Collation) -> Bool
    static let searchRules: Locale.Collation
    static let standard: Locale.Collation
    var debugDescription: String { get }
    var identifier: String { get set }
    @Locale.Components struct struct Components
    :Decodable
    :Encodable
    :Equatable
    :Hashable
    :Sendable
    init(from decoder: any Decoder) throws
    init(languageCode: Locale.LanguageCode? = nil, script: Locale.Script? = nil, languageRegion: Locale.Region? = nil)
    var calendar: Calendar.Identifier?
    var collation: Locale.Collation?
    var currency: Locale.Currency?
    var firstDayOfWeek: Locale.Weekday?
    var hourCycle: Locale.HourCycle?
    var languageComponents: Locale.Language.Components
    var measurementSystem: Locale.MeasurementSystem?
    var numberingSystem: Locale.NumberingSystem?
    var region: Locale.Region?
    var subdivision: Locale.Subdivision?
    var timeZone: TimeZone?
    var variant: Locale.Variant?
    @Locale.Currency struct struct Currency
    :CustomDebugStringConvertible
    :Decodable
    :Encodable
    :Equatable
    :ExpressibleByExtendedGraphemeClusterLiteral
    :ExpressibleByStringLiteral
    :ExpressibleByUnicodeScalarLiteral
    :Hashable
    :Sendable
    func encode(to encoder: any Encoder) throws
    func hash(into hasher: inout Hasher)
    init(_ identifier: String)
    init(from decoder: any Decoder) throws
    init(stringLiteral value: String)
    static func == (lhs: Locale.Currency, rhs: Locale.Currency) -> Bool
    var debugDescription: String { get }
    var identifier: String { get set }
    @Locale.HourCycle enum enum HourCycle
    :Decodable
    :Encodable
    :Equatable
    :Hashable
    :RawRepresentable
    :Sendable
    case oneToTwelve
    case oneToTwentyFour
    case zeroToEleven
    case zeroToTwentyThree
    init?(rawValue: String)
    @Locale.IdentifierType enum enum IdentifierType
    :Equatable
    :Hashable
    :Sendable
    case bcp47
    case cldr
    case icu
    @Locale.Language struct struct Language
    :Decodable
    :Encodable
    :Equatable
    :Hashable
    :Sendable
    init(components: Locale.Language.Components)
    init(from decoder: any Decoder) throws
    init(languageCode: Locale.LanguageCode? = nil, script: Locale.Script? = nil, region: Locale.Region? = nil)
    static var systemLanguages: [Locale.Language] { get }
    @Locale.Language.Components struct struct Components
    :Decodable
    :Encodable
    :Equatable
    :Hashable
    :Sendable
    init(from decoder: any Decoder) throws
    init(languageCode: Locale.LanguageCode? = nil, script: Locale.Script? = nil, region: Locale.Region? = nil)
    var languageCode: Locale.LanguageCode?
    var region: Locale.Region?
    var script: Locale.Script?
    @Locale.LanguageCode struct struct LanguageCode
    :CustomDebugStringConvertible
    :Decodable
    :Encodable
    :Equatable
    :ExpressibleByExtendedGraphemeClusterLiteral
    :ExpressibleByStringLiteral
    :ExpressibleByUnicodeScalarLiteral
    :Hashable
    :Sendable
    func encode(to encoder: any Encoder) throws
    func hash(into hasher: inout Hasher)
    init(_ identifier: String)
    init(from decoder: any Decoder) throws
    init(stringLiteral value: String)
    static func == (lhs: Locale.LanguageCode, rhs: Locale.LanguageCode) -> Bool
    static let multiple: Locale.LanguageCode
    static let unavailable: Locale.LanguageCode
    static let uncoded: Locale.LanguageCode
    static let unidentified: Locale.LanguageCode
    static var ainu: Locale.LanguageCode { get }
    static var albanian: Locale.LanguageCode { get }
    static var amharic: Locale.LanguageCode { get }
    static var apacheWestern: Locale.LanguageCode { get }
    static var arabic: Locale.LanguageCode { get }
    static var armenian: Locale.LanguageCode { get }
    static var assamese: Locale.LanguageCode { get }
    static var assyrian: Locale.LanguageCode { get }
    static var azerbaijani: Locale.LanguageCode { get }
    static var bangla: Locale.LanguageCode { get }
    static var belarusian: Locale.LanguageCode { get }
    static var bodo: Locale.LanguageCode { get }
    static var bulgarian: Locale.LanguageCode { get }
    static var burmese: Locale.LanguageCode { get }
    static var cantonese: Locale.LanguageCode { get }
    static var catalan: Locale.LanguageCode { get }
    static var cherokee: Locale.LanguageCode { get }
    static var chinese: Locale.LanguageCode { get }
    static var croatian: Locale.LanguageCode { get }
    static var czech: Locale.LanguageCode { get }
    static var danish: Locale.LanguageCode { get }
    static var dhivehi: Locale.LanguageCode { get }
    static var dogri: Locale.LanguageCode { get }
    static var dutch: Locale.LanguageCode { get }
    static var dzongkha: Locale.LanguageCode { get }
    static var english: Locale.LanguageCode { get }
    static var estonian: Locale.LanguageCode { get }
    static var faroese: Locale.LanguageCode { get }
    static var finnish: Locale.LanguageCode { get }
    static var french: Locale.LanguageCode { get }
    static var fula: Locale.LanguageCode { get }
    static var georgian: Locale.LanguageCode { get }
    static var german: Locale.LanguageCode { get }
    static var greek: Locale.LanguageCode { get }
    static var gujarati: Locale.LanguageCode { get }
    static var hawaiian: Locale.LanguageCode { get }
    static var hebrew: Locale.LanguageCode { get }
    static var hindi: Locale.LanguageCode { get }
    static var hungarian: Locale.LanguageCode { get }
    static var icelandic: Locale.LanguageCode { get }
    static var igbo: Locale.LanguageCode { get }
    static var indonesian: Locale.LanguageCode { get }
    static var irish: Locale.LanguageCode { get }
    static var italian: Locale.LanguageCode { get }
    static var japanese: Locale.LanguageCode { get }
    static var kannada: Locale.LanguageCode { get }
    static var kashmiri: Locale.LanguageCode { get }
    static var kazakh: Locale.LanguageCode { get }
    static var khmer: Locale.LanguageCode { get }
    static var konkani: Locale.LanguageCode { get }
    static var korean: Locale.LanguageCode { get }
    static var kurdish: Locale.LanguageCode { get }
    static var kurdishSorani: Locale.LanguageCode { get }
    static var kyrgyz: Locale.LanguageCode { get }
    static var lao: Locale.LanguageCode { get }
    static var latvian: Locale.LanguageCode { get }
    static var lithuanian: Locale.LanguageCode { get }
    static var macedonian: Locale.LanguageCode { get }
    static var maithili: Locale.LanguageCode { get }
    static var malay: Locale.LanguageCode { get }
    static var malayalam: Locale.LanguageCode { get }
    static var maltese: Locale.LanguageCode { get }
    static var manipuri: Locale.LanguageCode { get }
    static var marathi: Locale.LanguageCode { get }
    static var mongolian: Locale.LanguageCode { get }
    static var māori: Locale.LanguageCode { get }
    static var navajo: Locale.LanguageCode { get }
    static var nepali: Locale.LanguageCode { get }
    static var norwegian: Locale.LanguageCode { get }
    static var norwegianBokmål: Locale.LanguageCode { get }
    static var norwegianNynorsk: Locale.LanguageCode { get }
    static var odia: Locale.LanguageCode { get }
    static var pashto: Locale.LanguageCode { get }
    static var persian: Locale.LanguageCode { get }
    static var polish: Locale.LanguageCode { get }
    static var portuguese: Locale.LanguageCode { get }
    static var punjabi: Locale.LanguageCode { get }
    static var rohingya: Locale.LanguageCode { get }
    static var romanian: Locale.LanguageCode { get }
    static var russian: Locale.LanguageCode { get }
    static var samoan: Locale.LanguageCode { get }
    static var sanskrit: Locale.LanguageCode { get }
    static var santali: Locale.LanguageCode { get }
    static var serbian: Locale.LanguageCode { get }
    static var sindhi: Locale.LanguageCode { get }
    static var sinhala: Locale.LanguageCode { get }
    static var slovak: Locale.LanguageCode { get }
    static var slovenian: Locale.LanguageCode { get }
    static var spanish: Locale.LanguageCode { get }
    static var swahili: Locale.LanguageCode { get }
    static var swedish: Locale.LanguageCode { get }
    static var tagalog: Locale.LanguageCode { get }
    static var tajik: Locale.LanguageCode { get }
    static var tamil: Locale.LanguageCode { get }
    static var telugu: Locale.LanguageCode { get }
    static var thai: Locale.LanguageCode { get }
    static var tibetan: Locale.LanguageCode { get }
    static var tongan: Locale.LanguageCode { get }
    static var turkish: Locale.LanguageCode { get }
    static var turkmen: Locale.LanguageCode { get }
    static var ukrainian: Locale.LanguageCode { get }
    static var urdu: Locale.LanguageCode { get }
    static var uyghur: Locale.LanguageCode { get }
    static var uzbek: Locale.LanguageCode { get }
    static var vietnamese: Locale.LanguageCode { get }
    static var welsh: Locale.LanguageCode { get }
    static var yiddish: Locale.LanguageCode { get }
    var debugDescription: String { get }
    var identifier: String { get set }
    @Locale.LanguageCode.IdentifierType enum enum IdentifierType
    :Equatable
    :Hashable
    :Sendable
    case alpha2
    case alpha3
    @Locale.LanguageDirection enum enum LanguageDirection
    :Equatable
    :Hashable
    :RawRepresentable
    :Sendable
    case bottomToTop
    case leftToRight
    case rightToLeft
    case topToBottom
    case unknown
    init?(rawValue: UInt)
    @Locale.MeasurementSystem struct struct MeasurementSystem
    :CustomDebugStringConvertible
    :Decodable
    :Encodable
    :Equatable
    :ExpressibleByExtendedGraphemeClusterLiteral
    :ExpressibleByStringLiteral
    :ExpressibleByUnicodeScalarLiteral
    :Hashable
    :Sendable
    func encode(to encoder: any Encoder) throws
    func hash(into hasher: inout Hasher)
    init(_ identifier: String)
    init(from decoder: any Decoder) throws
    init(stringLiteral value: String)
    static func == (lhs: Locale.MeasurementSystem, rhs: Locale.MeasurementSystem) -> Bool
    static let metric: Locale.MeasurementSystem
    static let uk: Locale.MeasurementSystem
    static let us: Locale.MeasurementSystem
    static var measurementSystems: [Locale.MeasurementSystem] { get }
    var debugDescription: String { get }
    var identifier: String { get set }
    @Locale.NumberingSystem struct struct NumberingSystem
    :CustomDebugStringConvertible
    :Decodable
    :Encodable
    :Equatable
    :ExpressibleByExtendedGraphemeClusterLiteral
    :ExpressibleByStringLiteral
    :ExpressibleByUnicodeScalarLiteral
    :Hashable
    :Sendable
    func encode(to encoder: any Encoder) throws
    func hash(into hasher: inout Hasher)
    init(_ identifier: String)
    init(from decoder: any Decoder) throws
    init(stringLiteral value: String)
    static func == (lhs: Locale.NumberingSystem, rhs: Locale.NumberingSystem) -> Bool
    var debugDescription: String { get }
    var identifier: String { get set }
    @Locale.Region struct struct Region
    :CustomDebugStringConvertible
    :Decodable
    :Encodable
    :Equatable
    :ExpressibleByExtendedGraphemeClusterLiteral
    :ExpressibleByStringLiteral
    :ExpressibleByUnicodeScalarLiteral
    :Hashable
    :Sendable
    func encode(to encoder: any Encoder) throws
    func hash(into hasher: inout Hasher)
    init(_ identifier: String)
    init(from decoder: any Decoder) throws
    init(stringLiteral value: String)
    static func == (lhs: Locale.Region, rhs: Locale.Region) -> Bool
    static let unknown: Locale.Region
    static var afghanistan: Locale.Region { get }
    static var albania: Locale.Region { get }
    static var algeria: Locale.Region { get }
    static var americanSamoa: Locale.Region { get }
    static var andorra: Locale.Region { get }
    static var angola: Locale.Region { get }
    static var anguilla: Locale.Region { get }
    static var antarctica: Locale.Region { get }
    static var antiguaBarbuda: Locale.Region { get }
    static var argentina: Locale.Region { get }
    static var armenia: Locale.Region { get }
    static var aruba: Locale.Region { get }
    static var ascensionIsland: Locale.Region { get }
    static var australia: Locale.Region { get }
    static var austria: Locale.Region { get }
    static var azerbaijan: Locale.Region { get }
    static var bahamas: Locale.Region { get }
    static var bahrain: Locale.Region { get }
    static var bangladesh: Locale.Region { get }
    static var barbados: Locale.Region { get }
    static var belarus: Locale.Region { get }
    static var belgium: Locale.Region { get }
    static var belize: Locale.Region { get }
    static var benin: Locale.Region { get }
    static var bermuda: Locale.Region { get }
    static var bhutan: Locale.Region { get }
    static var bolivia: Locale.Region { get }
    static var bosniaHerzegovina: Locale.Region { get }
    static var botswana: Locale.Region { get }
    static var bouvetIsland: Locale.Region { get }
    static var brazil: Locale.Region { get }
    static var britishVirginIslands: Locale.Region { get }
    static var brunei: Locale.Region { get }
    static var bulgaria: Locale.Region { get }
    static var burkinaFaso: Locale.Region { get }
    static var burundi: Locale.Region { get }
    static var cambodia: Locale.Region { get }
    static var cameroon: Locale.Region { get }
    static var canada: Locale.Region { get }
    static var canaryIslands: Locale.Region { get }
    static var capeVerde: Locale.Region { get }
    static var caribbeanNetherlands: Locale.Region { get }
    static var caymanIslands: Locale.Region { get }
    static var centralAfricanRepublic: Locale.Region { get }
    static var ceutaMelilla: Locale.Region { get }
    static var chad: Locale.Region { get }
    static var chagosArchipelago: Locale.Region { get }
    static var chile: Locale.Region { get }
    static var chinaMainland: Locale.Region { get }
    static var christmasIsland: Locale.Region { get }
    static var clippertonIsland: Locale.Region { get }
    static var cocosIslands: Locale.Region { get }
    static var colombia: Locale.Region { get }
    static var comoros: Locale.Region { get }
    static var congoBrazzaville: Locale.Region { get }
    static var congoKinshasa: Locale.Region { get }
    static var cookIslands: Locale.Region { get }
    static var costaRica: Locale.Region { get }
    static var croatia: Locale.Region { get }
    static var cuba: Locale.Region { get }
    static var curaçao: Locale.Region { get }
    static var cyprus: Locale.Region { get }
    static var czechia: Locale.Region { get }
    static var côteDIvoire: Locale.Region { get }
    static var denmark: Locale.Region { get }
    static var diegoGarcia: Locale.Region { get }
    static var djibouti: Locale.Region { get }
    static var dominica: Locale.Region { get }
    static var dominicanRepublic: Locale.Region { get }
    static var ecuador: Locale.Region { get }
    static var egypt: Locale.Region { get }
    static var elSalvador: Locale.Region { get }
    static var equatorialGuinea: Locale.Region { get }
    static var eritrea: Locale.Region { get }
    static var estonia: Locale.Region { get }
    static var eswatini: Locale.Region { get }
    static var ethiopia: Locale.Region { get }
    static var falklandIslands: Locale.Region { get }
    static var faroeIslands: Locale.Region { get }
    static var fiji: Locale.Region { get }
    static var finland: Locale.Region { get }
    static var france: Locale.Region { get }
    static var frenchGuiana: Locale.Region { get }
    static var frenchPolynesia: Locale.Region { get }
    static var frenchSouthernTerritories: Locale.Region { get }
    static var gabon: Locale.Region { get }
    static var gambia: Locale.Region { get }
    static var georgia: Locale.Region { get }
    static var germany: Locale.Region { get }
    static var ghana: Locale.Region { get }
    static var gibraltar: Locale.Region { get }
    static var greece: Locale.Region { get }
    static var greenland: Locale.Region { get }
    static var grenada: Locale.Region { get }
    static var guadeloupe: Locale.Region { get }
    static var guam: Locale.Region { get }
    static var guatemala: Locale.Region { get }
    static var guernsey: Locale.Region { get }
    static var guinea: Locale.Region { get }
    static var guineaBissau: Locale.Region { get }
    static var guyana: Locale.Region { get }
    static var haiti: Locale.Region { get }
    static var heardMcdonaldIslands: Locale.Region { get }
    static var honduras: Locale.Region { get }
    static var hongKong: Locale.Region { get }
    static var hungary: Locale.Region { get }
    static var iceland: Locale.Region { get }
    static var india: Locale.Region { get }
    static var indonesia: Locale.Region { get }
    static var iran: Locale.Region { get }
    static var iraq: Locale.Region { get }
    static var ireland: Locale.Region { get }
    static var isleOfMan: Locale.Region { get }
    static var israel: Locale.Region { get }
    static var italy: Locale.Region { get }
    static var jamaica: Locale.Region { get }
    static var japan: Locale.Region { get }
    static var jersey: Locale.Region { get }
    static var jordan: Locale.Region { get }
    static var kazakhstan: Locale.Region { get }
    static var kenya: Locale.Region { get }
    static var kiribati: Locale.Region { get }
    static var kosovo: Locale.Region { get }
    static var kuwait: Locale.Region { get }
    static var kyrgyzstan: Locale.Region { get }
    static var laos: Locale.Region { get }
    static var latinAmerica: Locale.Region { get }
    static var latvia: Locale.Region { get }
    static var lebanon: Locale.Region { get }
    static var lesotho: Locale.Region { get }
    static var liberia: Locale.Region { get }
    static var libya: Locale.Region { get }
    static var liechtenstein: Locale.Region { get }
    static var lithuania: Locale.Region { get }
    static var luxembourg: Locale.Region { get }
    static var macao: Locale.Region { get }
    static var madagascar: Locale.Region { get }
    static var malawi: Locale.Region { get }
    static var malaysia: Locale.Region { get }
    static var maldives: Locale.Region { get }
    static var mali: Locale.Region { get }
    static var malta: Locale.Region { get }
    static var marshallIslands: Locale.Region { get }
    static var martinique: Locale.Region { get }
    static var mauritania: Locale.Region { get }
    static var mauritius: Locale.Region { get }
    static var mayotte: Locale.Region { get }
    static var mexico: Locale.Region { get }
    static var micronesia: Locale.Region { get }
    static var moldova: Locale.Region { get }
    static var monaco: Locale.Region { get }
    static var mongolia: Locale.Region { get }
    static var montenegro: Locale.Region { get }
    static var montserrat: Locale.Region { get }
    static var morocco: Locale.Region { get }
    static var mozambique: Locale.Region { get }
    static var myanmar: Locale.Region { get }
    static var namibia: Locale.Region { get }
    static var nauru: Locale.Region { get }
    static var nepal: Locale.Region { get }
    static var netherlands: Locale.Region { get }
    static var newCaledonia: Locale.Region { get }
    static var newZealand: Locale.Region { get }
    static var nicaragua: Locale.Region { get }
    static var niger: Locale.Region { get }
    static var nigeria: Locale.Region { get }
    static var niue: Locale.Region { get }
    static var norfolkIsland: Locale.Region { get }
    static var northMacedonia: Locale.Region { get }
    static var northernMarianaIslands: Locale.Region { get }
    static var norway: Locale.Region { get }
    static var oman: Locale.Region { get }
    static var pakistan: Locale.Region { get }
    static var palau: Locale.Region { get }
    static var palestinianTerritories: Locale.Region { get }
    static var panama: Locale.Region { get }
    static var papuaNewGuinea: Locale.Region { get }
    static var paraguay: Locale.Region { get }
    static var peru: Locale.Region { get }
    static var philippines: Locale.Region { get }
    static var pitcairnIslands: Locale.Region { get }
    static var poland: Locale.Region { get }
    static var portugal: Locale.Region { get }
    static var puertoRico: Locale.Region { get }
    static var qatar: Locale.Region { get }
    static var romania: Locale.Region { get }
    static var russia: Locale.Region { get }
    static var rwanda: Locale.Region { get }
    static var réunion: Locale.Region { get }
    static var saintBarthélemy: Locale.Region { get }
    static var saintHelena: Locale.Region { get }
    static var saintKittsNevis: Locale.Region { get }
    static var saintLucia: Locale.Region { get }
    static var saintMartin: Locale.Region { get }
    static var saintPierreMiquelon: Locale.Region { get }
    static var saintVincentGrenadines: Locale.Region { get }
    static var samoa: Locale.Region { get }
    static var sanMarino: Locale.Region { get }
    static var saudiArabia: Locale.Region { get }
    static var senegal: Locale.Region { get }
    static var serbia: Locale.Region { get }
    static var seychelles: Locale.Region { get }
    static var sierraLeone: Locale.Region { get }
    static var singapore: Locale.Region { get }
    static var sintMaarten: Locale.Region { get }
    static var slovakia: Locale.Region { get }
    static var slovenia: Locale.Region { get }
    static var solomonIslands: Locale.Region { get }
    static var somalia: Locale.Region { get }
    static var southAfrica: Locale.Region { get }
    static var southGeorgiaSouthSandwichIslands: Locale.Region { get }
    static var southKorea: Locale.Region { get }
    static var southSudan: Locale.Region { get }
    static var spain: Locale.Region { get }
    static var sriLanka: Locale.Region { get }
    static var suriname: Locale.Region { get }
    static var svalbardJanMayen: Locale.Region { get }
    static var sweden: Locale.Region { get }
    static var switzerland: Locale.Region { get }
    static var sãoToméPríncipe: Locale.Region { get }
    static var taiwan: Locale.Region { get }
    static var tajikistan: Locale.Region { get }
    static var tanzania: Locale.Region { get }
    static var thailand: Locale.Region { get }
    static var timorLeste: Locale.Region { get }
    static var togo: Locale.Region { get }
    static var tokelau: Locale.Region { get }
    static var tonga: Locale.Region { get }
    static var trinidadTobago: Locale.Region { get }
    static var tristanDaCunha: Locale.Region { get }
    static var tunisia: Locale.Region { get }
    static var turkey: Locale.Region { get }
    static var turkmenistan: Locale.Region { get }
    static var turksCaicosIslands: Locale.Region { get }
    static var tuvalu: Locale.Region { get }
    static var uganda: Locale.Region { get }
    static var ukraine: Locale.Region { get }
    static var unitedArabEmirates: Locale.Region { get }
    static var unitedKingdom: Locale.Region { get }
    static var unitedStates: Locale.Region { get }
    static var unitedStatesOutlyingIslands: Locale.Region { get }
    static var unitedStatesVirginIslands: Locale.Region { get }
    static var uruguay: Locale.Region { get }
    static var uzbekistan: Locale.Region { get }
    static var vanuatu: Locale.Region { get }
    static var vaticanCity: Locale.Region { get }
    static var venezuela: Locale.Region { get }
    static var vietnam: Locale.Region { get }
    static var wallisFutuna: Locale.Region { get }
    static var westernSahara: Locale.Region { get }
    static var world: Locale.Region { get }
    static var yemen: Locale.Region { get }
    static var zambia: Locale.Region { get }
    static var zimbabwe: Locale.Region { get }
    static var ålandIslands: Locale.Region { get }
    var debugDescription: String { get }
    var identifier: String { get set }
    @Locale.Script struct struct Script
    :CustomDebugStringConvertible
    :Decodable
    :Encodable
    :Equatable
    :ExpressibleByExtendedGraphemeClusterLiteral
    :ExpressibleByStringLiteral
    :ExpressibleByUnicodeScalarLiteral
    :Hashable
    :Sendable
    func encode(to encoder: any Encoder) throws
    func hash(into hasher: inout Hasher)
    init(_ identifier: String)
    init(from decoder: any Decoder) throws
    init(stringLiteral value: String)
    static func == (lhs: Locale.Script, rhs: Locale.Script) -> Bool
    static let unknown: Locale.Script
    static var adlam: Locale.Script { get }
    static var arabic: Locale.Script { get }
    static var arabicNastaliq: Locale.Script { get }
    static var armenian: Locale.Script { get }
    static var bangla: Locale.Script { get }
    static var cherokee: Locale.Script { get }
    static var cyrillic: Locale.Script { get }
    static var devanagari: Locale.Script { get }
    static var ethiopic: Locale.Script { get }
    static var georgian: Locale.Script { get }
    static var greek: Locale.Script { get }
    static var gujarati: Locale.Script { get }
    static var gurmukhi: Locale.Script { get }
    static var hanSimplified: Locale.Script { get }
    static var hanTraditional: Locale.Script { get }
    static var hanifiRohingya: Locale.Script { get }
    static var hebrew: Locale.Script { get }
    static var hiragana: Locale.Script { get }
    static var japanese: Locale.Script { get }
    static var kannada: Locale.Script { get }
    static var katakana: Locale.Script { get }
    static var khmer: Locale.Script { get }
    static var korean: Locale.Script { get }
    static var lao: Locale.Script { get }
    static var latin: Locale.Script { get }
    static var malayalam: Locale.Script { get }
    static var meiteiMayek: Locale.Script { get }
    static var myanmar: Locale.Script { get }
    static var odia: Locale.Script { get }
    static var olChiki: Locale.Script { get }
    static var sinhala: Locale.Script { get }
    static var syriac: Locale.Script { get }
    static var tamil: Locale.Script { get }
    static var telugu: Locale.Script { get }
    static var thaana: Locale.Script { get }
    static var thai: Locale.Script { get }
    static var tibetan: Locale.Script { get }
    var debugDescription: String { get }
    var identifier: String { get set }
    @Locale.Subdivision struct struct Subdivision
    :CustomDebugStringConvertible
    :Decodable
    :Encodable
    :Equatable
    :ExpressibleByExtendedGraphemeClusterLiteral
    :ExpressibleByStringLiteral
    :ExpressibleByUnicodeScalarLiteral
    :Hashable
    :Sendable
    func encode(to encoder: any Encoder) throws
    func hash(into hasher: inout Hasher)
    init(_ identifier: String)
    init(from decoder: any Decoder) throws
    init(stringLiteral value: String)
    static func == (lhs: Locale.Subdivision, rhs: Locale.Subdivision) -> Bool
    static func subdivision(for region: Locale.Region) -> Locale.Subdivision
    var debugDescription: String { get }
    var identifier: String { get set }
    @Locale.Variant struct struct Variant
    :CustomDebugStringConvertible
    :Decodable
    :Encodable
    :Equatable
    :ExpressibleByExtendedGraphemeClusterLiteral
    :ExpressibleByStringLiteral
    :ExpressibleByUnicodeScalarLiteral
    :Hashable
    :Sendable
    func encode(to encoder: any Encoder) throws
    func hash(into hasher: inout Hasher)
    init(_ identifier: String)
    init(from decoder: any Decoder) throws
    init(stringLiteral value: String)
    static func == (lhs: Locale.Variant, rhs: Locale.Variant) -> Bool
    static let posix: Locale.Variant
    var debugDescription: String { get }
    var identifier: String { get set }
    @Locale.Weekday enum enum Weekday
    :Decodable
    :Encodable
    :Equatable
    :Hashable
    :RawRepresentable
    :Sendable
    case friday
    case monday
    case saturday
    case sunday
    case thursday
    case tuesday
    case wednesday
    init?(rawValue: String)
    @LocalizedError protocol protocol LocalizedError : Error
    :Error
    :Sendable
    var errorDescription: String? { get }
    var failureReason: String? { get }
    var helpAnchor: String? { get }
    var recoverySuggestion: String? { get }
    ~Self : LocalizedError
    var errorDescription: String? { get }
    var failureReason: String? { get }
    var helpAnchor: String? { get }
    var recoverySuggestion: String? { get }
    ~
    @LosslessStringConvertible protocol protocol LosslessStringConvertible : CustomStringConvertible
    :CustomStringConvertible
    init?(_ description: String)
    @MainActor class final actor MainActor
    :Actor
    :GlobalActor
    :Sendable
    func enqueue(_ job: UnownedJob)
    static func assumeIsolated<T>(_ operation: @MainActor () throws -> T, file: StaticString = #fileID, line: UInt = #line) rethrows -> T where T : Sendable
    static func run<T>(resultType: T.Type = T.self, body: @MainActor @Sendable () throws -> T) async rethrows -> T where T : Sendable
    static let shared: MainActor
    static var sharedUnownedExecutor: UnownedSerialExecutor { get }
    var unownedExecutor: UnownedSerialExecutor { get }
    @MarkdownDecodableAttributedStringKey protocol protocol MarkdownDecodableAttributedStringKey : AttributedStringKey
    :AttributedStringKey
    static func decodeMarkdown(from decoder: any Decoder) throws -> Self.Value
    static var markdownName: String { get }
    ~Self : DecodableAttributedStringKey
    static func decodeMarkdown(from decoder: any Decoder) throws -> Self.Value
    ~
    ~Self : MarkdownDecodableAttributedStringKey
    static var markdownName: String { get }
    ~
    @MassFormatter class class MassFormatter
    :CustomDebugStringConvertible
    :CustomStringConvertible
    :Equatable
    :Formatter
    :Hashable
    :NSCoding
    :NSCopying
    :NSObjectProtocol
    func string(fromKilograms numberInKilograms: Double) -> String
    func string(fromValue value: Double, unit: MassFormatter.Unit) -> String
    func unitString(fromValue value: Double, unit: MassFormatter.Unit) -> String
    func unitStringDisplayedAdjacent(toValue value: Double, unit: MassFormatter.Unit) -> String
    init()
    init?(coder: NSCoder)
    var isForPersonMassUse: Bool
    var numberFormatter: NumberFormatter!
    var unitStyle: Formatter.UnitStyle
    @MassFormatter.Unit enum enum Unit
    :Equatable
    :Hashable
    :RawRepresentable
    :Sendable
    case gram
    case kilogram
    case ounce
    case pound
    case stone
    init?(rawValue: Int)
    @Measurement struct struct Measurement<UnitType> where UnitType : Unit
    :Comparable
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
    init(from decoder: any Decoder) throws
    init(value: Double, unit: UnitType)
    let unit: UnitType
    static func * (lhs: Double, rhs: Measurement<UnitType>) -> Measurement<UnitType>
    static func * (lhs: Measurement<UnitType>, rhs: Double) -> Measurement<UnitType>
    static func + (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Measurement<UnitType>
    static func - (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Measurement<UnitType>
    static func / (lhs: Double, rhs: Measurement<UnitType>) -> Measurement<UnitType>
    static func / (lhs: Measurement<UnitType>, rhs: Double) -> Measurement<UnitType>
    static func < <LeftHandSideType, RightHandSideType>(lhs: Measurement<LeftHandSideType>, rhs: Measurement<RightHandSideType>) -> Bool where LeftHandSideType : Unit, RightHandSideType : Unit
    static func == <LeftHandSideType, RightHandSideType>(lhs: Measurement<LeftHandSideType>, rhs: Measurement<RightHandSideType>) -> Bool where LeftHandSideType : Unit, RightHandSideType : Unit
    typealias ReferenceType = NSMeasurement
    var customMirror: Mirror { get }
    var debugDescription: String { get }
    var description: String { get }
    var value: Double
    ~UnitType : Dimension
    func converted(to otherUnit: UnitType) -> Measurement<UnitType>
    mutating func convert(to otherUnit: UnitType)
    static func + (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Measurement<UnitType>
    static func - (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Measurement<UnitType>
    ~
    @MemoryLayout enum enum MemoryLayout<T>
    :Sendable
    static func alignment(ofValue value: T) -> Int
    static func offset(of key: PartialKeyPath<T>) -> Int?
    static func size(ofValue value: T) -> Int
    static func stride(ofValue value: T) -> Int
    static var alignment: Int { get }
    static var size: Int { get }
    static var stride: Int { get }
    @Mirror struct struct Mirror
    :CustomReflectable
    :CustomStringConvertible
    func descendant(_ first: any MirrorPath, _ rest: any MirrorPath...) -> Any?
    init(reflecting subject: Any)
    init<Subject, C>(_ subject: Subject, children: C, displayStyle: Mirror.DisplayStyle? = nil, ancestorRepresentation: Mirror.AncestorRepresentation = .generated) where C : Collection, C.Element == (label: String?, value: Any)
    init<Subject, C>(_ subject: Subject, unlabeledChildren: C, displayStyle: Mirror.DisplayStyle? = nil, ancestorRepresentation: Mirror.AncestorRepresentation = .generated) where C : Collection
    init<Subject>(_ subject: Subject, children: KeyValuePairs<String, Any>, displayStyle: Mirror.DisplayStyle? = nil, ancestorRepresentation: Mirror.AncestorRepresentation = .generated)
    let children: Mirror.Children
    let displayStyle: Mirror.DisplayStyle?
    let subjectType: any Any.Type
    typealias Child = (label: String?, value: Any)
    typealias Children = AnyCollection<Mirror.Child>
    var customMirror: Mirror { get }
    var description: String { get }
    var superclassMirror: Mirror? { get }
    @Mirror.AncestorRepresentation enum enum AncestorRepresentation
    case customized(() -> Mirror)
    case generated
    case suppressed
    @Mirror.DisplayStyle enum enum DisplayStyle
    :Equatable
    :Hashable
    :Sendable
    case `class`
    case `enum`
    case `struct`
    case collection
    case dictionary
    case foreignReference
    case optional
    case set
    case tuple
    @MirrorPath protocol protocol MirrorPath
    @MutableCollection protocol protocol MutableCollection<Element> : Collection where Self.SubSequence : MutableCollection
    :Collection
    :Sequence
    associatedtype Element
    associatedtype Index
    associatedtype SubSequence
    mutating func partition(by belongsInSecondPartition: (Self.Element) throws -> Bool) rethrows -> Self.Index
    mutating func swapAt(_ i: Self.Index, _ j: Self.Index)
    subscript(bounds: Range<Self.Index>) -> Self.SubSequence { get set }
    subscript(position: Self.Index) -> Self.Element { get set }
    ~Self : BidirectionalCollection
    mutating func partition(by belongsInSecondPartition: (Self.Element) throws -> Bool) rethrows -> Self.Index
    mutating func reverse()
    ~
    ~Self : MutableCollection
    mutating func moveSubranges(_ subranges: RangeSet<Self.Index>, to insertionPoint: Self.Index) -> Range<Self.Index>
    mutating func partition(by belongsInSecondPartition: (Self.Element) throws -> Bool) rethrows -> Self.Index
    mutating func swapAt(_ i: Self.Index, _ j: Self.Index)
    subscript(x: (UnboundedRange_) -> ()) -> Self.SubSequence { get set }
    subscript<R>(r: R) -> Self.SubSequence where R : RangeExpression, Self.Index == R.Bound { get set }
    ~
    ~Self : RandomAccessCollection
    +mutating func sort<Comparator>(using comparator: Comparator) where Comparator : SortComparator, Self.Element == Comparator.Compared
    +mutating func sort<S, Comparator>(using comparators: S) where S : Sequence, Comparator : SortComparator, Comparator == S.Element, Self.Element == Comparator.Compared
    mutating func shuffle()
    mutating func shuffle<T>(using generator: inout T) where T : RandomNumberGenerator
    mutating func sort(by areInIncreasingOrder: (Self.Element, Self.Element) throws -> Bool) rethrows
    ~
    ~Self : RandomAccessCollection, Self.Element : Comparable
    mutating func sort()
    ~
    ~Self : RangeReplaceableCollection
    mutating func removeSubranges(_ subranges: RangeSet<Self.Index>)
    ~
    ~Self.SubSequence == Slice<Self>
    subscript(bounds: Range<Self.Index>) -> Slice<Self> { get set }
    ~
    @MutableDataProtocol protocol protocol MutableDataProtocol : DataProtocol, MutableCollection, RangeReplaceableCollection
    :BidirectionalCollection
    :Collection
    :DataProtocol
    :MutableCollection
    :RandomAccessCollection
    :RangeReplaceableCollection
    :Sequence
    mutating func resetBytes<R>(in range: R) where R : RangeExpression, Self.Index == R.Bound
    ~Self : MutableDataProtocol
    mutating func resetBytes<R>(in range: R) where R : RangeExpression, Self.Index == R.Bound
    ~
    @NSAffineTransform class class NSAffineTransform
    :CustomDebugStringConvertible
    :CustomStringConvertible
    :Equatable
    :Hashable
    :NSCoding
    :NSCopying
    :NSObject
    :NSObjectProtocol
    :NSSecureCoding
    func append(_ transform: AffineTransform)
    func copy() -> Any
    func copy(with zone: NSZone? = nil) -> Any
    func encode(with aCoder: NSCoder)
    func invert()
    func isEqual(_ object: Any?) -> Bool
    func prepend(_ transform: AffineTransform)
    func rotate(byDegrees angle: CGFloat)
    func rotate(byRadians angle: CGFloat)
    func scale(by scale: CGFloat)
    func scaleX(by scaleX: CGFloat, yBy scaleY: CGFloat)
    func transform(_ aPoint: CGPoint) -> CGPoint
    func transform(_ aSize: CGSize) -> CGSize
    func translateX(by deltaX: CGFloat, yBy deltaY: CGFloat)
    init()
    init(transform: AffineTransform)
    init?(coder aDecoder: NSCoder)
    static let supportsSecureCoding: Bool
    var hash: Int { get }
    var transformStruct: NSAffineTransformStruct { get set }
    @NSAffineTransformStruct struct struct NSAffineTransformStruct
    :Sendable
    init()
    init(m11: CGFloat, m12: CGFloat, m21: CGFloat, m22: CGFloat, tX: CGFloat, tY: CGFloat)
    var m11: CGFloat
    var m12: CGFloat
    var m21: CGFloat
    var m22: CGFloat
    var tX: CGFloat
    var tY: CGFloat
    @NSArray class class NSArray
    :CustomDebugStringConvertible
    :CustomReflectable
    :CustomStringConvertible
    :Equatable
    :ExpressibleByArrayLiteral
    :Hashable
    :NSCoding
    :NSCopying
    :NSMutableCopying
    :NSObject
    :NSObjectProtocol
    :NSSecureCoding
    :Sequence
    final func makeIterator() -> NSArray.Iterator
    func adding(_ anObject: Any) -> [Any]
    func addingObjects(from otherArray: [Any]) -> [Any]
    func componentsJoined(by separator: String) -> String
    func contains(_ anObject: Any) -> Bool
    func copy() -> Any
    func copy(with zone: NSZone? = nil) -> Any
    func description(withLocale locale: Locale?) -> String
    func description(withLocale locale: Locale?, indent level: Int) -> String
    func encode(with aCoder: NSCoder)
    func filtered(using predicate: NSPredicate) -> [Any]
    func firstObjectCommon(with otherArray: [Any]) -> Any?
    func index(of anObject: Any) -> Int
    func index(of anObject: Any, in range: NSRange) -> Int
    func index(of obj: Any, inSortedRange r: NSRange, options opts: NSBinarySearchingOptions = [], usingComparator cmp: (Any, Any) -> ComparisonResult) -> Int
    func indexOfObjectIdentical(to anObject: Any) -> Int
    func indexOfObjectIdentical(to anObject: Any, in range: NSRange) -> Int
    func isEqual(_ value: Any?) -> Bool
    func isEqual(to otherArray: [Any]) -> Bool
    func mutableCopy() -> Any
    func mutableCopy(with zone: NSZone? = nil) -> Any
    func object(at index: Int) -> Any
    func objectEnumerator() -> NSEnumerator
    func objects(at indexes: IndexSet) -> [Any]
    func pathsMatchingExtensions(_ filterTypes: [String]) -> [String]
    func reverseObjectEnumerator() -> NSEnumerator
    func sortedArray(comparator cmptr: (Any, Any) -> ComparisonResult) -> [Any]
    func sortedArray(options opts: NSSortOptions = [], usingComparator cmptr: (Any, Any) -> ComparisonResult) -> [Any]
    func sortedArray(using sortDescriptors: [NSSortDescriptor]) -> [Any]
    func subarray(with range: NSRange) -> [Any]
    func write(to url: URL) throws
    init()
    init(array: NSArray)
    init(array: [Any])
    init(array: [Any], copyItems: Bool)
    init(arrayLiteral elements: Any...)
    init(contentsOf url: URL, error: ()) throws
    init(object anObject: Any)
    init(objects elements: AnyObject...)
    init?(coder aDecoder: NSCoder)
    static var supportsSecureCoding: Bool { get }
    subscript(idx: Int) -> Any { get }
    var count: Int { get }
    var customMirror: Mirror { get }
    var description: String { get }
    var firstObject: Any? { get }
    var hash: Int { get }
    var lastObject: Any? { get }
    var sortedArrayHint: Data { get }
    @NSArray.Iterator struct struct Iterator
    :IteratorProtocol
    mutating func next() -> Any?
    @NSAttributedString class class NSAttributedString
    :CustomDebugStringConvertible
    :CustomStringConvertible
    :Equatable
    :Hashable
    :NSCoding
    :NSCopying
    :NSMutableCopying
    :NSObject
    :NSObjectProtocol
    :NSSecureCoding
    func attribute(_ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?) -> Any?
    func attribute(_ attrName: NSAttributedString.Key, at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange) -> Any?
    func attributedSubstring(from range: NSRange) -> NSAttributedString
    func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key : Any]
    func attributes(at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange) -> [NSAttributedString.Key : Any]
    func copy() -> Any
    func copy(with zone: NSZone? = nil) -> Any
    func encode(with aCoder: NSCoder)
    func isEqual(_ object: Any?) -> Bool
    func isEqual(to other: NSAttributedString) -> Bool
    func mutableCopy() -> Any
    func mutableCopy(with zone: NSZone? = nil) -> Any
    init(attributedString: NSAttributedString)
    init(string: String)
    init(string: String, attributes attrs: [NSAttributedString.Key : Any]? = nil)
    init?(coder aDecoder: NSCoder)
    static var supportsSecureCoding: Bool { get }
    var description: String { get }
    var length: Int { get }
    var string: String { get }
    @NSAttributedString.EnumerationOptions struct struct EnumerationOptions
    :Equatable
    :ExpressibleByArrayLiteral
    :OptionSet
    :RawRepresentable
    :Sendable
    :SetAlgebra
    init(rawValue: UInt)
    let rawValue: UInt
    static let longestEffectiveRangeNotRequired: NSAttributedString.EnumerationOptions
    static let reverse: NSAttributedString.EnumerationOptions
    @NSAttributedString.Key struct struct Key
    :Equatable
    :Hashable
    :RawRepresentable
    :Sendable
    init(_ rawValue: String)
    init(rawValue: String)
    let rawValue: String
    static let inflectionAlternative: NSAttributedString.Key
    static let inflectionRule: NSAttributedString.Key
    static let language: NSAttributedString.Key
    static let morphology: NSAttributedString.Key
    @NSBinarySearchingOptions struct struct NSBinarySearchingOptions
    :Equatable
    :ExpressibleByArrayLiteral
    :OptionSet
    :RawRepresentable
    :Sendable
    :SetAlgebra
    init(rawValue: UInt)
    let rawValue: UInt
    static let firstEqual: NSBinarySearchingOptions
    static let insertionIndex: NSBinarySearchingOptions
    static let lastEqual: NSBinarySearchingOptions
    @NSCache class class NSCache<KeyType, ObjectType> where KeyType : AnyObject, ObjectType : AnyObject
    :CustomDebugStringConvertible
    :CustomStringConvertible
    :Equatable
    :Hashable
    :NSObject
    :NSObjectProtocol
    func object(forKey key: KeyType) -> ObjectType?
    func removeAllObjects()
    func removeObject(forKey key: KeyType)
    func setObject(_ obj: ObjectType, forKey key: KeyType)
    func setObject(_ obj: ObjectType, forKey key: KeyType, cost g: Int)
    init()
    var countLimit: Int
    var evictsObjectsWithDiscardedContent: Bool
    var name: String
    var totalCostLimit: Int
    weak var delegate: (any NSCacheDelegate)?
    @NSCacheDelegate protocol protocol NSCacheDelegate : NSObjectProtocol
    :NSObjectProtocol
    func cache(_ cache: NSCache<AnyObject, AnyObject>, willEvictObject obj: Any)
    @NSCalendar class class NSCalendar
    :CustomDebugStringConvertible
    :CustomStringConvertible
    :Equatable
    :Hashable
    :NSCoding
    :NSCopying
    :NSObject
    :NSObjectProtocol
    :NSSecureCoding
    class var autoupdatingCurrent: Calendar { get }
    class var current: Calendar { get }
    func compare(_ date1: Date, to date2: Date, toUnitGranularity unit: NSCalendar.Unit) -> ComparisonResult
    func component(_ unit: NSCalendar.Unit, from date: Date) -> Int
    func components(_ unitFlags: NSCalendar.Unit, from date: Date) -> DateComponents
    func components(_ unitFlags: NSCalendar.Unit, from startingDate: Date, to resultDate: Date, options opts: NSCalendar.Options = []) -> DateComponents
    func components(_ unitFlags: NSCalendar.Unit, from startingDateComp: DateComponents, to resultDateComp: DateComponents, options: NSCalendar.Options = []) -> DateComponents
    func components(in timezone: TimeZone, from date: Date) -> DateComponents
    func copy() -> Any
    func copy(with zone: NSZone? = nil) -> Any
    func date(_ date: Date, matchesComponents components: DateComponents) -> Bool
    func date(byAdding comps: DateComponents, to date: Date, options opts: NSCalendar.Options = []) -> Date?
    func date(byAdding unit: NSCalendar.Unit, value: Int, to date: Date, options: NSCalendar.Options = []) -> Date?
    func date(bySettingHour h: Int, minute m: Int, second s: Int, of date: Date, options opts: NSCalendar.Options = []) -> Date?
    func date(bySettingUnit unit: NSCalendar.Unit, value v: Int, of date: Date, options opts: NSCalendar.Options = []) -> Date?
    func date(era eraValue: Int, year yearValue: Int, month monthValue: Int, day dayValue: Int, hour hourValue: Int, minute minuteValue: Int, second secondValue: Int, nanosecond nanosecondValue: Int) -> Date?
    func date(era eraValue: Int, yearForWeekOfYear yearValue: Int, weekOfYear weekValue: Int, weekday weekdayValue: Int, hour hourValue: Int, minute minuteValue: Int, second secondValue: Int, nanosecond nanosecondValue: Int) -> Date?
    func date(from comps: DateComponents) -> Date?
    func encode(with aCoder: NSCoder)
    func isDate(_ date1: Date, equalTo date2: Date, toUnitGranularity unit: NSCalendar.Unit) -> Bool
    func isDate(_ date1: Date, inSameDayAs date2: Date) -> Bool
    func isDateInToday(_ date: Date) -> Bool
    func isDateInTomorrow(_ date: Date) -> Bool
    func isDateInWeekend(_ date: Date) -> Bool
    func isDateInYesterday(_ date: Date) -> Bool
    func isEqual(_ value: Any?) -> Bool
    func maximumRange(of unit: NSCalendar.Unit) -> NSRange
    func minimumRange(of unit: NSCalendar.Unit) -> NSRange
    func nextDate(after date: Date, matching comps: DateComponents, options: NSCalendar.Options = []) -> Date?
    func nextDate(after date: Date, matching unit: NSCalendar.Unit, value: Int, options: NSCalendar.Options = []) -> Date?
    func nextDate(after date: Date, matchingHour hourValue: Int, minute minuteValue: Int, second secondValue: Int, options: NSCalendar.Options = []) -> Date?
    func nextWeekendAfter(_ date: Date, options: NSCalendar.Options) -> DateInterval?
    func ordinality(of smaller: NSCalendar.Unit, in larger: NSCalendar.Unit, for date: Date) -> Int
    func range(of smaller: NSCalendar.Unit, in larger: NSCalendar.Unit, for date: Date) -> NSRange
    func range(of unit: NSCalendar.Unit, for date: Date) -> DateInterval?
    func range(ofWeekendContaining date: Date) -> DateInterval?
    func startOfDay(for date: Date) -> Date
    init?(calendarIdentifier ident: NSCalendar.Identifier)
    init?(coder aDecoder: NSCoder)
    init?(identifier calendarIdentifierConstant: NSCalendar.Identifier)
    static var supportsSecureCoding: Bool { get }
    var amSymbol: String { get }
    var calendarIdentifier: NSCalendar.Identifier { get }
    var description: String { get }
    var eraSymbols: [String] { get }
    var firstWeekday: Int { get set }
    var hash: Int { get }
    var locale: Locale? { get set }
    var longEraSymbols: [String] { get }
    var minimumDaysInFirstWeek: Int { get set }
    var monthSymbols: [String] { get }
    var pmSymbol: String { get }
    var quarterSymbols: [String] { get }
    var shortMonthSymbols: [String] { get }
    var shortQuarterSymbols: [String] { get }
    var shortStandaloneMonthSymbols: [String] { get }
    var shortStandaloneQuarterSymbols: [String] { get }
    var shortStandaloneWeekdaySymbols: [String] { get }
    var shortWeekdaySymbols: [String] { get }
    var standaloneMonthSymbols: [String] { get }
    var standaloneQuarterSymbols: [String] { get }
    var standaloneWeekdaySymbols: [String] { get }
    var timeZone: TimeZone { get set }
    var veryShortMonthSymbols: [String] { get }
    var veryShortStandaloneMonthSymbols: [String] { get }
    var veryShortStandaloneWeekdaySymbols: [String] { get }
    var veryShortWeekdaySymbols: [String] { get }
    var weekdaySymbols: [String] { get }
    @NSCalendar.Identifier struct struct Identifier
    :Comparable
    :Equatable
    :Hashable
    :RawRepresentable
    :Sendable
    init(_ rawValue: String)
    init(rawValue: String)
    static func < (lhs: NSCalendar.Identifier, rhs: NSCalendar.Identifier) -> Bool
    static let ISO8601: NSCalendar.Identifier
    static let buddhist: NSCalendar.Identifier
    static let chinese: NSCalendar.Identifier
    static let coptic: NSCalendar.Identifier
    static let ethiopicAmeteAlem: NSCalendar.Identifier
    static let ethiopicAmeteMihret: NSCalendar.Identifier
    static let gregorian: NSCalendar.Identifier
    static let hebrew: NSCalendar.Identifier
    static let indian: NSCalendar.Identifier
    static let islamic: NSCalendar.Identifier
    static let islamicCivil: NSCalendar.Identifier
    static let islamicTabular: NSCalendar.Identifier
    static let islamicUmmAlQura: NSCalendar.Identifier
    static let japanese: NSCalendar.Identifier
    static let persian: NSCalendar.Identifier
    static let republicOfChina: NSCalendar.Identifier
    var rawValue: String { get }
    @NSCalendar.Options struct struct Options
    :Equatable
    :ExpressibleByArrayLiteral
    :OptionSet
    :RawRepresentable
    :Sendable
    :SetAlgebra
    init(rawValue: UInt)
    let rawValue: UInt
    static let matchFirst: NSCalendar.Options
    static let matchLast: NSCalendar.Options
    static let matchNextTime: NSCalendar.Options
    static let matchNextTimePreservingSmallerUnits: NSCalendar.Options
    static let matchPreviousTimePreservingSmallerUnits: NSCalendar.Options
    static let matchStrictly: NSCalendar.Options
    static let searchBackwards: NSCalendar.Options
    static let wrapComponents: NSCalendar.Options
    @NSCalendar.Unit struct struct Unit
    :Equatable
    :ExpressibleByArrayLiteral
    :OptionSet
    :RawRepresentable
    :Sendable
    :SetAlgebra
    init(rawValue: UInt)
    let rawValue: UInt
    static let calendar: NSCalendar.Unit
    static let day: NSCalendar.Unit
    static let era: NSCalendar.Unit
    static let hour: NSCalendar.Unit
    static let minute: NSCalendar.Unit
    static let month: NSCalendar.Unit
    static let nanosecond: NSCalendar.Unit
    static let quarter: NSCalendar.Unit
    static let second: NSCalendar.Unit
    static let timeZone: NSCalendar.Unit
    static let weekOfMonth: NSCalendar.Unit
    static let weekOfYear: NSCalendar.Unit
    static let weekday: NSCalendar.Unit
    static let weekdayOrdinal: NSCalendar.Unit
    static let year: NSCalendar.Unit
    static let yearForWeekOfYear: NSCalendar.Unit
    @NSCharacterSet class class NSCharacterSet
    :CustomDebugStringConvertible
    :CustomStringConvertible
    :Equatable
    :Hashable
    :NSCoding
    :NSCopying
    :NSMutableCopying
    :NSObject
    :NSObjectProtocol
    :NSSecureCoding
    class var alphanumerics: CharacterSet { get }
    class var capitalizedLetters: CharacterSet { get }
    class var controlCharacters: CharacterSet { get }
    class var decimalDigits: CharacterSet { get }
    class var decomposables: CharacterSet { get }
    class var illegalCharacters: CharacterSet { get }
    class var letters: CharacterSet { get }
    class var lowercaseLetters: CharacterSet { get }
    class var newlines: CharacterSet { get }
    class var nonBaseCharacters: CharacterSet { get }
    class var punctuationCharacters: CharacterSet { get }
    class var supportsSecureCoding: Bool { get }
    class var symbols: CharacterSet { get }
    class var uppercaseLetters: CharacterSet { get }
    class var urlFragmentAllowed: CharacterSet { get }
    class var urlHostAllowed: CharacterSet { get }
    class var urlPasswordAllowed: CharacterSet { get }
    class var urlPathAllowed: CharacterSet { get }
    class var urlQueryAllowed: CharacterSet { get }
    class var urlUserAllowed: CharacterSet { get }
    class var whitespaces: CharacterSet { get }
    class var whitespacesAndNewlines: CharacterSet { get }
    func characterIsMember(_ aCharacter: unichar) -> Bool
    func copy() -> Any
    func copy(with zone: NSZone? = nil) -> Any
    func encode(with aCoder: NSCoder)
    func hasMemberInPlane(_ thePlane: UInt8) -> Bool
    func isEqual(_ value: Any?) -> Bool
    func isSuperset(of theOtherSet: CharacterSet) -> Bool
    func longCharacterIsMember(_ theLongChar: UInt32) -> Bool
    func mutableCopy() -> Any
    func mutableCopy(with zone: NSZone? = nil) -> Any
    init()
    init(bitmapRepresentation data: Data)
    init(charactersIn aString: String)
    init(range aRange: NSRange)
    init?(coder aDecoder: NSCoder)
    init?(contentsOfFile fName: String)
    var bitmapRepresentation: Data { get }
    var description: String { get }
    var hash: Int { get }
    var inverted: CharacterSet { get }
    @NSCoding protocol protocol NSCoding
    func encode(with aCoder: NSCoder)
    init?(coder aDecoder: NSCoder)
    @NSComparisonPredicate class class NSComparisonPredicate
    :CustomDebugStringConvertible
    :CustomStringConvertible
    :Equatable
    :Hashable
    :NSCopying
    :NSObjectProtocol
    :NSPredicate
    :Sendable
    @NSComparisonPredicate.Modifier enum enum Modifier
    :Equatable
    :Hashable
    :RawRepresentable
    :Sendable
    @NSComparisonPredicate.Operator enum enum Operator
    :Equatable
    :Hashable
    :RawRepresentable
    :Sendable
    @NSComparisonPredicate.Options struct struct Options
    :Equatable
    :ExpressibleByArrayLiteral
    :OptionSet
    :RawRepresentable
    :Sendable
    :SetAlgebra
    @NSCompoundPredicate class class NSCompoundPredicate
    :CustomDebugStringConvertible
    :CustomStringConvertible
    :Equatable
    :Hashable
    :NSCopying
    :NSObjectProtocol
    :NSPredicate
    :Sendable
    func evaluate(with object: Any?, substitutionVariables bindings: [String : Any]?) -> Bool
    init(andPredicateWithSubpredicates subpredicates: [NSPredicate])
    init(notPredicateWithSubpredicate predicate: NSPredicate)
    init(orPredicateWithSubpredicates subpredicates: [NSPredicate])
    init(type: NSCompoundPredicate.LogicalType, subpredicates: [NSPredicate])
    var compoundPredicateType: NSCompoundPredicate.LogicalType
    var subpredicates: [NSPredicate]
    @NSCompoundPredicate.LogicalType enum enum LogicalType
    :Equatable
    :Hashable
    :RawRepresentable
    :Sendable
    case and
    case not
    case or
    init?(rawValue: UInt)
    @NSCondition class class NSCondition
    :CustomDebugStringConvertible
    :CustomStringConvertible
    :Equatable
    :Hashable
    :NSLocking
    :NSObject
    :NSObjectProtocol
    :Sendable
    func broadcast()
    func lock()
    func signal()
    func unlock()
    func wait()
    func wait(until limit: Date) -> Bool
    init()
    var name: String?
    @NSConditionLock class class NSConditionLock
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
    func lock(whenCondition condition: Int)
    func lock(whenCondition condition: Int, before limit: Date) -> Bool
    func tryLock(whenCondition condition: Int) -> Bool
    func unlock()
    func unlock(withCondition condition: Int)
    init()
    init(condition: Int)
    var condition: Int { get }
    var name: String?
    @NSCopying protocol protocol NSCopying
    func copy(with zone: NSZone?) -> Any
    ~Self : NSCopying
    func copy() -> Any
    ~
    @NSCountedSet class class NSCountedSet
    :CustomDebugStringConvertible
    :CustomReflectable
    :CustomStringConvertible
    :Equatable
    :Hashable
    :NSCoding
    :NSCopying
    :NSMutableCopying
    :NSMutableSet
    :NSObjectProtocol
    :NSSecureCoding
    :Sendable
    :Sequence
    func add(_ object: Any)
    func copy(with zone: NSZone? = nil) -> Any
    func count(for object: Any) -> Int
    func encode(with coder: NSCoder)
    func isEqual(_ value: Any?) -> Bool
    func mutableCopy(with zone: NSZone? = nil) -> Any
    func remove(_ object: Any)
    func removeAllObjects()
    init()
    init(array: [Any])
    init(capacity numItems: Int)
    init(set: Set<AnyHashable>)
    init?(coder: NSCoder)
    @NSDate class class NSDate
    :Comparable
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
    class var distantFuture: Date { get }
    class var distantPast: Date { get }
    class var timeIntervalSinceReferenceDate: TimeInterval { get }
    func addingTimeInterval(_ ti: TimeInterval) -> Date
    func compare(_ other: Date) -> ComparisonResult
    func copy() -> Any
    func copy(with zone: NSZone? = nil) -> Any
    func description(with locale: Locale?) -> String
    func earlierDate(_ anotherDate: Date) -> Date
    func encode(with aCoder: NSCoder)
    func isEqual(_ value: Any?) -> Bool
    func isEqual(to otherDate: Date) -> Bool
    func laterDate(_ anotherDate: Date) -> Date
    func timeIntervalSince(_ anotherDate: Date) -> TimeInterval
    init()
    init(timeInterval secsToBeAdded: TimeInterval, since date: Date)
    init(timeIntervalSince1970 secs: TimeInterval)
    init(timeIntervalSinceNow secs: TimeInterval)
    init(timeIntervalSinceReferenceDate ti: TimeInterval)
    init?(coder aDecoder: NSCoder)
    static func < (lhs: NSDate, rhs: NSDate) -> Bool
    static var supportsSecureCoding: Bool { get }
    var description: String { get }
    var hash: Int { get }
    var timeIntervalSince1970: TimeInterval { get }
    var timeIntervalSinceNow: TimeInterval { get }
    var timeIntervalSinceReferenceDate: TimeInterval { get }
    @NSDateComponents class class NSDateComponents
    :CustomDebugStringConvertible
    :CustomStringConvertible
    :Equatable
    :Hashable
    :NSCoding
    :NSCopying
    :NSObject
    :NSObjectProtocol
    :NSSecureCoding
    func copy() -> Any
    func copy(with zone: NSZone? = nil) -> Any
    func encode(with aCoder: NSCoder)
    func isEqual(_ object: Any?) -> Bool
    func isValidDate(in calendar: Calendar) -> Bool
    func setValue(_ value: Int, forComponent unit: NSCalendar.Unit)
    func value(forComponent unit: NSCalendar.Unit) -> Int
    init()
    init?(coder aDecoder: NSCoder)
    static var supportsSecureCoding: Bool { get }
    var calendar: Calendar? { get set }
    var date: Date? { get }
    var day: Int { get set }
    var era: Int { get set }
    var hash: Int { get }
    var hour: Int { get set }
    var isLeapMonth: Bool { get set }
    var isValidDate: Bool { get }
    var minute: Int { get set }
    var month: Int { get set }
    var nanosecond: Int { get set }
    var quarter: Int { get set }
    var second: Int { get set }
    var timeZone: TimeZone? { get set }
    var weekOfMonth: Int { get set }
    var weekOfYear: Int { get set }
    var weekday: Int { get set }
    var weekdayOrdinal: Int { get set }
    var year: Int { get set }
    var yearForWeekOfYear: Int { get set }
    @NSDateInterval class class NSDateInterval
    :Comparable
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
    func compare(_ dateInterval: DateInterval) -> ComparisonResult
    func contains(_ date: Date) -> Bool
    func copy(with zone: NSZone?) -> Any
    func encode(with aCoder: NSCoder)
    func intersection(with dateInterval: DateInterval) -> DateInterval?
    func intersects(_ dateInterval: DateInterval) -> Bool
    func isEqual(to dateInterval: DateInterval) -> Bool
    init()
    init(start startDate: Date, duration: TimeInterval)
    init(start startDate: Date, end endDate: Date)
    init?(coder: NSCoder)
    let duration: TimeInterval
    let startDate: Date
    static func < (lhs: NSDateInterval, rhs: NSDateInterval) -> Bool
    static var supportsSecureCoding: Bool { get }
    var endDate: Date { get }
    @NSDecimalNumber class class NSDecimalNumber
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
    :NSNumber
    :NSObjectProtocol
    :NSSecureCoding
    :Sendable
    class var defaultBehavior: any NSDecimalNumberBehaviors { get }
    class var maximum: NSDecimalNumber { get }
    class var minimum: NSDecimalNumber { get }
    class var notANumber: NSDecimalNumber { get }
    class var one: NSDecimalNumber { get }
    class var zero: NSDecimalNumber { get }
    func adding(_ other: NSDecimalNumber) -> NSDecimalNumber
    func adding(_ other: NSDecimalNumber, withBehavior b: (any NSDecimalNumberBehaviors)?) -> NSDecimalNumber
    func compare(_ decimalNumber: NSNumber) -> ComparisonResult
    func description(withLocale locale: Locale?) -> String
    func dividing(by other: NSDecimalNumber) -> NSDecimalNumber
    func dividing(by other: NSDecimalNumber, withBehavior b: (any NSDecimalNumberBehaviors)?) -> NSDecimalNumber
    func isEqual(_ value: Any?) -> Bool
    func multiplying(by other: NSDecimalNumber) -> NSDecimalNumber
    func multiplying(by other: NSDecimalNumber, withBehavior b: (any NSDecimalNumberBehaviors)?) -> NSDecimalNumber
    func multiplying(byPowerOf10 power: Int16) -> NSDecimalNumber
    func multiplying(byPowerOf10 power: Int16, withBehavior b: (any NSDecimalNumberBehaviors)?) -> NSDecimalNumber
    func raising(toPower power: Int) -> NSDecimalNumber
    func raising(toPower power: Int, withBehavior b: (any NSDecimalNumberBehaviors)?) -> NSDecimalNumber
    func rounding(accordingToBehavior b: (any NSDecimalNumberBehaviors)?) -> NSDecimalNumber
    func subtracting(_ other: NSDecimalNumber) -> NSDecimalNumber
    func subtracting(_ other: NSDecimalNumber, withBehavior b: (any NSDecimalNumberBehaviors)?) -> NSDecimalNumber
    init(booleanLiteral value: Bool)
    init(decimal dcm: Decimal)
    init(floatLiteral value: Double)
    init(integerLiteral value: Int)
    init(mantissa: UInt64, exponent: Int16, isNegative: Bool)
    init(string numberValue: String?)
    init(string numberValue: String?, locale: Any?)
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
    init?(coder: NSCoder)
    typealias CalculationError = Decimal.CalculationError
    typealias RoundingMode = Decimal.RoundingMode
    var boolValue: Bool { get }
    var description: String { get }
    var doubleValue: Double { get }
    var floatValue: Float { get }
    var int16Value: Int16 { get }
    var int32Value: Int32 { get }
    var int64Value: Int64 { get }
    var int8Value: Int8 { get }
    var intValue: Int { get }
    var uint16Value: UInt16 { get }
    var uint32Value: UInt32 { get }
    var uint64Value: UInt64 { get }
    var uint8Value: UInt8 { get }
    var uintValue: UInt { get }
    @NSDecimalNumberBehaviors protocol protocol NSDecimalNumberBehaviors
    func roundingMode() -> NSDecimalNumber.RoundingMode
    func scale() -> Int16
    @NSDecimalNumberHandler class class NSDecimalNumberHandler
    :CustomDebugStringConvertible
    :CustomStringConvertible
    :Equatable
    :Hashable
    :NSCoding
    :NSDecimalNumberBehaviors
    :NSObject
    :NSObjectProtocol
    :Sendable
    class var `default`: NSDecimalNumberHandler { get }
    func encode(with coder: NSCoder)
    func roundingMode() -> NSDecimalNumber.RoundingMode
    func scale() -> Int16
    init()
    init(roundingMode: NSDecimalNumber.RoundingMode, scale: Int16, raiseOnExactness exact: Bool, raiseOnOverflow overflow: Bool, raiseOnUnderflow underflow: Bool, raiseOnDivideByZero divideByZero: Bool)
    init?(coder: NSCoder)
    @NSDictionary class class NSDictionary
    :CustomDebugStringConvertible
    :CustomReflectable
    :CustomStringConvertible
    :Equatable
    :ExpressibleByDictionaryLiteral
    :Hashable
    :NSCoding
    :NSCopying
    :NSMutableCopying
    :NSObject
    :NSObjectProtocol
    :NSSecureCoding
    :Sequence
    class func sharedKeySet(forKeys keys: [any NSCopying]) -> Any
    func allKeys(for anObject: Any) -> [Any]
    func copy() -> Any
    func copy(with zone: NSZone? = nil) -> Any
    func description(withLocale locale: Locale?) -> String
    func description(withLocale locale: Locale?, indent level: Int) -> String
    func encode(with aCoder: NSCoder)
    func getObjects(_ objects: inout [Any], andKeys keys: inout [Any], count: Int)
    func isEqual(_ value: Any?) -> Bool
    func isEqual(to otherDictionary: [AnyHashable : Any]) -> Bool
    func keyEnumerator() -> NSEnumerator
    func keysSortedByValue(comparator cmptr: (Any, Any) -> ComparisonResult) -> [Any]
    func keysSortedByValue(options opts: NSSortOptions = [], usingComparator cmptr: (Any, Any) -> ComparisonResult) -> [Any]
    func makeIterator() -> NSDictionary.Iterator
    func mutableCopy() -> Any
    func mutableCopy(with zone: NSZone? = nil) -> Any
    func object(forKey aKey: Any) -> Any?
    func objectEnumerator() -> NSEnumerator
    func objects(forKeys keys: [Any], notFoundMarker marker: Any) -> [Any]
    func value(forKey key: String) -> Any?
    func write(to url: URL, atomically: Bool) -> Bool
    func write(toFile path: String, atomically useAuxiliaryFile: Bool) -> Bool
    init()
    init(dictionary otherDictionary: [AnyHashable : Any])
    init(dictionary otherDictionary: [AnyHashable : Any], copyItems flag: Bool)
    init(dictionaryLiteral elements: (Any, Any)...)
    init(object: Any, forKey key: any NSCopying)
    init(objects: [Any], forKeys keys: [NSObject])
    init?(coder aDecoder: NSCoder)
    static var supportsSecureCoding: Bool { get }
    subscript(key: Any) -> Any? { get }
    var allKeys: [Any] { get }
    var allValues: [Any] { get }
    var count: Int { get }
    var customMirror: Mirror { get }
    var description: String { get }
    var descriptionInStringsFileFormat: String { get }
    var hash: Int { get }
    @NSDictionary.Iterator struct struct Iterator
    :IteratorProtocol
    mutating func next() -> (key: Any, value: Any)?
    @NSEdgeInsets struct struct NSEdgeInsets
    :Sendable
    init()
    init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)
    var bottom: CGFloat
    var left: CGFloat
    var right: CGFloat
    var top: CGFloat
    @NSEnumerationOptions struct struct NSEnumerationOptions
    :Equatable
    :ExpressibleByArrayLiteral
    :OptionSet
    :RawRepresentable
    :Sendable
    :SetAlgebra
    init(rawValue: UInt)
    let rawValue: UInt
    static let concurrent: NSEnumerationOptions
    static let reverse: NSEnumerationOptions
    @NSEnumerator class class NSEnumerator
    :CustomDebugStringConvertible
    :CustomStringConvertible
    :Equatable
    :Hashable
    :NSObject
    :NSObjectProtocol
    :Sequence
    func makeIterator() -> NSEnumerator.Iterator
    func nextObject() -> Any?
    var allObjects: [Any] { get }
    @NSEnumerator.Iterator struct struct Iterator
    :IteratorProtocol
    func next() -> Any?
    @NSError class class NSError
    :CustomDebugStringConvertible
    :CustomStringConvertible
    :Equatable
    :Error
    :Hashable
    :NSCoding
    :NSCopying
    :NSObject
    :NSObjectProtocol
    :NSSecureCoding
    :Sendable
    class func setUserInfoValueProvider(forDomain errorDomain: String, provider: (@Sendable (any Error, String) -> Any?)?)
    class func userInfoValueProvider(forDomain errorDomain: String) -> (@Sendable (any Error, String) -> Any?)?
    func copy() -> Any
    func copy(with zone: NSZone? = nil) -> Any
    func encode(with aCoder: NSCoder)
    func isEqual(_ object: Any?) -> Bool
    init(domain: String, code: Int, userInfo dict: [String : Any]? = nil)
    init?(coder aDecoder: NSCoder)
    static var supportsSecureCoding: Bool { get }
    var code: Int { get }
    var description: String { get }
    var domain: String { get }
    var hash: Int { get }
    var helpAnchor: String? { get }
    var localizedDescription: String { get }
    var localizedFailureReason: String? { get }
    var localizedRecoveryOptions: [String]? { get }
    var localizedRecoverySuggestion: String? { get }
    var recoveryAttempter: Any? { get }
    var userInfo: [String : Any] { get }
    @NSExceptionName struct struct NSExceptionName
    :Equatable
    :Hashable
    :RawRepresentable
    :Sendable
    init(_ rawValue: String)
    init(rawValue: String)
    let rawValue: String
    static let decimalNumberDivideByZeroException: NSExceptionName
    static let decimalNumberExactnessException: NSExceptionName
    static let decimalNumberOverflowException: NSExceptionName
    static let decimalNumberUnderflowException: NSExceptionName
    static let fileHandleOperationException: NSExceptionName
    @NSExpression class class NSExpression
    :CustomDebugStringConvertible
    :CustomStringConvertible
    :Equatable
    :Hashable
    :NSCopying
    :NSObject
    :NSObjectProtocol
    @NSExpression.ExpressionType enum enum ExpressionType
    :Equatable
    :Hashable
    :RawRepresentable
    :Sendable
    @NSIndexPath class class NSIndexPath
    :Comparable
    :CustomDebugStringConvertible
    :CustomStringConvertible
    :Equatable
    :Hashable
    :NSCoding
    :NSCopying
    :NSObject
    :NSObjectProtocol
    :NSSecureCoding
    func adding(_ index: Int) -> IndexPath
    func compare(_ otherObject: IndexPath) -> ComparisonResult
    func copy() -> Any
    func copy(with zone: NSZone? = nil) -> Any
    func encode(with aCoder: NSCoder)
    func index(atPosition position: Int) -> Int
    func isEqual(_ object: Any?) -> Bool
    func removingLastIndex() -> IndexPath
    init()
    init(index: Int)
    init?(coder aDecoder: NSCoder)
    static func < (lhs: NSIndexPath, rhs: NSIndexPath) -> Bool
    static var supportsSecureCoding: Bool { get }
    var hash: Int { get }
    var length: Int { get }
    @NSLocale class class NSLocale
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
    class func canonicalLanguageIdentifier(from string: String) -> String
    class func canonicalLocaleIdentifier(from string: String) -> String
    class func characterDirection(forLanguage isoLangCode: String) -> NSLocale.LanguageDirection
    class func components(fromLocaleIdentifier string: String) -> [String : String]
    class func lineDirection(forLanguage isoLangCode: String) -> NSLocale.LanguageDirection
    class func localeIdentifier(fromComponents dict: [String : String]) -> String
    class func localeIdentifier(fromWindowsLocaleCode lcid: UInt32) -> String?
    class func windowsLocaleCode(fromLocaleIdentifier localeIdentifier: String) -> UInt32
    class var availableLocaleIdentifiers: [String] { get }
    class var commonISOCurrencyCodes: [String] { get }
    class var current: Locale { get }
    class var isoCountryCodes: [String] { get }
    class var isoCurrencyCodes: [String] { get }
    class var isoLanguageCodes: [String] { get }
    class var preferredLanguages: [String] { get }
    class var system: Locale { get }
    func copy() -> Any
    func copy(with zone: NSZone? = nil) -> Any
    func displayName(forKey key: NSLocale.Key, value: String) -> String?
    func encode(with aCoder: NSCoder)
    func isEqual(_ object: Any?) -> Bool
    func object(forKey key: NSLocale.Key) -> Any?
    init(localeIdentifier string: String)
    init?(coder aDecoder: NSCoder)
    static let currentLocaleDidChangeNotification: NSNotification.Name
    static var supportsSecureCoding: Bool { get }
    typealias LanguageDirection = Locale.LanguageDirection
    var hash: Int { get }
    """#
}
