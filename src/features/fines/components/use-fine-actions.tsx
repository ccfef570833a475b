import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { confirm } from '@/ui/confirm-dialog/confirm';
import { RowAction } from '@/ui/data-table/row-action';
import { useChangeFineStatus, useDeleteFine } from '../api/fine-mutations';
import type { Fine } from '../fields';
import { FINE_STATUS } from '../model/fine-status';
import { useFineFormat } from './use-fine-format';

/** Both actions ask first and name the fine. Source: FIN-4. */
export function useFineActions() {
  const { t } = useTranslation(['fines', 'common']);
  const format = useFineFormat();
  const { mutateAsync: changeStatus } = useChangeFineStatus();
  const { mutateAsync: remove } = useDeleteFine();

  const askForStatus = useCallback(
    (fine: Fine) =>
      void confirm({
        title: t('status.title'),
        body: t(
          fine.status === FINE_STATUS.pending ? 'status.toComplete' : 'status.toPending',
          format.named(fine),
        ),
        confirmLabel: t('status.yes'),
        cancelLabel: t('status.no'),
        action: () => changeStatus(fine),
      }),
    [t, format, changeStatus],
  );

  const renderDelete = useCallback(
    (fine: Fine) => {
      const label = t('delete.label', format.named(fine));
      const askForDelete = () =>
        void confirm({
          title: t('delete.title'),
          body: t('delete.body', format.named(fine)),
          tone: 'danger',
          confirmLabel: t('common:action.delete'),
          action: () => remove(fine.id),
        });
      return <RowAction icon="delete" tip={label} label={label} onAct={askForDelete} />;
    },
    [t, format, remove],
  );

  return { askForStatus, renderDelete };
}
