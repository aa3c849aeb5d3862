/// The keys of `.sightline.yml` as people read about them.
package struct ConfigurationListing: Sendable, Hashable {
  package var key: String
  package var summary: String
  /// As it would be written; empty where nothing holds without the key.
  package var standard: String

  package static func all(_ vocabulary: ConfigurationVocabulary) -> [ConfigurationListing] {
    ConfigurationTable.fields(vocabulary).map { .init(key: $0.name, summary: $0.summary, standard: $0.fallback) }
  }
}
