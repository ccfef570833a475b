import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDraftStore } from '@/features/reporting/components/draft/report-draft-store';
import { readReportingChoice } from '@/features/reporting/model/reporting-search';
import { usePersistedPainting } from '@/features/reporting/painter/components/use-persisted-painting';
import { toMinutes, toPeriod } from '@/lib/time-slot';
import { createPatch, type PatchedSlot } from '@/features/work/model/slot-patch';
import { listDrafts, writeDraft } from '@/session/draft-store';
import { SignedInStaff } from '@/session/signed-in-staff';
import { staffSchema } from '@/session/staff-schema';
import { removeLocks, stubLocks } from '../../support/fake-locks';

const ME = staffSchema.parse({ id: 4, role: 2 });

const slot = (time: string, taskId: number | null): PatchedSlot => ({
  staffId: 4,
  date: '2026-11-23',
  minutes: toMinutes(time),
  wanted: taskId === null ? null : { projectId: 3, taskId },
});

/** As an earlier release stored it. */
const leftBehind = (name: string, period: string, task_id: number) =>
  writeDraft(4, name, {
    changes: {
      painted: [{ staff_id: 4, date: '2026-11-23', period, wanted: { project_id: 3, task_id } }],
    },
    base: {},
  });

/** The timeline of one tab, which is open until it is left. */
async function openTimeline() {
  const store = createDraftStore(readReportingChoice(new URLSearchParams()));
  const { unmount } = renderHook(() => usePersistedPainting(store), {
    wrapper: ({ children }) => <SignedInStaff value={ME}>{children}</SignedInStaff>,
  });
  // The locks answer a moment later.
  await new Promise<void>((resolve) => queueMicrotask(() => queueMicrotask(resolve)));
  const painted = () =>
    [...store.get().painted.values()].map(({ minutes, wanted }) => [toPeriod(minutes), wanted?.taskId]);
  const paint = (...slots: PatchedSlot[]) =>
    store.dispatch({ type: 'paint', change: (now) => new Map([...now, ...createPatch(slots)]) });
  return { painted, paint, leave: unmount };
}

describe('the timelines of two tabs', () => {
  beforeEach(stubLocks);
  afterEach(removeLocks);

  it('keep the painted half hours of each, and the next one shows both', async () => {
    const first = await openTimeline();
    const second = await openTimeline();
    first.paint(slot('09:00:00', 5));
    second.paint(slot('10:00:00', 6));
    expect([first.painted(), second.painted()]).toEqual([[['09:00:00', 5]], [['10:00:00', 6]]]);
    first.leave();
    second.leave();
    const third = await openTimeline();
    expect(third.painted().toSorted()).toEqual([
      ['09:00:00', 5],
      ['10:00:00', 6],
    ]);
    expect(listDrafts(4, 'painting')).toHaveLength(1);
  });

  it('do not take over half hours from a tab that is still open', async () => {
    const first = await openTimeline();
    first.paint(slot('09:00:00', 5));
    const second = await openTimeline();
    expect(second.painted()).toEqual([]);
    second.paint(slot('09:00:00', null));
    expect(listDrafts(4, 'painting')).toHaveLength(2);
  });

  it('restore half hours stored by an earlier release', async () => {
    leftBehind('painting', '09:00:00', 5);
    expect((await openTimeline()).painted()).toEqual([['09:00:00', 5]]);
  });
});
