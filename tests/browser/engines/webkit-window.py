#!/usr/bin/python3
"""A bare WebKitGTK window for WebKitWebDriver: only the page, and as narrow as a phone. The driver starts it with
--automation; each tab of a session is a window of its own."""
import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2


def new_view(_session, context):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    window = Gtk.Window()
    window.set_default_size(1280, 800)
    window.add(view)
    view.connect("close", lambda _view: window.destroy())
    window.show_all()
    view.grab_focus()
    return view


def started(context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("window")
    info.set_version(2, 50, 0)
    session.set_application_info(info)
    session.connect("create-web-view", new_view, context)


context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
context.connect("automation-started", started)
Gtk.main()
