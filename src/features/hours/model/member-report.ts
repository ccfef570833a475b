import * as z from 'zod/mini';
import type { FindStaffNumber } from '@/features/members/model/staff-numbers';
import { choice } from '@/i18n/form-checks';
import { dateKeywords, localName, nameKeywords } from '@/i18n/format';
import type { Language } from '@/i18n/language';
import type { CalendarDate } from '@/lib/calendar-date';
import type { Named } from '@/lib/named';
import { urlNumber } from '@/lib/url-fields';
import type { HourFact } from '../explorer/model/hour-columns';
import { DIMENSIONS, type Dimension } from './hours-pivot';
import { checkRange } from './range-form';

/** The range and the member of the form; `''` means everybody. */
export const memberReportFormSchema = z
  .object({ start: z.string(), end: z.string(), member: choice() })
  .check(checkRange);

const reportSchema = z.object({
  member: urlNumber,
  by: z.catch(z.enum(DIMENSIONS), 'member'),
  then: z.catch(z.enum(DIMENSIONS), 'project'),
});

/** The member of the report, null for everybody, and its two dimensions. */
export type MemberReport = { member: number | null; by: readonly [Dimension, Dimension] };

/** The dimensions of an answer: only that of a single member has tasks. */
export function dimensionsFor(member: number | null): readonly Dimension[] {
  return DIMENSIONS.filter((dimension) => (member === null ? dimension !== 'task' : dimension !== 'member'));
}

/** Reads `?member=4&by=task&then=day`; falls back to two different dimensions. Source: HR-4. */
export function readMemberReport(params: URLSearchParams): MemberReport {
  const { member, by, then } = reportSchema.parse(Object.fromEntries(params));
  const offered = dimensionsFor(member);
  const first = offered.find((dimension) => dimension === by) ?? 'project';
  const others = offered.filter((dimension) => dimension !== first);
  const second = others.find((dimension) => dimension === then) ?? others[0] ?? 'day';
  return { member, by: [first, second] };
}

type Words = {
  deletedProjects: string;
  deletedTask: string;
  language: Language;
  findStaffNo?: FindStaffNumber;
  day: (date: CalendarDate) => string;
  unknownDay: string;
};

/** The label of one dimension of a fact, and the keywords by which a search finds it. */
export function describeHours({ time, ...fact }: HourFact, dimension: Dimension, words: Words) {
  const describeEntity = (entity: Named | null | undefined, missing: string) => ({
    label: (entity && localName(entity, words.language)) || missing,
    keywords: entity ? nameKeywords(entity) : [],
  });
  switch (dimension) {
    case 'member': {
      const { label, keywords } = describeEntity(fact.member, '');
      const staffNo = words.findStaffNo?.({ ...fact.member, staffId: fact.member.id }) ?? '';
      return { label, keywords: [...keywords, staffNo] };
    }
    case 'project':
      return describeEntity(fact.project, words.deletedProjects);
    case 'task':
      return describeEntity(fact.task, words.deletedTask);
    case 'day':
      return typeof time === 'string'
        ? { label: words.day(time), keywords: dateKeywords(time) }
        : { label: words.unknownDay, keywords: [] };
  }
}
