import SwiftUI

enum Build {
  #if !DEBUG
  static let title: LocalizedStringKey = "Water meter"
  #else
  static let title: LocalizedStringKey = "Water meter, test data"
  #endif
}
