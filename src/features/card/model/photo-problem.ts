import { message } from '@/i18n/message';
import type { PhotoTask } from './photo-work';

/** A refused picture, with the reason as a `message()`. */
export class PhotoRefusal extends Error {
  override readonly name = 'PhotoRefusal';
  readonly reason: string;

  constructor(reason: string) {
    super(reason);
    this.reason = reason;
  }
}

/** A `message()`. Source: CD-3. */
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
