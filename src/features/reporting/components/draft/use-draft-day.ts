import { useEffect } from 'react';
import { today } from '@/lib/calendar-date';
import { watchClock } from '@/lib/clock';
import { hasUnsavedInput } from '@/ui/form/use-leave-guard';
import type { DraftStore } from './use-reporting-draft';

/** What is being entered when a new day begins keeps its dates. */
export function useDraftDay(store: DraftStore): void {
  useEffect(() => {
    let known = today();
    return watchClock(() => {
      const day = known;
      known = today();
      if (known !== day && hasUnsavedInput()) store.dispatch({ type: 'keepDates', day });
    });
  }, [store]);
}
