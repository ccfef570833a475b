import { useMutation, type QueryClient } from '@tanstack/react-query';
import { ignoredAnswer, WRITE_TIMEOUT_MS } from '@/api/request';
import { requestWithVariant } from '@/api/request-with-variant';
import { provedWrite } from '@/api/save/proved-write';
import { notifyOtherTabs } from '@/features/work/api/other-tabs';
import { readAfterWrite } from '@/features/work/api/slot-reads';
import { isFulfilled, NO_SETTINGS, settingRow, type SettingChange } from '../model/setting-step';

type SettingAct = 'save' | 'discard';

export const sendSettings = (act: SettingAct, requestedChanges: readonly SettingChange[]) =>
  requestWithVariant(ignoredAnswer, {
    path: `reporting-system/task-performance-setting/${act}`,
    body: { [act === 'save' ? 'create_array' : 'delete_array']: requestedChanges.map(settingRow) },
    timeout: WRITE_TIMEOUT_MS,
  });

/**
 * Writes changes of one person, and reads again to prove them.
 *
 * @throws {ApiError} `notSaved`, or `unknown` where the read fails.
 */
async function writeSettings(
  act: SettingAct,
  requestedChanges: readonly SettingChange[],
  client: QueryClient,
): Promise<void> {
  const [first] = requestedChanges;
  if (!first) return;
  const { staffId } = first;
  const wasSaved = async () => {
    const people = await readAfterWrite(client, [staffId], 'settings');
    return isFulfilled(requestedChanges, people.get(staffId)?.settings ?? NO_SETTINGS);
  };
  await provedWrite({ write: () => sendSettings(act, requestedChanges), wasSaved }).finally(() =>
    notifyOtherTabs({ resource: 'settings', staffIds: [staffId] }),
  );
}

const save = (requestedChanges: readonly SettingChange[], { client }: { client: QueryClient }) =>
  writeSettings('save', requestedChanges, client);

const discard = (requestedChanges: readonly SettingChange[], { client }: { client: QueryClient }) =>
  writeSettings('discard', requestedChanges, client);

/** Saves weekday defaults; half hours that the call does not name stay. Source: RS-1. */
export function useSaveSettings() {
  return useMutation({
    mutationFn: save,
    meta: { writes: ['settings'], success: 'toasts:setting.saved' },
  });
}

/** Saves before a second call, `useClearSettings`, which alone reports the success of both. */
export function useSaveBeforeClear() {
  return useMutation({ mutationFn: save, meta: { writes: ['settings'] } });
}

/** Silent, because the dialog reports the failure itself. */
export function useDiscardSettings() {
  return useMutation({
    mutationFn: discard,
    meta: { writes: ['settings'], success: 'toasts:setting.discarded', isSilent: true },
  });
}

/** Undoes a save into empty half hours. Some servers cannot remove defaults. */
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
