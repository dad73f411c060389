#ifndef CSYSTEMBUS_H
#define CSYSTEMBUS_H

#include <stdbool.h>
#include <stdint.h>
#include <systemd/sd-bus.h>
#include <systemd/sd-daemon.h>

// The few calls of libsystemd's sd-bus that finding the machine and notices need, without their
// variadic arguments. The library is loaded when it is first asked for: hardly anybody asks, and loading it
// with the program would cost every start.
//
// All but the first give 0 or more, or the negative of an errno; sd-bus maps the errors of D-Bus to
// those.

/// Loads the library; false when it is not there. The other functions may be called after that only.
bool csb_load(void);

/// Connects to the system bus, or to the one that DBUS_SYSTEM_BUS_ADDRESS names.
int csb_open(sd_bus **bus);
/// Connects to the session's bus: the one that DBUS_SESSION_BUS_ADDRESS or XDG_RUNTIME_DIR names.
int csb_open_session(sd_bus **bus);
void csb_close(sd_bus *bus);

/// How long a call may take from now on.
int csb_set_timeout(sd_bus *bus, uint64_t microseconds);

/// What an object of a service is asked through.
typedef struct {
  const char *service;
  const char *path;
  const char *interface;
} csb_object;

/// Calls a method that takes and gives nothing.
int csb_call(sd_bus *bus, csb_object object, const char *member);
/// Calls a method that gives the path of an object, which the caller frees.
int csb_call_for_path(sd_bus *bus, csb_object object, const char *member, char **path);

int csb_set_text(sd_bus *bus, csb_object object, const char *property, const char *value);
int csb_set_number(sd_bus *bus, csb_object object, const char *property, uint32_t value);
int csb_get_real(sd_bus *bus, csb_object object, const char *property, double *value);
/// The path of an object, which the caller frees.
int csb_get_path(sd_bus *bus, csb_object object, const char *property, char **value);

/// What a desktop shows for a while.
typedef struct {
  const char *summary;
  /// In the markup of the Desktop Notifications Specification.
  const char *body;
  /// A name of the Icon Naming Specification.
  const char *icon;
  /// 0 low, 1 normal, 2 critical.
  uint8_t urgency;
} csb_notice;

/// Hands a notice to the desktop (org.freedesktop.Notifications, version 1.2 of its specification).
int csb_notify(sd_bus *bus, const char *program, csb_notice notice);

/// Tells the service manager how this process is, by sd_notify(3); does nothing where none asks.
int csb_notify_manager(const char *state);

/// Lets the object's signals end a wait.
int csb_listen(sd_bus *bus, csb_object object);
/// Waits for something to come in, and takes it.
int csb_wait(sd_bus *bus, uint64_t microseconds);

#endif
