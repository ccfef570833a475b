import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirmOverwrite } from '@/features/reporting/components/preview/confirm-overwrite';
import { useSlotReader } from '@/features/reporting/components/recorded/use-slot-reader';
import { askAbout, useSlotHistory } from '@/features/reporting/components/writing/use-slot-history';
import { WriteStatus } from '@/features/reporting/components/writing/write-status';
import { WriteUndo } from '@/features/reporting/components/writing/write-undo';
import { planWrite, unseenLosses } from '@/features/reporting/model/slot-step';
import { isDestructive } from '@/features/work/model/patch-summary';
import { inOrder } from '@/features/work/model/slot-patch';
import { distinctStaffIds } from '@/features/work/model/slot';
import { translateMessage } from '@/i18n/message';
import { useFormat } from '@/i18n/format';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { ListFailure } from '@/ui/page/list-failure';
import { WaitingButton } from '@/ui/form/waiting-button';
import { ChoiceButtons } from '../../components/choice-buttons';
import { countStates, roundedBy } from '../model/half-hours';
import { createDateReader } from '../model/hour-times';
import type { HoursImport } from './use-hours-import';
import type { FileWords } from './use-file-words';

type HoursSendProps = { import: HoursImport; words: FileWords };

export function HoursSend({ import: hoursImport, words }: HoursSendProps) {
  const { t } = useTranslation('importing');
  const { patch, days, ticks, isReady, tickAll } = hoursImport;
  const write = useHoursWrite(hoursImport);
  const sums = days.map(countStates);
  const sum = (state: 'replaces' | 'leave') => sums.reduce((all, counts) => all + counts[state], 0);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Choices {...hoursImport} />
      <Rounded days={days} words={words} />
      <Notes import={hoursImport} words={words} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <WaitingButton
          variant="contained"
          isBusy={write.isBusy}
          isBlocked={patch.size === 0 || !isReady}
          onClick={write.send}
        >
          {t('hours.send.go', { hours: words.hours(patch.size) })}
        </WaitingButton>
        {sum('replaces') > 0 && (
          <Button onClick={() => tickAll('replaces')}>{t('hours.send.tickReplaces')}</Button>
        )}
        {sum('leave') > 0 && <Button onClick={() => tickAll('leave')}>{t('hours.send.tickLeave')}</Button>}
        {ticks.size > 0 && <Button onClick={() => tickAll(null)}>{t('hours.send.untick')}</Button>}
        <WriteUndo history={write.history} />
        <span role="status">
          {hoursImport.knownHours.isReading && t('hours.days.reading')}
          {isReady && patch.size === 0 && t('hours.send.none')}
        </span>
      </Box>
      <WriteStatus writing={write.history.writing} />
    </Box>
  );
}

/** Records as the reporting form does: it reads again, and asks before records are lost. */
function useHoursWrite({ patch, knownHours }: HoursImport) {
  const { id } = useSignedInStaff();
  const history = useSlotHistory(knownHours.people);
  const { readBefore } = useSlotReader();
  const [isReading, setIsReading] = useState(false);

  async function send() {
    setIsReading(true);
    try {
      const wanted = inOrder(patch);
      const planned = planWrite(wanted, await readBefore(distinctStaffIds(wanted.values())));
      const agreed = await askAbout(planned, readBefore, (plan) => {
        const { summary } = plan;
        const isSafe =
          summary.unknownStaffIds.length === 0 &&
          !isDestructive(summary, id) &&
          unseenLosses(plan, knownHours.recorded).size === 0;
        return isSafe || confirmOverwrite(summary, knownHours.people);
      });
      if (agreed) await history.run(agreed.plan);
    } finally {
      setIsReading(false);
    }
  }

  return { history, isBusy: isReading || history.writing.progress !== null, send: () => void send() };
}

function Choices({ rounding, setRounding, dateOrder, setDateOrder, checked }: HoursImport) {
  const { t } = useTranslation('importing');
  const format = useFormat();
  const doubtful = checked?.doubtfulDate;
  const read = (order: 'day' | 'month') => {
    const date = doubtful ? createDateReader(order)(doubtful) : null;
    return date && date !== 'unclear' ? format.date(date) : '';
  };
  return (
    <>
      {doubtful && (
        <ChoiceButtons
          label={t('hours.order.label', { text: doubtful })}
          choices={[
            { choice: 'day', word: t('hours.order.day', { date: read('day') }) },
            { choice: 'month', word: t('hours.order.month', { date: read('month') }) },
          ]}
          choice={dateOrder ?? ''}
          onChoose={(order) => setDateOrder(order === 'day' ? 'day' : 'month')}
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

function Rounded({ days, words }: { days: HoursImport['days']; words: FileWords }) {
  const { t } = useTranslation('importing');
  const format = useFormat();
  if (days.length === 0) return null;
  const minutes = days.reduce((sum, day) => sum + day.minutes, 0);
  const slots = days.reduce((sum, day) => sum + day.slots.length + day.noRoom, 0);
  const change = days.reduce((sum, day) => sum + roundedBy(day), 0);
  return (
    <div role="status">
      {t('hours.rounding.sum', {
        minutes: format.hours(minutes / 60),
        hours: words.hours(slots),
        change: words.change(change),
      })}
    </div>
  );
}

function Notes({ import: { checked, days, knownHours }, words }: HoursSendProps) {
  const { t } = useTranslation('importing');
  if (!checked) return null;
  const left = checked.left.filter(({ isProblem }) => isProblem);
  const laid = days.reduce((sum, day) => sum + countStates(day).laid, 0);
  const [first] = left;
  const notes = [
    first && t('hours.note.left', { count: left.length, line: first.line, why: translateMessage(first.why) }),
    laid > 0 && t('hours.note.laid', { hours: words.hours(laid) }),
    checked.differing.length > 0 && t('hours.note.differs', { count: checked.differing.length }),
    knownHours.isLeaveUnknown && t('hours.note.noLeave'),
  ].filter((note) => typeof note === 'string');
  return (
    <>
      {knownHours.unread.length > 0 && (
        <ListFailure onRetry={() => knownHours.unread.forEach(knownHours.readAgain)}>
          {t('hours.days.unread', { names: knownHours.unread.map(words.person).join(t('comma')) })}
        </ListFailure>
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
