/// Names that the language itself gives a meaning; their numbers are constants.
enum KnownName: UInt32, CaseIterable {
  case empty, underscore
  case `self`, `Self`, `super`, `init`, `subscript`, `deinit`, `default`, `Type`, `Protocol`
  case `Any`, AnyObject, Swift, SwiftUI, Foundation
  case Int, Double, Float, CGFloat, Bool, String, Character, Void, Never, Optional, Array, Dictionary, Set
  case Range, ClosedRange, PartialRangeFrom, PartialRangeUpTo, PartialRangeThrough, Substring, AnyHashable, UInt,
    Unicode
  case KeyPath, WritableKeyPath, ReferenceWritableKeyPath, PartialKeyPath, AnyKeyPath, Regex, Error, Result
  case Sequence, Element, Iterator, IteratorProtocol, next, makeIterator, Index, AsyncSequence, Collection
  case ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByBooleanLiteral
  case ExpressibleByNilLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
  case ExpressibleByStringInterpolation, ExpressibleByUnicodeScalarLiteral, ExpressibleByExtendedGraphemeClusterLiteral
  case ArrayLiteralElement, Key, Value, RawRepresentable, rawType, rawName, CaseIterable, allNames
  case Equatable, Hashable, Comparable, Codable, Encodable, Decodable, CodingKey, Identifiable, ID, id
  case Sendable, Copyable, Escapable, SendableMetatype, BitwiseCopyable, Actor, into, hasher, Hasher
  case encode, decode, from, to, decoder, encoder, Decoder, Encoder, CodingKeys, stringValue, intValue
  case wrappedValue, projectedValue, dynamicMember, dynamicMemberLookup, propertyWrapper, resultBuilder
  case dynamicCallable, dynamicallyCall, withArguments, withKeywordArguments, callAsFunction, keyPath
  case buildBlock, buildExpression, buildOptional, buildEither, buildArray, buildFinalResult, buildPartialBlock
  case buildLimitedAvailability, first, second, accumulated
  case View, ViewBuilder, body, content, ViewModifier, Content, Binding, State, Bindable, Environment
  case Observable, ObservableObject, Model, Entry, Previewable, Preview, main, error, newValue, oldValue, dollar0, some
  case Task, TaskGroup, `operator`, Application, App, Scene, SceneBuilder, lazy, weak, unowned, type, of
  case ObservationRegistrar, objectWillChange, ObservableObjectPublisher, EmptyView, TupleView, Predicate, Hashable0
  case rangeMax, print, NSObject, URL, Date, LocalizedStringKey, Text, Color, NSLocalizedString, AnyClass
  case autoclosure, escaping, FloatLiteralType, IntegerLiteralType, Wrapped, Sequence1
  case MainActor, Commands, CommandsBuilder, ToolbarContent, ToolbarContentBuilder, TableColumnContent, previews
  case PreviewProvider, SubSequence, String0, StaticString, Decimal, toolbarBody, makeBody, nilComparison

  var text: String {
    switch self {
    case .empty: ""
    case .underscore: "_"
    case .subscript: "subscript"
    case .`init`: "init"
    case .`self`: "self"
    case .nilComparison: "_OptionalNilComparisonType"
    case .rawType: "RawValue"
    case .rawName: "rawValue"
    case .allNames: "allCases"
    default: "\(self)"
    }
  }
}
