import * as z from 'zod/mini';
import { now } from '@/lib/clock';
import { storedRecords } from '@/lib/stored-records';
import { versionedJson } from '@/lib/versioned-json';

const fields = z.record(z.string(), z.unknown());
const submissionSchema = z.object({
  /** Milliseconds. */
  since: z.number(),
  /** The changes of the form at the submit. */
  held: fields,
  /** The sent values, as the form converted them. */
  sent: fields,
  /** The number of equal records before the submit; null where unknown. */
  before: z.nullable(z.number()),
});
const draftSchema = z.object({
  /** Milliseconds. */
  savedAt: z.number(),
  changes: fields,
  /** The earlier values of the same fields. */
  base: fields,
  // An invalid optional field must not cost the draft.
  /** A submit with an unknown end. */
  submission: z.catch(z.optional(submissionSchema), undefined),
  /** False where a sign-out may delete it without a question: it has no typed input, or is counted elsewhere. */
  asksBeforeSignOut: z.catch(z.optional(z.boolean()), undefined),
});

/** Separates the screen from the place of one of its forms. */
export const PLACE_MARK = '#';

export type Submission = z.output<typeof submissionSchema>;

export type Draft = z.output<typeof draftSchema>;

const drafts = storedRecords(
  'draft:',
  versionedJson<Draft>(1, (stored) => draftSchema.safeParse(stored).data),
);

/** The draft stored under a name; null where there is no valid one. */
export function readDraft(userId: number, name: string): Draft | null {
  return drafts.read(userId, name);
}

/** Stores a draft under a name in this browser, or in memory where the browser refuses. */
export function writeDraft(userId: number, name: string, content: Omit<Draft, 'savedAt'>): void {
  drafts.write({ savedAt: now().getTime(), ...content }, userId, name);
}

/** Deletes the draft stored under a name. */
export function removeDraft(userId: number, name: string): void {
  drafts.remove(userId, name);
}

export type StoredDraft = { name: string; draft: Draft };

/** The drafts of all forms of a screen under the names of their places (`draft-place`), newest first. */
export function listDrafts(userId: number, screen: string): StoredDraft[] {
  return drafts
    .entries()
    .filter(
      ({ userId: ownerId, name }) =>
        ownerId === userId && (name === screen || name.startsWith(`${screen}${PLACE_MARK}`)),
    )
    .map(({ name, content }) => ({ name, draft: content }))
    .toSorted((first, second) => second.draft.savedAt - first.draft.savedAt);
}

/** The number of drafts that a sign-out asks about: it deletes those of all users. */
export function countDraftsToAskAbout(): number {
  return drafts.entries().filter(({ content }) => content.asksBeforeSignOut !== false).length;
}

/** Calls back when another tab wrote or removed that draft. Returns the function that unsubscribes. */
export function followDraft(userId: number, name: () => string, listener: () => void): () => void {
  return drafts.followRecord(userId, name, listener);
}

/** Deletes the drafts of all users, or of all users but one. */
export function clearDrafts(exceptUserId?: number): void {
  drafts.clear(exceptUserId);
}
