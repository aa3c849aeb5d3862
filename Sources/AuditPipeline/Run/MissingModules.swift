import SightlineModel
import WorkJournal

/// Modules that the project imports and nobody has: what their names stand for stays unknown, and one cause makes many
/// unresolved places.
struct MissingModules {
  /// Modules whose sources or stand-ins are read.
  private let present: Set<String>
  /// Each module with where it is imported first, and all files that import it.
  private let imports: [String: (first: SourceLocation, files: Set<String>)]

  /// - Parameters:
  ///   - sources: The project's own, in order of their paths.
  ///   - others: Stand-ins and imported packages.
  ///   - targets: Names of what the project builds.
  /// - Complexity: Linear in the sources' size.
  init(sources: [(path: String, text: String)], others: [(path: String, text: String)], targets: [String]) {
    var present = Set(targets)
    for source in sources + others {
      for part in source.path.split(separator: "/") {
        present.insert(part.hasSuffix(".swift") ? String(part.dropLast(6)) : String(part))
      }
    }
    var imports: [String: (first: SourceLocation, files: Set<String>)] = [:]
    for source in sources {
      WorkJournal.beat()
      for (number, line) in source.text.split(
        omittingEmptySubsequences: false, whereSeparator: \.isNewline
      ).enumerated() {
        guard let name = ImportLine.module(line) else { continue }
        let place = SourceLocation(file: source.path, line: number + 1, column: 1)
        imports[name, default: (place, [])].files.insert(source.path)
      }
    }
    // A stand-in may have any name; it says which module it stands for.
    var wanted = Set(imports.keys).subtracting(present).subtracting(AppleFrameworks.names)
    for other in others where !wanted.isEmpty {
      let named = wanted.filter(other.path.contains).union(Self.names(among: wanted, in: other.text))
      present.formUnion(named)
      wanted.subtract(named)
    }
    self.present = present
    self.imports = imports
  }

  /// Those of the names that stand as words in a source or its comments.
  ///
  /// - Complexity: One pass over the text.
  private static func names(among wanted: Set<String>, in text: String) -> Set<String> {
    let lengths = Set(wanted.map(\.utf8.count))
    let words = text.utf8.split { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
        false
      default: true
      }
    }
    return wanted.intersection(words.lazy.filter { lengths.contains($0.count) }.map { String(Substring($0)) })
  }

  /// - Parameter unresolved: All of the run.
  /// - Returns: One line for each module that unresolved places may come from, the module with most of them first.
  func notAudited(_ unresolved: [AuditReport.Unresolved]) -> [AuditReport.NotAudited] {
    let open = unresolved.filter(\.isUndeclared)
    let missing = imports.filter { !present.contains($0.key) && !AppleFrameworks.names.contains($0.key) }
    return missing.keys.sorted().compactMap { name in
      guard let module = missing[name] else { return nil }
      let count = open.count { module.files.contains($0.file) }
      guard count > 0 else { return nil }
      let others = missing.keys.filter { $0 != name && !missing[$0]!.files.isDisjoint(with: module.files) }.sorted()
      let places =
        "\(count) unresolved place\(count == 1 ? "" : "s") \(count == 1 ? "lies" : "lie") in files that import it"
      let shared = others.isEmpty ? "" : " (some of them \(others.prefix(3).joined(separator: ", ")) too)"
      return AuditReport.NotAudited(
        .module(name),
        why:
          "it is not on this machine: \(places)\(shared); resolve the packages beside the project, or name files that "
          + "stand for it under stubs:", location: module.first)
    }
  }
}

/// Modules that come with the system and its development tools.
///
/// - Source: the list of technologies in Apple's developer documentation.
enum AppleFrameworks {
  static let names: Set<String> = Set(text.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init))

  private static let text = """
    ARKit AVFAudio AVFoundation AVKit AVRouting Accelerate Accessibility AccessorySetupKit Accounts ActivityKit
    AdAttributionKit AdServices AddressBook AddressBookUI AppClip AppIntents AppKit AppTrackingTransparency ApplicationServices
    AssetsLibrary AudioToolbox AudioUnit AuthenticationServices AutomaticAssessmentConfiguration BackgroundAssets
    BackgroundTasks BrowserEngineKit BusinessChat CFNetwork CallKit CarPlay Charts Cinematic ClassKit ClockKit CloudKit
    Cocoa ColorSync Combine CommonCrypto Compression Contacts ContactsUI CoreAudio CoreAudioKit CoreAudioTypes CoreBluetooth
    CoreData CoreFoundation CoreGraphics CoreHaptics CoreImage CoreLocation CoreLocationUI CoreMIDI CoreML CoreMedia
    CoreMotion CoreNFC CoreServices CoreSpotlight CoreTelephony CoreText CoreTransferable CoreVideo CoreWLAN CreateML
    CryptoKit CryptoTokenKit Darwin DataDetection DeveloperToolsSupport DeviceActivity DeviceCheck DeviceDiscoveryExtension
    DiskArbitration Dispatch Distributed EventKit EventKitUI ExposureNotification ExtensionFoundation ExtensionKit
    ExternalAccessory FamilyControls FileProvider FileProviderUI FinanceKit FinanceKitUI Foundation FoundationModels
    GLKit GameController GameKit GameplayKit GroupActivities HealthKit HealthKitUI HomeKit IOKit IOSurface
    IdentityLookup IdentityLookupUI ImageCaptureCore ImageIO ImagePlayground Intents IntentsUI JavaScriptCore
    JournalingSuggestions LinkPresentation LocalAuthentication LockedCameraCapture MachO ManagedSettings
    ManagedSettingsUI MapKit MarketplaceKit Matter MediaAccessibility MediaPlayer MediaSetup MediaToolbox MessageUI Messages
    Metal MetalFX MetalKit MetalPerformanceShaders MetricKit MobileCoreServices ModelIO MultipeerConnectivity MusicKit
    NaturalLanguage NearbyInteraction Network NetworkExtension NewsstandKit NotificationCenter OSLog ObjectiveC Observation
    OpenGLES PDFKit PHASE PaperKit PassKit PencilKit Photos PhotosUI PlaygroundSupport PreviewsMacros ProximityReader PushKit
    PushToTalk QuartzCore QuickLook QuickLookThumbnailing RealityFoundation RealityKit RegexBuilder RelevanceKit ReplayKit
    RoomPlan SafariServices SafetyKit SceneKit ScreenTime SecureElementCredential Security SensitiveContentAnalysis
    SensorKit ServiceManagement SharedWithYou ShazamKit Social SoundAnalysis Spatial Speech SpriteKit StoreKit StoreKitTest
    Swift SwiftData SwiftUI SwiftUICore Symbols Synchronization System SystemConfiguration TabularData Testing
    ThreadNetwork TipKit TouchController Translation TVMLKit TVServices TVUIKit UIKit UniformTypeIdentifiers
    UserNotifications UserNotificationsUI VideoSubscriberAccount VideoToolbox Vision VisionKit WatchConnectivity WatchKit
    WeatherKit WebKit WidgetKit WorkoutKit XCTest XPC _AppIntents_SwiftUI _AuthenticationServices_SwiftUI _MapKit_SwiftUI
    _PhotosUI_SwiftUI _StoreKit_SwiftUI _StringProcessing _Concurrency _SwiftData_SwiftUI os simd sqlite3 zlib SQLite3
    """
}
