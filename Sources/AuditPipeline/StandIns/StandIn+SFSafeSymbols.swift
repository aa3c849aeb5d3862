extension StandIn {
  /// - Source: what SFSafeSymbols 5 declares: `.arrowUpCircle` is `arrow.up.circle`, `._1Circle` is `1.circle`.
  static let safeSymbols = StandIn(
    module: "SFSafeSymbols",
    text: """
      import SwiftUI
      @dynamicMemberLookup public struct SFSymbol: RawRepresentable, Hashable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static subscript(dynamicMember name: String) -> SFSymbol { SFSymbol(rawValue: dotted(name)) }
        private static func dotted(_ name: String) -> String {
          var result = ""
          var previous: Character = "."
          for character in name where character != "_" {
            let isBoundary = character.isUppercase || character.isNumber != previous.isNumber
            if isBoundary && !result.isEmpty { result += "." }
            result += character.lowercased()
            previous = character
          }
          return result
        }
      }
      extension Image {
        public init(systemSymbol: SFSymbol) { self.init(systemName: systemSymbol.rawValue) }
        public init(systemSymbol: SFSymbol, variableValue: Double?) {
          self.init(systemName: systemSymbol.rawValue, variableValue: variableValue)
        }
      }
      extension Label where Title == Text, Icon == Image {
        public init(_ titleKey: LocalizedStringKey, systemSymbol: SFSymbol) {
          self.init(titleKey, systemImage: systemSymbol.rawValue)
        }
        public init<S: StringProtocol>(_ title: S, systemSymbol: SFSymbol) {
          self.init(title, systemImage: systemSymbol.rawValue)
        }
      }
      extension Button {
        public init(_ titleKey: LocalizedStringKey, systemSymbol: SFSymbol, action: @escaping () -> Void) {
          self.init(titleKey, systemImage: systemSymbol.rawValue, action: action)
        }
        public init(
          _ titleKey: LocalizedStringKey, systemSymbol: SFSymbol, role: ButtonRole?, action: @escaping () -> Void
        ) {
          self.init(titleKey, systemImage: systemSymbol.rawValue, role: role, action: action)
        }
      }
      extension ContentUnavailableView {
        public init(_ title: LocalizedStringKey, systemSymbol: SFSymbol, description: Text? = nil) {
          self.init(title, systemImage: systemSymbol.rawValue, description: description)
        }
      }
      """)
}
