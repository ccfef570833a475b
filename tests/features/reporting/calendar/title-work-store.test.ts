// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { readTitleWorks, writeTitleWorks } from '@/features/reporting/calendar/api/title-work-store';
import { rememberWork } from '@/features/reporting/calendar/model/title-works';
import { mockApi } from '@/mock-api/node';
import { signOut } from '@/session/sign-out';
import { tokenStore } from '@/session/token-store';

const ME = 4;
const learnt = rememberWork(new Map(), ['Weekly meeting'], { projectId: 2, taskId: 3 });

async function leave() {
  signOut();
  await expect.poll(() => tokenStore.get().token).toBeNull();
}

beforeEach(() => {
  localStorage.clear();
  tokenStore.set(mockApi.signInAs('user'));
});

it('the work of titles is deleted at a sign-out by default', async () => {
  writeTitleWorks(ME, learnt, false);
  expect(readTitleWorks(ME)).toEqual({ works: learnt, isKept: false });
  await leave();
  expect(readTitleWorks(ME).works).toEqual(new Map());
  expect(JSON.stringify(localStorage)).not.toContain('eekly');
});

it('the work of titles is kept on request, for this user only, and deleted at the sign-out after the request is withdrawn', async () => {
  writeTitleWorks(ME, learnt, true);
  await leave();
  expect(readTitleWorks(ME)).toEqual({ works: learnt, isKept: true });
  expect(readTitleWorks(5).works).toEqual(new Map());
  writeTitleWorks(ME, learnt, false);
  await leave();
  expect(readTitleWorks(ME).works).toEqual(new Map());
});
