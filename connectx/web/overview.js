// The game as a whole, beside its board: accuracy, the score curve, the list of moves.

import { SIGNS, byId, columnName, columnsText, make, setText, table } from "./words.js";

export class Overview {
  /** @param {(ply: number) => void} go */
  constructor(go) {
    this.go = go;
    byId("curve").onclick = ({ clientX, currentTarget }) => {
      const { left, width } = currentTarget.getBoundingClientRect();
      go(Math.round((clientX - left) / width * this.game.moves.length));
    };
  }

  /** `review` has its moves, judged; null: nothing is shown of that. */
  show(game, review) {
    this.game = game;
    byId("reviewed").hidden = byId("accuracy").hidden = !review;
    setText("record", [
      game.id && `game ${game.id}`, `moves ${columnsText(game.moves)}`, game.forfeit?.detail,
    ].filter(Boolean).join("\n"));
    if (review) {
      this.showAccuracy(review);
      this.showCurve(review);
    }
    this.showMoves(review);
  }

  /** Marks the position after `ply` moves in the curve, where it is in `words`, and in the list. */
  showPlace(ply, words) {
    const list = byId("moves");
    byId("now").style.left = `${100 * ply / this.game.moves.length}%`;
    byId("curve").setAttribute("aria-valuenow", ply);
    byId("curve").setAttribute("aria-valuetext", words);
    list.querySelectorAll("tbody tr").forEach((row, index) => {
      const current = index === ply - 1;
      if (current && row.getAttribute("aria-current") !== "true") {
        list.scrollTop = row.offsetTop - list.clientHeight / 2;
      }
      row.setAttribute("aria-current", current);
    });
  }

  showAccuracy(review) {
    const { names, opening = 0 } = this.game;
    byId("accuracy").replaceChildren(...names.map((name, seat) => {
      const scored = review.filter(({ before, after }, index) =>
        index % 2 === seat && index >= opening && before !== null && after !== null);
      const best = scored.filter(({ symbol }) => !symbol), count = scored.length;
      const kept = scored.filter(({ blunder }) => !blunder);
      const share = (moves) => `${Math.round(100 * moves.length / count)} %`;
      const words = `best moves ${share(best)}, value kept ${share(kept)} (of ${count})`;
      return make("p", {}, `${SIGNS[seat]} ${name}: ${count ? words : "not scored"}`);
    }));
  }

  /** The scores as a curve, seen by X, and the blunders on it. */
  showCurve(review) {
    const values = [this.game.position_scores[0], ...review.map(({ after }, index) =>
      index % 2 && after !== null ? -after : after)];
    const count = Math.max(1, values.length - 1), most = Math.max(3, ...values.map(Math.abs));
    const lines = values.map((value, i) => value === null ? ""
      : `${(values[i - 1] ?? null) === null ? "M" : "L"}${i} ${-value}`);
    const dots = review.map(({ blunder }, i) => blunder ? `M${i + 1} ${-values[i + 1]}h0` : "");
    const [curve, blunders] = byId("curve").querySelectorAll("path");
    byId("curve").querySelector("svg").setAttribute("viewBox", `0 ${-most} ${count} ${2 * most}`);
    curve.setAttribute("d", lines.join(""));
    blunders.setAttribute("d", dots.join(""));
    byId("curve").setAttribute("aria-valuemax", count);
  }

  showMoves(review) {
    const { game } = this, opening = game.opening ?? 0;
    const timed = game.seconds?.some((taken) => taken);
    const rows = game.moves.map((column, index) => {
      const move = review?.[index], plays = `${SIGNS[index % 2]} ${columnName(column)}`;
      const label = `Move ${index + 1}: ${plays}${move?.symbol ? `, ${move.verdict}` : ""}`;
      let verdict = move?.verdict === "not scored" ? move.verdict : "";
      if (move?.symbol) verdict = make("span", {}, make("b", {}, move.symbol), ` ${move.verdict}`);
      const time = duration(index < opening, game.seconds?.[index - opening] ?? null);
      return [index + 1, make("button", { "aria-label": label }, plays),
        ...(move ? [verdict, move.better.map(columnName).join(" "), move.words] : []),
        ...(timed ? [time] : [])];
    });
    const headings = ["move", "plays", ...(review ? ["verdict", "better", "outcome"] : []),
      ...(timed ? ["time"] : [])];
    const scored = review ? ["words scored", "words scored", "words scored said"] : [];
    const made = table([headings, ...rows], ["", "words", ...scored]);
    [...made.tBodies[0].rows].forEach((row, index) => {
      row.classList.toggle("mistake", Boolean(review?.[index].blunder));
      row.onclick = () => this.go(index + 1);
    });
    byId("moves").replaceChildren(made);
    byId("details").hidden = !rows.length;
  }
}

function duration(given, seconds) {
  if (given || seconds === null) return given ? "given" : "";
  return seconds < 1 ? `${+(1000 * seconds).toPrecision(3)} ms` : `${+seconds.toPrecision(3)} s`;
}
