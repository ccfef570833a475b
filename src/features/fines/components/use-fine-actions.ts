import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { confirm } from '@/ui/confirm-dialog/confirm';
import { useChangeFineStatus, useDeleteFine } from '../api/fine-mutations';
import type { Fine } from '../api/fine-schema';
import { useFineFormat } from './use-fine-format';

/** What can be done to a fine of the list; each asks first and names the fine. Source: FIN-4. */
export function useFineActions() {
  const { t } = useTranslation(['fines', 'common']);
  const format = useFineFormat();
  const { mutateAsync: changeStatus } = useChangeFineStatus();
  const { mutateAsync: remove } = useDeleteFine();

  const askForStatus = useCallback(
    (fine: Fine) =>
      void confirm({
        title: t('status.title'),
        body: t(fine.status === 0 ? 'status.toComplete' : 'status.toPending', format.named(fine)),
        confirmLabel: t('status.yes'),
        cancelLabel: t('status.no'),
        action: () => changeStatus(fine),
      }),
    [t, format, changeStatus],
  );

  const askForDelete = useCallback(
    (fine: Fine) =>
      void confirm({
        title: t('delete.title'),
        body: t('delete.body', format.named(fine)),
        tone: 'danger',
        confirmLabel: t('common:action.delete'),
        action: () => remove(fine.id),
      }),
    [t, format, remove],
  );

  return { askForStatus, askForDelete };
}
