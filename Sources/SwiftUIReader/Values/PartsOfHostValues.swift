import SwiftInterpreter

/// Compares what values of hosts are made of, whatever that is.
enum PartsOfHostValues {
  /// Whether nobody could tell one from the other: equal where that can be asked, made of the same parts where not.
  /// Code is the same nowhere.
  static func areSame(_ a: Any, _ b: Any) -> Bool { areSame(a, b, depth: 0) }

  private static let deepest = 12

  private static func areSame(_ a: Any, _ b: Any, depth: Int) -> Bool {
    if let a = a as? Value, let b = b as? Value { return a.isSame(as: b) }
    if depth > 0, let a = a as? any HostValue, let b = b as? any HostValue { return a.isSame(as: b) }
    if let a = a as? any Equatable { return isEqual(a, b) }
    let (first, second) = (Mirror(reflecting: a), Mirror(reflecting: b))
    guard depth < deepest, first.subjectType == second.subjectType, let style = first.displayStyle,
      first.children.count == second.children.count
    else { return false }
    switch style {
    case .class: return a as AnyObject === b as AnyObject
    case .enum where first.children.isEmpty: return "\(a)" == "\(b)"
    case .struct, .enum, .tuple, .optional, .collection:
      return zip(first.children, second.children).allSatisfy {
        $0.label == $1.label && areSame($0.value, $1.value, depth: depth + 1)
      }
    default: return false
    }
  }

  private static func isEqual<T: Equatable>(_ a: T, _ b: Any) -> Bool { (b as? T).map { a == $0 } ?? false }
}
