import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { SLOT_KEY, slotQueries } from './slot-queries';

const CHANNEL = 'half-hours-written';
/** A tab that gets the focus refetches shown half hours that are older than this many ms. */
const FRESH_MS = 10_000;

const messageSchema = z.object({ resource: z.enum(['slots', 'settings']), staffIds: z.array(z.number()) });

/** A write of one tab; `staffIds` are the people whose half hours or defaults it changed. */
type WriteMessage = z.infer<typeof messageSchema>;

let channel: BroadcastChannel | null = null;

function openChannel(): BroadcastChannel | null {
  if ('BroadcastChannel' in globalThis) channel ??= new BroadcastChannel(CHANNEL);
  return channel;
}

export function notifyOtherTabs(message: WriteMessage): void {
  openChannel()?.postMessage(message);
}

/** Refetches after writes of other tabs, and when this tab gets the focus. Returns a stop function. */
export function followOtherTabs(client: QueryClient): () => void {
  const handleMessage = ({ data }: MessageEvent<unknown>) => {
    const message = messageSchema.safeParse(data).data;
    if (!message) return;
    // Reads of the whole team are too large to repeat for each write: they are only made stale.
    void client.invalidateQueries({
      predicate: ({ meta }) => meta?.reads.includes(message.resource) ?? false,
      refetchType: 'none',
    });
    // Shown half hours are refetched, because the user may be about to overwrite them.
    for (const id of message.staffIds) {
      void client.refetchQueries({ queryKey: slotQueries.ofStaff(id).queryKey, type: 'active' });
    }
  };
  const refetchStale = () => {
    if (document.visibilityState !== 'visible') return;
    void client.refetchQueries(
      { queryKey: SLOT_KEY, type: 'active', predicate: (query) => query.isStaleByTime(FRESH_MS) },
      // Focus and visibility may change at once: the second event must not restart a long read.
      { cancelRefetch: false },
    );
  };
  const tabs = openChannel();
  tabs?.addEventListener('message', handleMessage);
  // One of two windows side by side gets the focus without a change of visibility.
  window.addEventListener('focus', refetchStale);
  document.addEventListener('visibilitychange', refetchStale);
  return () => {
    tabs?.removeEventListener('message', handleMessage);
    window.removeEventListener('focus', refetchStale);
    document.removeEventListener('visibilitychange', refetchStale);
  };
}
