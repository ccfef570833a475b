import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@/api/api-error';
import { useFormat } from '@/i18n/format';
import type { Staff } from '@/session/staff-schema';
import { confirm } from '@/ui/confirm-dialog/confirm';
import { useDiscardSettings } from '../../api/setting-mutations';
import type { SettingChange, summariseChanges } from '../../model/setting-step';

type Losses = Pick<ReturnType<typeof summariseChanges>, 'cleared' | 'losingDays'>;

/**
 * Discards weekday defaults, and reports a server that answers 500 to the specified rows, as the known ones do.
 * Rows in another form are no way out: given bare staff ids, these servers erase every weekday.
 */
export function useSettingDiscard(person: Staff) {
  const { t } = useTranslation('reporting');
  const format = useFormat();
  const { mutateAsync } = useDiscardSettings();
  const [isRefused, setIsRefused] = useState(false);

  /** Resolves to false where nothing was discarded; the question shows other failures itself. */
  async function askToDiscard(
    requestedChanges: readonly SettingChange[],
    { cleared: count, losingDays }: Losses,
  ): Promise<boolean> {
    const [firstDay] = losingDays;
    const when =
      losingDays.length === 1 && firstDay !== undefined
        ? format.weekday(firstDay)
        : t('setting.weekdayCount', { count: losingDays.length });
    let isDiscarded = false;
    await confirm({
      title: t('setting.discardTitle', { count }),
      body: t('setting.discardBody', { who: format.name(person), when }),
      tone: 'danger',
      confirmLabel: t('setting.discard'),
      action: async () => {
        isDiscarded = await discard(requestedChanges);
      },
    });
    return isDiscarded;
  }

  /**
   * Resolves to false where the server cannot.
   *
   * @throws {ApiError} for every other failure.
   */
  async function discard(requestedChanges: readonly SettingChange[]): Promise<boolean> {
    setIsRefused(false);
    try {
      await mutateAsync(requestedChanges);
      return true;
    } catch (error) {
      if (!cannotDiscard(error)) throw error;
      setIsRefused(true);
      return false;
    }
  }

  return { askToDiscard, isRefused };
}

function cannotDiscard(error: unknown): boolean {
  return error instanceof ApiError && error.status === 500 && error.outcome !== 'unknown';
}
