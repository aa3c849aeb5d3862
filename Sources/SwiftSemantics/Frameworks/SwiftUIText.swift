// swift-format-ignore-file

/// What the vocabulary's rows do not say of SwiftUI: generic parameters, protocols,
/// stored members. Rows as in the framework tables.
///
/// - Source: Apple's public API documentation of SwiftUI; facts only.
enum SwiftUIText {
  static let text: StaticString = #"""
    @ViewBuilder struct struct ViewBuilder
    static func buildExpression<Content>(_ content: Content) -> Content where Content : View
    static func buildBlock() -> EmptyView
    static func buildBlock<each Content>(_ content: repeat each Content) -> TupleView<Content>
    static func buildBlock<Content>(_ content: Content) -> Content where Content : View
    static func buildIf<Content>(_ content: Content?) -> Content? where Content : View
    static func buildEither<TrueContent, FalseContent>(first: TrueContent) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent : View, FalseContent : View
    static func buildEither<TrueContent, FalseContent>(second: FalseContent) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent : View, FalseContent : View
    static func buildLimitedAvailability<Content>(_ content: Content) -> AnyView where Content : View
    @_ConditionalContent struct struct _ConditionalContent<TrueContent, FalseContent>
    :View
    :ToolbarContent
    @SceneBuilder struct struct SceneBuilder
    static func buildBlock<Content>(_ content: Content) -> Content where Content : Scene
    static func buildBlock<each Content>(_ content: repeat each Content) -> TupleView<Content>
    @ToolbarContentBuilder struct struct ToolbarContentBuilder
    static func buildBlock<Content>(_ content: Content) -> Content where Content : ToolbarContent
    static func buildBlock<each Content>(_ content: repeat each Content) -> TupleView<Content>
    static func buildIf<Content>(_ content: Content?) -> Content? where Content : ToolbarContent
    static func buildEither<TrueContent, FalseContent>(first: TrueContent) -> _ConditionalContent<TrueContent, FalseContent>
    static func buildEither<TrueContent, FalseContent>(second: FalseContent) -> _ConditionalContent<TrueContent, FalseContent>
    @CommandsBuilder struct struct CommandsBuilder
    static func buildBlock<Content>(_ content: Content) -> Content where Content : Commands
    @View protocol protocol View
    associatedtype Body : View
    var body: Self.Body { get }
    @App protocol protocol App
    associatedtype Body : Scene
    var body: Self.Body { get }
    init()
    @Scene protocol protocol Scene
    associatedtype Body : Scene
    var body: Self.Body { get }
    @Commands protocol protocol Commands
    associatedtype Body : Commands
    var body: Self.Body { get }
    @ToolbarContent protocol protocol ToolbarContent
    associatedtype Body : ToolbarContent
    var body: Self.Body { get }
    @ViewModifier protocol protocol ViewModifier
    associatedtype Body : View
    typealias Content = _ViewModifier_Content<Self>
    func body(content: Self.Content) -> Self.Body
    @_ViewModifier_Content struct struct _ViewModifier_Content<Modifier>
    :View
    @PreviewProvider protocol protocol PreviewProvider
    associatedtype Previews : View
    static var previews: Self.Previews { get }
    @Shape protocol protocol Shape
    :View
    :Sendable
    func path(in rect: CGRect) -> Path
    func fill<S>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView<Self, S> where S : ShapeStyle
    func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle>
    func stroke<S>(_ content: S, lineWidth: CGFloat = 1) -> StrokeShapeView<Self, S, EmptyView> where S : ShapeStyle
    func stroke<S>(_ content: S, style: StrokeStyle) -> StrokeShapeView<Self, S, EmptyView> where S : ShapeStyle
    @InsettableShape protocol protocol InsettableShape
    :Shape
    associatedtype InsetShape : InsettableShape
    func inset(by amount: CGFloat) -> Self.InsetShape
    @_ShapeView struct struct _ShapeView<Content, Style>
    :View
    @StrokeShapeView struct struct StrokeShapeView<Content, Style, Background>
    :View
    @ShapeStyle protocol protocol ShapeStyle
    :Sendable
    @Layout protocol protocol Layout
    typealias Subviews = LayoutSubviews
    @EnvironmentKey protocol protocol EnvironmentKey
    associatedtype Value
    static var defaultValue: Self.Value { get }
    @PreferenceKey protocol protocol PreferenceKey
    associatedtype Value
    static var defaultValue: Self.Value { get }
    static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
    @EnvironmentValues struct struct EnvironmentValues
    subscript<K>(key: K.Type) -> K.Value where K : EnvironmentKey { get set }
    init()
    @DynamicProperty protocol protocol DynamicProperty
    @ObservableObject protocol protocol ObservableObject
    :AnyObject
    var objectWillChange: ObservableObjectPublisher { get }
    @ObservableObjectPublisher class class ObservableObjectPublisher
    func send()
    init()
    @State struct struct State<Value>
    :DynamicProperty
    init(wrappedValue value: Value)
    init(initialValue value: Value)
    var wrappedValue: Value { get nonmutating set }
    var projectedValue: Binding<Value> { get }
    ~Value : ExpressibleByNilLiteral
    init()
    ~
    @Binding struct struct Binding<Value>
    :DynamicProperty
    :Identifiable where Value : Identifiable
    :Sequence where Value : MutableCollection
    :Collection where Value : MutableCollection
    :BidirectionalCollection where Value : MutableCollection
    :RandomAccessCollection where Value : MutableCollection
    init(get: @escaping () -> Value, set: @escaping (Value) -> Void)
    init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void)
    init(projectedValue: Binding<Value>)
    init<V>(_ base: Binding<V>) where Value == V?
    init?(_ base: Binding<Value?>)
    static func constant(_ value: Value) -> Binding<Value>
    var wrappedValue: Value { get nonmutating set }
    var projectedValue: Binding<Value> { get }
    func animation(_ animation: Animation? = .default) -> Binding<Value>
    func transaction(_ transaction: Transaction) -> Binding<Value>
    subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> { get }
    ~Value : MutableCollection
    typealias Element = Binding<Value.Element>
    typealias Index = Value.Index
    subscript(position: Value.Index) -> Binding<Value.Element> { get }
    ~Value : Identifiable
    var id: Value.ID { get }
    ~
    @Bindable struct struct Bindable<Value>
    init(wrappedValue: Value)
    init(_ wrappedValue: Value)
    var wrappedValue: Value { get set }
    var projectedValue: Bindable<Value> { get }
    subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> { get }
    @ObservedObject struct struct ObservedObject<ObjectType>
    :DynamicProperty
    init(wrappedValue: ObjectType)
    init(initialValue: ObjectType)
    var wrappedValue: ObjectType { get set }
    var projectedValue: ObservedObject<ObjectType>.Wrapper { get }
    @ObservedObject.Wrapper struct struct ObservedObject.Wrapper
    subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> { get }
    @StateObject struct struct StateObject<ObjectType>
    :DynamicProperty
    init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType)
    var wrappedValue: ObjectType { get }
    var projectedValue: ObservedObject<ObjectType>.Wrapper { get }
    @EnvironmentObject struct struct EnvironmentObject<ObjectType>
    :DynamicProperty
    init()
    var wrappedValue: ObjectType { get }
    var projectedValue: ObservedObject<ObjectType>.Wrapper { get }
    @Published struct struct Published<Value>
    init(wrappedValue: Value)
    init(initialValue: Value)
    var wrappedValue: Value { get set }
    var projectedValue: Published<Value>.Publisher { get set }
    @Published.Publisher struct struct Published.Publisher
    :Publisher
    typealias Output = Value
    typealias Failure = Never
    @Environment struct struct Environment<Value>
    :DynamicProperty
    init(_ keyPath: KeyPath<EnvironmentValues, Value>)
    init(_ objectType: Value.Type)
    var wrappedValue: Value { get }
    @AppStorage struct struct AppStorage<Value>
    :DynamicProperty
    init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    var wrappedValue: Value { get nonmutating set }
    var projectedValue: Binding<Value> { get }
    ~Value : ExpressibleByNilLiteral
    init(_ key: String, store: UserDefaults? = nil)
    ~
    @SceneStorage struct struct SceneStorage<Value>
    :DynamicProperty
    init(wrappedValue: Value, _ key: String)
    var wrappedValue: Value { get nonmutating set }
    var projectedValue: Binding<Value> { get }
    ~Value : ExpressibleByNilLiteral
    init(_ key: String)
    ~
    @FocusState struct struct FocusState<Value>
    :DynamicProperty
    var wrappedValue: Value { get nonmutating set }
    var projectedValue: FocusState<Value>.Binding { get }
    ~Value == Bool
    init()
    ~Value : ExpressibleByNilLiteral
    init()
    ~
    @FocusState.Binding struct struct FocusState.Binding
    var wrappedValue: Value { get nonmutating set }
    var projectedValue: FocusState<Value>.Binding { get }
    @GestureState struct struct GestureState<Value>
    :DynamicProperty
    init(wrappedValue: Value)
    init(initialValue: Value)
    var wrappedValue: Value { get }
    var projectedValue: GestureState<Value> { get }
    @ScaledMetric struct struct ScaledMetric<Value>
    :DynamicProperty
    init(wrappedValue: Value)
    init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle)
    var wrappedValue: Value { get }
    @Namespace struct struct Namespace
    :DynamicProperty
    init()
    var wrappedValue: Namespace.ID { get }
    @Namespace.ID struct struct Namespace.ID
    :Hashable
    @Query struct struct Query<Element, Result>
    var wrappedValue: Result { get }
    ~Result == [Element]
    init()
    init(sort descriptors: [SortDescriptor<Element>] = [], animation: Animation = .default)
    init<Value>(sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward) where Value : Comparable
    ~
    @FetchRequest struct struct FetchRequest<Result>
    :DynamicProperty
    init(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil)
    init(entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil)
    var wrappedValue: FetchedResults<Result> { get }
    @FetchedResults struct struct FetchedResults<Result>
    :RandomAccessCollection
    typealias Element = Result
    typealias Index = Int
    subscript(position: Int) -> Result { get }
    var startIndex: Int { get }
    var endIndex: Int { get }
    @ForEach struct struct ForEach<Data, ID, Content> where Data : RandomAccessCollection, ID : Hashable
    :View
    :DynamicViewContent
    :ToolbarContent
    :TabContent
    var data: Data
    var content: (Data.Element) -> Content
    @DynamicViewContent protocol protocol DynamicViewContent
    :View
    @TabContent protocol protocol TabContent
    @TupleView struct struct TupleView<T>
    :View
    :Scene
    :ToolbarContent
    :TabContent
    :Commands
    @Color struct struct Color
    :View
    :ShapeStyle
    :Hashable
    :CustomStringConvertible
    init(_ color: UIColor)
    init(cgColor: CGColor)
    init(uiColor: UIColor)
    func opacity(_ opacity: Double) -> Color
    func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color
    var gradient: AnyGradient { get }
    var description: String { get }
    @AnyGradient struct struct AnyGradient
    :ShapeStyle
    :Hashable
    @Gradient struct struct Gradient
    :ShapeStyle
    :Hashable
    init(colors: [Color])
    init(stops: [Gradient.Stop])
    var stops: [Gradient.Stop]
    @Gradient.Stop struct struct Gradient.Stop
    :Hashable
    init(color: Color, location: CGFloat)
    var color: Color
    var location: CGFloat
    @LinearGradient struct struct LinearGradient
    :View
    :ShapeStyle
    @RadialGradient struct struct RadialGradient
    :View
    :ShapeStyle
    @AngularGradient struct struct AngularGradient
    :View
    :ShapeStyle
    @EllipticalGradient struct struct EllipticalGradient
    :View
    :ShapeStyle
    @MeshGradient struct struct MeshGradient
    :View
    :ShapeStyle
    @Material struct struct Material
    :ShapeStyle
    @HierarchicalShapeStyle struct struct HierarchicalShapeStyle
    :ShapeStyle
    @ForegroundStyle struct struct ForegroundStyle
    :ShapeStyle
    init()
    @BackgroundStyle struct struct BackgroundStyle
    :ShapeStyle
    init()
    @TintShapeStyle struct struct TintShapeStyle
    :ShapeStyle
    init()
    @SeparatorShapeStyle struct struct SeparatorShapeStyle
    :ShapeStyle
    init()
    @SelectionShapeStyle struct struct SelectionShapeStyle
    :ShapeStyle
    @AnyShapeStyle struct struct AnyShapeStyle
    :ShapeStyle
    init<S>(_ style: S) where S : ShapeStyle
    @ImagePaint struct struct ImagePaint
    :ShapeStyle
    @Text struct struct Text
    :View
    :Equatable
    static func + (lhs: Text, rhs: Text) -> Text
    @LocalizedStringKey struct struct LocalizedStringKey
    :Equatable
    :ExpressibleByStringInterpolation
    :ExpressibleByStringLiteral
    :ExpressibleByExtendedGraphemeClusterLiteral
    :ExpressibleByUnicodeScalarLiteral
    init(_ value: String)
    @GeometryProxy struct struct GeometryProxy
    var size: CGSize { get }
    var safeAreaInsets: EdgeInsets { get }
    func frame(in coordinateSpace: CoordinateSpace) -> CGRect
    func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect
    @CoordinateSpaceProtocol protocol protocol CoordinateSpaceProtocol
    @CoordinateSpace enum enum CoordinateSpace
    :Hashable
    :CoordinateSpaceProtocol
    case global
    case local
    case named(AnyHashable)
    @EdgeInsets struct struct EdgeInsets
    :Hashable
    init()
    init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)
    var top: CGFloat
    var leading: CGFloat
    var bottom: CGFloat
    var trailing: CGFloat
    @ButtonStyleConfiguration struct struct ButtonStyleConfiguration
    var role: ButtonRole? { get }
    var label: ButtonStyleConfiguration.Label { get }
    var isPressed: Bool { get }
    @ToggleStyleConfiguration struct struct ToggleStyleConfiguration
    var label: ToggleStyleConfiguration.Label { get }
    var isOn: Bool
    var isMixed: Bool
    @LabelStyleConfiguration struct struct LabelStyleConfiguration
    var title: LabelStyleConfiguration.Title { get }
    var icon: LabelStyleConfiguration.Icon { get }
    @ProgressViewStyleConfiguration struct struct ProgressViewStyleConfiguration
    var fractionCompleted: Double? { get }
    var label: ProgressViewStyleConfiguration.Label? { get }
    var currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel? { get }
    @GroupBoxStyleConfiguration struct struct GroupBoxStyleConfiguration
    var label: GroupBoxStyleConfiguration.Label { get }
    var content: GroupBoxStyleConfiguration.Content { get }
    @PrimitiveButtonStyleConfiguration struct struct PrimitiveButtonStyleConfiguration
    var role: ButtonRole? { get }
    var label: PrimitiveButtonStyleConfiguration.Label { get }
    func trigger()
    @ButtonStyle protocol protocol ButtonStyle
    associatedtype Body : View
    typealias Configuration = ButtonStyleConfiguration
    func makeBody(configuration: ButtonStyleConfiguration) -> Self.Body
    @PrimitiveButtonStyle protocol protocol PrimitiveButtonStyle
    associatedtype Body : View
    typealias Configuration = PrimitiveButtonStyleConfiguration
    func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> Self.Body
    @ToggleStyle protocol protocol ToggleStyle
    associatedtype Body : View
    typealias Configuration = ToggleStyleConfiguration
    func makeBody(configuration: ToggleStyleConfiguration) -> Self.Body
    @LabelStyle protocol protocol LabelStyle
    associatedtype Body : View
    typealias Configuration = LabelStyleConfiguration
    func makeBody(configuration: LabelStyleConfiguration) -> Self.Body
    @ProgressViewStyle protocol protocol ProgressViewStyle
    associatedtype Body : View
    typealias Configuration = ProgressViewStyleConfiguration
    func makeBody(configuration: ProgressViewStyleConfiguration) -> Self.Body
    @DismissAction struct struct DismissAction
    func callAsFunction()
    @OpenURLAction struct struct OpenURLAction
    init(handler: @escaping (URL) -> OpenURLAction.Result)
    func callAsFunction(_ url: URL)
    @RefreshAction struct struct RefreshAction
    func callAsFunction() async
    @RequestReviewAction struct struct RequestReviewAction
    func callAsFunction()
    @AsyncImagePhase enum enum AsyncImagePhase
    case empty
    case success(Image)
    case failure(any Error)
    var image: Image? { get }
    var error: (any Error)? { get }
    @ScrollViewProxy struct struct ScrollViewProxy
    func scrollTo<ID>(_ id: ID, anchor: UnitPoint? = nil) where ID : Hashable
    @TimelineViewDefaultContext struct struct TimelineViewDefaultContext
    var date: Date { get }
    @Transaction struct struct Transaction
    init()
    init(animation: Animation?)
    var animation: Animation?
    var disablesAnimations: Bool
    @Image struct struct Image
    :View
    :Equatable
    init(uiImage: UIImage)
    @ module
    func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result
    func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result
    func NSLocalizedString(_ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String) -> String
    """#
}
