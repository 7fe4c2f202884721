// The game as a whole, beside its board: the curve of its scores, the list of its moves.

import { SIDES, byId, columnName, columnsText, icon, make, setText } from "./words.js";

// Heights of the curve are shares of half its height: 0 is a draw, 1 at the bottom and -1 at the top.
const MIN_DECIDED_HEIGHT = 0.45; // where the bands of won and lost positions begin
const BORDER_HEIGHT = 0.3; // of the lines between them and the band of draws
const EDGE = 0.15; // beyond 1, so that a point there is seen whole
const MIN_TOP_SCORE = 3; // the score at 1 is the highest of the game, or this

/** @typedef {import("./verdicts.js").ReviewedMove} ReviewedMove */

export class Overview {
  /** How many moves of the game come before its first position that is shown. */
  firstPly = 0;
  /** Whether the move that is shown next takes the focus, as one in the list had it. */
  takesFocus = false;

  /** @param {(ply: number) => void} go  shows the position after a number of moves */
  constructor(go) {
    this.go = go;
    byId("curve").onclick = ({ clientX, currentTarget }) => {
      const { left, width } = currentTarget.getBoundingClientRect();
      const share = (clientX - left) / width;
      const movesShown = this.game.moves.length - this.firstPly;
      go(this.firstPly + Math.round(share * movesShown));
    };
  }

  /**
   * Show a game.
   * @param {import("./verdicts.js").Game} game
   * @param {?import("./view.js").GameView["review"]} review  null: nothing is shown of it
   * @param {boolean} hasButtons  whether a press on a move goes there
   */
  show(game, review, hasButtons) {
    this.game = game;
    this.firstPly = game.isPosition ? game.opening : 0;
    const redScores = review ? review.scores.map(scoreOfRed) : [];
    const hasCurve = redScores.some((score) => score !== null);
    byId("curve").hidden = this.firstPly === game.moves.length || !hasCurve;
    const record = game.id ? `game ${game.id}: moves ${columnsText(game.moves)}` : "";
    setText("record", [record, game.forfeit?.detail].filter(Boolean).join("\n"));
    if (review) this.showCurve(redScores, review.moves);
    this.showMoves(review?.moves, review?.turningPoint?.chance, hasButtons);
  }

  /**
   * Mark a place in the curve and in the list, where it is the move that comes next. While one plays,
   * it is the last one.
   * @param {number} ply  -1: the position is not of the game @param {string} words  said of the place
   * @param {number} moveCount  of the game
   */
  showPlace(ply, words, moveCount) {
    const curve = byId("curve");
    curve.setAttribute("aria-valuenow", ply);
    curve.setAttribute("aria-valuetext", words);
    curve.querySelector(".now").setAttribute("d", `M${ply} -1000V1000`);
    const items = [...byId("moves").querySelectorAll("[data-move]")];
    const hasButtons = Boolean(items[0]?.matches("button"));
    const markedPly = hasButtons ? ply : moveCount - 1;
    const markedIndex = markedPly - this.firstPly;
    items.forEach((item, index) => markItem(item, index === markedIndex));
    if (hasButtons) this.setTabStop(items, markedIndex);
  }

  /**
   * Let Tab stop at one move of the list alone, and move the focus there if it is in the list.
   * @param {any[]} items  of the list, at least one
   * @param {number} index  of that move; the nearest that the list has is taken
   */
  setTabStop(items, index) {
    const nearestIndex = Math.max(0, Math.min(index, items.length - 1));
    const tabStop = items[nearestIndex];
    for (const item of items) item.tabIndex = item === tabStop ? 0 : -1;
    const hasFocus = byId("moves").contains(document.activeElement);
    if (this.takesFocus || hasFocus) tabStop.focus({ preventScroll: true });
    this.takesFocus = false;
  }

  /**
   * Draw the scores as a curve, seen by red, and the blunders on it. It runs in three bands, won, drawn
   * and lost, so that a move that changed the value of the game crosses a border. In the drawing, x is
   * the ply and y is the height.
   * @param {(?number)[]} redScores  by ply; null: not known @param {ReviewedMove[]} moves
   */
  showCurve(redScores, moves) {
    const { firstPly } = this;
    const lastPly = Math.max(firstPly + 1, redScores.length - 1);
    const width = lastPly - firstPly;
    const knownScores = redScores.filter((score) => score !== null);
    const topScore = Math.max(MIN_TOP_SCORE, ...knownScores.map(Math.abs));
    const points = redScores.map((score, ply) =>
      score === null ? null : `${ply} ${heightOf(score, topScore)}`);
    const dots = moves.map(({ blunder }, ply) => blunder ? `M${points[ply]}h0` : "");
    const borders = [-BORDER_HEIGHT, BORDER_HEIGHT].map((height) => `M${firstPly} ${height}h${width}`);
    const curve = byId("curve");
    const svg = curve.querySelector("svg");
    const top = 1 + EDGE;
    svg.setAttribute("viewBox", `${firstPly} ${-top} ${width} ${2 * top}`);
    svg.querySelector(".bands").setAttribute("d", borders.join(""));
    svg.querySelector(".way").setAttribute("d", joinPoints(points));
    svg.querySelector(".blunders").setAttribute("d", dots.join(""));
    curve.setAttribute("aria-valuemin", firstPly);
    curve.setAttribute("aria-valuemax", lastPly);
  }

