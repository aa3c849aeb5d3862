import SightlineModel
import SwiftInterpreter

/// Decides the animations of one file.
struct AnimationReader {
  let outline: SourceOutline
  let text: String
  let declared: DeclaredNames
  let answers = HandedValues()

  init(_ outline: SourceOutline, text: String, declared: DeclaredNames) {
    (self.outline, self.text, self.declared) = (outline, text, declared)
  }

  /// Modifiers that move what they stand on, by the property they animate.
  static let movers: [String: String] = [
    "scaleEffect": "scale", "rotationEffect": "rotation", "rotation3DEffect": "rotation", "offset": "offset",
    "position": "offset", "matchedGeometryEffect": "matchedGeometry", "blur": "blur",
  ]
  /// Drawing in a `Canvas`.
  private static let drawing: [String: String] = ["translateBy": "offset", "rotate": "rotation", "scaleBy": "scale"]
  private static let movingTransitions: Set<String> = ["scale", "move", "slide", "push", "offset"]
  private static let fadingTransitions: Set<String> = [
    "opacity", "identity", "combined", "animation", "blurReplace", "asymmetric", "with", "easeIn", "easeOut",
    "easeInOut",
    "linear", "spring", "default", "leading", "trailing", "top", "bottom",
  ]
  static let changing: Set<String> = [
    "toggle", "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeValue", "sort", "shuffle",
    "move", "swapAt", "formUnion", "subtract",
  ]
  private static let stateWrappers: Set<String> = ["State", "GestureState", "SceneStorage", "AppStorage", "FocusState"]

  var animations: [WrittenAnimation] {
    let previews = outline.declarations.filter {
      $0.kind == .preview || $0.kind == .type && $0.attributes.contains("PreviewProvider")
    }.map(\.extent)
    return outline.calls.filter { call in !previews.contains { $0.contains(call.extent.lowerBound) } }
      .compactMap { call -> WrittenAnimation? in
        movement(call).map { movement in
          WrittenAnimation(
            api: call.name, location: call.location, movement: movement, isEndless: isEndless(call))
        }
      }.sorted { $0.location < $1.location }
  }

  /// - Returns: `nil` where nothing is animated.
  private func movement(_ call: SourceOutline.Call) -> WrittenAnimation.Movement? {
    switch call.name {
    case "withAnimation":
      guard !call.closures.isEmpty || call.arguments.count > 1 else { return nil }
      if isOff(call.arguments.first { $0.label == nil }) { return nil }
      return isGated(call) ? .gated : ungated(of: withAnimation(call), call)
    case "animation":
      // `.linear.animation(…)` and the like stand in a transition.
      guard let base = call.base, !call.arguments.isEmpty, !isInTransition(call) else {
        guard let base = call.base, let path = binding(base) else { return nil }
        return isGated(call) ? .gated : ungated(of: changes([path], call), call)
      }
      if isOff(call.arguments[0]) { return nil }
      if isGated(call) { return .gated }
      if let path = binding(base) { return ungated(of: changes([path], call), call) }
      return ungated(of: modifier(call, base), call)
    case "TimelineView":
      guard let schedule = call.arguments.first, names(in: schedule.extent).members.contains("animation") else {
        return nil
      }
      return isGated(call) ? .gated : ungated(of: timeline(call), call)
    case "LottieView":
      return isGated(call) ? .gated : ungated(of: .known(["animation"]), call)
    default: return scrolled(call)
    }
  }

  /// The type asks for Reduce Motion somewhere: that it does not here is for a person to see.
  func ungated(of movement: WrittenAnimation.Movement, _ call: SourceOutline.Call)
    -> WrittenAnimation.Movement
  {
    guard case .known(let moved) = movement, !moved.isEmpty, let type = type(around: call.extent.lowerBound) else {
      return movement
    }
    return extents(ofType: type).contains { asks(in: $0) } ? .unknown : movement
  }

  // MARK: withAnimation

  private func withAnimation(_ call: SourceOutline.Call) -> WrittenAnimation.Movement {
    let closures = call.closures.isEmpty ? call.arguments.dropFirst().map(\.extent) : call.closures
    var paths: [String] = []
    var isKnown = true
    for extent in closures {
      paths += outline.assignments.filter { extent.contains($0.offset) }.map(\.path)
      for inner in outline.calls where extent.contains(inner.extent.lowerBound) && inner.isStatement {
        if inner.name == "scrollTo" {
          guard isIdentified(inner) else { continue }
          return .known(["scroll"])
        }
        if let base = inner.base, Self.changing.contains(inner.name), let path = path(in: base) {
          paths.append(path)
        } else if inner.name != "withAnimation" {
          isKnown = false
        }
      }
      // `{ isOpen.toggle() }` hides in an expression of one line.
      if paths.isEmpty { isKnown = false }
    }
    let changed = changes(paths, call)
    if case .known(let moved) = changed, !moved.isEmpty || isKnown { return changed }
    return .unknown
  }

