public import SightlineModel

/// A text as it is shown. Localised text is passed as the language has it.
public struct Text: NodeView {
  public typealias TruncationMode = Paragraph.TruncationMode
  public typealias Case = TextCase
  let content: TextContent
  let make: MakeNodes
  public var body: Self { return self }

  public init(_ string: String, fileID: String = #fileID, line: Int = #line) {
    self.init(TextContent(shown: string), fileID, line)
  }
  public init(verbatim string: String, fileID: String = #fileID, line: Int = #line) {
    self.init(TextContent(shown: string), fileID, line)
  }
  private init(_ content: TextContent, _ fileID: String, _ line: Int) {
    self.content = content
    make = building(.text, fileID, line) { _ in
      var payload = TextView()
      payload.content = Given(content)
      return (.text(payload), [])
    }
  }

  /// One text after the other, in one paragraph.
  public static func + (first: Text, second: Text) -> Text {
    Text(TextContent(runs: first.content.runs + second.content.runs), "", 0)
  }
}

extension TextContent {
  /// In the words of one language: no string table is asked.
  init(shown string: String) {
    var run = TextRun(string: string)
    run.isVerbatim = true
    self.init(runs: [run])
  }
}

/// A symbol, or a picture by its name in an asset catalogue.
public struct Image: NodeView {
  public typealias Scale = ImageScale
  let make: MakeNodes
  public var body: Self { return self }

  public init(systemName: String, fileID: String = #fileID, line: Int = #line) {
    self.init(fileID, line) { $0.systemName = Given(systemName) }
  }
  /// - Parameter size: Of the picture, in points; without it layout guesses, and says so.
  public init(_ name: String, size: Size? = nil, label: Text? = nil, fileID: String = #fileID, line: Int = #line) {
    self.init(fileID, line) {
      $0.name = Given(name)
      $0.size = Given(size)
      $0.label = Given(label?.content)
    }
  }
  /// Not spoken.
  public init(decorative name: String, size: Size? = nil, fileID: String = #fileID, line: Int = #line) {
    self.init(fileID, line) {
      $0.name = Given(name)
      $0.decorative = Given(true)
      $0.size = Given(size)
    }
  }
  private init(_ fileID: String, _ line: Int, _ tell: @escaping (inout ImageView) -> Void) {
    make = building(.image, fileID, line) { building in
      var payload = ImageView()
      tell(&payload)
      payload.size = building.geometry(payload.size.value, "size")
      return (.image(payload), [])
    }
  }
}

extension Image {
  /// Fills the frame it is offered.
  public func resizable(fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    modified(.resizable, fileID, line) { _ in .inert(NamedArguments()) }
  }
}

/// A style as a view: fills what it is offered.
public struct Fill: NodeView {
  let make: MakeNodes
  public var body: Self { return self }
  public init(_ style: some ShapeStyle, fileID: String = #fileID, line: Int = #line) {
    self.init(style.style, fileID: fileID, line: line)
  }
  init(_ style: StyleSpec, fileID: String = "", line: Int = 0) {
    make = building(.color, fileID, line) { _ in
      var payload = FillView()
      payload.style = Given(style)
      return (.fill(payload), [])
    }
  }
}

/// Views that stand for themselves: a modifier on a group is applied to each.
public struct Group: NodeView {
  let make: MakeNodes
  public var body: Self { return self }
  public init(@ViewBuilder content: () -> some View, fileID: String = #fileID, line: Int = #line) {
    let children = content()
    make = building(.group, fileID, line) { building in (.group(GroupView()), building.nodes(children)) }
  }
}

/// A view for each element.
public struct ForEach: NodeView {
  let make: MakeNodes
  public var body: Self { return self }
  public init<Elements: Sequence>(
    _ data: Elements, @ViewBuilder content: (Elements.Element) -> some View, fileID: String = #fileID, line: Int = #line
  ) {
    let children = data.map { content($0) }
    make = building(.forEach, fileID, line) { building in
      (.group(GroupView()), children.flatMap { building.nodes($0) })
    }
  }
  public init<Elements: Sequence, ID: Hashable>(
    _ data: Elements, id: KeyPath<Elements.Element, ID>, @ViewBuilder content: (Elements.Element) -> some View,
    fileID: String = #fileID, line: Int = #line
  ) {
    let children = data.map { (id: "\($0[keyPath: id])", view: content($0)) }
    make = building(.forEach, fileID, line) { building in
      let nodes = children.flatMap { child in
        building.nodes(child.view).map { node in
          var node = node
          node.identity = child.id
          return node
        }
      }
      return (.group(GroupView()), nodes)
    }
  }
}

/// What is drawn by code or a framework: takes the room it is offered, and is named as not laid out.
public struct Placeholder: NodeView {
  let make: MakeNodes
  public var body: Self { return self }
  /// - Parameter reason: Why it is not known, as a clause.
  public init(_ reason: String, fileID: String = #fileID, line: Int = #line) {
    make = building(.canvas, fileID, line) { _ in
      var payload = PlaceholderView()
      payload.reason = Given(reason)
      return (.placeholder(payload), [])
    }
  }
}

/// A view whose content is not known, at least so large.
public struct Unseen: NodeView {
  let make: MakeNodes
  public var body: Self { return self }
  /// - Parameter minimumSize: Points.
  public init(_ reason: String, minimumSize: Size? = nil, fileID: String = #fileID, line: Int = #line) {
    make = building(.unseen, fileID, line) { building in
      var payload = UnseenView()
      payload.reason = Given(reason)
      payload.minimumSize = building.geometry(minimumSize, "minimumSize")
      return (.unseen(payload), [])
    }
  }
}

/// A shape of any type.
public struct AnyShape: Shape, LibraryView {
  let shape: AnyView
  public init(_ shape: some Shape) { self.shape = AnyView(shape) }
  public var body: AnyView { return shape }
}

/// iOS 26's container of glass: lays its content out as it is.
public struct GlassEffectContainer: NodeView {
  let make: MakeNodes
  public var body: Self { return self }
  public init(@ViewBuilder content: () -> some View, fileID: String = #fileID, line: Int = #line) {
    let children = content()
    make = building(.glassEffectContainer, fileID, line) { building in
      (.passThrough(PassThroughView()), building.nodes(children))
    }
  }
}

/// A link to the web.
public struct Link: NodeView {
  let make: MakeNodes
  public var body: Self { return self }
  public init(_ title: String, destination: String, fileID: String = #fileID, line: Int = #line) {
    make = building(.link, fileID, line) { _ in
      var payload = ButtonView()
      payload.titleKey = Given(TextContent(shown: title))
      return (.button(payload), [])
    }
  }
}

/// Chooses a date or a time.
public struct DatePicker: NodeView {
  let make: MakeNodes
  public var body: Self { return self }
  /// - Parameters:
  ///   - date: As the language writes it; `nil` where no date is shown.
  ///   - time: As the language writes it.
  public init(_ title: String, date: String?, time: String? = nil, fileID: String = #fileID, line: Int = #line) {
    make = building(.datePicker, fileID, line) { _ in
      var payload = ValuePickerView()
      payload.titleKey = Given(TextContent(shown: title))
      var components: Set<DateComponent> = []
      if date != nil { components.insert(.date) }
      if time != nil { components.insert(.hourAndMinute) }
      payload.displayedComponents = Given(components)
      payload.shownDate = Given(date)
      payload.shownTime = Given(time)
      return (.valuePicker(payload), [])
    }
  }
}
