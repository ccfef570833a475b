import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import type { Staff } from '@/session/staff-schema';
import { confirm } from '@/ui/confirm-dialog/confirm';

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
    });
}
