import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ignoredAnswer, WRITE_TIMEOUT_MS } from '@/api/request';
import { requestInDialect } from '@/api/request-in-dialect';
import type { SlotWrite } from '../model/slot-rows';
import { slotQueries } from './slot-queries';

/** One call that records or clears, without a word to the user. */
export function sendSlots({ kind, rows }: SlotWrite): Promise<unknown> {
  const isFill = kind === 'fill';
  return requestInDialect(ignoredAnswer, {
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
    meta: { waitsOffline: true },
  });
  const lastFill = useMutation({
    mutationFn: sendSlots,
    meta: { invalidates: [slotQueries.all], success: 'toasts:workingHour.filled', waitsOffline: true },
  });
  const lastClear = useMutation({
    mutationFn: sendSlots,
    meta: { invalidates: [slotQueries.all], success: 'toasts:workingHour.cleared', waitsOffline: true },
  });
  return (write, isLast) => {
    if (!isLast) return part.mutateAsync(write);
    return (write.kind === 'fill' ? lastFill : lastClear).mutateAsync(write);
  };
}
