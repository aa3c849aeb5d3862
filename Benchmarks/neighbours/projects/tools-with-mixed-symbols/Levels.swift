import SwiftUI

struct Levels: View {
  let names: [LocalizedStringKey] = ["Easy", "Fair", "Hard"]
  @State private var level = 0
  var body: some View {
    HStack(spacing: 20) {
      ForEach(names.indices, id: \.self) { index in
        Button {
          level = index
        } label: {
          Text(names[index])
            .padding(16)
            .foregroundStyle(level == index ? Color.white : .black)
            .background(level == index ? Color.black : .clear, in: .capsule)
        }
        .buttonStyle(.plain)
      }
    }
  }
}
#Preview { Levels() }
