/// - Returns: Seconds of the middle pass.
package func median(_ passes: Int, _ body: () -> Void) -> Double {
  var times: [Double] = []
  for _ in 0..<passes {
    let start = ContinuousClock.now
    body()
    let time = ContinuousClock.now - start
    times.append(Double(time.components.seconds) + Double(time.components.attoseconds) * 1e-18)
  }
  return times.sorted()[times.count / 2]
}
