import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import Popover from '@mui/material/Popover';
import { Matrix } from '@/ui/matrix/matrix';
import type { MatrixColumn } from '@/ui/matrix/matrix-column';
import { IMPORT_FIELDS } from '../model/import-field';
import type { RowAction } from '../model/checked-row';
import type { ShownRow } from './shown-row';
import { ROW_COLUMN, useImportCells } from './use-import-cells';
import type { Import } from './use-import';
import type { RowWords } from './use-row-words';
import { CellForm } from './cell-form';
import { RowDetail } from './row-detail';
import styles from './import-matrix.module.css';

type CellEditorProps = {
  anchor: Element;
  shown: ShownRow;
  column: string;
  words: RowWords;
  onText: (text: string) => void;
  onAction: (action: RowAction) => void;
  onClose: () => void;
};

function CellEditor({ anchor, shown, column, words, onText, onAction, onClose }: CellEditorProps) {
  const { t } = useTranslation('importing');
  const { line } = shown.row;
  const label =
    column === ROW_COLUMN
      ? t('editor.row', { line })
      : t('editor.cell', { line, field: words.findLabel(column) });
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': label,
          sx: { p: 2, width: 340, maxWidth: 'calc(100vw - 32px)' },
        },
      }}
    >
      {column === ROW_COLUMN ? (
        <RowDetail shown={shown} words={words} onAction={onAction} onClose={onClose} />
      ) : (
        <CellForm
          shown={shown}
          column={column}
          words={words}
          onDone={(text) => {
            onText(text);
            onClose();
          }}
          onClose={onClose}
        />
      )}
    </Popover>
  );
}

const ROW_HEIGHT = 36;

const rowId = ({ row }: ShownRow) => row.line;

type ImportMatrixProps = {
  importState: Import;
  rows: readonly ShownRow[];
  words: RowWords;
  isNarrow: boolean;
  onEdited: (line: number) => void;
};

type OpenedCell = { line: number; column: string; anchor: Element };

/** Rows × fields; pressing a cell, or Enter on it, opens its editor. */
export function ImportMatrix({ importState, rows, words, isNarrow, onEdited }: ImportMatrixProps) {
  const { t } = useTranslation('importing');
  const { kind, checked, password, run } = importState;
  const [opened, setOpened] = useState<OpenedCell | null>(null);
  const renderCell = useImportCells(words);
  const hasPasswords = password.from === 'column';
  const columns = useMemo(
    (): MatrixColumn[] => [
      {
        id: ROW_COLUMN,
        head: t('grid.line'),
        width: isNarrow ? 148 : 180,
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

  function open(line: number, column: string) {
    // The matrix gives the focus to the cell that it opens.
    const anchor = document.activeElement?.closest('[data-place]');
    if (anchor && !run.isSending) setOpened({ line, column, anchor });
  }

  return (
    <>
      <Matrix
        label={t('grid.label')}
        columns={columns}
        rows={rows}
        rowId={rowId}
        rowHeight={ROW_HEIGHT}
        renderCell={renderCell}
        onOpen={({ row }, { id }) => open(row.line, id)}
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
