import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readOwnLeave } from '@/features/leave/api/use-own-leave-hours';
import { holidayQueries } from '@/features/work/api/holiday-queries';
import { slotQueries } from '@/features/work/api/slot-queries';
import { whenIdle } from '@/lib/when-idle';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { useOwnDays } from './use-own-days';

const failQuietly = () => undefined;

/** Once a page has stood for so long, what it needs itself is there. */
const REST_MS = 2_000;
/** What is older is read again with the next rest. */
const FRESH_MS = 5 * 60_000;

/**
 * What is known of one's own days, for a place on every page that nobody waits for: what the page reads is shared, and the
 * rest is read when the page has come to rest, again once a write made it stale. It is no reason to say that a page is old or
 * could not be loaded.
 */
export function useQuietDays() {
  const client = useQueryClient();
  const self = useSignedInStaff();

  useEffect(() => {
    let timer: number | undefined;
    let callOff: (() => void) | undefined;

    async function read() {
      await client.query({ ...slotQueries.hoursByDate(self.id), staleTime: FRESH_MS });
      // Without leave the days are counted nevertheless.
      await readOwnLeave(client, self, FRESH_MS).catch(failQuietly);
      await client.query(holidayQueries.all());
    }
    function readAtRest() {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        if (client.isFetching() > 0 || document.hidden) readAtRest();
        else callOff = whenIdle(() => void read().catch(failQuietly));
      }, REST_MS);
    }

    readAtRest();
    const unsubscribe = client.getQueryCache().subscribe((event) => {
      // What is still fresh then is not read again.
      if (event.type === 'updated' && event.action.type === 'invalidate') readAtRest();
    });
    return () => {
      unsubscribe();
      window.clearTimeout(timer);
      callOff?.();
    };
  }, [client, self]);

  return useOwnDays({ isEnabled: false });
}
