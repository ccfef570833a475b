/** `past` is oldest first. The last of `future` is the next to redo. */
export type Steps<Step> = { readonly past: readonly Step[]; readonly future: readonly Step[] };

export type StepWay = 'undo' | 'redo';

/** Older steps are dropped, because a step may hold values of many people. */
const MAX_STEPS = 20;

export const NO_STEPS: Steps<never> = { past: [], future: [] };

/** `earlier` is the step that the new one continues and replaces. Drops the undone steps. */
export function addStep<Step>({ past }: Steps<Step>, step: Step, earlier?: Step | null): Steps<Step> {
  return { past: [...past.filter((recorded) => recorded !== earlier), step].slice(-MAX_STEPS), future: [] };
}

export function nextStep<Step>({ past, future }: Steps<Step>, way: StepWay): Step | undefined {
  return way === 'undo' ? past.at(-1) : future.at(-1);
}

/** Moves a step to the other list: all of it, or the part `moved`, where the part `left` could not change. */
export function moveStep<Step>(
  { past, future }: Steps<Step>,
  way: StepWay,
  step: Step,
  { moved = step, left = null }: { moved?: Step; left?: Step | null } = {},
): Steps<Step> {
  function withoutMoved(steps: readonly Step[]): Step[] {
    const at = steps.indexOf(step);
    // A newer step has dropped this one since the move began.
    if (at < 0) return [...steps];
    return left === null ? steps.toSpliced(at, 1) : steps.toSpliced(at, 1, left);
  }
  return way === 'undo'
    ? { past: withoutMoved(past), future: [...future, moved].slice(-MAX_STEPS) }
    : { past: [...past, moved].slice(-MAX_STEPS), future: withoutMoved(future) };
}

export function swapSides<Side>({ before, after }: { before: Side; after: Side }) {
  return { before: after, after: before };
}
