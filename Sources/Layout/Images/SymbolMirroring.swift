/// Which SF Symbols turn in a right-to-left layout.
///
/// A name with `forward`, `backward`, `leading` or `trailing` follows the layout; `left` and `right` never do; some
/// symbols have a drawing of their own for right-to-left scripts.
/// - Source: SFSafeSymbols ba8ff2b (names and flags of SF Symbols 5.2); symbols of later versions follow the name rule.
enum SymbolMirroring {
  static func mirrors(_ name: String) -> Bool {
    if fixed.contains(name) { return false }
    if ownDrawing.contains(name) || following.contains(name) { return true }
    return name.split(separator: ".").contains { part in
      var word = part[...]
      for prefix in ["top", "bottom", "go"] where word.hasPrefix(prefix) { word = word.dropFirst(prefix.count) }
      for suffix in ["half", "third"] where word.hasSuffix(suffix) { word = word.dropLast(suffix.count) }
      return ["forward", "backward", "leading", "trailing"].contains(word)
    }
  }

  /// Media transport and skip symbols show the direction of the tape; the last three only contain the word.
  private static let fixed: Set<String> = [
    "backward", "backward.circle", "backward.circle.fill", "backward.end", "backward.end.alt",
    "backward.end.alt.fill", "backward.end.fill", "backward.fill", "backward.frame", "backward.frame.fill",
    "chevron.left.forwardslash.chevron.right", "forward", "forward.circle", "forward.circle.fill", "forward.end",
    "forward.end.alt", "forward.end.alt.fill", "forward.end.fill", "forward.fill", "forward.frame",
    "forward.frame.fill", "gobackward", "goforward", "minus.forwardslash.plus", "plus.forwardslash.minus",
  ]

  /// Named without a direction at the end but drawn to follow it.
  private static let following: Set<String> = [
    "arrow.turn.up.forward.iphone", "arrow.up.forward.app", "checkmark.gobackward", "globe.badge.chevron.backward",
    "ipad.and.arrow.forward", "iphone.and.arrow.forward", "key.radiowaves.forward", "laurel.leading",
    "laurel.trailing", "pencil.tip.crop.circle.badge.arrow.forward", "person.2.gobackward",
    "point.forward.to.point.capsulepath", "rectangle.leadinghalf.filled", "rectangle.leadingthird.inset.filled",
    "rectangle.trailinghalf.filled", "rectangle.trailingthird.inset.filled", "sensor.tag.radiowaves.forward",
    "shippingbox.and.arrow.backward", "square.leadingthird.inset.filled", "square.trailingthird.inset.filled",
    "squares.leading.rectangle", "text.line.first.and.arrowtriangle.forward",
    "text.line.last.and.arrowtriangle.forward", "visionpro.and.arrow.forward",
  ]

  /// Symbols with an own drawing for right-to-left scripts.
  private static let ownDrawing: Set<String> = [
    "airtag.radiowaves.forward", "airtag.radiowaves.forward.fill", "applewatch.and.arrow.forward",
    "apps.iphone.landscape", "arrowshape.turn.up.backward.badge.clock",
    "arrowshape.turn.up.backward.badge.clock.fill", "battery.100.bolt", "battery.100percent.bolt",
    "bell.badge.slash", "bell.badge.slash.fill", "box.truck.badge.clock", "box.truck.badge.clock.fill",
    "bubble.left.and.text.bubble.right", "bubble.left.and.text.bubble.right.fill", "calendar.badge.checkmark",
    "calendar.badge.clock", "cart.badge.questionmark", "cart.fill.badge.questionmark",
    "chart.bar.xaxis.ascending.badge.clock", "checklist", "checklist.checked", "checkmark.bubble",
    "checkmark.bubble.fill", "doc.append", "doc.append.fill", "doc.questionmark", "doc.questionmark.fill",
    "doc.text.below.ecg", "doc.text.below.ecg.fill", "drop.degreesign.slash", "drop.degreesign.slash.fill",
    "filemenu.and.cursorarrow", "gear.badge", "hifispeaker.and.appletv", "hifispeaker.and.appletv.fill",
    "homepod.and.appletv", "homepod.and.appletv.fill", "homepodmini.and.appletv", "homepodmini.and.appletv.fill",
    "info.bubble", "info.bubble.fill", "list.number", "macwindow.and.cursorarrow", "macwindow.on.rectangle",
    "mail.and.text.magnifyingglass", "message.badge", "message.badge.circle", "message.badge.circle.fill",
    "message.badge.fill", "message.badge.filled.fill", "pencil.and.list.clipboard", "person.fill.checkmark",
    "person.fill.questionmark", "person.fill.xmark", "phone.bubble", "phone.bubble.fill", "questionmark.video",
    "questionmark.video.fill", "quote.bubble", "quote.bubble.fill", "rectangle.and.pencil.and.ellipsis",
    "rectangle.and.text.magnifyingglass", "speaker.slash", "speaker.slash.circle", "speaker.slash.circle.fill",
    "speaker.slash.fill", "speaker.wave.2.bubble", "speaker.wave.2.bubble.fill", "speaker.wave.2.bubble.left",
    "speaker.wave.2.bubble.left.fill", "speaker.zzz", "speaker.zzz.fill", "text.badge.checkmark", "text.below.photo",
    "text.below.photo.fill", "text.bubble", "text.bubble.fill", "text.magnifyingglass", "text.quote",
    "truck.box.badge.clock", "truck.box.badge.clock.fill", "video.bubble", "video.bubble.fill",
  ]
}
