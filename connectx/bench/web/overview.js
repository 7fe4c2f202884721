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
  /** Whether the list had the focus before its items were replaced, so that an item takes it again. */
  hadFocus = false;

  /** @param {(ply: number) => void} go  shows the position after a number of moves */
  constructor(go) {
    this.go = go;
    byId("curve").onclick = ({ clientX, currentTarget }) => {
      const { left, width } = currentTarget.getBoundingClientRect();
      const shareOfWidth = (clientX - left) / width;
      const shownMoveCount = this.game.moves.length - this.firstPly;
      go(this.firstPly + Math.round(shareOfWidth * shownMoveCount));
    };
  }

  /**
   * Show a game: the curve of its scores and the list of its moves.
   * @param {import("./verdicts.js").Game} game
   * @param {?import("./verdicts.js").GameReview} review  its scores and verdicts; null: none are shown
   * @param {boolean} hasButtons  whether the moves in the list are buttons, which go to their positions
   */
  show(game, review, hasButtons) {
    this.game = game;
    this.firstPly = game.isPosition ? game.opening : 0;
    const redScores = review ? review.scores.map(scoreForRed) : [];
    const isAnyScoreKnown = redScores.some((score) => score !== null);
    byId("curve").hidden = this.firstPly === game.moves.length || !isAnyScoreKnown;
    const record = game.id ? `game ${game.id}: moves ${columnsText(game.moves)}` : "";
    setText("record", [record, game.forfeit?.detail].filter(Boolean).join("\n"));
    if (review) this.showCurve(redScores, review.moves);
    this.showMoves(review?.moves, review?.turningPoint?.lastChanceNumber, hasButtons);
  }

  /**
   * Mark the position on the board in the curve, and the move that comes next in the list. While one
   * plays, the last move is marked in the list.
   * @param {number} ply  after how many moves it is; -1: the position is not of the game
   * @param {string} headline  what is said of it @param {number} moveCount  of the game
   */
  showPlace(ply, headline, moveCount) {
    const curve = byId("curve");
    curve.setAttribute("aria-valuenow", ply);
    curve.setAttribute("aria-valuetext", headline);
    curve.querySelector(".now").setAttribute("d", `M${ply} -1000V1000`);
    const items = [...byId("moves").querySelectorAll("[data-move]")];
    const hasButtons = Boolean(items[0]?.matches("button"));
    const markedPly = hasButtons ? ply : moveCount - 1;
    const markedIndex = markedPly - this.firstPly;
    items.forEach((item, index) => markItem(item, index === markedIndex));
    if (hasButtons) this.setTabStop(items, markedIndex);
  }

  /**
   * Let Tab stop at one move of the list alone, and move the focus there if the list has or had it.
   * @param {any[]} items  of the list, at least one
   * @param {number} index  of that move; the nearest that the list has is taken
   */
  setTabStop(items, index) {
    const nearestIndex = Math.max(0, Math.min(index, items.length - 1));
    const tabStop = items[nearestIndex];
    for (const item of items) item.tabIndex = item === tabStop ? 0 : -1;
    const hasFocus = byId("moves").contains(document.activeElement);
    if (this.hadFocus || hasFocus) tabStop.focus({ preventScroll: true });
    this.hadFocus = false;
  }

  /**
   * Draw the scores for red as a curve, and the blunders on it. The curve runs in three bands, won, drawn
   * and lost, so that it crosses a border where a move changed who wins. In the drawing, x is the number
   * of moves and y is the height: 0 is a draw, 1 at the bottom and -1 at the top. In a path of SVG, "M"
   * moves to a point, and "h" draws a line to the right.
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
    const blunderDots = moves.map(({ blunder }, ply) => blunder ? `M${points[ply]}h0` : "");
    const borders = [-BORDER_HEIGHT, BORDER_HEIGHT].map((height) => `M${firstPly} ${height}h${width}`);
    const curve = byId("curve");
    const svg = curve.querySelector("svg");
    const top = 1 + EDGE;
    svg.setAttribute("viewBox", `${firstPly} ${-top} ${width} ${2 * top}`);
    svg.querySelector(".bands").setAttribute("d", borders.join(""));
    svg.querySelector(".way").setAttribute("d", joinPoints(points));
    svg.querySelector(".blunders").setAttribute("d", blunderDots.join(""));
    curve.setAttribute("aria-valuemin", firstPly);
    curve.setAttribute("aria-valuemax", lastPly);
  }

  /**
   * Show the list of moves, if it has changed: two in a row, behind the number of the first.
   * @param {ReviewedMove[] | undefined} reviewedMoves  by ply; undefined: no verdicts are shown
   * @param {number | undefined} lastChanceNumber  of the move, from 1, that is noted as the loser's last
   *   chance; 0 or undefined: none
   * @param {boolean} hasButtons  whether the moves are buttons, which go to their positions
   */
  showMoves(reviewedMoves, lastChanceNumber, hasButtons) {
    const { game, firstPly } = this;
    const list = byId("moves");
    const text = JSON.stringify([game.id, game.moves, reviewedMoves, lastChanceNumber, hasButtons]);
    if (list.dataset.text === text) return;
    list.dataset.text = text;
    this.hadFocus = list.contains(document.activeElement);
    const items = [];
    for (let ply = firstPly; ply < game.moves.length; ply += 1) {
      const number = ply + 1;
      const isSecondInRow = ply % 2 === 1;
      const isFirstInRow = !isSecondInRow || ply === firstPly;
      if (isFirstInRow) items.push(make("small", {}, number));
      if (isFirstInRow && isSecondInRow) items.push(make("i")); // a gap in place of a move
      items.push(this.makeMove(ply, reviewedMoves?.[ply], number === lastChanceNumber, hasButtons));
    }
    list.replaceChildren(...items);
    byId("listed").hidden = game.moves.length === firstPly;
  }

  /**
   * Make the item of a move in the list.
   * @param {number} ply  how many moves come before it
   * @param {ReviewedMove | undefined} reviewed  the verdict on it; undefined: none is shown
   * @param {boolean} isLastChance  whether to note that it was the loser's last chance
   * @param {boolean} isButton  whether it is a button, which goes to the position before the move
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
    const labels = [`Move ${ply + 1}: ${SIDES[seat]}, column ${column}`, note, verdict];
    const seconds = game.seconds?.[ply - opening] ?? null;
    const attributes = {
      "data-move": ply,
      "aria-label": labels.filter(Boolean).join(", "),
      title: seconds === null ? "" : formatDuration(seconds),
    };
    const content = [icon(seat), column, note ? " " : ""];
    const sign = note || reviewed?.symbol;
    if (sign) content.push(make("em", { class: reviewed?.blunder ? "blunder" : "" }, sign));
    if (!isButton) return make("span", { ...attributes, role: "img" }, ...content);
    return make("button", { ...attributes, onclick: () => this.go(ply) }, ...content);
  }
}

/**
 * Mark an item of the list as the current one, and bring it into sight, or as another one.
 * @param {any} item @param {boolean} isCurrent
 */
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
 * Return the score for red of a position; null if it is not known.
 * @param {?number} score  for the side to move @param {number} ply  how many moves led to the position
 */
function scoreForRed(score, ply) {
  if (score === null) return null;
  const isRedToMove = ply % 2 === 0;
  return isRedToMove ? score : -score;
}

/**
 * Return where a score is in the curve: a draw at 0, a win from -MIN_DECIDED_HEIGHT up to -1, and a loss
 * from MIN_DECIDED_HEIGHT down to 1.
 * @param {number} score  for red @param {number} topScore  the score at -1
 */
function heightOf(score, topScore) {
  const heightInBand = (1 - MIN_DECIDED_HEIGHT) * Math.abs(score) / topScore;
  return -Math.sign(score) * (MIN_DECIDED_HEIGHT + heightInBand);
}

/**
 * Return the path of an SVG through some points, with gaps where points are missing.
 * @param {(?string)[]} points  such as "3 0.5"; null: missing @returns {string} such as "M3 0.5L4 0.6"
 */
function joinPoints(points) {
  let path = "";
  let hasPointBefore = false;
  for (const point of points) {
    const command = hasPointBefore ? "L" : "M"; // draw a line, or move there
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
