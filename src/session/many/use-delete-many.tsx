import Button from '@mui/material/Button';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowSelection } from '@/ui/data-table/row-picking';
import type { ManyQuestion, ManyRow } from './many-question';
import { useMany } from './use-many';

type DeleteMany<Row> = Pick<ManyQuestion, 'title' | 'body' | 'writes' | 'success'> & {
  send: (row: ManyRow) => Promise<unknown>;
  /** Reads the rows that remain. */
  readLeft: () => Promise<readonly Row[]>;
};

type Options<Row> = {
  everything: readonly Row[];
  getLabel: (row: Row) => string;
  isLocked?: (row: Row) => boolean;
  getName: (row: Row) => string;
  otherActs?: (rows: readonly Row[]) => ReactNode;
  /** The confirmation and the calls for this number of rows. */
  getQuestion: (count: number) => DeleteMany<Row>;
};

/** The options must be stable; `onDeleted` gets the ids of the deleted rows. */
export function useDeleteMany<Row extends { id: number }>(
  options: Options<Row>,
  onDeleted?: (ids: readonly number[]) => void,
) {
  const { t } = useTranslation('lists');
  const { ask, dialog } = useMany();
  const latestOnDeleted = useRef(onDeleted);
  useEffect(() => {
    latestOnDeleted.current = onDeleted;
  });

  const selection = useMemo((): RowSelection<Row> => {
    const { everything, getLabel, isLocked, getName, otherActs, getQuestion } = options;

    function askToDelete(rows: readonly Row[], deselect: ManyQuestion['onEnd']) {
      const { send, readLeft, ...words } = getQuestion(rows.length);
      ask({
        ...words,
        rows: rows.map((row) => ({ id: row.id, name: getName(row) })),
        tone: 'danger',
        confirmLabel: t('many.delete', { count: rows.length }),
        act: { send, readDone: async () => createIsDeleted(await readLeft()) },
        onEnd: (ids) => {
          deselect(ids);
          latestOnDeleted.current?.(ids);
        },
      });
    }

    return {
      everything,
      getLabel,
      isLocked,
      acts: (rows, deselect) => (
        <>
          {otherActs?.(rows)}
          <Button size="small" variant="outlined" color="error" onClick={() => askToDelete(rows, deselect)}>
            {t('many.delete', { count: rows.length })}
          </Button>
        </>
      ),
    };
  }, [options, t, ask]);

  return { selection, dialog };
}

function createIsDeleted(remaining: readonly { id: number }[]) {
  const remainingIds = new Set(remaining.map(({ id }) => id));
  return ({ id }: ManyRow) => !remainingIds.has(id);
}
