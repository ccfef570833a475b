import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import Download from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { memo, useId, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExportFormat } from './use-export';

type ExportButtonsProps = {
  ref: Ref<HTMLDivElement>;
  label?: string;
  blockedBecause?: string;
  isRunning: boolean;
  onChoose: (format: ExportFormat) => void;
};

const FORMATS: readonly ExportFormat[] = ['xlsx', 'csv'];

/** Stays in the order of the keyboard, so that its reason can be read. */
const BLOCKED_LOOK = {
  '&[aria-disabled=true]': { color: 'text.disabled', borderColor: 'divider', cursor: 'not-allowed' },
};

/** The workbook at one click, other files by the menu. Memoised: it stands beside a search, which renders at each key. */
export const ExportButtons = memo(function ExportButtons(props: ExportButtonsProps) {
  const { ref, label, blockedBecause, isRunning, onChoose } = props;
  const { t } = useTranslation('exporting');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  const isBlocked = blockedBecause !== undefined || isRunning;

  function choose(format: ExportFormat) {
    setAnchor(null);
    onChoose(format);
  }

  return (
    <>
      <ButtonGroup ref={ref} data-tip={blockedBecause} variant="outlined" aria-label={t('group')}>
        <Button
          startIcon={<Download />}
          data-command="export"
          aria-disabled={isBlocked}
          aria-description={blockedBecause}
          onClick={() => !isBlocked && choose('xlsx')}
          sx={BLOCKED_LOOK}
        >
          {label ?? t('excel')}
        </Button>
        <Button
          aria-label={t('fileTypes')}
          aria-haspopup="menu"
          aria-controls={anchor ? menuId : undefined}
          aria-expanded={anchor !== null}
          aria-disabled={isBlocked}
          onClick={(event) => !isBlocked && setAnchor(event.currentTarget.parentElement)}
          sx={{ px: 0.5, ...BLOCKED_LOOK }}
        >
          <ArrowDropDown />
        </Button>
      </ButtonGroup>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {FORMATS.map((format) => (
          <MenuItem key={format} onClick={() => choose(format)}>
            {t(`type.${format}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
});
