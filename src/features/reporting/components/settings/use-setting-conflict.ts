import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentToken, refuseOtherToken } from '@/api/client';
import type { StaffSlots, WorkIds } from '@/features/work/model/slot';
import { useFormat } from '@/i18n/format';
import type { Staff } from '@/session/staff-schema';
import { confirm } from '@/ui/confirm-dialog/confirm';
import { changedSince, type SettingKey } from '../../model/setting-rows';
import { useKnownSlots } from '../recorded/use-staff-slots';

/** Asks before a write overwrites weekday defaults that somebody else changed since the dialog was opened. */
export function useSettingConflict(person: Staff, settings: StaffSlots['settings']) {
  const { t } = useTranslation('reporting');
  const format = useFormat();
  const readSlots = useKnownSlots();
  const [opened] = useState(settings);

  /**
   * Resolves to whether the write may go on. What cannot be read again counts as it was.
   * @throws {ApiError} when somebody else has signed in meanwhile.
   */
  return async function mayOverwrite(keys: readonly SettingKey[], wanted: WorkIds | null): Promise<boolean> {
    const token = currentToken();
    const now = (await readSlots([person.id])).get(person.id)?.settings ?? opened;
    const count = changedSince(keys, wanted, opened, now).length;
    const isAgreed =
      count === 0 ||
      (await confirm({
        title: t('setting.changedTitle', { count }),
        body: t('setting.changedBody', { who: format.name(person) }),
        tone: 'danger',
        confirmLabel: t('setting.overwrite'),
        action: () => undefined,
      }));
    refuseOtherToken(token);
    return isAgreed;
  };
}
