import Foundation

enum AppLinks {
    static let privacyPolicy = URL(string: "https://example.com/aiq/privacy")!
}
