import { HttpResponse } from 'msw';
import type { Endpoint } from './endpoint';
import {
  catchAll,
  emptyBody,
  failedWithStatus200,
  htmlPage,
  notFound,
  ok,
  toResponse,
  unauthenticated,
  wrongPassword,
  type JsonReply,
} from './json-reply';
import type { DiscardBody, Fault, FaultName } from './scenario';

const DEFAULT_DELAY_MS = 2000;
const BROWSER_TRIES = 2;

const networkFailure = () => HttpResponse.error();

export async function delayCall(faults: readonly Fault[], untilSet: () => Promise<void>): Promise<void> {
  const slow = faults.filter(({ name }) => name === 'slow');
  const delay = slow.reduce((sum, { amount }) => sum + (amount ?? DEFAULT_DELAY_MS), 0);
  if (delay) await new Promise((resolve) => setTimeout(resolve, delay));
  if (faults.some(({ name }) => name === 'held')) await untilSet();
}

export function answerInstead(
  faults: readonly Fault[],
  invalidReply: () => JsonReply,
  path: string,
): Response | null {
  for (const { name } of faults) {
    const response = createReplacement(name, invalidReply, path);
    if (response) return response;
  }
  return null;
}

function createReplacement(name: FaultName, invalidReply: () => JsonReply, path: string): Response | null {
  switch (name) {
    case 'offline':
      return networkFailure();
    case '401':
      return toResponse(path === '/login' ? wrongPassword() : unauthenticated());
    case '403':
      return toResponse({ status: 403, data: { message: 'This action is unauthorized.' } });
    case '404':
      return toResponse(notFound(path));
    case '413':
      return htmlPage(413, '413 Request Entity Too Large');
    case '422':
      return toResponse(invalidReply());
    case '429':
      return toResponse({ status: 429, data: { message: 'Too Many Attempts.' } });
    case '200-500':
      return toResponse(failedWithStatus200());
    case '500':
      return toResponse(catchAll());
    case '502':
    case 'html':
      return gatewayPage(502);
    case '504':
      return gatewayPage(504);
    case 'slow':
    case 'held':
    case '401-after':
    case 'malformed':
    case 'wrong-shape':
    case 'empty':
    case 'lost-response':
    case '500-after':
    case '502-after':
    case '504-after':
    case 'repeated':
    case 'kept-alive-break':
    case 'keeps-nothing':
      return null;
  }
}

const gatewayPage = (status: 502 | 504) =>
  htmlPage(status, status === 502 ? '502 Bad Gateway' : '504 Gateway Time-out');

/** A browser repeats a call when a kept-alive connection breaks, so that its handler runs twice. */
export function countRuns(faults: readonly Fault[]): number {
  return faults.reduce((most, { name, amount }) => {
    if (name === 'repeated') return Math.max(most, amount ?? BROWSER_TRIES);
    return name === 'kept-alive-break' ? Math.max(most, BROWSER_TRIES) : most;
  }, 1);
}

/** Replaces the answer only: the handler has written already. */
export function spoil(faults: readonly Fault[], reply: JsonReply, endpoint: Endpoint): Response {
  const names = faults.map(({ name }) => name);
  if (names.includes('lost-response') || names.includes('kept-alive-break')) return networkFailure();
  if (names.includes('500-after')) return toResponse(catchAll());
  if (names.includes('502-after')) return gatewayPage(502);
  if (names.includes('504-after')) return gatewayPage(504);
  if (names.includes('malformed')) {
    const headers = { 'content-type': 'application/json' };
    return new Response('{"data": [{"id": 1, "na', { status: reply.status, headers });
  }
  if (reply.status >= 300) return toResponse(reply);
  if (names.includes('wrong-shape')) return toResponse(ok({ unexpected: 'shape' }));
  if (names.includes('empty') && endpoint.isList)
    return toResponse({ ...reply, data: toEmptyList(reply.data) });
  return toResponse(reply);
}

export function discardedReply(faults: readonly Fault[], reply: JsonReply): JsonReply | null {
  const fault = faults.find(({ name }) => name === 'keeps-nothing');
  if (!fault || reply.status >= 300) return null;
  return fault.body ? DISCARD_REPLIES[fault.body] : reply;
}

const DISCARD_REPLIES: Record<DiscardBody, JsonReply> = {
  status: ok({ status: 200 }),
  list: ok([]),
  empty: emptyBody(),
  'text-500': ok({ status: '500' }),
  'success-false': ok({ success: false }),
  'errors-201': ok({ errors: { id: ['The selected id is invalid.'] } }, 201),
};

function toEmptyList(data: unknown): unknown {
  return Array.isArray(data) ? [] : { data: [] };
}
