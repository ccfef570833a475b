import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readOwnLeave } from '@/features/leave/api/use-own-leave-hours';
import { workCalendarQueries } from '@/features/work/api/work-calendar-queries';
import { slotQueries } from '@/features/work/api/slot-queries';
import { whenIdle } from '@/lib/when-idle';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { useOwnDays } from './use-own-days';

const ignoreFailure = () => undefined;

const PAUSE_MS = 2_000;
const FRESH_MS = 5 * 60_000;

/** Returns one's own days from the cache. Reads what it lacks while the page is idle, and reports no failure. */
export function useBackgroundDays() {
  const client = useQueryClient();
  const self = useSignedInStaff();

  useEffect(() => {
    let timer: number | undefined;
    let cancelIdle: (() => void) | undefined;
    let isCurrent = true;

    async function read() {
      await client.query({ ...slotQueries.hoursByDate(self.id), staleTime: FRESH_MS });
      // The days are counted even where leave cannot be read.
      if (isCurrent) await readOwnLeave(client, self, FRESH_MS).catch(ignoreFailure);
      if (isCurrent) await client.query(workCalendarQueries.all());
    }
    function readWhenIdle() {
      window.clearTimeout(timer);
      cancelIdle?.();
      timer = window.setTimeout(() => {
        if (client.isFetching() > 0 || document.hidden) readWhenIdle();
        else cancelIdle = whenIdle(() => void read().catch(ignoreFailure));
      }, PAUSE_MS);
    }

    readWhenIdle();
    const unsubscribe = client.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'invalidate') readWhenIdle();
    });
    return () => {
      isCurrent = false;
      unsubscribe();
      window.clearTimeout(timer);
      cancelIdle?.();
    };
  }, [client, self]);

  return useOwnDays({ isEnabled: false });
}
