import FolderZip from '@mui/icons-material/FolderZipOutlined';
import Print from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Option } from '@/ui/form/option';
import { ToggleRow } from '@/ui/form/toggle-row';
import { WaitingButton } from '@/ui/form/waiting-button';
import { useUrlState } from '@/ui/page/use-url-state';
import { StaffCard } from '../../components/staff-card';
import { readBatchSearch } from '../model/batch-search';
import { CARD_FORMATS, pictureSize, type FormatName } from '../model/card-format';
import { BLEED, layOutSheet, splitIntoSheets } from '../model/sheet-layout';
import { BatchStatus } from './batch-status';
import { PhotoGaps } from './photo-gaps';
import { PrintSheets } from './print-sheets';
import { SheetPreview } from './sheet-preview';
import type { BatchCard } from './use-batch-cards';
import { useBatchRun, type BatchState } from './use-batch-run';

const formatMillimetres = (mm: number) => mm.toFixed(2);

/** Source: BY-15. */
export function SheetMaker({ cards }: { cards: readonly BatchCard[] }) {
  const { t } = useTranslation('cards');
  const [{ format: formatName, sheet }, change] = useUrlState(readBatchSearch);
  const format = CARD_FORMATS[formatName];
  const layout = useMemo(() => layOutSheet(format), [format]);
  const sheets = useMemo(() => splitIntoSheets(cards, layout), [cards, layout]);
  const { state, unreadable, start, end, cardRef, drawnCard } = useBatchRun({ cards, format: formatName });
  const gaps = useMemo(
    () => cards.filter(({ id, photoUrl }) => photoUrl === null || unreadable.has(id)),
    [cards, unreadable],
  );
  const finish = useCallback(() => end('idle'), [end]);
  const isRunning = state.kind === 'reading' || state.kind === 'drawing' || state.kind === 'printing';

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <FormatChoice
        name={formatName}
        onChosen={(next) => change({ format: next === 'staff' ? null : next, sheet: null })}
      />
      <Typography variant="body2" role="status" className="tabular">
        {t('sheets.count', { cards: cards.length, sheets: sheets.length, each: layout.perSheet })}
      </Typography>
      <PhotoGaps
        cards={gaps}
        pendingAct={state.kind === 'confirming' ? state.act : null}
        onAccept={(act) => void start(act, { isAccepted: true })}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <WaitingButton
          variant="contained"
          startIcon={<Print />}
          isBlocked={isRunning}
          onClick={() => void start('print')}
        >
          {t('print')}
        </WaitingButton>
        <WaitingButton
          variant="outlined"
          startIcon={<FolderZip />}
          isBlocked={isRunning}
          onClick={() => void start('pictures')}
        >
          {t('pictures')}
        </WaitingButton>
      </Box>
      <BatchStatus state={state} count={cards.length} onStop={() => end('stopped')} onPrinted={finish} />
      <RunAnnouncement state={state} />
      <SheetPreview
        sheets={sheets}
        format={format}
        shown={Math.min(sheet, sheets.length)}
        onShow={(next) => change({ sheet: next === 1 ? null : next })}
      />
      {state.kind === 'printing' && <PrintSheets sheets={sheets} format={format} onPrinted={finish} />}
      {drawnCard && (
        <Box aria-hidden inert sx={{ position: 'fixed', left: -9999, top: 0 }}>
          <StaffCard ref={cardRef} isPrinted text={drawnCard.card.text} photoUrl={drawnCard.photo} />
        </Box>
      )}
    </Box>
  );
}

type FormatChoiceProps = { name: FormatName; onChosen: (name: FormatName) => void };

function FormatChoice({ name, onChosen }: FormatChoiceProps) {
  const { t } = useTranslation('cards');
  const format = CARD_FORMATS[name];
  const picture = pictureSize(format);
  const formats: Option<FormatName>[] = [
    { value: 'staff', label: t('format.staff') },
    { value: 'id1', label: t('format.id1') },
  ];
  return (
    <>
      <ToggleRow
        head={t('format.label')}
        aria-label={t('format.label')}
        options={formats}
        value={name}
        onChosen={onChosen}
      />
      <Typography variant="body2" className="tabular" sx={{ color: 'text.secondary' }}>
        {t('format.measures', {
          width: formatMillimetres(format.trim.width),
          height: formatMillimetres(format.trim.height),
          bleed: BLEED,
          across: picture.width,
          down: picture.height,
        })}
      </Typography>
    </>
  );
}

/** Announces the beginning and the end of a run to screen readers, without its progress. */
function RunAnnouncement({ state }: { state: BatchState }) {
  const { t } = useTranslation('cards');
  return (
    <span className="visually-hidden" role="status">
      {state.kind === 'reading' && t('run.readingNow')}
      {state.kind === 'drawing' && t('run.drawingNow')}
      {state.kind === 'saved' && t('run.saved', { file: state.file })}
      {state.kind === 'stopped' && t('run.stopped')}
    </span>
  );
}
