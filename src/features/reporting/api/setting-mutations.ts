import { useMutation } from '@tanstack/react-query';
import { ignoredAnswer, request, WRITE_TIMEOUT_MS } from '@/api/request';
import type { SettingKey, SettingRow } from '../model/slot-rows';
import { slotQueries } from './slot-queries';

const PATH = 'reporting-system/task-performance-setting';

/** Saves weekday defaults; the half hours named are overwritten, others stay. Source: RS-1. */
export function useSaveSettings() {
  return useMutation({
    mutationFn: (rows: readonly SettingRow[]) =>
      request(ignoredAnswer, {
        path: `${PATH}/save`,
        body: { create_array: rows },
        timeout: WRITE_TIMEOUT_MS,
      }),
    meta: { invalidates: [slotQueries.all], success: 'toasts:setting.saved' },
  });
}

/** Removes the named half hours from the weekday defaults. Source: RS-1. */
export function useDiscardSettings() {
  return useMutation({
    mutationFn: (rows: readonly SettingKey[]) =>
      request(ignoredAnswer, {
        path: `${PATH}/discard`,
        body: { delete_array: rows },
        timeout: WRITE_TIMEOUT_MS,
      }),
    meta: { invalidates: [slotQueries.all], success: 'toasts:setting.discarded' },
  });
}
