import Layout
import SightlineModel

/// A device as people read about it.
package struct DeviceListing: Sendable, Hashable {
  /// How variants call it, where that is not its id.
  package var alias: String?
  package var id: String
  /// Points, upright.
  package var width: Double
  package var height: Double
  /// Audited unless the configuration says otherwise.
  package var isStandard: Bool

  package static let all: [DeviceListing] = DeviceTable.ids.compactMap { id in
    DeviceTable.device(id).map { device in
      DeviceListing(
        alias: device.alias == id ? nil : device.alias, id: id, width: device.size.width, height: device.size.height,
        isStandard: Configuration().devices.value.contains(device.alias))
    }
  }
}
