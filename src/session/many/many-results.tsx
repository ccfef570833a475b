import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { describeError } from '@/i18n/describe-error';
import { translateMessage } from '@/i18n/message';
import type { ManyRow } from './many-question';
import type { RowEnds } from './many-run';

type ManyResultsProps = { rows: readonly ManyRow[]; ends: RowEnds<ManyRow> };

/** What became of the rows that are not done, one by one. */
export function ManyResults({ rows, ends }: ManyResultsProps) {
  const { t } = useTranslation('lists');

  function outcomeOf(row: ManyRow): string {
    const end = ends.get(row);
    return end && end.how !== 'done' ? translateMessage(describeError(end.error)) : t('many.unsent');
  }

  return (
    <Box component="ul" aria-label={t('many.left')} sx={{ mt: 2, mb: 0, pl: 2.5 }}>
      {rows.map((row) => (
        <Box component="li" key={row.id} sx={{ mb: 1 }}>
          <strong>{row.name}</strong>
          <Box sx={{ color: 'text.secondary' }}>{outcomeOf(row)}</Box>
        </Box>
      ))}
    </Box>
  );
}
