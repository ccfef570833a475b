import { http, type RequestHandler } from 'msw';
import { env } from '@/config/env';
import { overtimeLimitsUrl } from '@/config/overtime-limits-url';
import { Database } from './db/database';
import type { RowStorage } from './db/row-storage';
import type { Rows, TableName } from './db/row-types';
import type { Endpoint, RawCall } from './endpoint';
import { answerInstead, countRuns, delayCall, discardedReply, spoil } from './faults';
import { authEndpoints } from './handlers/auth-handlers';
import { fineEndpoints } from './handlers/fine-handlers';
import { hoursEndpoints } from './handlers/hours-handlers';
import { imageHandler } from './handlers/image-handlers';
import { leaveEndpoints } from './handlers/leave-handlers';
import { leaveRecordEndpoints } from './handlers/leave-record-handlers';
import { lookupEndpoints } from './handlers/lookup-handlers';
import { overtimeEndpoints } from './handlers/overtime-handlers';
import { projectEndpoints } from './handlers/project-handlers';
import { settingEndpoints } from './handlers/setting-handlers';
import { skillEndpoints } from './handlers/skill-handlers';
import { slotEndpoints } from './handlers/slot-handlers';
import { staffEndpoints } from './handlers/staff-handlers';
import { taskEndpoints } from './handlers/task-handlers';
import { thirdPartyHandlers } from './handlers/third-party-handlers';
import { htmlPage, notFound, toResponse, type JsonReply } from './json-reply';
import { readBody, type SentBody } from './request-body';
import type { Fault } from './scenario';
import { ScenarioStore, type TextStore } from './scenario-store';
import { parseScenario } from './scenario-text';

const endpoints: readonly Endpoint[] = [
  ...authEndpoints,
  ...staffEndpoints,
  ...projectEndpoints,
  ...taskEndpoints,
  ...slotEndpoints,
  ...settingEndpoints,
  ...hoursEndpoints,
  ...leaveEndpoints,
  ...leaveRecordEndpoints,
  ...overtimeEndpoints,
  ...fineEndpoints,
  ...lookupEndpoints,
  ...skillEndpoints,
];

type LoggedRequest = {
  method: string;
  /** Without the base of the API, e.g. `/reporting-system/staff/get`. */
  path: string;
  /** The JSON value. A multipart form is a list of its entries, with files as `{ file, type, size }`. */
  body: unknown;
  headers: { authorization: boolean; accept: string | null; 'content-type': string | null };
  at: string;
};

function describeRequest(request: Request, path: string, body: unknown): LoggedRequest {
  return {
    method: request.method,
    path,
    body,
    headers: {
      authorization: request.headers.has('authorization'),
      accept: request.headers.get('accept'),
      'content-type': request.headers.get('content-type'),
    },
    at: new Date().toISOString(),
  };
}

export type MockApi = {
  /** Calls since the start or `clearLog`, oldest first, without images and tiles. */
  log(): LoggedRequest[];
  clearLog(): void;
  /** E.g. `422@project/create!once,slow:500`; `none` ends it. @throws {Error} on an unknown switch. */
  setScenario(text: string): void;
  /** Restores the fixtures, ends all sessions and the scenario, and clears the log. */
  reset(): void;
  /** Includes soft-deleted rows. */
  rows<Name extends TableName>(table: Name): readonly Rows[Name][];
};

export type MockServer = {
  handlers: RequestHandler[];
  api: MockApi;
  database: Database;
  scenarios: ScenarioStore;
};

const basePath = new URL(env.apiBaseUrl, 'http://localhost').pathname.replace(/\/$/, '');
const apiUrl = new RegExp(`^https?://[^/]+${basePath}/`);

