import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Matrix } from '@/ui/matrix/matrix';
import type { MatrixColumn } from '@/ui/matrix/matrix-column';
import { IMPORT_FIELDS } from '../model/import-field';
import { CellEditor } from './cell-editor';
import type { ShownRow } from './shown-row';
import type { Import } from './use-import';
import { ROW_COLUMN, useImportCells } from './use-import-cells';
import type { RowWords } from './use-row-words';
import styles from './import-matrix.module.css';

const ROW_HEIGHT = 36;
const ROW_COLUMN_WIDTHS = { narrow: 148, wide: 180 };

const getRowId = ({ row }: ShownRow) => row.line;

type ImportMatrixProps = {
  importState: Import;
  rows: readonly ShownRow[];
  words: RowWords;
  onEdited: (line: number) => void;
};

type OpenedCell = { line: number; column: string; anchor: Element };

export function ImportMatrix({ importState, rows, words, onEdited }: ImportMatrixProps) {
  const { t } = useTranslation('importing');
  const { kind, checked, password, run } = importState;
  const [opened, setOpened] = useState<OpenedCell | null>(null);
  const renderCell = useImportCells(words);
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const hasPasswords = password.from === 'column';
  const columns = useMemo(
    (): MatrixColumn[] => [
      {
        id: ROW_COLUMN,
        head: t('grid.line'),
        width: isNarrow ? ROW_COLUMN_WIDTHS.narrow : ROW_COLUMN_WIDTHS.wide,
        edge: 'start',
        align: 'start',
        className: styles.row,
      },
      ...IMPORT_FIELDS[kind]
        .filter(({ name }) => name !== 'password' || hasPasswords)
        .map(({ name, width }): MatrixColumn => ({
          id: name,
          head: words.findLabel(name),
          width,
          grows: true,
          align: 'start',
          className: styles.field,
        })),
    ],
    [kind, hasPasswords, isNarrow, words, t],
  );
  const openedRow = opened && rows.find(({ row }) => row.line === opened.line);

  function open({ row }: ShownRow, { id }: MatrixColumn, anchor: HTMLElement) {
    if (!run.isSending) setOpened({ line: row.line, column: id, anchor });
  }

  return (
    <>
      <Matrix
        label={t('grid.label')}
        columns={columns}
        rows={rows}
        rowId={getRowId}
        rowHeight={ROW_HEIGHT}
        renderCell={renderCell}
        onOpen={open}
        isBusy={!checked.isCurrent}
      />
      {opened && openedRow && (
        <CellEditor
          key={`${opened.line} ${opened.column}`}
          anchor={opened.anchor}
          shown={openedRow}
          column={opened.column}
          words={words}
          onText={(text) => {
            onEdited(opened.line);
            importState.setCell(opened.line, opened.column, text);
          }}
          onAction={(action) => {
            onEdited(opened.line);
            importState.setAction(opened.line, action);
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
