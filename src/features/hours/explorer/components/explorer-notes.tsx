import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { formatMonth } from '@/i18n/format-month';
import type { CalendarMonth } from '@/lib/calendar-date';
import { classNames } from '@/lib/class-names';
import legend from '@/ui/page/legend.module.css';
import { FailureAlert } from '@/ui/page/failure-alert';
import styles from './explorer.module.css';

type ExplorerNotesProps = {
  deleted: { isWaiting: boolean; isFailed: boolean; retry: () => void };
  hasUnknownDays: boolean;
  lacksTasks: boolean;
  formerNote: string | null;
  isBalance: boolean;
  checkedMonths: readonly CalendarMonth[];
};

export function ExplorerNotes({
  deleted,
  hasUnknownDays,
  lacksTasks,
  formerNote,
  isBalance,
  checkedMonths,
}: ExplorerNotesProps) {
  const { t } = useTranslation(['explorer', 'hours']);
  const { language } = useFormat();
  const months = checkedMonths.map((month) => formatMonth(month, language)).join(t('listed'));
  const notes: readonly { text: string | false | null; isPrinted: boolean }[] = [
    { text: t('hint'), isPrinted: false },
    { text: lacksTasks && !isBalance && t('hours:member.taskHint'), isPrinted: false },
    { text: isBalance && t('balanceNote'), isPrinted: true },
    { text: deleted.isWaiting && t('deletedWaiting'), isPrinted: true },
    { text: hasUnknownDays && t('deletedNote'), isPrinted: true },
    { text: formerNote, isPrinted: true },
    { text: checkedMonths.length > 0 && t('checkNote', { months }), isPrinted: true },
  ];
  return (
    <Stack useFlexGap spacing={0.5} sx={{ px: { xs: 2, sm: 3 }, py: 1.5 }}>
      {deleted.isFailed && <FailureAlert onRetry={deleted.retry}>{t('deletedFailed')}</FailureAlert>}
      {checkedMonths.length > 0 && (
        <ul className={legend.legend} aria-label={t('legend')}>
          <li>
            <span className={classNames(legend.sample, styles.changed)} />
            {t('checkColumn')}
          </li>
        </ul>
      )}
      {notes.map(
        ({ text, isPrinted }) =>
          text && (
            <Typography
              key={text}
              variant="body2"
              className={isPrinted ? undefined : 'screen-only'}
              sx={{ color: 'text.secondary' }}
            >
              {text}
            </Typography>
          ),
      )}
    </Stack>
  );
}
