import type { FindStaffNumber } from '@/features/members/model/staff-numbers';
import { localName } from '@/i18n/format';
import { dateKeywords, nameKeywords } from '@/i18n/search-keywords';
import type { Language } from '@/i18n/language';
import type { CalendarDate } from '@/lib/calendar-date';
import type { Named } from '@/lib/named';
import type { HourFact } from '../explorer/model/hour-columns';
import type { Dimension } from './hours-pivot';

type Words = {
  deletedProjects: string;
  deletedTask: string;
  language: Language;
  findStaffNo: FindStaffNumber;
  day: (date: CalendarDate) => string;
  unknownDay: string;
};

export function describeHours({ time, ...fact }: HourFact, dimension: Dimension, words: Words) {
  const toLabel = (entity: Named) => localName(entity, words.language) || `#${entity.id}`;
  const describeEntity = (entity: Named | null | undefined, missing: string) =>
    entity ? { label: toLabel(entity), keywords: nameKeywords(entity) } : { label: missing, keywords: [] };
  switch (dimension) {
    case 'member': {
      const { member } = fact;
      const staffNo = words.findStaffNo({ ...member, staffId: member.id });
      return { label: toLabel(member), keywords: [...nameKeywords(member), staffNo] };
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
