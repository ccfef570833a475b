import { describe, expect, it } from 'vitest';
import { photoProblem, PhotoRefusal } from '@/features/card/model/photo-problem';
import {
  currentStep,
  NO_WORK,
  photoWorkReducer,
  type PhotoEvent,
  type PhotoStep,
  type StepKind,
} from '@/features/card/model/photo-work';

const createStep = (kind: StepKind): PhotoStep => ({
  kind,
  picture: { blob: new Blob([kind]), url: `data:,${kind}`, width: 1, height: 1, isRound: false },
});
const started = (run: number): PhotoEvent => ({ type: 'started', run, task: 'retouch' });
const finished = (run: number, kind: StepKind): PhotoEvent => ({
  type: 'finished',
  run,
  step: createStep(kind),
});
const done = (run: number, kind: StepKind) => [started(run), finished(run, kind)];
const after = (...events: PhotoEvent[]) => events.reduce(photoWorkReducer, NO_WORK);

const THREE = [...done(1, 'chosen'), ...done(2, 'backgroundRemoved'), ...done(3, 'retouched')];

describe('the edited photo [CD-2, CD-3]', () => {
  it.each<[string, PhotoEvent[], StepKind[], StepKind | undefined]>([
    ['keeps every step', THREE, ['chosen', 'backgroundRemoved', 'retouched'], 'retouched'],
    [
      'returns to a step and keeps the later ones',
      [...THREE, { type: 'wentTo', at: 0 }],
      ['chosen', 'backgroundRemoved', 'retouched'],
      'chosen',
    ],
    [
      'replaces the later steps after a return',
      [...THREE, { type: 'wentTo', at: 0 }, ...done(4, 'cropped')],
      ['chosen', 'cropped'],
      'cropped',
    ],
    ['is empty after a reset', [...THREE, { type: 'cleared' }], [], undefined],
    [
      'ignores a result after a reset',
      [started(1), { type: 'cleared' }, finished(1, 'chosen')],
      [],
      undefined,
    ],
    [
      'ignores a result after a cancel',
      [started(1), { type: 'cancelled' }, finished(1, 'chosen')],
      [],
      undefined,
    ],
    ['ignores a result of an older task', [started(1), started(2), finished(1, 'chosen')], [], undefined],
    [
      'ignores a result after a return to a step',
      [...THREE, started(4), { type: 'wentTo', at: 1 }, finished(4, 'cropped')],
      ['chosen', 'backgroundRemoved', 'retouched'],
      'backgroundRemoved',
    ],
  ])('%s', (_what, events, kinds, shown) => {
    const work = after(...events);
    expect(work.steps.map(({ kind }) => kind)).toEqual(kinds);
    expect(currentStep(work)?.kind).toBe(shown);
  });

  it('is unchanged after a failed task, shows the reason, and is no longer busy', () => {
    const work = after(...THREE, started(4), { type: 'failed', run: 4, problem: 'no' });
    expect(work).toMatchObject({ problem: 'no', busy: null });
    expect(currentStep(work)?.kind).toBe('retouched');
    expect(photoWorkReducer(work, started(5)).problem).toBeNull();
  });

  it('shows no failure of a cancelled task', () => {
    const work = after(started(1), started(2), { type: 'failed', run: 1, problem: 'no' });
    expect(work).toMatchObject({ problem: null, busy: { run: 2 } });
  });

  it('drops the oldest undo steps', () => {
    const work = after(
      ...Array.from({ length: 30 }, (_, run) => done(run, run ? 'retouched' : 'chosen')).flat(),
    );
    expect(work.steps).toHaveLength(20);
    expect(work.steps[0]?.kind).toBe('retouched');
    expect(work.at).toBe(19);
  });
});

it.each([
  ['removeBackground', new Error('x'), 'card:problem.removeBackground'],
  ['retouch', new Error('x'), 'card:problem.retouch'],
  ['crop', new Error('no canvas'), 'card:problem.crop|{"reason":"no canvas"}'],
  ['choose', new Error('x'), 'card:problem.unreadable'],
  ['choose', new PhotoRefusal('members:photo.svg'), 'members:photo.svg'],
] as const)('the failure of a task is explained: %s [CD-3]', (task, error, problem) => {
  expect(photoProblem(task, error)).toBe(problem);
});
