// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { checkedMonthQueries, saveCheckedMonth } from '@/features/work/api/checked-months';
import { hangDatabase, holdLongTimeouts } from '../../support/browser-states';

const CHECKED = {
  month: '2026-10',
  checkedAt: 0,
  by: { eng_name: 'Aye Aye', jp_name: '' },
  projects: [],
  facts: [],
} as const;

describe('a browser whose store never answers', () => {
  it.each([
    ['saves no check', (client: QueryClient) => saveCheckedMonth(client, 1, '2026-10', CHECKED), false],
    ['removes none', (client: QueryClient) => saveCheckedMonth(client, 1, '2026-10', null), false],
    ['has none', (client: QueryClient) => client.query(checkedMonthQueries.ofMonth(1, '2026-10')), null],
  ])('%s, after ten seconds', async (_what, act, expected) => {
    const client = new QueryClient();
    await saveCheckedMonth(client, 1, '2026-10', CHECKED);
    client.clear();
    hangDatabase();
    const timeouts = holdLongTimeouts();
    const result = act(client);
    await vi.waitFor(() => expect(timeouts.map(({ seconds }) => seconds)).toContain(10));
    timeouts.find(({ seconds }) => seconds === 10)?.end();
    expect(await result).toBe(expected);
  });
});
