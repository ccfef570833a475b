// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { slotWriter } from '@/features/reporting/api/slot-writer';
import { message } from '@/i18n/message';
import { toMinutes } from '@/lib/time-slot';
import { createPatch } from '@/features/work/model/slot-patch';
import type { CalendarDate } from '@/lib/calendar-date';
import { mockApi } from '@/mock-api/node';
import { connectClientToSession } from '@/session/connect-session';
import { noteOwner } from '@/session/token-owner';
import { tokenStore } from '@/session/token-store';
import { presentToasts } from '@/ui/toast/toast';
import { setScenario, signedInId, stored } from './reporting-steps';

const [EMPTY_DAY, FULL_DAY] = ['2026-11-23', '2026-11-18'] as const;
const WORK = { projectId: 3, taskId: 5 };
/** Successes of a server that stores nothing. */
const BODIES = ['status', 'list', 'empty', 'text-500', 'success-false', 'errors-201'];

let stopWatching = () => {};
let stopShowing = () => {};
/** The texts of all toasts of a test. */
let shownTexts: string[] = [];

beforeAll(connectClientToSession);
beforeEach(() => {
  setScenario('');
  const token = mockApi.signInAs('user');
  tokenStore.set(token);
  noteOwner({ staffId: signedInId('user'), token });
  stopWatching = slotWriter.watch();
  shownTexts = [];
  stopShowing = presentToasts({ show: ({ text }) => void shownTexts.push(text), close: () => undefined });
  mockApi.clearLog();
});
afterEach(() => {
  slotWriter.dismiss();
  stopWatching();
  stopShowing();
});

const place = () => ({ ownerId: signedInId('user'), queryClient: new QueryClient() });
const makePatch = (...slots: [date: CalendarDate, time: string, wanted: typeof WORK | null][]) =>
  createPatch(
    slots.map(([date, time, wanted]) => ({
      staffId: signedInId('user'),
      date,
      minutes: toMinutes(time),
      wanted,
    })),
  );
const calls = () => mockApi.log().map(({ path }) => path.replace('/reporting-system/', ''));
const unsent = () => slotWriter.get(signedInId('user')).unsent;

describe('a write of half hours', () => {
  it.each(BODIES)('is not reported as saved when the server stored nothing: %s', async (body) => {
    setScenario(`keeps-nothing:${body}@task-performance`);
    const patch = makePatch([EMPTY_DAY, '08:30:00', WORK], [FULL_DAY, '09:00:00', null]);
    expect(await slotWriter.run(patch, place())).toBe('notKept');
    expect([...(unsent()?.patch.keys() ?? [])]).toEqual([...patch.keys()]);
    expect(unsent()?.error).toMatchObject({ outcome: 'notSaved' });
    expect(shownTexts).toEqual([]);
  });

  it('names the half hours that the server did not keep', async () => {
    setScenario('keeps-nothing@task-performance/delete');
    const patch = makePatch([EMPTY_DAY, '08:30:00', WORK], [FULL_DAY, '09:00:00', null]);
    expect(await slotWriter.run(patch, place())).toBe('notKept');
    expect([...(unsent()?.patch.values() ?? [])]).toMatchObject([{ date: FULL_DAY, wanted: null }]);
    expect(unsent()).toMatchObject({ sent: 1, total: 2 });
  });

  it('is a delete, a create, and one read of the person', async () => {
    const patch = makePatch([EMPTY_DAY, '08:30:00', WORK], [FULL_DAY, '09:00:00', null]);
    expect(await slotWriter.run(patch, place())).toBe('saved');
    expect(calls()).toEqual(['task-performance/delete', 'task-performance/create', 'staff/get']);
    expect(stored(signedInId('user'), [EMPTY_DAY])).toHaveLength(1);
    expect(shownTexts).toEqual([message('toasts:workingHour.cleared'), message('toasts:workingHour.filled')]);
  });

  it('reports no success when the second of two requests fails', async () => {
    setScenario('500@task-performance/create');
    const patch = makePatch([EMPTY_DAY, '08:30:00', WORK], [FULL_DAY, '09:00:00', null]);
    expect(await slotWriter.run(patch, place())).toBe('unsent');
    expect(shownTexts).toEqual([]);
  });

  it('has an unknown result when the records cannot be read afterwards', async () => {
    setScenario('500@staff/get');
    expect(await slotWriter.run(makePatch([EMPTY_DAY, '08:30:00', WORK]), place())).toBe('unsent');
    expect(unsent()?.error).toMatchObject({ outcome: 'unknown' });
  });

  it('waits to be compared when the connection is lost before the read', async () => {
    setScenario('offline@staff/get');
    expect(await slotWriter.run(makePatch([EMPTY_DAY, '08:30:00', WORK]), place())).toBe('waits');
    expect(localStorage.getItem(`slot-queue:${signedInId('user')}`)).toContain('08:30:00');
  });

  describe('during a closed tab', () => {
    /** Closes the tab while the only call is under way; resolves when it is answered. */
    async function closeTab(beforeClose = () => {}) {
      setScenario('held@task-performance/create');
      const end = slotWriter.run(makePatch([EMPTY_DAY, '08:30:00', WORK]), place());
      await expect.poll(calls).toContain('task-performance/create');
      beforeClose();
      window.dispatchEvent(new Event('pagehide'));
      setScenario('');
      return end;
    }
    const queued = () => localStorage.getItem(`slot-queue:${signedInId('user')}`);

    it('waits, and shows no progress if the tab comes back', async () => {
      expect(await closeTab()).toBe('waits');
      expect(queued()).toContain('08:30:00');
      expect(slotWriter.get(signedInId('user'))).toMatchObject({ progress: null });
    });

    it('does not wait if the user has dropped it', async () => {
      expect(await closeTab(slotWriter.drop)).toBe('unsent');
      expect(queued()).toBeNull();
    });
  });
});
