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
 * The known servers answer 500 to the specified rows, which `isRefused` reports. Rows of staff ids alone are
 * not sent instead, because these servers then erase every weekday.
 */
export function useSettingDiscard(person: Staff) {
  const { t } = useTranslation('reporting');
  const format = useFormat();
  const { mutateAsync } = useDiscardSettings();
  const [isRefused, setIsRefused] = useState(false);

  /** Resolves to false if nothing was discarded. The question shows failures other than `isRefused`. */
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

  /** Resolves to false if the server cannot discard; throws every other `ApiError`. */
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
