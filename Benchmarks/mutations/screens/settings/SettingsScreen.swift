import SwiftUI

/// A settings form: toggles, pickers, links, and a row that warns.
struct SettingsScreen: View {
  @State private var remindsDaily = true
  @State private var playsSounds = false
  @State private var theme = "system"
  @State private var goal = 3
  @State private var isShown = false
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    NavigationStack {
      Form {
        Section {
          Toggle("Daily reminder", isOn: $remindsDaily)
          Toggle("Sounds", isOn: $playsSounds)
          Picker("Theme", selection: $theme) {
            Text("Same").tag("system")
            Text("Light").tag("light")
            Text("Dark").tag("dark")
          }
          .pickerStyle(.inline)
          Stepper("Goal: \(goal) a day", value: $goal, in: 1...9)
        } header: {
          Text("General")
            .foregroundStyle(Color.primary)
        } footer: {
          Text("Reminders arrive once a day, at the time you choose.")
            .font(.footnote)
            .foregroundStyle(Color.primary)
        }
        Section {
          notice
          NavigationLink {
            Text("Your data stays on this phone.")
              .font(.body)
          } label: {
            Label("Privacy", systemImage: "hand.raised")
          }
          NavigationLink {
            Text("Copies are kept for thirty days.")
              .font(.body)
          } label: {
            Label("Backup", systemImage: "externaldrive")
          }
        } header: {
          Text("Data")
            .foregroundStyle(Color.primary)
        }
        Section {
          Button {
            goal = 3
          } label: {
            Text("Reset all settings")
              .frame(minHeight: 44)
          }
          .foregroundStyle(Color.primary)
        }
      }
      .navigationTitle("Settings")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button {
            playsSounds = false
          } label: {
            Image(systemName: "questionmark.circle")
          }
          .accessibilityLabel("Help")
        }
      }
    }
  }

  private var notice: some View {
    HStack(alignment: .firstTextBaseline) {
      Image(systemName: "exclamationmark.triangle")
        .foregroundStyle(Color.primary)
        .rotationEffect(.degrees(isShown ? 0 : 30))
        .animation(reduceMotion ? nil : .easeOut, value: isShown)
        .onAppear { isShown = true }
        .accessibilityHidden(true)
      Text("The last backup is two weeks old.")
        .font(.subheadline)
        .foregroundStyle(Color.primary)
    }
    .accessibilityElement(children: .combine)
  }
}
