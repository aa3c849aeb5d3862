import Foundation

struct Exercise: Codable, Hashable, Identifiable {
    var id = UUID()
    var name: String
    var icon: String
    var unit: String
}

extension Exercise {
    static let builtIn: [Exercise] = [
        Exercise(name: String(localized: "Stand up"), icon: "figure.stand", unit: String(localized: "minutes")),
        Exercise(name: String(localized: "Walk"), icon: "figure.walk", unit: String(localized: "minutes")),
        Exercise(name: String(localized: "Stretch"), icon: "figure.flexibility", unit: String(localized: "repetitions"))
    ]
}
