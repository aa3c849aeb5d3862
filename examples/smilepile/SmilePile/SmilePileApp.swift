import SwiftUI

@main
struct SmilePileApp: App {
    init() {
        UserDefaults.standard.register(defaults: ["firstLaunch": true])
    }

    var body: some Scene {
        WindowGroup {
            RootView()
        }
    }
}
