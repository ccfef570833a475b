import { useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import * as z from 'zod/mini';
import { IncompleteSave } from '@/api/save/save-outcome';

const noticeSchema = z.object({
  id: z.nullable(z.number()),
  eng_name: z.string(),
  jp_name: z.string(),
  lost: z.array(z.string()),
  reason: z.optional(z.string()),
});

const stateSchema = z.looseObject({ notKept: noticeSchema });

export type SavedNotice = z.output<typeof noticeSchema>;

type SavedRecord = Pick<SavedNotice, 'id' | 'eng_name' | 'jp_name'>;

/** The notice of a save that kept only a part; undefined after any other answer. */
export function toNotice(answer: unknown, { id, eng_name, jp_name }: SavedRecord): SavedNotice | undefined {
  return answer instanceof IncompleteSave && answer.kind === 'partlyKept'
    ? { id, eng_name, jp_name, lost: [...answer.fields], reason: answer.reason }
    : undefined;
}

export const noticeState = (notKept: SavedNotice | undefined) => (notKept ? { notKept } : null);

/** The notice in the location state, until it is closed or the page is left. */
export function useSavedNotice() {
  const location = useLocation();
  const state: unknown = location.state;
  const navigate = useNavigate();
  const isPop = useNavigationType() === NavigationType.Pop;
  const [notice, setNotice] = useState(() => stateSchema.safeParse(state).data?.notKept ?? null);

  function close(): void {
    setNotice(null);
    const { data } = stateSchema.safeParse(state);
    if (!data) return;
    // With the notice in its state, the history entry would show it again after a reload.
    const { notKept: _closed, ...rest } = data;
    // The list ignored its row after a reload or on the way back, but would jump to it by this navigation.
    const nextState = isPop ? null : rest;
    void navigate({ search: location.search }, { replace: true, preventScrollReset: true, state: nextState });
  }

  return [notice, close] as const;
}
