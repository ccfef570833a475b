// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { saveForMany } from '@/features/reporting/group/api/save-for-many';
import { readTeamSettings } from '@/features/reporting/group/api/team-settings-queries';
import {
  changesToRestore,
  requestedChangesFor,
  type WorkExists,
} from '@/features/reporting/group/model/group-changes';
import { NO_SETTINGS, settingStep, type SettingStep } from '@/features/reporting/model/setting-step';
import { invariant } from '@/lib/invariant';
import { mockApi } from '@/mock-api/node';
import { connectClientToSession } from '@/session/connect-session';
import { runMany } from '@/session/many/many-run';
import { noteOwner } from '@/session/token-owner';
import { tokenStore } from '@/session/token-store';
import { frozen } from '../../support/frozen';

const always: WorkExists = () => true;

describe('defaults for others, sent one by one', () => {
  const SOURCE = 3;
  /** With other defaults, with none, with others. */
  const OTHERS = [4, 6, 9];
  const readRows = (id: number) =>
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
      workExists: always,
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
      findRequestedChanges: (id, now) => changesToRestore(steps.get(id), now),
      workExists: always,
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
  ])('reach each person, and are undone to the last half hour, on "%s"', async (variant) => {
    const { apply, takeBack } = await prepare(variant);
    const before = OTHERS.map(readRows);
    expect(before.map((rows) => rows.length > 0)).toEqual([true, false, true]);
    const monday = readRows(SOURCE).filter((row) => row.startsWith('1 '));
    const wished = before.map((rows) => [...rows.filter((row) => !row.startsWith('1 ')), ...monday].sort());
    expect(await apply()).toBe('done,done,done');
    expect(OTHERS.map(readRows)).toEqual(wished);
    expect(await takeBack()).toBe('done,done,done');
    expect(OTHERS.map(readRows)).toEqual(before);
  });

  it.each(['strict', 'discard:500'])(
    'name the people for whom the server cannot remove them: %s',
    async (variant) => {
      const { apply, takeBack } = await prepare(variant);
      const before = OTHERS.map(readRows);
      expect(await apply()).toBe('done,done,done');
      expect(await takeBack()).toBe('done,failed,done');
      expect(
        OTHERS.map(readRows).filter((rows, index) => rows.join() !== before[index]?.join()),
      ).toHaveLength(1);
    },
  );

  it('are not sent again to people whom they have reached', async () => {
    const { apply } = await prepare('502@setting/save!once');
    expect(await apply()).toBe('failed,done,done');
    mockApi.clearLog();
    expect(await apply()).toBe('done,done,done');
    expect(mockApi.log().filter(({ path }) => path.endsWith('/save'))).toHaveLength(1);
  });
});
