import SwiftUI

@main struct LapApp: App { var body: some Scene { WindowGroup { LapView() } } }

struct LapView: View {
  private let start = Date.now

  var body: some View {
    NavigationStack {
      VStack {
        TimelineView(.periodic(from: start, by: 1)) { context in
          Text(verbatim: "\(Int(context.date.timeIntervalSince(start))) s")
        }
        NavigationLink("Laps") { LapList() }
          .foregroundStyle(.primary)
      }
      .navigationTitle("Stopwatch")
    }
  }
}

struct LapList: View {
  @State private var laps = ["One minute ten", "One minute eight"]

  var body: some View {
    List {
      ForEach(laps, id: \.self) { Text(verbatim: $0) }
      Button("Forget all laps", role: .destructive) { laps = [] }
    }
    .navigationTitle("Laps")
  }
}
