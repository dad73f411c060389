"""Plays the desktop's notifications on the bus that DBUS_SESSION_BUS_ADDRESS names.

Prints "ready", and then what it is told to show, a line of JSON each.
"""

import json
import sys

import dbus
import dbus.service
from dbus.mainloop.glib import DBusGMainLoop
from gi.repository import GLib

NAME = "org.freedesktop.Notifications"


class Notifications(dbus.service.Object):
    @dbus.service.method(NAME, in_signature="susssasa{sv}i", out_signature="u")
    def Notify(self, program, replaces, icon, summary, body, actions, hints, timeout):
        print(json.dumps([
            str(program), int(replaces), str(icon), str(summary), str(body), len(actions),
            int(hints["urgency"]), str(hints["desktop-entry"]), int(timeout)]), flush=True)
        return dbus.UInt32(7)


DBusGMainLoop(set_as_default=True)
bus = dbus.SessionBus()
name = dbus.service.BusName(NAME, bus)
notifications = Notifications(bus, "/org/freedesktop/Notifications")
print("ready", flush=True)
sys.stdout.flush()
GLib.MainLoop().run()
