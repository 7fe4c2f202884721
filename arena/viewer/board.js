// The board, wherever one is shown. It is drawn once; `show` changes attributes and never replaces
// an element, so that a press and its release always meet the same column.

const SQUARE = 48, MARGIN = 8, LABELS = 26; // units of the drawing
const SIGNS = ["X", "O"]; // by seat
const SHAPES = ["M-7-7L7 7M7-7L-7 7", "M0-8a8 8 0 1 0 .01 0z"]; // a cross, a ring
const SVG = ["svg", "g", "rect", "circle", "path", "text"];
const FALL_MS = 90; // over one square; n squares take the square root of n as long

function make(tag, attributes = {}, ...children) {
  const made = SVG.includes(tag) ? document.createElementNS("http://www.w3.org/2000/svg", tag)
    : document.createElement(tag);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else made.setAttribute(key, value);
  }
  made.append(...children);
  return made;
}

const columnName = (column) => column < 35 ? (column + 1).toString(36) : String(column + 1);
const signed = (score) => score > 0 ? `+${score}` : String(score);

// The squares of every line of `inarow` equal signs, as "row,column".
function lineSquares(cells, inarow) {
  const found = new Set();
  cells.forEach((line, row) => line.forEach((seat, column) => {
    if (seat === null) return;
    for (const [up, right] of [[0, 1], [1, 0], [1, 1], [1, -1]]) {
      const squares = Array.from({ length: inarow }, (_, i) => [row + i * up, column + i * right]);
      if (!squares.every(([r, c]) => cells[r]?.[c] === seat)) continue;
      squares.forEach((each) => found.add(`${each}`));
    }
  }));
  return found;
}

// A line of moves that could be played next, as buttons in one row that scrolls; `choose` gets how
// many of them to play. Returns its element, and `show`, which takes the columns, the seat that
// begins and how many are played.
function createLine(choose, ...controls) {
  const moves = make("span");
  const element = make("div", { class: "bar line", role: "group", "aria-label": "Best line" },
    make("span", {}, "Best line"), ...controls, moves);
  let shown = "", at = 0;
  function button(column, index, seat) {
    return make("button", {
      type: "button", tabindex: controls.length ? -1 : 0, "data-seat": seat,
      "aria-label": `Best line: move ${index + 1}, ${SIGNS[seat]} plays ${columnName(column)}`,
      onclick: () => choose(index + 1),
    }, columnName(column));
  }
  function show(columns, seat, played) {
    if (shown !== `${columns} ${seat}`) {
      shown = `${columns} ${seat}`;
      moves.replaceChildren(
        ...columns.map((column, index) => button(column, index, (seat + index) % 2)));
      element.scrollLeft = at = 0;
    }
    const buttons = [...moves.querySelectorAll("button")];
    buttons.forEach((each, index) => each.setAttribute("aria-pressed", index < played));
    if (played !== at) {
      element.scrollLeft = (buttons[played - 1]?.offsetLeft ?? 0) - element.clientWidth / 2;
    }
    at = played;
  }
  return { element, show };
}

// A board of `rows` by `columns`. With `onplay`, which gets a column, it can be played on by mouse
// and keys; `onrefused` gets a column that is not playable now, or that there is not.
const createBoard = (options) => new BoardView(options);

class BoardView {
  legal = [];
  shown = null; // how many discs
  seen = null; // the column scrolled to

  constructor({ rows, columns, inarow, onplay = null, onrefused = () => {} }) {
    Object.assign(this, { rows, columns, inarow, onplay, onrefused });
    this.width = columns * SQUARE + 2 * MARGIN;
    this.height = rows * SQUARE + 2 * MARGIN;
    this.cursor = (columns - 1) >> 1;
    this.squares = Array.from({ length: rows }, () => []);
    this.strips = Array.from({ length: columns }, (_, column) => this.makeStrip(column));
    this.over = make("g", { class: "over-board" }); // threats and a line of moves: takes no clicks
    const { width, height } = this, whole = height + LABELS;
    this.picture = make("svg", {
      viewBox: `0 0 ${width} ${whole}`, role: onplay ? "group" : "img",
      style: `--label: ${Math.max(15, Math.min(26, 2 * columns))}px`, // legible on a small board
    }, make("rect", { class: "frame", x: 1, y: 1, width: width - 2, height: height - 2, rx: 12 }),
    ...this.strips, this.over);
    this.bar = make("div", {
      class: "balance", role: "img", hidden: "", style: `--height: ${100 * height / whole}%`,
    }, make("i"));
    this.cells = this.strips.map((_, column) =>
      make("div", { "data-column": column }, make("b", {}, make("i"), ""), make("span")));
    const crowd = columns > 14 ? " many crowded" : columns > 8 ? " many" : "";
    this.scoreRow = make("div", { class: `scores${crowd}`, hidden: "" }, ...this.cells);
    this.element = make("div", { class: "board", style: `--columns: ${columns}` },
      this.bar, this.picture, this.scoreRow);
    if (onplay) this.element.addEventListener("keydown", (event) => this.press(event));
  }

