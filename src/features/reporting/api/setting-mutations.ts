import { useMutation, type QueryClient } from '@tanstack/react-query';
import { ignoredAnswer, WRITE_TIMEOUT_MS } from '@/api/request';
import { requestWithVariant } from '@/api/request-with-variant';
import { provedWrite } from '@/api/save/proved-write';
import { tellOtherTabs } from '@/features/work/api/other-tabs';
import { readAfterWrite } from '@/features/work/api/slot-reads';
import { isFulfilled, NO_SETTINGS, settingRow, type SettingChange } from '../model/setting-step';

/** The call that saves or removes weekday defaults, as one server or the other wants it. */
export const sendSettings = (act: 'save' | 'discard', requestedChanges: readonly SettingChange[]) =>
  requestWithVariant(ignoredAnswer, {
    path: `reporting-system/task-performance-setting/${act}`,
    body: { [act === 'save' ? 'create_array' : 'delete_array']: requestedChanges.map(settingRow) },
    timeout: WRITE_TIMEOUT_MS,
  });

/**
 * Writes weekday defaults of one person and reads them again: only what the server holds then is saved.
 *
 * @throws {ApiError} with `outcome` `notSaved`, or `unknown` where they cannot be read.
 */
async function writeSettings(
  act: 'save' | 'discard',
  requestedChanges: readonly SettingChange[],
  client: QueryClient,
): Promise<void> {
  const staffId = requestedChanges[0]?.staffId ?? 0;
  const wasSaved = async () => {
    const people = await readAfterWrite(client, [staffId], 'settings');
    return isFulfilled(requestedChanges, people.get(staffId)?.settings ?? NO_SETTINGS);
  };
  await provedWrite({ write: () => sendSettings(act, requestedChanges), wasSaved }).finally(() =>
    tellOtherTabs({ resource: 'settings', staffIds: [staffId] }),
  );
}

const save = (requestedChanges: readonly SettingChange[], { client }: { client: QueryClient }) =>
  writeSettings('save', requestedChanges, client);

/** Removes the named half hours from the weekday defaults. */
const discard = (requestedChanges: readonly SettingChange[], { client }: { client: QueryClient }) =>
  writeSettings('discard', requestedChanges, client);

/**
 * Saves weekday defaults; the half hours named are overwritten, others stay. Of two calls the second one tells that all
 * is done. Source: RS-1.
 */
export function useSaveSettings(isFirstOfTwo = false) {
  return useMutation({
    mutationFn: save,
    meta: { writes: ['settings'], ...(!isFirstOfTwo && { success: 'toasts:setting.saved' }) },
  });
}

/** Asked for in the dialog: the question says what went wrong, or the dialog what to do instead. */
export function useDiscardSettings() {
  return useMutation({
    mutationFn: discard,
    meta: { writes: ['settings'], success: 'toasts:setting.discarded', isSilent: true },
  });
}

/** To take back what was saved where nothing stood. Some servers cannot. */
export function useClearSettings() {
  return useMutation({
    mutationFn: discard,
    meta: {
      writes: ['settings'],
      success: 'toasts:setting.discarded',
      failure: 'reporting:setting.notDiscarded',
    },
  });
}
