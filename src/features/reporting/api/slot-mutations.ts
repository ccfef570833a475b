import type { MutationOptions, QueryClient } from '@tanstack/react-query';
import { ignoredAnswer, WRITE_TIMEOUT_MS } from '@/api/request';
import { requestInDialect } from '@/api/request-in-dialect';
import type { SlotWrite } from '@/features/work/model/slot-writes';

/** One call that records or clears, with this token or not at all, without a word to the user. */
export function sendSlots({ kind, rows }: SlotWrite, token: string): Promise<unknown> {
  const isFill = kind === 'fill';
  return requestInDialect(ignoredAnswer, {
    path: `reporting-system/task-performance/${isFill ? 'create' : 'delete'}`,
    body: isFill ? { create_array: rows } : { delete_array: rows },
    timeout: WRITE_TIMEOUT_MS,
    token,
  });
}

type PartToSend = {
  part: SlotWrite;
  token: string;
  /** Whether a page shows how the write goes; who sees none is told of the whole write instead. */
  isWatched: () => boolean;
};

/** Sends one call of a write. What became of all of them is read and told by the writer (RP-11). */
export function sendPart(queryClient: QueryClient, { part, token, isWatched }: PartToSend): Promise<unknown> {
  const options: MutationOptions<unknown, Error, SlotWrite> = {
    mutationFn: (write) => sendSlots(write, token),
    meta: {
      waitsOffline: true,
      writes: [],
      // Asked when the call has failed: the page may be left meanwhile.
      get isSilent() {
        return !isWatched();
      },
    },
  };
  // Not through a component: the write outlives the page.
  const mutations = queryClient.getMutationCache();
  return mutations.build(queryClient, queryClient.defaultMutationOptions(options)).execute(part);
}