  /// Whether a view has the id that is scrolled to: a namespace that none takes as its id leads nowhere.
  private func isIdentified(_ call: SourceOutline.Call) -> Bool {
    guard let path = call.arguments.first.flatMap({ outline.references.within($0.extent).first?.path }),
      outline.declarations.contains(where: {
        $0.kind == .property && $0.name == path && $0.attributes.contains("Namespace")
      })
    else { return true }
    return outline.calls.contains { other in
      other.name == "id"
        && other.arguments.contains { outline.references.within($0.extent).contains { $0.path == path } }
    }
  }

  /// What moves when these get another value.
  private func changes(_ paths: [String], _ call: SourceOutline.Call) -> WrittenAnimation.Movement {
    guard let type = type(around: call.extent.lowerBound), !paths.isEmpty else { return .unknown }
    let extents = extents(ofType: type)
    let tainted = taint(Set(paths), in: extents)
    let moved = moved(by: tainted, in: extents)
    if !moved.isEmpty { return .known(moved) }
    // Nothing in this type moves: whether anything else does, is known for state of its own that it keeps to itself.
    let own = outline.declarations.filter {
      $0.kind == .property && $0.typeName == type && !Self.stateWrappers.isDisjoint(with: $0.attributes)
    }
    let roots = Set(paths.map(root))
    // A binding to a value of a model: what this view makes of it is what is seen while the control is used.
    let isOfBinding = call.name == "animation" && paths.contains { $0.contains(".") }
    guard isOfBinding || roots.isSubset(of: own.map(\.name)), hasBody(type), !escapes(tainted, in: extents) else {
      return .unknown
    }
    return .known([])
  }

  // MARK: animation(_:value:)

  private func modifier(_ call: SourceOutline.Call, _ base: Range<Int>) -> WrittenAnimation.Movement {
    guard let type = type(around: call.extent.lowerBound) else { return .unknown }
    let typeExtents = extents(ofType: type)
    // 1. What stands inside, members of the type that it names included.
    let members = outline.declarations.filter {
      ($0.kind == .property && !$0.isStored || $0.kind == .function) && $0.typeName == type
    }
    var scope = [base]
    var left = members
    while let next = left.firstIndex(where: { member in scope.contains { uses(member.name, in: $0) } }) {
      scope.append(left.remove(at: next).extent)
    }
    let value = call.arguments.first { $0.label == "value" }.flatMap { argument in
      names(in: argument.extent).references.first?.path
    }
    let isOfValue = call.arguments.contains { $0.label == "value" }
    guard !isOfValue || value != nil else { return .unknown }
    // 2. What changes: the value, or whatever the view keeps.
    let state = outline.declarations.filter {
      $0.kind == .property && $0.typeName == type && $0.isStored
        && !$0.attributes.contains("Environment") && !$0.attributes.contains("Namespace")
    }
    let varying = Set(value.map { [$0] } ?? state.filter { !$0.attributes.isEmpty }.map(\.name))
    let tainted = taint(varying, in: typeExtents)
    var moved = Set(moved(by: tainted, in: scope))
    // 3. Without a value it animates its own view's coming and going as well.
    var isKnown = true
    if value == nil {
      let chain = outline.calls.filter { $0.extent.lowerBound == base.lowerBound && $0.name == "transition" }
      for transition in chain + self.calls(in: scope).filter({ $0.name == "transition" }) {
        let named = self.transition(transition, in: type)
        moved.formUnion(named.moving)
        if !named.isKnown { isKnown = false }
      }
    }
    if !moved.isEmpty { return .known(moved.sorted()) }
    // What is handed to the view from outside may change as well.
    let varies = value == nil ? taint(Set(state.map(\.name)), in: typeExtents) : tainted
    let isFixed = calls(in: scope).allSatisfy { call in
      Self.movers[call.name] == nil || call.arguments.allSatisfy { outline.references.within($0.extent).isEmpty }
    }
    guard isKnown, value != nil || isFixed, hasBody(type), !escapes(varies, in: scope, isOpen: value == nil) else {
      return .unknown
    }
    return .known([])
  }

  // MARK: TimelineView(.animation)

  private func timeline(_ call: SourceOutline.Call) -> WrittenAnimation.Movement {
    guard let closure = call.closures.last, let time = parameter(of: closure) else { return .unknown }
    let tainted = taint([time], in: [closure])
    let moved = moved(by: tainted, in: [closure], names: Self.movers.merging(Self.drawing) { $1 })
    return moved.isEmpty ? .unknown : .known(moved)
  }

