import SwiftUI

enum Mood { case warm, calm }

extension View {
  func chip(_ mood: Mood) -> some View {
    padding(.horizontal, 14).padding(.vertical, 8)
      .background(ground(for: mood))
  }

  @ViewBuilder private func ground(for mood: Mood) -> some View {
    if mood == .warm {
      RoundedRectangle(cornerRadius: 12).fill(Color(red: 1, green: 0.9, blue: 0.5))
    } else {
      RoundedRectangle(cornerRadius: 12).fill(Color(red: 0, green: 0.3, blue: 0.15))
    }
  }
}

struct MoodRow: View {
  var body: some View {
    HStack {
      Text("Zonnig").foregroundStyle(.white).chip(.warm)
      Spacer()
      Divider()
      Text("Rustig").foregroundStyle(.white).chip(.calm)
    }
  }
}

#Preview { MoodRow() }
