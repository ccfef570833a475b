import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readCalendarFile } from '@/features/reporting/calendar/api/read-calendar-file';
import { describeError } from '@/i18n/describe-error';
import { useFormat } from '@/i18n/format';
import { translateMessage } from '@/i18n/message';
import { addMonths, getWeekday, ownZone, type CalendarDate } from '@/lib/calendar-date';
import { saveFile } from '@/lib/save-file';
import { FileDrop, FileInput } from '@/ui/form/file-input';
import { ListFailure } from '@/ui/page/list-failure';
import { Panel } from '@/ui/page/panel';
import { useToday } from '@/ui/page/use-today';
import { holidayFile, mergeHolidays, type FoundHoliday, type MergedHoliday } from '../model/holiday-file';

/** The days in a calendar file; `timed` counts events that are not whole days. */
type HolidayCalendar = { name: string; days: readonly FoundHoliday[]; timed: number };

const NO_DATES: ReadonlySet<CalendarDate> = new Set();

/** Published calendars cover a few years. */
const MONTHS_BACK = 12;
const MONTHS_AHEAD = 48;

function useHolidayCalendar() {
  const { t } = useTranslation('company');
  const today = useToday();
  const [calendar, setCalendar] = useState<HolidayCalendar | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const reading = useRef<AbortController>(null);
  useEffect(() => () => reading.current?.abort(), []);

  async function readFile(file: File) {
    const controller = new AbortController();
    reading.current?.abort();
    reading.current = controller;
    const first = addMonths(today, -MONTHS_BACK);
    const last = addMonths(today, MONTHS_AHEAD);
    const options = { zone: ownZone(), first, last, address: '' };
    const answer = await readCalendarFile(file, options, controller.signal);
    if (controller.signal.aborted) return;
    if (answer.kind === 'refused') {
      setCalendar(null);
      setFault(t('holidays.refused', { name: file.name }));
      return;
    }
    const { events, hints } = answer.reading;
    const days = hints.filter(({ times }) => times === null);
    setFault(null);
    setCalendar({ name: file.name, days, timed: events.length + hints.length - days.length });
  }

  return { calendar, fault, readFile };
}

type HolidayTableProps = {
  holidays: readonly MergedHoliday[];
  unchecked: ReadonlySet<CalendarDate>;
  onUnchecked: (dates: ReadonlySet<CalendarDate>) => void;
};

function HolidayTable({ holidays, unchecked, onUnchecked }: HolidayTableProps) {
  const { t } = useTranslation('company');
  const format = useFormat();

  function toggle(date: CalendarDate) {
    const next = new Set(unchecked);
    if (unchecked.has(date)) next.delete(date);
    else next.add(date);
    onUnchecked(next);
  }

  return (
    <Table size="small" aria-label={t('holidays.title')}>
      <TableHead>
        <TableRow>
          <TableCell>{t('holidays.isOff')}</TableCell>
          <TableCell>{t('holidays.date')}</TableCell>
          <TableCell>{t('holidays.name')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {holidays.map(({ date, name, change }) => (
          <TableRow key={date}>
            <TableCell padding="checkbox">
              <Checkbox
                size="small"
                checked={!unchecked.has(date)}
                onChange={() => toggle(date)}
                slotProps={{ input: { 'aria-label': t('holidays.tick', { date: format.date(date), name }) } }}
              />
            </TableCell>
            <TableCell sx={{ whiteSpace: 'nowrap' }}>
              {t('holidays.day', {
                date: format.date(date),
                weekday: format.weekday(getWeekday(date), 'short'),
              })}
            </TableCell>
            <TableCell>
              {name}{' '}
              {change && (
                <Chip
                  size="small"
                  color="primary"
                  variant="outlined"
                  label={change === 'added' ? t('holidays.added') : t('holidays.named')}
                />
              )}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** Edits the company's days off with the days of a calendar, and saves the file for the server. */
export function HolidayPart({ file }: { file: UseQueryResult }) {
  const { t } = useTranslation('company');
  const { language } = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const { calendar, fault, readFile } = useHolidayCalendar();
  const [unchecked, setUnchecked] = useState(NO_DATES);
  const { data } = file;
  const holidays = useMemo(
    () => mergeHolidays(data, calendar?.days ?? [], language),
    [data, calendar, language],
  );
  const countChanges = (change: MergedHoliday['change']) =>
    holidays.filter((day) => day.change === change).length;
  const checkedHolidays = holidays.filter(({ date }) => !unchecked.has(date));

  const isUnchanged = unchecked.size === 0 && holidays.every(({ change }) => change === null);

  function save() {
    saveFile(new Blob([holidayFile(checkedHolidays)], { type: 'application/json' }), 'holidays.json');
  }

  return (
    <FileDrop onFile={(dropped) => void readFile(dropped)}>
      <Panel
        title={t('holidays.title')}
        subtitle={t('holidays.purpose')}
        actions={
          <>
            <Button variant="outlined" onClick={() => input.current?.click()}>
              {t('holidays.choose')}
            </Button>
            <FileInput
              ref={input}
              accept=".ics,.ical,text/calendar"
              label={t('holidays.choose')}
              onFile={(chosen) => void readFile(chosen)}
            />
          </>
        }
      >
        <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
          <div role="status">
            {fault && <Alert severity="error">{fault}</Alert>}
            {calendar && (
              <Alert severity={calendar.days.length > 0 ? 'info' : 'warning'}>
                {t('holidays.read', {
                  name: calendar.name,
                  added: countChanges('added'),
                  named: countChanges('named'),
                  kept: countChanges(null),
                })}
                {calendar.timed > 0 && <div>{t('holidays.timed', { count: calendar.timed })}</div>}
              </Alert>
            )}
          </div>
          {file.error && !data && (
            <ListFailure onRetry={() => void file.refetch()}>
              {translateMessage(describeError(file.error))}
            </ListFailure>
          )}
          {holidays.length === 0 && <Typography>{t('holidays.none')}</Typography>}
          {holidays.length > 0 && (
            <HolidayTable holidays={holidays} unchecked={unchecked} onUnchecked={setUnchecked} />
          )}
          <Button variant="contained" disabled={!data || isUnchanged} onClick={save}>
            {t('holidays.save')}
          </Button>
        </Stack>
      </Panel>
    </FileDrop>
  );
}
