"""A real Chromium without a window, driven through its debugging protocol."""

import base64
import json
import os
import shutil
import subprocess
import tempfile
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest
import websocket

NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
FLAGS = (
    *("--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
    *("--disable-dev-shm-usage", "--hide-scrollbars", "--remote-debugging-port=0"),
    "--remote-allow-origins=*",
)
KEYS = {"Enter": 13, "Tab": 9, "ArrowLeft": 37, "ArrowRight": 39, " ": 32}


class Page:
    """One tab."""

    def __init__(self, address: str) -> None:
        self._socket = websocket.create_connection(address, timeout=30, suppress_origin=True)
        self._number = 0
        self.errors: list[str] = []
        self.requests: list[str] = []
        for domain in ("Page", "Runtime", "Network", "Log"):
            self._call(f"{domain}.enable")

    def open(self, url: str) -> None:
        """Go to an address and wait until it is there."""
        self._call("Page.navigate", url=url)
        self.wait_for("document.readyState === 'complete' && location.href !== 'about:blank'")

    def size(self, width: int, height: int) -> None:
        """Set the window's size."""
        self._call(
            "Emulation.setDeviceMetricsOverride",
            **{"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600},
        )

    def evaluate(self, expression: str) -> Any:
        """What a JavaScript expression gives."""
        answer = self._call(
            "Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True
        )
        assert "exceptionDetails" not in answer, answer["exceptionDetails"]
        return answer["result"].get("value")

    def wait_for(self, expression: str, seconds: float = 30.0) -> None:
        """Wait until an expression gives something true; what it raises until then is no matter."""
        attempt = f"(() => {{ try {{ return Boolean({expression}) }} catch {{}} }})()"
        end = monotonic() + seconds
        while not self.evaluate(attempt):
            assert monotonic() < end, f"waited {seconds} s for {expression}; {self.errors}"
            sleep(0.03)

    def click(self, selector: str) -> None:
        """Click with the mouse in the middle of an element."""
        box = self.evaluate(
            f"(() => {{ const e = document.querySelector({json.dumps(selector)});"
            " e.scrollIntoView({block: 'center'}); const b = e.getBoundingClientRect();"
            " return [b.x + b.width / 2, b.y + b.height / 2]; })()"
        )
        for kind in ("mouseMoved", "mousePressed", "mouseReleased"):
            self._call(
                "Input.dispatchMouseEvent",
                type=kind,
                x=box[0],
                y=box[1],
                button="none" if kind == "mouseMoved" else "left",
                clickCount=1,
            )

    def press(self, key: str, modifiers: int = 0) -> None:
        """Press and release a key; modifiers: 2 Control, 8 Shift."""
        code = KEYS.get(key, ord(key.upper()) if len(key) == 1 else 0)
        text = "\r" if key == "Enter" else key if len(key) == 1 and not modifiers & 2 else ""
        for kind in ("keyDown", "keyUp"):
            self._call(
                "Input.dispatchKeyEvent",
                type=kind,
                key=key,
                modifiers=modifiers,
                windowsVirtualKeyCode=code,
                **({"text": text} if text and kind == "keyDown" else {}),
            )

    def screenshot(self, path: Path, *, whole: bool = False) -> None:
        """Write a picture of the window, or of the whole page."""
        picture = self._call("Page.captureScreenshot", captureBeyondViewport=whole)
        path.write_bytes(base64.b64decode(picture["data"]))

    def _call(self, method: str, **parameters: Any) -> Any:
        self._number += 1
        message = {"id": self._number, "method": method, "params": parameters}
        self._socket.send(json.dumps(message))
        end = monotonic() + 30
        while True:
            assert monotonic() < end, f"no answer to {method} in 30 s"
            answer = json.loads(self._socket.recv())
            if answer.get("id") == self._number:
                assert "error" not in answer, (method, answer["error"])
                return answer["result"]
            self._notice(answer)

    def _notice(self, event: Any) -> None:
        if event["method"] == "Runtime.exceptionThrown":
            details = event["params"]["exceptionDetails"]
            self.errors.append(details.get("exception", {}).get("description", details["text"]))
        elif event["method"] == "Network.requestWillBeSent":
            self.requests.append(event["params"]["request"]["url"])


@contextmanager
def chromium() -> Iterator[Page]:
    """A page of a fresh browser; the test is skipped where there is no browser."""
    program = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if program is None:
        pytest.skip("no Chromium: install one, or name it in the variable CHROMIUM")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        command = [program, *FLAGS, f"--user-data-dir={folder}", "about:blank"]
        with subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        ) as browser:
            try:
                yield Page(_first_page(Path(folder), browser))
            finally:
                browser.terminate()
                try:
                    browser.wait(10)
                except subprocess.TimeoutExpired:
                    browser.kill()


def _first_page(folder: Path, browser: "subprocess.Popen[bytes]") -> str:
    """The debugging address of the first tab; Chromium writes its port into a file."""
    end = monotonic() + 60
    file = folder / "DevToolsActivePort"
    while not (file.exists() and file.read_text().count("\n")):
        assert browser.poll() is None, f"{browser.args} ended with {browser.returncode}"
        assert monotonic() < end, "Chromium does not start"
        sleep(0.05)
    port = file.read_text().split("\n")[0]
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/json/list") as answer:
        tabs = json.load(answer)
    return str(next(tab["webSocketDebuggerUrl"] for tab in tabs if tab["type"] == "page"))
