import Button from '@mui/material/Button';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowSelection } from '@/ui/data-table/row-picking';
import type { ManyQuestion, ManyRow } from './many-question';
import { useMany } from './use-many';

type DeleteQuestion<Row> = Pick<ManyQuestion, 'title' | 'body' | 'writes' | 'success'> & {
  send: (row: ManyRow) => Promise<unknown>;
  /** Reads the rows that still exist. */
  readLeft: () => Promise<readonly Row[]>;
};

/** Must be stable, or every row renders again. */
type Options<Row> = {
  everything: readonly Row[];
  getCheckboxLabel: (row: Row) => string;
  isLocked?: (row: Row) => boolean;
  getName: (row: Row) => string;
  otherActs?: (rows: readonly Row[]) => ReactNode;
  getQuestion: (count: number) => DeleteQuestion<Row>;
};

export function useDeleteMany<Row extends { id: number }>(
  options: Options<Row>,
  onDone?: (ids: readonly number[]) => void,
) {
  const { t } = useTranslation('lists');
  const { ask, dialog } = useMany();
  // A ref, because a new function at every render would render every row again.
  const latestOnDone = useRef(onDone);
  useEffect(() => {
    latestOnDone.current = onDone;
  });

  const selection = useMemo((): RowSelection<Row> => {
    const { everything, getCheckboxLabel, isLocked, getName, otherActs, getQuestion } = options;

    function askToDelete(rows: readonly Row[], deselect: ManyQuestion['onEnd']) {
      const { send, readLeft, ...question } = getQuestion(rows.length);
      ask({
        ...question,
        rows: rows.map((row) => ({ id: row.id, name: getName(row) })),
        tone: 'danger',
        confirmLabel: t('many.delete', { count: rows.length }),
        act: { send, readDone: async () => createIsDeleted(await readLeft()) },
        onEnd: (ids) => {
          deselect(ids);
          latestOnDone.current?.(ids);
        },
      });
    }

    return {
      everything,
      getLabel: getCheckboxLabel,
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
