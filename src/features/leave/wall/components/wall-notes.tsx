import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { ListFailure } from '@/ui/page/list-failure';
import { WEEK_HOURS } from '../model/wall-period';
import type { Wall } from './use-wall';

/** What the wall lacks, and which weeks its bars are of. */
export function WallNotes({ wall, hasBars }: { wall: Wall; hasBars: boolean }) {
  const { t } = useTranslation('wall');
  const format = useFormat();
  const { parts, loadWeeks, loadOf } = wall;
  const failures = [
    { part: parts.holidays, words: t('note.holidaysFailed') },
    { part: parts.joinDates, words: t('note.joinFailed') },
    { part: parts.hours, words: t('note.hoursFailed') },
  ].filter(({ part }) => part.isFailed);
  const weeks = { from: format.dayOfMonth(loadWeeks.start), to: format.dayOfMonth(loadWeeks.end) };
  return (
    <>
      {failures.map(({ part, words }) => (
        <ListFailure key={words} onRetry={part.retry}>
          {words}
        </ListFailure>
      ))}
      {hasBars && loadOf && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('load.caption', { ...weeks, target: WEEK_HOURS.target })}
        </Typography>
      )}
    </>
  );
}
