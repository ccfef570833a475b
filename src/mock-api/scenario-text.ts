import { isCalendarDate } from '@/lib/calendar-date';
import { STANDARD_STAFF_COUNT } from './fixtures/fixtures';
import {
  DEFAULT_SCENARIO,
  DISCARD_BODIES,
  FAULT_NAMES,
  type DiscardBody,
  type Fault,
  type FaultName,
  type Scenario,
} from './scenario';

const MOST_STAFF = 20_000;
const FAULTS_WITH_AMOUNT: readonly FaultName[] = ['slow', '401-after', 'repeated'];

const ON_OFF_SWITCHES = [
  { name: 'fines:store', field: 'storesFineStatus' },
  { name: 'task-dates', field: 'needsTaskDates' },
  { name: 'discard:500', field: 'isDiscardBroken' },
  { name: 'strict', field: 'isStrict' },
  { name: 'no-sort-key', field: 'hidesSortKey' },
  { name: 'leave-staff-ids', field: 'namesLeaveOwner' },
  { name: 'whole-day-count', field: 'countsWholeDays' },
  { name: 'half-keeping', field: 'keepsHalf' },
  { name: 'odd-rows', field: 'hasOddRows' },
  { name: 'moment-dates', field: 'hasMomentDates' },
  { name: 'overtime-limits', field: 'hasOvertimeLimits' },
] as const satisfies readonly { name: string; field: keyof Scenario }[];

export type OnOffField = (typeof ON_OFF_SWITCHES)[number]['field'];

const TERM = /^([a-z0-9-]+)(?::([^@!]+))?(?:@([^!]+))?(!once)?$/;

/**
 * A comma list of `name[:argument][@part-of-path][!once]`, e.g. `422@task-performance/create!once,slow:3000`.
 * Later switches win. @throws {Error} on an unknown name or argument.
 */
export function parseScenario(text: string): Scenario {
  let scenario = DEFAULT_SCENARIO;
  for (const term of text.split(',').map((part) => part.trim())) {
    if (term) scenario = addTerm(scenario, term);
  }
  return scenario;
}

function addTerm(scenario: Scenario, term: string): Scenario {
  const [, name, argument, pathPart, once] = TERM.exec(term) ?? [];
  const fault = FAULT_NAMES.find((option) => option === name);
  // `500` is a fault, `discard:500` a switch: faults are known by the name before the colon.
  if (fault) {
    const values = readArgument(fault, argument);
    if (!values) throw unknownTerm(term);
    const added: Fault = { name: fault, ...values, pathPart: pathPart ?? null, isOnce: once !== undefined };
    return { ...scenario, faults: [...scenario.faults, added] };
  }
  const onOffSwitch = ON_OFF_SWITCHES.find((option) => option.name === term);
  if (onOffSwitch) return { ...scenario, [onOffSwitch.field]: true };
  const isFaultTerm = pathPart !== undefined || once !== undefined;
  const change = isFaultTerm ? null : readSwitch(name ?? '', argument);
  if (!change) throw unknownTerm(term);
  return { ...scenario, ...change };
}

function readArgument(
  name: FaultName,
  argument: string | undefined,
): { amount: number | null; body: DiscardBody | null } | null {
  if (argument === undefined) return { amount: null, body: null };
  if (name === 'keeps-nothing') {
    const body = DISCARD_BODIES.find((option) => option === argument);
    return body ? { amount: null, body } : null;
  }
  const amount = Number(argument);
  const isCount = Number.isInteger(amount) && amount >= 0;
  return isCount && FAULTS_WITH_AMOUNT.includes(name) ? { amount, body: null } : null;
}

function readSwitch(name: string, argument: string | undefined): Partial<Scenario> | null {
  const term = argument === undefined ? name : `${name}:${argument}`;
  switch (term) {
    case 'none':
      return DEFAULT_SCENARIO;
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
  }
  if (name === 'frozen') return readClock(argument ?? '');
  const count = Number(argument);
  const isPossible = Number.isInteger(count) && count >= STANDARD_STAFF_COUNT && count <= MOST_STAFF;
  return name === 'staff' && isPossible ? { staffCount: count } : null;
}

/** The seconds, or the whole time, may be missing. In the zone of the browser. */
function readClock(text: string): Partial<Scenario> | null {
  const [, date, time = '09:00', seconds = ':00'] =
    /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2})(:\d{2})?)?$/.exec(text) ?? [];
  const frozenAt = `${date}T${time}${seconds}`;
  return isCalendarDate(date) && !Number.isNaN(Date.parse(frozenAt)) ? { frozenAt } : null;
}

function unknownTerm(term: string): Error {
  return new Error(`The mock API does not know the switch "${term}". docs/4-server.md lists them.`);
}

export function formatScenario(scenario: Scenario): string {
  const faults = scenario.faults.map(({ name, amount, body, pathPart, isOnce }) =>
    [
      name,
      amount !== null && `:${amount}`,
      body && `:${body}`,
      pathPart !== null && `@${pathPart}`,
      isOnce && '!once',
    ]
      .filter(Boolean)
      .join(''),
  );
  const switches = [
    scenario.role && `role:${scenario.role}`,
    scenario.generation === 'a' && 'generation:a',
    ...ON_OFF_SWITCHES.map(({ field, name }) => scenario[field] && name),
    scenario.staffCount !== STANDARD_STAFF_COUNT && `staff:${scenario.staffCount}`,
    scenario.frozenAt && `frozen:${scenario.frozenAt}`,
  ];
  return [...faults, ...switches].filter(Boolean).join(',');
}
