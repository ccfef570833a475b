import type { MutationOptions, QueryClient } from '@tanstack/react-query';
import { ignoredAnswer, WRITE_TIMEOUT_MS } from '@/api/request';
import { requestWithVariant } from '@/api/request-with-variant';
import { slotRow, type SlotWrite } from '@/features/work/model/slot-writes';
import { variantMemory } from '@/api/variant-memory';

/** The call that records or clears, with this token or not at all, as `requestWithVariant` takes it. */
export function slotCall({ kind, slots }: SlotWrite, token: string) {
  const rows = slots.map(slotRow);
  return {
    path: `reporting-system/task-performance/${kind === 'fill' ? 'create' : 'delete'}`,
    body: kind === 'fill' ? { create_array: rows } : { delete_array: rows },
    timeout: WRITE_TIMEOUT_MS,
    token,
  };
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
    mutationFn: (write) => requestWithVariant(ignoredAnswer, slotCall(write, token)),
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

const NAME = 'reporting-system/task-performance replaces days';

/** Whether this server replaces a whole day with what one call holds, as far as its answers have shown. */
export const replacedDays = {
  isKnown: (): boolean => variantMemory.lasting.has(NAME),
  /** Of so many half hours beside those of a write, so many went with it. */
  learn(others: number, gone: number): void {
    if (others === 0 || (gone > 0 && gone < others)) return;
    variantMemory.lasting.set(NAME, gone > 0);
  },
};
