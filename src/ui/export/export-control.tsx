import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import { memo, useId, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
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

const NO_OFFERS: readonly never[] = [];

type ExportOffer = {
  name?: string;
  prepare: PrepareExport;
  options?: { title: string; content: ReactNode; isWide?: boolean };
};

type ExportControlProps = ExportOffer & {
  label?: string;
  /** Shown as the tooltip of the disabled button. */
  blockedBecause?: string;
  others?: readonly ExportOffer[];
};

/** Exports as Excel or CSV, or prints, with the progress, which a button or Escape cancels. Source: EX-1. */
export function ExportControl({ label, blockedBecause, others = NO_OFFERS, ...own }: ExportControlProps) {
  const { t } = useTranslation(['exporting', 'common']);
  const offers = [own, ...others];
  const { state, start, cancel, dismiss } = useExport(offers.map(({ prepare }) => prepare));
  const [statusAnchor, setStatusAnchor] = useState<HTMLDivElement | null>(null);
  const menu = useMenuAnchor();
  const menuId = useId();
  /** The choice whose options are shown; it stays while their dialog closes. */
  const [choice, setChoice] = useState<{ format: ExportFormat; index: number } | null>(null);
  const [hasOptionsOpen, setHasOptionsOpen] = useState(false);
  const isRunning = state.kind === 'reading' || state.kind === 'writing';
  const options = choice && offers[choice.index]?.options;

  function choose(format: ExportFormat, index: number) {
    menu.close();
    if (offers[index]?.options) {
      setChoice({ format, index });
      setHasOptionsOpen(true);
    } else {
      void start(format, index);
    }
  }

  function exportChoice() {
    setHasOptionsOpen(false);
    if (choice) void start(choice.format, choice.index);
  }

  function retry() {
    if (state.kind === 'failed') void start(state.format, state.index);
  }

  function endByKey(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    if (isRunning) cancel();
    else if (state.kind === 'failed') dismiss();
  }

  return (
    <div role="presentation" onKeyDown={endByKey} style={{ position: 'relative', marginLeft: 'auto' }}>
      <ExportButton
        ref={setStatusAnchor}
        label={label ?? t('exporting:export')}
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
          names={offers.map(({ name }) => name)}
          onClose={menu.close}
          onChoose={choose}
        />
      )}
      {options && (
        <QuestionFrame
          isOpen={hasOptionsOpen}
          title={options.title}
          isWide={options.isWide}
          onClose={() => setHasOptionsOpen(false)}
          buttons={
            <>
              <Button onClick={() => setHasOptionsOpen(false)}>{t('common:action.cancel')}</Button>
              <Button variant="contained" onClick={exportChoice}>
                {t('exporting:export')}
              </Button>
            </>
          }
        >
          {options.content}
        </QuestionFrame>
      )}
      {statusAnchor && (isRunning || state.kind === 'failed') && (
        <ExportStatus
          state={state}
          anchor={statusAnchor}
          onCancel={cancel}
          onRetry={retry}
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

type ExportButtonProps = Required<Pick<ExportControlProps, 'label'>> &
  Pick<ExportControlProps, 'blockedBecause'> & {
    ref: Ref<HTMLDivElement>;
    isRunning: boolean;
    menuId: string | undefined;
    onOpen: (anchor: HTMLElement) => void;
  };

/** A search beside it renders at each letter. */
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

export type TableExportProps<Row> = Pick<ExportControlProps, 'blockedBecause' | 'others'> & {
  title: string;
  /** The filters of the list, for the name of the file: a range, a status. */
  narrowed?: readonly (string | null | undefined | false)[];
  columns: readonly Column<Row>[];
  rows: readonly Row[];
};

/** Exports the rows of all pages of a table, in their order. Source: EX-1. */
export function TableExport<Row>(props: TableExportProps<Row>) {
  const { title, narrowed, columns, rows, blockedBecause, others } = props;
  const { t } = useTranslation('exporting');
  return (
    <ExportControl
      blockedBecause={blockedBecause ?? (rows.length === 0 ? t('nothing') : undefined)}
      others={others}
      prepare={async () => {
        const { tableContent } = await import('./table-workbook');
        return tableContent(columns, rows, title, t('sheet.total'), narrowed);
      }}
    />
  );
}
