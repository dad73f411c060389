#include "csystembus.h"

#include <dlfcn.h>
#include <errno.h>
#include <stddef.h>
#include <string.h>

#define FUNCTIONS(F)                                                                              \
  F(sd_bus_open_system)                                                                           \
  F(sd_bus_open_user)                                                                             \
  F(sd_bus_flush_close_unref)                                                                     \
  F(sd_bus_set_method_call_timeout)                                                               \
  F(sd_bus_call_method)                                                                           \
  F(sd_bus_message_read_basic)                                                                    \
  F(sd_bus_message_unref)                                                                         \
  F(sd_bus_set_property)                                                                          \
  F(sd_bus_get_property)                                                                          \
  F(sd_bus_get_property_trivial)                                                                  \
  F(sd_bus_match_signal)                                                                          \
  F(sd_bus_process)                                                                               \
  F(sd_bus_wait)                                                                                  \
  F(sd_notify)

#define POINTER(name) __typeof__(name) *name##_;
static struct {
  FUNCTIONS(POINTER)
} lib;

bool csb_load(void) {
  void *handle = dlopen("libsystemd.so.0", RTLD_NOW | RTLD_LOCAL);
  if (handle == NULL) return false;
#define FIND(name)                                                                                \
  if ((*(void **)&lib.name##_ = dlsym(handle, #name)) == NULL) return false;
  FUNCTIONS(FIND)
  return true;
}

int csb_open(sd_bus **bus) { return lib.sd_bus_open_system_(bus); }
int csb_open_session(sd_bus **bus) { return lib.sd_bus_open_user_(bus); }
void csb_close(sd_bus *bus) { lib.sd_bus_flush_close_unref_(bus); }
int csb_set_timeout(sd_bus *bus, uint64_t microseconds) {
  return lib.sd_bus_set_method_call_timeout_(bus, microseconds);
}

int csb_call(sd_bus *bus, csb_object object, const char *member) {
  return lib.sd_bus_call_method_(bus, object.service, object.path, object.interface, member, NULL,
                                 NULL, NULL);
}

/// Copies the path in `reply` and releases `reply`.
static int take_path(sd_bus_message *reply, char **path) {
  const char *inside = NULL;
  int result = lib.sd_bus_message_read_basic_(reply, 'o', &inside);
  if (result >= 0 && (inside == NULL || (*path = strdup(inside)) == NULL)) result = -ENOMEM;
  lib.sd_bus_message_unref_(reply);
  return result;
}

int csb_call_for_path(sd_bus *bus, csb_object object, const char *member, char **path) {
  sd_bus_message *reply = NULL;
  int result = lib.sd_bus_call_method_(bus, object.service, object.path, object.interface, member,
                                       NULL, &reply, NULL);
  return result < 0 ? result : take_path(reply, path);
}

int csb_set_text(sd_bus *bus, csb_object object, const char *property, const char *value) {
  return lib.sd_bus_set_property_(bus, object.service, object.path, object.interface, property,
                                  NULL, "s", value);
}
int csb_set_number(sd_bus *bus, csb_object object, const char *property, uint32_t value) {
  return lib.sd_bus_set_property_(bus, object.service, object.path, object.interface, property,
                                  NULL, "u", value);
}
int csb_get_real(sd_bus *bus, csb_object object, const char *property, double *value) {
  return lib.sd_bus_get_property_trivial_(bus, object.service, object.path, object.interface,
                                          property, NULL, 'd', value);
}
int csb_get_path(sd_bus *bus, csb_object object, const char *property, char **value) {
  sd_bus_message *reply = NULL;
  int result = lib.sd_bus_get_property_(bus, object.service, object.path, object.interface,
                                        property, NULL, &reply, "o");
  return result < 0 ? result : take_path(reply, value);
}

int csb_notify(sd_bus *bus, const char *program, csb_notification notice) {
  const char *service = "org.freedesktop.Notifications";
  // Replaces no earlier notification, has no buttons, and lets the desktop choose the duration.
  return lib.sd_bus_call_method_(
      bus, service, "/org/freedesktop/Notifications", service, "Notify", NULL, NULL,
      "susssasa{sv}i", program, (uint32_t)0, notice.icon, notice.summary, notice.body, 0, 2,
      "urgency", "y", (int)notice.urgency, "desktop-entry", "s", program, (int32_t)-1);
}

static int ignore(sd_bus_message *message, void *context, sd_bus_error *error) { return 0; }

int csb_notify_manager(const char *state) { return lib.sd_notify_(0, state); }

int csb_listen(sd_bus *bus, csb_object object) {
  return lib.sd_bus_match_signal_(bus, NULL, object.service, object.path, object.interface, NULL,
                                  ignore, NULL);
}

int csb_wait(sd_bus *bus, uint64_t microseconds) {
  int result = lib.sd_bus_process_(bus, NULL);
  if (result != 0) return result;
  return lib.sd_bus_wait_(bus, microseconds);
}
