import { createRecord } from '@/api/save/create-record';
import type { ManyAct } from '@/session/many/many-run';
import { toCreateLeaveRequest } from '../../api/leave-mutations';
import { readLeaveRecords, readLeaves } from '../../api/leave-queries';
import type { Leave, Person } from '../../model/leave';
import { timesLeaveSaved } from '../../model/lost-response';
import { createLeaveFinder, lacksLeaves } from '../../model/person-leaves';
import type { LeavePayload } from '../../model/registration';
import { holdsLeave } from '../model/company-rows';

export type PersonLeave = { person: Person; payload: LeavePayload };

type LeaveFinder = (person: Person) => Leave[];

async function fetchLeaveFinder(): Promise<LeaveFinder> {
  const records = await readLeaveRecords();
  return createLeaveFinder(records, lacksLeaves(records) ? await readLeaves() : []);
}

/** Registers leave for many people: skips the same leave if it exists, and checks lost answers on the server. */
export function registerForMany<Row>(toLeave: (row: Row) => PersonLeave): ManyAct<Row> {
  let lastFinder: LeaveFinder | null = null;
  return {
    readDone: async () => {
      const findLeaves = await fetchLeaveFinder();
      lastFinder = findLeaves;
      return (row) => {
        const { person, payload } = toLeave(row);
        return holdsLeave(findLeaves(person), payload);
      };
    },
    send: (row) => {
      const { person, payload } = toLeave(row);
      // The finder as of now: a later `readDone` must not change the state before this request.
      const findLeavesBefore = lastFinder;
      const readNow = async () => {
        const findLeaves = await fetchLeaveFinder();
        return findLeaves(person);
      };
      return createRecord({
        ...toCreateLeaveRequest(payload),
        readBefore: async () => findLeavesBefore?.(person) ?? readNow(),
        readNow,
        timesSaved: (before, now) => timesLeaveSaved(payload, before, now),
        proof: 'later',
      });
    },
  };
}
