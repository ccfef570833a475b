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
  const show = (step: 1 | -1) => onMonthChanged(addMonths(month, step));
  return (
    <>
      <ArrowButton label={t('date.previousMonth')} Icon={ChevronLeft} onClick={() => show(-1)} />
      {children}
      <ArrowButton label={t('date.nextMonth')} Icon={ChevronRight} onClick={() => show(1)} />
    </>
  );
}

type ArrowButtonProps = { label: string; Icon: typeof ChevronLeft; onClick: () => void };

function ArrowButton({ label, Icon, onClick }: ArrowButtonProps) {
  return (
    <IconButton size="small" className="screen-only" aria-label={label} onClick={onClick}>
      <Icon fontSize="small" />
    </IconButton>
  );
}
