public import SightlineModel

/// What the content of a ``GeometryReader`` is told: where layout puts the reader.
public struct GeometryProxy: Hashable, Sendable {
  /// Points.
  public var size: Size { reader.size }
  /// What bars and the edges of the screen take, in points.
  public let safeAreaInsets: EdgeInsets
  let reader: Rect

  /// Which corner a frame is measured from.
  public enum CoordinateSpace: Hashable, Sendable { case local, global }
  /// The reader's frame, in points from the top left of the reader or of the screen.
  public func frame(in space: CoordinateSpace) -> Rect {
    space == .global ? reader : Rect(origin: .zero, size: reader.size)
  }
}

/// Fills the room it is offered with its content at the top leading corner.
///
/// Layout tells the content how large the reader is, and lays out what it then shows, three times at most: a screen whose
/// size depends on itself stays as it was the last time.
public struct GeometryReader: NodeView {
  let make: MakeNodes
  public var body: Self { return self }

  public init(
    @ViewBuilder content: @escaping (GeometryProxy) -> some View, fileID: String = #fileID, line: Int = #line
  ) {
    make = building(.geometryReader, fileID, line) { building in
      let place = building.geometry.nextPlace()
      var payload = GeometryReaderView()
      payload.place = Given(place)
      return (.geometryReader(payload), building.nodes(content(building.geometry.proxy(at: place))))
    }
  }
  public init(@ViewBuilder content: () -> some View, fileID: String = #fileID, line: Int = #line) {
    let children = content()
    make = building(.geometryReader, fileID, line) { building in
      (.geometryReader(GeometryReaderView()), building.nodes(children))
    }
  }
}

/// What the geometry readers of a screen are told.
struct ToldGeometry {
  /// A reader that changes its own size is laid out no further.
  static let rounds = 3
  /// Frames closer than this are the same, in points.
  private static let tolerance = 0.01

  private let screen: Rect
  private let safeArea: EdgeInsets
  private var frames: [String: Rect] = [:]
  /// Readers met while building, in the order of the tree; a copy without any is handed to each building.
  private(set) var readers = 0

  /// - Parameter variant: `nil` where no content is shown.
  init(_ variant: Variant? = nil) {
    let device = variant?.device
    safeArea = device?.safeArea ?? .zero
    let size = device?.size ?? Size(width: 0, height: 0)
    screen = Rect(
      x: safeArea.leading, y: safeArea.top, width: max(0, size.width - safeArea.horizontal),
      height: max(0, size.height - safeArea.vertical))
  }

  mutating func nextPlace() -> String {
    readers += 1
    return "reader \(readers)"
  }
  /// Until it was laid out: what the screen offers at most.
  func proxy(at place: String) -> GeometryProxy {
    GeometryProxy(safeAreaInsets: safeArea, reader: frames[place] ?? screen)
  }

  /// - Returns: Whether a reader is told something else now.
  mutating func update(_ found: [String: Rect]) -> Bool {
    let isNew = found.contains { place, frame in
      let told = frames[place] ?? screen
      return max(
        abs(told.minX - frame.minX), abs(told.minY - frame.minY), abs(told.width - frame.width),
        abs(told.height - frame.height)) > Self.tolerance
    }
    frames = found
    return isNew
  }
}

extension LayoutEngine {
  /// The tree of a screen, with its geometry readers told what layout gives them in the variant.
  func tree(of view: some View, in variant: Variant) throws(LayoutModelError) -> (root: ViewNode, readers: Int) {
    var geometry = ToldGeometry(variant)
    var built = try Building.root(of: view, geometry)
    for _ in 0..<ToldGeometry.rounds where built.readers > 0 {
      guard geometry.update(readerFrames(in: built.root, variant)) else { break }
      built = try Building.root(of: view, geometry)
    }
    return built
  }
}
