import { ApiError } from '@/api/api-error';
import { message } from './message';

/**
 * What a failure means to the user, as a `message()`: the server's own words where it refused the input,
 * else our text for this kind of failure.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof ApiError)) return message('common:error.server');
  if (error.outcome === 'unknown') return message('common:error.uncertain');
  const hasOwnWords = error.kind === 'invalid' || error.kind === 'server';
  if (hasOwnWords && error.serverMessage) return error.serverMessage;
  return message(error.outcome === 'notSaved' ? 'common:error.notSaved' : `common:error.${error.kind}`);
}
