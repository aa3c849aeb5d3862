// swift-format-ignore-file
enum Step: Int, CaseIterable { case welcome, permissions, plan, done
  var title: String { switch self { case .welcome: "Welcome"; case .permissions: "Permissions"; case .plan: "Plan"; case .done: "Done" } }
  var next: Step? { Step(rawValue: rawValue + 1) } }
protocol Analytics { func track(_ e: String, properties: [String: Any]) }
extension Analytics { func track(_ e: String) { track(e, properties: [:]) } }
final class Log: Analytics { static let shared = Log(); private(set) var events: [String] = []
  func track(_ e: String, properties p: [String: Any]) { events.append(e + p.keys.sorted().map { "[\($0)=\(p[$0]!)]" }.joined()) } }
final class Flow {
  private(set) var step: Step = .welcome { didSet { analytics.track("step", properties: ["from": oldValue.rawValue, "to": step.title]) } }
  private var history: [Step] = []
  var canGoBack: Bool { !history.isEmpty }
  private let analytics: any Analytics
  var onFinish: (() -> Void)?
  init(analytics: any Analytics = Log.shared) { self.analytics = analytics }
  func advance() { guard let n = step.next else { onFinish?(); return }; history.append(step); step = n }
  func back() { guard let p = history.popLast() else { return }; step = p }
  func skip(to s: Step = .done) { history.append(step); step = s } }
let f = Flow()
var finished = false
f.onFinish = { finished = true }
f.advance(); f.advance(); f.back()
print(f.step, f.canGoBack, f.step.title)
f.skip(); f.advance()
print(f.step, finished, Log.shared.events)
print(Step.allCases.map(\.title).joined(separator: " > "), Step.allCases.firstIndex(of: .plan)!, Step.allCases.last == .done)
