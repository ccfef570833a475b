import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentToken, refuseOtherToken } from '@/api/bearer-token';
import { useFormat } from '@/i18n/format';
import type { Staff } from '@/session/staff-schema';
import { confirm } from '@/ui/confirm-dialog/confirm';
import { countChangedSince, type Settings, type SettingChange } from '../../model/setting-step';
import { useSlotReader } from '../recorded/use-slot-reader';

/** Asks before overwriting weekday defaults that another user changed. */
export function useOverwriteQuestion() {
  const { t } = useTranslation('reporting');
  const format = useFormat();
  return (person: Staff, count: number): Promise<boolean> =>
    confirm({
      title: t('setting.changedTitle', { count }),
      body: t('setting.changedBody', { who: format.name(person) }),
      tone: 'danger',
      confirmLabel: t('setting.overwrite'),
      action: () => undefined,
    });
}

/** Asks where another user changed the defaults since the dialog opened. */
export function useSettingConflict(person: Staff, settings: Settings) {
  const askToOverwrite = useOverwriteQuestion();
  const { readBefore } = useSlotReader();
  const [settingsAtOpening] = useState(settings);

  /**
   * Resolves to null where the user declines. Defaults that cannot be read count as unchanged.
   *
   * @throws {ApiError} when another user has signed in meanwhile.
   */
  async function readSaved(requestedChanges: readonly SettingChange[]): Promise<Settings | null> {
    const token = currentToken();
    const people = await readBefore([person.id]);
    const saved = people.get(person.id)?.settings ?? settingsAtOpening;
    const count = countChangedSince(requestedChanges, settingsAtOpening, saved);
    const isAgreed = count === 0 || (await askToOverwrite(person, count));
    refuseOtherToken(token);
    return isAgreed ? saved : null;
  }

  return { readSaved };
}
