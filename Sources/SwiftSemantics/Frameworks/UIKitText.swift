// swift-format-ignore-file

/// The common part of UIKit, Combine and what Foundation has on Apple's platforms only; rows as in the framework tables.
///
/// - Source: Apple's public API documentation of UIKit, Combine, os and Foundation; facts only.
enum UIKitText {
  static let text: StaticString = #"""
    @UIImage class class UIImage
    :NSObject
    init?(named name: String)
    init?(systemName name: String)
    init?(data: Data)
    init?(contentsOfFile path: String)
    var size: CGSize { get }
    var scale: CGFloat { get }
    func jpegData(compressionQuality: CGFloat) -> Data?
    func pngData() -> Data?
    @UIColor class class UIColor
    :NSObject
    init(_ color: Color)
    init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    init(white: CGFloat, alpha: CGFloat)
    init?(named name: String)
    init(dynamicProvider: @escaping (UITraitCollection) -> UIColor)
    static var label: UIColor { get }
    static var secondaryLabel: UIColor { get }
    static var tertiaryLabel: UIColor { get }
    static var quaternaryLabel: UIColor { get }
    static var systemBackground: UIColor { get }
    static var secondarySystemBackground: UIColor { get }
    static var tertiarySystemBackground: UIColor { get }
    static var systemGroupedBackground: UIColor { get }
    static var secondarySystemGroupedBackground: UIColor { get }
    static var tertiarySystemGroupedBackground: UIColor { get }
    static var systemFill: UIColor { get }
    static var secondarySystemFill: UIColor { get }
    static var tertiarySystemFill: UIColor { get }
    static var quaternarySystemFill: UIColor { get }
    static var separator: UIColor { get }
    static var opaqueSeparator: UIColor { get }
    static var link: UIColor { get }
    static var placeholderText: UIColor { get }
    static var systemRed: UIColor { get }
    static var systemBlue: UIColor { get }
    static var systemGreen: UIColor { get }
    static var systemOrange: UIColor { get }
    static var systemYellow: UIColor { get }
    static var systemPink: UIColor { get }
    static var systemPurple: UIColor { get }
    static var systemTeal: UIColor { get }
    static var systemIndigo: UIColor { get }
    static var systemGray: UIColor { get }
    static var systemGray2: UIColor { get }
    static var systemGray3: UIColor { get }
    static var systemGray4: UIColor { get }
    static var systemGray5: UIColor { get }
    static var systemGray6: UIColor { get }
    static var clear: UIColor { get }
    static var black: UIColor { get }
    static var white: UIColor { get }
    static var red: UIColor { get }
    static var gray: UIColor { get }
    func withAlphaComponent(_ alpha: CGFloat) -> UIColor
    @UITraitCollection class class UITraitCollection
    :NSObject
    var userInterfaceStyle: UIUserInterfaceStyle { get }
    @UIUserInterfaceStyle enum enum UIUserInterfaceStyle
    case unspecified
    case light
    case dark
    @UIImpactFeedbackGenerator class class UIImpactFeedbackGenerator
    :NSObject
    init(style: UIImpactFeedbackGenerator.FeedbackStyle)
    func impactOccurred()
    func prepare()
    @UIImpactFeedbackGenerator.FeedbackStyle enum enum FeedbackStyle
    case light
    case medium
    case heavy
    case soft
    case rigid
    @UINotificationFeedbackGenerator class class UINotificationFeedbackGenerator
    :NSObject
    init()
    func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType)
    @UINotificationFeedbackGenerator.FeedbackType enum enum FeedbackType
    case success
    case warning
    case error
    @UIApplication class class UIApplication
    :NSObject
    static var shared: UIApplication { get }
    static let openSettingsURLString: String
    func open(_ url: URL, options: [UIApplication.OpenExternalURLOptionsKey : Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil)
    func canOpenURL(_ url: URL) -> Bool
    @UIApplication.OpenExternalURLOptionsKey struct struct OpenExternalURLOptionsKey
    :Hashable
    @UIScreen class class UIScreen
    :NSObject
    static var main: UIScreen { get }
    var bounds: CGRect { get }
    var scale: CGFloat { get }
    @UIDevice class class UIDevice
    :NSObject
    static var current: UIDevice { get }
    var userInterfaceIdiom: UIUserInterfaceIdiom { get }
    var model: String { get }
    var systemVersion: String { get }
    @UIUserInterfaceIdiom enum enum UIUserInterfaceIdiom
    case unspecified
    case phone
    case pad
    @UIPasteboard class class UIPasteboard
    :NSObject
    static var general: UIPasteboard { get }
    var string: String?
    @CGColor class class CGColor
    @Publisher protocol protocol Publisher<Output, Failure>
    associatedtype Output
    associatedtype Failure : Error
    func sink(receiveValue: @escaping (Self.Output) -> Void) -> AnyCancellable
    func sink(receiveCompletion: @escaping (Subscribers.Completion<Self.Failure>) -> Void, receiveValue: @escaping (Self.Output) -> Void) -> AnyCancellable
    func eraseToAnyPublisher() -> AnyPublisher<Self.Output, Self.Failure>
    func autoconnect() -> AnyPublisher<Self.Output, Self.Failure>
    func store(in set: inout Set<AnyCancellable>)
    @AnyPublisher struct struct AnyPublisher<Output, Failure>
    :Publisher
    @AnyCancellable class class AnyCancellable
    :Hashable
    func cancel()
    func store(in set: inout Set<AnyCancellable>)
    @PassthroughSubject class class PassthroughSubject<Output, Failure>
    :Publisher
    init()
    func send(_ input: Output)
    @CurrentValueSubject class class CurrentValueSubject<Output, Failure>
    :Publisher
    init(_ value: Output)
    var value: Output
    func send(_ input: Output)
    @String extension
    init(localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil)
    init(localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil)
    init(localized resource: LocalizedStringResource)
    @String.LocalizationValue struct struct LocalizationValue
    :Equatable
    :ExpressibleByStringInterpolation
    :ExpressibleByStringLiteral
    :ExpressibleByExtendedGraphemeClusterLiteral
    :ExpressibleByUnicodeScalarLiteral
    init(_ value: String)
    @LocalizedStringResource struct struct LocalizedStringResource
    :Equatable
    :ExpressibleByStringInterpolation
    :ExpressibleByStringLiteral
    :ExpressibleByExtendedGraphemeClusterLiteral
    :ExpressibleByUnicodeScalarLiteral
    @Logger struct struct Logger
    init()
    init(subsystem: String, category: String)
    func debug(_ message: String)
    func info(_ message: String)
    func notice(_ message: String)
    func warning(_ message: String)
    func error(_ message: String)
    func fault(_ message: String)
    func log(_ message: String)
    """#
}
