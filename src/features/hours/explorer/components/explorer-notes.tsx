import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { formatMonth } from '@/i18n/format-month';
import type { CalendarMonth } from '@/lib/calendar-date';
import { classNames } from '@/lib/class-names';
import legend from '@/ui/page/legend.module.css';
import { ListFailure } from '@/ui/page/list-failure';
import styles from './explorer.module.css';

type ExplorerNotesProps = {
  deleted: { isWaiting: boolean; isFailed: boolean; retry: () => void };
  hasUnknownDays: boolean;
  lacksTasks: boolean;
  former: number | null | undefined;
  isBalance: boolean;
  checkedMonths: readonly CalendarMonth[];
};

/** Explains the figures: hidden and former hours, the balance, and changes since a check. */
export function ExplorerNotes({
  deleted,
  hasUnknownDays,
  lacksTasks,
  former,
  isBalance,
  checkedMonths,
}: ExplorerNotesProps) {
  const { t } = useTranslation(['explorer', 'hours']);
  const { language } = useFormat();
  const formerNote = useFormerNote(former);
  const months = checkedMonths.map((month) => formatMonth(month, language)).join(t('listed'));
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
    checkedMonths.length > 0 && t('checkNote', { months }),
  ].filter((note) => typeof note === 'string');
  return (
    <Stack useFlexGap spacing={0.5} sx={{ px: { xs: 2, sm: 3 }, py: 1.5 }}>
      {deleted.isFailed && <ListFailure onRetry={deleted.retry}>{t('deletedFailed')}</ListFailure>}
      {checkedMonths.length > 0 && (
        <ul className={legend.legend} aria-label={t('legend')}>
          <li>
            <span className={classNames(legend.sample, styles.changed)} />
            {t('checkColumn')}
          </li>
        </ul>
      )}
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

/** Notes hours of former members; null without any. */
export function useFormerNote(hours: number | null | undefined): string | null {
  const { t } = useTranslation('explorer');
  const format = useFormat();
  if (hours === undefined) return t('formerUnknown');
  return hours ? t('formerNote', { hours: format.hours(hours) }) : null;
}
