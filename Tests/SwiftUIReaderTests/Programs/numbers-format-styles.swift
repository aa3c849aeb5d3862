import Foundation
let us = Locale(identifier: "en_US"), de = Locale(identifier: "de_DE")
print(1234567.formatted(.number.locale(us)), 1234.5.formatted(.number.locale(de)), 0.256.formatted(.percent.locale(us)), 45.formatted(.percent.locale(us)))
print(19.99.formatted(.currency(code: "USD").locale(us)), 19.99.formatted(.currency(code: "EUR").locale(de)), 5.formatted(.currency(code: "EUR").locale(us)))
print(3.14159.formatted(.number.precision(.fractionLength(2)).locale(us)), 2.0.formatted(.number.precision(.fractionLength(1...3)).locale(us)), 12345.formatted(.number.grouping(.never).locale(us)), 12900.formatted(.number.notation(.compactName).locale(us)))
print(String(format: "%02d:%05.2f %@ %x", 7, 3.14159, "a", 255), String(format: "%.1f%%", 45.678))
