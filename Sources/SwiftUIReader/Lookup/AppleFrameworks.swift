/// Modules that come with the system and its development tools.
///
/// - Source: the list of technologies in Apple's developer documentation.
package enum AppleFrameworks {
  package static let names: Set<String> = Set(text.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init))

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
