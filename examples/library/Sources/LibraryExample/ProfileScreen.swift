import LayoutModel

struct ProfileScreen: View {
  let name: String

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(name)
        .font(.title)
        .accessibilityAddTraits(.isHeader)
      Text("Member since March")
        .font(.subheadline)
        .foregroundStyle(Color(white: 0.7))
      HStack {
        Button("Message") {}
          .buttonStyle(.borderedProminent)
        Button {
        } label: {
          Image(systemName: "ellipsis")
        }
        .id("more")
      }
    }
    .padding()
  }
}
