import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { addMonths, type CalendarDate } from '@/lib/calendar-date';

type MonthArrowsProps = {
  /** The first day of the month that is shown. */
  month: CalendarDate;
  onMonthChanged: (month: CalendarDate) => void;
  /** What stands between the arrows. */
  children?: ReactNode;
};

/** Arrows to the month before and to the one after. */
export function MonthArrows({ month, onMonthChanged, children }: MonthArrowsProps) {
  const { t } = useTranslation();
  return (
    <>
      <IconButton
        size="small"
        className="screen-only"
        aria-label={t('date.previousMonth')}
        onClick={() => onMonthChanged(addMonths(month, -1))}
      >
        <ChevronLeft fontSize="small" />
      </IconButton>
      {children}
      <IconButton
        size="small"
        className="screen-only"
        aria-label={t('date.nextMonth')}
        onClick={() => onMonthChanged(addMonths(month, 1))}
      >
        <ChevronRight fontSize="small" />
      </IconButton>
    </>
  );
}
