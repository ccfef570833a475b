import type { MutationOptions, QueryClient } from '@tanstack/react-query';
import { ignoredAnswer, WRITE_TIMEOUT_MS } from '@/api/request';
import { requestWithVariant } from '@/api/request-with-variant';
import { slotRow, type SlotWrite } from '@/features/work/model/slot-writes';

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
  /** True while a page shows the progress; else a toast reports the end of the whole write. */
  isWatched: () => boolean;
};

export function sendPart(queryClient: QueryClient, { part, token, isWatched }: PartToSend): Promise<unknown> {
  const options: MutationOptions<unknown, Error, SlotWrite> = {
    mutationFn: (write) => requestWithVariant(ignoredAnswer, slotCall(write, token)),
    meta: {
      waitsOffline: true,
      writes: [],
      // A getter, because the page may be left before the call fails.
      get isSilent() {
        return !isWatched();
      },
    },
  };
  // Without a component: the write outlives the page.
  const mutations = queryClient.getMutationCache();
  return mutations.build(queryClient, queryClient.defaultMutationOptions(options)).execute(part);
}
