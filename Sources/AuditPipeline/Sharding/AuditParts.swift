import AuditEngine
import Flows
import Reporting
import SightlineModel
import SwiftUIReader

/// What reading and walking give for the report: the same in every shard.
struct ReadFacts: Sendable, Codable {
  /// Without labels.
  var screens: [AuditReport.ScreenCoverage]
  /// Neither sources nor documents hold a screen.
  var isEmpty: Bool
  /// The time was over before any was found.
  var isTimeOver: Bool
  var problems: [InputProblem]
  var unresolved: [AuditReport.Unresolved]
  var notAudited: [AuditReport.NotAudited]
  var notWalked: [AuditReport.NotAudited]
  var viewCalls: AuditReport.ViewCalls?
  var views: ViewAccount?
  var otherPlaces: ViewAccount.Places?
  var colors: [ColorConstant]
  var flow: FlowGraph?
  /// Of rules about the project as a whole.
  var projectFindings: [Finding]
  /// Words that one function or property gives back: all are found where a screen shows one.
  var wordGroups: [[Finding]] = []
  var projectJudged: [String: Int]
}

/// All that the report of a run is made from, but for what is read of the project again: the parts of one process, or of
/// several.
struct AuditParts: Sendable, Codable {
  var read: ReadFacts
  var judged: [JudgedScreens]
  /// `nil` where the time did not suffice for expectations.
  var drafts: [DecisionDraft]?
  var endedEarly: String?
}

/// A drawing as it is written down.
struct KeptPicture: Codable, Equatable, Sendable {
  var screen: String
  var state: String
  var variant: String
  var size: Size
  var drawing: VectorPicture
  /// Part of every report, whatever was found.
  var isUsual: Bool?

  /// - Returns: `nil` for a picture that is no drawing.
  init?(_ picture: ScenePicture, isUsual: Bool? = nil) {
    guard case .vector(let drawing) = picture.content else { return nil }
    (screen, state, variant) = (picture.screen, picture.state, picture.variant)
    (size, self.drawing, self.isUsual) = (picture.size, drawing, isUsual)
  }

  var picture: ScenePicture {
    ScenePicture(screen: screen, state: state, variant: variant, size: size, content: .vector(drawing))
  }
}
