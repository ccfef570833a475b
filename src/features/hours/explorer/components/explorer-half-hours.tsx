import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Slot, StaffSlots } from '@/features/work/model/slot';
import { slotsOn } from '@/features/work/model/slot-days';
import { personHoursAddress } from '@/features/work/model/reporting-address';
import { formatClock, useFormat } from '@/i18n/format';
import type { CalendarDate } from '@/lib/calendar-date';
import { SLOT_HOURS, SLOT_MINUTES, toClockTime } from '@/lib/time-slot';
import type { Column } from '@/ui/data-table/column';
import { TableFrame } from '@/ui/data-table/table-frame';
import { TableExport } from '@/ui/export/export-control';
import type { Step } from '../model/aggregate';
import { DELETED } from '../model/hour-columns';
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
  const isIn = (dimension: 'project' | 'task', thing: { id: number } | null) =>
    steps.every((step) => step.dimension !== dimension || step.key === String(thing?.id ?? DELETED));
  const shown = [...slotsOn(slots.days, date).values()].filter(
    ({ project, task }) => isIn('project', project) && isIn('task', task),
  );
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) frame.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const columns: Column<Slot>[] = [
    { id: 'time', header: t('halfHours.time'), text: ({ minutes }) => formatTime(minutes) },
    {
      id: 'project',
      header: t('halfHours.project'),
      text: ({ project }) => (project ? format.name(project) : t('hours:member.deletedProjects')),
    },
    {
      id: 'task',
      header: t('halfHours.task'),
      text: ({ task }) => (task ? format.name(task) : t('halfHours.noTask')),
    },
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
      <Box ref={frame} tabIndex={-1} role="group" aria-label={title}>
        <TableFrame aria-label={title} className={styles.halfHours}>
          <thead>
            <tr>
              <th scope="col">{t('halfHours.time')}</th>
              <th scope="col">{t('halfHours.project')}</th>
              <th scope="col">{t('halfHours.task')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ minutes, project, task }) => (
              <tr key={minutes}>
                <td>{formatTime(minutes)}</td>
                <td>{project ? format.name(project) : t('hours:member.deletedProjects')}</td>
                <td>{task ? format.name(task) : t('halfHours.noTask')}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('total')}</th>
              <td colSpan={2}>{format.hours(shown.length * SLOT_HOURS)}</td>
            </tr>
          </tfoot>
        </TableFrame>
      </Box>
      <Box className="screen-only" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, m: 2 }}>
        <Button component={Link} to={personHoursAddress(slots.staffId, date)} variant="outlined">
          {t('halfHours.open')}
        </Button>
        <TableExport
          title={t('hours:reports.explorer')}
          narrowed={[date, name]}
          columns={columns}
          rows={shown}
        />
      </Box>
    </>
  );
}

function formatTime(minutes: number): string {
  return `${formatClock(toClockTime(minutes))}–${formatClock(toClockTime(minutes + SLOT_MINUTES))}`;
}
