import SwiftUI

struct SchoolView: View {
  @State private var picture: UIImage?

  var body: some View {
    VStack {
      Text("You passed every test").font(.system(size: 15))

      Spacer()

      Button("Make my diploma") {
        picture = Snapshot.image { Diploma(name: "Ada") }
      }
      .foregroundStyle(.primary)
    }
  }
}

@main struct SchoolApp: App { var body: some Scene { WindowGroup { SchoolView() } } }
