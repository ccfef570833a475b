import type { MutationMeta } from '@tanstack/react-query';
import { ApiError } from '@/api/api-error';
import type { IncompleteSave } from '@/api/save/save-outcome';
import { describeError } from '@/i18n/describe-error';
import { message } from '@/i18n/message';

export const INCOMPLETE_TEXTS: Record<IncompleteSave['kind'], string> = {
  partlyKept: message('saving:toast.partlyKept'),
  changed: message('saving:toast.changed'),
  gone: message('saving:toast.gone'),
};

/** True for an ended session, whose own dialog explains it. */
export const isUnauthorized = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'unauthorized';

/** The text of `meta.failure`, unless the failure has a text that explains more. */
export function describeMutationFailure(
  error: unknown,
  { failure, explains = [] }: Partial<MutationMeta> = {},
): string {
  const apiError = error instanceof ApiError ? error : undefined;
  const outcome = apiError?.outcome;
  const isAnswerLost = apiError?.kind !== 'server' && outcome !== undefined;
  const isExplained =
    (apiError?.kind === 'invalid' && explains.includes('refusal')) ||
    (isAnswerLost && explains.includes('lostAnswer')) ||
    // An unknown outcome is no failure, so a text of failure would be wrong.
    outcome === 'unknown' ||
    apiError?.isUnsent;
  return failure && !isExplained ? failure : describeWriteFailure(error);
}

export function describeWriteFailure(error: unknown): string {
  if (isUnauthorized(error)) return message('shell:expired.refused');
  const isUnsent = error instanceof ApiError && error.isUnsent;
  return isUnsent ? message('shell:notSent') : describeError(error);
}
