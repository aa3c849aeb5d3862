// Written by Scripts/generate-vocabulary; edit Sources/Vocabulary/Data/ instead.
// swift-format-ignore-file

extension VocabularyText {
  /// Part 1 of Data/frameworks.txt.
  static let frameworks1: StaticString = #"""
    framework AVKit
    view VideoPlayer<VideoOverlay: View> | ios 14 | not yet: what it plays is not known
    init VideoPlayer(player: AVPlayer?) where VideoOverlay == EmptyView | ios 14
    init VideoPlayer(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) | ios 14
    framework AppIntents
    view ShortcutsLink | ios 16 | laid out | control
    init ShortcutsLink(action: @escaping () -> Void = {}) | ios 16
    view SiriTipView | ios 16 | not yet: drawn by somebody else
    init SiriTipView<Intent: AppIntent>(intent: Intent, isVisible: Binding<Bool>? = nil) | ios 16
    framework AuthenticationServices
    view SignInWithAppleButton | ios 14 | laid out | control | system sized
    init SignInWithAppleButton(_ label: SignInWithAppleButton.Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void, onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void) | ios 14
    framework Charts
    view Chart<Content: ChartContent> | ios 16 | not yet: charts are not laid out
    init Chart(@ChartContentBuilder content: () -> Content) | ios 16
    init Chart<Data: RandomAccessCollection, C: ChartContent>(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C) where Data.Element: Identifiable | ios 16
    init Chart<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(_ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C) | ios 16
    framework ContactsUI
    view ContactAccessButton | ios 18 | not yet: the reader does not know it
    init ContactAccessButton(queryString query: String, ignoredEmails: Set<String>? = nil, ignoredPhoneNumbers: Set<String>? = nil, approvalCallback: (([String]) -> Void)? = nil) | ios 18
    framework CoreLocationUI
    view LocationButton | ios 15 | not yet: drawn by somebody else | control
    init LocationButton(_ title: LocationButton.Title? = .currentLocation, action: @escaping () -> Void) | ios 15
    framework FamilyControls
    view FamilyActivityIconView | ios 15 | not yet: the reader does not know it
    view FamilyActivityPicker | ios 15 | not yet: the reader does not know it
    view FamilyActivityTitleView | ios 15 | not yet: the reader does not know it
    framework FinanceKitUI
    view AddOrderToWalletButton | ios 17 | not yet: the reader does not know it
    view TransactionPicker | ios 18 | not yet: the reader does not know it
    framework JournalingSuggestions
    view JournalingSuggestionsPicker | ios 17.2 | not yet: the reader does not know it
    framework ManagedAppDistribution
    view ManagedAppView | ios 17.2 | not yet: the reader does not know it
    view ManagedContentView | ios 17.2 | not yet: the reader does not know it
    framework MapKit
    view Map<Content: View> | ios 14 | not yet: maps are not laid out
    init Map(initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil) | ios 17
    init Map<C: MapContent>(initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C) | ios 17
    init Map(position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil) | ios 17
    init Map<C: MapContent>(position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C) | ios 17
    init Map<SelectedValue: Hashable, C: MapContent>(position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C) | ios 17
    init Map<SelectedValue: Hashable, C: MapContent>(initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C) | ios 17
    init Map(bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil) | ios 17
    init Map<C: MapContent>(bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C) | ios 17
    init Map<SelectedValue: Hashable, C: MapContent>(bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C) | ios 17
    init Map(coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil) | ios 14 deprecated 17
    init Map<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items, annotationContent: @escaping (Items.Element) -> Annotation) where Items.Element: Identifiable | ios 14 deprecated 17
    init Map(mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil) | ios 14 deprecated 17
    init Map<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items, annotationContent: @escaping (Items.Element) -> Annotation) where Items.Element: Identifiable | ios 14 deprecated 17
    view LookAroundPreview | ios 17 | not yet: maps are not laid out
    init LookAroundPreview(initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all, badgePosition: MKLookAroundBadgePosition = .topLeading) | ios 17
    init LookAroundPreview(scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true, showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all, badgePosition: MKLookAroundBadgePosition = .topLeading) | ios 17
    view MapCompass | ios 17 | not yet: the reader does not know it
    init MapCompass(scope: Namespace.ID? = nil) | ios 17
    view MapPitchToggle | ios 17 | not yet: the reader does not know it
    init MapPitchToggle(scope: Namespace.ID? = nil) | ios 17
    view MapReader<Content: View> | ios 17 | laid out
    init MapReader(@ViewBuilder content: @escaping (MapProxy) -> Content) | ios 17
    view MapScaleView | ios 17 | not yet: the reader does not know it
    init MapScaleView(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) | ios 17
    view MapUserLocationButton | ios 17 | not yet: the reader does not know it
    init MapUserLocationButton(scope: Namespace.ID? = nil) | ios 17
    framework MusicKit
    view ArtworkImage | ios 15 | not yet: the reader does not know it
    init ArtworkImage(_ artwork: Artwork, width: CGFloat) | ios 15
    init ArtworkImage(_ artwork: Artwork, height: CGFloat) | ios 15
    init ArtworkImage(_ artwork: Artwork, width: CGFloat, height: CGFloat) | ios 15
    framework PassKit
    view AddPassToWalletButton<Fallback: View> | ios 16 | not yet: the reader does not know it
    init AddPassToWalletButton(action: @escaping () -> Void) | ios 16
    init AddPassToWalletButton(_ passes: [PKPass], onCompletion: @escaping (Bool) -> Void) | ios 16
    init AddPassToWalletButton(_ passes: [PKPass], onCompletion: @escaping (Bool) -> Void, @ViewBuilder fallback: () -> Fallback) | ios 16
    view PayLaterView | ios 17 | not yet: the reader does not know it
    init PayLaterView(amount: Decimal, currency: Locale.Currency) | ios 17
    view PayWithApplePayButton<Fallback: View> | ios 16 | not yet: the reader does not know it
    init PayWithApplePayButton(_ label: PayWithApplePayButtonLabel = .plain, action: @escaping () -> Void) | ios 16
    init PayWithApplePayButton(_ label: PayWithApplePayButtonLabel = .plain, action: @escaping () -> Void, @ViewBuilder fallback: () -> Fallback) | ios 16
    init PayWithApplePayButton(_ label: PayWithApplePayButtonLabel = .plain, request: PKPaymentRequest, onPaymentAuthorizationChange: @escaping (PayWithApplePayButtonPaymentAuthorizationPhase) -> Void) | ios 16
    init PayWithApplePayButton(_ label: PayWithApplePayButtonLabel = .plain, request: PKPaymentRequest, onPaymentAuthorizationChange: @escaping (PayWithApplePayButtonPaymentAuthorizationPhase) -> Void, @ViewBuilder fallback: () -> Fallback) | ios 16
    view VerifyIdentityWithWalletButton<Fallback: View> | ios 16 | not yet: the reader does not know it
    init VerifyIdentityWithWalletButton(_ label: VerifyIdentityWithWalletButtonLabel = .verifyIdentity, action: @escaping () -> Void) | ios 16
    init VerifyIdentityWithWalletButton(_ label: VerifyIdentityWithWalletButtonLabel = .verifyIdentity, request: PKIdentityRequest, onCompletion: @escaping (Result<PKIdentityDocument, any Error>) -> Void) | ios 16
    framework PhotosUI
    view PhotosPicker<Label: View> | ios 16 | laid out | control
    init PhotosPicker(selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, @ViewBuilder label: () -> Label) | ios 16
    init PhotosPicker(selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label) | ios 16
    init PhotosPicker(_ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic) where Label == Text | ios 16
    init PhotosPicker<S: StringProtocol>(_ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic) where Label == Text | ios 16
    init PhotosPicker(_ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary) where Label == Text | ios 16
    init PhotosPicker<S: StringProtocol>(_ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary) where Label == Text | ios 16
    init PhotosPicker(selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, @ViewBuilder label: () -> Label) | ios 16
    init PhotosPicker(selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label) | ios 16
    init PhotosPicker(_ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic) where Label == Text | ios 16
    init PhotosPicker<S: StringProtocol>(_ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic) where Label == Text | ios 16
    init PhotosPicker(_ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary) where Label == Text | ios 16
    init PhotosPicker<S: StringProtocol>(_ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary) where Label == Text | ios 16
    framework RealityKit
    view ObjectCapturePointCloudView | ios 17 | not yet: the reader does not know it
    view ObjectCaptureView | ios 17 | not yet: the reader does not know it
    view RealityView<Content: View> | ios 18 | not yet: drawn by somebody else
    init RealityView(make: @escaping (inout RealityViewCameraContent) async -> Void, update: ((inout RealityViewCameraContent) -> Void)? = nil) | ios 18
    init RealityView<P: View>(make: @escaping (inout RealityViewCameraContent) async -> Void, update: ((inout RealityViewCameraContent) -> Void)? = nil, @ViewBuilder placeholder: () -> P) | ios 18
    framework SceneKit
    view SceneView | ios 14 | not yet: drawn by somebody else
    init SceneView(scene: SCNScene? = nil, pointOfView: SCNNode? = nil, options: SceneView.Options = [], preferredFramesPerSecond: Int = 60, antialiasingMode: SCNAntialiasingMode = .multisampling4X, delegate: (any SCNSceneRendererDelegate)? = nil, technique: SCNTechnique? = nil) | ios 14
    framework SpriteKit
    view SpriteView | ios 14 | not yet: drawn by somebody else
    init SpriteView(scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false, preferredFramesPerSecond: Int = 60) | ios 14
    init SpriteView(scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false, preferredFramesPerSecond: Int = 60, options: SpriteView.Options = [.shouldCullNonVisibleNodes], shouldRender: @escaping (TimeInterval) -> Bool = { _ in true }) | ios 14
    init SpriteView(scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false, preferredFramesPerSecond: Int = 60, options: SpriteView.Options = [.shouldCullNonVisibleNodes], debugOptions: SpriteView.DebugOptions, shouldRender: @escaping (TimeInterval) -> Bool = { _ in true }) | ios 15
    framework StoreKit
    view ProductView<Icon: View, PlaceholderIcon: View> | ios 17 | not yet: drawn by somebody else
    init ProductView(id productID: Product.ID, prefersPromotionalIcon: Bool = false) | ios 17
    init ProductView(id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon) | ios 17
    init ProductView(id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon, @ViewBuilder placeholderIcon: () -> PlaceholderIcon) | ios 17
    init ProductView(id productID: Product.ID, @ViewBuilder icon: @escaping (ProductIconPhase) -> Icon, @ViewBuilder placeholderIcon: () -> PlaceholderIcon) | ios 17
    init ProductView(_ product: Product, prefersPromotionalIcon: Bool = true) | ios 17
    init ProductView(_ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon) | ios 17
    init ProductView(_ product: Product, @ViewBuilder icon: @escaping (ProductIconPhase) -> Icon) | ios 17
    init ProductView(_ configuration: ProductViewStyleConfiguration) | ios 17
    view StoreView<Icon: View, PlaceholderIcon: View> | ios 17 | not yet: drawn by somebody else
    init StoreView(ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false) | ios 17
    init StoreView(ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping (Product) -> Icon) | ios 17
    init StoreView(ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping (Product) -> Icon, @ViewBuilder placeholderIcon: () -> PlaceholderIcon) | ios 17
    init StoreView(ids productIDs: some Collection<Product.ID>, @ViewBuilder icon: @escaping (Product, ProductIconPhase) -> Icon, @ViewBuilder placeholderIcon: () -> PlaceholderIcon) | ios 17
    init StoreView(products: some Collection<Product>, prefersPromotionalIcon: Bool = false) | ios 17
    init StoreView(products: some Collection<Product>, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping (Product) -> Icon) | ios 17
    init StoreView(products: some Collection<Product>, @ViewBuilder icon: @escaping (Product, ProductIconPhase) -> Icon) | ios 17
    view SubscriptionOfferView | ios 26 | not yet: the reader does not know it
    view SubscriptionStoreButton | ios 18 | not yet: the reader does not know it
    init SubscriptionStoreButton(_ option: SubscriptionStoreControlStyleConfiguration.Option) | ios 18
    view SubscriptionStorePicker | ios 18 | not yet: the reader does not know it
    view SubscriptionStorePickerOption | ios 18 | not yet: the reader does not know it
    view SubscriptionStoreView<Content: View> | ios 17 | not yet: drawn by somebody else
    init SubscriptionStoreView(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all) | ios 17
    init SubscriptionStoreView(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all, @ViewBuilder marketingContent: () -> Content) | ios 17
    init SubscriptionStoreView<C: StoreContent>(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all, @StoreContentBuilder content: () -> C) | ios 18
    init SubscriptionStoreView(productIDs: some Collection<Product.ID>) | ios 17
    init SubscriptionStoreView(productIDs: some Collection<Product.ID>, @ViewBuilder marketingContent: () -> Content) | ios 17
    init SubscriptionStoreView<C: StoreContent>(productIDs: some Collection<Product.ID>, @StoreContentBuilder content: () -> C) | ios 18
    init SubscriptionStoreView(subscriptions: some Collection<Product>) | ios 17
    init SubscriptionStoreView(subscriptions: some Collection<Product>, @ViewBuilder marketingContent: () -> Content) | ios 17
    init SubscriptionStoreView<C: StoreContent>(subscriptions: some Collection<Product>, @StoreContentBuilder content: () -> C) | ios 18
    framework TipKit
    view TipView<Content: Tip> | ios 17 | not yet: drawn by somebody else
    init TipView(_ tip: Content, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) | ios 17
    init TipView(_ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) where Content == AnyTip | ios 18
    framework WebKit
    view WebView | ios 26 | not yet: drawn by somebody else
    init WebView(url: URL?) | ios 26
    init WebView(_ page: WebPage) | ios 26
    framework WidgetKit
    view AccessoryWidgetBackground | ios 16 | not yet: the reader does not know it
    init AccessoryWidgetBackground() | ios 16
    scene ActivityConfiguration | ios 16.1 | not yet: the reader does not know it
    scene AppIntentConfiguration | ios 17 | not yet: the reader does not know it
    scene IntentConfiguration | ios 14 | not yet: the reader does not know it
    scene StaticConfiguration | ios 14 | not yet: the reader does not know it
    init StaticConfiguration<Provider: TimelineProvider>(kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content) | ios 14
    """#
}
