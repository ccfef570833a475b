import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { toClockTime } from '@/lib/time-slot';
import { formatClock } from '@/i18n/format';
import { conflictSpans } from '../model/job-words';
import { keepMine, keepTheirs, type SlotConflict } from '../model/outbox-jobs';
import { useJobWords } from './use-job-words';

type OutboxConflictProps = {
  conflicts: readonly SlotConflict[];
  isLocked: boolean;
  onDecided: (decision: typeof keepMine) => void;
};

/** What stands there now and what waits, and the decision between them. */
export function OutboxConflict({ conflicts, isLocked, onDecided }: OutboxConflictProps) {
  const { t } = useTranslation('shell');
  const words = useJobWords();
  const spans = conflictSpans(conflicts);
  return (
    <Alert severity="warning" sx={{ mt: 1 }}>
      {t('unsent.conflict.body')}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, my: 1, maxHeight: 240, overflowY: 'auto' }}>
        {spans.map(({ staffId, date, start, finish, stands, wanted }) => (
          <li key={`${staffId} ${date} ${start}`}>
            <Typography variant="body2" className="tabular">
              {words.who([staffId])}{' '}
              {t('unsent.conflict.when', {
                date: words.when([date]),
                start: formatClock(toClockTime(start)),
                finish: formatClock(toClockTime(finish)),
              })}
            </Typography>
            <Typography variant="body2">
              {t('unsent.conflict.theirs', { work: words.work(stands) })}
            </Typography>
            <Typography variant="body2">{t('unsent.conflict.mine', { work: words.work(wanted) })}</Typography>
          </li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          disabled={isLocked}
          onClick={() => onDecided(keepTheirs)}
        >
          {t('unsent.conflict.keepTheirs')}
        </Button>
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          disabled={isLocked}
          onClick={() => onDecided(keepMine)}
        >
          {t('unsent.conflict.keepMine')}
        </Button>
      </Box>
    </Alert>
  );
}