export function createMockServer(storage: RowStorage, textStore: TextStore): MockServer {
  const scenarios = new ScenarioStore(textStore);
  const database = new Database(storage, () => scenarios.current);
  const logged: LoggedRequest[] = [];
  const endpointsByPath = new Map(endpoints.map((endpoint) => [endpoint.path, endpoint]));

  async function receive(request: Request, path: string): Promise<SentBody> {
    const sent = await readBody(request.clone());
    logged.push(describeRequest(request, path, sent.logged));
    return sent;
  }

  async function answerApi(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const path = url.pathname.slice(basePath.length);
    const { fields } = await receive(request, path);
    const endpoint = endpointsByPath.get(path);
    if (!endpoint) return toResponse(notFound(path));
    if (endpoint.method !== request.method) return methodNotAllowed(endpoint, request);

    const faults = scenarios.takeFaults({ path, isApi: true });
    await delayCall(faults, () => scenarios.untilSet());
    const invalidReply = () => endpoint.invalidReply(database.refresh(), scenarios.current);
    const failure = answerInstead(faults, invalidReply, path);
    if (failure) return failure;

    const authorization = request.headers.get('authorization');
    const reply = runEndpoint(endpoint, faults, { body: fields, origin: url.origin, authorization });
    return redirectWithoutJson(request, reply.status) ?? spoil(faults, reply, endpoint);
  }

  /** Synchronous, so that no other tab or call can write between the handler and the storage. */
  function runEndpoint(
    endpoint: Endpoint,
    faults: readonly Fault[],
    call: Omit<RawCall, 'tables' | 'scenario'>,
  ): JsonReply {
    const tables = database.refresh();
    try {
      if (!endpoint.isOpen && scenarios.takeSessionEnd(endpoint.path)) {
        tables.access_tokens.removeWhere(() => true);
      }
      const run = () => endpoint.run({ ...call, tables, scenario: scenarios.current });
      let reply = run();
      for (let runs = 1; runs < countRuns(faults); runs += 1) reply = run();
      const discarded = database.isDirty() ? discardedReply(faults, reply) : null;
      if (!discarded) database.commit();
      return discarded ?? reply;
    } finally {
      // Not committed: the writes of a discarded call, or of a handler that threw.
      if (database.isDirty()) database.rollBack();
    }
  }

  async function answerThirdParty(
    request: Request,
    path: string,
    answer: () => Promise<Response>,
  ): Promise<Response> {
    await receive(request, path);
    const faults = scenarios.takeFaults({ path, isApi: false });
    await delayCall(faults, () => scenarios.untilSet());
    const invalidReply = () => ({ status: 422, data: { message: 'The image could not be read.' } });
    return answerInstead(faults, invalidReply, path) ?? answer();
  }

  return {
    handlers: [
      http.all(apiUrl, ({ request }) => answerApi(request)),
      ...thirdPartyHandlers(answerThirdParty),
      // Undefined lets the request through to the real file.
      http.get(`*${overtimeLimitsUrl}`, () =>
        scenarios.current.hasOvertimeLimits ? Response.json({ enabled: true }) : undefined,
      ),
      imageHandler(() => database.refresh()),
    ],
    api: createControls(scenarios, database, logged),
    database,
    scenarios,
  };
}

function createControls(scenarios: ScenarioStore, database: Database, logged: LoggedRequest[]): MockApi {
  const clearLog = () => {
    logged.splice(0);
  };
  return {
    log: () => [...logged],
    clearLog,
    setScenario: (text) => {
      scenarios.set(text);
      if (parseScenario(text).isReset) database.reset();
    },
    reset: () => {
      scenarios.set('none');
      database.reset();
      clearLog();
    },
    rows: (table) => database.refresh()[table].rows(),
  };
}

function methodNotAllowed({ method, path }: Endpoint, request: Request): Response {
  const message = `The ${request.method} method is not supported for route api${path}. Supported methods: ${method}.`;
  return toResponse({ status: 405, data: { message } });
}

/**
 * Without JSON in the Accept header the server redirects: a 401 to a missing page, a 422 to the page before.
 */
function redirectWithoutJson(request: Request, status: number): Response | null {
  const takesJson = /[/+]json/.test(request.headers.get('accept') ?? '');
  if (takesJson || (status !== 401 && status !== 422)) return null;
  return status === 401 ? htmlPage(500, 'Server Error') : htmlPage(200, 'Redirected');
}
