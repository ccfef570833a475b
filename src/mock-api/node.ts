import './jsdom-forms';
import { invariant } from '@/lib/invariant';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { balanceConfig } from '@/config/balance-config';
import { env } from '@/config/env';
import { overtimeLimitsUrl } from '@/config/overtime-limits-url';
import { memoryStorage } from './db/row-storage';
import { issueToken } from './handlers/auth-handlers';
import { createMockServer, type MockApi } from './mock-server';
import { memoryTextStore } from './scenario-store';

const { handlers, api, database } = createMockServer(memoryStorage(), memoryTextStore());

export const mockServer = setupServer(
  ...handlers,
  // A browser loads these files from the application.
  http.get(`*${env.holidaysUrl}`, () => HttpResponse.json([])),
  http.get(`*${env.workPatternsUrl}`, () => HttpResponse.json([])),
  http.get(`*${balanceConfig.carryOverUrl}`, () => HttpResponse.json([])),
  http.get(`*${overtimeLimitsUrl}`, () => HttpResponse.json({ enabled: false })),
);

export const mockApi: MockApi & {
  /** Returns the bearer token of a sign-in, without a call in the log. */
  signInAs(username: string): string;
} = {
  ...api,
  signInAs: (username) => {
    const tables = database.refresh();
    const staff = tables.staff.find((row) => row.username === username);
    invariant(staff, `a member has the user name "${username}"`);
    const token = issueToken(tables, staff.id);
    database.commit();
    return token;
  },
};
