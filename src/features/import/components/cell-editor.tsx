import { useTranslation } from 'react-i18next';
import { PopoverDialog } from '@/ui/page/popover-dialog';
import type { RowAction } from '../model/checked-row';
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
  onAction: (action: RowAction) => void;
  onClose: () => void;
};

export function CellEditor({ anchor, shown, column, words, onText, onAction, onClose }: CellEditorProps) {
  const { t } = useTranslation('importing');
  const { line } = shown.row;
  const label =
    column === ROW_COLUMN
      ? t('editor.row', { line })
      : t('editor.cell', { line, field: words.findLabel(column) });
  return (
    <PopoverDialog anchor={anchor} label={label} width={340} onClose={onClose}>
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
    </PopoverDialog>
  );
}
