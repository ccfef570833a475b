import { isCalendarDate } from '@/lib/calendar-date';
import { STANDARD_STAFF_COUNT } from '../fixtures/fixtures';
import { DEFAULT_SCENARIO, FAULT_NAMES, DISCARD_BODIES, type FaultName, type Scenario } from '../scenario';
import type { OnOffField } from '../scenario-text';
import { createCheckbox, createElement, createGroup, createSelect, createTextField } from './panel-elements';

const LARGE_STAFF_COUNT = 2000;

type Switch = { field: OnOffField; text: string };

const SERVER_SWITCHES: readonly Switch[] = [
  { field: 'storesFineStatus', text: 'Fine status is stored, not flipped' },
  { field: 'needsTaskDates', text: 'Task list demands dates' },
  { field: 'isDiscardBroken', text: 'Discarding settings breaks' },
  { field: 'isStrict', text: 'Other variants, all at once' },
  { field: 'hidesSortKey', text: 'No sort key' },
  { field: 'namesLeaveOwner', text: 'Leaves name their person' },
  { field: 'countsWholeDays', text: 'Days of leave in whole numbers' },
  { field: 'keepsHalf', text: 'Updates keep half' },
  { field: 'hasOddRows', text: 'Odd rows' },
  { field: 'hasMomentDates', text: 'Dates as moments' },
];

const DATA_SWITCHES: readonly Switch[] = [{ field: 'hasOvertimeLimits', text: 'Limits of overtime' }];

export function buildScenarioForm() {
  const sections = [buildFaultFields(), buildServerFields(), buildDataFields()];
  return {
    nodes: sections.flatMap(({ groups }) => groups),
    show: (scenario: Scenario): void => sections.forEach((section) => section.show(scenario)),
    read: () =>
      sections.reduce<Scenario>(
        (scenario, section) => ({ ...scenario, ...section.read() }),
        DEFAULT_SCENARIO,
      ),
  };
}

type FormSection = {
  groups: HTMLFieldSetElement[];
  show: (scenario: Scenario) => void;
  read: () => Partial<Scenario>;
};

/** All faults share one path and one "once only"; `show` takes those of the first fault. */
function buildFaultFields(): FormSection {
  const faults = FAULT_NAMES.map((name) => ({ name, ...createCheckbox(name) }));
  const path = createTextField('Only paths with', 'text', 'e.g. staff/get');
  const delay = createTextField('Delay for slow (ms)', 'number', '2000');
  const calls = createTextField('Calls for 401-after', 'number', '0');
  const times = createTextField('Times for repeated', 'number', '2');
  const discardBody = createSelect('Answer of keeps-nothing', [
    ['', 'The write’s own'],
    ...DISCARD_BODIES.map((name): [string, string] => [name, name]),
  ]);
  const once = createCheckbox('Once only');
  const details = [path, delay, calls, times, discardBody, once];
  const amountFields = new Map<FaultName, typeof delay>([
    ['slow', delay],
    ['401-after', calls],
    ['repeated', times],
  ]);

  function readAmount(name: FaultName): number | null {
    const text = amountFields.get(name)?.input.value ?? '';
    return text === '' ? null : Math.max(0, Math.round(Number(text)));
  }

  const readDiscardBody = (name: FaultName) =>
    (name === 'keeps-nothing' && DISCARD_BODIES.find((body) => body === discardBody.input.value)) || null;

  // Commas and exclamation marks would end the path in the text of the scenario.
  const readPath = () => path.input.value.replace(/[,!]/g, '').trim() || null;

  return {
    groups: [
      createGroup(
        'Faults',
        createElement('div', { className: 'faults' }, ...faults.map(({ label }) => label)),
      ),
      createGroup('Where and how', ...details.map(({ label }) => label)),
    ],
    show: (scenario) => {
      for (const { name, input } of faults) {
        input.checked = scenario.faults.some((fault) => fault.name === name);
      }
      for (const fault of scenario.faults) {
        const field = amountFields.get(fault.name);
        if (field) field.input.value = String(fault.amount ?? '');
        if (fault.name === 'keeps-nothing') discardBody.input.value = fault.body ?? '';
      }
      const [first] = scenario.faults;
      // Without a fault these fields keep their values for the next one.
      if (!first) return;
      path.input.value = first.pathPart ?? '';
      once.input.checked = first.isOnce;
    },
    read: () => ({
      faults: faults
        .filter(({ input }) => input.checked)
        .map(({ name }) => ({
          name,
          amount: readAmount(name),
          body: readDiscardBody(name),
          pathPart: readPath(),
          isOnce: once.input.checked,
        })),
    }),
  };
}

function buildServerFields(): FormSection {
  const generation = createSelect('Server', [
    ['b', 'Newest generation'],
    ['a', 'Older generation'],
  ]);
  const switches = buildSwitches(SERVER_SWITCHES);
  return {
    groups: [createGroup('Server', generation.label, ...switches.labels)],
    show: (scenario) => {
      generation.input.value = scenario.generation;
      switches.show(scenario);
    },
    read: () => ({ ...switches.read(), generation: generation.input.value === 'a' ? 'a' : 'b' }),
  };
}

function buildDataFields(): FormSection {
  const role = createSelect('Signed in as', [
    ['', 'The account’s own role'],
    ['admin', 'Admin'],
    ['user', 'User'],
  ]);
  const members = createSelect('Members', [
    [String(STANDARD_STAFF_COUNT), String(STANDARD_STAFF_COUNT)],
    [String(LARGE_STAFF_COUNT), LARGE_STAFF_COUNT.toLocaleString('en')],
  ]);
  const clock = createTextField('Frozen clock', 'datetime-local');
  const switches = buildSwitches(DATA_SWITCHES);

  function showCount(count: string): void {
    if (![...members.input.options].some(({ value }) => value === count)) {
      members.input.append(createElement('option', { value: count, textContent: count }));
    }
    members.input.value = count;
  }

  // While its year is typed the field holds years such as 0002, which no scenario has.
  const readClock = () => (isCalendarDate(clock.input.value.slice(0, 10)) ? clock.input.value : null);

  return {
    groups: [createGroup('Data', role.label, members.label, clock.label, ...switches.labels)],
    show: (scenario) => {
      role.input.value = scenario.role ?? '';
      showCount(String(scenario.staffCount));
      clock.input.value = scenario.frozenAt ?? '';
      switches.show(scenario);
    },
    read: () => ({
      ...switches.read(),
      role: role.input.value === 'admin' || role.input.value === 'user' ? role.input.value : null,
      staffCount: Number(members.input.value),
      frozenAt: readClock(),
    }),
  };
}

function buildSwitches(switches: readonly Switch[]) {
  const controls = switches.map(({ field, text }) => ({ field, ...createCheckbox(text) }));
  return {
    labels: controls.map(({ label }) => label),
    show: (scenario: Scenario): void => {
      for (const { field, input } of controls) input.checked = scenario[field];
    },
    read: (): Partial<Scenario> =>
      Object.fromEntries(controls.map(({ field, input }) => [field, input.checked])),
  };
}
