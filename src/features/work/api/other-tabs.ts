import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { SLOT_KEY, slotQueries } from './slot-queries';

const CHANNEL = 'half-hours-written';
/** A tab that gets the focus reads again what is older than this many ms. */
const FRESH_MS = 10_000;

const written = z.object({ resource: z.enum(['slots', 'settings']), staffIds: z.array(z.number()) });

type Written = z.infer<typeof written>;

let channel: BroadcastChannel | null = null;

/** The channel of this tab, which never hears itself; null in browsers that know none. */
function openChannel(): BroadcastChannel | null {
  if ('BroadcastChannel' in globalThis) channel ??= new BroadcastChannel(CHANNEL);
  return channel;
}

/** Tells the other tabs of this browser whose half hours, or weekday defaults, were written. */
export function tellOtherTabs(news: Written): void {
  openChannel()?.postMessage(news);
}

/**
 * Reads again what another tab wrote, and what is shown and old when this tab gets the focus. Answers that only contain
 * half hours become stale. Returns the function that ends it.
 */
export function followOtherTabs(client: QueryClient): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    const news = written.safeParse(data).data;
    if (!news) return;
    const isAffected = ({ meta }: { meta?: { reads: readonly string[] } }) =>
      meta?.reads.includes(news.resource) ?? false;
    void client.invalidateQueries({ predicate: isAffected, refetchType: 'none' });
    for (const id of news.staffIds) {
      void client.refetchQueries({ queryKey: slotQueries.ofStaff(id).queryKey, type: 'active' });
    }
  };
  const readOld = () => {
    if (document.visibilityState !== 'visible') return;
    void client.refetchQueries(
      { queryKey: SLOT_KEY, type: 'active', predicate: (query) => query.isStaleByTime(FRESH_MS) },
      { cancelRefetch: false },
    );
  };
  const tabs = openChannel();
  tabs?.addEventListener('message', hear);
  window.addEventListener('focus', readOld);
  document.addEventListener('visibilitychange', readOld);
  return () => {
    tabs?.removeEventListener('message', hear);
    window.removeEventListener('focus', readOld);
    document.removeEventListener('visibilitychange', readOld);
  };
}
