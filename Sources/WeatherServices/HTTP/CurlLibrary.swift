internal import CCurl

/// libcurl, asked directly. URLSession stands on it too, but on Linux it waits for an answer in a
/// busy loop, leaves a timer behind that wakes the process every second, and has the whole of
/// libcurl loaded before the first frame.
enum CurlLibrary {
  /// Loads it at the first question.
  static let isLoaded = ccurl_load()
}

/// A list of header lines in libcurl's form.
struct CurlList: ~Copyable {
  private(set) var first: UnsafeMutablePointer<curl_slist>?

  init(_ lines: [String]) {
    for line in lines {
      // Nil is out of memory, and leaves the list as it was.
      first = ccurl_list_append(first, line) ?? first
    }
  }

  deinit { ccurl_list_free(first) }
}
