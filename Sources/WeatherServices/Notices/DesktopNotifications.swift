public import WeatherModel

/// Shows notices on the desktop, through the session's D-Bus.
public enum DesktopNotifications {
  /// The time that D-Bus gives a service to answer; a desktop that starts its notification service for
  /// this one takes many seconds.
  private static let limit = Duration.seconds(25)

  /// Shows a notice; false where there is no desktop that shows it. Blocks its thread for 25 seconds
  /// at most.
  /// - Parameters:
  ///   - notification: The text, its body in the markup of the Desktop Notifications Specification.
  ///   - icon: A name of the Icon Naming Specification.
  public static func show(_ notification: NotificationText, icon: String) -> Bool {
    do throws(LocationError) {
      let bus = try MessageBus(.session, until: .now + limit)
      try bus.notify(
        program: GeoClue.desktopID, summary: notification.title, body: notification.body,
        icon: icon,
        urgency: notification.isCritical ? 2 : 1)
      return true
    } catch {
      return false
    }
  }
}
