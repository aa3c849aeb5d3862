import SwiftUI

struct Settings: View {
  var body: some View {
    Form {
      HintRow(isFree: true)
      CardRow(isFree: false)
    }
  }
}

extension Color { static let slate = Color(red: 0.46, green: 0.46, blue: 0.46) }

struct HintRow: View {
  let isFree: Bool
  var body: some View {
    Text("Changes are kept on this phone only").foregroundStyle(Color.slate)
      .listRowBackground(isFree ? Color.clear : nil)
  }
}

struct CardRow: View {
  let isFree: Bool
  var body: some View {
    Text("The password never leaves the phone").foregroundStyle(Color.slate)
      .listRowBackground(isFree ? Color.clear : nil)
  }
}
#Preview { Settings() }
