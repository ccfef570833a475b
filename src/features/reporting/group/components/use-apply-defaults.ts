import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { message } from '@/i18n/message';
import { swapSides, type StepWay } from '@/lib/step-history';
import type { ManyQuestion } from '@/session/many/many-question';
import { useMany } from '@/session/many/use-many';
import type { Staff } from '@/session/staff-schema';
import { useStepHistory } from '@/ui/undo/use-step-history';
import { NO_SETTINGS, settingStep, type SettingChange, type SettingStep } from '../../model/setting-step';
import { saveForMany } from '../api/save-for-many';
import { changesToRestore, splitStep, type GroupStep, type WorkExists } from '../model/group-changes';

type Options = {
  people: readonly Staff[];
  findRequestedChanges: (staffId: number) => readonly SettingChange[];
  workExists: WorkExists;
  weekdayNames: string;
};

export function useApplyDefaults({ people, findRequestedChanges, workExists, weekdayNames }: Options) {
  const { t } = useTranslation(['lists', 'common']);
  const format = useFormat();
  const { ask, dialog } = useMany();
  const { remember, ...history } = useStepHistory<GroupStep, number>({ move: askToMove });
  const toRow = (id: number) => {
    const person = people.find((candidate) => candidate.id === id);
    return { id, name: t('common:label.person', { name: person ? format.name(person) : id }) };
  };

  function askToApply(members: readonly Staff[], deselect: ManyQuestion['onEnd']) {
    const count = members.length;
    const steps = new Map<number, SettingStep>();
    ask({
      rows: members.map(({ id }) => toRow(id)),
      title: t('group.defaults.title', { count }),
      body: t('group.defaults.body', { what: weekdayNames }),
      confirmLabel: t('group.defaults.apply', { count }),
      act: saveForMany({
        findRequestedChanges,
        workExists,
        // Only the first read shows the previous defaults; later reads include this write.
        onRead: (current) => {
          for (const { id } of members) {
            if (steps.has(id)) continue;
            steps.set(id, settingStep(findRequestedChanges(id), current.get(id) ?? NO_SETTINGS));
          }
        },
      }),
      writes: ['settings'],
      success: message('lists:group.defaults.done', { count }),
      onEnd: (done) => {
        const changed = [...steps].filter(([id, { after }]) => done.includes(id) && after.length > 0);
        if (changed.length > 0) remember(new Map(changed), changed.length);
        deselect(done);
      },
    });
  }

  async function askToMove(step: GroupStep, way: StepWay) {
    const isUndo = way === 'undo';
    const count = step.size;
    const movedSteps = new Map([...step].map(([id, change]) => [id, isUndo ? change : swapSides(change)]));
    const done = await new Promise<readonly number[]>((onEnd) =>
      ask({
        rows: [...step.keys()].map(toRow),
        title: isUndo ? t('group.defaults.undoTitle', { count }) : t('group.defaults.redoTitle', { count }),
        body: t('group.defaults.returnBody'),
        confirmLabel: isUndo ? t('group.defaults.undo', { count }) : t('group.defaults.redo', { count }),
        act: saveForMany({
          findRequestedChanges: (id, current) => changesToRestore(movedSteps.get(id), current),
          workExists,
        }),
        writes: ['settings'],
        success: isUndo
          ? message('lists:group.defaults.undone', { count })
          : message('lists:group.defaults.done', { count }),
        onEnd,
      }),
    );
    const [moved, left] = splitStep(step, done);
    return moved && { info: moved.size, moved, left };
  }

  return { askToApply, history, dialog };
}
