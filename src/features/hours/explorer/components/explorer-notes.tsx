import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ListFailure } from '@/ui/page/list-failure';

type ExplorerNotesProps = {
  deleted: { isWaiting: boolean; isFailed: boolean; retry: () => void };
  /** Hours on deleted projects are shown, without their days. */
  hasUnknownDays: boolean;
  /** Tasks are told of one person alone. */
  lacksTasks: boolean;
};

/** What can be done, and what the figures lack. */
export function ExplorerNotes({ deleted, hasUnknownDays, lacksTasks }: ExplorerNotesProps) {
  const { t } = useTranslation(['explorer', 'hours']);
  const hints: readonly (string | false)[] = [t('hint'), lacksTasks && t('hours:member.taskHint')];
  const notes = [
    ...hints,
    deleted.isWaiting && t('deletedWaiting'),
    hasUnknownDays && t('deletedNote'),
  ].filter((note) => note !== false);
  return (
    <Stack useFlexGap spacing={0.5} sx={{ px: { xs: 2, sm: 3 }, py: 1.5 }}>
      {deleted.isFailed && <ListFailure onRetry={deleted.retry}>{t('deletedFailed')}</ListFailure>}
      {notes.map((note) => (
        <Typography
          key={note}
          variant="body2"
          className={hints.includes(note) ? 'screen-only' : undefined}
          sx={{ color: 'text.secondary' }}
        >
          {note}
        </Typography>
      ))}
    </Stack>
  );
}
