import Foundation

extension LocalizedString {
    enum Templates {
        private static let table = "Onboarding"

        static let officeWorker = NSLocalizedString("template.office_worker", tableName: table, comment: "")
        static let officeWorkerDescription = NSLocalizedString("template.office_worker_description", tableName: table, comment: "")
        static let activeLifestyle = NSLocalizedString("template.active_lifestyle", tableName: table, comment: "")
        static let activeLifestyleDescription = NSLocalizedString("template.active_lifestyle_description", tableName: table, comment: "")
        static let custom = NSLocalizedString("template.custom", tableName: table, comment: "")
        static let customDescription = NSLocalizedString("template.custom_description", tableName: table, comment: "")
    }
}
