// Written by Scripts/generate-error-bands from the records in Benchmarks/Data/text; do not edit.
// swift-format-ignore-file

import SightlineModel

extension ErrorBand {
  static let measured: [Row] = [
    Row(.default, .regular, 0, records: 448, relativeError: 0.0081),
    Row(.default, .regular, 1, records: 441, relativeError: 0.0076),
    Row(.default, .regular, 2, records: 59, relativeError: 0.0164),
    Row(.default, .medium, 0, records: 11, relativeError: 0.03),
    Row(.default, .medium, 1, records: 84, relativeError: 0.0086),
    Row(.default, .semibold, 0, records: 5, relativeError: 0.03),
    Row(.default, .semibold, 1, records: 165, relativeError: 0.0096),
    Row(.default, .semibold, 2, records: 35, relativeError: 0.0128),
    Row(.default, .bold, 0, records: 3, relativeError: 0.03),
    Row(.default, .bold, 1, records: 16, relativeError: 0.03),
    Row(.default, .bold, 2, records: 76, relativeError: 0.016),
    Row(.rounded, .bold, 2, records: 1, relativeError: 0.03),
    Row(.monospaced, .regular, 1, records: 7, relativeError: 0.03),
  ]
}
