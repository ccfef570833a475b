import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { IncompleteSave } from '@/api/save/save-outcome';

const noticeSchema = z.object({
  id: z.nullable(z.number()),
  eng_name: z.string(),
  jp_name: z.string(),
  /** Names of the fields that the server did not keep. */
  lost: z.array(z.string()),
  reason: z.optional(z.string()),
});

const stateSchema = z.object({ notKept: noticeSchema });

/** What a page tells about a record that was saved, but not wholly. */
export type SavedNotice = z.output<typeof noticeSchema>;

type SavedRecord = Pick<SavedNotice, 'id' | 'eng_name' | 'jp_name'>;

/** Of what a save resolved to. Undefined where everything was kept, and the toast says it all. */
export function noticeOf(answer: unknown, { id, eng_name, jp_name }: SavedRecord): SavedNotice | undefined {
  return answer instanceof IncompleteSave && answer.kind === 'partlyKept'
    ? { id, eng_name, jp_name, lost: [...answer.fields], reason: answer.reason }
    : undefined;
}

/** The state of a navigation to the page that shows the notice. */
export function stateOfNotice(notKept: SavedNotice | undefined): { state?: z.input<typeof stateSchema> } {
  return notKept ? { state: { notKept } } : {};
}

/** The notice with which the page was reached, until it is closed or the page is left. */
export function useArrivedNotice() {
  const state: unknown = useLocation().state;
  const [notice, setNotice] = useState(() => stateSchema.safeParse(state).data?.notKept ?? null);
  return [notice, () => setNotice(null)] as const;
}
