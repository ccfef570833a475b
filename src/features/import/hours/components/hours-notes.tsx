import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { translateMessage } from '@/i18n/message';
import { FailureAlert } from '@/ui/page/failure-alert';
import { countStates } from '../model/day-plan';
import type { HoursImport } from './use-hours-import';
import type { FileWords } from './use-file-words';

type HoursNotesProps = { hoursImport: HoursImport; words: FileWords };

export function HoursNotes({ hoursImport, words }: HoursNotesProps) {
  const { checked, days, hoursRecords } = hoursImport;
  const { unreadIds, retryPerson, isLeaveUnknown } = hoursRecords;
  const { t } = useTranslation('importing');
  if (!checked) return null;
  const problemRows = checked.omitted.filter(({ isProblem }) => isProblem);
  const laidSlotCount = days.reduce((sum, day) => sum + countStates(day).laid, 0);
  const [firstProblem] = problemRows;
  const notes = [
    firstProblem &&
      t('hours.note.left', {
        count: problemRows.length,
        line: firstProblem.line,
        why: translateMessage(firstProblem.why),
      }),
    laidSlotCount > 0 && t('hours.note.laid', { hours: words.formatSlotHours(laidSlotCount) }),
    checked.differing.length > 0 && t('hours.note.differs', { count: checked.differing.length }),
    isLeaveUnknown && t('hours.note.noLeave'),
  ].filter((note) => typeof note === 'string');
  return (
    <>
      {unreadIds.length > 0 && (
        <FailureAlert onRetry={() => unreadIds.forEach(retryPerson)}>
          {t('hours.days.unread', { names: unreadIds.map(words.describePerson).join(t('comma')) })}
        </FailureAlert>
      )}
      {notes.length > 0 && (
        <Alert severity={firstProblem ? 'warning' : 'info'}>
          {notes.map((note) => (
            <div key={note}>{note}</div>
          ))}
        </Alert>
      )}
    </>
  );
}
