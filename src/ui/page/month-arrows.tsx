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
  children?: ReactNode;
};

export function MonthArrows({ month, onMonthChanged, children }: MonthArrowsProps) {
  const { t } = useTranslation();
  const arrow = (label: string, step: number, Icon: typeof ChevronLeft) => (
    <IconButton
      size="small"
      className="screen-only"
      aria-label={label}
      onClick={() => onMonthChanged(addMonths(month, step))}
    >
      <Icon fontSize="small" />
    </IconButton>
  );
  return (
    <>
      {arrow(t('date.previousMonth'), -1, ChevronLeft)}
      {children}
      {arrow(t('date.nextMonth'), 1, ChevronRight)}
    </>
  );
}
