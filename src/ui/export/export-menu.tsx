import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import type { ExportFormat } from './use-export';

const FORMATS: readonly ExportFormat[] = ['xlsx', 'csv'];

type ExportMenuProps = {
  id: string;
  anchor: HTMLElement;
  isOpen: boolean;
  onClose: () => void;
  onChoose: (format: ExportFormat) => void;
};

/** The kinds of file. */
export function ExportMenu({ id, anchor, isOpen, onClose, onChoose }: ExportMenuProps) {
  const { t } = useTranslation('exporting');
  const hintId = `${id}-hint`;
  return (
    <Menu id={id} anchorEl={anchor} open={isOpen} onClose={onClose}>
      {FORMATS.map((format) => (
        <MenuItem
          key={format}
          aria-labelledby={`${id}-${format}`}
          aria-describedby={format === 'csv' ? hintId : undefined}
          onClick={() => onChoose(format)}
        >
          <ListItemText
            primary={t(`type.${format}`)}
            secondary={format === 'csv' ? t('type.csvHint') : undefined}
            slotProps={{
              primary: { id: `${id}-${format}` },
              secondary: { id: hintId, sx: { maxWidth: 300, whiteSpace: 'normal' } },
            }}
          />
        </MenuItem>
      ))}
    </Menu>
  );
}
