import UserNotifications

struct ReminderScheduler {
    private let center = UNUserNotificationCenter.current()

    func replaceReminders(with profile: ScheduleProfile?) {
        center.removeAllPendingNotificationRequests()
        guard let profile else { return }

        for time in profile.reminderTimes {
            center.add(request(at: time))
        }
    }

    private func request(at time: DateComponents) -> UNNotificationRequest {
        let content = UNMutableNotificationContent()
        content.title = LocalizedString.Onboarding.notificationPreviewTitle
        content.body = LocalizedString.Onboarding.notificationPreviewBody
        content.sound = .default

        return UNNotificationRequest(
            identifier: "reminder-\(time.hour ?? 0)-\(time.minute ?? 0)",
            content: content,
            trigger: UNCalendarNotificationTrigger(dateMatching: time, repeats: true)
        )
    }
}
