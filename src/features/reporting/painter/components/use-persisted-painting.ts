import { useEffect } from 'react';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { readDraft, removeDraft, writeDraft } from '@/session/draft-store';
import { watchUnsavedInput } from '@/ui/form/unsaved-input';
import { outbox } from '../../outbox/api/outbox-store';
import { withoutWaiting } from '../../outbox/model/outbox-slots';
import type { DraftStore } from '../../components/draft/use-reporting-draft';
import { paintedFrom, toStored } from '../model/stored-painting';

const SCREEN = 'painting';

/**
 * What is painted stays in this browser until it is saved or discarded, for the member who painted it: after a reload, a crash,
 * or on the way back to the page it is there again. It is asked about before a sign-out, which forgets it.
 */
export function usePersistedPainting(store: DraftStore): void {
  const { id } = useSignedInStaff();
  useEffect(() => {
    const stored = readDraft(id, SCREEN);
    if (stored && store.get().painted.size === 0)
      store.dispatch({
        type: 'paint',
        // The page may have ended between the moment when it was put into the outbox and the one when it was no longer painted.
        change: () => withoutWaiting(paintedFrom(stored.changes.painted), outbox.jobs(id)),
      });
    let { painted } = store.get();
    return store.subscribe(() => {
      if (painted === store.get().painted) return;
      ({ painted } = store.get());
      if (painted.size === 0) removeDraft(id, SCREEN);
      else writeDraft(id, SCREEN, { changes: { painted: toStored(painted) }, base: {} });
    });
  }, [store, id]);
  useEffect(() => watchUnsavedInput(() => store.get().painted.size > 0), [store]);
}
