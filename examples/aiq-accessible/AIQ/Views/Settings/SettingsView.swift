import SwiftUI

struct SettingsView: View {
    var body: some View {
        List {
            NavigationLink("About") {
                AboutView()
            }
        }
        .navigationTitle("Settings")
    }
}

#Preview {
    NavigationStack {
        SettingsView()
    }
}
