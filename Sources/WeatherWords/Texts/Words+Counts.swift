extension CommandLineWords {
  /// `Imported 42,222 places from list.json.`
  /// - Parameter number: The count as it is written.
  package func imported(_ count: Int, writtenAs number: String, from path: String) -> String {
    texts["commandLine.imported", count: count, ["count": number, "path": path]]
  }
}

extension DoctorWords {
  /// `42,222 places`
  /// - Parameter number: The count as it is written.
  package func indexReady(_ count: Int, writtenAs number: String) -> String {
    texts["doctor.indexReady", count: count, ["places": number]]
  }
}
