import FolderZip from '@mui/icons-material/FolderZipOutlined';
import Print from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Option } from '@/ui/form/option';
import { ToggleRow } from '@/ui/form/toggle-row';
import { WaitingButton } from '@/ui/form/waiting-button';
import { useUrlState } from '@/ui/page/use-url-state';
import { StaffCard } from '../../components/staff-card';
import { readBatchSearch } from '../model/batch-search';
import { CARD_FORMATS, pictureSize, type CardFormat, type FormatName } from '../model/card-format';
import { BLEED, layOutSheet, splitIntoSheets } from '../model/sheet-layout';
import { BatchStatus } from './batch-status';
import { CardSheet } from './card-sheet';
import { PhotoGaps } from './photo-gaps';
import { SheetPreview } from './sheet-preview';
import type { BatchCard } from './use-batch-cards';
import { useBatchRun } from './use-batch-run';
import styles from './print-sheets.module.css';

type PrintSheetsProps = {
  sheets: readonly (readonly BatchCard[])[];
  format: CardFormat;
  onPrinted: () => void;
};

/** Prints the sheets only, without page margins. */
const PAPER = (
  <GlobalStyles
    styles={{
      '@page': { size: 'A4 portrait', margin: 0 },
      '@media print': { 'body > :not([data-print-sheets])': { display: 'none !important' } },
    }}
  />
);

const NONE: PrintSheetsProps['sheets'] = [];

/** Renders all sheets for paper, and opens the print dialog once every photo is decoded. */
function PrintSheets({ sheets, format, onPrinted }: PrintSheetsProps) {
  const box = useRef<HTMLDivElement>(null);
  // Deferred, so that the page stays responsive while hundreds of sheets render.
  const drawn = useDeferredValue(sheets, NONE);

  useEffect(() => {
    if (drawn !== sheets) return undefined;
    let isHere = true;
    const images = Array.from(box.current?.querySelectorAll('img') ?? []);
    // A broken picture does not block the printing.
    void Promise.allSettled(images.map((image) => image.decode())).then(() => isHere && window.print());
    window.addEventListener('afterprint', onPrinted);
    return () => {
      isHere = false;
      window.removeEventListener('afterprint', onPrinted);
    };
  }, [drawn, sheets, format, onPrinted]);

  return createPortal(
    <div ref={box} data-print-sheets className={styles.paper}>
      {PAPER}
      {drawn.map((cards, index) => (
        <CardSheet key={index} cards={cards} format={format} />
      ))}
    </div>,
    document.body,
  );
}

const inHundredths = (mm: number) => mm.toFixed(2);

export function SheetMaker({ cards }: { cards: readonly BatchCard[] }) {
  const { t } = useTranslation('cards');
  const [{ format: name, sheet }, change] = useUrlState(readBatchSearch);
  const format = CARD_FORMATS[name];
  const picture = pictureSize(format);
  const layout = useMemo(() => layOutSheet(format), [format]);
  const sheets = useMemo(() => splitIntoSheets(cards, layout), [cards, layout]);
  const { state, unreadable, start, end, ref, pressed } = useBatchRun({ cards, format: name });
  const gaps = useMemo(
    () => cards.filter(({ id, photo }) => photo === null || unreadable.has(id)),
    [cards, unreadable],
  );
  const acts = useRef<HTMLDivElement>(null);
  const focusActs = useCallback(() => acts.current?.querySelector('button')?.focus(), []);
  const finish = useCallback(() => end('idle'), [end]);
  const isRunning = state.kind === 'reading' || state.kind === 'drawing' || state.kind === 'printing';
  const formats: Option<FormatName>[] = [
    { value: 'staff', label: t('format.staff') },
    { value: 'id1', label: t('format.id1') },
  ];

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <ToggleRow
        head={t('format.label')}
        aria-label={t('format.label')}
        options={formats}
        value={name}
        onChosen={(next) => change({ format: next === 'staff' ? null : next, sheet: null })}
      />
      <Typography variant="body2" className="tabular" sx={{ color: 'text.secondary' }}>
        {t('format.measures', {
          width: inHundredths(format.trim.width),
          height: inHundredths(format.trim.height),
          bleed: BLEED,
          across: picture.width,
          down: picture.height,
        })}
      </Typography>
      <Typography variant="body2" role="status" className="tabular">
        {t('sheets.count', { cards: cards.length, sheets: sheets.length, each: layout.perSheet })}
      </Typography>
      <PhotoGaps
        cards={gaps}
        asked={state.kind === 'asked' ? state.act : null}
        onAccept={(act) => void start(act, true)}
        onFocusLost={focusActs}
      />
      <Box ref={acts} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <WaitingButton
          variant="contained"
          startIcon={<Print />}
          isBlocked={isRunning}
          onClick={() => void start('print', false)}
        >
          {t('print')}
        </WaitingButton>
        <WaitingButton
          variant="outlined"
          startIcon={<FolderZip />}
          isBlocked={isRunning}
          onClick={() => void start('pictures', false)}
        >
          {t('pictures')}
        </WaitingButton>
      </Box>
      <BatchStatus
        state={state}
        count={cards.length}
        onStop={() => end('stopped')}
        onPrinted={finish}
        onFocusLost={focusActs}
      />
      <span className="visually-hidden" role="status">
        {state.kind === 'reading' && t('run.readingNow')}
        {state.kind === 'drawing' && t('run.drawingNow')}
        {state.kind === 'saved' && t('run.saved', { file: state.file })}
        {state.kind === 'stopped' && t('run.stopped')}
      </span>
      <SheetPreview
        sheets={sheets}
        format={format}
        shown={Math.min(sheet, sheets.length)}
        onShow={(next) => change({ sheet: next === 1 ? null : next })}
      />
      {state.kind === 'printing' && <PrintSheets sheets={sheets} format={format} onPrinted={finish} />}
      {pressed && (
        <Box aria-hidden inert sx={{ position: 'fixed', left: -9999, top: 0 }}>
          <StaffCard ref={ref} isPrinted text={pressed.card.text} photoUrl={pressed.photo} />
        </Box>
      )}
    </Box>
  );
}
