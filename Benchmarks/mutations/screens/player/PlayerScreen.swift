import SwiftUI

/// A player: cover, position, transport buttons, a list of chapters.
struct PlayerScreen: View {
  @State private var isPlaying = false
  @State private var position = 0.3
  @State private var volume = 0.6
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    ScrollView {
      VStack(spacing: 20) {
        Image("cover")
          .resizable()
          .aspectRatio(1, contentMode: .fit)
          .frame(maxWidth: 240)
          .scaleEffect(isPlaying ? 1 : 0.9)
          .animation(reduceMotion ? nil : .spring, value: isPlaying)
          .accessibilityLabel("Cover: a boat at sea")
          .onLongPressGesture {
            volume = 0
          }
          .accessibilityAction(named: "Mute") {
            volume = 0
          }
        Text("The long way home")
          .font(.title)
          .accessibilityAddTraits(.isHeader)
        Text("Chapter two, read by the author")
          .font(.subheadline)
        fact("Length", "2 hours")
        fact("Year", "1990")
        Slider(value: $position, in: 0...1) {
          Text("Position")
        }
        transport
        Slider(value: $volume, in: 0...1) {
          Text("Volume")
        }
        Text("Chapters")
          .font(.title2)
          .frame(maxWidth: .infinity, alignment: .leading)
          .accessibilityAddTraits(.isHeader)
        chapter("Leaving the port", "Twelve minutes")
        chapter("A storm at night", "Twenty minutes")
        chapter("Land", "Nine minutes")
        Text("You are listening on this phone.")
          .font(.footnote)
      }
      .padding()
    }
  }

  private var transport: some View {
    HStack(spacing: 24) {
      Button {
        position = 0
      } label: {
        Image(systemName: "gobackward.15")
          .frame(minWidth: 44, minHeight: 44)
      }
      .accessibilityLabel("Back 15 seconds")
      Button {
        withAnimation(reduceMotion ? nil : .bouncy) { isPlaying.toggle() }
      } label: {
        Image(systemName: "play.fill")
          .rotationEffect(.degrees(isPlaying ? 360 : 0))
          .frame(minWidth: 44, minHeight: 44)
      }
      .accessibilityLabel("Play")
      Button {
        position = 1
      } label: {
        Image(systemName: "goforward.30")
          .frame(minWidth: 44, minHeight: 44)
      }
      .accessibilityLabel("Forward 30 seconds")
    }
  }

  private func chapter(_ title: LocalizedStringKey, _ length: LocalizedStringKey) -> some View {
    Button {
      position = 0
    } label: {
      HStack {
        VStack(alignment: .leading) {
          Text(title)
            .font(.body)
          Text(length)
            .font(.footnote)
        }
        Spacer()
        Image(systemName: "play.circle")
          .font(.body)
      }
      .frame(minHeight: 44)
    }
    .foregroundStyle(Color.primary)
  }

  private func fact(_ name: LocalizedStringKey, _ value: LocalizedStringKey) -> some View {
    HStack {
      Text(name)
        .font(.callout)
      Spacer(minLength: 8)
      Text(value)
        .font(.callout)
    }
    .accessibilityElement(children: .combine)
  }
}
