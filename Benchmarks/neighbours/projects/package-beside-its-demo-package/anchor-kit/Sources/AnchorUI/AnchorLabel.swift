import SwiftUI

public struct AnchorLabel: View {
  private let isDown: Bool
  public init(isDown: Bool) { self.isDown = isDown }
  public var body: some View {
    if isDown { Text("Anchor is down") } else { Text("Anchor is up") }
  }
}
