import Combine
import SwiftUI

final class Tank {
  static let shared = Tank()
  let level = CurrentValueSubject<Int, Never>(0)
}

final class LevelReader: ObservableObject {
  @Published private(set) var caption = ""
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    Tank.shared.level
      .map { "Level \($0)" }
      .sink { [unowned self] caption in self.caption = caption }
      .store(in: &subscriptions)
  }
}

struct TankView: View {
  @StateObject private var reader = LevelReader()

  var body: some View {
    VStack {
      Text(verbatim: reader.caption)
      Button("Fill") {
        measureOnce()
        Tank.shared.level.send(Tank.shared.level.value + 1)
      }
    }
  }

  private func measureOnce() {
    let probe = LevelReader()
    print(probe.caption)
  }
}

@main struct TankApp: App {
  var body: some Scene { WindowGroup { TankView() } }
}
