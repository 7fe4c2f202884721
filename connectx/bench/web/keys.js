// The keys of every page of a game: columns, steps, and what the page adds.

import { columnName } from "./words.js";

/**
 * Do what a key of the page is for: play a column, go through the game, undo, or give a hint. A key that is
 * meant for an input or another element, and a page without a board yet, are left alone.
 * @param {any} view  the `GameView` @param {KeyboardEvent & {target: any}} event
 */
export function pressKey(view, event) {
  const isForElement = event.defaultPrevented || event.target.matches("select, input, textarea, #list *");
  if (!view.boardView || isForElement) return;
  const action = findKeyAction(view, event);
  if (!action) return;
  action();
  event.preventDefault();
}

/**
 * Return the function that does what a key is for; undefined if it is for nothing. `host` is the page
 * around the view: a page of games can neither undo nor give a hint.
 * @param {any} view  the `GameView` @param {KeyboardEvent & {target: any}} event
 * @returns {(() => void) | undefined}
 */
function findKeyAction(view, { key, target, ctrlKey, metaKey, altKey }) {
  const isUndo = (ctrlKey || metaKey) && key === "z";
  if (isUndo && view.host.undo) return () => view.host.undo();
  if (ctrlKey || metaKey || altKey) return undefined;
  const isPress = key === "Enter" || key === " ";
  if (isPress && target !== document.body) {
    const focusedColumn = target.closest(".column");
    return focusedColumn ? () => view.play(Number(focusedColumn.dataset.column)) : undefined;
  }
  const column = findColumnNamed(view, key);
  if (column >= 0) return () => view.play(column);
  return findStepOrHint(view, key);
}

/** Return the column, from 0, whose name is on a key; -1 if there is none. */
function findColumnNamed(view, key) {
  // There is a strip for each column.
  const { strips } = view.boardView;
  return strips.findIndex((_, column) => columnName(column) === key.toLowerCase());
}

/**
 * Return the function that goes a step through the game, or gives a hint, as a key asks; undefined if the
 * key asks for neither. In a puzzle, and while discs are set by hand, there are no steps.
 */
function findStepOrHint(view, key) {
  if (view.setupBoard || view.lesson?.source.mode === "puzzle") return undefined;
  const actions = {
    ArrowLeft: () => view.backward(), ArrowRight: () => view.forward(),
    Home: () => view.go(0), End: () => view.go(Infinity),
  };
  if (view.host.hint) actions["?"] = () => view.host.hint();
  return actions[key];
}
