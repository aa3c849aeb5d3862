extension Program {
  func loadVocabulary() {}
}
