import { QueryClient } from '@tanstack/react-query';
import { expect, vi } from 'vitest';
import { createOutboxSender } from '@/features/reporting/outbox/api/outbox-sender';
import { outbox } from '@/features/reporting/outbox/api/outbox-store';
import type { Parking } from '@/features/reporting/outbox/model/outbox-jobs';
import { createPatch, type SlotContent } from '@/features/work/model/slot-patch';
import { toMinutes } from '@/lib/time-slot';
import { mockApi } from '@/mock-api/node';
import { tokenStore } from '@/session/token-store';
import { signedInId } from '../reporting-steps';

export const DAY = '2026-11-24';
export const SLOT = { date: DAY, period: '09:00:00', project_id: 1, task_id: 1 };

/** The outbox of one user as the release before stored it: a half hour to fill, where there was nothing. */
export function storeJob(ownerId = signedInId('user'), period = SLOT.period) {
  const { date, project_id, task_id } = SLOT;
  const wanted = { project_id, task_id };
  const slot = { staff_id: signedInId('user'), date, period, wanted, before: null };
  const job = { id: '1', queuedAt: 0, slots: [slot], parking: null, kind: 'fill' };
  localStorage.setItem(`slot-queue:${ownerId}`, JSON.stringify({ version: 1, jobs: [job] }));
}

export const halfHourPatch = (time: string, wanted: SlotContent = { projectId: 1, taskId: 1 }) =>
  createPatch([{ staffId: signedInId('user'), date: DAY, minutes: toMinutes(time), wanted }]);

export const signIn = (username: string) => tokenStore.set(mockApi.signInAs(username));
export const isAsked = (path: string) =>
  vi.waitFor(() => expect(mockApi.log().at(-1)?.path).toMatch(path), { timeout: 5_000 });

let end: () => void = () => undefined;

export const disconnect = (): void => end();

/** Connects a sender in place of the last one, without a page: it needs only an outbox, a session and a server. */
export function connect(ownerId = signedInId('user')) {
  disconnect();
  const sender = createOutboxSender();
  const queryClient = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } });
  const sent: number[] = [];
  const parked: Parking[] = [];
  end = sender.connect({
    ownerId,
    queryClient,
    onSent: (count) => sent.push(count),
    onParked: (parking) => parked.push(parking),
  });
  const settled = () => vi.waitFor(() => expect(sender.get().isSending).toBe(false), { timeout: 5_000 });
  return { sender, queryClient, sent, parked, settled, jobs: () => outbox.jobs(ownerId) };
}
