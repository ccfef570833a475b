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
});

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

/** Wipes the drafts of everybody, or of everybody but one. */
export function clearDrafts(exceptOf?: number): void {
  drafts.clear(exceptOf);
}
