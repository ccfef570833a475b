import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { toHours } from '@/features/work/model/day-hours';
import type { WorkIds } from '@/features/work/model/slot';
import { formatClock, useFormat } from '@/i18n/format';
import { SLOT_MINUTES, toClockTime } from '@/lib/time-slot';
import type { DayPlan, PlannedSlot } from '../model/half-hours';
import type { HoursImport } from './use-hours-import';

export function useFileWords({ people, projects, tasks }: HoursImport['knownHours']) {
  const { t } = useTranslation('importing');
  const format = useFormat();
  return useMemo(() => {
    const named = new Map(people.map((person) => [person.id, format.name(person)]));
    const [projectsById, tasksById] = [projects, tasks].map(
      (list) => new Map(list?.map((thing) => [thing.id, thing])),
    );

    function work({ projectId, taskId }: WorkIds): string {
      const project = projectsById?.get(projectId);
      const task = tasksById?.get(taskId);
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
    const person = (id: number) => named.get(id) ?? '';
    const clock = (minutes: number) => formatClock(toClockTime(minutes));
    const hours = (slots: number) => format.hours(toHours(slots));

    /** Formats a difference as `+0:30`. */
    function change(minutes: number): string {
      const sign = minutes > 0 ? '+' : minutes < 0 ? '−' : '±';
      return `${sign}${clock(Math.abs(minutes))}`;
    }

    /** Describes adjacent half hours with the same work and state in one sentence each. */
    function stretches({ slots, noRoom }: DayPlan): string[] {
      const parts: { first: PlannedSlot; finish: number; what: string; lines: Set<number> }[] = [];
      for (const slot of slots) {
        const what = [
          slot.state === 'new' ? '' : states[slot.state],
          slot.state === 'replaces' && slot.recordedWork
            ? t('hours.slots.stands', { work: work(slot.recordedWork) })
            : '',
          slot.overlaps ? states.overlaps : '',
          slot.isLaid ? t('hours.slots.laid') : '',
        ];
        const text = [work(slot.wanted), ...what].filter(Boolean).join(t('comma'));
        const last = parts.at(-1);
        if (last?.what === text && last.finish === slot.minutes) {
          last.finish += SLOT_MINUTES;
          for (const line of slot.lines) last.lines.add(line);
        } else
          parts.push({
            first: slot,
            finish: slot.minutes + SLOT_MINUTES,
            what: text,
            lines: new Set(slot.lines),
          });
      }
      return [
        ...parts.map(({ first, finish, what, lines }) =>
          t('grid.problem', {
            text: t('hours.slots.row', { start: clock(first.minutes), finish: clock(finish), work: what }),
            problem: t('hours.slots.lines', { lines: [...lines].join(t('comma')) }),
          }),
        ),
        ...(noRoom > 0 ? [t('hours.slots.noRoom', { hours: hours(noRoom) })] : []),
      ];
    }

    return {
      states,
      person,
      work,
      hours,
      clock,
      change,
      stretches,
      day: (day: DayPlan) => `${format.date(day.date)} ${person(day.staffId)}`,
    };
  }, [people, projects, tasks, format, t]);
}

export type FileWords = ReturnType<typeof useFileWords>;
