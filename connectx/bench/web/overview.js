// The game as a whole, beside its board: the curve of its scores, the list of its moves.

import { SIDES, byId, columnName, columnsText, icon, make, setText } from "./words.js";

export class Overview {
  /** @param {(ply: number) => void} go */
  constructor(go) {
    this.go = go;
    byId("curve").onclick = ({ clientX, currentTarget }) => {
      const { left, width } = currentTarget.getBoundingClientRect();
      go(Math.round((clientX - left) / width * this.game.moves.length));
    };
  }

  /** `review`: what is known of it; null: nothing is shown of that. `presses`: one can go there. */
  show(game, review, presses) {
    const values = review?.scores.map((score, count) => score && (count % 2 ? -score : score)) ?? [];
    this.game = game;
    byId("curve").hidden = values.every((value) => value === null);
    setText("record", [game.id && `game ${game.id}: moves ${columnsText(game.moves)}`,
      game.forfeit?.detail].filter(Boolean).join("\n"));
    if (review) this.showCurve(values, review.moves);
    this.showMoves(review?.moves, review?.turning?.chance, presses);
  }

  /** Marks the move after `ply` in the list, or while one plays the last; its place in the curve. */
  showPlace(ply, words, count) {
    const list = byId("moves"), moves = [...list.querySelectorAll("[data-move]")];
    const current = moves[0]?.matches("button") ? ply : count - 1;
    byId("curve").setAttribute("aria-valuenow", ply);
    byId("curve").setAttribute("aria-valuetext", words);
    byId("curve").querySelector(".now").setAttribute("d", `M${ply} -1000V1000`);
    moves.forEach((move, index) => {
      if (index === current && move.getAttribute("aria-current") !== "true") {
        list.scrollTop = move.offsetTop - list.clientHeight / 2;
        list.scrollLeft = move.offsetLeft - list.clientWidth / 2;
      }
      move.setAttribute("aria-current", index === current);
    });
    if (!moves[0]?.matches("button")) return;
    const stop = moves[Math.max(0, Math.min(current, moves.length - 1))]; // the only one for Tab
    for (const move of moves) move.tabIndex = move === stop ? 0 : -1;
    if (this.focuses || list.contains(document.activeElement)) stop.focus({ preventScroll: true });
    this.focuses = false;
  }

  /** The scores as a curve, seen by red, and the blunders on it. */
  showCurve(values, moves) {
    const count = Math.max(1, values.length - 1), most = Math.max(3, ...values.map(Math.abs));
    const lines = values.map((value, i) => value === null ? ""
      : `${(values[i - 1] ?? null) === null ? "M" : "L"}${i} ${-value}`).join("");
    const dots = moves.map(({ blunder }, i) => blunder ? `M${i} ${-values[i]}h0` : "").join("");
    const paths = { area: values.includes(null) ? "" : `${lines}V0H0`, zero: `M0 0H${count}`,
      way: lines, blunders: dots };
    const high = 1.15 * most; // so that a point at the edge is seen
    byId("curve").querySelector("svg").setAttribute("viewBox", `0 ${-high} ${count} ${2 * high}`);
    for (const [name, path] of Object.entries(paths)) {
      byId("curve").querySelector(`.${name}`).setAttribute("d", path);
    }
    byId("curve").setAttribute("aria-valuemax", count);
  }

  /** Two moves a row, behind the number of the first. */
  showMoves(moves, chance, presses) {
    const { game } = this, opening = game.opening ?? 0, list = byId("moves");
    const text = JSON.stringify([game.id, game.moves, moves, chance, presses]);
    if (list.dataset.text === text) return;
    list.dataset.text = text;
    const each = (column, index) => {
      const { symbol, verdict, blunder } = moves?.[index] ?? {}, seat = index % 2;
      const words = index + 1 === chance ? "last chance" : index < opening ? "opening" : "";
      const said = [`Move ${index + 1}: ${SIDES[seat]}, column ${columnName(column)}`, words,
        index >= opening && verdict], sign = words || symbol;
      const seconds = game.seconds?.[index - opening] ?? null;
      const attributes = { "data-move": index, "aria-label": said.filter(Boolean).join(", "),
        title: seconds === null ? "" : duration(seconds) };
      return make(presses ? "button" : "span",
        presses ? { ...attributes, onclick: () => this.go(index) } : attributes,
        icon(seat), columnName(column), words && " ",
        sign ? make("em", { class: blunder ? "blunder" : "" }, sign) : "");
    };
    const focused = list.contains(document.activeElement);
    list.replaceChildren(...game.moves.flatMap((column, index) =>
      [...(index % 2 ? [] : [make("small", {}, index + 1)]), each(column, index)]));
    byId("listed").hidden = !game.moves.length;
    this.focuses = focused; // it goes on to the one that is shown
  }
}

function duration(seconds) {
  return seconds < 1 ? `${+(1000 * seconds).toPrecision(3)} ms` : `${+seconds.toPrecision(3)} s`;
}
