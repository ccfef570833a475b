import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { reportingAddress } from '@/features/work/model/reporting-address';
import type { Slot, StaffSlots } from '@/features/work/model/slot';
import { slotsOn } from '@/features/work/model/slot-days';
import { formatClock, useFormat } from '@/i18n/format';
import type { CalendarDate } from '@/lib/calendar-date';
import { SLOT_HOURS, SLOT_MINUTES, toClockTime } from '@/lib/time-slot';
import type { Column } from '@/ui/data-table/column';
import { TableFrame } from '@/ui/data-table/table-frame';
import { TableExport } from '@/ui/export/table-export';
import { groupKey, type Step } from '../model/aggregate';
import styles from './explorer.module.css';

type ExplorerHalfHoursProps = {
  slots: StaffSlots;
  name: string;
  date: CalendarDate;
  /** The steps of the figure: those by project and task filter the half hours. */
  steps: readonly Step[];
  takesFocus: boolean;
};

export function ExplorerHalfHours({ slots, name, date, steps, takesFocus }: ExplorerHalfHoursProps) {
  const { t } = useTranslation(['explorer', 'hours']);
  const format = useFormat();
  const isInSteps = (dimension: 'project' | 'task', entity: { id: number } | null) =>
    steps.every((step) => step.dimension !== dimension || step.key === groupKey(entity));
  const shown = [...slotsOn(slots.days, date).values()].filter(
    ({ project, task }) => isInSteps('project', project) && isInSteps('task', task),
  );
  const textColumns = useTextColumns();
  const sheetColumns: Column<Slot>[] = [
    ...textColumns,
    {
      id: 'hours',
      header: t('measures.hours'),
      text: () => SLOT_HOURS,
      sheet: { value: () => SLOT_HOURS, isSummed: true },
    },
  ];
  const title = t('halfHours.title', { name, date: format.date(date) });
  return (
    <>
      <HalfHourTable label={title} columns={textColumns} slots={shown} takesFocus={takesFocus} />
      <Box className="screen-only" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, m: 2 }}>
        <Button component={Link} to={reportingAddress(date, slots.staffId)} variant="outlined">
          {t('halfHours.open')}
        </Button>
        <TableExport
          title={t('hours:reports.explorer')}
          narrowed={[date, name]}
          columns={sheetColumns}
          rows={shown}
        />
      </Box>
    </>
  );
}

type HalfHourTableProps = {
  label: string;
  columns: ReturnType<typeof useTextColumns>;
  slots: readonly Slot[];
  takesFocus: boolean;
};

function HalfHourTable({ label, columns, slots, takesFocus }: HalfHourTableProps) {
  const { t } = useTranslation('explorer');
  const format = useFormat();
  const table = useRef<HTMLTableElement>(null);
  useEffect(() => {
    if (takesFocus) table.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <TableFrame ref={table} tabIndex={-1} aria-label={label} className={styles.halfHours}>
      <thead>
        <tr>
          {columns.map(({ id, header }) => (
            <th key={id} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {slots.map((slot) => (
          <tr key={slot.minutes}>
            {columns.map(({ id, text }) => (
              <td key={id}>{text(slot)}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('total')}</th>
          <td colSpan={columns.length - 1}>{format.hours(slots.length * SLOT_HOURS)}</td>
        </tr>
      </tfoot>
    </TableFrame>
  );
}

function useTextColumns() {
  const { t } = useTranslation(['explorer', 'hours']);
  const format = useFormat();
  return [
    {
      id: 'time',
      header: t('halfHours.time'),
      text: ({ minutes }: Slot) =>
        t('halfHours.period', { start: formatTime(minutes), end: formatTime(minutes + SLOT_MINUTES) }),
    },
    {
      id: 'project',
      header: t('halfHours.project'),
      text: ({ project }: Slot) => (project ? format.name(project) : t('hours:member.deletedProjects')),
    },
    {
      id: 'task',
      header: t('halfHours.task'),
      text: ({ task }: Slot) => (task ? format.name(task) : t('halfHours.noTask')),
    },
  ];
}

const formatTime = (minutes: number) => formatClock(toClockTime(minutes));
