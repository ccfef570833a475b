import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import { memo, useCallback, useId, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '@/start/lazy-component';
import type { Column } from '../data-table/column';
import { useMenuAnchor } from '../page/use-menu-anchor';
import { useExport, type ExportFormat, type PrepareExport } from './use-export';

const ExportMenu = lazyComponent(async () => (await import('./export-status')).ExportMenu);

const ExportStatus = lazyComponent(async () => (await import('./export-status')).ExportStatus);

const QuestionFrame = lazyComponent(
  async () => (await import('../confirm-dialog/question-frame')).QuestionFrame,
);

type ExportControlProps = {
  /** What stands on the button; `Excel` unless said otherwise. */
  label?: string;
  /** Why there is nothing to export now; the button then stays, and says so. */
  blockedBecause?: string;
  prepare: PrepareExport;
  /** Asked before each export. */
  options?: { title: string; content: ReactNode; isWide?: boolean };
};

/**
 * Saves what a page shows as an Excel workbook at one click, or as CSV by the menu beside it. Shows how far it is,
 * can be cancelled by its button or Escape, and says why it failed. Source: EX-1.
 */
export function ExportControl({ label, blockedBecause, prepare, options }: ExportControlProps) {
  const { t } = useTranslation(['exporting', 'common']);
  const { state, start, cancel, dismiss } = useExport(prepare);
  const [buttons, setButtons] = useState<HTMLDivElement | null>(null);
  const [asked, setAsked] = useState<ExportFormat | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const isRunning = state.kind === 'reading' || state.kind === 'writing';
  const hasOptions = options !== undefined;

  const choose = useCallback(
    (format: ExportFormat) => {
      if (!hasOptions) return void start(format);
      setAsked(format);
      setIsAsking(true);
    },
    [hasOptions, start],
  );

  function exportAsked() {
    setIsAsking(false);
    if (asked) void start(asked);
  }

  function endByKey(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    if (isRunning) cancel();
    else if (state.kind === 'failed') dismiss();
  }

  return (
    <div role="presentation" onKeyDown={endByKey} style={{ position: 'relative', marginLeft: 'auto' }}>
      <ExportButtons
        ref={setButtons}
        label={label}
        blockedBecause={blockedBecause}
        isRunning={isRunning}
        onChoose={choose}
      />
      {options && asked && (
        <QuestionFrame
          isOpen={isAsking}
          title={options.title}
          isWide={options.isWide}
          onClose={() => setIsAsking(false)}
          buttons={
            <>
              <Button onClick={() => setIsAsking(false)}>{t('common:action.cancel')}</Button>
              <Button variant="contained" onClick={exportAsked}>
                {t('exporting:group')}
              </Button>
            </>
          }
        >
          {options.content}
        </QuestionFrame>
      )}
      {buttons && (isRunning || state.kind === 'failed') && (
        <ExportStatus
          state={state}
          anchor={buttons}
          onCancel={cancel}
          onRetry={() => state.kind === 'failed' && void start(state.format)}
          onDismiss={dismiss}
        />
      )}
      <div role="status" className="visually-hidden">
        {isRunning && t(`exporting:${state.kind}`)}
        {state.kind === 'saved' && t('exporting:saved', { file: state.file })}
        {state.kind === 'cancelled' && t('exporting:cancelled')}
      </div>
    </div>
  );
}

type ExportButtonsProps = Pick<ExportControlProps, 'label' | 'blockedBecause'> & {
  ref: Ref<HTMLDivElement>;
  isRunning: boolean;
  onChoose: (format: ExportFormat) => void;
};

/** The workbook at one click, other files by the menu. Memoised: it stands beside a search, which renders at each key. */
const ExportButtons = memo(function ExportButtons(props: ExportButtonsProps) {
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

type TableExportProps<Row> = {
  title: string;
  /** What narrows the list, for the name of the file: a range, a status. */
  narrowed?: readonly (string | null | undefined | false)[];
  columns: readonly Column<Row>[];
  /** What search and filter leave, in the shown order. */
  rows: readonly Row[];
  blockedBecause?: string;
};

/** Exports what a table shows on all its pages, in its order. Source: EX-1. */
export function TableExport<Row>({ title, narrowed, columns, rows, blockedBecause }: TableExportProps<Row>) {
  const { t } = useTranslation('exporting');
  return (
    <ExportControl
      blockedBecause={blockedBecause ?? (rows.length === 0 ? t('nothing') : undefined)}
      prepare={async () => {
        const { tableContent } = await import('./table-workbook');
        return tableContent(columns, rows, title, t('sheet.total'), narrowed);
      }}
    />
  );
}
