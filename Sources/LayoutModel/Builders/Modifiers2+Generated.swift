// Written by Scripts/generate-builders from vocabulary/ and Sources/Vocabulary/Data/; changes belong there.

public import SightlineModel

extension View {
  /// A style of the system, by its name after a dot.
  /// - Source: SwiftUI, `textEditorStyle(_:)`.
  public func textEditorStyle(_ style: TextEditorStyle, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.textEditorStyle, fileID, line) { _ in
      var payload = StyleModifier()
      payload.style = Given(style.style)
      return .style(payload)
    }
  }

  /// A style of the system, by its name after a dot.
  /// - Source: SwiftUI, `disclosureGroupStyle(_:)`.
  public func disclosureGroupStyle(_ style: DisclosureGroupStyle, fileID: String = #fileID, line: Int = #line)
    -> ModifiedView
  {
    return modified(.disclosureGroupStyle, fileID, line) { _ in
      var payload = StyleModifier()
      payload.style = Given(style.style)
      return .style(payload)
    }
  }

  /// A style of the system, by its name after a dot.
  /// - Source: SwiftUI, `labeledContentStyle(_:)`.
  public func labeledContentStyle(_ style: LabeledContentStyle, fileID: String = #fileID, line: Int = #line)
    -> ModifiedView
  {
    return modified(.labeledContentStyle, fileID, line) { _ in
      var payload = StyleModifier()
      payload.style = Given(style.style)
      return .style(payload)
    }
  }

  /// A style of the system, by its name after a dot.
  /// - Source: SwiftUI, `navigationSplitViewStyle(_:)`.
  public func navigationSplitViewStyle(_ style: NavigationSplitViewStyle, fileID: String = #fileID, line: Int = #line)
    -> ModifiedView
  {
    return modified(.navigationSplitViewStyle, fileID, line) { _ in
      var payload = StyleModifier()
      payload.style = Given(style.style)
      return .style(payload)
    }
  }

  /// `.padding(.horizontal, 8)`, `.padding(insets)`, `.safeAreaPadding`, `.scenePadding`, in points.
  /// - Parameter length: Any finite number; for another one laying out throws ``LayoutModelError``.
  /// - Source: SwiftUI, `padding(_:_:)`.
  public func padding(_ edges: Edge.Set = .all, _ length: Double? = nil, fileID: String = #fileID, line: Int = #line)
    -> ModifiedView
  {
    return modified(.padding, fileID, line) { building in
      var payload = PaddingModifier()
      payload.edges = Given(edges)
      payload.length = building.number(length, "length")
      return .padding(payload)
    }
  }

  /// `.padding(.horizontal, 8)`, `.padding(insets)`, `.safeAreaPadding`, `.scenePadding`, in points.
  /// - Source: SwiftUI, `padding(_:)`.
  public func padding(_ insets: EdgeInsets, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.padding, fileID, line) { building in
      var payload = PaddingModifier()
      payload.insets = building.geometry(insets, "insets")
      return .padding(payload)
    }
  }

  /// `.padding(.horizontal, 8)`, `.padding(insets)`, `.safeAreaPadding`, `.scenePadding`, in points.
  /// - Parameter length: Any finite number; for another one laying out throws ``LayoutModelError``.
  /// - Source: SwiftUI, `padding(_:)`.
  public func padding(_ length: Double, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.padding, fileID, line) { building in
      var payload = PaddingModifier()
      payload.length = building.number(length, "length")
      return .padding(payload)
    }
  }

  /// `.padding(.horizontal, 8)`, `.padding(insets)`, `.safeAreaPadding`, `.scenePadding`, in points.
  /// - Parameter length: Any finite number; for another one laying out throws ``LayoutModelError``.
  /// - Source: SwiftUI, `safeAreaPadding(_:_:)`.
  public func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: Double? = nil, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    return modified(.safeAreaPadding, fileID, line) { building in
      var payload = PaddingModifier()
      payload.edges = Given(edges)
      payload.length = building.number(length, "length")
      return .padding(payload)
    }
  }

  /// `.padding(.horizontal, 8)`, `.padding(insets)`, `.safeAreaPadding`, `.scenePadding`, in points.
  /// - Source: SwiftUI, `safeAreaPadding(_:)`.
  public func safeAreaPadding(_ insets: EdgeInsets, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.safeAreaPadding, fileID, line) { building in
      var payload = PaddingModifier()
      payload.insets = building.geometry(insets, "insets")
      return .padding(payload)
    }
  }

  /// `.padding(.horizontal, 8)`, `.padding(insets)`, `.safeAreaPadding`, `.scenePadding`, in points.
  /// - Parameter length: Any finite number; for another one laying out throws ``LayoutModelError``.
  /// - Source: SwiftUI, `safeAreaPadding(_:)`.
  public func safeAreaPadding(_ length: Double, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.safeAreaPadding, fileID, line) { building in
      var payload = PaddingModifier()
      payload.length = building.number(length, "length")
      return .padding(payload)
    }
  }

  /// `.padding(.horizontal, 8)`, `.padding(insets)`, `.safeAreaPadding`, `.scenePadding`, in points.
  /// - Source: SwiftUI, `scenePadding(_:)`.
  public func scenePadding(_ edges: Edge.Set = .all, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.scenePadding, fileID, line) { _ in
      var payload = PaddingModifier()
      payload.edges = Given(edges)
      return .padding(payload)
    }
  }

  /// `.frame(width:height:alignment:)`, in points.
  /// - Parameter width: 0 or more; for another one laying out throws ``LayoutModelError``.
  /// - Parameter height: 0 or more; for another one laying out throws ``LayoutModelError``.
  /// - Source: SwiftUI, `frame(width:height:alignment:)`.
  public func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center, fileID: String = #fileID,
    line: Int = #line
  ) -> ModifiedView {
    return modified(.frame, fileID, line) { building in
      var payload = FrameModifier()
      payload.width = building.number(width, "width", from: 0)
      payload.height = building.number(height, "height", from: 0)
      payload.alignment = Given(alignment.guide)
      return .frame(payload)
    }
  }

  /// `.frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`, in points.
  /// - Parameter minWidth: 0 or more, also infinite; for another one laying out throws ``LayoutModelError``.
  /// - Parameter idealWidth: 0 or more, also infinite; for another one laying out throws ``LayoutModelError``.
  /// - Parameter maxWidth: 0 or more, also infinite; for another one laying out throws ``LayoutModelError``.
  /// - Parameter minHeight: 0 or more, also infinite; for another one laying out throws ``LayoutModelError``.
  /// - Parameter idealHeight: 0 or more, also infinite; for another one laying out throws ``LayoutModelError``.
  /// - Parameter maxHeight: 0 or more, also infinite; for another one laying out throws ``LayoutModelError``.
  /// - Source: SwiftUI, `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
  public func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
    idealHeight: Double? = nil, maxHeight: Double? = nil, alignment: Alignment = .center, fileID: String = #fileID,
    line: Int = #line
  ) -> ModifiedView {
    return modified(.flexFrame, fileID, line) { building in
      var payload = FlexibleFrameModifier()
      payload.minWidth = building.number(minWidth, "minWidth", from: 0, to: .infinity)
      payload.idealWidth = building.number(idealWidth, "idealWidth", from: 0, to: .infinity)
      payload.maxWidth = building.number(maxWidth, "maxWidth", from: 0, to: .infinity)
      payload.minHeight = building.number(minHeight, "minHeight", from: 0, to: .infinity)
      payload.idealHeight = building.number(idealHeight, "idealHeight", from: 0, to: .infinity)
      payload.maxHeight = building.number(maxHeight, "maxHeight", from: 0, to: .infinity)
      payload.alignment = Given(alignment.guide)
      return .flexibleFrame(payload)
    }
  }

  /// `.background(.red, in: Capsule())`, `.background(alignment: .top) { … }`.
  /// - Source: SwiftUI, `background(ignoresSafeAreaEdges:)`.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all, fileID: String = #fileID, line: Int = #line)
    -> ModifiedView
  {
    return modified(.background, fileID, line) { _ in
      var payload = BackgroundModifier()
      payload.ignoredEdges = Given(edges)
      return .background(payload)
    }
  }

  /// `.background(.red, in: Capsule())`, `.background(alignment: .top) { … }`.
  /// - Source: SwiftUI, `background(in:fillStyle:)`.
  public func background(in shape: some Shape, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.background, fileID, line) { building in
      var payload = BackgroundModifier()
      payload.shape = building.views(shape)
      return .background(payload)
    }
  }

  /// `.background(.red, in: Capsule())`, `.background(alignment: .top) { … }`.
  /// - Source: SwiftUI, `background(_:in:fillStyle:)`.
  public func background(_ style: some ShapeStyle, in shape: some Shape, fileID: String = #fileID, line: Int = #line)
    -> ModifiedView
  {
    return modified(.background, fileID, line) { building in
      var payload = BackgroundModifier()
      payload.style = building.style(style)
      payload.shape = building.views(shape)
      return .background(payload)
    }
  }

  /// `.background(.red, in: Capsule())`, `.background(alignment: .top) { … }`.
  /// - Source: SwiftUI, `background(_:ignoresSafeAreaEdges:)`.
  public func background(
    _ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    return modified(.background, fileID, line) { building in
      var payload = BackgroundModifier()
      payload.style = building.style(style)
      payload.ignoredEdges = Given(edges)
      return .background(payload)
    }
  }

  /// `.background(.red, in: Capsule())`, `.background(alignment: .top) { … }`.
  /// - Source: SwiftUI, `background(alignment:content:)`.
  public func background(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    let contentViews = content()
    return modified(.background, fileID, line) { building in
      var payload = BackgroundModifier()
      payload.alignment = Given(alignment.guide)
      payload.content = building.views(contentViews)
      return .background(payload)
    }
  }

  /// `.overlay(.red, in: Capsule())`, `.overlay(alignment: .top) { … }`.
  /// - Source: SwiftUI, `overlay(_:in:fillStyle:)`.
  public func overlay(_ style: some ShapeStyle, in shape: some Shape, fileID: String = #fileID, line: Int = #line)
    -> ModifiedView
  {
    return modified(.overlay, fileID, line) { building in
      var payload = OverlayModifier()
      payload.style = building.style(style)
      payload.shape = building.views(shape)
      return .overlay(payload)
    }
  }

  /// `.overlay(.red, in: Capsule())`, `.overlay(alignment: .top) { … }`.
  /// - Source: SwiftUI, `overlay(_:ignoresSafeAreaEdges:)`.
  public func overlay(
    _ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    return modified(.overlay, fileID, line) { building in
      var payload = OverlayModifier()
      payload.style = building.style(style)
      payload.ignoredEdges = Given(edges)
      return .overlay(payload)
    }
  }

  /// `.overlay(.red, in: Capsule())`, `.overlay(alignment: .top) { … }`.
  /// - Source: SwiftUI, `overlay(alignment:content:)`.
  public func overlay(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    let contentViews = content()
    return modified(.overlay, fileID, line) { building in
      var payload = OverlayModifier()
      payload.alignment = Given(alignment.guide)
      payload.content = building.views(contentViews)
      return .overlay(payload)
    }
  }

  /// `.border(.red, width: 2)`, in points.
  /// - Parameter width: 0 or more; for another one laying out throws ``LayoutModelError``.
  /// - Source: SwiftUI, `border(_:width:)`.
  public func border(_ content: some ShapeStyle, width: Double = 1, fileID: String = #fileID, line: Int = #line)
    -> ModifiedView
  {
    return modified(.border, fileID, line) { building in
      var payload = BorderModifier()
      payload.content = building.style(content)
      payload.width = building.number(width, "width", from: 0)
      return .border(payload)
    }
  }

  /// `.offset(x: 8, y: 4)`, `.offset(CGSize(…))`, in points.
  /// - Source: SwiftUI, `offset(_:)`.
  public func offset(_ offset: Size, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.offset, fileID, line) { building in
      var payload = OffsetModifier()
      payload.offset = building.geometry(offset, "offset")
      return .offset(payload)
    }
  }

  /// `.offset(x: 8, y: 4)`, `.offset(CGSize(…))`, in points.
  /// - Parameter x: Any finite number; for another one laying out throws ``LayoutModelError``.
  /// - Parameter y: Any finite number; for another one laying out throws ``LayoutModelError``.
  /// - Source: SwiftUI, `offset(x:y:)`.
  public func offset(x: Double = 0, y: Double = 0, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.offset, fileID, line) { building in
      var payload = OffsetModifier()
      payload.x = building.number(x, "x")
      payload.y = building.number(y, "y")
      return .offset(payload)
    }
  }

  /// `.position(x: 8, y: 4)`, `.position(CGPoint(…))`, in points.
  /// - Source: SwiftUI, `position(_:)`.
  public func position(_ position: Point, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.position, fileID, line) { building in
      var payload = PositionModifier()
      payload.position = building.geometry(position, "position")
      return .position(payload)
    }
  }

  /// `.position(x: 8, y: 4)`, `.position(CGPoint(…))`, in points.
  /// - Parameter x: Any finite number; for another one laying out throws ``LayoutModelError``.
  /// - Parameter y: Any finite number; for another one laying out throws ``LayoutModelError``.
  /// - Source: SwiftUI, `position(x:y:)`.
  public func position(x: Double = 0, y: Double = 0, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.position, fileID, line) { building in
      var payload = PositionModifier()
      payload.x = building.number(x, "x")
      payload.y = building.number(y, "y")
      return .position(payload)
    }
  }

  /// `.fixedSize()`, `.fixedSize(horizontal: false, vertical: true)`.
  /// - Source: SwiftUI, `fixedSize()`.
  public func fixedSize(fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.fixedSize, fileID, line) { _ in
      return .fixedSize(FixedSizeModifier())
    }
  }

  /// `.fixedSize()`, `.fixedSize(horizontal: false, vertical: true)`.
  /// - Source: SwiftUI, `fixedSize(horizontal:vertical:)`.
  public func fixedSize(horizontal: Bool, vertical: Bool, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.fixedSize, fileID, line) { _ in
      var payload = FixedSizeModifier()
      payload.horizontal = Given(horizontal)
      payload.vertical = Given(vertical)
      return .fixedSize(payload)
    }
  }

  /// `.aspectRatio(1.5, contentMode: .fit)`, `.scaledToFit()`, `.scaledToFill()`. The ratio is width ÷ height.
  /// - Source: SwiftUI, `aspectRatio(_:contentMode:)`.
  public func aspectRatio(
    _ aspectRatio: Double? = nil, contentMode: ContentMode, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    return modified(.aspectRatio, fileID, line) { building in
      var payload = AspectRatioModifier()
      payload.aspectRatio = building.ratio(aspectRatio)
      payload.contentMode = Given(contentMode)
      return .aspectRatio(payload)
    }
  }

  /// `.aspectRatio(1.5, contentMode: .fit)`, `.scaledToFit()`, `.scaledToFill()`. The ratio is width ÷ height.
  /// - Source: SwiftUI, `aspectRatio(_:contentMode:)`.
  public func aspectRatio(_ aspectRatio: Size, contentMode: ContentMode, fileID: String = #fileID, line: Int = #line)
    -> ModifiedView
  {
    return modified(.aspectRatio, fileID, line) { building in
      var payload = AspectRatioModifier()
      payload.aspectRatio = building.ratio(aspectRatio)
      payload.contentMode = Given(contentMode)
      return .aspectRatio(payload)
    }
  }

  /// `.scaledToFit()`.
  /// - Source: SwiftUI, `scaledToFit()`.
  public func scaledToFit(fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.scaledToFit, fileID, line) { _ in
      return .scaledToFit(ScaledToFitModifier())
    }
  }

  /// `.scaledToFill()`.
  /// - Source: SwiftUI, `scaledToFill()`.
  public func scaledToFill(fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.scaledToFill, fileID, line) { _ in
      return .scaledToFill(ScaledToFillModifier())
    }
  }

  /// `.ignoresSafeArea(.keyboard, edges: .bottom)`, `.edgesIgnoringSafeArea(.all)`.
  /// - Source: SwiftUI, `ignoresSafeArea(_:edges:)`.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegion = .all, edges: Edge.Set = .all, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    return modified(.ignoresSafeArea, fileID, line) { _ in
      var payload = IgnoresSafeAreaModifier()
      payload.regions = Given([regions])
      payload.edges = Given(edges)
      return .ignoresSafeArea(payload)
    }
  }

  /// `.ignoresSafeArea(.keyboard, edges: .bottom)`, `.edgesIgnoringSafeArea(.all)`.
  /// - Source: SwiftUI, `edgesIgnoringSafeArea(_:)`.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.edgesIgnoringSafeArea, fileID, line) { _ in
      var payload = IgnoresSafeAreaModifier()
      payload.edges = Given(edges)
      return .ignoresSafeArea(payload)
    }
  }

  /// `.safeAreaInset(edge: .bottom) { … }`, `.safeAreaBar`; spacing in points.
  /// - Parameter spacing: Any finite number; for another one laying out throws ``LayoutModelError``.
  /// - Source: SwiftUI, `safeAreaInset(edge:alignment:spacing:content:)`.
  public func safeAreaInset(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> some View, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    let contentViews = content()
    return modified(.safeAreaInset, fileID, line) { building in
      var payload = SafeAreaInsetModifier()
      payload.edge = Given(edge.edge)
      payload.alignment = Given(alignment.guide)
      payload.spacing = building.number(spacing, "spacing")
      payload.content = building.views(contentViews)
      return .safeAreaInset(payload)
    }
  }

  /// `.safeAreaInset(edge: .bottom) { … }`, `.safeAreaBar`; spacing in points.
  /// - Parameter spacing: Any finite number; for another one laying out throws ``LayoutModelError``.
  /// - Source: SwiftUI, `safeAreaInset(edge:alignment:spacing:content:)`.
  public func safeAreaInset(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> some View, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    let contentViews = content()
    return modified(.safeAreaInset, fileID, line) { building in
      var payload = SafeAreaInsetModifier()
      payload.edge = Given(edge.edge)
      payload.alignment = Given(alignment.guide)
      payload.spacing = building.number(spacing, "spacing")
      payload.content = building.views(contentViews)
      return .safeAreaInset(payload)
    }
  }

  /// `.safeAreaInset(edge: .bottom) { … }`, `.safeAreaBar`; spacing in points.
  /// - Parameter spacing: Any finite number; for another one laying out throws ``LayoutModelError``.
  /// - Source: SwiftUI, `safeAreaBar(edge:alignment:spacing:content:)`.
  public func safeAreaBar(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> some View, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    let contentViews = content()
    return modified(.safeAreaBar, fileID, line) { building in
      var payload = SafeAreaInsetModifier()
      payload.edge = Given(edge.edge)
      payload.alignment = Given(alignment.guide)
      payload.spacing = building.number(spacing, "spacing")
      payload.content = building.views(contentViews)
      return .safeAreaInset(payload)
    }
  }

  /// `.containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 8)`, in points.
  /// - Source: SwiftUI, `containerRelativeFrame(_:alignment:)`.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    return modified(.containerRelativeFrame, fileID, line) { _ in
      var payload = ContainerRelativeFrameModifier()
      payload.axes = Given(axes.axes)
      payload.alignment = Given(alignment.guide)
      return .containerRelativeFrame(payload)
    }
  }

  /// `.containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 8)`, in points.
  /// - Parameter count: 1 or more; for another one laying out throws ``LayoutModelError``.
  /// - Parameter span: 1 or more; for another one laying out throws ``LayoutModelError``.
  /// - Parameter spacing: Any finite number; for another one laying out throws ``LayoutModelError``.
  /// - Source: SwiftUI, `containerRelativeFrame(_:count:span:spacing:alignment:)`.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: Double, alignment: Alignment = .center,
    fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    return modified(.containerRelativeFrame, fileID, line) { building in
      var payload = ContainerRelativeFrameModifier()
      payload.axes = Given(axes.axes)
      payload.count = building.number(count, "count", from: 1)
      payload.span = building.number(span, "span", from: 1)
      payload.spacing = building.number(spacing, "spacing")
      payload.alignment = Given(alignment.guide)
      return .containerRelativeFrame(payload)
    }
  }

  /// `.layoutPriority(1)`.
  /// - Parameter value: Any finite number; for another one laying out throws ``LayoutModelError``.
  /// - Source: SwiftUI, `layoutPriority(_:)`.
  public func layoutPriority(_ value: Double, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.layoutPriority, fileID, line) { building in
      var payload = LayoutPriorityModifier()
      payload.value = building.number(value, "value")
      return .layoutPriority(payload)
    }
  }

  /// `.zIndex(1)`.
  /// - Parameter value: Any finite number; for another one laying out throws ``LayoutModelError``.
  /// - Source: SwiftUI, `zIndex(_:)`.
  public func zIndex(_ value: Double, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.zIndex, fileID, line) { building in
      var payload = ZIndexModifier()
      payload.value = building.number(value, "value")
      return .zIndex(payload)
    }
  }

  /// `.opacity(0.5)`.
  /// - Parameter opacity: From 0 to 1; for another one laying out throws ``LayoutModelError``.
  /// - Source: SwiftUI, `opacity(_:)`.
  public func opacity(_ opacity: Double, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.opacity, fileID, line) { building in
      var payload = OpacityModifier()
      payload.opacity = building.number(opacity, "opacity", from: 0, to: 1)
      return .opacity(payload)
    }
  }

  /// `.hidden()`.
  /// - Source: SwiftUI, `hidden()`.
  public func hidden(fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.hidden, fileID, line) { _ in
      return .hidden(HiddenModifier())
    }
  }

  /// `.clipped()`.
  /// - Source: SwiftUI, `clipped(antialiased:)`.
  public func clipped(fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.clipped, fileID, line) { _ in
      return .clipped(ClippedModifier())
    }
  }

  /// `.clipShape(Circle())`.
  /// - Source: SwiftUI, `clipShape(_:style:)`.
  public func clipShape(_ shape: some Shape, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.clipShape, fileID, line) { building in
      var payload = ClipShapeModifier()
      payload.shape = building.views(shape)
      return .clipShape(payload)
    }
  }

  /// `.mask(Circle())`, `.mask(alignment: .top) { … }`.
  /// - Source: SwiftUI, `mask(alignment:_:)`.
  public func mask(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> some View, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    let maskViews = mask()
    return modified(.mask, fileID, line) { building in
      var payload = MaskModifier()
      payload.alignment = Given(alignment.guide)
      payload.content = building.views(maskViews)
      return .mask(payload)
    }
  }

  /// `.cornerRadius(8)`, in points.
  /// - Parameter radius: 0 or more; for another one laying out throws ``LayoutModelError``.
  /// - Source: SwiftUI, `cornerRadius(_:antialiased:)`.
  public func cornerRadius(_ radius: Double, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.cornerRadius, fileID, line) { building in
      var payload = CornerRadiusModifier()
      payload.radius = building.number(radius, "radius", from: 0)
      return .cornerRadius(payload)
    }
  }

  /// `.contentShape(Rectangle())`.
  /// - Source: SwiftUI, `contentShape(_:eoFill:)`.
  public func contentShape(_ shape: some Shape, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.contentShape, fileID, line) { building in
      var payload = ContentShapeModifier()
      payload.shape = building.views(shape)
      return .contentShape(payload)
    }
  }

  /// `.allowsHitTesting(false)`.
  /// - Source: SwiftUI, `allowsHitTesting(_:)`.
  public func allowsHitTesting(_ enabled: Bool, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.allowsHitTesting, fileID, line) { _ in
      var payload = AllowsHitTestingModifier()
      payload.enabled = Given(enabled)
      return .allowsHitTesting(payload)
    }
  }

  /// `.flipsForRightToLeftLayoutDirection(true)`.
  /// - Source: SwiftUI, `flipsForRightToLeftLayoutDirection(_:)`.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool, fileID: String = #fileID, line: Int = #line)
    -> ModifiedView
  {
    return modified(.flipsForRightToLeftLayoutDirection, fileID, line) { _ in
      var payload = FlipsForRightToLeftModifier()
      payload.enabled = Given(enabled)
      return .flipsForRightToLeft(payload)
    }
  }

  /// `.scaleEffect(0.5)`, `.scaleEffect(x: 1, y: 2, anchor: .top)`.
  /// - Parameter s: Any finite number; for another one laying out throws ``LayoutModelError``.
  /// - Source: SwiftUI, `scaleEffect(_:anchor:)`.
  public func scaleEffect(_ s: Double, anchor: UnitPoint = .center, fileID: String = #fileID, line: Int = #line)
    -> ModifiedView
  {
    return modified(.scaleEffect, fileID, line) { building in
      var payload = ScaleEffectModifier()
      payload.s = building.number(s, "s")
      payload.anchor = building.geometry(anchor, "anchor")
      return .scaleEffect(payload)
    }
  }

  /// `.scaleEffect(0.5)`, `.scaleEffect(x: 1, y: 2, anchor: .top)`.
  /// - Source: SwiftUI, `scaleEffect(_:anchor:)`.
  public func scaleEffect(_ scale: Size, anchor: UnitPoint = .center, fileID: String = #fileID, line: Int = #line)
    -> ModifiedView
  {
    return modified(.scaleEffect, fileID, line) { building in
      var payload = ScaleEffectModifier()
      payload.scale = building.geometry(scale, "scale")
      payload.anchor = building.geometry(anchor, "anchor")
      return .scaleEffect(payload)
    }
  }

  /// `.scaleEffect(0.5)`, `.scaleEffect(x: 1, y: 2, anchor: .top)`.
  /// - Parameter x: Any finite number; for another one laying out throws ``LayoutModelError``.
  /// - Parameter y: Any finite number; for another one laying out throws ``LayoutModelError``.
  /// - Source: SwiftUI, `scaleEffect(x:y:anchor:)`.
  public func scaleEffect(
    x: Double = 1.0, y: Double = 1.0, anchor: UnitPoint = .center, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    return modified(.scaleEffect, fileID, line) { building in
      var payload = ScaleEffectModifier()
      payload.x = building.number(x, "x")
      payload.y = building.number(y, "y")
      payload.anchor = building.geometry(anchor, "anchor")
      return .scaleEffect(payload)
    }
  }

  /// `.tag(1)`: what a selection is compared with, as text.
  /// - Source: SwiftUI, `tag(_:includeOptional:)`.
  public func tag(_ tag: some Hashable, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.tag, fileID, line) { building in
      var payload = TagModifier()
      payload.tag = building.tag(tag)
      return .tag(payload)
    }
  }

  /// `.id("top")`: the identity as text.
  /// - Source: SwiftUI, `id(_:)`.
  public func id(_ id: some Hashable, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.id, fileID, line) { building in
      var payload = IdModifier()
      payload.id = building.tag(id)
      return .id(payload)
    }
  }

  /// `.listRowInsets(EdgeInsets(…))`, in points; `nil` takes the list's own.
  /// - Source: SwiftUI, `listRowInsets(_:)`.
  public func listRowInsets(_ insets: EdgeInsets?, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.listRowInsets, fileID, line) { building in
      var payload = ListRowInsetsModifier()
      payload.insets = building.geometry(insets, "insets")
      return .listRowInsets(payload)
    }
  }

  /// `.listRowSeparator(.hidden, edges: .bottom)`.
  /// - Source: SwiftUI, `listRowSeparator(_:edges:)`.
  public func listRowSeparator(
    _ visibility: Visibility, edges: Edge.Set = .all, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    return modified(.listRowSeparator, fileID, line) { _ in
      var payload = ListRowSeparatorModifier()
      payload.visibility = Given(visibility)
      payload.edges = Given(edges)
      return .listRowSeparator(payload)
    }
  }

  /// `.listRowBackground(Color.red)`.
  /// - Source: SwiftUI, `listRowBackground(_:)`.
  public func listRowBackground(_ view: some View, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.listRowBackground, fileID, line) { building in
      var payload = ListRowBackgroundModifier()
      payload.content = building.views(view)
      return .listRowBackground(payload)
    }
  }

  /// `.tabItem { Label(…) }`.
  /// - Source: SwiftUI, `tabItem(_:)`.
  public func tabItem(@ViewBuilder _ label: () -> some View, fileID: String = #fileID, line: Int = #line)
    -> ModifiedView
  {
    let labelViews = label()
    return modified(.tabItem, fileID, line) { building in
      var payload = TabItemModifier()
      payload.label = building.views(labelViews)
      return .tabItem(payload)
    }
  }

  /// `.navigationTitle("Home")`, `.navigationBarTitle("Home", displayMode: .inline)`.
  /// - Source: SwiftUI, `navigationTitle(_:)`.
  public func navigationTitle(_ title: Text, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.navigationTitle, fileID, line) { building in
      var payload = NavigationTitleModifier()
      payload.title = building.text(title)
      return .navigationTitle(payload)
    }
  }

  /// `.navigationTitle("Home")`, `.navigationBarTitle("Home", displayMode: .inline)`.
  /// - Source: SwiftUI, `navigationTitle(_:)`.
  public func navigationTitle(_ titleKey: String, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.navigationTitle, fileID, line) { building in
      var payload = NavigationTitleModifier()
      payload.title = building.text(titleKey)
      return .navigationTitle(payload)
    }
  }

  /// `.navigationTitle("Home")`, `.navigationBarTitle("Home", displayMode: .inline)`.
  /// - Source: SwiftUI, `navigationBarTitle(_:)`.
  public func navigationBarTitle(_ title: Text, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    return modified(.navigationBarTitle, fileID, line) { building in
      var payload = NavigationTitleModifier()
      payload.title = building.text(title)
      return .navigationTitle(payload)
    }
  }

  /// `.navigationBarTitleDisplayMode(.inline)`.
  /// - Source: SwiftUI, `navigationBarTitleDisplayMode(_:)`.
  public func navigationBarTitleDisplayMode(
    _ displayMode: TitleDisplayMode, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    return modified(.navigationBarTitleDisplayMode, fileID, line) { _ in
      var payload = TitleDisplayModeModifier()
      payload.displayMode = Given(displayMode)
      return .titleDisplayMode(payload)
    }
  }
}
