import { isCalendarDate } from '@/lib/calendar-date';
import { STANDARD_STAFF_COUNT } from './fixtures/fixtures';

export const FAULT_NAMES = [
  'slow',
  'held',
  'offline',
  '401',
  '401-after',
  '403',
  '404',
  '413',
  '422',
  '429',
  '200-500',
  '500',
  '502',
  '504',
  'html',
  'malformed',
  'wrong-shape',
  'empty',
  'lost-response',
  '500-after',
  '502-after',
  '504-after',
  'repeated',
  'kept-alive-break',
  'keeps-nothing',
] as const;

export type FaultName = (typeof FAULT_NAMES)[number];

/** The successful answers of `keeps-nothing`; null is the answer of the discarded write itself. */
export const UNKEPT_BODIES = ['status', 'list', 'empty', 'text-500', 'success-false', 'errors-201'] as const;

export type UnkeptBody = (typeof UNKEPT_BODIES)[number];

/** `amount`: ms for `slow`, calls for `401-after`, times for `repeated`; `part` is a part of the path. */
export type Fault = {
  name: FaultName;
  amount: number | null;
  body: UnkeptBody | null;
  part: string | null;
  isOnce: boolean;
};

export type Scenario = {
  faults: Fault[];
  frozenAt: string | null;
  role: 'admin' | 'user' | null;
  generation: 'a' | 'b';
  storesFineStatus: boolean;
  needsTaskDates: boolean;
  isDiscardBroken: boolean;
  /** Several variants at once: short periods, task dates, older leave dates, no discarding. */
  isStrict: boolean;
  hidesSortKey: boolean;
  /** Leaves have the staff id in place of `rec_id`. */
  namesLeaveOwner: boolean;
  /** `day_count` of leaves is a column of whole numbers. */
  countsWholeDays: boolean;
  keepsHalf: boolean;
  hasOddRows: boolean;
  hasMomentDates: boolean;
  /** The company's file enables the limits of overtime. */
  hasOvertimeLimits: boolean;
  staffCount: number;
  isReset: boolean;
};

export const CALM: Scenario = {
  faults: [],
  frozenAt: null,
  role: null,
  generation: 'b',
  storesFineStatus: false,
  needsTaskDates: false,
  isDiscardBroken: false,
  isStrict: false,
  hidesSortKey: false,
  namesLeaveOwner: false,
  countsWholeDays: false,
  keepsHalf: false,
  hasOddRows: false,
  hasMomentDates: false,
  hasOvertimeLimits: false,
  staffCount: STANDARD_STAFF_COUNT,
  isReset: false,
};

/** Calls of the start; a fault without `@` does not affect them, so that the application can start. */
const START_PATHS = ['/login', '/user'];
const DEFAULT_DELAY_MS = 2000;
const BROWSER_TRIES = 2;

const TERM = /^([a-z0-9-]+)(?::([^@!]+))?(?:@([^!]+))?(!once)?$/;

/**
 * Reads a comma list of `name[:argument][@part-of-path][!once]`, e.g. `422@task-performance/create!once,slow:3000`.
 * Throws on an unknown name or argument. Later terms win.
 */
export function parseScenario(text: string): Scenario {
  let scenario = CALM;
  for (const term of text.split(',').map((part) => part.trim())) {
    if (term) scenario = addTerm(scenario, term);
  }
  return scenario;
}

function addTerm(scenario: Scenario, term: string): Scenario {
  const [, name, argument, part, once] = TERM.exec(term) ?? [];
  const fault = FAULT_NAMES.find((option) => option === name);
  // `500` is a fault, `discard:500` is a switch: only the name before the colon distinguishes them.
  if (fault) {
    const read = readArgument(fault, argument);
    if (!read) throw unknownTerm(term);
    const added: Fault = { name: fault, ...read, part: part ?? null, isOnce: once !== undefined };
    return { ...scenario, faults: [...scenario.faults, added] };
  }
  const change = part || once ? null : readSwitch(name ?? '', argument);
  if (!change) throw unknownTerm(term);
  return { ...scenario, ...change };
}

function readArgument(
  name: FaultName,
  argument: string | undefined,
): { amount: number | null; body: UnkeptBody | null } | null {
  if (argument === undefined) return { amount: null, body: null };
  if (name === 'keeps-nothing') {
    const body = UNKEPT_BODIES.find((option) => option === argument);
    return body ? { amount: null, body } : null;
  }
  const amount = Number(argument);
  return amount >= 0 ? { amount, body: null } : null;
}

