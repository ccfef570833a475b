// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { countInvalidRows } from '@/api/invalid-rows';
import { WorkerResult } from '@/api/read-in-worker';
import { decodeSlots, staffSlotsSchema } from '@/features/work/api/slot-queries';
import { recordedDates, slotsOn } from '@/features/work/model/slot-days';
import { addDays } from '@/lib/calendar-date';
import { toPeriod } from '@/lib/time-slot';
import { InPageWorker } from '../../support/in-page-worker';
import { useWorker } from '../../support/browser-states';

const project = { id: 2, cd: 'INV01', eng_name: 'Inventory', jp_name: '在庫', deleted_at: null };
const makeRows = (days: number) =>
  Array.from({ length: days * 16 }, (_, index) => ({
    date: addDays('2016-01-01', Math.floor(index / 16)),
    period: toPeriod(510 + 30 * (index % 16)),
    project_id: index % 5 ? '2' : 9,
    task_id: 5,
    project: index % 5 ? project : null,
  }));
const makeBlob = (text: string) => new Blob([text]);
const LONG = [
  { id: 4, task_performance: [...makeRows(300), { date: null }], task_performance_setting: [{ day: 8 }] },
];
const never = () => new AbortController().signal;

/** A worker of a release that is gone. */
class MissingWorker extends InPageWorker {
  constructor() {
    super();
    void Promise.resolve().then(() => void this.onerror?.call(this, new ErrorEvent('error')));
  }

  override postMessage(): void {
    // No worker runs in this test.
  }
}

const read = (answer: unknown) => countInvalidRows(() => staffSlotsSchema.safeParse(answer).data);

/** All that was read, day by day. */
function describeAnswer(answer: unknown) {
  const { result, invalidRows } = read(answer);
  return {
    invalidRows,
    days: result && recordedDates(result.days).map((date) => [date, slotsOn(result.days, date)]),
  };
}

describe('a long response', () => {
  it('is decoded in a worker as in the page, with the count of invalid rows', async () => {
    const answer = await decodeSlots(makeBlob(JSON.stringify(LONG)), never());
    expect(answer).toBeInstanceOf(WorkerResult);
    expect(describeAnswer(answer)).toEqual(describeAnswer(LONG));
    expect(describeAnswer(answer)).toMatchObject({ invalidRows: 2, days: { length: 300 } });
  });

  it('is decoded in the page when no worker is available', async () => {
    useWorker(MissingWorker);
    expect(await decodeSlots(makeBlob(JSON.stringify(LONG)), never())).toEqual(LONG);
  });

  it.each([
    ['is cut off', JSON.stringify(LONG).slice(0, -2), undefined],
    ['is a failure', JSON.stringify({ status: 500, trace: 'x'.repeat(600_000) }), { status: 500 }],
  ])('that %s is returned unchanged', async (_what, text, answer) => {
    const given = await decodeSlots(makeBlob(text), never());
    if (answer) expect(given).toMatchObject(answer);
    else expect(given).toBeUndefined();
    expect(read(given).result).toBeUndefined();
  });

  it('is no longer awaited after a cancel', async () => {
    const controller = new AbortController();
    const decoded = decodeSlots(makeBlob(JSON.stringify(LONG)), controller.signal);
    const reason = new Error('left');
    controller.abort(reason);
    await expect(decoded).rejects.toBe(reason);
  });
});

it('a short response is decoded at once', async () => {
  expect(await decodeSlots(makeBlob('[]'), never())).toEqual([]);
  expect(await decodeSlots(makeBlob('<html>'), never())).toBeUndefined();
});
