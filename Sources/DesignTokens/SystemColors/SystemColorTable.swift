/// The palettes as data: name → light, dark, light and dark with Increase Contrast; sRGB 0…255, a fourth number is alpha.
///
/// Apple may change system colours in any release; these serve to estimate the contrast of code that names them.
enum SystemColorTable {
  typealias Row = [[Double]]

  /// iOS and iPadOS 26 and later, built with the 26 SDK.
  /// - Source: Human Interface Guidelines, Color, system colours (change of 9 June 2025); independent copies agree.
  static let palette26: [String: Row] = [
    "systemRed": [[255, 56, 60], [255, 66, 69], [233, 21, 45], [255, 97, 101]],
    "systemOrange": [[255, 141, 40], [255, 146, 48], [197, 83, 0], [255, 160, 86]],
    "systemYellow": [[255, 204, 0], [255, 214, 0], [161, 106, 0], [254, 223, 67]],
    "systemGreen": [[52, 199, 89], [48, 209, 88], [0, 137, 50], [74, 217, 104]],
    "systemMint": [[0, 200, 179], [0, 218, 195], [0, 133, 117], [84, 223, 203]],
    "systemTeal": [[0, 195, 208], [0, 210, 224], [0, 129, 152], [59, 221, 236]],
    "systemCyan": [[0, 192, 232], [60, 211, 254], [0, 126, 174], [109, 217, 255]],
    "systemBlue": [[0, 136, 255], [0, 145, 255], [30, 110, 244], [92, 184, 255]],
    "systemIndigo": [[97, 85, 245], [109, 124, 255], [86, 74, 222], [167, 170, 255]],
    "systemPurple": [[203, 48, 224], [219, 52, 242], [176, 47, 194], [234, 141, 255]],
    "systemPink": [[255, 45, 85], [255, 55, 95], [231, 18, 77], [255, 138, 196]],
    "systemBrown": [[172, 127, 94], [183, 138, 102], [149, 109, 81], [219, 166, 121]],
  ]

  /// iOS 15 to 18.
  /// - Source: OpenSwiftUI, SystemColors; teal, mint, cyan and brown differ before iOS 15.
  static let palette18: [String: Row] = [
    "systemRed": [[255, 59, 48], [255, 69, 58], [215, 0, 21], [255, 105, 97]],
    "systemOrange": [[255, 149, 0], [255, 159, 10], [201, 52, 0], [255, 179, 64]],
    "systemYellow": [[255, 204, 0], [255, 214, 10], [178, 80, 0], [255, 212, 38]],
    "systemGreen": [[52, 199, 89], [48, 209, 88], [36, 138, 61], [48, 219, 91]],
    "systemMint": [[0, 199, 190], [99, 230, 226], [12, 129, 123], [102, 212, 207]],
    "systemTeal": [[48, 176, 199], [64, 200, 224], [0, 130, 153], [93, 230, 255]],
    "systemCyan": [[50, 173, 230], [100, 210, 255], [0, 113, 164], [112, 215, 255]],
    "systemBlue": [[0, 122, 255], [10, 132, 255], [0, 64, 221], [64, 156, 255]],
    "systemIndigo": [[88, 86, 214], [94, 92, 230], [54, 52, 163], [125, 122, 255]],
    "systemPurple": [[175, 82, 222], [191, 90, 242], [137, 68, 171], [218, 143, 255]],
    "systemPink": [[255, 45, 85], [255, 55, 95], [211, 15, 69], [255, 100, 130]],
    "systemBrown": [[162, 132, 94], [172, 142, 104], [127, 101, 69], [181, 148, 105]],
  ]

  /// iOS 13 to 26.
  /// - Source: Human Interface Guidelines, Color; OpenSwiftUI, SystemColors.
  static let grays: [String: Row] = [
    "systemGray": [[142, 142, 147], [142, 142, 147], [108, 108, 112], [174, 174, 178]],
    "systemGray2": [[174, 174, 178], [99, 99, 102], [142, 142, 147], [124, 124, 128]],
    "systemGray3": [[199, 199, 204], [72, 72, 74], [174, 174, 178], [84, 84, 86]],
    "systemGray4": [[209, 209, 214], [58, 58, 60], [188, 188, 192], [68, 68, 70]],
    "systemGray5": [[229, 229, 234], [44, 44, 46], [216, 216, 220], [54, 54, 56]],
    "systemGray6": [[242, 242, 247], [28, 28, 30], [235, 235, 240], [36, 36, 38]],
  ]

