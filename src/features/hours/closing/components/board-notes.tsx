import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { boardFigures, type BoardRow } from '../model/closing-board';
import { sumHoursOfPeople } from '../model/hidden-hours';
import type { ClosingBoard } from './use-closing-board';

export function BoardNotes({ board }: { board: ClosingBoard }) {
  const { rows, isSearchingHidden } = board;
  const { t } = useTranslation('closing');
  return (
    <div>
      <Typography role="status">{!rows && isSearchingHidden && t('note.searching')}</Typography>
      {rows && <FigureNotes board={board} rows={rows} />}
    </div>
  );
}

type FigureNotesProps = { board: ClosingBoard; rows: readonly BoardRow[] };

function FigureNotes({ board, rows }: FigureNotesProps) {
  const { hidden, areFirstRecordsOfMonth } = board;
  const { t } = useTranslation('closing');
  const format = useFormat();
  const { unknown, guessed } = boardFigures(rows);
  const hiddenHours = hidden ? sumHoursOfPeople(hidden) : 0;
  const notes = [
    hiddenHours > 0 && t('note.hidden', { hours: format.hours(hiddenHours) }),
    unknown > 0 && t('note.unknown', { count: unknown }),
    guessed > 0 && t(areFirstRecordsOfMonth ? 'note.guessedOfMonth' : 'note.guessed', { count: guessed }),
  ].filter((note) => note !== false);
  if (notes.length === 0) return null;
  return (
    <Stack useFlexGap spacing={0.5}>
      {notes.map((note) => (
        <Typography key={note} variant="body2" sx={{ color: 'text.secondary' }}>
          {note}
        </Typography>
      ))}
    </Stack>
  );
}
