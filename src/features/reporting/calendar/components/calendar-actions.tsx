import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type CalendarDate, datesBetween, firstOfMonth, lastOfMonth } from '@/lib/calendar-date';
import type { StaffSlots } from '@/features/work/model/slot';
import { FileInput } from '@/ui/form/file-input';
import EventAvailable from '@mui/icons-material/EventAvailableOutlined';
import { env } from '@/config/env';
import { useFormat } from '@/i18n/format';
import { now } from '@/lib/clock';
import { saveFile, safeFileName } from '@/lib/save-file';
import { writeCalendar } from '../model/write-calendar';

type CalendarActionsProps = {
  onFile: (file: File) => void;
  slots: StaffSlots | undefined;
  dates: readonly CalendarDate[];
  date: CalendarDate;
};

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

type CalendarExportProps = {
  /** The recorded half hours, without painted ones. */
  slots: StaffSlots;
  /** The shown days; `date` is the active one, whose month can be exported. */
  dates: readonly CalendarDate[];
  date: CalendarDate;
};

function CalendarExport({ slots, dates, date }: CalendarExportProps) {
  const { t } = useTranslation(['painter', 'reporting']);
  const format = useFormat();

  function save(wanted: readonly CalendarDate[]) {
    const text = writeCalendar(slots, {
      dates: wanted,
      product: env.appTitle,
      at: now(),
      formatTitle: ({ slot: { project, task } }) =>
        `${project?.cd ?? t('reporting:day.deletedProject')} ${task ? format.name(task) : t('reporting:day.deletedTask')}`,
    });
    const first = wanted[0] ?? '';
    const last = wanted.at(-1) ?? first;
    const name = t('painter:calendar.fileName', { first, last });
    saveFile(new Blob([text], { type: 'text/calendar' }), `${safeFileName(name)}.ics`);
  }

  const month = datesBetween(firstOfMonth(date), lastOfMonth(date));
  return (
    <>
      <Button size="small" startIcon={<EventAvailable />} onClick={() => save(dates)}>
        {t('painter:calendar.exportShown')}
      </Button>
      <Button size="small" startIcon={<EventAvailable />} onClick={() => save(month)}>
        {t('painter:calendar.exportMonth')}
      </Button>
    </>
  );
}
