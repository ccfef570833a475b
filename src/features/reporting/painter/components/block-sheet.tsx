import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useRef, useState, type Ref, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { MINUTES_PER_DAY, SLOT_MINUTES } from '@/lib/time-slot';
import { useFormat } from '@/i18n/format';
import { formatMinutes } from '../../model/format-minutes';
import type { Work } from '../../model/recent-work';
import { sheetTimes, type SheetTarget } from '../model/sheet-stretch';
import { WorkSearch } from './work-search';

type SheetInput = { work: Work; start: number; finish: number };

type BlockSheetProps = SheetTarget & {
  brushWork: Work | null;
  canPaste: boolean;
  onApply: (input: SheetInput) => void;
  onClear: () => void;
  onCopy: () => void;
  onPaste: () => void;
  onBrush: (work: Work) => void;
  onClose: () => void;
};

/** All half hours of a day, midnight at both ends. */
const TIMES = Array.from({ length: MINUTES_PER_DAY / SLOT_MINUTES + 1 }, (_, index) => index * SLOT_MINUTES);

/** Edits a stretch in a form: everything that a drag does, for touch, keys and screen readers. */
export function BlockSheet(props: BlockSheetProps) {
  const { cell, block, brushWork, canPaste, onApply, onClear, onCopy, onPaste, onBrush, onClose } = props;
  const { t } = useTranslation(['painter', 'common']);
  const format = useFormat();
  const titleId = useId();
  const { project, task } = block?.slot ?? {};
  const blockWork = project && task ? { project, task } : null;
  const [work, setWork] = useState(block ? blockWork : brushWork);
  const times = sheetTimes(props);
  const [start, setStart] = useState(times.start);
  const [finish, setFinish] = useState(times.finish);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const isBackward = finish <= start;
  const workField = useRef<HTMLInputElement>(null);
  const finishField = useRef<HTMLSelectElement>(null);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setIsSubmitted(true);
    if (!work) return workField.current?.focus();
    if (isBackward) return finishField.current?.focus();
    closeAnd(() => onApply({ work, start, finish }));
  }

  /** Closes first, so that the focus is back in the timeline when `act` changes it. */
  function closeAnd(act: () => void) {
    flushSync(onClose);
    act();
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={titleId}>
          {t('painter:sheet.title', {
            date: format.dayOfMonth(cell.date),
            start: formatMinutes(times.start),
            finish: formatMinutes(times.finish),
          })}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <WorkSearch
            label={t('painter:sheet.work')}
            value={work}
            onChosen={setWork}
            inputRef={workField}
            error={isSubmitted && !work ? t('painter:sheet.required') : undefined}
          />
          <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
            <TimeSelect
              label={t('painter:sheet.start')}
              value={start}
              times={TIMES.slice(0, -1)}
              onChosen={setStart}
            />
            <TimeSelect
              label={t('painter:sheet.finish')}
              value={finish}
              times={TIMES.slice(1)}
              onChosen={setFinish}
              inputRef={finishField}
              error={isSubmitted && isBackward ? t('painter:sheet.order') : undefined}
            />
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {block && block.state !== 'cleared' && (
              <>
                <Button color="error" onClick={() => closeAnd(onClear)}>
                  {t('painter:sheet.clear')}
                </Button>
                {work && (
                  <Button onClick={() => closeAnd(() => onBrush(work))}>{t('painter:sheet.brush')}</Button>
                )}
                <Button onClick={() => closeAnd(onCopy)}>{t('painter:sheet.copy')}</Button>
              </>
            )}
            {canPaste && <Button onClick={() => closeAnd(onPaste)}>{t('painter:sheet.paste')}</Button>}
          </Box>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('common:action.cancel')}</Button>
          <Button type="submit" variant="contained">
            {t('painter:sheet.apply')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

type TimeSelectProps = {
  label: string;
  /** Minutes since midnight. */
  value: number;
  times: readonly number[];
  onChosen: (minutes: number) => void;
  error?: string;
  inputRef?: Ref<HTMLSelectElement>;
};

function TimeSelect({ label, value, times, onChosen, error, inputRef }: TimeSelectProps) {
  return (
    <TextField
      select
      inputRef={inputRef}
      size="small"
      label={label}
      value={value}
      error={error !== undefined}
      helperText={error}
      onChange={({ target }) => onChosen(Number(target.value))}
      slotProps={{ select: { native: true } }}
    >
      {times.map((minutes) => (
        <option key={minutes} value={minutes}>
          {formatMinutes(minutes)}
        </option>
      ))}
    </TextField>
  );
}
