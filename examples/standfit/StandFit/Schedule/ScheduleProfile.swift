import Foundation

struct ScheduleProfile: Codable, Hashable, Identifiable {
    let id: UUID
    var name: String
    var startHour: Int
    var endHour: Int
    var intervalMinutes: Int
}

extension ScheduleProfile {
    init(name: String, basedOn template: ScheduleTemplate) {
        self.init(
            id: UUID(),
            name: name,
            startHour: template.startHour,
            endHour: template.endHour,
            intervalMinutes: template.intervalMinutes
        )
    }

    var reminderTimes: [DateComponents] {
        stride(from: startHour * 60, through: endHour * 60, by: intervalMinutes).map { minutes in
            DateComponents(hour: minutes / 60, minute: minutes % 60)
        }
    }
}
