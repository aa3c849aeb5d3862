struct View { var log: [String] = [] 
  func padding(_ n: Double) -> View { add("padding \(n)") }
  func padding(_ edge: Edge = .all, _ n: Double? = nil) -> View { add("padding \(edge) \(n ?? -1)") }
  func frame(width: Double? = nil, height: Double? = nil) -> View { add("frame \(width ?? 0) \(height ?? 0)") }
  func frame(maxWidth: Double) -> View { add("max \(maxWidth)") }
  func add(_ s: String) -> View { var v = self; v.log.append(s); return v } }
enum Edge { case all, top }
print(View().padding(4).padding().padding(.top).padding(.top, 8).log)
print(View().frame(width: 1 / 2).frame(maxWidth: .infinity).log)
extension View { func padding(_ text: String) -> View { add("text \(text)") } }
print(View().padding("x").log)
