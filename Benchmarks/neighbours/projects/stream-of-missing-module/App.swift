import RadioCore
import SwiftUI

@main struct RadioApp: App { var body: some Scene { WindowGroup { Tuner() } } }

@MainActor final class Receiver: ObservableObject {
  @Published var song: Song?
  @Published var greeting = ""

  func listen() async {
    DispatchQueue.main.async { self.greeting = "Buenos días" }
    for await next in RadioCore.shared.songs(on: .fm) {
      song = next
    }
  }
}

struct Tuner: View {
  @StateObject private var receiver = Receiver()

  var body: some View {
    VStack {
      Text(receiver.greeting)
      Spacer()
      if let song = receiver.song {
        SongBar(song: song)
      }
    }
    .task { await receiver.listen() }
  }
}

struct SongBar: View {
  let song: Song
  var body: some View {
    HStack {
      Text(song.title)
      Button { } label: { Image(systemName: "heart") }
    }
  }
}
