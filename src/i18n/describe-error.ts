import { ApiError } from '@/api/api-error';
import { message } from './message';
import { explainServerMessage, quoteServerMessage } from './server-messages';

/** Returns a `message()`: the server's, explained or quoted, else one for the kind of failure. */
export function describeError(error: unknown): string {
  if (!(error instanceof ApiError)) return message('common:error.server');
  if (error.outcome === 'unknown') return message('common:error.uncertain');
  const { kind, serverMessage } = error;
  if (serverMessage && (kind === 'invalid' || kind === 'server')) {
    return (
      explainServerMessage(serverMessage) ??
      quoteServerMessage(kind === 'invalid' ? 'common:error.refused' : 'common:error.answered', serverMessage)
    );
  }
  if (error.outcome !== 'notSaved') return message(`common:error.${kind}`);
  const isAnswered = error.status !== undefined && error.status < 300;
  return message(isAnswered ? 'common:error.notKept' : 'common:error.notSaved');
}
