import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { IncompleteSave } from '@/api/save/save-outcome';

const noticeSchema = z.object({
  id: z.nullable(z.number()),
  eng_name: z.string(),
  jp_name: z.string(),
  lost: z.array(z.string()),
  reason: z.optional(z.string()),
});

const stateSchema = z.object({ notKept: noticeSchema });

export type SavedNotice = z.output<typeof noticeSchema>;

type SavedRecord = Pick<SavedNotice, 'id' | 'eng_name' | 'jp_name'>;

/** The notice of a save; undefined where everything was kept. */
export function toNotice(answer: unknown, { id, eng_name, jp_name }: SavedRecord): SavedNotice | undefined {
  return answer instanceof IncompleteSave && answer.kind === 'partlyKept'
    ? { id, eng_name, jp_name, lost: [...answer.fields], reason: answer.reason }
    : undefined;
}

export const noticeState = (notKept: SavedNotice | undefined): z.input<typeof stateSchema> | null =>
  notKept ? { notKept } : null;

/** The notice in the location state, until it is closed or the page is left. */
export function useSavedNotice() {
  const state: unknown = useLocation().state;
  const [notice, setNotice] = useState(() => stateSchema.safeParse(state).data?.notKept ?? null);
  return [notice, () => setNotice(null)] as const;
}
