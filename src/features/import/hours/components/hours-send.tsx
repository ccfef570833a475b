import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { WriteStatus } from '@/features/reporting/components/writing/write-status';
import { WriteUndo } from '@/features/reporting/components/writing/write-undo';
import { translateMessage } from '@/i18n/message';
import { useFormat } from '@/i18n/format';
import { FailureAlert } from '@/ui/page/failure-alert';
import { WaitingButton } from '@/ui/form/waiting-button';
import { ChoiceButtons } from '../../components/choice-buttons';
import { countStates, getRoundedMinutes } from '../model/day-plan';
import { createDateReader } from '../model/date-order';
import type { HoursImport } from './use-hours-import';
import type { FileWords } from './use-file-words';
import type { HoursWrite } from './use-hours-write';

type NotesProps = { hoursImport: HoursImport; words: FileWords };

type HoursSendProps = NotesProps & { write: HoursWrite };

/** Chooses how the times are read, and records the half hours, with an undo. */
export function HoursSend({ hoursImport, words, write }: HoursSendProps) {
  const { t } = useTranslation('importing');
  const { patch, days, ticks, isReady, tickAll } = hoursImport;
  const sendButton = useRef<HTMLButtonElement>(null);
  const counts = days.map(countStates);
  const hasAny = (state: 'replaces' | 'leave') => counts.some((dayCounts) => dayCounts[state] > 0);

  function untick() {
    // The pressed button disappears.
    sendButton.current?.focus();
    tickAll(null);
  }

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <ReadingChoices {...hoursImport} />
      <RoundingSum days={days} words={words} />
      <Notes hoursImport={hoursImport} words={words} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <WaitingButton
          ref={sendButton}
          variant="contained"
          isBusy={write.isBusy}
          isBlocked={patch.size === 0 || !isReady}
          onClick={write.send}
        >
          {t('hours.send.go', { hours: words.formatHours(patch.size) })}
        </WaitingButton>
        {hasAny('replaces') && (
          <Button onClick={() => tickAll('replaces')}>{t('hours.send.tickReplaces')}</Button>
        )}
        {hasAny('leave') && <Button onClick={() => tickAll('leave')}>{t('hours.send.tickLeave')}</Button>}
        {ticks.size > 0 && <Button onClick={untick}>{t('hours.send.untick')}</Button>}
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

function ReadingChoices({ rounding, setRounding, dateOrder, setDateOrder, checked }: HoursImport) {
  const { t } = useTranslation('importing');
  const format = useFormat();
  const doubtful = checked?.doubtfulDate;
  const formatAs = (order: 'day' | 'month') => {
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
  const slots = days.reduce((sum, day) => sum + day.slots.length + day.noRoom, 0);
  const change = days.reduce((sum, day) => sum + getRoundedMinutes(day), 0);
  return (
    <div role="status">
      {t('hours.rounding.sum', {
        minutes: format.hours(minutes / 60),
        hours: words.formatHours(slots),
        change: words.formatChange(change),
      })}
    </div>
  );
}

function Notes({ hoursImport: { checked, days, hoursRecords }, words }: NotesProps) {
  const { t } = useTranslation('importing');
  if (!checked) return null;
  const problemRows = checked.omitted.filter(({ isProblem }) => isProblem);
  const laidCount = days.reduce((sum, day) => sum + countStates(day).laid, 0);
  const [first] = problemRows;
  const notes = [
    first &&
      t('hours.note.left', { count: problemRows.length, line: first.line, why: translateMessage(first.why) }),
    laidCount > 0 && t('hours.note.laid', { hours: words.formatHours(laidCount) }),
    checked.differing.length > 0 && t('hours.note.differs', { count: checked.differing.length }),
    hoursRecords.isLeaveUnknown && t('hours.note.noLeave'),
  ].filter((note) => typeof note === 'string');
  return (
    <>
      {hoursRecords.unread.length > 0 && (
        <FailureAlert onRetry={() => hoursRecords.unread.forEach((id) => hoursRecords.readAgain(id))}>
          {t('hours.days.unread', { names: hoursRecords.unread.map(words.describePerson).join(t('comma')) })}
        </FailureAlert>
      )}
      {notes.length > 0 && (
        <Alert severity={first ? 'warning' : 'info'}>
          {notes.map((note) => (
            <div key={note}>{note}</div>
          ))}
        </Alert>
      )}
    </>
  );
}
