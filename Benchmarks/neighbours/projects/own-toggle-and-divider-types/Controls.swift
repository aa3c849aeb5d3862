import SwiftUI

struct Toggle: View {
  private let title: LocalizedStringKey
  @Binding private var isOn: Bool

  init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {
    self.title = title
    _isOn = isOn
  }

  var body: some View {
    SwiftUI.Toggle(isOn: $isOn) {
      Text(title).font(.headline)
    }
    .padding(.horizontal)
  }
}

struct Divider: View {
  var body: some View { SwiftUI.Divider().overlay(.black) }
}
