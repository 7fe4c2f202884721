// The keys of every page of a game: columns, steps, and what the page adds.

import { columnName } from "./words.js";

/**
 * Do what a key is for, unless it is meant for an input or another element.
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
 * Return what a key does; undefined if nothing.
 * @param {any} view @param {KeyboardEvent & {target: any}} event @returns {(() => void) | undefined}
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
  return column >= 0 ? () => view.play(column) : findStepOrHint(view, key);
}

/** Return the column, from 0, with the name on a key; -1 if there is none. */
function findColumnNamed(view, key) {
  return view.boardView.strips.findIndex((_, column) => columnName(column) === key.toLowerCase());
}

/**
 * Return the step through the game, or the hint, that a key asks for; undefined if it asks for none. In a
 * puzzle, and while discs are set, there are no steps.
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
