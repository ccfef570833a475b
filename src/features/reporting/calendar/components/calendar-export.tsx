import EventAvailable from '@mui/icons-material/EventAvailableOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { env } from '@/config/env';
import { useFormat } from '@/i18n/format';
import { datesBetween, firstOfMonth, lastOfMonth, type CalendarDate } from '@/lib/calendar-date';
import { now } from '@/lib/clock';
import { saveFile } from '@/lib/save-file';
import { safeFileName } from '@/lib/safe-file-name';
import type { StaffSlots } from '@/features/work/model/slot';
import { writeCalendar } from '../model/write-calendar';

type CalendarExportProps = {
  /** What is recorded; nothing that is only painted. */
  slots: StaffSlots;
  /** The days that are shown, and the one of them that is meant. */
  dates: readonly CalendarDate[];
  date: CalendarDate;
};

/** Own half hours as a calendar file: of the days that are shown, or of their month. */
export function CalendarExport({ slots, dates, date }: CalendarExportProps) {
  const { t } = useTranslation(['painter', 'reporting']);
  const format = useFormat();

  function save(wanted: readonly CalendarDate[]) {
    const text = writeCalendar(slots, {
      ...{ dates: wanted, product: env.appTitle, at: now() },
      titleOf: ({ slot: { project, task } }) =>
        `${project?.cd ?? t('reporting:day.deletedProject')} ${task ? format.name(task) : t('reporting:day.deletedTask')}`,
    });
    const [first = '', last = first] = [wanted[0], wanted.at(-1)];
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
