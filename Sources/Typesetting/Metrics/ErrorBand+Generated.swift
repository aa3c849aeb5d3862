// Written by Scripts/generate-error-bands from Benchmarks/Data/text/ground-truth-dev.json; do not edit.
// swift-format-ignore-file

import SightlineModel

extension ErrorBand {
  static let measured: [Row] = [
    Row(.default, .regular, 0, records: 289, relativeError: 0.0092),
    Row(.default, .regular, 1, records: 91, relativeError: 0.0094),
    Row(.default, .regular, 2, records: 25, relativeError: 0.0169),
    Row(.default, .medium, 0, records: 3, relativeError: 0.03),
    Row(.default, .medium, 1, records: 14, relativeError: 0.03),
    Row(.default, .semibold, 0, records: 5, relativeError: 0.0319),
    Row(.default, .semibold, 1, records: 16, relativeError: 0.032),
    Row(.default, .semibold, 2, records: 11, relativeError: 0.03),
    Row(.default, .bold, 0, records: 3, relativeError: 0.03),
    Row(.default, .bold, 2, records: 3, relativeError: 0.03),
    Row(.rounded, .bold, 2, records: 1, relativeError: 0.03),
    Row(.monospaced, .regular, 1, records: 7, relativeError: 0.03),
  ]
}
