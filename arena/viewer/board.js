// The board, wherever one is shown. It is drawn once; `show` changes attributes and never replaces
// an element, so that a press and its release always meet the same column.

const SQUARE = 48, MARGIN = 8, LABELS = 26; // units of the drawing
const SIGNS = ["X", "O"]; // by seat
const THROWN = ["?", "??"]; // marks of moves that gave away a draw or a win
const MARKS = ["M-7-7L7 7M7-7L-7 7", "M0-8a8 8 0 1 0 .01 0z"]; // a cross, a ring
const SVG = ["svg", "g", "rect", "circle", "path", "text", "title"];
const DROP_MS = 90; // for the first square of a fall; n squares take the square root of n as long
const DRAWN = ["fill", "fill-opacity", "stroke", "stroke-width", "stroke-dasharray", "stroke-linecap",
  "opacity", "r", "font-size", "font-family", "font-weight", "text-anchor", "paint-order", "visibility"];

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
      if (squares.every(([r, c]) => cells[r]?.[c] === seat)) squares.forEach((each) => found.add(`${each}`));
    }
  }));
  return found;
}

// Has the browser save a file of the user's.
function download(name, content, type) {
  const address = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }));
  make("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

// A line of moves that could be played next, as buttons in one row that scrolls; `choose` gets how
// many of them to play. Returns its element, and `show`, which takes the columns, the seat that
// begins, how many are played, and what stands at the end.
function createLine(choose, ...controls) {
  const moves = make("span", {}), element = make("div", { class: "bar line", role: "group", "aria-label": "Best line" },
    make("span", {}, "Best line"), ...controls, moves);
  let shown = "", at = 0;
  function show(columns, seat, played, end = "") {
    if (shown !== `${columns} ${seat}`) {
      shown = `${columns} ${seat}`;
      moves.replaceChildren(...columns.map((column, index) => make("button", {
        type: "button", tabindex: controls.length ? -1 : 0, "data-seat": (seat + index) % 2, onclick: () => choose(index + 1),
        "aria-label": `Best line: move ${index + 1}, ${SIGNS[(seat + index) % 2]} plays ${columnName(column)}`,
      }, columnName(column))), end);
      element.scrollLeft = at = 0;
    }
    const buttons = [...moves.querySelectorAll("button")];
    buttons.forEach((each, index) => each.setAttribute("aria-pressed", index < played));
    if (played !== at) element.scrollLeft = (buttons[played - 1]?.offsetLeft ?? 0) - element.clientWidth / 2;
    at = played;
  }
  return { element, show };
}

// The scores of a game as a curve; a click, or an arrow key, chooses after how many moves. Returns
// its element, and `show`, which takes the score for X after every move, null where unknown, the
// marks of the moves, how many are on the board, and what there is to say about that.
function createCurve(choose) {
  const at = (share) => `${(share * 100).toFixed(2)}%`, now = make("i", { class: "now" });
  const element = make("div", { class: "track curve", role: "slider", tabindex: 0, "aria-label": "Score curve", "aria-valuemin": 0 });
  let shown = "", count = 1, place = 0;
  element.addEventListener("click", (event) => {
    const box = element.getBoundingClientRect();
    choose(Math.round((event.clientX - box.left) / box.width * count));
  });
  element.addEventListener("keydown", (event) => {
    const to = { ArrowLeft: place - 1, ArrowDown: place - 1, ArrowRight: place + 1, ArrowUp: place + 1, Home: 0, End: count }[event.key];
    if (to === undefined) return;
    choose(Math.max(0, Math.min(count, to)));
    event.preventDefault();
  });
  function draw(values, marks) {
    const most = Math.max(3, ...values.map(Math.abs)), step = count > 60 ? 20 : count > 24 ? 10 : 5;
    const path = values.map((value, i) => value === null ? "" : `${(values[i - 1] ?? null) === null ? "M" : "L"}${i} ${-value}`);
    const texts = [["0", signed(most)], ["50%", "0"], ["100%", `-${most}`]].map(([top, text]) =>
      make("small", { class: "value", style: `top: ${top}` }, text));
    for (let number = 0; number <= count; number += step) texts.push(
      make("small", { class: "number", style: `left: ${at(number / count)}` }, number));
    element.replaceChildren(
      make("svg", { viewBox: `0 ${-most} ${count} ${2 * most}`, preserveAspectRatio: "none" },
        make("path", { d: path.join(""), "vector-effect": "non-scaling-stroke" })),
      now, make("em", {}, "X wins"), make("em", {}, "O wins"), ...texts,
      ...marks.flatMap((mark, index) => !THROWN.includes(mark) ? [] : make("i", {
        class: "mistake", style: `left: ${at((index + 1) / count)}; top: ${at(0.5 - values[index + 1] / most / 2)}`,
      })));
  }
  function show(values, marks, ply, words) {
    count = Math.max(1, marks.length);
    place = ply;
    if (shown !== `${values} ${marks}`) draw(values, marks);
    shown = `${values} ${marks}`;
    now.style.setProperty("left", at(ply / count));
    for (const [name, value] of [["max", marks.length], ["now", ply], ["text", words]]) element.setAttribute(`aria-value${name}`, value);
  }
  return { element, show };
}

// A board of `rows` by `columns`. With `onplay`, which gets a column, it can be played on by pointer
// and keys; `onrefused` gets a column that is not playable now, or that there is not. Returns its
// element, `show`, `focus`, and `save`, which takes "svg" or "png" and the file's name without that.
function createBoard({ rows, columns, inarow, onplay = null, onrefused = () => {} }) {
  const width = columns * SQUARE + 2 * MARGIN, height = rows * SQUARE + 2 * MARGIN;
  const strips = [], squares = Array.from({ length: rows }, () => []), scoreCells = [];
  let legal = [], cursor = (columns - 1) >> 1, shown = null, seen = null, drawnOver = "";
  const middle = (row, column) => [MARGIN + (column + 0.5) * SQUARE, MARGIN + (rows - row - 0.5) * SQUARE];
  const picture = make("svg", {
    viewBox: `0 0 ${width} ${height + LABELS}`, role: onplay ? "group" : "img",
    style: `--label: ${Math.max(15, Math.min(26, 2 * columns))}px`, // legible where a board is scaled down
  }, make("rect", { class: "frame", x: 1, y: 1, width: width - 2, height: height - 2, rx: 12 }));
  for (let column = 0; column < columns; column++) {
    const strip = make("g", { class: "column", "data-column": column },
      make("rect", { class: "strip", x: MARGIN + column * SQUARE, width: SQUARE, height: height + LABELS, rx: 6 }));
    for (let row = rows - 1; row >= 0; row--) { // from the top: a disc falls in front of the holes
      const [x, y] = middle(row, column);
      squares[row][column] = make("g", { class: "square", transform: `translate(${x} ${y})` },
        make("circle", { class: "hole", r: 20 }),
        make("g", {}, make("circle", { class: "disc", r: 20 }), make("path")),
        make("circle", { class: "ring", r: 18 }));
      strip.append(squares[row][column]);
    }
    strip.append(make("text", { x: MARGIN + (column + 0.5) * SQUARE, y: height + 20 }, columnName(column)));
    if (onplay) {
      strip.setAttribute("role", "button");
      strip.setAttribute("tabindex", column === cursor ? 0 : -1);
      strip.addEventListener("click", () => play(column));
      strip.addEventListener("focus", () => point(column));
    }
    strips.push(strip);
    scoreCells.push(make("div", { "data-column": column }, make("b", {}, make("i"), ""), make("span")));
  }
  const over = make("g", { class: "over-board" }); // threats and a line of moves: takes no clicks
  picture.append(...strips, over);
  const bar = make("div", { class: "balance", role: "img", hidden: "", style: `--height: ${100 * height / (height + LABELS)}%` }, make("i"));
  const scoreRow = make("div", { class: `scores${columns > 8 ? " many" : ""}${columns > 14 ? " crowded" : ""}`, hidden: "" }, ...scoreCells);
  const element = make("div", { class: "board", style: `--columns: ${columns}` }, bar, picture, scoreRow);
  if (onplay) element.addEventListener("keydown", press);

  function play(column) {
    if (legal.includes(column)) onplay(column);
    else onrefused(column);
  }

  function point(column) { // one stop for Tab; arrows go from column to column
    strips[cursor].setAttribute("tabindex", -1);
    strips[cursor = column].setAttribute("tabindex", 0);
  }

  function press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const named = strips.findIndex((_, column) => columnName(column) === event.key.toLowerCase());
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (named >= 0) play(named);
    else if (/^[1-9]$/.test(event.key)) onrefused(event.key - 1);
    else if (step) strips[(cursor + step + columns) % columns].focus();
    else if (event.key === "Enter" || event.key === " ") play(cursor);
    else return;
    event.preventDefault();
  }

  function set(square, names, colour, seat) { // only what differs, for the sake of large boards
    const state = `${names} ${colour} ${seat}`;
    if (square.state === state) return;
    square.state = state;
    square.setAttribute("class", names);
    square.dataset.colour = colour;
    square.querySelector("path").setAttribute("d", MARKS[colour]);
    if (seat === null) delete square.dataset.seat;
    else square.dataset.seat = seat;
  }

  function fall(row, column) {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const squaresFallen = rows - row;
    squares[row][column].children[1].animate(
      [{ transform: `translateY(${-squaresFallen * SQUARE}px)` }, { transform: "none" }],
      { duration: DROP_MS * Math.sqrt(squaresFallen), easing: "cubic-bezier(0.5, 0, 1, 0.7)" });
  }

  function reveal(column) { // on a board that scrolls
    if (column === seen) return;
    seen = column;
    const box = element.getBoundingClientRect(), strip = strips[column].getBoundingClientRect();
    if (strip.left < box.left + 20 || strip.right > box.right) element.scrollLeft += strip.left - box.left - box.width / 2;
  }

  // Winning squares that are still empty, and the discs of a line of moves, numbered.
  function drawOver(threats, line, turn, cells) {
    const state = JSON.stringify([threats, line, turn, cells]);
    if (state === drawnOver) return;
    drawnOver = state;
    const taken = cells.map((each) => [...each]);
    const moves = line.map((column, index) => {
      const row = taken.findIndex((each) => each[column] === null), seat = (turn + index) % 2, [x, y] = middle(row, column);
      taken[row][column] = seat;
      return make("g", { class: "planned", "data-seat": seat, transform: `translate(${x} ${y})` },
        make("circle", { class: "disc", r: 17 }), make("text", { y: 6 }, index + 1));
    });
    const open = threats.filter(({ row, column }) => taken[row][column] === null);
    over.replaceChildren(...open.map(({ row, column, seat, parity, matters = true, taker = null }) => {
      const [x, y] = middle(row, column), shared = open.filter((each) => each.row === row && each.column === column).length > 1;
      return make("g", { class: matters ? "threat" : "threat idle", "data-seat": seat,
        transform: `translate(${x + (shared ? (seat ? 9 : -9) : 0)} ${y})` },
        ...(taker === seat ? [make("circle", { r: 18.5, cx: shared ? (seat ? -9 : 9) : 0 })] : []),
        make("path", { d: MARKS[seat], transform: `translate(0 -5) scale(${shared ? 0.6 : 0.8})` }),
        make("text", { y: 14 }, shared ? parity[0] : parity));
    }), ...moves);
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
  function show({ discs, playable = [], turn = 0, hint = null, better = [], scores = null, pending = false, next = null,
    threats = [], line = [], balance = null }) {
    legal = playable;
    const cells = squares.map((row) => row.map(() => null));
    for (const [row, column, seat] of discs) cells[row][column] = seat;
    const won = lineSquares(cells, inarow), [lastRow, lastColumn] = discs.at(-1) ?? [];
    strips.forEach((strip, column) => {
      const landing = cells.findIndex((row) => row[column] === null), open = legal.includes(column);
      strip.classList.toggle("legal", open);
      cells.forEach((row, number) => {
        const seat = row[column], lands = number === landing;
        const states = {
          last: number === lastRow && column === lastColumn, won: won.has(`${number},${column}`),
          ghost: lands && open, hint: lands && column === hint, better: lands && better.includes(column),
        };
        const names = ["square", ...Object.keys(states).filter((name) => states[name])].join(" ");
        set(squares[number][column], names, seat ?? turn, seat);
      });
      if (onplay) {
        strip.setAttribute("aria-label", `column ${columnName(column)}` + (open ? `, row ${landing + 1}` : ", closed"));
        strip.setAttribute("aria-disabled", !open);
      }
    });
    drawOver(threats, line, turn, cells);
    if (shown !== null && discs.length === shown + 1) fall(lastRow, lastColumn);
    shown = discs.length;
    if (hint !== null || discs.length) reveal(hint ?? lastColumn);
    const text = cells.filter((row) => row.some((seat) => seat !== null)).reverse()
      .map((row) => row.map((seat) => SIGNS[seat] ?? "empty").join(" ")).join("; ");
    picture.setAttribute("aria-label", `Board of ${columns} columns. Rows from the top: ${text || "all empty"}.`);
    bar.hidden = balance === null;
    if (balance) {
      const { value, most, words } = balance;
      const share = value === null ? 0.5 : 0.5 + Math.sign(value) * 0.15 + 0.35 * value / most;
      bar.classList.toggle("unknown", value === null);
      bar.style.setProperty("--share", share);
      bar.setAttribute("aria-label", `Evaluation: ${words}`);
      bar.title = words;
    }
    scoreRow.hidden = scores === null;
    const known = Object.values(scores ?? {}).map((each) => each.score);
    const best = pending || known.includes(null) ? null : Math.max(...known); // a column that is not known could be better
    scoreCells.forEach((cell, column) => {
      const found = scores?.[column], top = Boolean(found) && found.score === best && best !== null;
      const waits = pending && cells.at(-1)[column] === null;
      const value = !found ? (waits ? "\u2026" : "") : found.score === null ? "?" : signed(found.score);
      const [star, number] = cell.firstChild.childNodes;
      star.textContent = top ? "\u2605" : "";
      number.data = value;
      cell.lastChild.textContent = cell.title = found?.words ?? "";
      cell.classList.toggle("best", top);
      cell.classList.toggle("next", column === next);
    });
  }

  // The picture as a file of its own, in the colours that it has now.
  function drawn() {
    const copy = picture.cloneNode(true), originals = picture.querySelectorAll("*");
    copy.querySelectorAll("*").forEach((each, index) => {
      const style = getComputedStyle(originals[index]);
      each.setAttribute("style", DRAWN.map((name) => `${name}:${style.getPropertyValue(name)}`).join(";"));
      for (const name of ["class", "role", "tabindex", "aria-label", "aria-disabled"]) each.removeAttribute(name);
    });
    for (const [name, value] of Object.entries({ width, height: height + LABELS, role: "img" })) {
      copy.setAttribute(name, value);
    }
    copy.prepend(make("rect", { width, height: height + LABELS, fill: getComputedStyle(element.closest(".cx") ?? element).backgroundColor }));
    return new XMLSerializer().serializeToString(copy);
  }

  async function save(format, name, scale = 2) {
    if (format === "svg") return download(`${name}.svg`, drawn(), "image/svg+xml");
    const picture = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawn())}`;
    const image = make("img", { src: picture }), canvas = make("canvas", { width: width * scale, height: (height + LABELS) * scale });
    await image.decode();
    canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
    canvas.toBlob((blob) => download(`${name}.png`, blob));
  }

  return { element, show, save, focus: () => strips[cursor].focus({ preventScroll: true }) };
}
