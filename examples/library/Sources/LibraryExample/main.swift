import LayoutModel

let engine = try LayoutEngine()
let screen = ProfileScreen(name: "Ada Lovelace")

// Lay out a screen
let laidOut = try engine.layOut(screen, in: Variant(size: .ax3, device: "SE", locale: "en"))
let title = try laidOut.text("Ada Lovelace")
print("title: \(title.fontSize) pt, \(title.lines.count) line(s)")
print("more: \(try laidOut.frame(of: "more").size.width > 0 ? "has a frame" : "is empty")")
for (element, _) in laidOut.spokenElements {
  print("spoken: \(element.label) \(element.traits.names)")
}

// Check contrast
for appearance in Appearance.allCases {
  let shown = try engine.layOut(screen, in: Variant(appearance: appearance))
  let contrast = try shown.contrast(of: "Member since March")
  let isEnough = contrast.isEnough.map { $0 ? "enough" : "too little" } ?? contrast.reason ?? ""
  print("\(appearance.rawValue): \(isEnough)")
}

// Run the rules
let matrix = try AuditMatrix(sizes: [.large, .ax5], devices: ["SE"])
let result = try engine.audit(screen, name: "Profile", in: matrix)
for finding in result.findings {
  print("\(finding.location.file):\(finding.location.line): \(finding.rule)")
}

// What can't be is an error, not a trap
do {
  _ = try engine.layOut(Text("Too small").frame(width: -1), in: Variant())
} catch {
  print("error: \(error)")
}
