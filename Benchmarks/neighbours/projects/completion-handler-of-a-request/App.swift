import SwiftUI

struct VoucherForm: View {
  @State private var code = ""
  @State private var verdict: Bool?

  var body: some View {
    Form {
      TextField("Voucher code", text: $code)
      Button("Redeem") { redeem() }
        .foregroundStyle(.primary)
      if verdict == true {
        Text("Voucher accepted").foregroundStyle(Color(white: 0.7))
      }
      if verdict == false {
        Text("This voucher is not valid").foregroundStyle(.primary)
      }
    }
  }

  private func redeem() {
    var request = URLRequest(url: URL(string: "https://shop.example/vouchers")!)
    request.httpMethod = "POST"
    request.httpBody = Data(code.utf8)
    URLSession.shared.dataTask(with: request) { _, response, error in
      let accepted = error == nil && (response as? HTTPURLResponse)?.statusCode == 200
      DispatchQueue.main.async { verdict = accepted }
    }.resume()
  }
}

@main struct ShopApp: App {
  var body: some Scene { WindowGroup { VoucherForm() } }
}
