import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined';
import EventAvailable from '@mui/icons-material/EventAvailableOutlined';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { env } from '@/config/env';
import type { StaffSlots } from '@/features/work/model/slot';
import { countOn } from '@/features/work/model/slot-days';
import { useFormat } from '@/i18n/format';
import { datesBetween, firstOfMonth, lastOfMonth, type CalendarDate } from '@/lib/calendar-date';
import { now } from '@/lib/clock';
import { invariant } from '@/lib/invariant';
import { safeFileName, saveFile } from '@/lib/save-file';
import { FileInput } from '@/ui/form/file-input';
import { writeCalendar } from '../model/write-calendar';

type CalendarExportProps = {
  /** The recorded half hours, without painted ones. */
  slots: StaffSlots;
  shownDates: readonly CalendarDate[];
  /** Its month can be exported, too. */
  activeDate: CalendarDate;
};

type CalendarActionsProps = Omit<CalendarExportProps, 'slots'> & {
  onFile: (file: File) => void;
  slots: StaffSlots | undefined;
};

export function CalendarActions({ onFile, slots, ...dates }: CalendarActionsProps) {
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
      {slots && <CalendarExport slots={slots} {...dates} />}
    </>
  );
}

function CalendarExport({ slots, shownDates, activeDate }: CalendarExportProps) {
  const { t } = useTranslation(['painter', 'reporting']);
  const format = useFormat();

  function save(savedDates: readonly CalendarDate[]) {
    const [first] = savedDates;
    const last = savedDates.at(-1);
    invariant(first && last, 'a calendar of recorded days has dates');
    const text = writeCalendar(slots, {
      dates: savedDates,
      product: env.appTitle,
      at: now(),
      formatTitle: ({ slot: { project, task } }) =>
        `${project?.cd ?? t('reporting:day.deletedProject')} ${task ? format.name(task) : t('reporting:day.deletedTask')}`,
    });
    const name = t('painter:calendar.fileName', { first, last });
    saveFile(new Blob([text], { type: 'text/calendar' }), `${safeFileName(name)}.ics`);
  }

  const month = datesBetween(firstOfMonth(activeDate), lastOfMonth(activeDate));
  // A calendar needs at least one event. Source: RFC 5545, 3.6.
  const isEmpty = (dates: readonly CalendarDate[]) => dates.every((date) => countOn(slots.days, date) === 0);
  return (
    <>
      <Button
        size="small"
        startIcon={<EventAvailable />}
        disabled={isEmpty(shownDates)}
        onClick={() => save(shownDates)}
      >
        {t('painter:calendar.exportShown')}
      </Button>
      <Button
        size="small"
        startIcon={<EventAvailable />}
        disabled={isEmpty(month)}
        onClick={() => save(month)}
      >
        {t('painter:calendar.exportMonth')}
      </Button>
    </>
  );
}
