// Written by Scripts/generate-error-bands from the records in Benchmarks/Data/text; do not edit.
// swift-format-ignore-file

import SightlineModel

extension ErrorBand {
  static let measured: [Row] = [
    Row(.default, .regular, 0, records: 451, relativeError: 0.0079),
    Row(.default, .regular, 1, records: 443, relativeError: 0.0078),
    Row(.default, .regular, 2, records: 64, relativeError: 0.015),
    Row(.default, .medium, 0, records: 11, relativeError: 0.03),
    Row(.default, .medium, 1, records: 84, relativeError: 0.0086),
    Row(.default, .semibold, 0, records: 5, relativeError: 0.03),
    Row(.default, .semibold, 1, records: 165, relativeError: 0.0097),
    Row(.default, .semibold, 2, records: 37, relativeError: 0.0139),
    Row(.default, .bold, 0, records: 3, relativeError: 0.03),
    Row(.default, .bold, 1, records: 16, relativeError: 0.03),
    Row(.default, .bold, 2, records: 77, relativeError: 0.0156),
    Row(.rounded, .bold, 2, records: 1, relativeError: 0.03),
    Row(.monospaced, .regular, 1, records: 7, relativeError: 0.03),
  ]
}
