import SwiftUI

struct ProFeatureRow: View {
    let feature: ProFeature

    var body: some View {
        Label {
            Text(feature.rawValue)
                .font(.headline)
        } icon: {
            Image(systemName: feature.symbol)
                .foregroundStyle(.green)
        }
    }
}
