import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDate } from '@/lib/calendar-date';
import styles from './auto-fill-preview.module.css';
import { TickBox } from './tick-box';
import type { AutoFillSummary } from './use-write-preview';

type AutoFillPreviewProps = {
  /** Of all that the settings name, recorded or not. */
  summary: AutoFillSummary;
  isLeaveUnknown: boolean;
  /** Dates in words. */
  describeDates: (dates: readonly CalendarDate[]) => string;
  isReplacing: boolean;
  onReplacing: (isReplacing: boolean) => void;
};

/** What auto-fill will do, and the tick without which it replaces nothing. Source: RP-9. */
export const AutoFillPreview = memo(function AutoFillPreview({
  summary,
  isLeaveUnknown,
  describeDates,
  isReplacing,
  onReplacing,
}: AutoFillPreviewProps) {
  const { t } = useTranslation('reporting');
  const { created, replaced, onLeave, onHoliday } = summary;
  return (
    <>
      <Typography variant="caption" component="div" color="textSecondary" className={styles.words}>
        {replaced === 0 && t('autoFill.preview', { created })}
        {replaced > 0 && !isReplacing && t('autoFill.previewKept', { created, kept: replaced })}
        {replaced > 0 && isReplacing && t('autoFill.previewReplaced', { created, replaced })}
        {onLeave.count > 0 && (
          <div>{t('autoFill.onLeave', { count: onLeave.count, dates: describeDates(onLeave.dates) })}</div>
        )}
        {onHoliday.count > 0 && (
          <div>
            {t('autoFill.onHoliday', { count: onHoliday.count, dates: describeDates(onHoliday.dates) })}
          </div>
        )}
        {isLeaveUnknown && <div>{t('autoFill.leaveUnknown')}</div>}
      </Typography>
      <TickBox
        label={t('autoFill.alsoReplace', { count: replaced })}
        disabled={replaced === 0}
        checked={isReplacing && replaced > 0}
        onTicked={onReplacing}
      />
    </>
  );
});
