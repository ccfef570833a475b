import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import Download from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ExportOptionsDialog } from './export-options-dialog';
import { ExportStatus } from './export-status';
import { useExport, type ExportFormat, type PrepareExport } from './use-export';

type ExportControlProps = {
  /** What stands on the button; `Excel` unless said otherwise. */
  label?: string;
  /** Why there is nothing to export now; the button then stays, and says so. */
  blockedBecause?: string;
  /** Called for each export. */
  prepare: PrepareExport;
  /** Asked before each export. */
  options?: { title: string; content: ReactNode };
};

const FORMATS: readonly ExportFormat[] = ['xlsx', 'csv'];

/** Stays in the order of the keyboard, so that its reason can be read. */
const BLOCKED_LOOK = {
  '&[aria-disabled=true]': { color: 'text.disabled', borderColor: 'divider', cursor: 'not-allowed' },
};

/**
 * Saves what a page shows as an Excel workbook at one click, or as CSV by the menu beside it. Shows how far it is,
 * can be cancelled by its button or Escape, and says why it failed. Source: EX-1.
 */
export function ExportControl({ label, blockedBecause, prepare, options }: ExportControlProps) {
  const { t } = useTranslation('exporting');
  const { state, start, cancel, dismiss } = useExport(prepare);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const [asked, setAsked] = useState<ExportFormat | null>(null);
  const menuId = useId();
  const isRunning = state.kind === 'reading' || state.kind === 'writing';
  const isBlocked = blockedBecause !== undefined || isRunning;

  function choose(format: ExportFormat) {
    setIsMenuOpen(false);
    if (options) setAsked(format);
    else void start(format);
  }

  function exportAsked() {
    setAsked(null);
    if (asked) void start(asked);
  }

  function endByKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || isMenuOpen || asked) return;
    if (isRunning) cancel();
    else if (state.kind === 'failed') dismiss();
  }

  return (
    <Box sx={{ position: 'relative', ml: 'auto' }} onKeyDown={endByKey}>
      <Tooltip title={blockedBecause ?? ''} describeChild>
        <ButtonGroup ref={setAnchor} variant="outlined" aria-label={t('group')}>
          <Button
            startIcon={<Download />}
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
            aria-controls={isMenuOpen ? menuId : undefined}
            aria-expanded={isMenuOpen}
            aria-disabled={isBlocked}
            onClick={() => !isBlocked && setIsMenuOpen(true)}
            sx={{ px: 0.5, ...BLOCKED_LOOK }}
          >
            <ArrowDropDown />
          </Button>
        </ButtonGroup>
      </Tooltip>
      <Menu id={menuId} anchorEl={anchor} open={isMenuOpen} onClose={() => setIsMenuOpen(false)}>
        {FORMATS.map((format) => (
          <MenuItem key={format} onClick={() => choose(format)}>
            {t(`type.${format}`)}
          </MenuItem>
        ))}
      </Menu>
      {options && (
        <ExportOptionsDialog
          isOpen={asked !== null}
          title={options.title}
          onClose={() => setAsked(null)}
          onExport={exportAsked}
        >
          {options.content}
        </ExportOptionsDialog>
      )}
      {anchor && (isRunning || state.kind === 'failed') && (
        <ExportStatus
          state={state}
          anchor={anchor}
          onCancel={cancel}
          onRetry={() => state.kind === 'failed' && void start(state.format)}
          onDismiss={dismiss}
        />
      )}
      <div role="status" className="visually-hidden">
        {isRunning && t(state.kind)}
        {state.kind === 'saved' && t('saved', { file: state.file })}
        {state.kind === 'cancelled' && t('cancelled')}
      </div>
    </Box>
  );
}
