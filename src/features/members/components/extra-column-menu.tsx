import Checkbox from '@mui/material/Checkbox';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { EXTRA_COLUMNS, useExtraColumns, type ExtraColumn } from '../api/extra-column-store';

type ExtraColumnMenuProps = { id: string; anchor: HTMLElement; isOpen: boolean; onClose: () => void };

export function ExtraColumnMenu({ id, anchor, isOpen, onClose }: ExtraColumnMenuProps) {
  const { t } = useTranslation('members');
  const { chosen, toggle } = useExtraColumns();
  const labels: Record<ExtraColumn, string> = {
    staffNo: t('field.staffNo'),
    joinDate: t('columns.joinDate'),
  };
  return (
    <Menu
      id={id}
      anchorEl={anchor}
      open={isOpen}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': t('columns.label') } }}
    >
      {EXTRA_COLUMNS.map((column) => (
        <MenuItem
          key={column}
          role="menuitemcheckbox"
          aria-checked={chosen.includes(column)}
          onClick={() => toggle(column)}
          sx={{ pl: 1 }}
        >
          <Checkbox inert size="small" checked={chosen.includes(column)} />
          {labels[column]}
        </MenuItem>
      ))}
    </Menu>
  );
}