  middle(row, column) {
    return [MARGIN + (column + 0.5) * SQUARE, MARGIN + (this.rows - row - 0.5) * SQUARE];
  }

  makeStrip(column) {
    const x = MARGIN + column * SQUARE, height = this.height + LABELS;
    const strip = make("g", { class: "column", "data-column": column },
      make("rect", { class: "strip", x, width: SQUARE, height, rx: 6 }));
    for (let row = this.rows - 1; row >= 0; row--) { // from the top: a disc falls before the holes
      const transform = `translate(${this.middle(row, column)})`;
      const square = make("g", { class: "square", transform },
        make("circle", { class: "hole", r: 20 }),
        make("g", {}, make("circle", { class: "disc", r: 20 }), make("path")),
        make("circle", { class: "ring", r: 18 }));
      strip.append(this.squares[row][column] = square);
    }
    strip.append(make("text", { x: x + SQUARE / 2, y: this.height + 20 }, columnName(column)));
    if (this.onplay) {
      strip.setAttribute("role", "button");
      strip.setAttribute("tabindex", column === this.cursor ? 0 : -1);
      strip.addEventListener("click", () => this.play(column));
      strip.addEventListener("focus", () => this.point(column));
    }
    return strip;
  }

  play(column) {
    if (this.legal.includes(column)) this.onplay(column);
    else this.onrefused(column);
  }

  point(column) { // one stop for Tab; arrows go from column to column
    this.strips[this.cursor].setAttribute("tabindex", -1);
    this.strips[this.cursor = column].setAttribute("tabindex", 0);
  }

  focus() {
    this.strips[this.cursor].focus({ preventScroll: true });
  }

