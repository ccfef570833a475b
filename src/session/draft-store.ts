import * as z from 'zod/mini';
import { now } from '@/lib/clock';
import { storedRecords, versionedJson } from '@/lib/stored-records';

/** Values of a form by the names of its fields. */
export type Fields = Record<string, unknown>;

const fields = z.record(z.string(), z.unknown());
const submissionSchema = z.object({
  /** Milliseconds. */
  since: z.number(),
  /** Which of the changes were sent. */
  held: fields,
  /** What the form made of them. */
  sent: fields,
  /** How many equal records there were before; null where nobody knows. */
  before: z.nullable(z.number()),
});
const draftSchema = z.object({
  /** Milliseconds. */
  savedAt: z.number(),
  /** The fields that the user changed. */
  changes: fields,
  /** What the same fields held before. */
  base: fields,
  /** A submit whose end nobody has seen yet. */
  submission: z.catch(z.optional(submissionSchema), undefined),
  /** False where a sign-out may wipe it unasked: it holds nothing that was typed, or is counted elsewhere. */
  asksBeforeSignOut: z.catch(z.optional(z.boolean()), undefined),
});

/** Between the screen and the place of one of several forms of it. */
export const PLACE_MARK = '#';

export type Submission = z.output<typeof submissionSchema>;

export type Draft = z.output<typeof draftSchema>;

const drafts = storedRecords(
  'draft:',
  versionedJson<Draft>(1, (stored) => draftSchema.safeParse(stored).data),
);

/** What the member typed on the screen and did not save; null when there is nothing, or nothing that makes sense. */
export function readDraft(staffId: number, screen: string): Draft | null {
  return drafts.read(staffId, screen);
}

/** Keeps a draft in this browser; where that keeps nothing, until the page is left. */
export function writeDraft(staffId: number, screen: string, content: Omit<Draft, 'savedAt'>): void {
  drafts.write({ savedAt: now().getTime(), ...content }, staffId, screen);
}

export function removeDraft(staffId: number, screen: string): void {
  drafts.remove(staffId, screen);
}

export type StoredDraft = { name: string; draft: Draft };

/** The drafts that open and closed forms of a screen left under the names of their places (`draft-place`), newest first. */
export function listDrafts(staffId: number, screen: string): StoredDraft[] {
  return drafts
    .entries()
    .filter(
      ({ userId, name }) =>
        userId === staffId && (name === screen || name.startsWith(`${screen}${PLACE_MARK}`)),
    )
    .map(({ name, content }) => ({ name, draft: content }))
    .toSorted((one, other) => other.draft.savedAt - one.draft.savedAt);
}

/** How many drafts a sign-out has to ask about: it wipes those of everybody. */
export function countDraftsToAskAbout(): number {
  return drafts.entries().filter(({ content }) => content.asksBeforeSignOut !== false).length;
}

/** Calls when another tab wrote or removed that draft. Returns the function that stops it. */
export function followDraft(staffId: number, name: () => string, listener: () => void): () => void {
  return drafts.followRecord(staffId, name, listener);
}

/** Wipes the drafts of everybody, or of everybody but one. */
export function clearDrafts(exceptOf?: number): void {
  drafts.clear(exceptOf);
}
