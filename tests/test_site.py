"""The pages of docs/ as a site: its links, its names, its search."""

import os
import re
import runpy
import subprocess
from html import unescape
from pathlib import Path
from urllib.parse import unquote

import pytest
from conftest import PROJECT
from playwright.sync_api import Page, expect
from test_package import install

import connectx

CONF = runpy.run_path(str(PROJECT / "docs" / "conf.py"))
# A word that people search for, and the page that answers.
ANSWERS = {
    "menu": "play",
    "CSV": "files",
    "network": "training",
    "dataset": "datasets",
    "timeout": "kaggle",
    "Windows": "installing",
    "licence": "installing",
    "lessons": "lessons",
    "leaderboard": "kaggle",
    "debug": "failing",
    "alphazero": "training",
    "how many games": "reading-results",
    "reinforcement": "training",
    "pytorch": "training",
    "tournament": "matches",
    "upload the perfect player": "uploading",
    "upload": "uploading",
    "rating": "reading-results",
}


def test_links_out_of_the_folder_lead_to_the_repository() -> None:
    text = "[one](../agents/one_step.py), [two](play.md#menus), [all](../notebooks)"
    files = f"{CONF['REPOSITORY']}/blob/main"
    expected = f"[one]({files}/agents/one_step.py), [two](play.md#menus), [all]({files}/notebooks)"
    assert CONF["lead_to_repository"](text) == expected


def test_the_page_of_names_has_every_name() -> None:
    page = (PROJECT / "docs" / "api.md").read_text(encoding="utf-8")
    described = dict(re.findall(r"^- `connectx\.(\w+)`: (.+)", page, re.M))
    listed = dict(re.findall(r"^    (\w+) +(.+)", connectx.__doc__ or "", re.M))
    assert described == listed
    assert described.keys() == connectx.PUBLIC.keys()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built with warnings as errors."""
    folder = tmp_path_factory.mktemp("site")
    programs = install(folder / "venv", "--editable", f"{PROJECT}[docs]")
    command = [programs / "python", "-m", "sphinx", "-W", "--keep-going", "docs", folder / "site"]
    done = subprocess.run(command, cwd=PROJECT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return folder / "site"


@pytest.mark.slow
def test_the_site_has_every_page_and_the_target_of_every_link(site: Path) -> None:
    files = site.rglob("*.html")
    htmls = {file.relative_to(site).as_posix(): file.read_text(encoding="utf-8") for file in files}
    for page in (PROJECT / "docs").glob("*.md"):
        (shown,) = re.findall("<h1>(.*?)<a", htmls[f"{page.stem}.html"], re.S)
        heading = page.read_text(encoding="utf-8").partition("\n")[0]
        assert re.findall(r"\w+", unescape(shown)) == re.findall(r"\w+", heading)
    for name, html in htmls.items():
        for link in re.findall(r'<a [^>]*href="((?!\w+:)[^"]*)"', html):
            file, _, anchor = unquote(link).partition("#")
            target = os.path.normpath(Path(name).parent / file) if file else name
            assert (site / target).is_file(), f"{name}: {link}"
            assert not anchor or f'id="{anchor}"' in htmls[target], f"{name}: {link}"


def test_the_site_finds_what_people_search_for(site: Path, page: Page) -> None:
    for word, answer in ANSWERS.items():
        page.goto(f"{site.as_uri()}/search.html?q={word}")
        expect(page.locator("#search-results .search-summary")).to_contain_text("found")
        links = page.locator("#search-results li > a").evaluate_all(
            "(links) => links.map((link) => link.getAttribute('href'))"
        )
        assert any(link.startswith(f"{answer}.html") for link in links[:5]), (word, links[:5])


def test_the_board_is_the_first_link_of_every_page(site: Path, page: Page) -> None:
    for file in ("index.html", "api.html"):
        page.goto(f"{site.as_uri()}/{file}")
        page.locator("a[href]:not([href^='#'])").first.click()
        expect(page.locator(".board")).to_be_visible()
