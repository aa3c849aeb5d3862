import SightlineModel
import Typesetting

/// A page of paragraphs in many scripts, drawn from glyph outlines, to be looked at.
struct ScriptPage {
  let typesetter: Typesetter

  static let samples: [(locale: String, text: String)] = [
    ("en", "Difficult affine office: “Wi‑Fi 5 GHz”, 12:30–14:00, 98.6 %, naïve café, Đà Nẵng"),
    ("ar", "افتح تطبيق Sightline على iPhone ثم اختر الإعدادات > الخصوصية (Privacy). لا إله إلا الله ١٢٣ 45"),
    ("he", "פתחו את האפליקציה Sightline ב-iPhone ובחרו הגדרות (Settings), 25% הנחה! שָׁלוֹם"),
    ("th", "การตั้งค่าการแจ้งเตือนสำหรับแอปพลิเคชันนี้ น้ำที่นี่ ปั๊ม ป้า ฟื้นฟู"),
    ("hi", "अधिसूचनाएँ चालू करने के लिए सेटिंग्स खोलें। क्ष त्र ज्ञ श्री र्कि ट्रू"),
    ("bn", "বিজ্ঞপ্তি চালু করতে সেটিংস খুলুন। ক্ষ জ্ঞ শ্রী র্কি স্ত্র কো"),
    ("ta", "அறிவிப்புகளை இயக்க அமைப்புகளைத் திறக்கவும். க்ஷ ஸ்ரீ கொ கௌ"),
    ("te", "నోటిఫికేషన్‌లను ఆన్ చేయడానికి సెట్టింగ్‌లు తెరవండి. క్ష స్త్ర"), ("my", "အသိပေးချက်များ ဖွင့်ရန် ဆက်တင်များကို ဖွင့်ပါ။ ကြွေး င်္ဂ"),
    ("km", "បើកការកំណត់ដើម្បីបើកការជូនដំណឹង។ ស្ត្រី ក្រុម ខ្ញុំ"), ("lo", "ເປີດການຕັ້ງຄ່າເພື່ອເປີດການແຈ້ງເຕືອນ ນ້ຳ"),
    ("ja", "データのバックアップとリストアをiCloudで自動的に実行します（Wi-Fi接続時のみ）。「今すぐ」ヴィ"),
    ("ko", "알림을 켜려면 설정을 여세요. 대한민국 만세! 뷁 값"), ("zh-Hans", "打开“设置”以启用通知，每天只需五分钟。骨直令"),
    ("zh-Hant", "打開「設定」以啟用通知，每天只需五分鐘。骨直令"), ("vi", "Mở Cài đặt để bật thông báo. Thứ Sáu, Phồn thể, ữ ậ ỡ"),
    ("ru", "Откройте «Настройки», чтобы включить уведомления. Ёж № 5"), ("el", "Ανοίξτε τις Ρυθμίσεις. Ώρα ΐ ΰ"),
    ("en", "👨‍👩‍👧‍👦👩🏾‍💻🧑🏻‍🤝‍🧑🏿🏳️‍🌈🏴‍☠️🇩🇪🇯🇵🏴󠁧󠁢󠁷󠁬󠁳󠁿 1️⃣#️⃣ ❤️❤︎ ☺️ ⌘ ✓ →"),
  ]

  func svg() -> String {
    var body = ""
    var top = 20.0
    for (locale, text) in Self.samples {
      let direction: LayoutDirection = ["ar", "he"].contains(locale) ? .rightToLeft : .leftToRight
      let run = Paragraph.Run(string: text, font: FontSpec(.system(size: 28)))
      let measured = typesetter.measure(Paragraph(runs: [run], locale: locale, direction: direction), width: 640)
      let x = direction == .rightToLeft ? 20 + 640 - measured.size.width : 20
      body += "<rect x='\(x)' y='\(top)' width='\(measured.size.width)' height='\(measured.size.height)' fill='#eef'/>"
      for glyph in measured.lines.flatMap(\.glyphs) { body += draw(glyph, x: x, y: top) }
      body += "<text x='680' y='\(top + 20)' font-size='12'>\(locale) \(measured.missingCharacters.joined())</text>"
      top += measured.size.height + 12
    }
    return
      "<svg xmlns='http://www.w3.org/2000/svg' width='760' height='\(top)'><rect width='100%' height='100%' fill='white'/>\(body)</svg>"
  }

  private func draw(_ glyph: PlacedGlyph, x: Double, y: Double) -> String {
    let (left, baseline) = (x + glyph.position.x, y + glyph.position.y)
    guard let outline = typesetter.outline(font: glyph.font, glyph: glyph.glyph) else {
      return
        "<rect x='\(left + 1)' y='\(baseline - glyph.size * 0.9)' width='\(glyph.size * 1.2)' height='\(glyph.size)' fill='orange' rx='6'/>"
    }
    func text(_ point: Point) -> String { "\(left + point.x * glyph.size) \(baseline + point.y * glyph.size)" }
    let path = outline.commands.map { command in
      switch command {
      case .move(let point): "M\(text(point))"
      case .line(let point): "L\(text(point))"
      case .quadratic(let control, let point): "Q\(text(control)) \(text(point))"
      case .cubic(let a, let b, let point): "C\(text(a)) \(text(b)) \(text(point))"
      case .close: "Z"
      }
    }.joined()
    return "<path d='\(path)'/>"
  }
}
