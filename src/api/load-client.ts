import { unlessAborted } from '@/lib/unless-aborted';
import { ApiError } from './api-error';
import type * as Client from './client';
import type { Transport } from './transport';

let loading: Promise<typeof Client> | undefined;

/**
 * The client, which stands on a library that no page waits for.
 *
 * @throws {ApiError} where it is not to be had, without a network or of a release that is gone: whoever asks again tries again.
 */
export function loadClient(): Promise<typeof Client> {
  loading ??= import('./client').catch((cause: unknown) => {
    loading = undefined;
    throw new ApiError('offline', { isUnsent: true, cause });
  });
  return loading;
}

/** Fetches it for those who will need it. A failure shows when it is needed. */
export function fetchClientAhead(): void {
  loadClient().catch(() => undefined);
}

/** How a call travels where nothing else is said. */
export const sendByLoadedClient: Transport = async (call) => {
  const { sendByClient } = await unlessAborted(loadClient(), call.signal);
  return sendByClient(call);
};
