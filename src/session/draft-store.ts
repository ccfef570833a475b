import { z } from 'zod';
import { now } from '@/lib/clock';
import { localValues } from '@/lib/stored-values';

/** Values of a form by the names of its fields. */
export type Fields = Record<string, unknown>;

const PREFIX = 'draft:';
const fields = z.record(z.string(), z.unknown());
const submissionSchema = z.object({
  /** Milliseconds. */
  since: z.number(),
  /** Which of the changes were sent. */
  held: fields,
  /** What the form made of them. */
  sent: fields,
  /** How many equal records there were before; null where nobody knows. */
  before: z.number().nullable(),
});
const draftSchema = z.object({
  /** To be counted up whenever the shape below changes: older drafts are then dropped. */
  version: z.literal(1),
  /** Milliseconds. */
  savedAt: z.number(),
  /** The fields that the user changed. */
  changes: fields,
  /** What the same fields held before. */
  base: fields,
  /** A submit whose end nobody has seen yet. */
  submission: submissionSchema.optional().catch(undefined),
});

export type Submission = z.output<typeof submissionSchema>;

export type Draft = Omit<z.output<typeof draftSchema>, 'version'>;

const keyOf = (staffId: number, screen: string) => `${PREFIX}${staffId}:${screen}`;

/** What the member typed on the screen and did not save; null when there is nothing, or nothing that makes sense. */
export function readDraft(staffId: number, screen: string): Draft | null {
  try {
    const { version: _, ...draft } = draftSchema.parse(
      JSON.parse(localValues.read(keyOf(staffId, screen)) ?? ''),
    );
    return draft;
  } catch {
    return null;
  }
}

/** Keeps a draft in this browser; where that keeps nothing, until the page is left. */
export function writeDraft(staffId: number, screen: string, content: Omit<Draft, 'savedAt'>): void {
  const draft = { version: 1, savedAt: now().getTime(), ...content };
  localValues.write(keyOf(staffId, screen), JSON.stringify(draft));
}

export function removeDraft(staffId: number, screen: string): void {
  localValues.remove(keyOf(staffId, screen));
}

/** Wipes the drafts of everybody, or of everybody but one. */
export function clearDrafts(exceptOf?: number): void {
  const kept = exceptOf === undefined ? undefined : keyOf(exceptOf, '');
  for (const key of localValues.keys()) {
    if (key.startsWith(PREFIX) && !(kept && key.startsWith(kept))) localValues.remove(key);
  }
}
