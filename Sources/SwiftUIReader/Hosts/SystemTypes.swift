/// Types of frameworks that show nothing by themselves: what they answer is the system's, what they are given changes
/// nothing that a view shows.
enum SystemTypes {
  static let objects = Set(text.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init))

  private static let text = """
    ASWebAuthenticationSession AVAsset AVAudioEngine AVAudioFile AVAudioFormat AVAudioPCMBuffer AVAudioPlayerNode
    AVAudioRecorder AVPlayerItem AVSpeechSynthesizer AVSpeechUtterance AVURLAsset AES ChaChaPoly
    CBCentral CBCentralManager CBCharacteristic CBDescriptor CBL2CAPChannel CBMutableCharacteristic CBMutableService
    CBPeripheral CBPeripheralManager CBService CBUUID CHHapticEngine CHHapticEvent CHHapticPattern CIContext CKDatabase
    CKQuery CKRecord CKSubscription CLGeocoder CMAltimeter CMMotionActivityManager CMPedometer CMTime CMTimeScale
    CSSearchableIndex CSSearchableItem CSSearchableItemAttributeSet CTTelephonyNetworkInfo Curve25519 HKDF HMAC
    NSDataDetector INInteraction INPlayMediaIntent MKDirections MKDistanceFormatter MKLocalSearch MKLocalSearchCompleter
    MKLookAroundSceneRequest MKMapItem MKMapSnapshotter MKPlacemark MPMediaItemArtwork MPNowPlayingInfoCenter
    MPRemoteCommandCenter
    MXMetricManager NFCNDEFReaderSession NFCTagReaderSession NSFetchRequest NSManagedObjectModel
    NSPersistentStoreCoordinator NSPersistentStoreDescription NSUserActivity NWBrowser NWConnection NWEndpoint NWInterface
    NWListener NWParameters NWProtocolTCP NWProtocolTLS NWProtocolUDP NWProtocolWebSocket NetService NetServiceBrowser
    OSLogStore OSSignposter P256 P384 P521 SFSpeechRecognizer SHA256 SHA384 SHA512 SymmetricKey UIBlurEffect
    UIFontDescriptor UIGraphicsImageRenderer
    UIGraphicsImageRendererFormat UNNotificationAction UNNotificationCategory UTType VNRecognizeTextRequest WCSession WeatherService
    WidgetPreviewContext
    """

  /// Of these, and of what the system is asked by other objects, no answer is known.
  static let asked = objects.union([
    "CIFilter", "CKContainer", "CLLocationManager", "CMMotionManager", "CNContactStore", "EKEventStore",
    "HKHealthStore", "WidgetCenter",
  ])
}
