import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDate } from '@/lib/calendar-date';
import type { StaffSlots } from '@/features/work/model/slot';
import { CalendarExport } from './calendar-export';

type CalendarActionsProps = {
  onFile: (file: File) => void;
  /** What is recorded, once it is known. */
  slots: StaffSlots | undefined;
  dates: readonly CalendarDate[];
  date: CalendarDate;
};

/** Chooses a calendar file, and makes one of what is recorded. */
export function CalendarActions({ onFile, slots, dates, date }: CalendarActionsProps) {
  const { t } = useTranslation('painter');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size="small" startIcon={<CalendarMonth />} onClick={() => input.current?.click()}>
        {t('calendar.choose')}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept=".ics,.ical,.ifb,text/calendar"
        aria-label={t('calendar.choose')}
        onChange={({ target }) => {
          const file = target.files?.item(0);
          // Else the same file could not be chosen again.
          target.value = '';
          if (file) onFile(file);
        }}
      />
      {slots && <CalendarExport slots={slots} dates={dates} date={date} />}
    </>
  );
}
