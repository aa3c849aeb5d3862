enum DiscoveryPrompt: String, Identifiable {
    case weekStreak
    case customExercise
    case premium

    var id: String { rawValue }
}
