// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { registerForMany } from '@/features/leave/company-day/api/register-for-many';
import { toPayload } from '@/features/leave/company-day/model/company-rows';
import type { LeavePayload } from '@/features/leave/model/registration';
import { mockApi } from '@/mock-api/node';
import { connectClientToSession } from '@/session/connect-session';
import { runMany } from '@/session/many/many-run';
import { noteOwner } from '@/session/token-owner';
import { tokenStore } from '@/session/token-store';
import { frozen } from '../../support/frozen';

const ENTERED: LeavePayload = { staff_id: 0, leave_date: '2026-11-25', duration: 2, reason: 'Founding day' };

describe('leave for many, sent one by one', () => {
  const people = (...ids: number[]) =>
    ids.map((id) => {
      const row = mockApi.rows('staff').find((one) => one.id === id);
      return { id, eng_name: row?.eng_name ?? '', jp_name: row?.jp_name ?? '' };
    });

  async function register(scenario: string, ids: number[], times = 1) {
    mockApi.setScenario(frozen(scenario));
    const token = mockApi.signInAs('admin');
    noteOwner({ staffId: 1, token });
    tokenStore.set(token);
    connectClientToSession();
    const rows = people(...ids).map((person) => ({
      person,
      payload: toPayload(ENTERED, person.id, '2026-11-25'),
    }));
    let ends = new Map<object, { how: string }>();
    for (let time = 0; time < times; time += 1) {
      ends = new Map(
        await runMany(
          rows,
          registerForMany((row) => row),
        ).end,
      );
    }
    const listRecords = (id: number) => mockApi.rows('leave_records').filter((row) => row.staff_id === id);
    const stored = ids.map((id) => {
      const own = new Set(listRecords(id).map((row) => row.id));
      const isOurs = (row: { rec_id: number; reason: string | null; leave_type: number }) =>
        own.has(row.rec_id) && row.reason?.startsWith('Founding day');
      return mockApi
        .rows('leaves')
        .filter(isOurs)
        .reduce((sum, row) => sum + Number(row.duration === '2'), 0);
    });
    return { outcomes: rows.map((row) => ends.get(row)?.how ?? 'unsent'), stored };
  }

  it.each(['', 'generation:a', 'strict', 'half-keeping', 'odd-rows'])(
    'reaches each person once on "%s"',
    async (variant) => {
      expect(await register(variant, [3, 4, 5], 2)).toEqual({
        outcomes: ['done', 'done', 'done'],
        stored: [1, 1, 1],
      });
    },
  );

  it.each([
    ['lost-response@leave/create!once', ['done', 'done', 'done'], [1, 1, 1]],
    ['500-after@leave/create!once', ['done', 'done', 'done'], [1, 1, 1]],
    ['502@leave/create!once', ['failed', 'done', 'done'], [0, 1, 1]],
    ['200-500@leave/create!once', ['failed', 'done', 'done'], [0, 1, 1]],
    ['offline@leave-record', ['unsent', 'unsent', 'unsent'], [0, 0, 0]],
  ])('relies on the leave records, not on the response: %s', async (fault, outcomes, stored) => {
    expect(await register(fault, [3, 4, 5])).toEqual({ outcomes, stored });
  });

  it('reports a person without a leave record, and continues with the others', async () => {
    const withRecord = new Set(mockApi.rows('leave_records').map((row) => row.staff_id));
    const without =
      mockApi.rows('staff').find(({ id, deleted_at: gone }) => !gone && !withRecord.has(id))?.id ?? 0;
    expect(without).toBeGreaterThan(0);
    for (const variant of ['', 'generation:a']) {
      const { outcomes, stored } = await register(variant, [without, 6]);
      expect([outcomes, stored]).toEqual([
        ['failed', 'done'],
        [0, 1],
      ]);
      mockApi.reset();
    }
  });
});
