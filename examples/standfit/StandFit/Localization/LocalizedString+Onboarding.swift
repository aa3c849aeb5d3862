import Foundation

extension LocalizedString {
    public enum Onboarding {
        private static let table = "Onboarding"

        // Welcome screen
        public static let welcomeTitle = NSLocalizedString("onboarding.welcome_title", tableName: table, comment: "")
        public static let welcomeSubtitle = NSLocalizedString("onboarding.welcome_subtitle", tableName: table, comment: "")
        public static let benefitReminders = NSLocalizedString("onboarding.benefit_reminders", tableName: table, comment: "")
        public static let benefitTracking = NSLocalizedString("onboarding.benefit_tracking", tableName: table, comment: "")
        public static let benefitAchievements = NSLocalizedString("onboarding.benefit_achievements", tableName: table, comment: "")
        public static let benefitCustom = NSLocalizedString("onboarding.benefit_custom", tableName: table, comment: "")
        public static let getStarted = NSLocalizedString("onboarding.get_started", tableName: table, comment: "")
        public static let skipForNow = NSLocalizedString("onboarding.skip_for_now", tableName: table, comment: "")

        // Notification screen
        public static let notificationTitle = NSLocalizedString("onboarding.notification_title", tableName: table, comment: "")
        public static let notificationSubtitle = NSLocalizedString("onboarding.notification_subtitle", tableName: table, comment: "")
        public static let notificationExplanation = NSLocalizedString("onboarding.notification_explanation", tableName: table, comment: "")
        public static let enableNotifications = NSLocalizedString("onboarding.enable_notifications", tableName: table, comment: "")
        public static let laterButton = NSLocalizedString("onboarding.later_button", tableName: table, comment: "")

        // Schedule screen
        public static let scheduleTitle = NSLocalizedString("onboarding.schedule_title", tableName: table, comment: "")
        public static let scheduleSubtitle = NSLocalizedString("onboarding.schedule_subtitle", tableName: table, comment: "")
        public static let createSchedule = NSLocalizedString("onboarding.create_schedule", tableName: table, comment: "")
        public static let scheduleFooter = NSLocalizedString("onboarding.schedule_footer", tableName: table, comment: "")

        // Features screen
        public static let featuresTitle = NSLocalizedString("onboarding.features_title", tableName: table, comment: "")
        public static let next = NSLocalizedString("onboarding.next", tableName: table, comment: "")
        public static let finish = NSLocalizedString("onboarding.finish", tableName: table, comment: "")

        // Completion screen
        public static let completionTitle = NSLocalizedString("onboarding.completion_title", tableName: table, comment: "")
        public static let completionSubtitle = NSLocalizedString("onboarding.completion_subtitle", tableName: table, comment: "")
        public static let logFirstExercise = NSLocalizedString("onboarding.log_first_exercise", tableName: table, comment: "")
        public static let exploreSettings = NSLocalizedString("onboarding.explore_settings", tableName: table, comment: "")

        public static func summarySchedule(_ name: String) -> String {
            String(format: NSLocalizedString("onboarding.summary_schedule", tableName: table, comment: ""), name)
        }
    }
}

/// Strings the screens use; the key list above and the catalog lack them.
extension LocalizedString.Onboarding {
    public static let notificationPreviewTitle = NSLocalizedString("onboarding.notification_preview_title", tableName: table, value: "Time to stand!", comment: "")
    public static let notificationPreviewBody = NSLocalizedString("onboarding.notification_preview_body", tableName: table, value: "Log your exercise", comment: "")
    public static let skipButton = NSLocalizedString("onboarding.skip_button", tableName: table, value: "Skip", comment: "")

    public static let featureGamificationTitle = NSLocalizedString("onboarding.feature_gamification_title", tableName: table, value: "Earn XP & Level Up", comment: "")
    public static let featureGamificationDesc = NSLocalizedString("onboarding.feature_gamification_desc", tableName: table, value: "Gain experience points for each exercise and unlock achievements", comment: "")
    public static let featureStreakTitle = NSLocalizedString("onboarding.feature_streak_title", tableName: table, value: "Build Daily Streaks", comment: "")
    public static let featureStreakDesc = NSLocalizedString("onboarding.feature_streak_desc", tableName: table, value: "Stay consistent and watch your streak grow day after day", comment: "")
    public static let featureCustomTitle = NSLocalizedString("onboarding.feature_custom_title", tableName: table, value: "Create Custom Exercises", comment: "")
    public static let featureCustomDesc = NSLocalizedString("onboarding.feature_custom_desc", tableName: table, value: "Add your own exercises with custom icons and units", comment: "")
    public static let featureProgressTitle = NSLocalizedString("onboarding.feature_progress_title", tableName: table, value: "Track Your Progress", comment: "")
    public static let featureProgressDesc = NSLocalizedString("onboarding.feature_progress_desc", tableName: table, value: "Get automatic summaries of your weekly and monthly activity", comment: "")

    public static let summaryNotifications = NSLocalizedString("onboarding.summary_notifications", tableName: table, value: "Notifications enabled", comment: "")
    public static let summaryReady = NSLocalizedString("onboarding.summary_ready", tableName: table, value: "Ready to track progress", comment: "")
}
