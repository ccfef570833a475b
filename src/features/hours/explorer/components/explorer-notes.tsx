import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { ListFailure } from '@/ui/page/list-failure';

type ExplorerNotesProps = {
  deleted: { isWaiting: boolean; isFailed: boolean; retry: () => void };
  /** Hours on deleted projects are shown, without their days. */
  hasUnknownDays: boolean;
  /** Tasks are told of one person alone. */
  lacksTasks: boolean;
  former: number | null | undefined;
  isBalance: boolean;
};

/** What can be done, and what the figures lack. */
export function ExplorerNotes({
  deleted,
  hasUnknownDays,
  lacksTasks,
  former,
  isBalance,
}: ExplorerNotesProps) {
  const { t } = useTranslation(['explorer', 'hours']);
  const formerNote = useFormerNote(former);
  const hints: readonly (string | false)[] = [
    t('hint'),
    lacksTasks && !isBalance && t('hours:member.taskHint'),
  ];
  const notes = [
    ...hints,
    isBalance && t('balanceNote'),
    deleted.isWaiting && t('deletedWaiting'),
    hasUnknownDays && t('deletedNote'),
    formerNote,
  ].filter((note) => typeof note === 'string');
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

/** What is said of `useFormerHours`. */
export function useFormerNote(hours: number | null | undefined): string | null {
  const { t } = useTranslation('explorer');
  const format = useFormat();
  if (hours === undefined) return t('formerUnknown');
  return hours ? t('formerNote', { hours: format.hours(hours) }) : null;
}
