import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDate } from '@/lib/calendar-date';
import type { StaffSlots } from '@/features/work/model/slot';
import { FileInput } from '@/ui/form/file-input';
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
      <FileInput
        ref={input}
        accept=".ics,.ical,.ifb,text/calendar"
        label={t('calendar.choose')}
        onFile={onFile}
      />
      {slots && <CalendarExport slots={slots} dates={dates} date={date} />}
    </>
  );
}
