import CoreData
import os

extension NSManagedObjectContext {
    func saveIfNeeded() {
        guard hasChanges else { return }
        do {
            try save()
        } catch {
            Logger.persistence.error("Changes could not be saved: \(error.localizedDescription)")
        }
    }
}
