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
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readCalendarFile } from '@/features/reporting/calendar/api/read-calendar-file';
import { describeError } from '@/i18n/describe-error';
import { useFormat } from '@/i18n/format';
import { translateMessage } from '@/i18n/message';
import { addMonths, ownZone, getWeekday, type CalendarDate } from '@/lib/calendar-date';
import { saveFile } from '@/lib/save-file';
import { FileDrop, FileInput } from '@/ui/form/file-input';
import { ListFailure } from '@/ui/page/list-failure';
import { Panel } from '@/ui/page/panel';
import { useToday } from '@/ui/page/use-today';
import { holidayFile, mergeHolidays, type FoundHoliday, type MergedHoliday } from '../model/holiday-file';

/** The days in a calendar file; `timed` counts events that are not whole days. */
type Taken = { name: string; days: readonly FoundHoliday[]; timed: number };

const NO_DATES: ReadonlySet<CalendarDate> = new Set();

/** Published calendars cover a few years. */
const MONTHS_BACK = 12;
const MONTHS_AHEAD = 48;

function useHolidayCalendar() {
  const { t } = useTranslation('company');
  const today = useToday();
  const [taken, setTaken] = useState<Taken | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const reading = useRef<AbortController>(null);

  async function take(file: File) {
    reading.current?.abort();
    const { signal } = (reading.current = new AbortController());
    const first = addMonths(today, -MONTHS_BACK);
    const last = addMonths(today, MONTHS_AHEAD);
    const answer = await readCalendarFile(file, { zone: ownZone(), first, last, address: '' }, signal);
    if (signal.aborted) return;
    if (answer.kind === 'refused') {
      setTaken(null);
      setFault(t('holidays.refused', { name: file.name }));
      return;
    }
    const { events, hints } = answer.reading;
    const days = hints.filter(({ times }) => times === null);
    setFault(null);
    setTaken({ name: file.name, days, timed: events.length + hints.length - days.length });
  }

  return { taken, fault, take };
}

type HolidayTableProps = {
  holidays: readonly MergedHoliday[];
  leftOut: ReadonlySet<CalendarDate>;
  onLeftOut: (dates: ReadonlySet<CalendarDate>) => void;
};

function HolidayTable({ holidays, leftOut, onLeftOut }: HolidayTableProps) {
  const { t } = useTranslation('company');
  const format = useFormat();

  function toggle(date: CalendarDate) {
    const next = new Set(leftOut);
    if (!next.delete(date)) next.add(date);
    onLeftOut(next);
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
                checked={!leftOut.has(date)}
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
  const { taken, fault, take } = useHolidayCalendar();
  const [leftOut, setLeftOut] = useState(NO_DATES);
  const { data } = file;
  const holidays = useMemo(() => mergeHolidays(data, taken?.days ?? [], language), [data, taken, language]);
  const count = (change: MergedHoliday['change']) => holidays.filter((day) => day.change === change).length;
  const selectedHolidays = holidays.filter(({ date }) => !leftOut.has(date));

  return (
    <FileDrop onFile={(dropped) => void take(dropped)}>
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
              onFile={(chosen) => void take(chosen)}
            />
          </>
        }
      >
        <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
          <div role="status">
            {fault && <Alert severity="error">{fault}</Alert>}
            {taken && (
              <Alert severity={taken.days.length > 0 ? 'info' : 'warning'}>
                {t('holidays.read', {
                  name: taken.name,
                  added: count('added'),
                  named: count('named'),
                  kept: count(null),
                })}
                {taken.timed > 0 && <div>{t('holidays.timed', { count: taken.timed })}</div>}
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
            <HolidayTable holidays={holidays} leftOut={leftOut} onLeftOut={setLeftOut} />
          )}
          <Button
            variant="contained"
            disabled={!data || (leftOut.size === 0 && holidays.every(({ change }) => change === null))}
            onClick={() =>
              saveFile(
                new Blob([holidayFile(selectedHolidays)], { type: 'application/json' }),
                'holidays.json',
              )
            }
          >
            {t('holidays.save')}
          </Button>
        </Stack>
      </Panel>
    </FileDrop>
  );
}
