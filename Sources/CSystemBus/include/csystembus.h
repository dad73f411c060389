#ifndef CSYSTEMBUS_H
#define CSYSTEMBUS_H

#include <stdbool.h>
#include <stdint.h>
#include <systemd/sd-bus.h>
#include <systemd/sd-daemon.h>

// The few functions of libsystemd's sd-bus that location and notifications need, without variadic
// arguments. The library is loaded on first use: few users need it, and loading it at launch would
// slow down every start.
//
// All but the first return 0 or more on success, or a negative errno, to which sd-bus maps the
// errors of D-Bus.

/// Loads the library; false if it is missing. Must be called before the other functions.
bool csb_load(void);

/// Connects to the system bus, or to the one that DBUS_SYSTEM_BUS_ADDRESS names.
int csb_open(sd_bus **bus);
/// Connects to the session's bus: the one that DBUS_SESSION_BUS_ADDRESS or XDG_RUNTIME_DIR names.
int csb_open_session(sd_bus **bus);
void csb_close(sd_bus *bus);

/// Sets the timeout of all further calls.
int csb_set_timeout(sd_bus *bus, uint64_t microseconds);

/// An object of a service and the interface to call.
typedef struct {
  const char *service;
  const char *path;
  const char *interface;
} csb_object;

/// Calls a method without arguments or results.
int csb_call(sd_bus *bus, csb_object object, const char *member);
/// Calls a method that returns the path of an object, which the caller frees.
int csb_call_for_path(sd_bus *bus, csb_object object, const char *member, char **path);

int csb_set_text(sd_bus *bus, csb_object object, const char *property, const char *value);
int csb_set_number(sd_bus *bus, csb_object object, const char *property, uint32_t value);
int csb_get_real(sd_bus *bus, csb_object object, const char *property, double *value);
/// Gets the path of an object, which the caller frees.
int csb_get_path(sd_bus *bus, csb_object object, const char *property, char **value);

/// A desktop notification.
typedef struct {
  const char *summary;
  /// In the markup of the Desktop Notifications Specification.
  const char *body;
  /// A name of the Icon Naming Specification.
  const char *icon;
  /// 0 low, 1 normal, 2 critical.
  uint8_t urgency;
} csb_notification;

/// Sends a notification to the desktop (org.freedesktop.Notifications, version 1.2 of the
/// specification).
int csb_notify(sd_bus *bus, const char *program, csb_notification notice);

/// Reports the state of this process to the service manager, as sd_notify(3) does; does nothing if
/// there is none.
int csb_notify_manager(const char *state);

/// Subscribes to the object's signals, which then end a wait.
int csb_listen(sd_bus *bus, csb_object object);
/// Waits for an incoming message and processes it.
int csb_wait(sd_bus *bus, uint64_t microseconds);

#endif
