import { createRecord } from '@/api/save/create-record';
import type { ManyAct } from '@/session/many/many-run';
import { sendLeave } from '../../api/leave-mutations';
import { readLeaveRecords, readLeaves } from '../../api/leave-queries';
import type { Leave, Person } from '../../model/leave';
import { timesLeaveSaved } from '../../model/lost-response';
import { createLeaveFinder } from '../../model/person-leaves';
import type { LeavePayload } from '../../model/registration';
import { holdsLeave } from '../model/day-warnings';

export type LeaveOfOne = { person: Person; payload: LeavePayload };

async function readEverybody(): Promise<(person: Person) => Leave[]> {
  const records = await readLeaveRecords();
  const isListNeeded = records.some(({ leaves }) => leaves === null);
  return createLeaveFinder(records, isListNeeded ? await readLeaves() : []);
}

/** Registers leave for many people: skips existing leave, and checks lost answers on the server. */
export function registerForMany<Row>(toLeave: (row: Row) => LeaveOfOne): ManyAct<Row> {
  let lastReadLeaves: ((person: Person) => Leave[]) | null = null;
  return {
    readDone: async () => {
      const read = await readEverybody();
      lastReadLeaves = read;
      return (row) => {
        const { person, payload } = toLeave(row);
        return holdsLeave(read(person), payload);
      };
    },
    send: (row) => {
      const { person, payload } = toLeave(row);
      const findReadLeaves = lastReadLeaves;
      const readNow = async () => (await readEverybody())(person);
      return createRecord({
        key: `leave/create ${JSON.stringify(payload)}`,
        write: () => sendLeave(payload),
        readBefore: async () => findReadLeaves?.(person) ?? readNow(),
        readNow,
        timesSaved: (before, now) => timesLeaveSaved(payload, before, now),
        proof: 'later',
      });
    },
  };
}
