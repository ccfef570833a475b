import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import type { PatchSummary } from '@/features/work/model/patch-summary';
import type { Staff } from '@/session/staff-schema';
import { useTargetWords } from '../../components/preview/use-target-words';
import { useCountWords } from './use-count-words';

type PaintedDaysProps = { days: PatchSummary['days']; people: readonly Staff[] };

export function PaintedDays({ days, people }: PaintedDaysProps) {
  const { t } = useTranslation('painter');
  const format = useFormat();
  const words = useTargetWords(people);
  const describeCounts = useCountWords();
  return (
    <Box
      component="ul"
      // Lets keys scroll the list.
      tabIndex={0}
      aria-label={t('bar.details')}
      className="tabular"
      sx={{ m: 0, mb: 1, pl: 2.5, maxHeight: 160, overflow: 'auto' }}
    >
      {days.map((day) => (
        <li key={`${day.staffId} ${day.date}`}>
          {t('bar.dayCounts', {
            who: words.describePeople([day.staffId]),
            date: format.dayOfMonth(day.date),
            counts: format.list(describeCounts(day).map(({ text }) => text)),
          })}
        </li>
      ))}
    </Box>
  );
}
