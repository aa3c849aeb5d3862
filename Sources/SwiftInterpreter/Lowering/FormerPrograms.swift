import Foundation

/// What programs made of their sources, kept until nothing of one audit is used any more, and then let go of.
///
/// Types, their members and the trees of their code lead to one another in circles, which nothing but this ends. A value
/// that was made while one program ran may reach another of the same audit: all of them wait for the last one. Where a
/// process audits once, nobody has one of these, and its end frees everything at no cost.
package final class FormerPrograms: @unchecked Sendable {
  struct Remains {
    let types: [TypeDecl]
    let members: [MemberSet]
    let bodies: [FunctionBody]
    let files: [SourceFile]
  }
  private let lock = NSLock()
  private var remains: [Remains] = []

  package init() {}

  func keep(_ remains: Remains) { lock.withLock { self.remains.append(remains) } }

  deinit {
    for part in remains {
      for body in part.bodies { body.letGo() }
      for set in part.members { set.letGo() }
      for type in part.types { type.letGo() }
      for file in part.files { (file.onLocalType, file.context) = (nil, nil) }
    }
  }
}

extension Program {
  var remains: FormerPrograms.Remains {
    let bodies = topLevelCode.flatMap(\.items).compactMap { item in
      if case .statements(let body) = item { body } else { nil }
    }
    return .init(
      types: typeOrder + foreignExtensions.values, members: Array(globals.values), bodies: bodies, files: files)
  }
}

extension TypeDecl {
  fileprivate func letGo() {
    for set in instance.values { set.letGo() }
    for set in statics.values { set.letGo() }
    for function in initializers + subscripts + staticSubscripts { function.letGo() }
    for property in stored { property.letGo() }
    (extensions, attributes, inherited, nested, nestedOrder, aliases) = ([], [], [], [:], [], [:])
    (instance, statics, stored, initializers, subscripts) = ([:], [:], [], [], [])
    (staticSubscripts, cases) = ([], [])
    (superclassCache, dynamicMembersCache, memberCache, staticCache, allStoredCache) = (nil, nil, [:], [:], nil)
  }
}

extension MemberSet {
  fileprivate func letGo() {
    for property in properties { property.letGo() }
    for function in functions { function.letGo() }
  }
}

extension PropertyDecl {
  fileprivate func letGo() {
    for function in [getter, setter, willSet, didSet] { function?.letGo() }
    (initialValue, getter, setter, willSet, didSet, wrapperCache) = (nil, nil, nil, nil, nil, nil)
  }
}
