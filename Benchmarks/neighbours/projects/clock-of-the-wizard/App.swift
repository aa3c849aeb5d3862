import SwiftUI

@main struct PoolApp: App { var body: some Scene { WindowGroup { WizardView() } } }

enum Phase { case hello, measure, result }
@Observable final class Wizard { var phase = Phase.hello }

struct WizardView: View {
  @State private var wizard = Wizard()
  var body: some View {
    Group {
      switch wizard.phase {
      case .hello: HelloStep()
      case .measure: MeasureStep()
      case .result: ResultStep()
      }
    }
    .environment(wizard)
  }
}

struct HelloStep: View {
  @Environment(Wizard.self) private var wizard
  @State private var isReady = false
  var body: some View {
    VStack {
      Text("Willkommen am Becken")
      if isReady { Button("Messen") { wizard.phase = .measure } }
    }
    .task { try? await Task.sleep(for: .seconds(2)); isReady = true }
  }
}

struct MeasureStep: View {
  @Environment(Wizard.self) private var wizard
  @State private var isReady = false
  var body: some View {
    VStack {
      Text("Streifen ins Wasser halten")
      if isReady { Button("Auswerten") { wizard.phase = .result } }
    }
    .task { try? await Task.sleep(for: .milliseconds(2500)); isReady = true }
  }
}

struct ResultStep: View {
  @Environment(Wizard.self) private var wizard
  @State private var isReady = false
  var body: some View {
    VStack {
      Text("Der Wert ist gut")
      if isReady { Button("Fertig") { wizard.phase = .hello } }
    }
    .task { try? await Task.sleep(for: .seconds(7)); isReady = true }
  }
}
