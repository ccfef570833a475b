// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { connectSession } from '@/api/bearer-token';
import { client, thirdPartyClient } from '@/api/client';
import { ignoredAnswer, request } from '@/api/request';
import { mockServer } from '@/mock-api/node';

const current = { token: 'current' };
let sent: (string | null)[];

beforeEach(() => {
  sent = [];
  current.token = 'current';
  connectSession({ getToken: () => current.token, onUnauthorized: () => undefined });
  mockServer.use(
    http.get('*/api/anything', ({ request: call }) => {
      sent.push(call.headers.get('Authorization'));
      return HttpResponse.json([]);
    }),
  );
});
afterEach(() => connectSession({ getToken: () => null, onUnauthorized: () => undefined }));

it.each([
  ['the one that it names', { token: 'named' }, 'Bearer named'],
  ['none where it names none', { token: null }, null],
])('the client sends the token of a call: %s [AU-5]', async (_which, config, authorization) => {
  await client.get('anything', config);
  expect(sent).toEqual([authorization]);
});

it('a call keeps the token with which it began when another user signs in meanwhile', async () => {
  const reading = request(ignoredAnswer, { path: 'anything', method: 'GET' });
  current.token = 'other';
  await reading;
  expect(sent).toEqual(['Bearer current']);
});

it('a third-party service never receives the token, even at our own address [AU-5]', async () => {
  await thirdPartyClient.get('/api/anything', { token: 'named' });
  expect(sent).toEqual([null]);
});
