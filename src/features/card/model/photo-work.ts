import { message } from '@/i18n/message';
import type { Picture } from './picture';

/** A refused picture, with the reason as a `message()`. */
export class PhotoRefusal extends Error {
  override readonly name = 'PhotoRefusal';
  readonly reason: string;

  constructor(reason: string) {
    super(reason);
    this.reason = reason;
  }
}

/** What a failed task says, as a `message()`; the words are the product's own. Source: CD-3. */
export function photoProblem(task: PhotoTask, error: unknown): string {
  if (error instanceof PhotoRefusal) return error.reason;
  switch (task) {
    case 'removeBackground':
      return message('card:problem.removeBackground');
    case 'retouch':
      return message('card:problem.retouch');
    case 'crop':
      return message('card:problem.crop', { reason: error instanceof Error ? error.message : String(error) });
    case 'choose':
      return message('card:problem.unreadable');
  }
}

/** What made a picture out of the one before. */
export type StepKind = 'chosen' | 'profile' | 'backgroundRemoved' | 'retouched' | 'cropped';

export type PhotoStep = { kind: StepKind; picture: Picture };

export type PhotoTask = 'choose' | 'removeBackground' | 'retouch' | 'crop';

/** The photo in work: every step so far, so that each can be taken back. */
export type PhotoWork = {
  steps: readonly PhotoStep[];
  /** Which step is shown; later ones were taken back. -1 without a picture. */
  at: number;
  /** What is being done. Only an answer to this run counts. */
  busy: { run: number; task: PhotoTask } | null;
  /** A `message()`: why the last task failed. */
  problem: string | null;
};

export const NO_WORK: PhotoWork = { steps: [], at: -1, busy: null, problem: null };

/** Older steps are forgotten: each holds a picture. */
const MOST_STEPS = 20;

export type PhotoEvent =
  | { type: 'started'; run: number; task: PhotoTask }
  | { type: 'finished'; run: number; step: PhotoStep }
  | { type: 'failed'; run: number; problem: string }
  | { type: 'cancelled' }
  | { type: 'wentTo'; at: number }
  | { type: 'cleared' };

/** A failure keeps the picture; an answer that is no longer waited for changes nothing. Source: CD-2, CD-3. */
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

/** The picture that is shown, if any. */
export function currentStep({ steps, at }: PhotoWork): PhotoStep | null {
  return steps[at] ?? null;
}
