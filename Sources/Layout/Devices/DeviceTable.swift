package import SightlineModel

/// The screens a layout can be asked for, by id or alias.
package enum DeviceTable {
  /// One display, upright.
  struct Row {
    typealias Insets = (top: Double, left: Double, bottom: Double, right: Double)
    var id: String
    var width: Double
    var height: Double
    var scale: Double
    var isPad: Bool
    var insets: [Platform: (portrait: Insets?, landscape: Insets?)]
    var portrait: (SizeClass, SizeClass)
    var landscape: (SizeClass, SizeClass)
    var keyboard: (portrait: Double?, landscape: Double?)

    init(
      _ id: String, _ width: Double, _ height: Double, scale: Double, isPad: Bool, ios18 old: Insets?,
      _ oldLandscape: Insets?, ios26 new: Insets?, _ newLandscape: Insets?, portrait: (SizeClass, SizeClass),
      landscape: (SizeClass, SizeClass), keyboard: (Double?, Double?)
    ) {
      self.id = id
      self.width = width
      self.height = height
      self.scale = scale
      self.isPad = isPad
      self.insets = [.ios18: (old, oldLandscape), .ios26: (new, newLandscape)]
      self.portrait = portrait
      self.landscape = landscape
      self.keyboard = (keyboard.0, keyboard.1)
    }
  }

  /// Short names used in variants.
  package static let aliases: [String: String] = [
    "SE": "iphone-375x667", "standard": "iphone-402x874", "largest": "iphone-440x956", "iPad-11": "ipad-834x1210",
    "reflow": "reflow-320x568",
  ]

  /// Ids in table order.
  package static var ids: [String] { rows.map(\.id) + ["reflow-320x568"] }

  /// What is audited unless the configuration says otherwise.
  package static let standardSet = ["SE", "standard", "largest", "iPad-11"]

  /// - Parameters:
  ///   - name: An id, an alias, or a window: `WIDTHxHEIGHT` in points, with `@SCALE` pixels a point (else 2) and
  ///     `+TOP+BOTTOM` of safe area (else none), such as `402x874@3+62+34`.
  /// - Returns: The device as turned and as the platform's safe areas are; `nil` for an unknown name.
  package static func device(
    _ name: String, platform: Platform = .ios26, orientation: Orientation = .portrait
  ) -> Device? {
    let id = aliases[name] ?? name
    if id == "reflow-320x568" { return reflow(orientation) }
    guard let row = rows.first(where: { $0.id == id }) else { return window(name) }
    let isPortrait = orientation == .portrait
    let other: Platform = platform == .ios26 ? .ios18 : .ios26
    func insets(_ platform: Platform) -> Row.Insets? {
      isPortrait ? row.insets[platform]?.portrait : row.insets[platform]?.landscape
    }
    let (top, left, bottom, right) = insets(platform) ?? insets(other) ?? (0, 0, 0, 0)
    let classes = isPortrait ? row.portrait : row.landscape
    let keyboard = isPortrait ? row.keyboard.portrait ?? 336 : row.keyboard.landscape ?? 208
    return Device(
      id: row.id, alias: aliases.first { $0.value == row.id }?.key ?? row.id,
      size: isPortrait ? Size(width: row.width, height: row.height) : Size(width: row.height, height: row.width),
      scale: row.scale, safeArea: EdgeInsets(top: top, leading: left, bottom: bottom, trailing: right),
      horizontalSizeClass: classes.0, verticalSizeClass: classes.1, isPad: row.isPad, keyboardHeight: keyboard)
  }

  /// The narrowest layout a phone can show: the smallest phone with Display Zoom, and WCAG's reflow width.
  /// - Source: WCAG 2.2, 1.4.10 Reflow; Display Zoom of 375-point phones.
  private static func reflow(_ orientation: Orientation) -> Device {
    let isPortrait = orientation == .portrait
    return Device(
      id: "reflow-320x568", alias: "reflow",
      size: isPortrait ? Size(width: 320, height: 568) : Size(width: 568, height: 320), scale: 2,
      safeArea: EdgeInsets(top: isPortrait ? 20 : 0, leading: 0, bottom: 0, trailing: 0),
      horizontalSizeClass: .compact, verticalSizeClass: isPortrait ? .regular : .compact, keyboardHeight: 253)
  }

  /// - Returns: Whether a name describes a window: `320x568`, `402x874@3+62+34`.
  package static func isWindow(_ name: String) -> Bool { window(name) != nil }

  /// A window of any size, as on iPadOS 26 or in Split View.
  private static func window(_ name: String) -> Device? {
    let parts = name.split(separator: "+", omittingEmptySubsequences: false)
    let head = parts[0].split(separator: "@", omittingEmptySubsequences: false)
    let sides = head[0].split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    let insets = parts.dropFirst().map { Double($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1], (1...10_000).contains(width),
      (1...10_000).contains(height), head.count <= 2, insets.isEmpty || insets.count == 2
    else { return nil }
    let scale = head.count == 2 ? Double(head[1]) : 2
    let (top, bottom) = (insets.first ?? 0, insets.last ?? 0)
    guard let scale, (1...8).contains(scale), let top, let bottom, top >= 0, bottom >= 0, top + bottom < height
    else { return nil }
    return Device(
      id: name, alias: name, size: Size(width: width, height: height), scale: scale,
      safeArea: EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0),
      horizontalSizeClass: width < 600 ? .compact : .regular, verticalSizeClass: .regular)
  }
}
