import { useMutation, type QueryClient } from '@tanstack/react-query';
import { currentToken, refuseOtherToken } from '@/api/bearer-token';
import { ignoredAnswer, WRITE_TIMEOUT_MS } from '@/api/request';
import { requestWithVariant } from '@/api/request-with-variant';
import { provedWrite } from '@/api/save/proved-write';
import { notifyOtherTabs } from '@/features/work/api/other-tabs';
import { slotQueries } from '@/features/work/api/slot-queries';
import { readAfterWrite } from '@/features/work/api/slot-reads';
import {
  isFulfilled,
  NO_SETTINGS,
  otherSettings,
  settingRow,
  type SettingChange,
  type Settings,
} from '../model/setting-step';

type SettingAct = 'save' | 'discard';

export const sendSettings = (act: SettingAct, requestedChanges: readonly SettingChange[]) =>
  requestWithVariant(ignoredAnswer, {
    path: `reporting-system/task-performance-setting/${act}`,
    body: { [act === 'save' ? 'create_array' : 'delete_array']: requestedChanges.map(settingRow) },
    timeout: WRITE_TIMEOUT_MS,
  });

/**
 * Writes changes of one person, and reads again to prove them. Resolves to the defaults after the write.
 *
 * @throws {ApiError} `notSaved`, or `unknown` where the read fails.
 */
async function writeSettings(
  act: SettingAct,
  requestedChanges: readonly SettingChange[],
  client: QueryClient,
): Promise<Settings> {
  let current = NO_SETTINGS;
  const [first] = requestedChanges;
  if (!first) return current;
  const { staffId } = first;
  const wasSaved = async () => {
    const people = await readAfterWrite(client, [staffId], 'settings');
    current = people.get(staffId)?.settings ?? NO_SETTINGS;
    return isFulfilled(requestedChanges, current);
  };
  await provedWrite({ write: () => sendSettings(act, requestedChanges), wasSaved }).finally(() =>
    notifyOtherTabs({ resource: 'settings', staffIds: [staffId] }),
  );
  return current;
}

async function save(
  requestedChanges: readonly SettingChange[],
  { client }: { client: QueryClient },
): Promise<void> {
  const token = currentToken();
  const [first] = requestedChanges;
  const staff = first && client.getQueryData(slotQueries.ofStaff(first.staffId).queryKey);
  const others = otherSettings(requestedChanges, staff?.settings ?? NO_SETTINGS);
  const current = await writeSettings('save', requestedChanges, client);
  // An older server has replaced whole weekdays: their other half hours are sent again.
  if (others.length === 0 || otherSettings(requestedChanges, current).length > 0) return;
  refuseOtherToken(token);
  await writeSettings('save', [...requestedChanges, ...others], client);
}

const discard = (requestedChanges: readonly SettingChange[], { client }: { client: QueryClient }) =>
  writeSettings('discard', requestedChanges, client);

/** Saves weekday defaults; the other half hours stay. Source: RS-1. */
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
