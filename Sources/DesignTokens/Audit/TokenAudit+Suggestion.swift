package import SightlineModel

extension TokenAudit {
  /// The nearest passing colour for each failing mode, at the place where it is written.
  package func suggestion(_ pair: TokenPair, modes: [TokenMode], worst: TokenMode) -> Suggestion? {
    var parts: [String] = []
    var replacement: String?
    var reported: Set<String> = []
    for mode in modes {
      guard let paint = names.paint(pair.foreground, mode: mode) else { continue }
      guard let after = nearest(pair, mode: mode), let before = paint.color else {
        let needed = Self.ratio(pair.use.required())
        let what = paint.color == nil ? "the gradient" : "no lightness of this colour reaches \(needed)"
        let advice = "\(what); change \(paint.color == nil ? "its stops" : "the background")"
        if reported.insert(advice).inserted { parts.append("in \(mode.name): \(advice)") }
        continue
      }
      guard let fix = fix(of: pair, mode: mode, to: after) else {
        parts.append("in \(mode.name): \(before.swatch) → \(after.swatch)")
        continue
      }
      guard reported.insert("\(fix.location)\(after.text)").inserted else { continue }
      var part = "in \(mode.name): \(fix.summary)"
      if fix.source != pair.foreground { part += " at \(fix.source) (\(fix.location))" }
      if !fix.alsoChanges.isEmpty { part += "; also changes \(Self.list(fix.alsoChanges))" }
      if let other = otherBackground(pair, mode: mode, fix) { part += "; or \(other)" }
      let broken = broken(by: fix, mode: mode, besides: pair)
      if !broken.isEmpty { part += "; would break \(Self.list(broken))" }
      parts.append(part)
      if mode == worst, fix.source == pair.foreground { replacement = after.text }
    }
    return parts.isEmpty ? nil : Suggestion(text: parts.joined(separator: " · "), replacement: replacement)
  }

  /// `a, b and 2 more`.
  package static func list(_ names: [String]) -> String {
    names.prefix(6).joined(separator: ", ") + (names.count > 6 ? " and \(names.count - 6) more" : "")
  }

  /// Where the foreground would have to turn from light to dark or back: the background is often the better place.
  private func otherBackground(_ pair: TokenPair, mode: TokenMode, _ fix: TokenFix) -> String? {
    func lightness(_ color: TokenColor) -> Double { ColorSpace.oklch.components(of: color.rgba)[0] }
    guard abs(lightness(fix.after) - lightness(fix.before)) > 0.4,
      let paint = names.paint(pair.background, mode: mode), let color = paint.color, color.alpha == 1,
      fix.before.alpha == 1,
      let after = NearestPassingColor.suggestion(
        for: color, over: fix.before.rgba, required: pair.use.required())
    else { return nil }
    let place = fixable(paint).map { " (\($0.location))" } ?? ""
    return "the background \(fixable(paint)?.name ?? pair.background)\(place): \(color.swatch) → \(after.swatch)"
  }

  /// Pairs that pass now and would not with the fixed colour.
  private func broken(by fix: TokenFix, mode: TokenMode, besides pair: TokenPair) -> [String] {
    func isFixed(_ name: String) -> Bool {
      names.paint(name, mode: mode).flatMap { fixable($0) }?.location == fix.location
    }
    return touching(fix.location, mode).map { pairs[$0] }.filter { $0 != pair }.compactMap {
      let now = cell($0, mode: mode)
      guard now.passes == true,
        let front = isFixed($0.foreground) ? fix.after : names.paint($0.foreground, mode: mode)?.color,
        let behind = isFixed($0.background) ? fix.after : names.paint($0.background, mode: mode)?.color
      else { return nil }
      let ratio = Contrast.ratio(of: front.rgba, over: [behind.rgba], base: mode.appearance.isDark ? .black : .white)
      return ratio < now.required
        ? "\($0.foreground) on \($0.background) (\(Self.ratio(ratio)))" : nil
    }
  }
}
