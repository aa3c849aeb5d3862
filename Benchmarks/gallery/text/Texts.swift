import SwiftUI

struct Styles: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Large title").font(.largeTitle)
      Text("Title").font(.title)
      Text("Title 2").font(.title2)
      Text("Title 3").font(.title3)
      Text("Headline").font(.headline)
      Text("Body")
      Text("Callout").font(.callout)
      Text("Subheadline").font(.subheadline)
      Text("Footnote").font(.footnote)
      Text("Caption").font(.caption)
      Text("Caption 2").font(.caption2)
    }
  }
}

struct Designs: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Rounded 0123").fontDesign(.rounded)
      Text("Serif 0123").fontDesign(.serif)
      Text("Monospaced 0123").fontDesign(.monospaced)
      Text("Light").fontWeight(.light)
      Text("Heavy").fontWeight(.heavy)
      Text("Italic").italic()
      Text("Wide tracking").tracking(3)
      Text("Upper case").textCase(.uppercase)
    }
  }
}

struct Limits: View {
  private let long = "Organise your photos into piles by colour, and find them again within seconds."
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(long).lineLimit(1)
      Text(long).lineLimit(1).truncationMode(.middle)
      Text(long).lineLimit(1).truncationMode(.head)
      Text(long).lineLimit(2)
      Text("Short").lineLimit(2, reservesSpace: true).border(.gray)
      Text(long).lineLimit(1).minimumScaleFactor(0.6)
      Text(long).lineLimit(2...3)
    }
    .padding()
  }
}

struct Attributed: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("**Bold**, *italic*, `code` and a [link](https://example.org)")
      Text("Rain ") + Text("tomorrow").bold().foregroundColor(.blue) + Text(" in Oslo")
      Text("\(Image(systemName: "leaf.fill")) Watered today")
      Text("Under").underline() + Text(" struck").strikethrough()
      Text("Spaced\nlines").lineSpacing(12)
      Text("Centred over\ntwo lines").multilineTextAlignment(.center)
    }
    .padding()
  }
}

struct Scripts: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("مرحبًا بالعالم، ٣ ملفات")
      Text("שלום עולם")
      Text("สวัสดีชาวโลก ภาษาไทย")
      Text("नमस्ते दुनिया, क्षत्रिय")
      Text("ওহে বিশ্ব")
      Text("வணக்கம் உலகம்")
      Text("မင်္ဂလာပါ ကမ္ဘာလောက")
      Text("សួស្តី​ពិភពលោក")
      Text("こんにちは、世界。「引用」")
      Text("안녕하세요 세계")
      Text("你好，世界（简体）")
      Text("你好，世界（繁體）")
      Text("Xin chào thế giới, Việt Nam")
      Text("👨‍👩‍👧‍👦 👩🏽‍🚀 🇩🇪 🇯🇵 🏳️‍🌈")
    }
  }
}

struct FurtherScripts: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Καλημέρα κόσμε")
      Text("Доброе утро, мир")
      Text("Բարի լույս աշխարհ")
      Text("დილა მშვიდობისა")
      Text("નમસ્તે દુનિયા")
      Text("ਸਤ ਸ੍ਰੀ ਅਕਾਲ")
      Text("హలో ప్రపంచం")
      Text("ಹಲೋ ಜಗತ್ತು")
      Text("ഹലോ ലോകം")
      Text("හෙලෝ වර්ල්ඩ්")
      Text("ສະບາຍດີຊາວໂລກ")
      Text("བཀྲ་ཤིས་བདེ་ལེགས།")
      Text("ሰላም ልዑል")
    }
  }
}

#Preview { Styles() }
#Preview { Designs() }
#Preview { Limits() }
#Preview { Attributed() }
#Preview { Scripts() }
#Preview { FurtherScripts() }
