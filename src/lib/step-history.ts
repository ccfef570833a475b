/** Steps that can be undone, oldest first, and undone steps, the next one to redo last. */
export type Steps<Step> = { readonly past: readonly Step[]; readonly future: readonly Step[] };

export type StepWay = 'undo' | 'redo';

/** Each step holds all values that it changed, often of many people: older ones are dropped. */
const MAX_STEPS = 20;

export const NO_STEPS: Steps<never> = { past: [], future: [] };

/** Adds a step, in place of the `earlier` one that it continues; undone steps can no longer be redone. */
export function addStep<Step>({ past }: Steps<Step>, step: Step, earlier?: Step | null): Steps<Step> {
  return { past: [...past.filter((recorded) => recorded !== earlier), step].slice(-MAX_STEPS), future: [] };
}

/** The step to undo or redo next; undefined without one. */
export function nextStep<Step>({ past, future }: Steps<Step>, way: StepWay): Step | undefined {
  return way === 'undo' ? past.at(-1) : future.at(-1);
}

/** Moves an undone or redone step to the other list: all of it, or the part `moved`, while the part `left` stays. */
export function moveStep<Step>(
  { past, future }: Steps<Step>,
  way: StepWay,
  step: Step,
  { moved = step, left = null }: { moved?: Step; left?: Step | null } = {},
): Steps<Step> {
  function withoutMoved(steps: readonly Step[]): Step[] {
    const at = steps.indexOf(step);
    // Since the move began, a newer step has dropped `step`.
    if (at < 0) return [...steps];
    return left === null ? steps.toSpliced(at, 1) : steps.toSpliced(at, 1, left);
  }
  return way === 'undo'
    ? { past: withoutMoved(past), future: [...future, moved].slice(-MAX_STEPS) }
    : { past: [...past, moved].slice(-MAX_STEPS), future: withoutMoved(future) };
}

/** The same change in the other direction, so that one function undoes and redoes. */
export function swapSides<Side>({ before, after }: { before: Side; after: Side }) {
  return { before: after, after: before };
}
