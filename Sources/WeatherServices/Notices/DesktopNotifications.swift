public import WeatherModel

/// Shows desktop notifications through the session's D-Bus.
public enum DesktopNotifications {
  /// The default timeout of a D-Bus call. A desktop that starts its notification service on demand
  /// takes many seconds.
  private static let limit = Duration.seconds(25)

  /// Shows a notification; returns false if no desktop shows it. Blocks its thread for at most 25
  /// seconds.
  /// - Parameters:
  ///   - notification: The text; its body uses the markup of the Desktop Notifications
  ///     Specification.
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
