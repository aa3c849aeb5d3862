import SwiftUI

struct ScheduleTemplate {
    let name: String
    let shortDescription: String
    let icon: String
    let color: Color
    let startHour: Int
    let endHour: Int
    let intervalMinutes: Int
}

extension ScheduleTemplate {
    static let allTemplates: [ScheduleTemplate] = [.officeWorker, .activeLifestyle]

    static let officeWorker = ScheduleTemplate(
        name: LocalizedString.Templates.officeWorker,
        shortDescription: LocalizedString.Templates.officeWorkerDescription,
        icon: "briefcase.fill",
        color: Color("TemplateOfficeWorker"),
        startHour: 9,
        endHour: 17,
        intervalMinutes: 60
    )

    static let activeLifestyle = ScheduleTemplate(
        name: LocalizedString.Templates.activeLifestyle,
        shortDescription: LocalizedString.Templates.activeLifestyleDescription,
        icon: "figure.run",
        color: Color("TemplateActiveLifestyle"),
        startHour: 7,
        endHour: 22,
        intervalMinutes: 30
    )
}
