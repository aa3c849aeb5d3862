import Combine
import Foundation
import os

final class ExerciseStore: ObservableObject {
    static let shared = ExerciseStore()

    @Published var remindersEnabled: Bool {
        didSet { defaults.set(remindersEnabled, forKey: Key.remindersEnabled) }
    }
    @Published var automaticReportsEnabled: Bool {
        didSet { defaults.set(automaticReportsEnabled, forKey: Key.automaticReportsEnabled) }
    }
    @Published private(set) var profiles: [ScheduleProfile] {
        didSet { save(profiles, forKey: Key.profiles) }
    }
    @Published private(set) var activeProfileID: String? {
        didSet { defaults.set(activeProfileID, forKey: Key.activeProfileID) }
    }
    @Published private(set) var customExercises: [Exercise] {
        didSet { save(customExercises, forKey: Key.customExercises) }
    }
    @Published private(set) var logDates: [Date] {
        didSet { defaults.set(logDates, forKey: Key.logDates) }
    }

    private let defaults = UserDefaults.standard
    private let scheduler = ReminderScheduler()
    private let logger = Logger(subsystem: "app.standfit", category: "schedule")

    private init() {
        remindersEnabled = defaults.bool(forKey: Key.remindersEnabled)
        automaticReportsEnabled = defaults.bool(forKey: Key.automaticReportsEnabled)
        profiles = Self.load(forKey: Key.profiles, from: defaults)
        customExercises = Self.load(forKey: Key.customExercises, from: defaults)
        logDates = defaults.array(forKey: Key.logDates) as? [Date] ?? []
        activeProfileID = defaults.string(forKey: Key.activeProfileID)
    }

    var exercises: [Exercise] { Exercise.builtIn + customExercises }

    var isPremium: Bool { defaults.bool(forKey: Key.isPremium) }

    func log(_ exercise: Exercise) {
        logDates.append(Date())
    }

    func add(_ exercise: Exercise) {
        customExercises.append(exercise)
    }
}

// MARK: - Schedule profiles

extension ExerciseStore {
    var activeProfile: ScheduleProfile? {
        profiles.first { $0.id.uuidString == activeProfileID }
    }

    func createProfile(name: String, basedOn template: ScheduleTemplate) -> ScheduleProfile {
        let profile = ScheduleProfile(name: name, basedOn: template)
        profiles.append(profile)
        return profile
    }

    func switchToProfile(_ profile: ScheduleProfile) {
        activeProfileID = profile.id.uuidString
    }

    func updateAllNotificationSchedules(reason: String) {
        logger.info("Updating notification schedules: \(reason, privacy: .public)")
        scheduler.replaceReminders(with: remindersEnabled ? activeProfile : nil)
    }
}

// MARK: - Streak

extension ExerciseStore {
    /// Days in a row with an exercise, counted back from the last day that has one.
    var streak: Int {
        let calendar = Calendar.current
        let days = Set(logDates.map { calendar.startOfDay(for: $0) })
        guard var day = days.max() else { return 0 }

        var length = 0
        while days.contains(day) {
            length += 1
            guard let previous = calendar.date(byAdding: .day, value: -1, to: day) else { break }
            day = previous
        }
        return length
    }
}

// MARK: - Storage

private extension ExerciseStore {
    enum Key {
        static let remindersEnabled = "remindersEnabled"
        static let automaticReportsEnabled = "automaticReportsEnabled"
        static let profiles = "scheduleProfiles"
        static let activeProfileID = "activeProfileID"
        static let customExercises = "customExercises"
        static let logDates = "logDates"
        static let isPremium = "isPremium"
    }

    func save<Value: Encodable>(_ value: Value, forKey key: String) {
        defaults.set(try? JSONEncoder().encode(value), forKey: key)
    }

    static func load<Element: Decodable>(forKey key: String, from defaults: UserDefaults) -> [Element] {
        guard let data = defaults.data(forKey: key) else { return [] }
        return (try? JSONDecoder().decode([Element].self, from: data)) ?? []
    }
}
