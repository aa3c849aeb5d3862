import SwiftUI

public struct ChartPanel: View {
  public init() { }
  public var body: some View {
    HStack {
      Text("Sea chart")
      Button { } label: { Image(systemName: "plus.magnifyingglass") }
    }
  }
}
