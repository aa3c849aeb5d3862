public import SightlineModel

/// How far off the advances of a stand-in font may be, relative to their length.
///
/// The 95th percentile of the error in the records for that weight and size class, at least 0.3 %; 3 % where fewer than
/// 20 records exist, 10 % for scripts and designs without any. A font used as it is has none.
public enum ErrorBand {
  public static let fewRecords = 0.03
  public static let noRecords = 0.10

  /// - Returns: A fraction of the advance.
  public static func systemFont(weight: FontWeight, size: Double, design: FontDesign = .default) -> Double {
    switch design {
    case .serif: return noRecords
    case .rounded, .monospaced: return fewRecords
    case .default: break
    }
    switch weight {
    case .regular: return size < 12.5 ? 0.0091 : size < 20 ? 0.0095 : 0.0172
    default: return fewRecords
    }
  }
}
