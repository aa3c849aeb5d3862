import SwiftUI

struct MainTabView: View {
    var body: some View {
        TabView {
            PilesView()
                .tabItem {
                    Label("Piles", systemImage: "square.stack")
                }

            SettingsView()
                .tabItem {
                    Label("Settings", systemImage: "gearshape")
                }
        }
        .tint(.primaryButton)
    }
}
