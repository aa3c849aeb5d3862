import Combine
import Foundation

/// Introduces features one at a time, as use of the app earns them.
final class DiscoveryGuide: ObservableObject {
    @Published var showsStreakTooltip = false
    @Published var showsCelebration = false
    @Published var prompt: DiscoveryPrompt?

    private let defaults = UserDefaults.standard

    func review(_ store: ExerciseStore) {
        if store.logDates.count >= 1, isFirst(.firstExercise) {
            showsStreakTooltip = true
        } else if store.logDates.count >= 10, isFirst(.firstAchievement) {
            showsCelebration = true
        } else if store.streak >= 7, isFirst(.weekStreak) {
            prompt = .weekStreak
        } else if isInSecondWeek, isFirst(.secondWeek) {
            prompt = .customExercise
        } else if store.isPremium, isFirst(.premium) {
            prompt = .premium
        }
    }

    private var isInSecondWeek: Bool {
        guard let start = defaults.object(forKey: "onboardingCompletedDate") as? Date else { return false }
        return Date().timeIntervalSince(start) >= 7 * 24 * 60 * 60
    }

    private func isFirst(_ milestone: DiscoveryMilestone) -> Bool {
        guard !defaults.bool(forKey: milestone.storageKey) else { return false }
        defaults.set(true, forKey: milestone.storageKey)
        return true
    }
}
