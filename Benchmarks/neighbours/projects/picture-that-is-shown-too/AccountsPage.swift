import SwiftUI

struct AccountsPage: View {
  var body: some View {
    HStack {
      Text("Sold today").font(.system(size: 11))
      Spacer()
      Text("Forty loaves").font(.system(size: 11))
    }
    .frame(width: 595, height: 842)
  }
}

#Preview { AccountsPage() }