  /// Labels, fills, separators, backgrounds; measured on iOS 13, no newer primary source.
  /// - Source: Flutter CupertinoColors, cross-checked with ColorCompatibility.
  static let semantic: [String: Row] = [
    "label": [[0, 0, 0], [255, 255, 255], [0, 0, 0], [255, 255, 255]],
    "secondaryLabel": [[60, 60, 67, 0.6], [235, 235, 245, 0.6], [60, 60, 67, 0.6784], [235, 235, 245, 0.6784]],
    "tertiaryLabel": [[60, 60, 67, 0.298], [235, 235, 245, 0.298], [60, 60, 67, 0.3765], [235, 235, 245, 0.3765]],
    "quaternaryLabel": [
      [60, 60, 67, 0.1765], [235, 235, 245, 0.1569], [60, 60, 67, 0.2588], [235, 235, 245, 0.2392],
    ],
    "placeholderText": [
      [60, 60, 67, 0.298], [235, 235, 245, 0.298], [60, 60, 67, 0.3765], [235, 235, 245, 0.3765],
    ],
    "link": [[0, 122, 255], [9, 132, 255], [0, 122, 255], [9, 132, 255]],
    "separator": [[60, 60, 67, 0.2863], [84, 84, 88, 0.6], [60, 60, 67, 0.3686], [84, 84, 88, 0.6784]],
    "opaqueSeparator": [[198, 198, 200], [56, 56, 58], [198, 198, 200], [56, 56, 58]],
    "systemFill": [
      [120, 120, 128, 0.2], [120, 120, 128, 0.3569], [120, 120, 128, 0.2784], [120, 120, 128, 0.4392],
    ],
    "secondarySystemFill": [
      [120, 120, 128, 0.1569], [120, 120, 128, 0.3176], [120, 120, 128, 0.2392], [120, 120, 128, 0.4],
    ],
    "tertiarySystemFill": [
      [118, 118, 128, 0.1176], [118, 118, 128, 0.2392], [118, 118, 128, 0.2], [118, 118, 128, 0.3176],
    ],
    "quaternarySystemFill": [
      [116, 116, 128, 0.0784], [118, 118, 128, 0.1765], [116, 116, 128, 0.1569], [118, 118, 128, 0.2588],
    ],
    "systemBackground": [[255, 255, 255], [0, 0, 0], [255, 255, 255], [0, 0, 0]],
    "secondarySystemBackground": [[242, 242, 247], [28, 28, 30], [235, 235, 240], [36, 36, 38]],
    "tertiarySystemBackground": [[255, 255, 255], [44, 44, 46], [255, 255, 255], [54, 54, 56]],
    "systemGroupedBackground": [[242, 242, 247], [0, 0, 0], [235, 235, 240], [0, 0, 0]],
    "secondarySystemGroupedBackground": [[255, 255, 255], [28, 28, 30], [255, 255, 255], [36, 36, 38]],
    "tertiarySystemGroupedBackground": [[242, 242, 247], [44, 44, 46], [235, 235, 240], [54, 54, 56]],
  ]

  /// Dark and dark with Increase Contrast on sheets, popovers and in multitasking windows.
  static let elevated: [String: Row] = [
    "systemBackground": [[28, 28, 30], [36, 36, 38]],
    "secondarySystemBackground": [[44, 44, 46], [54, 54, 56]],
    "tertiarySystemBackground": [[58, 58, 60], [68, 68, 70]],
    "systemGroupedBackground": [[28, 28, 30], [36, 36, 38]],
    "secondarySystemGroupedBackground": [[44, 44, 46], [54, 54, 56]],
    "tertiarySystemGroupedBackground": [[58, 58, 60], [68, 68, 70]],
  ]
}
