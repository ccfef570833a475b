// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { act, renderHook, waitFor } from '@testing-library/react';
import {
  createGroupingWorker,
  useGroupedHours,
} from '@/features/hours/explorer/components/use-grouped-hours';
import { packHours } from '@/features/hours/explorer/model/hour-columns';
import { groupTables, withDeletedHours, type GroupOrder } from '@/features/hours/explorer/model/grouping';
import { InPageWorker } from '../../support/in-page-worker';
import { useWorker } from '../../support/browser-states';

const entity = (id: number) => ({ id, eng_name: `Name ${id}`, jp_name: '' });
const range = { start: '2026-11-01', end: '2026-11-30' } as const;
const source = {
  hours: packHours([
    { member: entity(1), project: entity(7), time: '2026-11-02', halfHours: 3 },
    { member: entity(2), project: entity(8), time: '2026-10-02', halfHours: 4 },
  ]),
  totals: [{ range, people: [{ ...entity(3), hours: 2.5 }] }],
};
const order: GroupOrder = {
  sides: { rows: 'member', columns: 'month' },
  range,
  steps: [],
  comparesBefore: true,
  comparesCheck: false,
};

/** A worker that cannot be loaded. */
class NoWorker extends InPageWorker {
  override postMessage(): void {
    queueMicrotask(() => {
      this.onerror?.(new ErrorEvent('error'));
    });
  }
}

/** One more entry than are grouped in the page: each of another person. */
function readManyHours() {
  const facts = Array.from({ length: 30_001 }, (_, index) => ({
    member: entity(index),
    project: entity(7),
    time: '2026-11-02' as const,
    halfHours: 1,
  }));
  return { hours: packHours(facts), totals: undefined };
}

it.each([
  ['in a worker', InPageWorker],
  ['in the page when no worker is available', NoWorker],
])('groups half hours %s, with hidden hours and the period before', async (_where, worker) => {
  useWorker(worker);
  const grouper = createGroupingWorker(source);
  const answer = await grouper.group(order);
  const { table, compared } = answer.grouped;
  expect(table.columns.map(({ key }) => key)).toEqual(['2026-11']);
  expect(table.rows.map(({ key }) => key)).toEqual(['1', '2', '3']);
  // In half hours: three of November, none, and two hours and a half on deleted projects.
  expect([[...table.rowTotals], [...table.columnTotals], table.total]).toEqual([[3, 0, 5], [8], 8]);
  expect(compared?.early.rows.map(({ key }) => key)).toEqual(['2']);
  expect(compared?.early.total).toBe(4);
  expect(answer.names.members).toEqual([entity(1), entity(2), entity(3)]);
  grouper.end();
});

it('groups all half hours of a source, those on deleted projects too', () => {
  expect(groupTables({ hours: withDeletedHours(source) }, order).table.total).toBe(8);
  expect(groupTables({ hours: withDeletedHours({ ...source, totals: undefined }) }, order).table.total).toBe(
    3,
  );
});

it('shows no balance of many half hours before their due hours are known', async () => {
  useWorker(InPageWorker);
  const many = readManyHours();
  const calendar = { holidays: new Set<never>(), patterns: [] };
  const due = { people: [], calendar, range, today: '2026-11-20', from: null } as const;
  const plain: GroupOrder = { ...order, sides: { rows: 'project', columns: null }, comparesBefore: false };
  const { result, rerender } = renderHook(({ source: shown }) => useGroupedHours(shown, plain), {
    initialProps: { source: many as Parameters<typeof useGroupedHours>[0] },
  });
  await waitFor(() => expect(result.current.grouped?.table.total).toBe(30_001));
  rerender({ source: { ...many, due } });
  expect(result.current).toMatchObject({ grouped: undefined, isBehind: true });
  await waitFor(() => expect(result.current.isBehind).toBe(false));
  expect(result.current.grouped?.due).toBeDefined();
});

it('drops the answer to an earlier order that arrives late', async () => {
  let answerLate: (() => void) | undefined;
  /** Holds the first order back. */
  class LateWorker extends InPageWorker {
    override postMessage(message: Parameters<InPageWorker['postMessage']>[0]): void {
      if (message.name === 'group' && !answerLate) answerLate = () => super.postMessage(message);
      else super.postMessage(message);
    }
  }
  useWorker(LateWorker);
  const many = readManyHours();
  const byProject: GroupOrder = {
    ...order,
    sides: { rows: 'project', columns: null },
    comparesBefore: false,
  };
  const byMonth: GroupOrder = { ...byProject, sides: { rows: 'month', columns: null } };
  const { result, rerender } = renderHook(({ shown }) => useGroupedHours(many, shown), {
    initialProps: { shown: byProject },
  });
  rerender({ shown: byMonth });
  await waitFor(() => expect(result.current.grouped?.order).toEqual(byMonth));
  await act(async () => {
    answerLate?.();
    // Answered after the late order, because it was sent after it.
    await createGroupingWorker(many).group(byProject);
  });
  expect(result.current).toMatchObject({ grouped: { order: byMonth }, isBehind: false });
});
