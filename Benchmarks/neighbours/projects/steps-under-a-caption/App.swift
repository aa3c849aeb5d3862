import SwiftUI

enum Stage: Int { case soil = 1, light, summary }

struct Setup: View {
  @State private var stage = Stage.soil

  var body: some View {
    VStack {
      Text("Step \(stage.rawValue) of 3").font(.caption)
      Spacer()
      if stage == .soil {
        SoilStep { stage = .light }
      } else if stage == .light {
        LightStep { stage = .summary }
      } else {
        Text("Your bed is planned for May")
      }
      Spacer()
    }
  }
}

@main struct BedApp: App { var body: some Scene { WindowGroup { Setup() } } }
