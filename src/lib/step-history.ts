/** What was done, oldest first, and what of it was taken back, the next to come again last. */
export type Steps<Step> = { readonly past: readonly Step[]; readonly future: readonly Step[] };

export type StepWay = 'undo' | 'redo';

const MAX_STEPS = 20;

export const NO_STEPS: Steps<never> = { past: [], future: [] };

/** One step more, in place of the `earlier` one that came less far; what was taken back cannot come again. */
export function addStep<Step>({ past }: Steps<Step>, step: Step, earlier?: Step | null): Steps<Step> {
  return { past: [...past.filter((one) => one !== earlier), step].slice(-MAX_STEPS), future: [] };
}

/** The step that would be taken back, or done again. */
export function nextStep<Step>({ past, future }: Steps<Step>, way: StepWay): Step | undefined {
  return way === 'undo' ? past.at(-1) : future.at(-1);
}

/** A step was taken back, or done again: all of it, or the part that `moved`, while the rest is `left` where it was. */
export function moveStep<Step>(
  { past, future }: Steps<Step>,
  way: StepWay,
  step: Step,
  { moved = step, left = null }: { moved?: Step; left?: Step | null } = {},
): Steps<Step> {
  const without = (steps: readonly Step[]) =>
    steps.flatMap((one) => (one !== step ? [one] : left === null ? [] : [left]));
  return way === 'undo'
    ? { past: without(past), future: [...future, moved] }
    : { past: [...past, moved], future: without(future) };
}

/** To do a step again is to take its reverse back. */
export function reverse<Side>({ before, after }: { before: Side; after: Side }) {
  return { before: after, after: before };
}
