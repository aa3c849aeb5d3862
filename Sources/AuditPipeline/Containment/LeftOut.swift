import AuditEngine
import SightlineModel
import WorkJournal

/// What ended earlier processes of this run, and is therefore left out of it: what the report says of it.
struct LeftOut: Sendable {
  let works: [LeftOutWork]
  /// The audited folder, absolute.
  private let root: String

  init(_ works: [LeftOutWork], root: String) {
    self.works = works
    self.root = root
  }

  var isEmpty: Bool { works.isEmpty }

  func has(_ kind: Work.Kind, _ name: String) -> Bool { works.has(kind, name) }
  func has(_ work: Work) -> Bool { works.has(work) }

  /// - Parameter path: Absolute, or relative to the audited folder.
  func hasFile(_ path: String) -> Bool {
    works.contains { $0.work.kind == .file && relative($0.work.name) == relative(path) }
  }

  func has(screen name: String) -> Bool { has(.screen, name) || has(.judging, name) }

  private func relative(_ path: String) -> String { Project.relative(path, to: root) ?? path }

  // MARK: What the report says

  /// Each piece of work with what ended it, and where it stands.
  var notAudited: [AuditReport.NotAudited] {
    reported.map { AuditReport.NotAudited(typedSubject($0.work), why: why($0), location: location($0.work)) }
  }

  /// Gaps in what was audited: each an error like an input that can't be read, so that none looks like a clean result.
  /// Pictures and reports are no gaps.
  var findings: [Finding] { Finding.unreadable(problems) }

  var problems: [InputProblem] {
    reported.filter { $0.work.kind != .picture && $0.work.kind != .report }.map { left in
      InputProblem(
        .unreadable, "not audited: \(subject(left.work)): \(why(left))",
        at: location(left.work) ?? SourceLocation(file: ".", line: 1, column: 1))
    }.sorted()
  }

  /// What there is to say about one screen; empty where it is not left out.
  func problems(ofScreen name: String) -> [InputProblem] {
    let own = works.filter { left in
      switch left.work.kind {
      case .screen, .judging: left.work.name == name
      case .view: left.work.isLook(at: name)
      default: false
      }
    }
    return LeftOut(own, root: root).problems
  }

  /// Controls go without saying where there is no walk.
  private var reported: [LeftOutWork] {
    works.contains { $0.work.kind == .walk } ? works.filter { $0.work.kind != .control } : works
  }

  private func location(_ work: Work) -> SourceLocation? {
    work.file.map { SourceLocation(file: relative($0), line: max(1, work.line), column: 1) }
  }

  private func subject(_ work: Work) -> String {
    guard work.kind == .file else { return work.subject }
    return Work.file(relative(work.name)).subject
  }
  private func typedSubject(_ work: Work) -> AuditReport.NotAudited.Subject {
    switch work.kind {
    case .screen, .judging: .missingScreen(work.name)
    case .view:
      .missingPart(work.name.split(separator: " ").last.map(String.init) ?? work.name, words: subject(work))
    default: .remark(subject(work))
    }
  }
  private func why(_ left: LeftOutWork) -> String { "\(left.end.sentence) \(left.work.activity)" }
}

extension Work {
  static let tokens = Work(.part, "design tokens")
  static let walkingTheApp = Work(.walk, "the app")
  static let animations = Work(.part, "animations that no state shows")
  static let calmMotions = Work(.part, "animations under Reduce Motion")
  static let expectations = Work(.part, "expectations")
}