  private func parameter(of closure: Range<Int>) -> String? {
    let words = slice(closure).dropFirst().split(whereSeparator: { $0.isWhitespace || $0 == "(" || $0 == ")" }).prefix(
      2)
    return words.count == 2 && words.last == "in" ? words.first.map(String.init) : nil
  }

  // MARK: What depends on what

  /// Properties that modifiers in some places animate when something changes.
  func moved(
    by tainted: Set<String>, in extents: [Range<Int>], names: [String: String] = Self.movers
  ) -> [String] {
    var result: Set<String> = []
    for call in calls(in: extents) {
      if let moving = layoutMovement(call, tainted) {
        result.insert(moving)
      } else if let effect = declared.effects[call.name], call.arguments.contains(where: { hits(tainted, $0.extent) }) {
        result.formUnion(effect)
      } else if case .known(let moved)? = inside(call, tainted) {
        result.formUnion(moved)
      } else if let property = names[call.name], call.base != nil {
        let depends = call.arguments.contains { hits(tainted, $0.extent) }
        let isInChoice = call.name == "matchedGeometryEffect" && isChosen(by: tainted, call)
        if depends && !isSlight(call) || isInChoice { result.insert(property) }
      } else if call.name == "transition", isChosen(by: tainted, call) {
        let type = type(around: call.extent.lowerBound) ?? ""
        result.formUnion(transition(call, in: type).moving)
      } else if call.name == "scrollPosition", call.arguments.contains(where: { hits(tainted, $0.extent) }) {
        result.insert("scroll")
      }
    }
    return result.sorted()
  }

  /// `scaleEffect(isPressed ? 0.95 : 1)`, a button that gives way, or the arrow of what opens, turning in place as iOS's own
  /// does: no movement.
  private func isSlight(_ call: SourceOutline.Call) -> Bool {
    if call.name == "rotationEffect", let base = call.base {
      return slice(base).contains("Image(systemName: \"chevron")
    }
    guard call.name == "scaleEffect", call.arguments.count == 1 else { return false }
    let parts = slice(call.arguments[0].extent).split(separator: "?")
    guard parts.count == 2 else { return false }
    let scales = parts[1].split(separator: ":").map { Double($0.filter { !$0.isWhitespace }) }
    return scales.count == 2 && scales.allSatisfy { $0.map(MotionFacts.isSlight) ?? false }
  }

  /// The changed values are handed to what is not known: views and functions of the project, transitions by other names.
  func escapes(_ tainted: Set<String>, in extents: [Range<Int>], isOpen: Bool = false) -> Bool {
    for call in calls(in: extents) {
      let isOwn =
        if let base = call.base {
          // A modifier of the project's own; a method of a value stands on a name alone.
          declared.functions.contains(call.name) && slice(base).contains("(")
        } else {
          declared.types.contains(call.name) && declared.effects[call.name] == nil && !isKnown(inside(call, tainted))
        }
      if isOwn, isOpen || call.arguments.contains(where: { hands(tainted, on: $0) }) { return true }
      if call.name == "transition", isChosen(by: tainted, call) {
        if !transition(call, in: type(around: call.extent.lowerBound) ?? "").isKnown { return true }
      }
      // A page that is chosen slides.
      if call.name == "TabView", call.arguments.contains(where: { hits(tainted, $0.extent) }) { return true }
    }
    return false
  }

  /// Names that get another value with these: locals, computed properties and functions that read them.
  func taint(_ paths: Set<String>, in extents: [Range<Int>]) -> Set<String> {
    var tainted = paths
    var left = outline.declarations.filter { declaration in
      (declaration.kind == .local || declaration.kind == .function
        || declaration.kind == .property && !declaration.isStored)
        && extents.contains { $0.contains(declaration.extent.lowerBound) }
    }
    while let next = left.firstIndex(where: { hits(tainted, $0.extent) }) {
      let declaration = left.remove(at: next)
      if declaration.name != "body" { tainted.insert(declaration.name) }
    }
    return tainted
  }

  func hits(_ tainted: Set<String>, _ extent: Range<Int>) -> Bool {
    outline.references.within(extent).contains { reference in
      tainted.contains { reference.path == $0 || reference.path.hasPrefix($0 + ".") }
    }
  }

  private func uses(_ name: String, in extent: Range<Int>) -> Bool {
    names(in: extent).references.contains { root($0.path) == name }
  }

  /// It is there or not there by a condition on the values.
  func isChosen(by tainted: Set<String>, _ call: SourceOutline.Call) -> Bool {
    outline.conditions.contains { condition in
      condition.bodies.contains { $0.contains(call.extent.lowerBound) } && hits(tainted, condition.condition)
    }
  }

