enum Priority: Int, Comparable, CaseIterable {
    case low = 1, medium, high = 10, urgent
    static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
    var marks: String { String(repeating: "!", count: Priority.allCases.firstIndex(of: self)!) }
}
print(Priority.allCases.map(\.rawValue))
let tasks: [(String, Priority)] = [("Rent", .urgent), ("Read", .low), ("Mail", .medium), ("Taxes", .high)]
for (name, priority) in tasks.sorted(by: { $0.1 > $1.1 }) {
    print(name + priority.marks)
}
print(tasks.map(\.1).min()!, tasks.filter { $0.1 >= .high }.count)
print(Priority(rawValue: 11) ?? .low, Priority(rawValue: 3) ?? .low)
