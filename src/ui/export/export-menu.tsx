import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExportFormat } from './use-export';

const FORMATS: readonly ExportFormat[] = ['xlsx', 'csv'];

type ExportMenuProps = {
  id: string;
  anchor: HTMLElement;
  isOpen: boolean;
  /** The exports after that of the page itself. */
  otherNames: readonly string[];
  onClose: () => void;
  onChoose: (format: ExportFormat, index: number) => void;
};

export function ExportMenu({ id, anchor, isOpen, otherNames, onClose, onChoose }: ExportMenuProps) {
  const { t } = useTranslation('exporting');
  const [isToPrint, setIsToPrint] = useState(false);
  const hintId = `${id}-hint`;

  // Waits for the menu to close, or it would be on the paper.
  function printOnceClosed() {
    if (isToPrint) window.print();
    setIsToPrint(false);
  }

  function print() {
    setIsToPrint(true);
    onClose();
  }

  return (
    <Menu
      id={id}
      anchorEl={anchor}
      open={isOpen}
      onClose={onClose}
      slotProps={{ transition: { onExited: printOnceClosed } }}
    >
      {[null, ...otherNames].flatMap((name, index) =>
        FORMATS.map((format) => {
          const fileType = t(`type.${format}`);
          const isExplained = format === 'csv' && index === 0;
          return (
            <MenuItem
              key={`${index} ${format}`}
              divider={format === FORMATS.at(-1)}
              aria-labelledby={`${id}-${index}-${format}`}
              aria-describedby={isExplained ? hintId : undefined}
              onClick={() => onChoose(format, index)}
            >
              <ListItemText
                primary={name ? t('typeOf', { name, type: fileType }) : fileType}
                secondary={isExplained ? t('type.csvHint') : undefined}
                slotProps={{
                  primary: { id: `${id}-${index}-${format}` },
                  secondary: { id: hintId, sx: { maxWidth: 300, whiteSpace: 'normal' } },
                }}
              />
            </MenuItem>
          );
        }),
      )}
      <MenuItem onClick={print}>{t('print')}</MenuItem>
    </Menu>
  );
}
