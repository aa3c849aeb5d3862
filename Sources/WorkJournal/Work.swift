/// Something that a thread works on: what can be named, and left out, when it ends the process.
package struct Work: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// What nothing goes on without; never left out.
    case step
    /// What a report is whole without, but for itself: the surroundings, animations, claims.
    case part
    /// A file that is read, parsed or linked; its name is its path.
    case file
    /// A view, a preview or the app that is looked at to find out whether it is a screen: `preview Welcome`.
    case view
    /// A screen whose code runs.
    case screen
    /// The branches of a screen that no state shows.
    case branches
    /// A screen that is laid out, and what the rules say of it.
    case judging
    /// The walk through the app, from launch.
    case walk
    /// A control that the walk uses.
    case control
    /// An expectation that is decided.
    case expectation
    /// A rule about the project as a whole.
    case rule
    /// A drawing of a screen.
    case picture
    /// A report that is written; its name is the format's.
    case report

    /// For the journal, which starts at 1.
    var code: Int32 { Int32(Self.allCases.firstIndex(of: self)! + 1) }
    init?(code: Int32) {
      guard Self.allCases.indices.contains(Int(code) - 1) else { return nil }
      self = Self.allCases[Int(code) - 1]
    }
  }

  package var kind: Kind
  package var name: String
  /// Where it stands; `nil` where it is not of one file.
  package var file: String?
  /// 1-based; 0 for the file as a whole.
  package var line: Int

  package init(_ kind: Kind, _ name: String, file: String? = nil, line: Int = 0) {
    self.kind = kind
    self.name = name
    self.file = file
    self.line = line
  }

  /// A file by its path.
  package static func file(_ path: String) -> Work { Work(.file, path, file: path) }
}

/// Work that ended the process, and is not begun again.
package struct LeftOutWork: Hashable, Sendable {
  package var work: Work
  package var end: WorkEnd
  package init(_ work: Work, _ end: WorkEnd) {
    self.work = work
    self.end = end
  }
}

extension Sequence<LeftOutWork> {
  package func has(_ kind: Work.Kind, _ name: String) -> Bool {
    contains { $0.work.kind == kind && $0.work.name == name }
  }
  /// Of work that several places may have the name of.
  package func has(_ work: Work) -> Bool { contains { $0.work == work } }
}

/// What ended a process.
package enum WorkEnd: Hashable, Sendable {
  case signal(Int32)
  /// More memory than it may use.
  case memory
  /// No sign of progress for too long.
  case stalled
  /// Every thread waited for something that did not come.
  case waiting
}
