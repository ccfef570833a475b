import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import type { Staff } from '@/session/staff-schema';
import { confirm } from '@/ui/confirm-dialog/confirm';

/** For a change since the dialog was opened, or since the change that is undone or redone. */
const BODIES = { dialog: 'setting.changedBody', restore: 'setting.changedAfterBody' } as const;

export function useOverwriteQuestion() {
  const { t } = useTranslation('reporting');
  const format = useFormat();
  return (person: Staff, count: number, since: keyof typeof BODIES): Promise<boolean> =>
    confirm({
      title: t('setting.changedTitle', { count }),
      body: t(BODIES[since], { who: format.name(person) }),
      tone: 'danger',
      confirmLabel: t('setting.overwrite'),
    });
}
