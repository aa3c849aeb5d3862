import SwiftUI

struct Photo: Identifiable, Hashable {
    let id: String
    let pileName: String
}

extension Color {
    init?(hex: String) {
        let digits = hex.hasPrefix("#") ? String(hex.dropFirst()) : hex
        guard digits.count == 6, let value = UInt32(digits, radix: 16) else { return nil }
        self.init(
            .sRGB,
            red: Double((value >> 16) & 0xFF) / 255,
            green: Double((value >> 8) & 0xFF) / 255,
            blue: Double(value & 0xFF) / 255
        )
    }

    /// Chosen where a shape needs a colour and an optional one will not do.
    init(hex: String, fallback: Color = .gray) {
        let parsed: Color? = Color(hex: hex)
        self = parsed ?? fallback
    }
}
