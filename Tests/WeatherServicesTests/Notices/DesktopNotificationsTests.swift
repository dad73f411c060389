import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

/// Serial, because the process's environment names the bus.
extension GeoClueTests {
  @Test(.enabled(if: PrivateBus.isPossible, "needs dbus-daemon, python3-dbus and python3-gi"))
  func desktopNotificationIsSentOverDBus() throws {
    let bus = try PrivateBus(
      for: "DBUS_SESSION_BUS_ADDRESS", playing: "../Notices/fake-notifications.py")
    let notification = NotificationText(title: #""a"<&\"#, body: "1 &lt; 2", isCritical: true)
    #expect(DesktopNotifications.show(notification, icon: "weather-storm"))
    let told = bus.stop()
    try #require(told.count == 1)
    let fields = try JSONSerialization.jsonObject(with: Data(told[0].utf8)) as? [Any]
    #expect(
      fields.map { "\($0)" }
        == #"["weather-tui", 0, "weather-storm", "\"a\"<&\\", "1 &lt; 2", 0, 2, "weather-tui", -1]"#
    )
    setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent/bus", 1)
    #expect(!DesktopNotifications.show(notification, icon: "weather-storm"))
  }
}
