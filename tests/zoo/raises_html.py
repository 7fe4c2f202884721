"""Raises and prints a text that would run a script on a page; its names are that text, too."""

HTML = """</script><script>owned = 1</script><!-- <img src=x onerror="owned = 1">
'"&amp;\u2028\u202e\r\x1b]0;owned\x07\x9b2J"""
HtmlError = type(HTML, (Exception,), {"__module__": HTML})


def agent(observation: object, configuration: object) -> object:
    print(HTML, "\0")
    raise HtmlError(HTML)


agent.__name__ = agent.__qualname__ = HTML
