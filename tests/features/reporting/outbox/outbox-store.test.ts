// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { outbox, enqueue, seenSlots } from '@/features/reporting/outbox/api/outbox-store';
import type { Parking } from '@/features/reporting/outbox/model/outbox-jobs';
import { slotQueries } from '@/features/work/api/slot-queries';
import { recordedOn } from '@/features/work/model/slot-patch';
import { setClock } from '@/lib/clock';
import { A, B, DAY, patch, recorded, slot, staffSlots } from '../../work/slot-builders';
import { fillStorage, keepStorage } from '../../../support/browser-states';

const ME = 4;
const REFUSED: Parking = { reason: 'refused', message: 'no' };
const recordedSlots = recorded(staffSlots(ME, { [DAY]: [slot('09:00', 7, 7)] }));

const put = (of: ReturnType<typeof patch>, parking?: Parking) => enqueue(ME, of, recordedSlots, parking);
const starts = () => outbox.jobs(ME).map(({ slots }) => slots.map(({ minutes }) => minutes));

beforeEach(() => setClock(() => new Date(Date.UTC(2026, 10, 20, 3))));
afterEach(() => setClock());

describe('the outbox', () => {
  it('stores jobs with the earlier records, for their owner only', () => {
    const id = put(patch(['09:00', A], ['09:30', null]));
    expect(outbox.jobs(ME)).toEqual([
      {
        id,
        queuedAt: Date.UTC(2026, 10, 20, 3),
        parking: null,
        slots: [
          { staffId: ME, date: DAY, minutes: 540, wanted: A, before: { projectId: 7, taskId: 7 } },
          { staffId: ME, date: DAY, minutes: 570, wanted: null, before: null },
        ],
      },
    ]);
    expect(outbox.jobs(1)).toEqual([]);
  });

  it('returns the id of each job, or of the older one when nothing is new', () => {
    const first = put(patch(['09:00', A]));
    const second = put(patch(['09:30', A]));
    expect([first, second, put(patch(['09:00', A]))]).toEqual([
      first,
      expect.not.stringMatching(`^${first}$`),
      first,
    ]);
    expect(outbox.jobs(ME)).toHaveLength(2);
  });

  it('stores unfinished writes separately', () => {
    put(patch(['09:00', A]), REFUSED);
    expect(outbox.jobs(ME)).toMatchObject([{ parking: REFUSED }]);
  });

  it('returns the same list until it changes, also from another tab, and notifies listeners', () => {
    put(patch(['09:00', A]));
    const before = outbox.jobs(ME);
    expect(outbox.jobs(ME)).toBe(before);
    const listener = vi.fn<() => void>();
    const unsubscribe = outbox.subscribe(listener);
    put(patch(['09:30', A]));
    expect(listener).toHaveBeenCalledTimes(1);
    expect(outbox.jobs(ME)).not.toBe(before);
    for (const key of [`slot-queue:${ME}`, null, 'token']) {
      window.dispatchEvent(new StorageEvent('storage', { key }));
    }
    expect(listener).toHaveBeenCalledTimes(3);
    unsubscribe();
    outbox.wipe(ME);
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('leaves nothing in the browser once it is empty', () => {
    put(patch(['09:00', A]));
    expect(localStorage).toHaveLength(1);
    expect(outbox.wipe(ME)).toBe(true);
    expect([outbox.jobs(ME), localStorage.length]).toEqual([[], 0]);
  });

  it('reports a failing storage, and is unchanged', () => {
    put(patch(['09:00', A]));
    const listener = vi.fn<() => void>();
    const unsubscribe = outbox.subscribe(listener);
    fillStorage();
    expect(put(patch(['09:30', A]))).toBeNull();
    expect([starts(), listener.mock.calls.length]).toEqual([[[540]], 0]);
    unsubscribe();
  });

  it('reports jobs that the browser does not remove', () => {
    put(patch(['09:00', A]));
    keepStorage();
    expect(outbox.wipe(ME)).toBe(false);
    expect(starts()).toEqual([[540]]);
  });
});

describe('the records shown to a member', () => {
  it('are the read records with the outbox applied', () => {
    const client = new QueryClient();
    client.setQueryData(slotQueries.ofStaff(ME).queryKey, recordedSlots.get(ME));
    put(patch(['09:30', B]));
    const seen = seenSlots(client, ME, patch(['09:00', A], ['09:00', A, DAY, 9]));
    expect([...seen.keys()]).toEqual([ME]);
    expect([...recordedOn(seen, ME, DAY).values()].map(({ projectId }) => projectId)).toEqual([7, 2]);
  });
});
