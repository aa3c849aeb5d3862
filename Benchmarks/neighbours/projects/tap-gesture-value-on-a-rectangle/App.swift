import SwiftUI

struct Memory: View {
  @State private var turned: Set<Int> = []
  private let columns = [GridItem(.adaptive(minimum: 110))]

  var body: some View {
    VStack(spacing: 30) {
      LazyVGrid(columns: columns) {
        ForEach(0..<2, id: \.self) { number in
          RoundedRectangle(cornerRadius: 12)
            .fill(.gray)
            .frame(height: 110)
            .gesture(TapGesture().onEnded { _ in turned.insert(number) })
        }
      }
      if turned.contains(0) {
        Text("A heron").foregroundStyle(Color(white: 0.8))
      }

      if turned.contains(1) {
        Text("An otter").foregroundStyle(.primary)
      }
    }
    .padding()
  }
}

@main struct MemoryApp: App { var body: some Scene { WindowGroup { Memory() } } }
