"""Measurements, each run as `python -m benchmarks.NAME`; `--help` lists its options.

    all            all of them and docs/results.md: `make results`
    solver         the exact solver compared with BitBully
    page_scorer    the scorer of a page, in Chromium, compared with machine code and BitBully
    levels         how strong the levels of the page's own player are
    labels         the scores of all columns of many positions compared with BitBully
    perfect        how well and how fast the perfect player decides
    environments   steps a second of the environments, beside `env.train`
    arena          games per second compared with kaggle-environments' `evaluate`

Compared sides take turns within a run, so that the machine's load affects them alike. `measure`
holds what they share, and draws random positions, for the tests too.
"""
