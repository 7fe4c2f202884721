// What can be taken along: a game as moves and as a Kaggle replay.

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch { // not allowed here: the way of old
    const area = make("textarea", {}, text), focused = document.activeElement;
    document.body.append(area);
    area.select();
    document.execCommand("copy");
    area.remove();
    focused?.focus({ preventScroll: true });
  }
}

// The game as kaggle-environments writes it.
function replayOf(game, names, configuration) {
  const { rows, columns, actTimeout } = configuration, board = Array(rows * columns).fill(0), steps = [];
  const budget = game.overage_budget ?? configuration.agentTimeout, left = [budget, budget];
  function record(actions, rewards, statuses) {
    const observations = [{ step: steps.length, board: [...board], mark: 1 }, { mark: 2 }];
    steps.push(observations.map((each, seat) => ({
      action: actions[seat], reward: rewards[seat], info: {},
      observation: { remainingOverageTime: left[seat], ...each }, status: statuses[seat],
    })));
  }
  function spend(index) {
    const seconds = game.seconds?.[index - (game.opening ?? 0)] ?? 0;
    left[index % 2] -= game.review?.[index]?.overage ?? Math.max(0, seconds - actTimeout);
  }
  const count = game.moves.length, finished = game.winner !== null || count === rows * columns;
  const bySeat = (seat, own, other) => seat ? [other, own] : [own, other];
  record([0, 0], [0, 0], ["ACTIVE", "INACTIVE"]);
  game.moves.forEach((column, index) => {
    const seat = index % 2, over = index === count - 1 && finished && !game.forfeit;
    for (let row = rows - 1; row >= 0; row--) { // from the bottom
      if (board[row * columns + column]) continue;
      board[row * columns + column] = seat + 1;
      break;
    }
    spend(index);
    record(bySeat(seat, column, 0), over && game.winner !== null ? bySeat(game.winner, 1, -1) : [0, 0],
      over ? ["DONE", "DONE"] : bySeat(seat, "INACTIVE", "ACTIVE"));
  });
  if (game.forfeit) {
    const { seat, column, cause } = game.forfeit;
    spend(count);
    record(bySeat(seat, column ?? null, 0), bySeat(seat, null, 0), bySeat(seat, cause, "DONE"));
  }
  const last = steps.at(-1);
  return {
    id: game.id || "game", name: "connectx", title: "ConnectX", description: "Classic Connect in a row but configurable.",
    version: "1.0.1", schema_version: 1, configuration, steps,
    rewards: last.map((state) => state.reward), statuses: last.map((state) => state.status),
    info: { TeamNames: names, EpisodeId: game.id || null, OpeningPlies: game.opening ?? 0 },
  };
}
