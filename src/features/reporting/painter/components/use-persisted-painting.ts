import { useEffect } from 'react';
import { createDraftPlace } from '@/session/draft-place';
import type { Draft } from '@/session/draft-store';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { watchUnsavedInput } from '@/ui/form/unsaved-input';
import type { DraftStore } from '../../components/draft/report-draft-store';
import { PAINTING_SCREEN, paintedFrom, toStoredPainting } from '../../model/stored-slots';
import { outbox } from '../../outbox/api/outbox-store';
import { withoutWaiting } from '../../outbox/model/outbox-jobs';

/** Keeps the painted half hours of each tab over a reload or a crash. */
export function usePersistedPainting(store: DraftStore): void {
  const { id } = useSignedInStaff();
  useEffect(() => {
    const place = createDraftPlace(id, PAINTING_SCREEN);
    let { painted } = store.get();

    function write(): void {
      if (painted.size === 0) return place.remove();
      // A sign-out counts these half hours itself.
      place.write({ changes: { painted: toStoredPainting(painted) }, base: {}, asksBeforeSignOut: false });
    }

    /** Newly painted half hours win over stored ones. */
    function restore(draft: Draft): void {
      // The page may have closed after it queued half hours in the outbox, before it removed them here.
      const stored = withoutWaiting(paintedFrom(draft.changes.painted), outbox.jobs(id));
      if (stored.size === 0) return;
      store.dispatch({ type: 'paint', change: (current) => new Map([...stored, ...current]) });
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
  useEffect(() => watchUnsavedInput(() => (store.get().painted.size > 0 ? 'kept' : null)), [store]);
}
