import SwiftInterpreter

/// A moment of a run of the app, to go back to: a control is used in it, and then another one.
///
/// Walking the way from the launch again would show the same and run everything once more. What was found out meanwhile
/// (which code ran, what could not be read) is kept.
package final class SessionMoment {
  private let session: Session
  private let launch: LaunchMoment
  private let changes: [() -> Void]
  private let putBackDecisions: (() -> Void)?

  fileprivate init(_ session: Session) {
    self.session = session
    launch = session.interpreter.moment()
    changes = [session.kept(), session.reading.kept()]
    putBackDecisions = (session.interpreter.decisions as? HopefulDecider)?.kept()
  }

  /// - Returns: The session, as it was.
  package func putBack() -> Session {
    launch.putBack()
    for change in changes { change() }
    putBackDecisions?()
    return session
  }
}

extension Session {
  /// The present moment: nothing of the app may be running.
  package var moment: SessionMoment { SessionMoment(self) }
}