  /**
   * Show the list of moves, if it has changed: two in a row, behind the number of the first.
   * @param {ReviewedMove[] | undefined} reviewedMoves  by ply; undefined: nothing is shown of a review
   * @param {number | undefined} chanceNumber  the number, from 1, of the loser's last chance
   * @param {boolean} hasButtons  whether a press on a move goes there
   */
  showMoves(reviewedMoves, chanceNumber, hasButtons) {
    const { game, firstPly } = this;
    const list = byId("moves");
    const text = JSON.stringify([game.id, game.moves, reviewedMoves, chanceNumber, hasButtons]);
    if (list.dataset.text === text) return;
    list.dataset.text = text;
    const hadFocus = list.contains(document.activeElement);
    const items = [];
    for (let ply = firstPly; ply < game.moves.length; ply += 1) {
      const number = ply + 1;
      const isSecondInRow = ply % 2 === 1;
      const isFirstInRow = !isSecondInRow || ply === firstPly;
      if (isFirstInRow) items.push(make("small", {}, number));
      if (isFirstInRow && isSecondInRow) items.push(make("i")); // a gap in place of a move
      items.push(this.makeMove(ply, reviewedMoves?.[ply], number === chanceNumber, hasButtons));
    }
    list.replaceChildren(...items);
    byId("listed").hidden = game.moves.length === firstPly;
    this.takesFocus = hadFocus;
  }

  /**
   * Make the item of a move in the list.
   * @param {number} ply @param {ReviewedMove | undefined} reviewed @param {boolean} isLastChance
   * @param {boolean} isButton
   */
  makeMove(ply, reviewed, isLastChance, isButton) {
    const { game } = this;
    const opening = game.opening ?? 0;
    const seat = ply % 2;
    const column = columnName(game.moves[ply]);
    let note = "";
    if (isLastChance) note = "last chance";
    else if (ply < opening) note = "opening";
    const verdict = ply < opening ? "" : reviewed?.verdict;
    const label = [`Move ${ply + 1}: ${SIDES[seat]}, column ${column}`, note, verdict];
    const seconds = game.seconds?.[ply - opening] ?? null;
    const attributes = {
      "data-move": ply,
      "aria-label": label.filter(Boolean).join(", "),
      title: seconds === null ? "" : formatDuration(seconds),
    };
    const content = [icon(seat), column, note ? " " : ""];
    const sign = note || reviewed?.symbol;
    if (sign) content.push(make("em", { class: reviewed?.blunder ? "blunder" : "" }, sign));
    if (!isButton) return make("span", { ...attributes, role: "img" }, ...content);
    return make("button", { ...attributes, onclick: () => this.go(ply) }, ...content);
  }
}

/** Mark an item of the list as the current one, or as another. The current one is brought into sight. */
function markItem(item, isCurrent) {
  const wasCurrent = item.getAttribute("aria-current") === "true";
  if (isCurrent && !wasCurrent) {
    const list = byId("moves");
    list.scrollTop = item.offsetTop - list.clientHeight / 2;
    list.scrollLeft = item.offsetLeft - list.clientWidth / 2;
  }
  item.setAttribute("aria-current", isCurrent);
}

/**
 * Return the score for red of the position after `ply` moves.
 * @param {?number} score  for the side to move; null: it is not known @param {number} ply
 */
function scoreOfRed(score, ply) {
  if (score === null) return null;
  return ply % 2 ? -score : score;
}

/**
 * Return where a score is in the curve: at 0 a draw, from there down to 1 a loss, and up to -1 a win.
 * @param {number} score  for red @param {number} topScore  the score at -1
 */
function heightOf(score, topScore) {
  const heightInBand = (1 - MIN_DECIDED_HEIGHT) * Math.abs(score) / topScore;
  return -Math.sign(score) * (MIN_DECIDED_HEIGHT + heightInBand);
}

/**
 * Return the path of an SVG through some points, with gaps at those that are null.
 * @param {(?string)[]} points  such as "3 0.5"
 */
function joinPoints(points) {
  let path = "";
  let hasPointBefore = false;
  for (const point of points) {
    const command = hasPointBefore ? "L" : "M";
    if (point !== null) path += command + point;
    hasPointBefore = point !== null;
  }
  return path;
}

/** Say how long a move took, such as "12 ms" or "1.5 s". @param {number} seconds */
function formatDuration(seconds) {
  const round = (number) => Number(number.toPrecision(3));
  return seconds < 1 ? `${round(1000 * seconds)} ms` : `${round(seconds)} s`;
}
