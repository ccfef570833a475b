import { useEffect } from 'react';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { createDraftPlace } from '@/session/draft-place';
import type { Draft } from '@/session/draft-store';
import { watchUnsavedInput } from '@/ui/form/use-leave-guard';
import type { SlotPatch } from '@/features/work/model/slot-patch';
import { outbox } from '../../outbox/api/outbox-store';
import { withoutWaiting } from '../../outbox/model/outbox-jobs';
import type { DraftStore } from '../../components/draft/use-reporting-draft';
import { PAINTING_SCREEN, paintedFrom, toStored } from '../../model/stored-slots';

/**
 * What is painted stays in this browser until it is saved or discarded, for the member who painted it: after a reload, a crash,
 * or on the way back to the page it is there again. The timeline of another open tab keeps its own. It is asked about before a
 * sign-out, which forgets it.
 */
export function usePersistedPainting(store: DraftStore): void {
  const { id } = useSignedInStaff();
  useEffect(() => {
    const place = createDraftPlace(id, PAINTING_SCREEN);
    let { painted } = store.get();

    function write(): void {
      if (painted.size === 0) place.remove();
      // Counted by its half hours.
      else place.write({ changes: { painted: toStored(painted) }, base: {}, asksBeforeSignOut: false });
    }

    /** Lays it beneath what is painted already. */
    function restore(draft: Draft): void {
      // The page may have ended between the moment when it was put into the outbox and the one when it was no longer painted.
      const found = withoutWaiting(paintedFrom(draft.changes.painted), outbox.jobs(id));
      if (found.size === 0) return;
      store.dispatch({ type: 'paint', change: (now): SlotPatch => new Map([...found, ...now]) });
    }

    const unsubscribe = store.subscribe(() => {
      if (painted === store.get().painted) return;
      ({ painted } = store.get());
      write();
    });
    const leavePlace = place.open(() => {
      const own = place.read();
      if (own) restore(own);
      place.takeClosed(restore);
    }, write);
    return () => {
      unsubscribe();
      leavePlace();
    };
  }, [store, id]);
  useEffect(() => watchUnsavedInput(() => store.get().painted.size > 0 && 'kept'), [store]);
}