  private func transition(_ call: SourceOutline.Call, in type: String) -> (moving: [String], isKnown: Bool) {
    var names = Set(call.arguments.flatMap { self.names(in: $0.extent).members })
    for argument in call.arguments {
      for reference in self.names(in: argument.extent).references where reference.path.first?.isLowercase == true {
        guard
          let member = outline.declarations.first(where: {
            $0.name == reference.path && $0.typeName == type && !$0.isStored
          })
        else { return ([], false) }
        names.formUnion(self.names(in: member.extent).members)
      }
    }
    // `.opacity.combined(with: .scale(scale: 0.95))`: a fade.
    let scales = calls(in: call.arguments.map(\.extent)).filter { $0.name == "scale" }
    if names.contains("scale"), !scales.isEmpty,
      scales.allSatisfy({ scale in
        let number = scale.arguments.first { $0.label == "scale" }.flatMap { Double(slice($0.extent)) }
        return number.map(MotionFacts.isSlight) == true
      })
    {
      names.remove("scale")
      names.insert("opacity")
    }
    let moving = names.intersection(Self.movingTransitions)
    return (
      moving.sorted().map(Motion.byTransition), !names.isEmpty && names.subtracting(Self.fadingTransitions).isEmpty
    )
  }

  // MARK: Gates

  func isGated(_ call: SourceOutline.Call) -> Bool {
    if call.arguments.contains(where: { asks(in: $0.extent) }) { return true }
    // An animation with a name of its own: `private var spring: Animation? { reduceMotion ? nil : … }`.
    let type = type(around: call.extent.lowerBound)
    for argument in call.arguments.prefix(1) {
      for reference in names(in: argument.extent).references {
        let member = outline.declarations.first { $0.name == root(reference.path) && $0.typeName == type }
        if let member, asks(in: member.extent) { return true }
      }
    }
    // The smallest function or closure around it.
    let around = outline.scopes.filter {
      $0.contains(call.extent.lowerBound) && $0.upperBound >= call.extent.upperBound
    }
    if call.name == "withAnimation", let nearest = around.min(by: { $0.count < $1.count }), asks(in: nearest) {
      return true
    }
    return outline.conditions.contains { condition in
      condition.bodies.contains { $0.contains(call.extent.lowerBound) } && asks(in: condition.condition)
    }
  }

  private func asks(in extent: Range<Int>) -> Bool {
    let names = self.names(in: extent)
    return names.references.contains { $0.path.lowercased().contains("reducemotion") }
      || names.members.contains { $0.lowercased().contains("reducemotion") }
  }

  private func isOff(_ argument: SourceOutline.Argument?) -> Bool {
    guard let argument else { return false }
    return ["nil", ".none"].contains(slice(argument.extent))
  }

  // MARK: Places

  private func isInTransition(_ call: SourceOutline.Call) -> Bool {
    outline.calls.contains { other in
      other.name == "transition" && other.arguments.contains { $0.extent.contains(call.extent.lowerBound) }
    }
  }

  /// `$isOpen.animation()`: the binding's path.
  private func binding(_ base: Range<Int>) -> String? {
    let found = names(in: base).references
    return found.count == 1 && found[0].isBinding && found[0].offset == base.lowerBound ? found[0].path : nil
  }

  func path(in extent: Range<Int>) -> String? {
    let found = names(in: extent).references
    return found.count == 1 ? found[0].path : nil
  }

  func names(in extent: Range<Int>) -> (references: [SourceOutline.Reference], members: [String]) {
    (Array(outline.references.within(extent)), outline.members.within(extent).map(\.path))
  }

  private func calls(in extents: [Range<Int>]) -> [SourceOutline.Call] {
    outline.calls.filter { call in
      extents.contains { $0.contains(call.extent.lowerBound) && call.extent.upperBound <= $0.upperBound }
    }
  }

  func root(_ path: String) -> String { String(path.prefix { $0 != "." }) }

  func type(around offset: Int) -> String? {
    outline.declarations.filter { $0.kind == .type && $0.extent.contains(offset) }
      .min { $0.extent.count < $1.extent.count }?.typeName
  }

  func extents(ofType name: String) -> [Range<Int>] {
    outline.declarations.filter { $0.kind == .type && $0.typeName == name }.map(\.extent)
  }

  func hasBody(_ type: String) -> Bool {
    outline.declarations.contains { $0.name == "body" && $0.typeName == type }
  }

  func slice(_ extent: Range<Int>) -> String {
    let bytes = text.utf8
    guard extent.upperBound <= bytes.count else { return "" }
    return String(
      decoding: bytes[
        bytes.index(
          bytes.startIndex, offsetBy: extent.lowerBound)..<bytes.index(
            bytes.startIndex, offsetBy: extent.upperBound)], as: UTF8.self)
  }
}
