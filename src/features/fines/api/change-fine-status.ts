import { ApiError } from '@/api/api-error';
import { currentToken } from '@/api/bearer-token';
import { notKept } from '@/api/save/save-outcome';
import { sendWrite } from '@/api/request';
import { provedWrite } from '@/api/save/proved-write';
import { readFines } from './fine-queries';
import type { Fine, FineStatus } from '../fields';

type Step = { id: number; token: string | null };

const sendStatus = ({ id, token }: Step, status: FineStatus) =>
  sendWrite('reporting-system/fines/status-change', { id, status }, token);

async function readStatus({ id, token }: Step): Promise<FineStatus> {
  const fine = (await readFines(undefined, token)).find((row) => row.id === id);
  if (!fine) throw new ApiError('notFound');
  return fine.status;
}

/**
 * Sends a status, then reads the list; resolves to true if the fine has the wished status.
 *
 * @throws {ApiError} with an `outcome` when the answer is lost, or when the list cannot be read afterwards.
 */
async function sendAndCheck(step: Step, sent: FineStatus, wished: FineStatus): Promise<boolean> {
  const isWished = async () => (await readStatus(step)) === wished;
  // A successful answer that changed nothing is expected here: then the other value is sent.
  await provedWrite({ write: () => sendStatus(step, sent), wasSaved: isWished, proof: 'later' });
  return isWished().catch((error: unknown) => {
    throw error instanceof ApiError && error.kind !== 'notFound' ? error.withOutcome('unknown') : error;
  });
}

/**
 * Toggles a fine between pending and complete. Some servers store the value they get, others treat it as the
 * current one and store its opposite, so the wished value is sent first, and the other one only if nothing
 * changed. Source: C2, FIN-4.
 *
 * @throws {ApiError} unless the list shows the wished status at the end.
 */
export async function changeFineStatus({ id, status }: Pick<Fine, 'id' | 'status'>): Promise<void> {
  const wished = status === 0 ? 1 : 0;
  const step = { id, token: currentToken() };
  if (await sendAndCheck(step, wished, wished)) return;
  if (await sendAndCheck(step, status, wished)) return;
  throw notKept();
}
