import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import { memo, useId, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '@/start/lazy-component';
import { useMenuAnchor } from '../page/use-menu-anchor';
import type { ExportFormat } from './use-export';

const ExportMenu = lazyComponent(async () => (await import('./export-menu')).ExportMenu);

type ExportButtonsProps = {
  ref: Ref<HTMLDivElement>;
  label?: string;
  blockedBecause?: string;
  isRunning: boolean;
  onChoose: (format: ExportFormat) => void;
};

/** The workbook at one click, other files by the menu. Memoised: it stands beside a search, which renders at each key. */
export const ExportButtons = memo(function ExportButtons(props: ExportButtonsProps) {
  const { ref, label, blockedBecause, isRunning, onChoose } = props;
  const { t } = useTranslation('exporting');
  const { anchor, isOpen, open, close } = useMenuAnchor();
  const menuId = useId();
  const isBlocked = blockedBecause !== undefined || isRunning;

  function choose(format: ExportFormat) {
    close();
    onChoose(format);
  }

  return (
    <>
      <ButtonGroup ref={ref} data-tip={blockedBecause} aria-label={t('group')}>
        <Button
          startIcon={<DownloadOutlined />}
          data-command="export"
          aria-disabled={isBlocked}
          aria-description={blockedBecause}
          onClick={() => !isBlocked && choose('xlsx')}
        >
          {label ?? t('excel')}
        </Button>
        <Button
          aria-label={t('fileTypes')}
          aria-haspopup="menu"
          aria-controls={isOpen ? menuId : undefined}
          aria-expanded={isOpen}
          aria-disabled={isBlocked}
          onClick={(event) => !isBlocked && open(event.currentTarget.parentElement)}
          sx={{ px: 0.5 }}
        >
          <ArrowDropDown />
        </Button>
      </ButtonGroup>
      {anchor && <ExportMenu id={menuId} anchor={anchor} isOpen={isOpen} onClose={close} onChoose={choose} />}
    </>
  );
});
