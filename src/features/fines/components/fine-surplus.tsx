import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@/api/api-error';
import { startOwnedRun } from '@/session/owned-run';
import { signedInOwner } from '@/session/token-owner';
import { confirm } from '@/ui/confirm-dialog/confirm';
import { useDeleteFine } from '../api/fine-mutations';
import { fineQueries } from '../api/fine-queries';
import type { Fine } from '../fields';
import { useFineFormat } from './use-fine-format';

type FineSurplusProps = {
  times: number;
  /** What was saved after the first one, and has to go. */
  surplus: readonly [Fine, ...Fine[]];
  onRemoved: () => void;
};

/** Says that one fine was saved several times, and takes away what is surplus; the first one stays. */
export function FineSurplus({ times, surplus, onRemoved }: FineSurplusProps) {
  const { t } = useTranslation('fines');
  const format = useFineFormat();
  const { mutateAsync: remove } = useDeleteFine();
  const { data: left = surplus } = useQuery({
    ...fineQueries.list(),
    select: (fines) => fines.filter(({ id }) => surplus.some((fine) => fine.id === id)),
  });
  const words = format.named(surplus[0]);

  async function removeAll() {
    const owner = signedInOwner();
    if (!owner) throw new ApiError('unauthorized', { isUnsent: true });
    const run = startOwnedRun({ owner, parts: left.toReversed(), send: ({ id }) => remove(id) });
    const { how, error } = await run.end;
    if (how === 'failed') throw error;
    if (how === 'done') onRemoved();
  }

  return (
    <>
      <div>{t('surplus.told', { ...words, times })}</div>
      {left.length > 0 && (
        <Button
          color="inherit"
          size="small"
          sx={{ ml: -1.25 }}
          onClick={() =>
            void confirm({
              title: t('surplus.title'),
              body: t('surplus.body', { ...words, count: left.length }),
              tone: 'danger',
              confirmLabel: t('surplus.remove', { count: left.length }),
              action: removeAll,
            })
          }
        >
          {t('surplus.remove', { count: left.length })}
        </Button>
      )}
    </>
  );
}
