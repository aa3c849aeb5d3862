// Written by Scripts/generate-error-bands; do not edit.
// swift-format-ignore-file

package import SightlineModel

extension ErrorBand {
  package static let measured: [Row] = [
    Row(.default, .regular, 0, records: 289, relativeError: 0.0091),
  ]
}
