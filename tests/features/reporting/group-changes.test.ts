import { describe, expect, it } from 'vitest';
import { teamSettingsSchema } from '@/features/reporting/group/api/team-settings-queries';
import {
  countRequestedChanges,
  groupWrites,
  splitStep,
  requestedChangesFor,
  changesToReturn,
  type IsKnown,
} from '@/features/reporting/group/model/group-changes';
import { NO_SETTINGS, settingStep } from '@/features/reporting/model/setting-step';

const always: IsKnown = () => true;

/** Monday and Tuesday by one letter for each half hour: the project, `-` for nothing. */
const settings = (monday: string, tuesday = '') =>
  teamSettingsSchema
    .parse([
      {
        id: 9,
        task_performance_setting: [monday, tuesday].flatMap((works, index) =>
          [...works].flatMap((letter, place) =>
            letter === '-'
              ? []
              : [{ day: index + 1, period: `${10 + place}:00:00`, project_id: Number(letter), task_id: 1 }],
          ),
        ),
      },
    ])
    .get(9) ?? NO_SETTINGS;

describe('defaults for others', () => {
  it.each([
    ['nothing there', '12', '', { created: 2, replaced: 0, unchanged: 0, kept: 0 }],
    ['the same there', '12', '12', { created: 0, replaced: 0, unchanged: 2, kept: 0 }],
    ['something else there', '12', '32', { created: 0, replaced: 1, unchanged: 1, kept: 0 }],
    ['more there', '1-', '-33', { created: 1, replaced: 0, unchanged: 0, kept: 2 }],
  ])('are counted with %s', (_what, source, theirs, counts) => {
    expect(
      countRequestedChanges(requestedChangesFor(4, settings(source), [1], always), settings(theirs)),
    ).toEqual(counts);
  });

  it('leave out projects that the server would refuse, and weekdays that were not chosen', () => {
    const requestedChanges = requestedChangesFor(
      4,
      settings('12', '1'),
      [1],
      ({ projectId }) => projectId !== 2,
    );
    expect(requestedChanges).toEqual([
      { day: 1, staffId: 4, minutes: 600, wanted: { projectId: 1, taskId: 1 } },
    ]);
  });

  it('are sent with the other settings of the day, which an older server would delete', () => {
    const requestedChanges = requestedChangesFor(4, settings('1'), [1], always);
    const { saved, removed } = groupWrites(
      requestedChanges,
      settings('234', '5'),
      ({ projectId }) => projectId !== 4,
    );
    expect(
      saved.map(({ day, minutes, wanted, staffId }) => [day, minutes, wanted?.projectId, staffId]),
    ).toEqual([
      [1, 600, 1, 4],
      [1, 660, 3, 4],
    ]);
    expect(removed).toEqual([]);
  });

  it('are undone except for later changes by others', () => {
    const requestedChanges = requestedChangesFor(4, settings('11'), [1], always);
    const step = settingStep(requestedChanges, settings('2-'));
    expect(changesToReturn(step, settings('11')).map(({ wanted }) => wanted?.projectId ?? null)).toEqual([
      2,
      null,
    ]);
    expect(changesToReturn(step, settings('31')).map(({ wanted }) => wanted)).toEqual([null]);
    expect(changesToReturn(undefined, settings('1'))).toEqual([]);
    const all = new Map([
      [4, step],
      [5, step],
    ]);
    expect(splitStep(all, [4]).map((part) => part && [...part.keys()])).toEqual([[4], [5]]);
    expect(splitStep(all, [])[0]).toBeNull();
  });
});

describe('defaults for others, sent one by one', () => {
  const SOURCE = 3;
  /** With other defaults, with none, with others. */
  const OTHERS = [4, 6, 9];
  const rowsOf = (id: number) =>
    mockApi
      .rows('task_performance_settings')
      .filter((row) => row.staff_id === id)
      .map(({ day, period, project_id: project, task_id: task }) => `${day} ${period} ${project} ${task}`)
      .sort();

  async function prepare(scenario: string) {
    mockApi.setScenario(frozen(scenario));
    const token = mockApi.signInAs('admin');
    noteOwner({ staffId: 1, token });
    tokenStore.set(token);
    connectClientToSession();
    const source = (await readTeamSettings({ id: SOURCE })).get(SOURCE);
    invariant(source, 'the first of the team has defaults');
    const findRequestedChanges = (id: number) => requestedChangesFor(id, source, [1], always);
    const steps = new Map<number, SettingStep>();
    const act = saveForMany({
      findRequestedChanges,
      isKnown: always,
      onRead: (now) => {
        for (const id of OTHERS)
          if (!steps.has(id))
            steps.set(id, settingStep(findRequestedChanges(id), now.get(id) ?? NO_SETTINGS));
      },
    });
    const run = async (doing: typeof act) => {
      const rows = OTHERS.map((id) => ({ id }));
      const ends = await runMany(rows, doing).end;
      return rows.map((row) => ends.get(row)?.how ?? 'unsent').join();
    };
    const back = saveForMany({
      findRequestedChanges: (id, now) => changesToReturn(steps.get(id), now),
      isKnown: always,
    });
    return { apply: () => run(act), takeBack: () => run(back) };
  }

  it.each([
    '',
    'generation:a',
    'half-keeping',
    'odd-rows',
    'lost-response@setting/save!once',
    '500-after@setting/save!once',
  ])('reach everybody, and are taken back to the last half hour, on "%s"', async (variant) => {
    const { apply, takeBack } = await prepare(variant);
    const before = OTHERS.map(rowsOf);
    expect(before.map((rows) => rows.length > 0)).toEqual([true, false, true]);
    const monday = rowsOf(SOURCE).filter((row) => row.startsWith('1 '));
    const wished = before.map((rows) => [...rows.filter((row) => !row.startsWith('1 ')), ...monday].sort());
    expect(await apply()).toBe('done,done,done');
    expect(OTHERS.map(rowsOf)).toEqual(wished);
    expect(await takeBack()).toBe('done,done,done');
    expect(OTHERS.map(rowsOf)).toEqual(before);
  });

  it.each(['strict', 'discard:500'])(
    'say of whom a server that cannot remove keeps them: %s',
    async (variant) => {
      const { apply, takeBack } = await prepare(variant);
      const before = OTHERS.map(rowsOf);
      expect(await apply()).toBe('done,done,done');
      expect(await takeBack()).toBe('done,failed,done');
      expect(OTHERS.map(rowsOf).filter((rows, index) => rows.join() !== before[index]?.join())).toHaveLength(
        1,
      );
    },
  );

  it('are not sent to whom they reached already', async () => {
    const { apply } = await prepare('502@setting/save!once');
    expect(await apply()).toBe('failed,done,done');
    mockApi.clearLog();
    expect(await apply()).toBe('done,done,done');
    expect(mockApi.log().filter(({ path }) => path.endsWith('/save'))).toHaveLength(1);
  });
});
