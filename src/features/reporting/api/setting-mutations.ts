import { useMutation, type QueryClient } from '@tanstack/react-query';
import { ignoredAnswer, WRITE_TIMEOUT_MS } from '@/api/request';
import { requestInDialect } from '@/api/request-in-dialect';
import { verifiedWrite } from '@/api/verified-write';
import { slotQueries } from '@/features/work/api/slot-queries';
import type { SettingKey, SettingRow } from '../model/setting-rows';

/** The call that saves or removes weekday defaults, as one server or the other wants it. */
export const sendSettings = (act: 'save' | 'discard', body: Record<string, unknown>) =>
  requestInDialect(ignoredAnswer, {
    path: `reporting-system/task-performance-setting/${act}`,
    body,
    timeout: WRITE_TIMEOUT_MS,
  });

/** What the server holds now for the person of these rows. */
async function readSettings(client: QueryClient, rows: readonly SettingKey[]) {
  const staffId = rows[0]?.staff_id ?? 0;
  const { settings } = await client.query({ ...slotQueries.ofStaff(staffId), staleTime: 0 });
  return ({ day, period }: SettingKey) => settings.get(day)?.get(period);
}

/** Saves weekday defaults; the half hours named are overwritten, others stay. Source: RS-1. */
export function useSaveSettings() {
  return useMutation({
    mutationFn: (rows: readonly SettingRow[], { client }) =>
      verifiedWrite({
        write: () => sendSettings('save', { create_array: rows }),
        wasSaved: async () => {
          const findSlot = await readSettings(client, rows);
          return rows.every((row) => {
            const slot = findSlot(row);
            return slot?.projectId === row.project_id && slot.taskId === row.task_id;
          });
        },
      }),
    meta: { writes: ['settings'], success: 'toasts:setting.saved' },
  });
}

/** Removes the named half hours from the weekday defaults. */
const discard = (rows: readonly SettingKey[], client: QueryClient) =>
  verifiedWrite({
    write: () => sendSettings('discard', { delete_array: rows }),
    wasSaved: async () => {
      const findSlot = await readSettings(client, rows);
      return rows.every((row) => !findSlot(row));
    },
  });

/** Asked for in the dialog: the question says what went wrong, or the dialog what to do instead. */
export function useDiscardSettings() {
  return useMutation({
    mutationFn: (rows: readonly SettingKey[], { client }) => discard(rows, client),
    meta: { writes: ['settings'], success: 'toasts:setting.discarded', isSilent: true },
  });
}

/** To take back what was saved where nothing stood. Some servers cannot. */
export function useClearSettings() {
  return useMutation({
    mutationFn: (rows: readonly SettingKey[], { client }) => discard(rows, client),
    meta: {
      writes: ['settings'],
      success: 'toasts:setting.discarded',
      failure: 'reporting:setting.notDiscarded',
    },
  });
}
