import Foundation
typealias Raw = (data: String?, error: Int?)
func get(_ ok: Bool) -> Raw {
  let result: Raw
  if ok { result.data = "d"; result.error = nil } else { result.error = 3; result.data = nil }
  return result
}
print(get(true).data ?? "-", get(true).error ?? -1, get(false).data ?? "-", get(false).error ?? -1)
func pair() -> (Int, (a: String, b: Bool)) { var p: (Int, (a: String, b: Bool)); p.0 = 1; p.1.a = "x"; p.1.b = true; return p }
print(pair())
