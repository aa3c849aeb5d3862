package import SightlineModel

/// How far off the advances of a stand-in font may be, relative to their length.
///
/// The 95th percentile of the cross-validated error in the records for that weight and size class, at least 0.3 %; at
/// least 3 % where fewer than 20 records exist, 10 % for scripts and designs without any. A font used as it is has none.
/// `Scripts/generate-error-bands` derives the measured ones from the records.
package enum ErrorBand {
  package static let least = 0.003
  package static let fewRecords = 0.03
  package static let noRecords = 0.10
  /// Records from which their 95th percentile is trusted.
  package static let enoughRecords = 20
  /// The script of all records.
  package static let recordedScript = "Latn"

  /// Points per em: below, where and above which Apple's tracking and optical size change.
  package static let sizeClasses: [Range<Double>] = [0..<12.5, 12.5..<20, 20..<Double.infinity]

  /// A measured class.
  package struct Row: Sendable {
    package var design: FontDesign
    package var weight: FontWeight
    /// Index into `sizeClasses`.
    package var sizeClass: Int
    package var records: Int
    package var relativeError: Double
    package init(_ design: FontDesign, _ weight: FontWeight, _ sizeClass: Int, records: Int, relativeError: Double) {
      self.design = design
      self.weight = weight
      self.sizeClass = sizeClass
      self.records = records
      self.relativeError = relativeError
    }
  }

  /// - Parameter script: ISO 15924.
  /// - Returns: A fraction of the advance.
  static func relativeError(script: String, design: FontDesign, weight: FontWeight, size: Double) -> Double {
    let sizeClass = sizeClasses.firstIndex { $0.contains(size) } ?? 0
    return band(script: script, design: design, weight: weight, sizeClass: sizeClass).relativeError
  }

  /// Of every size class of a weight, those that are alike as one.
  static func bands(script: String, design: FontDesign, weight: FontWeight) -> [FontErrorBand] {
    let all = sizeClasses.indices.map { band(script: script, design: design, weight: weight, sizeClass: $0) }
    guard let first = all.first, !all.allSatisfy({ $0.records == 0 }) else {
      return [FontErrorBand(script: script, weight: weight, relativeError: all[0].relativeError, records: 0)]
    }
    return first.script == recordedScript ? all : [first]
  }

  private static func band(
    script: String, design: FontDesign, weight: FontWeight, sizeClass: Int
  ) -> FontErrorBand {
    let row = measured.first { $0.design == design && $0.weight == weight && $0.sizeClass == sizeClass }
    let isRecorded = script == recordedScript && measured.contains { $0.design == design }
    let range = sizeClasses[sizeClass]
    return FontErrorBand(
      script: script, weight: weight, minimumSize: range.lowerBound,
      maximumSize: range.upperBound.isFinite ? range.upperBound : nil,
      relativeError: isRecorded ? row?.relativeError ?? fewRecords : noRecords,
      records: isRecorded ? row?.records ?? 0 : 0)
  }
}
