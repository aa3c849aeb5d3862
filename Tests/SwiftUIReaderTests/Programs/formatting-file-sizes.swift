import Foundation

func fileSize(_ bytes: Int) -> String {
    let units = ["B", "KB", "MB", "GB"]
    var value = Double(bytes), index = 0
    while value >= 1024 && index < units.count - 1 { value /= 1024; index += 1 }
    return index == 0 ? "\(bytes) B" : String(format: "%.1f %@", value, units[index])
}
for size in [0, 512, 1536, 5_242_880, 7_000_000_000] {
    print(fileSize(size))
}
func compact(_ count: Int) -> String {
    switch count {
    case 1_000_000...: String(format: "%.1fM", Double(count) / 1_000_000)
    case 1_000...: String(format: "%.1fK", Double(count) / 1_000)
    default: "\(count)"
    }
}
print([999, 1_000, 15_340, 2_450_000].map(compact).joined(separator: " "))
