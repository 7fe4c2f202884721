"""Measurements, each run as `python -m benchmarks.NAME`; `--help` lists its options.

    all            all of them and docs/results.md: `make results`
    solver         the exact solver compared with BitBully
    page_scorer    the scorer of a page, in Chromium, compared with machine code and BitBully
    levels         how strong the levels of the page's own player are
    labels         the scores of all columns of many positions compared with BitBully
    lookahead      the N-step lookahead compared with a plain numpy window count
    perfect        how well and how fast the perfect player decides
    sizes          disk space that each way to install takes
    environments   steps a second of the environments, beside `env.train`
    arena          games per second compared with kaggle-environments' `evaluate`

Compared sides take turns within a run, so that the machine's load affects them alike. `measure`
holds what they share, and draws random positions, for the tests too.
"""
