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

  /** `review` has its moves, judged; null: nothing is shown of that. `presses`: one can go there. */
  show(game, review, turning, presses) {
    this.game = game;
    byId("curve").hidden = !review;
    setText("record", [game.id && `game ${game.id}: moves ${columnsText(game.moves)}`,
      game.forfeit?.detail].filter(Boolean).join("\n"));
    if (review) this.showCurve(review);
    this.showMoves(review, turning?.chance, presses);
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
  }

  /** The scores as a curve, seen by red, and the blunders on it. */
  showCurve(review) {
    const values = [this.game.position_scores[0], ...review.map(({ after }, index) =>
      index % 2 && after !== null ? -after : after)];
    const count = Math.max(1, values.length - 1), most = Math.max(3, ...values.map(Math.abs));
    const lines = values.map((value, i) => value === null ? ""
      : `${(values[i - 1] ?? null) === null ? "M" : "L"}${i} ${-value}`).join("");
    const dots = review.map(({ blunder }, i) => blunder ? `M${i} ${-values[i]}h0` : "").join("");
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
  showMoves(review, chance, presses) {
    const { game } = this, opening = game.opening ?? 0;
    const each = (column, index) => {
      const { symbol, verdict, blunder } = review?.[index] ?? {}, seat = index % 2;
      const said = [`Move ${index + 1}: ${SIDES[seat]}, column ${columnName(column)}`, verdict];
      const seconds = game.seconds?.[index - opening] ?? null;
      const sign = index + 1 === chance ? "last chance" : index < opening ? "given" : symbol;
      const attributes = { "data-move": index, "aria-label": said.filter(Boolean).join(", "),
        title: seconds === null ? "" : duration(seconds) };
      return make(presses ? "button" : "span",
        presses ? { ...attributes, onclick: () => this.go(index) } : attributes,
        icon(seat), columnName(column),
        sign ? make("em", { class: blunder ? "blunder" : "" }, sign) : "");
    };
    byId("moves").replaceChildren(...game.moves.flatMap((column, index) =>
      [...(index % 2 ? [] : [make("small", {}, index + 1)]), each(column, index)]));
    byId("listed").hidden = !game.moves.length;
  }
}

function duration(seconds) {
  return seconds < 1 ? `${+(1000 * seconds).toPrecision(3)} ms` : `${+seconds.toPrecision(3)} s`;
}
