import { ApiError } from '@/api/api-error';
import { currentToken } from '@/api/bearer-token';
import { sendWrite } from '@/api/request';
import { provedWrite } from '@/api/save/proved-write';
import { notKept } from '@/api/save/save-outcome';
import type { Fine } from '../fields';
import { FINE_STATUS, type FineStatus } from '../model/fine-status';
import { readFines } from './fine-queries';

type Target = { id: number; token: string | null };

const sendStatus = ({ id, token }: Target, status: FineStatus) =>
  sendWrite('reporting-system/fines/status-change', { id, status }, token);

async function readStatus({ id, token }: Target): Promise<FineStatus> {
  const fine = (await readFines({ token })).find((row) => row.id === id);
  if (!fine) throw new ApiError('notFound');
  return fine.status;
}

/**
 * Sends a status, then reads the list; resolves to true if the fine has the requested status.
 * @throws {ApiError} with an `outcome` where the answer is lost or the list cannot be read, and `notFound`
 *   for a deleted fine.
 */
async function sendAndCheck(target: Target, sent: FineStatus, requested: FineStatus): Promise<boolean> {
  const isChanged = async () => (await readStatus(target)) === requested;
  await provedWrite({ write: () => sendStatus(target, sent), wasSaved: isChanged, proof: 'later' });
  try {
    return await isChanged();
  } catch (error) {
    throw error instanceof ApiError && error.kind !== 'notFound' ? error.withOutcome('unknown') : error;
  }
}

/**
 * Toggles a fine between pending and complete. Some servers store the value that they get, others take it
 * for the current one and store its opposite: the current `status` is sent only if the requested one
 * changed nothing. Source: C2, FIN-4.
 * @throws {ApiError} unless the list shows the requested status at the end.
 */
export async function changeFineStatus({ id, status }: Pick<Fine, 'id' | 'status'>): Promise<void> {
  const requested = status === FINE_STATUS.pending ? FINE_STATUS.complete : FINE_STATUS.pending;
  const target = { id, token: currentToken() };
  if (await sendAndCheck(target, requested, requested)) return;
  if (await sendAndCheck(target, status, requested)) return;
  throw notKept();
}
