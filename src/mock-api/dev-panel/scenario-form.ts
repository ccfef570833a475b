import { STANDARD_STAFF_COUNT } from '../fixtures/fixtures';
import { DEFAULT_SCENARIO, FAULT_NAMES, DISCARD_BODIES, type Fault, type Scenario } from '../scenario';
import { createCheckbox, createElement, createGroup, createSelect, createTextField } from './panel-elements';

const LARGE_STAFF_COUNT = 2000;

type SwitchField = {
  [Field in keyof Scenario]: Scenario[Field] extends boolean ? Field : never;
}[keyof Scenario];

type Switch = { field: SwitchField; text: string };

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

const createSwitch = ({ field, text }: Switch) => ({ field, ...createCheckbox(text) });

/** The controls of all switches. `show` fills them from a scenario, `read` makes a scenario from them. */
export function buildScenarioForm() {
  const faults = FAULT_NAMES.map((name) => ({ name, ...createCheckbox(name) }));
  const part = createTextField('Only paths with', 'text', 'e.g. staff/get');
  const delay = createTextField('Delay for slow (ms)', 'number', '2000');
  const calls = createTextField('Calls for 401-after', 'number', '0');
  const times = createTextField('Times for repeated', 'number', '2');
  const discardBody = createSelect('Answer of keeps-nothing', [
    ['', 'The write’s own'],
    ...DISCARD_BODIES.map((name): [string, string] => [name, name]),
  ]);
  const once = createCheckbox('Once only');
  const role = createSelect('Signed in as', [
    ['', 'The account’s own role'],
    ['admin', 'Admin'],
    ['user', 'User'],
  ]);
  const generation = createSelect('Server', [
    ['b', 'Newest generation'],
    ['a', 'Older generation'],
  ]);
  const members = createSelect('Members', [
    [String(STANDARD_STAFF_COUNT), String(STANDARD_STAFF_COUNT)],
    [String(LARGE_STAFF_COUNT), LARGE_STAFF_COUNT.toLocaleString('en')],
  ]);
  const clock = createTextField('Frozen clock', 'datetime-local');
  const serverSwitches = SERVER_SWITCHES.map(createSwitch);
  const dataSwitches = DATA_SWITCHES.map(createSwitch);
  const switches = [...serverSwitches, ...dataSwitches];

  const amountFields = new Map<Fault['name'], typeof delay>([
    ['slow', delay],
    ['401-after', calls],
    ['repeated', times],
  ]);

  function readAmount(name: Fault['name']): number | null {
    const field = amountFields.get(name);
    return field && field.input.value !== '' ? Number(field.input.value) : null;
  }

  const readDiscardBody = (name: Fault['name']) =>
    (name === 'keeps-nothing' && DISCARD_BODIES.find((body) => body === discardBody.input.value)) || null;

  return {
    nodes: [
      createGroup('Faults', 'faults', ...faults.map(({ label }) => label)),
      createGroup(
        'Where and how',
        '',
        part.label,
        delay.label,
        calls.label,
        times.label,
        discardBody.label,
        once.label,
      ),
      createGroup('Server', '', generation.label, ...serverSwitches.map(({ label }) => label)),
      createGroup(
        'Data',
        '',
        role.label,
        members.label,
        clock.label,
        ...dataSwitches.map(({ label }) => label),
      ),
    ],
    show(scenario: Scenario): void {
      const [first] = scenario.faults;
      for (const { name, input } of faults) {
        input.checked = scenario.faults.some((fault) => fault.name === name);
      }
      for (const fault of scenario.faults) {
        const field = amountFields.get(fault.name);
        if (field) field.input.value = String(fault.amount ?? '');
        if (fault.name === 'keeps-nothing') discardBody.input.value = fault.body ?? '';
      }
      // Without a fault these two keep their values for the next one.
      if (first) {
        part.input.value = first.part ?? '';
        once.input.checked = first.isOnce;
      }
      role.input.value = scenario.role ?? '';
      generation.input.value = scenario.generation;
      const count = String(scenario.staffCount);
      if (![...members.input.options].some(({ value }) => value === count)) {
        members.input.append(createElement('option', { value: count, textContent: count }));
      }
      members.input.value = count;
      clock.input.value = scenario.frozenAt ?? '';
      for (const { field, input } of switches) input.checked = scenario[field];
    },
    read(): Scenario {
      const checkedFaults = faults.filter(({ input }) => input.checked);
      const scenario: Scenario = {
        ...DEFAULT_SCENARIO,
        faults: checkedFaults.map(({ name }) => ({
          name,
          amount: readAmount(name),
          body: readDiscardBody(name),
          part: part.input.value.trim() || null,
          isOnce: once.input.checked,
        })),
        role: role.input.value === 'admin' || role.input.value === 'user' ? role.input.value : null,
        generation: generation.input.value === 'a' ? 'a' : 'b',
        staffCount: Number(members.input.value) || STANDARD_STAFF_COUNT,
        frozenAt: clock.input.value || null,
      };
      for (const { field, input } of switches) scenario[field] = input.checked;
      return scenario;
    },
  };
}
