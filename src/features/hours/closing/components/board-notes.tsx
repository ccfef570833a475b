import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { ListFailure } from '@/ui/page/list-failure';
import { boardFigures } from '../model/closing-board';
import type { ClosingBoard } from './use-closing-board';

/** What the board lacks, or cannot know. */
export function BoardNotes({ board }: { board: ClosingBoard }) {
  const { t } = useTranslation('closing');
  const format = useFormat();
  const { rows, parts, areFirstRecordsOfMonth, isSearchingHidden, hidden } = board;
  if (!rows) return null;
  const { unknown, guessed } = boardFigures(rows);
  const hiddenHours = [...(hidden?.values() ?? [])].flatMap((days) => [...days.values()]);
  const notes = [
    isSearchingHidden && t('note.searching'),
    hiddenHours.length > 0 &&
      t('note.hidden', { hours: format.hours(hiddenHours.reduce((sum, hours) => sum + hours, 0)) }),
    unknown > 0 && t('note.unknown', { count: unknown }),
    guessed > 0 && t(areFirstRecordsOfMonth ? 'note.guessedOfMonth' : 'note.guessed', { count: guessed }),
  ].filter((note) => note !== false);
  const failures = [
    { part: parts.leave, words: t('note.leaveFailed') },
    { part: parts.hidden, words: t('note.hiddenFailed') },
    { part: parts.joinDates, words: t('note.joinFailed') },
    { part: parts.firstRecords, words: t('note.firstFailed') },
    { part: parts.holidays, words: t('note.holidaysFailed') },
  ].filter(({ part }) => part.isFailed);
  return (
    <Stack useFlexGap spacing={0.5}>
      {failures.map(({ part, words }) => (
        <ListFailure key={words} onRetry={part.retry}>
          {words}
        </ListFailure>
      ))}
      {notes.map((note) => (
        <Typography key={note} variant="body2" sx={{ color: 'text.secondary' }}>
          {note}
        </Typography>
      ))}
    </Stack>
  );
}
