import Rules

extension AppFeatures {
  /// Looks for the names of each feature in Swift text. A name in a comment or a string counts: that errs towards asking
  /// a person.
  /// - Complexity: Linear.
  init(sources: [(path: String, text: String)]) {
    let owners = AppFeature.allCases.reduce(into: [String: [AppFeature]]()) { owners, feature in
      for name in feature.names { owners[name, default: []].append(feature) }
    }
    var used: Set<AppFeature> = []
    var modules: Set<String> = []
    for source in sources {
      for line in source.text.utf8.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
        let words = line.split(whereSeparator: { !Self.isPartOfName($0) }).map { String(decoding: $0, as: UTF8.self) }
        for word in words { if let features = owners[word] { used.formUnion(features) } }
        if let place = words.firstIndex(of: "import"), place <= 2, place + 1 < words.count {
          let kinds: Set<String> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
          let name = words[(place + 1)...].first { !kinds.contains($0) }
          if let name { modules.insert(name) }
        }
      }
    }
    self.init(used: used, unreadModules: modules.subtracting(Self.systemModules).sorted())
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    byte == 0x5F || byte >= 0x80 || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
      || (0x61...0x7A).contains(byte)
  }

  /// Modules of the system that do none of these by themselves, or only under names that are looked for.
  private static let systemModules: Set<String> = [
    "SwiftUI", "Foundation", "Combine", "Observation", "Swift", "SwiftData", "CoreData", "StoreKit",
    "UserNotifications",
    "os", "OSLog", "UIKit", "Photos", "PhotosUI", "CoreLocation", "MapKit", "WidgetKit", "Charts", "HealthKit",
    "EventKit", "Contacts", "ContactsUI", "LocalAuthentication", "AuthenticationServices", "CryptoKit", "Security",
    "Network", "CloudKit", "BackgroundTasks", "AppIntents", "TipKit", "UniformTypeIdentifiers", "CoreGraphics",
    "QuartzCore", "CoreImage", "CoreText", "Vision", "VisionKit", "NaturalLanguage", "CoreML", "ActivityKit",
    "AppTrackingTransparency", "Darwin", "Dispatch", "Accessibility", "CoreHaptics", "MessageUI", "PDFKit",
    "Translation",
    "AVKit", "AVFoundation", "AudioToolbox", "MediaPlayer", "MusicKit", "WebKit", "SafariServices", "SpriteKit",
    "SceneKit", "RealityKit", "ARKit", "CoreMotion", "QuickLook", "Intents", "CoreSpotlight", "Synchronization",
  ]
}
