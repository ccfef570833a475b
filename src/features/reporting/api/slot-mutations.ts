import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ignoredAnswer, request, WRITE_TIMEOUT_MS } from '@/api/request';
import type { SlotKey, SlotRow } from '../model/slot-rows';
import { slotQueries } from './slot-queries';

/** Half hours to record or to clear. They may be sent again: staff, date and period are their key. */
export type SlotWrite =
  { kind: 'fill'; rows: readonly SlotRow[] } | { kind: 'clear'; rows: readonly SlotKey[] };

function sendSlots({ kind, rows }: SlotWrite): Promise<unknown> {
  const isFill = kind === 'fill';
  return request(ignoredAnswer, {
    path: `reporting-system/task-performance/${isFill ? 'create' : 'delete'}`,
    body: isFill ? { create_array: rows } : { delete_array: rows },
    timeout: WRITE_TIMEOUT_MS,
  });
}

/**
 * Sends one call of a write. Only the last one reads the slots again and says that all is done (RP-11);
 * after a failure the slots are read again at once, because a lost answer may hide records that were written.
 */
export function useSendSlots(): (write: SlotWrite, isLast: boolean) => Promise<unknown> {
  const queryClient = useQueryClient();
  const part = useMutation({
    mutationFn: sendSlots,
    onError: () => queryClient.invalidateQueries({ queryKey: slotQueries.all }),
  });
  const lastFill = useMutation({
    mutationFn: sendSlots,
    meta: { invalidates: [slotQueries.all], success: 'toasts:workingHour.filled' },
  });
  const lastClear = useMutation({
    mutationFn: sendSlots,
    meta: { invalidates: [slotQueries.all], success: 'toasts:workingHour.cleared' },
  });
  return (write, isLast) => {
    if (!isLast) return part.mutateAsync(write);
    return (write.kind === 'fill' ? lastFill : lastClear).mutateAsync(write);
  };
}
