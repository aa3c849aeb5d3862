/// What completion handlers of the system's frameworks are given.
///
/// - Source: the declarations of the frameworks, as Swift imports them.
enum CompletionTable {
  struct Handler {
    /// In order; optional where a failure leaves it out.
    var types: [String]
    /// It fails only where the app is built wrongly, so no state of the app follows from it.
    var alwaysSucceeds = false

    var canFail: Bool { !alwaysSucceeds && types.contains("Error?") }
  }

  /// - Returns: `nil` where the table has none: what it is given is unknown then.
  static func handler(of owner: String, _ name: String) -> Handler? { handlers["\(owner).\(name)"] }

  private static let handlers: [String: Handler] = {
    var result: [String: Handler] = [:]
    for line in text.split(separator: "\n") {
      var words = line.split(separator: " ").map(String.init)
      let name = words.removeFirst()
      let alwaysSucceeds = words.first == "always"
      if alwaysSucceeds { words.removeFirst() }
      result[name] = Handler(types: words, alwaysSucceeds: alwaysSucceeds)
    }
    return result
  }()

  private static let text = """
    ASWebAuthenticationSession.init URL? Error?
    CKContainer.accountStatus CKAccountStatus Error?
    CKContainer.fetchUserRecordID CKRecord.ID? Error?
    CKContainer.requestApplicationPermission CKContainer.ApplicationPermissionStatus Error?
    CKDatabase.delete CKRecord.ID? Error?
    CKDatabase.fetch CKRecord? Error?
    CKDatabase.perform [CKRecord]? Error?
    CKDatabase.save CKRecord? Error?
    CLGeocoder.geocodeAddressString [CLPlacemark]? Error?
    CLGeocoder.geocodePostalAddress [CLPlacemark]? Error?
    CLGeocoder.reverseGeocodeLocation [CLPlacemark]? Error?
    CMMotionManager.startAccelerometerUpdates CMAccelerometerData? Error?
    CMMotionManager.startDeviceMotionUpdates CMDeviceMotion? Error?
    CMMotionManager.startGyroUpdates CMGyroData? Error?
    CSSearchableIndex.deleteSearchableItems Error?
    CSSearchableIndex.indexSearchableItems Error?
    HKHealthStore.delete Bool Error?
    HKHealthStore.getRequestStatusForAuthorization HKAuthorizationRequestStatus Error?
    HKHealthStore.save Bool Error?
    NSPersistentCloudKitContainer.loadPersistentStores always NSPersistentStoreDescription Error?
    NSPersistentContainer.loadPersistentStores always NSPersistentStoreDescription Error?
    PHPhotoLibrary.performChanges Bool Error?
    UIApplication.open Bool
    UNUserNotificationCenter.add Error?
    URLSession.dataTask Data? URLResponse? Error?
    URLSession.downloadTask URL? URLResponse? Error?
    URLSession.uploadTask Data? URLResponse? Error?
    """
}
