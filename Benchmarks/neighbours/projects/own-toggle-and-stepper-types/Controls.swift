import SwiftUI

struct Toggle: View {
  private let title: LocalizedStringKey
  @Binding private var isOn: Bool

  init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {
    self.title = title
    _isOn = isOn
  }

  var body: some View {
    HStack {
      Text(title)
      Spacer()
      SwiftUI.Toggle("", isOn: $isOn).labelsHidden()
    }
  }
}

struct Stepper: View {
  let title: LocalizedStringKey
  let value: Binding<Int>
  init(_ title: LocalizedStringKey, value: Binding<Int>) { (self.title, self.value) = (title, value) }
  var body: some View {
    SwiftUI.Stepper(title, value: value, in: 1...8)
  }
}
