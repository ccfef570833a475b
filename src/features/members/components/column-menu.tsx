import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { memo, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EXTRA_COLUMNS, type ExtraColumn } from '../api/extra-column-store';
import { useExtraColumns } from './use-extra-columns';

/** Which columns are shown beside the usual ones. */
export const ColumnMenu = memo(function ColumnMenu() {
  const { t } = useTranslation('members');
  const { chosen, toggle } = useExtraColumns();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  const labels: Record<ExtraColumn, string> = {
    staffNo: t('field.staffNo'),
    joinDate: t('columns.joinDate'),
  };
  return (
    <>
      <Button
        startIcon={<ViewColumnOutlined />}
        aria-haspopup="menu"
        aria-controls={anchor ? menuId : undefined}
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('columns.label')}
      </Button>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
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
    </>
  );
});
