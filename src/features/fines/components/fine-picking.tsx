import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { message } from '@/i18n/message';
import { createPicking } from '@/session/many/create-picking';
import { useMany } from '@/session/many/use-many';
import type { RowSelection } from '@/ui/data-table/row-picking';
import { changeFineStatus } from '../api/change-fine-status';
import { deleteFine } from '../api/fine-mutations';
import { readFines } from '../api/fine-queries';
import { sumFines, type LedgerEntry } from '../model/fine-ledger';
import { FINE_STATUS } from '../model/fine-status';
import { useFineFormat } from './use-fine-format';

type Deselect = (ids: readonly number[]) => void;

async function readCompleteFines() {
  const fines = await readFines();
  const complete = new Set(fines.filter(({ status }) => status === FINE_STATUS.complete).map(({ id }) => id));
  return ({ id }: { id: number }) => complete.has(id);
}

async function readDeletedFines() {
  const fines = await readFines();
  const remaining = new Set(fines.map(({ id }) => id));
  return ({ id }: { id: number }) => !remaining.has(id);
}

function useFineSelection(ledger: readonly LedgerEntry[]) {
  const { t } = useTranslation(['fines', 'lists']);
  const format = useFineFormat();
  const { ask, dialog } = useMany();

  const selection = useMemo((): RowSelection<LedgerEntry> => {
    const toRows = (fines: readonly LedgerEntry[]) =>
      fines.map((fine) => ({ id: fine.id, name: t('lists:fines.row', format.named(fine)) }));
    const formatSum = (fines: readonly LedgerEntry[]) => format.amount(sumFines(fines).amount);

    function askToComplete(fines: readonly LedgerEntry[], onEnd: Deselect) {
      const count = fines.length;
      ask({
        rows: toRows(fines),
        title: t('lists:fines.completeTitle', { count }),
        body: t('lists:fines.completeBody', { count, amount: formatSum(fines) }),
        confirmLabel: t('lists:many.complete', { count }),
        act: {
          send: ({ id }) => changeFineStatus({ id, status: FINE_STATUS.pending }),
          readDone: readCompleteFines,
        },
        writes: ['fines'],
        success: message('lists:fines.completed', { count }),
        onEnd,
      });
    }

    function askToDelete(fines: readonly LedgerEntry[], onEnd: Deselect) {
      const count = fines.length;
      ask({
        rows: toRows(fines),
        title: t('lists:fines.deleteTitle', { count }),
        body: t('lists:fines.deleteBody', { count, amount: formatSum(fines) }),
        tone: 'danger',
        confirmLabel: t('lists:many.delete', { count }),
        act: { send: ({ id }) => deleteFine(id, 'later'), readDone: readDeletedFines },
        writes: ['fines'],
        success: message('lists:fines.deleted', { count }),
        onEnd,
      });
    }

    return {
      everything: ledger,
      getLabel: (fine) => t('lists:fines.select', format.named(fine)),
      describeSum: formatSum,
      acts: (fines, deselect) => {
        const pending = fines.filter(({ status }) => status === FINE_STATUS.pending);
        return (
          <>
            <Button
              size="small"
              variant="contained"
              disabled={pending.length === 0}
              onClick={() => askToComplete(pending, deselect)}
            >
              {t('lists:many.complete', { count: pending.length })}
            </Button>
            <Button
              size="small"
              variant="outlined"
              color="error"
              onClick={() => askToDelete(fines, deselect)}
            >
              {t('lists:many.delete', { count: fines.length })}
            </Button>
          </>
        );
      },
    };
  }, [ledger, t, format, ask]);

  return { selection, dialog };
}

export const FinePicking = createPicking(useFineSelection);
