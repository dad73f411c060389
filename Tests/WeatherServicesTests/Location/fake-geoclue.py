"""Plays GeoClue on the bus that DBUS_SYSTEM_BUS_ADDRESS names, as its argument says:

known    the location is there as soon as the client has started
later    it comes after a while, with a signal
silent   it never comes
refused  the client may not start
nonsense it is not on the globe

Prints what the client set, a line each, and "ready" first.
"""

import sys

import dbus
import dbus.service
from dbus.mainloop.glib import DBusGMainLoop
from gi.repository import GLib

BEHAVIOUR = sys.argv[1]
NAME = "org.freedesktop.GeoClue2"
ROOT = "/org/freedesktop/GeoClue2"


class Denied(dbus.DBusException):
    _dbus_error_name = "org.freedesktop.DBus.Error.AccessDenied"


class Manager(dbus.service.Object):
    @dbus.service.method(f"{NAME}.Manager", out_signature="o")
    def GetClient(self):
        return dbus.ObjectPath(f"{ROOT}/Client/1")


class Properties(dbus.service.Object):
    """An object whose properties are a dictionary."""

    def __init__(self, bus, path, values):
        super().__init__(bus, path)
        self.values = values

    @dbus.service.method(dbus.PROPERTIES_IFACE, in_signature="ss", out_signature="v")
    def Get(self, interface, name):
        return self.values[name]

    @dbus.service.method(dbus.PROPERTIES_IFACE, in_signature="ssv")
    def Set(self, interface, name, value):
        self.values[name] = value
        print(f"{name}={value}", flush=True)


class Client(Properties):
    @dbus.service.method(f"{NAME}.Client")
    def Start(self):
        if BEHAVIOUR == "refused":
            raise Denied("'weather-tui' disallowed, no agent for UID")
        if BEHAVIOUR in ("known", "nonsense"):
            self.find()
        elif BEHAVIOUR == "later":
            GLib.timeout_add(50, self.find)

    @dbus.service.signal(f"{NAME}.Client", signature="oo")
    def LocationUpdated(self, old, new):
        pass

    def find(self):
        path = dbus.ObjectPath(f"{ROOT}/Client/1/Location/0")
        old, self.values["Location"] = self.values["Location"], path
        self.LocationUpdated(old, path)
        return False


DBusGMainLoop(set_as_default=True)
bus = dbus.SystemBus()
name = dbus.service.BusName(NAME, bus)
manager = Manager(bus, f"{ROOT}/Manager")
client = Client(bus, f"{ROOT}/Client/1", {"Location": dbus.ObjectPath("/")})
location = Properties(
    bus,
    f"{ROOT}/Client/1/Location/0",
    {
        "Latitude": 1e9 if BEHAVIOUR == "nonsense" else 37.2911,
        "Longitude": 127.0089,
        "Accuracy": 250.0,
    },
)
print("ready", flush=True)
GLib.MainLoop().run()
