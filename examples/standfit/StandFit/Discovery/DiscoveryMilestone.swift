import Foundation

enum DiscoveryMilestone: String {
    case firstExercise
    case firstAchievement
    case weekStreak
    case secondWeek
    case premium

    var storageKey: String { "discovery.\(rawValue)" }
}
