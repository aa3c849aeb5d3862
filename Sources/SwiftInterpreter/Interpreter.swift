public import SightlineModel

/// Runs a large subset of Swift over the project's sources; knows nothing of SwiftUI.
public final class Interpreter {
  /// Asked in order for whatever the sources do not declare.
  public let hosts: [any HostModule]
  public init(hosts: [any HostModule]) { self.hosts = hosts }
}
