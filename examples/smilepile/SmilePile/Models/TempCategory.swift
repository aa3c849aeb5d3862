import Foundation

struct TempCategory: Identifiable, Equatable {
    let id = UUID()
    let name: String
    let colorHex: String
}
