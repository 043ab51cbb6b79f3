"""Opens a page in a web view of WebKitGTK, as apps of Tauri on Linux do, and prints what the page tells the app.

webkitgtk.py FOLDER [SCRIPT]: serves FOLDER as app://shop/, runs SCRIPT in the page before any other script, and prints each
message to the handler "consent" as a line. Ends after the message "done", or after 40 seconds.
"""
import mimetypes
import os
import sys
import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gio, GLib, Gtk, WebKit2

folder, script = sys.argv[1], (sys.argv[2] if len(sys.argv) > 2 else '')


def answer(request):
    path = request.get_path().lstrip('/') or 'index.html'
    file = os.path.join(folder, path)
    if not os.path.isfile(file):
        return request.finish_error(GLib.Error('not found', 'app', 404))
    with open(file, 'rb') as opened:
        data = opened.read()
    kind = 'text/javascript' if path.endswith('.js') else mimetypes.guess_type(path)[0]
    request.finish(Gio.MemoryInputStream.new_from_data(data), len(data), kind)


context = WebKit2.WebContext.new_ephemeral()
context.register_uri_scheme('app', answer)
context.get_security_manager().register_uri_scheme_as_secure('app')
context.get_security_manager().register_uri_scheme_as_cors_enabled('app')
manager = WebKit2.UserContentManager()
manager.register_script_message_handler('consent')


def heard(_, message):
    text = message.get_js_value().to_string()
    print(text, flush=True)
    if text == 'done':
        Gtk.main_quit()


manager.connect('script-message-received::consent', heard)
manager.add_script(
    WebKit2.UserScript.new(
        script, WebKit2.UserContentInjectedFrames.TOP_FRAME, WebKit2.UserScriptInjectionTime.START, None, None
    )
)
view = WebKit2.WebView(web_context=context, user_content_manager=manager)
view.get_settings().set_enable_write_console_messages_to_stdout(True)
window = Gtk.Window()
window.set_default_size(1000, 700)
window.add(view)
window.show_all()
view.load_uri('app://shop/')
GLib.timeout_add_seconds(40, Gtk.main_quit)
Gtk.main()
