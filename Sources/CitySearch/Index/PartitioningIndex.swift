extension Range<Int> {
  /// Returns the first index that meets a condition; the end of the range if none does.
  ///
  /// If an index meets the condition, so must all later ones.
  /// - Complexity: O(log count).
  @inline(__always)
  func partitioningIndex(where isMet: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = (low + high) / 2
      if isMet(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
