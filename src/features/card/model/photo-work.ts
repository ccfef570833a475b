import type { Picture } from './picture';

export type PhotoTask = 'choose' | 'removeBackground' | 'retouch' | 'crop';

export type StepKind = 'chosen' | 'profile' | 'backgroundRemoved' | 'retouched' | 'cropped';

export type PhotoStep = { kind: StepKind; picture: Picture };

export type PhotoWork = {
  steps: readonly PhotoStep[];
  /** The index of the shown step; later ones were undone. -1 without a picture. */
  at: number;
  /** The running task. Only an answer to its run counts. */
  busy: { run: number; task: PhotoTask } | null;
  /** The failure of the last task, as a `message()`. */
  problem: string | null;
};

export const NO_WORK: PhotoWork = { steps: [], at: -1, busy: null, problem: null };

/** Older steps are dropped, because each holds a picture. */
const MOST_STEPS = 20;

export type PhotoEvent =
  | { type: 'started'; run: number; task: PhotoTask }
  | { type: 'finished'; run: number; step: PhotoStep }
  | { type: 'failed'; run: number; problem: string }
  | { type: 'cancelled' }
  | { type: 'wentTo'; at: number }
  | { type: 'cleared' };

/** A failure keeps the picture; an answer to an earlier run changes nothing. Source: CD-2, CD-3. */
export function photoWorkReducer(work: PhotoWork, event: PhotoEvent): PhotoWork {
  switch (event.type) {
    case 'started':
      return { ...work, busy: { run: event.run, task: event.task }, problem: null };
    case 'finished': {
      if (work.busy?.run !== event.run) return work;
      const steps = [...work.steps.slice(0, work.at + 1), event.step].slice(-MOST_STEPS);
      return { steps, at: steps.length - 1, busy: null, problem: null };
    }
    case 'failed':
      return work.busy?.run === event.run ? { ...work, busy: null, problem: event.problem } : work;
    case 'cancelled':
      return { ...work, busy: null };
    case 'wentTo':
      return { ...work, at: event.at, busy: null, problem: null };
    case 'cleared':
      return NO_WORK;
  }
}

export function currentStep({ steps, at }: PhotoWork): PhotoStep | null {
  return steps[at] ?? null;
}
