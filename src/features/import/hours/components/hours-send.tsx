import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { WriteStatus } from '@/features/reporting/components/writing/write-status';
import { WriteUndo } from '@/features/reporting/components/writing/write-undo';
import { useFormat } from '@/i18n/format';
import { WaitingButton } from '@/ui/form/waiting-button';
import { ChoiceButtons } from '../../components/choice-buttons';
import { createDateReader, type DateOrder } from '../model/date-order';
import { countStates, getRoundedMinutes, hasTicked } from '../model/day-plan';
import { HoursNotes } from './hours-notes';
import type { FileWords } from './use-file-words';
import type { HoursImport } from './use-hours-import';
import type { HoursWrite } from './use-hours-write';

type HoursSendProps = { hoursImport: HoursImport; words: FileWords; write: HoursWrite };

export function HoursSend({ hoursImport, words, write }: HoursSendProps) {
  const { t } = useTranslation('importing');
  const { file, patch, days, ticks, isReady, tickAll, untickAll } = hoursImport;
  const sendButton = useRef<HTMLButtonElement>(null);
  // The file that is being read replaces these hours.
  const isBlocked = patch.size === 0 || !isReady || file.state.kind === 'reading';
  const counts = days.map(countStates);
  const hasAny = (state: 'replaces' | 'leave') => counts.some((dayCounts) => dayCounts[state] > 0);

  function untick() {
    // The pressed button disappears.
    sendButton.current?.focus();
    untickAll();
  }

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <ReadingChoices hoursImport={hoursImport} />
      <RoundingSum days={days} words={words} />
      <HoursNotes hoursImport={hoursImport} words={words} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <WaitingButton
          ref={sendButton}
          variant="contained"
          isBusy={write.isBusy}
          isBlocked={isBlocked}
          onClick={write.send}
        >
          {t('hours.send.go', { hours: words.formatSlotHours(patch.size) })}
        </WaitingButton>
        {hasAny('replaces') && (
          <Button onClick={() => tickAll('replaces')}>{t('hours.send.tickReplaces')}</Button>
        )}
        {hasAny('leave') && <Button onClick={() => tickAll('leave')}>{t('hours.send.tickLeave')}</Button>}
        {hasTicked(days, ticks) && <Button onClick={untick}>{t('hours.send.untick')}</Button>}
        <WriteUndo history={write.history} />
        <span role="status">
          {hoursImport.hoursRecords.isReading && t('hours.days.reading')}
          {isReady && patch.size === 0 && t('hours.send.none')}
        </span>
      </Box>
      <WriteStatus writing={write.history.writing} />
    </Box>
  );
}

function ReadingChoices({ hoursImport }: { hoursImport: HoursImport }) {
  const { rounding, setRounding, dateOrder, setDateOrder, checked } = hoursImport;
  const { t } = useTranslation('importing');
  const format = useFormat();
  const doubtful = checked?.doubtfulDate;
  const formatAs = (order: DateOrder) => {
    const date = doubtful ? createDateReader(order)(doubtful) : null;
    return date && date !== 'unclear' ? format.date(date) : '';
  };
  return (
    <>
      {doubtful && (
        <ChoiceButtons
          label={t('hours.order.label', { text: doubtful })}
          choices={[
            { choice: 'day', word: t('hours.order.day', { date: formatAs('day') }) },
            { choice: 'month', word: t('hours.order.month', { date: formatAs('month') }) },
          ]}
          choice={dateOrder}
          onChoose={setDateOrder}
        />
      )}
      <ChoiceButtons
        label={t('hours.rounding.label')}
        choices={[
          { choice: 'nearest', word: t('hours.rounding.nearest') },
          { choice: 'up', word: t('hours.rounding.up') },
          { choice: 'down', word: t('hours.rounding.down') },
        ]}
        choice={rounding}
        onChoose={setRounding}
      />
    </>
  );
}

function RoundingSum({ days, words }: { days: HoursImport['days']; words: FileWords }) {
  const { t } = useTranslation('importing');
  const format = useFormat();
  if (days.length === 0) return null;
  const minutes = days.reduce((sum, day) => sum + day.minutes, 0);
  const slotCount = days.reduce((sum, day) => sum + day.slots.length + day.noRoom, 0);
  const change = days.reduce((sum, day) => sum + getRoundedMinutes(day), 0);
  return (
    <div role="status">
      {t('hours.rounding.sum', {
        minutes: format.hours(minutes / 60),
        hours: words.formatSlotHours(slotCount),
        change: words.formatChange(change),
      })}
    </div>
  );
}
