import Popover from '@mui/material/Popover';
import { useTranslation } from 'react-i18next';
import type { Deed } from '../model/checked-row';
import { CellForm } from './cell-form';
import { RowDetail } from './row-detail';
import type { ShownRow } from './shown-row';
import { ROW_COLUMN } from './use-import-cells';
import type { RowWords } from './use-row-words';

type CellEditorProps = {
  anchor: Element;
  shown: ShownRow;
  column: string;
  words: RowWords;
  onText: (text: string) => void;
  onDeed: (deed: Deed) => void;
  onClose: () => void;
};

/** Over the cell that it is about, to which the focus returns: the cell to be corrected, or what becomes of its row. */
export function CellEditor({ anchor, shown, column, words, onText, onDeed, onClose }: CellEditorProps) {
  const { t } = useTranslation('importing');
  const { line } = shown.row;
  const label =
    column === ROW_COLUMN
      ? t('editor.row', { line })
      : t('editor.cell', { line, field: words.labelOf(column) });
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
        <RowDetail shown={shown} words={words} onDeed={onDeed} onClose={onClose} />
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
