import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import { memo, useId, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '@/start/lazy-component';
import { useMenuAnchor } from '../page/use-menu-anchor';
import { useExport, type ExportFormat, type PrepareExport } from './use-export';

const ExportMenu = lazyComponent(async () => (await import('./export-menu')).ExportMenu);

const ExportStatus = lazyComponent(async () => (await import('./export-status')).ExportStatus);

const QuestionFrame = lazyComponent(
  async () => (await import('../confirm-dialog/question-frame')).QuestionFrame,
);

type ExportOptions = { title: string; content: ReactNode; isWide?: boolean };

type ExportOffer = {
  prepare: PrepareExport;
  /** Asked for in a dialog before the export starts. */
  options?: ExportOptions;
};

export type ExportControlProps = ExportOffer & {
  label?: string;
  /** Shown as the tooltip of the disabled button. */
  blockedBecause?: string;
  /** Further exports, by their names in the menu. */
  others?: readonly (ExportOffer & { name: string })[];
};

/** Exports as Excel or CSV, or prints. Shows the progress; a button or Escape cancels the export. Source: EX-1. */
export function ExportControl({ label, blockedBecause, others = [], ...own }: ExportControlProps) {
  const { t } = useTranslation('exporting');
  const offers: readonly ExportOffer[] = [own, ...others];
  const { state, start, cancel, dismiss } = useExport(offers.map(({ prepare }) => prepare));
  const [statusAnchor, setStatusAnchor] = useState<HTMLDivElement | null>(null);
  const menu = useMenuAnchor();
  const menuId = useId();
  /** The choice whose options are shown; it stays while their dialog closes. */
  const [choice, setChoice] = useState<{ format: ExportFormat; index: number } | null>(null);
  const [areOptionsOpen, setAreOptionsOpen] = useState(false);
  const isRunning = state.kind === 'reading' || state.kind === 'writing';
  const options = choice && offers[choice.index]?.options;

  // A menu or dialog that is closing must not start a second export.
  function choose(format: ExportFormat, index: number) {
    if (!menu.isOpen) return;
    menu.close();
    if (offers[index]?.options) {
      setChoice({ format, index });
      setAreOptionsOpen(true);
    } else {
      void start(format, index);
    }
  }

  function exportChoice() {
    if (!choice || !areOptionsOpen) return;
    setAreOptionsOpen(false);
    void start(choice.format, choice.index);
  }

  function retry() {
    if (state.kind === 'failed') void start(state.format, state.index);
  }

  function endByKey({ key, target, currentTarget }: KeyboardEvent) {
    // Keys pressed in the menu and the dialog arrive here too; there, Escape only closes them.
    if (key !== 'Escape' || !(target instanceof Node && currentTarget.contains(target))) return;
    if (isRunning) cancel();
    else if (state.kind === 'failed') dismiss();
  }

  return (
    <div role="presentation" onKeyDown={endByKey} style={{ position: 'relative', marginLeft: 'auto' }}>
      <ExportButton
        ref={setStatusAnchor}
        label={label ?? t('export')}
        blockedBecause={blockedBecause}
        isRunning={isRunning}
        menuId={menu.isOpen ? menuId : undefined}
        onOpen={menu.open}
      />
      {menu.anchor && (
        <ExportMenu
          id={menuId}
          anchor={menu.anchor}
          isOpen={menu.isOpen}
          otherNames={others.map(({ name }) => name)}
          onClose={menu.close}
          onChoose={choose}
        />
      )}
      {options && (
        <OptionsDialog
          options={options}
          isOpen={areOptionsOpen}
          onClose={() => setAreOptionsOpen(false)}
          onExport={exportChoice}
        />
      )}
      {statusAnchor && (isRunning || state.kind === 'failed') && (
        <ExportStatus
          // The key removes the panel of the progress at a failure, and the removed panel returns the focus.
          key={state.kind === 'failed' ? 'failure' : 'progress'}
          state={state}
          anchor={statusAnchor}
          onCancel={cancel}
          onRetry={retry}
          onDismiss={dismiss}
        />
      )}
      <div role="status" className="visually-hidden">
        {isRunning && t(state.kind)}
        {state.kind === 'saved' && t('saved', { file: state.file })}
        {state.kind === 'cancelled' && t('cancelled')}
      </div>
    </div>
  );
}

type ExportButtonProps = Pick<ExportControlProps, 'blockedBecause'> & {
  ref: Ref<HTMLDivElement>;
  label: string;
  isRunning: boolean;
  menuId: string | undefined;
  onOpen: (anchor: HTMLElement) => void;
};

/** Memoised, because each letter of a search beside it renders the control. */
const ExportButton = memo(function ExportButton(props: ExportButtonProps) {
  const { ref, label, blockedBecause, isRunning, menuId, onOpen } = props;
  const isBlocked = blockedBecause !== undefined || isRunning;
  return (
    <div ref={ref} data-tip={blockedBecause}>
      <Button
        startIcon={<DownloadOutlined />}
        endIcon={<ArrowDropDown />}
        data-command="export"
        aria-haspopup="menu"
        aria-controls={menuId}
        aria-expanded={menuId !== undefined}
        aria-disabled={isBlocked}
        aria-description={blockedBecause}
        onClick={({ currentTarget }) => {
          if (!isBlocked) onOpen(currentTarget);
        }}
      >
        {label}
      </Button>
    </div>
  );
});

type OptionsDialogProps = {
  options: ExportOptions;
  isOpen: boolean;
  onClose: () => void;
  onExport: () => void;
};

function OptionsDialog({ options, isOpen, onClose, onExport }: OptionsDialogProps) {
  const { t } = useTranslation(['exporting', 'common']);
  return (
    <QuestionFrame
      isOpen={isOpen}
      title={options.title}
      isWide={options.isWide}
      onClose={onClose}
      buttons={
        <>
          <Button onClick={onClose}>{t('common:action.cancel')}</Button>
          <Button variant="contained" onClick={onExport}>
            {t('exporting:export')}
          </Button>
        </>
      }
    >
      {options.content}
    </QuestionFrame>
  );
}
