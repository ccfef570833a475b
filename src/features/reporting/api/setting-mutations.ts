import { useMutation, type QueryClient } from '@tanstack/react-query';
import { ignoredAnswer, WRITE_TIMEOUT_MS } from '@/api/request';
import { requestInDialect } from '@/api/request-in-dialect';
import { provedWrite } from '@/api/save/proved-write';
import { tellOtherTabs } from '@/features/work/api/other-tabs';
import { readAfterWrite } from '@/features/work/api/slot-reads';
import type { StaffSlots } from '@/features/work/model/slot';
import { summariseDiscard, summariseSave, type SettingKey, type SettingRow } from '../model/setting-rows';

/** The call that saves or removes weekday defaults, as one server or the other wants it. */
export const sendSettings = (act: 'save' | 'discard', body: Record<string, unknown>) =>
  requestInDialect(ignoredAnswer, {
    path: `reporting-system/task-performance-setting/${act}`,
    body,
    timeout: WRITE_TIMEOUT_MS,
  });

type SettingWrite = {
  client: QueryClient;
  staffId: number;
  write: () => Promise<unknown>;
  isSaved: (settings: StaffSlots['settings']) => boolean;
};

/**
 * Writes weekday defaults of one person and reads them again: only what the server holds then is saved.
 *
 * @throws {ApiError} with `outcome` `notSaved`, or `unknown` where they cannot be read.
 */
async function writeSettings({ client, staffId, write, isSaved }: SettingWrite): Promise<void> {
  const wasSaved = async () => {
    const people = await readAfterWrite(client, [staffId], 'settings');
    return isSaved(people.get(staffId)?.settings ?? NO_SETTINGS);
  };
  await provedWrite({ write, wasSaved }).finally(() =>
    tellOtherTabs({ resource: 'settings', staffIds: [staffId] }),
  );
}

const NO_SETTINGS: StaffSlots['settings'] = new Map();

const staffOf = (rows: readonly SettingKey[]) => rows[0]?.staff_id ?? 0;

const save = (rows: readonly SettingRow[], client: QueryClient) =>
  writeSettings({
    client,
    staffId: staffOf(rows),
    write: () => sendSettings('save', { create_array: rows }),
    isSaved: (settings) => summariseSave(rows, settings).unchanged === rows.length,
  });

/**
 * Saves weekday defaults; the half hours named are overwritten, others stay. Of two calls the second one tells that all
 * is done. Source: RS-1.
 */
export function useSaveSettings(isFirstOfTwo = false) {
  return useMutation({
    mutationFn: (rows: readonly SettingRow[], { client }) => save(rows, client),
    meta: { writes: ['settings'], ...(!isFirstOfTwo && { success: 'toasts:setting.saved' }) },
  });
}

/** Removes the named half hours from the weekday defaults. */
const discard = (rows: readonly SettingKey[], client: QueryClient) =>
  writeSettings({
    client,
    staffId: staffOf(rows),
    write: () => sendSettings('discard', { delete_array: rows }),
    isSaved: (settings) => summariseDiscard(rows, settings).cleared === 0,
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
