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
  /** As the form converted the values. */
  sent: fields,
  /** How many equal records existed before; null where unknown. */
  before: z.nullable(z.number()),
});
const draftSchema = z.object({
  /** Milliseconds. */
  savedAt: z.number(),
  changes: fields,
  /** The former values of the changed fields. */
  base: fields,
  // An invalid optional field must not cost the draft.
  /** Set while the end of a submit is unknown. */
  submission: z.catch(z.optional(submissionSchema), undefined),
  /** False where a sign-out need not ask: the draft has no typed input, or is counted elsewhere. */
  asksBeforeSignOut: z.catch(z.optional(z.boolean()), undefined),
});

/** A draft is named by its screen; the drafts of further forms add this mark and a random text. */
export const PLACE_MARK = '#';

export type Submission = z.output<typeof submissionSchema>;

export type Draft = z.output<typeof draftSchema>;

const drafts = storedRecords(
  'draft:',
  versionedJson<Draft>(1, (stored) => draftSchema.safeParse(stored).data),
);

export function readDraft(userId: number, name: string): Draft | null {
  return drafts.read(userId, name);
}

export function writeDraft(userId: number, name: string, content: Omit<Draft, 'savedAt'>): void {
  drafts.write({ savedAt: now().getTime(), ...content }, userId, name);
}

export function removeDraft(userId: number, name: string): void {
  drafts.remove(userId, name);
}

export type StoredDraft = { name: string; draft: Draft };

/** Newest first. */
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

/** Counts the drafts of all users, because a sign-out deletes them all. */
export function countDraftsToAskAbout(): number {
  return drafts.entries().filter(({ content }) => content.asksBeforeSignOut !== false).length;
}

export function followDraft(userId: number, name: () => string, listener: () => void): () => void {
  return drafts.followRecord(userId, name, listener);
}

export function clearDrafts(exceptUserId?: number): void {
  drafts.clear(exceptUserId);
}
