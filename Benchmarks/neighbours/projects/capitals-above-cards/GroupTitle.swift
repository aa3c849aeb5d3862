import SwiftUI

struct GroupTitle: View {
  let text: LocalizedStringKey
  var body: some View {
    Text(text)
      .font(.subheadline.weight(.semibold))
      .textCase(.uppercase)
      .frame(maxWidth: .infinity, alignment: .leading)
  }
}
