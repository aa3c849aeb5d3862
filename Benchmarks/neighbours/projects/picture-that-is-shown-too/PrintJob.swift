import SwiftUI

@MainActor struct PrintJob {
  func run() {
    _ = ImageRenderer(content: Receipt()).cgImage
    let target = URL.documentsDirectory.appending(path: "page.pdf")
    let renderer = ImageRenderer(content: AccountsPage())
    renderer.render { size, draw in
      var box = CGRect(origin: .zero, size: size)
      guard let page = CGContext(target as CFURL, mediaBox: &box, nil) else { return }
      page.beginPDFPage(nil)
      draw(page)
      page.endPDFPage()
      page.closePDF()
    }
  }
}
