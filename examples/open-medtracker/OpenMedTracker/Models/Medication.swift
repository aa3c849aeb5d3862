import CoreData

@objc(Medication)
final class Medication: NSManagedObject, Identifiable {
    @NSManaged var id: UUID?
    @NSManaged var name: String?
    @NSManaged var dosage: String?
}
