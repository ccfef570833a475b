import { describe, expect, it } from 'vitest';
import { teamSettingsSchema } from '@/features/reporting/group/api/team-settings-queries';
import {
  countRequestedChanges,
  groupWrites,
  splitStep,
  requestedChangesFor,
  changesToRestore,
  type WorkExists,
} from '@/features/reporting/group/model/group-changes';
import { NO_SETTINGS, settingStep } from '@/features/reporting/model/setting-step';

const always: WorkExists = () => true;

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
    const { toSave, toRemove } = groupWrites(
      4,
      requestedChanges,
      settings('234', '5'),
      ({ projectId }) => projectId !== 4,
    );
    expect(
      toSave.map(({ day, minutes, wanted, staffId }) => [day, minutes, wanted?.projectId, staffId]),
    ).toEqual([
      [1, 600, 1, 4],
      [1, 660, 3, 4],
    ]);
    expect(toRemove).toEqual([]);
  });

  it('are undone except for later changes by others', () => {
    const requestedChanges = requestedChangesFor(4, settings('11'), [1], always);
    const step = settingStep(requestedChanges, settings('2-'));
    expect(changesToRestore(step, settings('11')).map(({ wanted }) => wanted?.projectId ?? null)).toEqual([
      2,
      null,
    ]);
    expect(changesToRestore(step, settings('31')).map(({ wanted }) => wanted)).toEqual([null]);
    expect(changesToRestore(undefined, settings('1'))).toEqual([]);
    const all = new Map([
      [4, step],
      [5, step],
    ]);
    expect(splitStep(all, [4]).map((part) => part && [...part.keys()])).toEqual([[4], [5]]);
    expect(splitStep(all, [])[0]).toBeNull();
  });
});
