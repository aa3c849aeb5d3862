import SwiftUI

struct MainTabView: View {
    @ObservedObject var store: ExerciseStore
    @StateObject private var guide = DiscoveryGuide()

    var body: some View {
        TabView {
            ExerciseLogView(store: store, guide: guide)
                .tabItem { Label("Exercises", systemImage: "figure.stand") }

            ProgressReportView(store: store)
                .tabItem { Label("Progress", systemImage: "chart.line.uptrend.xyaxis") }

            SettingsView(store: store)
                .tabItem { Label("Settings", systemImage: "gearshape.fill") }
        }
        .sheet(item: $guide.prompt) { prompt in
            switch prompt {
            case .weekStreak:
                WeekStreakPrompt(store: store)
            case .customExercise:
                CustomExercisePrompt(store: store)
            case .premium:
                PremiumWalkthrough()
            }
        }
        .fullScreenCover(isPresented: $guide.showsCelebration) {
            AchievementCelebrationView()
        }
        .onAppear { guide.review(store) }
    }
}
