internal import CCurl

/// A direct binding to libcurl. On Linux, URLSession is built on libcurl too, but it waits for a
/// response in a busy loop, leaves a timer behind that wakes the process every second, and loads
/// libcurl before the first frame.
enum CurlLibrary {
  /// The library, loaded with the first request.
  static let isLoaded = ccurl_load()
}

/// A list of header lines in libcurl's form.
@safe struct CurlList: ~Copyable {
  private(set) var first: UnsafeMutablePointer<curl_slist>?

  init(_ lines: [String]) {
    for line in lines {
      // Nil means out of memory; the list is then unchanged.
      unsafe first = ccurl_list_append(first, line) ?? first
    }
  }

  deinit { unsafe ccurl_list_free(first) }
}