  press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { strips, columns, cursor } = this, step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const named = strips.findIndex((_, column) => columnName(column) === event.key.toLowerCase());
    if (named >= 0) this.play(named);
    else if (/^[1-9]$/.test(event.key)) this.onrefused(event.key - 1);
    else if (step) strips[(cursor + step + columns) % columns].focus();
    else if (event.key === "Enter" || event.key === " ") this.play(cursor);
    else return;
    event.preventDefault();
  }

  // discs     [row, column, seat] each, the last move last
  // playable  columns that can be played now, by seat `turn`
  // hint      a column to play; better: columns that were better than the last move
  // scores    by column {score, words}, null where unknown; pending: more are to come
  // next      the column that the game goes on with
  // threats   empty squares on which a side would win: {row, column, seat, parity: "odd" or "even",
  //           matters: false if the game is over before a disc gets there, taker: the seat that
  //           gets it when the rest fills up}
  // line      columns that could be played next, in turn
  // balance   {value, most, words}: the score for X, null where unknown, and the highest there is
  show({ discs, playable = [], turn = 0, hint = null, better = [], scores = null, pending = false,
    next = null, threats = [], line = [], balance = null }) {
    this.legal = playable;
    const cells = this.squares.map((row) => row.map(() => null));
    for (const [row, column, seat] of discs) cells[row][column] = seat;
    this.showSquares(cells, discs.at(-1), turn, hint, better);
    this.drawOver(threats, line, turn, cells);
    if (this.shown !== null && discs.length === this.shown + 1) this.fall(...discs.at(-1));
    this.shown = discs.length;
    if (hint !== null || discs.length) this.reveal(hint ?? discs.at(-1)[1]);
    const text = cells.filter((row) => row.some((seat) => seat !== null)).reverse()
      .map((row) => row.map((seat) => SIGNS[seat] ?? "empty").join(" ")).join("; ");
    this.picture.setAttribute("aria-label",
      `Board of ${this.columns} columns. Rows from the top: ${text || "all empty"}.`);
    this.showBalance(balance);
    this.showScores(scores, pending, next, cells.at(-1));
  }

  showSquares(cells, [lastRow, lastColumn] = [], turn, hint, better) {
    const won = lineSquares(cells, this.inarow);
    this.strips.forEach((strip, column) => {
      const landing = cells.findIndex((row) => row[column] === null);
      const open = this.legal.includes(column);
      strip.classList.toggle("legal", open);
      cells.forEach((row, number) => {
        const lands = number === landing, states = {
          last: number === lastRow && column === lastColumn, won: won.has(`${number},${column}`),
          ghost: lands && open, hint: lands && column === hint,
          better: lands && better.includes(column),
        };
        const names = ["square", ...Object.keys(states).filter((name) => states[name])].join(" ");
        const square = this.squares[number][column], seat = row[column];
        if (square.state === `${names} ${seat} ${turn}`) return; // for the sake of large boards
        square.state = `${names} ${seat} ${turn}`;
        square.setAttribute("class", names);
        square.dataset.colour = seat ?? turn;
        square.querySelector("path").setAttribute("d", SHAPES[seat ?? turn]);
        if (seat === null) delete square.dataset.seat;
        else square.dataset.seat = seat;
      });
      if (!this.onplay) return;
      strip.setAttribute("aria-label",
        `column ${columnName(column)}, ${open ? `row ${landing + 1}` : "closed"}`);
      strip.setAttribute("aria-disabled", !open);
    });
  }

  fall(row, column) {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const fallen = this.rows - row;
    this.squares[row][column].children[1].animate(
      [{ transform: `translateY(${-fallen * SQUARE}px)` }, { transform: "none" }],
      { duration: FALL_MS * Math.sqrt(fallen), easing: "cubic-bezier(0.5, 0, 1, 0.7)" });
  }

  reveal(column) { // on a board that scrolls
    if (column === this.seen) return;
    this.seen = column;
    const box = this.element.getBoundingClientRect();
    const strip = this.strips[column].getBoundingClientRect();
    if (strip.left >= box.left + 20 && strip.right <= box.right) return;
    this.element.scrollLeft += strip.left - box.left - box.width / 2;
  }

  // Winning squares that are still empty, and the discs of a line of moves, numbered.
  drawOver(threats, line, turn, cells) {
    const moves = line.map((column, index) => {
      const row = cells.findIndex((each) => each[column] === null), seat = (turn + index) % 2;
      cells[row][column] = seat;
      return make("g", {
        class: "planned", "data-seat": seat, transform: `translate(${this.middle(row, column)})`,
      }, make("circle", { class: "disc", r: 17 }), make("text", { y: 6 }, index + 1));
    });
    const open = threats.filter(({ row, column }) => cells[row][column] === null);
    this.over.replaceChildren(...open.map((threat) => this.drawThreat(threat, open.some((each) =>
      each !== threat && each.row === threat.row && each.column === threat.column))), ...moves);
  }

  drawThreat({ row, column, seat, parity, matters = true, taker = null }, shared) {
    const [x, y] = this.middle(row, column), aside = shared ? (seat ? 9 : -9) : 0;
    return make("g", {
      class: matters ? "threat" : "threat idle", "data-seat": seat,
      transform: `translate(${x + aside} ${y})`,
    }, ...(taker === seat ? [make("circle", { r: 18.5, cx: -aside })] : []),
    make("path", { d: SHAPES[seat], transform: `translate(0 -5) scale(${shared ? 0.6 : 0.8})` }),
    make("text", { y: 14 }, shared ? parity[0] : parity));
  }

  showBalance(balance) {
    this.bar.hidden = balance === null;
    if (balance === null) return;
    const { value, most, words } = balance;
    const share = value === null ? 0.5 : 0.5 + Math.sign(value) * 0.15 + 0.35 * value / most;
    this.bar.classList.toggle("unknown", value === null);
    this.bar.style.setProperty("--share", share);
    this.bar.setAttribute("aria-label", `Evaluation: ${words}`);
    this.bar.title = words;
  }

  showScores(scores, pending, next, top) {
    this.scoreRow.hidden = scores === null;
    const known = Object.values(scores ?? {}).map((each) => each.score);
    // A column that is not known could be better.
    const best = pending || known.includes(null) ? null : Math.max(...known);
    this.cells.forEach((cell, column) => {
      const found = scores?.[column], leads = best !== null && found?.score === best;
      const waits = pending && top[column] === null, [star, number] = cell.firstChild.childNodes;
      star.textContent = leads ? "\u2605" : "";
      const text = found ? (found.score === null ? "?" : signed(found.score)) : "";
      number.data = waits && !found ? "\u2026" : text;
      cell.lastChild.textContent = found?.words ?? "";
      cell.classList.toggle("best", leads);
      cell.classList.toggle("next", column === next);
    });
  }
}