function readSwitch(name: string, argument: string | undefined): Partial<Scenario> | null {
  const term = argument === undefined ? name : `${name}:${argument}`;
  switch (term) {
    case 'none':
      return CALM;
    case 'reset':
      return { isReset: true };
    case 'role:admin':
      return { role: 'admin' };
    case 'role:user':
      return { role: 'user' };
    case 'generation:a':
      return { generation: 'a' };
    case 'generation:b':
      return { generation: 'b' };
    case 'fines:store':
      return { storesFineStatus: true };
    case 'task-dates':
      return { needsTaskDates: true };
    case 'discard:500':
      return { isDiscardBroken: true };
    case 'strict':
      return { isStrict: true };
    case 'no-sort-key':
      return { hidesSortKey: true };
    case 'leave-staff-ids':
      return { namesLeaveOwner: true };
    case 'whole-day-count':
      return { countsWholeDays: true };
    case 'half-keeping':
      return { keepsHalf: true };
    case 'odd-rows':
      return { hasOddRows: true };
    case 'moment-dates':
      return { hasMomentDates: true };
    case 'overtime-limits':
      return { hasOvertimeLimits: true };
  }
  if (name === 'frozen') return readClock(argument ?? '');
  const count = Number(argument);
  return name === 'staff' && count >= STANDARD_STAFF_COUNT && count <= 20_000 ? { staffCount: count } : null;
}

/** Reads a local time; the seconds, or the whole time, may be omitted. */
function readClock(text: string): Partial<Scenario> | null {
  const [, date, time = '09:00', seconds = ':00'] =
    /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2})(:\d{2})?)?$/.exec(text) ?? [];
  const frozenAt = `${date}T${time}${seconds}`;
  return isCalendarDate(date) && !Number.isNaN(Date.parse(frozenAt)) ? { frozenAt } : null;
}

function unknownTerm(term: string): Error {
  return new Error(`The mock API does not know the switch "${term}". docs/4-server.md lists them.`);
}

/** The text that `parseScenario` reads back; the empty text is the calm scenario. */
export function formatScenario(scenario: Scenario): string {
  const faults = scenario.faults.map(({ name, amount, body, part, isOnce }) =>
    [
      name,
      amount !== null && `:${amount}`,
      body && `:${body}`,
      part !== null && `@${part}`,
      isOnce && '!once',
    ]
      .filter(Boolean)
      .join(''),
  );
  const switches = [
    scenario.role && `role:${scenario.role}`,
    scenario.generation === 'a' && 'generation:a',
    scenario.storesFineStatus && 'fines:store',
    scenario.needsTaskDates && 'task-dates',
    scenario.isDiscardBroken && 'discard:500',
    scenario.isStrict && 'strict',
    scenario.hidesSortKey && 'no-sort-key',
    scenario.namesLeaveOwner && 'leave-staff-ids',
    scenario.countsWholeDays && 'whole-day-count',
    scenario.keepsHalf && 'half-keeping',
    scenario.hasOddRows && 'odd-rows',
    scenario.hasMomentDates && 'moment-dates',
    scenario.hasOvertimeLimits && 'overtime-limits',
    scenario.staffCount !== STANDARD_STAFF_COUNT && `staff:${scenario.staffCount}`,
    scenario.frozenAt && `frozen:${scenario.frozenAt}`,
  ];
  return [...faults, ...switches].filter(Boolean).join(',');
}

/** True when a fault affects a call; `path` is relative to the base of the API, e.g. `/user`. */
export function affects(fault: Fault, path: string, isApi = true): boolean {
  if (fault.part !== null) return path.includes(fault.part);
  return isApi && !START_PATHS.includes(path);
}

export function getDelay(fault: Fault): number {
  return fault.name === 'slow' ? (fault.amount ?? DEFAULT_DELAY_MS) : 0;
}

/** The number of runs of the handler for one call: a browser repeats a call when a kept-alive connection breaks. */
export function countRuns(faults: readonly Fault[]): number {
  return faults.reduce((most, { name, amount }) => {
    if (name === 'repeated') return Math.max(most, amount ?? BROWSER_TRIES);
    return name === 'kept-alive-break' ? Math.max(most, BROWSER_TRIES) : most;
  }, 1);
}
