import SightlineModel

/// - Source: HIG, Layout (sizes, size classes); published inset lists and simulator probes of iOS 26.5 as gathered in
///   swift-snapshot-testing 1046 and flutter_device_preview 42089cd. Insets are top, left, bottom, right in points;
///   `nil` where nobody published any.
extension DeviceTable {
  static let rows: [Row] = [
    Row(
      "iphone-375x667", 375, 667, scale: 2, isPad: false,
      ios18: (20, 0, 0, 0), (0, 0, 0, 0), ios26: (20, 0, 0, 0), (0, 0, 0, 0),
      portrait: (.compact, .regular), landscape: (.compact, .compact), keyboard: (260, 206)),
    Row(
      "iphone-375x812-mini", 375, 812, scale: 3, isPad: false,
      ios18: (50, 0, 34, 0), (0, 50, 21, 50), ios26: (50, 0, 34, 0), (0, 50, 20, 50),
      portrait: (.compact, .regular), landscape: (.compact, .compact), keyboard: (nil, nil)),
    Row(
      "iphone-375x812", 375, 812, scale: 3, isPad: false,
      ios18: (44, 0, 34, 0), (0, 44, 21, 44), ios26: (44, 0, 34, 0), (0, 44, 20, 44),
      portrait: (.compact, .regular), landscape: (.compact, .compact), keyboard: (nil, nil)),
    Row(
      "iphone-414x896-2x", 414, 896, scale: 2, isPad: false,
      ios18: (48, 0, 34, 0), (0, 48, 21, 48), ios26: (48, 0, 34, 0), (0, 48, 20, 48),
      portrait: (.compact, .regular), landscape: (.regular, .compact), keyboard: (nil, nil)),
    Row(
      "iphone-414x896-3x", 414, 896, scale: 3, isPad: false,
      ios18: (44, 0, 34, 0), (0, 44, 21, 44), ios26: (44, 0, 34, 0), (0, 44, 20, 44),
      portrait: (.compact, .regular), landscape: (.regular, .compact), keyboard: (nil, nil)),
    Row(
      "iphone-390x844", 390, 844, scale: 3, isPad: false,
      ios18: (47, 0, 34, 0), (0, 47, 21, 47), ios26: (47, 0, 34, 0), (0, 47, 20, 47),
      portrait: (.compact, .regular), landscape: (.compact, .compact), keyboard: (335, 208)),
    Row(
      "iphone-428x926", 428, 926, scale: 3, isPad: false,
      ios18: (47, 0, 34, 0), (0, 47, 21, 47), ios26: (47, 0, 34, 0), (0, 47, 20, 47),
      portrait: (.compact, .regular), landscape: (.regular, .compact), keyboard: (nil, nil)),
    Row(
      "iphone-393x852", 393, 852, scale: 3, isPad: false,
      ios18: (59, 0, 34, 0), (0, 59, 21, 59), ios26: (59, 0, 34, 0), (0, 59, 20, 59),
      portrait: (.compact, .regular), landscape: (.compact, .compact), keyboard: (335, 208)),
    Row(
      "iphone-430x932", 430, 932, scale: 3, isPad: false,
      ios18: (59, 0, 34, 0), (0, 59, 21, 59), ios26: (59, 0, 34, 0), (0, 59, 20, 59),
      portrait: (.compact, .regular), landscape: (.regular, .compact), keyboard: (345, 208)),
    Row(
      "iphone-402x874", 402, 874, scale: 3, isPad: false,
      ios18: (62, 0, 34, 0), (0, 62, 21, 62), ios26: (62, 0, 34, 0), (0, 62, 20, 62),
      portrait: (.compact, .regular), landscape: (.compact, .compact), keyboard: (335, 208)),
    Row(
      "iphone-440x956", 440, 956, scale: 3, isPad: false,
      ios18: (62, 0, 34, 0), (0, 62, 21, 62), ios26: (62, 0, 34, 0), (0, 62, 20, 62),
      portrait: (.compact, .regular), landscape: (.regular, .compact), keyboard: (345, 208)),
    Row(
      "iphone-420x912", 420, 912, scale: 3, isPad: false,
      ios18: (68, 0, 34, 0), (0, 68, 29, 68), ios26: (68, 0, 34, 0), (0, 68, 20, 68),
      portrait: (.compact, .regular), landscape: (.regular, .compact), keyboard: (345, 208)),
    Row(
      "iphone-duo-outer", 466, 678, scale: 3, isPad: false,
      ios18: nil, nil, ios26: nil, nil,
      portrait: (.compact, .regular), landscape: (.compact, .compact), keyboard: (nil, nil)),
    Row(
      "iphone-duo-inner", 669, 951, scale: 3, isPad: false,
      ios18: nil, nil, ios26: nil, nil,
      portrait: (.regular, .regular), landscape: (.regular, .regular), keyboard: (nil, nil)),
    Row(
      "ipad-768x1024", 768, 1024, scale: 2, isPad: true,
      ios18: (20, 0, 0, 0), (20, 0, 0, 0), ios26: nil, nil,
      portrait: (.regular, .regular), landscape: (.regular, .regular), keyboard: (nil, nil)),
    Row(
      "ipad-810x1080", 810, 1080, scale: 2, isPad: true,
      ios18: (20, 0, 0, 0), (20, 0, 0, 0), ios26: nil, nil,
      portrait: (.regular, .regular), landscape: (.regular, .regular), keyboard: (nil, nil)),
    Row(
      "ipad-834x1112", 834, 1112, scale: 2, isPad: true,
      ios18: (20, 0, 0, 0), (20, 0, 0, 0), ios26: nil, nil,
      portrait: (.regular, .regular), landscape: (.regular, .regular), keyboard: (nil, nil)),
    Row(
      "ipad-744x1133", 744, 1133, scale: 2, isPad: true,
      ios18: (24, 0, 20, 0), (24, 0, 20, 0), ios26: (32, 0, 25, 0), (32, 0, 25, 0),
      portrait: (.regular, .regular), landscape: (.regular, .regular), keyboard: (340, 428)),
    Row(
      "ipad-820x1180", 820, 1180, scale: 2, isPad: true,
      ios18: (24, 0, 20, 0), (24, 0, 20, 0), ios26: (32, 0, 25, 0), (32, 0, 25, 0),
      portrait: (.regular, .regular), landscape: (.regular, .regular), keyboard: (337, 422)),
    Row(
      "ipad-834x1194", 834, 1194, scale: 2, isPad: true,
      ios18: (24, 0, 20, 0), (24, 0, 20, 0), ios26: (32, 0, 25, 0), (32, 0, 25, 0),
      portrait: (.regular, .regular), landscape: (.regular, .regular), keyboard: (nil, nil)),
    Row(
      "ipad-834x1210", 834, 1210, scale: 2, isPad: true,
      ios18: (24, 0, 20, 0), (24, 0, 20, 0), ios26: (32, 0, 25, 0), (32, 0, 25, 0),
      portrait: (.regular, .regular), landscape: (.regular, .regular), keyboard: (340, 428)),
    Row(
      "ipad-1024x1366", 1024, 1366, scale: 2, isPad: true,
      ios18: (24, 0, 20, 0), (24, 0, 20, 0), ios26: (32, 0, 25, 0), (32, 0, 25, 0),
      portrait: (.regular, .regular), landscape: (.regular, .regular), keyboard: (403, 498)),
    Row(
      "ipad-1032x1376", 1032, 1376, scale: 2, isPad: true,
      ios18: (24, 0, 20, 0), (24, 0, 20, 0), ios26: (32, 0, 25, 0), (32, 0, 25, 0),
      portrait: (.regular, .regular), landscape: (.regular, .regular), keyboard: (403, 498)),
  ]
}
