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
    // Without this, a reload would show the notice again.
    const { notKept: _closed, ...rest } = data;
    // After a reload or Back the list has ignored the row in its state; this navigation must not make it jump there.
    const nextState = isPop ? null : rest;
    void navigate({ search: location.search }, { replace: true, preventScrollReset: true, state: nextState });
  }

  return [notice, close] as const;
}
