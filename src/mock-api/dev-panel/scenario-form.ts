import { STANDARD_STAFF_COUNT } from '../fixtures/fixtures';
import { CALM, FAULT_NAMES, UNKEPT_BODIES, type Fault, type Scenario } from '../scenario';
import { checkbox, choice, group, textField } from './panel-elements';

const LARGE_STAFF_COUNT = 2000;

/** The controls of all switches. `show` fills them from a scenario, `read` makes a scenario from them. */
export function buildScenarioForm() {
  const faults = FAULT_NAMES.map((name) => ({ name, ...checkbox(name) }));
  const part = textField('Only paths with', 'text', 'e.g. staff/get');
  const delay = textField('Delay for slow (ms)', 'number', '2000');
  const calls = textField('Calls for 401-after', 'number', '0');
  const times = textField('Times for repeated', 'number', '2');
  const unkeptBody = choice('Answer of keeps-nothing', [
    ['', 'The write’s own'],
    ...UNKEPT_BODIES.map((name): [string, string] => [name, name]),
  ]);
  const once = checkbox('Once only');
  const role = choice('Signed in as', [
    ['', 'The account’s own role'],
    ['admin', 'Admin'],
    ['user', 'User'],
  ]);
  const generation = choice('Server', [
    ['b', 'Newest generation'],
    ['a', 'Older generation'],
  ]);
  const members = choice('Members', [
    [String(STANDARD_STAFF_COUNT), String(STANDARD_STAFF_COUNT)],
    [String(LARGE_STAFF_COUNT), LARGE_STAFF_COUNT.toLocaleString('en')],
  ]);
  const clock = textField('Frozen clock', 'datetime-local');
  const storesFines = checkbox('Fine status is stored, not flipped');
  const taskDates = checkbox('Task list demands dates');
  const discard = checkbox('Discarding settings breaks');
  const strict = checkbox('Other variants, all at once');
  const sortKey = checkbox('No sort key');
  const leaveOwners = checkbox('Leaves name their person');
  const wholeDays = checkbox('Days of leave in whole numbers');
  const halfKeeping = checkbox('Updates keep half');
  const oddRows = checkbox('Odd rows');
  const momentDates = checkbox('Dates as moments');
  const overtimeLimits = checkbox('Limits of overtime');

  const amountFields = new Map<Fault['name'], typeof delay>([
    ['slow', delay],
    ['401-after', calls],
    ['repeated', times],
  ]);

  function readAmount(name: Fault['name']): number | null {
    const field = amountFields.get(name);
    return field && field.input.value !== '' ? Number(field.input.value) : null;
  }

  return {
    nodes: [
      group('Faults', 'faults', ...faults.map(({ label }) => label)),
      group(
        'Where and how',
        '',
        part.label,
        delay.label,
        calls.label,
        times.label,
        unkeptBody.label,
        once.label,
      ),
      group(
        'Server',
        '',
        generation.label,
        storesFines.label,
        taskDates.label,
        discard.label,
        strict.label,
        sortKey.label,
        leaveOwners.label,
        wholeDays.label,
        halfKeeping.label,
        oddRows.label,
        momentDates.label,
      ),
      group('Data', '', role.label, members.label, clock.label, overtimeLimits.label),
    ],
    show(scenario: Scenario): void {
      const [first] = scenario.faults;
      for (const { name, input } of faults) {
        input.checked = scenario.faults.some((fault) => fault.name === name);
      }
      for (const fault of scenario.faults) {
        const field = amountFields.get(fault.name);
        if (field) field.input.value = String(fault.amount ?? '');
        if (fault.name === 'keeps-nothing') unkeptBody.input.value = fault.body ?? '';
      }
      // Without a fault these two keep their values for the next one.
      if (first) {
        part.input.value = first.part ?? '';
        once.input.checked = first.isOnce;
      }
      role.input.value = scenario.role ?? '';
      generation.input.value = scenario.generation;
      members.input.value = String(scenario.staffCount);
      clock.input.value = scenario.frozenAt ?? '';
      storesFines.input.checked = scenario.storesFineStatus;
      taskDates.input.checked = scenario.needsTaskDates;
      discard.input.checked = scenario.isDiscardBroken;
      strict.input.checked = scenario.isStrict;
      sortKey.input.checked = scenario.hidesSortKey;
      leaveOwners.input.checked = scenario.namesLeaveOwner;
      wholeDays.input.checked = scenario.countsWholeDays;
      halfKeeping.input.checked = scenario.keepsHalf;
      oddRows.input.checked = scenario.hasOddRows;
      momentDates.input.checked = scenario.hasMomentDates;
      overtimeLimits.input.checked = scenario.hasOvertimeLimits;
    },
    read(): Scenario {
      const chosen = faults.filter(({ input }) => input.checked);
      return {
        ...CALM,
        faults: chosen.map(({ name }) => ({
          name,
          amount: readAmount(name),
          body:
            (name === 'keeps-nothing' && UNKEPT_BODIES.find((body) => body === unkeptBody.input.value)) ||
            null,
          part: part.input.value.trim() || null,
          isOnce: once.input.checked,
        })),
        role: role.input.value === 'admin' || role.input.value === 'user' ? role.input.value : null,
        generation: generation.input.value === 'a' ? 'a' : 'b',
        staffCount: Number(members.input.value) || STANDARD_STAFF_COUNT,
        frozenAt: clock.input.value || null,
        storesFineStatus: storesFines.input.checked,
        needsTaskDates: taskDates.input.checked,
        isDiscardBroken: discard.input.checked,
        isStrict: strict.input.checked,
        hidesSortKey: sortKey.input.checked,
        namesLeaveOwner: leaveOwners.input.checked,
        countsWholeDays: wholeDays.input.checked,
        keepsHalf: halfKeeping.input.checked,
        hasOddRows: oddRows.input.checked,
        hasMomentDates: momentDates.input.checked,
        hasOvertimeLimits: overtimeLimits.input.checked,
      };
    },
  };
}
