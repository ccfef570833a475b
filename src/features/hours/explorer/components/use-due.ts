import { useMemo } from 'react';
import { balanceConfig } from '@/config/balance-config';
import { dueFrom, summariseWork } from '@/features/work/model/due-from';
import type { StaffSlots } from '@/features/work/model/slot';
import type { Staff } from '@/session/staff-schema';
import { useToday } from '@/ui/page/use-today';
import { useDueSources } from '../../components/use-due-sources';
import type { DateRange } from '../../model/date-range';
import type { DuePerson, DueSource } from '../model/due-columns';

type DueOptions = {
  isNeeded: boolean;
  people: readonly Staff[] | undefined;
  /** The half hours of the single person, if the explorer shows one. */
  personSlots: StaffSlots | undefined;
  range: DateRange;
};

/** `due` is undefined until all sources are read. */
export function useDue({ isNeeded, people: allPeople, personSlots, range }: DueOptions) {
  const today = useToday();
  const people = useMemo(
    () => (personSlots ? allPeople?.filter(({ id }) => id === personSlots.staffId) : allPeople),
    [allPeople, personSlots],
  );
  const { sources, failures } = useDueSources(people, { isNeeded });
  const due = useMemo((): DueSource | undefined => {
    if (!isNeeded || !people || !sources) return undefined;
    const { joinDates, firstRecords, calendar, findLeaveHours } = sources;
    const duePeople = people.map((person): DuePerson => {
      const { id, eng_name, jp_name, staff_no, position, permanent_date: permanentDate } = person;
      const dates = { joinDate: joinDates.get(id) ?? null, permanentDate };
      return {
        id,
        eng_name,
        jp_name,
        staff_no,
        position,
        dueFrom: personSlots
          ? summariseWork(personSlots).dueFrom
          : dueFrom(dates, firstRecords.get(id) ?? null),
        leaveHours: findLeaveHours(person),
      };
    });
    return { people: duePeople, calendar, range, today, from: balanceConfig.from };
  }, [isNeeded, people, personSlots, sources, range, today]);
  return {
    due,
    error: failures[0]?.error ?? null,
    retry: () => {
      for (const { retry } of failures) retry();
    },
  };
}
