import SwiftUI

struct Reader: View {
  let chapter = 4
  let share = 30
  let title = "Momo"
  let author = "Ende"
  let name = "Ana"

  var body: some View {
    VStack {
      Text("Chapter \(chapter)")
      Text("\(title) by \(author)")
      Text("\(share)% done")
      Text("Welcome back, \(name)")
    }
  }
}

#Preview { Reader() }
