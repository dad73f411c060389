import Glibc

/// A web page for the user's browser.
public enum WebPage {
  /// Opens an address in the browser. The address is passed as an argument, never through a shell.
  /// - Returns: Whether there is a program that opens web pages.
  public static func open(_ address: String) -> Bool {
    guard WarningText.address(address) != nil,
      let process = NotificationCommand.spawn(["xdg-open", address], isSilent: true)
    else { return false }
    // The child must be waited for; otherwise it stays in the process table.
    detachThread { NotificationCommand.wait(for: process) }
    return true
  }
}
