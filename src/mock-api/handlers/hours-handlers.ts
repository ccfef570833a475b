import { addDays, firstOfMonth, isCalendarDate, lastOfMonth, type CalendarDate } from '@/lib/calendar-date';
import * as z from 'zod/mini';
import { dateInFormat, text } from '../body-rules';
import type { Tables } from '../db/database';
import type { SlotRow } from '../db/row-types';
import { endpoint } from '../endpoint';
import { catchAll, ok } from '../json-reply';
import { presentById, withoutDeleted } from './without-deleted';

type Range = { from: string; to: string };

function slotsWithin({ task_performance: slots }: Tables, { from, to }: Range): SlotRow[] {
  return slots.filter(({ date }) => date >= from && date <= to);
}

const allHours = endpoint({
  path: '/reporting-system/reporting/getAllHour',
  isList: true,
  body: () => z.strictObject({ start_date: text(), end_date: text() }),
  answer: ({ body, tables }) => {
    const { start_date: start, end_date: end } = body;
    const range = start <= end ? { from: start, to: end } : { from: end, to: start };
    const staff = presentById(tables.staff.rows());
    // The server sends neither a date nor a project: a client can only count these rows.
    return ok(
      slotsWithin(tables, range).flatMap((slot) => {
        const member = staff.get(slot.staff_id);
        if (!member) return [];
        const { eng_name, jp_name } = member;
        return [{ id: slot.id, staff_id: slot.staff_id, periods: slot.period, eng_name, jp_name }];
      }),
    );
  },
});

function projectRange(body: Record<string, unknown>): Range | null {
  const { start_date: start, end_date: end, week_date: weeks } = body;
  if (!isCalendarDate(end)) return null;
  // The server includes both ends: one day more than the weeks.
  if (weeks !== undefined && weeks !== null) return { from: addDays(end, -7 * Number(weeks)), to: end };
  if (!isCalendarDate(start)) return null;
  return { from: firstOfMonth(start), to: lastOfMonth(end) };
}

const projectHours = endpoint({
  path: '/reporting-system/project-hour/get',
  isList: true,
  body: () =>
    z.strictObject({
      start_date: z.optional(z.unknown()),
      end_date: z.optional(z.unknown()),
      week_date: z.optional(z.unknown()),
    }),
  answer: ({ body, tables }) => {
    const range = projectRange(body);
    if (!range) return catchAll();
    const staff = presentById(tables.staff.rows());
    const projects = presentById(tables.projects.rows());
    return ok(
      slotsWithin(tables, range).flatMap((slot) => {
        const member = staff.get(slot.staff_id);
        const project = projects.get(slot.project_id);
        if (!member || !project) return [];
        return [
          {
            staff_id: member.id,
            eng_name: member.eng_name,
            jp_name: member.jp_name,
            project_id: project.id,
            project_eng: project.eng_name,
            project_jp: project.jp_name,
            periods: slot.period,
            date: slot.date,
          },
        ];
      }),
    );
  },
});

const menPower = endpoint({
  path: '/reporting-system/men-power/get',
  isList: true,
  body: () => z.strictObject({ start_date: z.nullish(dateInFormat()), end_date: z.nullish(dateInFormat()) }),
  answer: ({ body, tables }) => {
    const { start_date: from, end_date: to } = body;
    const slots = from && to ? slotsWithin(tables, { from, to }) : tables.task_performance.rows();
    const totals = withoutDeleted(tables.projects.rows()).map((project) => ({
      project,
      slotCount: 0,
      men: new Set<number>(),
      days: new Set<CalendarDate>(),
    }));
    const totalsById = new Map(totals.map((total) => [total.project.id, total]));
    for (const slot of slots) {
      const total = totalsById.get(slot.project_id);
      if (!total) continue;
      total.slotCount++;
      total.men.add(slot.staff_id);
      total.days.add(slot.date);
    }
    return ok(
      totals.map(({ project: { id, cd, eng_name, jp_name }, slotCount, men, days }) => ({
        id,
        cd,
        eng_name,
        jp_name,
        days: days.size,
        men: men.size,
        hours: (slotCount / 2).toFixed(1),
      })),
    );
  },
});

export const hoursEndpoints = [allHours, projectHours, menPower];
