import { expect, it } from 'vitest';
import { addStep, moveStep, nextStep, NO_STEPS, type Steps } from '@/lib/step-history';

const done: Steps<string> = { past: ['a', 'b'], future: ['c'] };

it('keeps twenty steps, replaces a partly completed one, and drops the undone ones', () => {
  expect(addStep(done, 'd')).toEqual({ past: ['a', 'b', 'd'], future: [] });
  expect(addStep(done, 'b+', 'b')).toEqual({ past: ['a', 'b+'], future: [] });
  const many = Array.from({ length: 25 }, (_, place) => place).reduce<Steps<number>>(
    (steps, step) => addStep(steps, step),
    NO_STEPS,
  );
  expect([many.past.length, many.past[0]]).toEqual([20, 5]);
});

it.each([
  ['undo', {}, { past: ['a'], future: ['c', 'b'] }],
  ['redo', {}, { past: ['a', 'b', 'c'], future: [] }],
  ['undo', { moved: 'b1', left: 'b2' }, { past: ['a', 'b2'], future: ['c', 'b1'] }],
  ['redo', { moved: 'c1', left: 'c2' }, { past: ['a', 'b', 'c1'], future: ['c2'] }],
] as const)('moves the last step, and keeps its remaining part: %s %o', (way, end, expected) => {
  const step = nextStep(done, way) ?? '';
  expect(step).toBe(way === 'undo' ? 'b' : 'c');
  expect(moveStep<string>(done, way, step, end)).toEqual(expected);
});

it.each(['undo', 'redo'] as const)('keeps twenty steps where only parts of one move: %s', (way) => {
  const steps = Array.from({ length: 20 }, (_, place) => place);
  const full = way === 'undo' ? { past: [99], future: steps } : { past: steps, future: [99] };
  const { past, future } = moveStep<number>(full, way, 99, { moved: 98, left: 99 });
  const [from, to] = way === 'undo' ? [past, future] : [future, past];
  expect(from).toEqual([99]);
  expect([to.length, to[0], to.at(-1)]).toEqual([20, 1, 98]);
});
