import Glibc
public import WeatherModel

extension Date {
  /// The current time of the machine's clock.
  public static var now: Date {
    var time = timespec()
    unsafe clock_gettime(CLOCK_REALTIME, &time)
    return Date(
      timeIntervalSince1970: TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) / 1e9)
  }
}
