import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { FailureAlert } from '@/ui/page/failure-alert';
import type { ClosingBoard } from './use-closing-board';

export function MissingSources({ board }: { board: ClosingBoard }) {
  const { t } = useTranslation('closing');
  const words = {
    hidden: t('note.hiddenFailed'),
    leave: t('note.leaveFailed'),
    joinDates: t('note.joinFailed'),
    firstRecords: t('note.firstFailed'),
    calendar: t('note.calendarFailed'),
  };
  return (
    <Stack useFlexGap spacing={0.5} sx={{ flex: 1, minWidth: { sm: 400 } }}>
      {board.missingSources.map(({ part, retry }) => (
        <FailureAlert key={part} onRetry={retry}>
          {words[part]}
        </FailureAlert>
      ))}
      <Typography variant="body2">{t('note.uncounted')}</Typography>
    </Stack>
  );
}
