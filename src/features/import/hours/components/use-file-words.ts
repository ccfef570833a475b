import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { toHours } from '@/features/work/model/day-hours';
import type { WorkIds } from '@/features/work/model/slot';
import { formatClock as formatClockTime, useFormat } from '@/i18n/format';
import { toClockTime } from '@/lib/time-slot';
import type { DayPlan, PlannedSlot } from '../model/day-plan';
import { joinSlots } from '../model/join-slots';
import type { HoursImport } from './use-hours-import';

/** Describes the days of a file. `formatSlotHours` takes a count of half hours, `formatClock` and `formatChange` minutes. */
export function useFileWords({ people, projects, tasks }: HoursImport['hoursRecords']) {
  const { t } = useTranslation('importing');
  const format = useFormat();
  return useMemo(() => {
    const namesById = new Map(people.map((person) => [person.id, format.name(person)]));
    const projectsById = new Map(projects?.map((project) => [project.id, project]));
    const tasksById = new Map(tasks?.map((task) => [task.id, task]));

    function describeWork({ projectId, taskId }: WorkIds): string {
      const project = projectsById.get(projectId);
      const task = tasksById.get(taskId);
      return `${project?.cd ?? projectId} ${task ? format.name(task) : taskId}`;
    }

    const states = {
      new: t('hours.days.new'),
      same: t('hours.days.same'),
      replaces: t('hours.days.replaces'),
      leave: t('hours.days.leave'),
      outside: t('hours.days.outside'),
      overlaps: t('hours.days.overlaps'),
    };
    const describePerson = (id: number) => namesById.get(id) ?? '';
    const formatClock = (minutes: number) => formatClockTime(toClockTime(minutes));
    const formatSlotHours = (slotCount: number) => format.hours(toHours(slotCount));

    /** Formats a difference as `+0:30`, `−0:30` or `±0:00`. */
    function formatChange(minutes: number): string {
      if (minutes === 0) return `±${formatClock(0)}`;
      return `${minutes > 0 ? '+' : '−'}${formatClock(Math.abs(minutes))}`;
    }

    function describeSlot({ wanted, state, recordedWork, overlaps, isLaid }: PlannedSlot): string {
      const words = [
        describeWork(wanted),
        state === 'new' ? '' : states[state],
        state === 'replaces' && recordedWork
          ? t('hours.slots.current', { work: describeWork(recordedWork) })
          : '',
        overlaps ? states.overlaps : '',
        isLaid ? t('hours.slots.laid') : '',
      ];
      return words.filter(Boolean).join(t('comma'));
    }

    function describeStretches({ slots, noRoom }: DayPlan): string[] {
      return [
        ...joinSlots(slots, describeSlot).map(({ start, finish, text, lines }) =>
          t('withDetail', {
            text: t('hours.slots.row', {
              start: formatClock(start),
              finish: formatClock(finish),
              work: text,
            }),
            detail: t('hours.slots.lines', { count: lines.length, lines: lines.join(t('comma')) }),
          }),
        ),
        ...(noRoom > 0 ? [t('hours.slots.noRoom', { hours: formatSlotHours(noRoom) })] : []),
      ];
    }

    return {
      states,
      describePerson,
      formatSlotHours,
      formatClock,
      formatChange,
      describeStretches,
      formatDay: (day: DayPlan) => `${format.date(day.date)} ${describePerson(day.staffId)}`,
    };
  }, [people, projects, tasks, format, t]);
}

export type FileWords = ReturnType<typeof useFileWords>;
