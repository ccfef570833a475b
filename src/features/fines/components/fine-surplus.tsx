import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@/api/api-error';
import { startSessionBoundTask } from '@/session/session-bound-task';
import { signedInOwner } from '@/session/token-owner';
import { confirm } from '@/ui/confirm-dialog/confirm';
import { useDeleteFine } from '../api/fine-mutations';
import { fineQueries } from '../api/fine-queries';
import type { Fine } from '../fields';
import { useFineFormat } from './use-fine-format';

type FineSurplusProps = {
  surplus: readonly [Fine, ...Fine[]];
  onRemoved: () => void;
};

/** Reports that one fine was saved several times, and removes all but the first. */
export function FineSurplus({ surplus, onRemoved }: FineSurplusProps) {
  const { t } = useTranslation('fines');
  const format = useFineFormat();
  const { mutateAsync: remove } = useDeleteFine();
  const { data: remaining = surplus } = useQuery({
    ...fineQueries.list(),
    select: (fines) => fines.filter(({ id }) => surplus.some((fine) => fine.id === id)),
  });
  const values = format.named(surplus[0]);

  async function removeAll() {
    const owner = signedInOwner();
    if (!owner) throw new ApiError('unauthorized', { isUnsent: true });
    const run = startSessionBoundTask({ owner, parts: remaining, send: ({ id }) => remove(id) });
    const { how, error } = await run.end;
    if (how === 'failed') throw error;
    if (how === 'done') onRemoved();
  }

  return (
    <>
      <div>{t('surplus.savedRepeatedly', { ...values, times: surplus.length + 1 })}</div>
      {remaining.length > 0 && (
        <Button
          color="inherit"
          size="small"
          sx={{ ml: -1.25 }}
          onClick={() =>
            void confirm({
              title: t('surplus.title'),
              body: t('surplus.body', { ...values, count: remaining.length }),
              tone: 'danger',
              confirmLabel: t('surplus.remove', { count: remaining.length }),
              action: removeAll,
            })
          }
        >
          {t('surplus.remove', { count: remaining.length })}
        </Button>
      )}
    </>
  );
}
