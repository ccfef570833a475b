// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { connectSession } from '@/api/bearer-token';
import { changeFineStatus } from '@/features/fines/api/change-fine-status';
import { mockApi } from '@/mock-api/node';

it('the second write of a status change and its read are not sent with the token of another user', async () => {
  let token = mockApi.signInAs('admin');
  connectSession({ getToken: () => token, onUnauthorized: () => undefined });
  const fine = mockApi.rows('fines').find(({ status }) => status === 0);
  // This server flips: the first value changes nothing.
  mockApi.setScenario('slow:200@status-change');
  const change = changeFineStatus({ id: fine?.id ?? 0, status: 0 });
  await vi.waitFor(() => expect(mockApi.log()).toHaveLength(1));
  token = mockApi.signInAs('user');
  await expect(change).rejects.toMatchObject({ kind: 'unauthorized' });
  expect(mockApi.log().map(({ path }) => path)).toEqual(['/reporting-system/fines/status-change']);
});
