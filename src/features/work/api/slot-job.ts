import { readJson } from '@/api/read-json';
import { countSkipped } from '@/api/unreadable-rows';
import { isPeople, readPerson, type PersonSlots } from './slot-reader';

/** What the worker says to the page. */
export type SlotReport =
  | { kind: 'slots'; slots: PersonSlots; unreadable: number }
  /** What holds no half hours, e.g. a failure in JSON; undefined where it is no JSON. */
  | { kind: 'other'; answer: unknown };

type Report = (report: SlotReport, transfer: Transferable[]) => void;

/** What the worker does: it reads a long answer of `staff/get`. */
export function createSlotJob(report: Report): (received: Blob) => Promise<void> {
  return async (received) => {
    const answer = await readJson(received);
    if (!isPeople(answer)) return report({ kind: 'other', answer }, []);
    const { result: slots, unreadable } = countSkipped(() => readPerson(answer));
    const { days, starts, minutes, projectIds, taskIds } = slots.days;
    const columns = [days, starts, minutes, projectIds, taskIds];
    report(
      { kind: 'slots', slots, unreadable },
      columns.map(({ buffer }) => buffer),
    );
  };
}
