/** What was, is, and would be again: the states of something that is edited, oldest first. */
export type History<State> = {
  past: readonly State[];
  present: State;
  /** What was undone, the next to come back last. */
  future: readonly State[];
  /** Names what made the present, where more of the same belongs to the same step. */
  run: string | null;
};

const MAX_STEPS = 20;

export function startHistory<State>(present: State): History<State> {
  return { past: [], present, future: [], run: null };
}

/** Another state, as a step of its own, or as part of the last one where both are of the same `run`. */
export function stepTo<State>(
  history: History<State>,
  present: State,
  run: string | null = null,
): History<State> {
  const goesOn = run !== null && run === history.run;
  const past = goesOn ? history.past : [...history.past, history.present].slice(-MAX_STEPS);
  return { past, present, future: [], run };
}

/** The state before this one; the same where there is none. */
export function undo<State>(history: History<State>): History<State> {
  const { past, present, future } = history;
  const [before] = past.slice(-1);
  if (before === undefined) return history;
  return { past: past.slice(0, -1), present: before, future: [...future, present], run: null };
}

/** The state that was undone last; the same where nothing was. */
export function redo<State>(history: History<State>): History<State> {
  return turned(undo(turned(history)));
}

function turned<State>({ past, present, future }: History<State>): History<State> {
  return { past: future, present, future: past, run: null };
}

/** Every state changed alike: for what is no step of anybody. */
export function mapHistory<State>(history: History<State>, change: (state: State) => State): History<State> {
  const { past, present, future } = history;
  return { ...history, past: past.map(change), present: change(present), future: future.map(change) };
}

/** A part of the states that is taken back by itself: how to read it, and to put it into another state. */
type Part<State> = { of: (state: State) => unknown; put: (state: State, from: State) => State };

/** The same with only this part as it was before it changed last; the rest stays as it is. */
export function undoPart<State>(history: History<State>, { of, put }: Part<State>): History<State> {
  const { past, present, future } = history;
  const index = past.findLastIndex((state) => of(state) !== of(present));
  const before = past[index];
  if (before === undefined) return history;
  return {
    past: past.slice(0, index),
    present: put(present, before),
    future: [...future, present],
    run: null,
  };
}

/** The same forward. */
export function redoPart<State>(history: History<State>, part: Part<State>): History<State> {
  return turned(undoPart(turned(history), part));
}
