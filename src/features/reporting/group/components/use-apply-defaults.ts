import { useTranslation } from 'react-i18next';
import { message } from '@/i18n/message';
import { useFormat } from '@/i18n/format';
import type { ManyQuestion } from '@/session/many/many-question';
import { useMany } from '@/session/many/use-many';
import { type StepWay, reverse } from '@/lib/step-history';
import type { Staff } from '@/session/staff-schema';
import { useStepHistory } from '@/ui/undo/use-step-history';
import { saveForMany } from '../api/save-for-many';
import { NO_SETTINGS, settingStep, type SettingStep, type SettingChange } from '../../model/setting-step';
import { splitStep, changesToReturn, type GroupStep, type IsKnown } from '../model/group-changes';

type Options = {
  people: readonly Staff[];
  findRequestedChanges: (staffId: number) => readonly SettingChange[];
  isKnown: IsKnown;
  /** The applied weekdays, in words. */
  what: string;
};

/** Applies defaults to people after a question, and undoes or redoes that for all or some of them. */
export function useApplyDefaults({ people, findRequestedChanges, isKnown, what }: Options) {
  const { t } = useTranslation('lists');
  const format = useFormat();
  const { ask, dialog } = useMany();
  const { remember, ...history } = useStepHistory<GroupStep, number>({ move: askToReturn });
  const toRow = (id: number) => {
    const person = people.find((one) => one.id === id);
    return { id, name: t('group.person', { name: person ? format.name(person) : id }) };
  };

  function askToApply(members: readonly Staff[], letGo: ManyQuestion['onEnd']) {
    const count = members.length;
    const steps = new Map<number, SettingStep>();
    ask({
      rows: members.map(({ id }) => toRow(id)),
      title: t('group.defaults.title', { count }),
      body: t('group.defaults.body', { what }),
      confirmLabel: t('group.defaults.apply', { count }),
      act: saveForMany({
        findRequestedChanges,
        isKnown,
        // Only the first read shows the previous defaults; later reads include this write.
        onRead: (now) => {
          for (const { id } of members) {
            if (!steps.has(id))
              steps.set(id, settingStep(findRequestedChanges(id), now.get(id) ?? NO_SETTINGS));
          }
        },
      }),
      writes: ['settings'],
      success: message('lists:group.defaults.done', { count }),
      onEnd: (done) => {
        const changed = [...steps].filter(([id, { after }]) => done.includes(id) && after.length > 0);
        if (changed.length > 0) remember(new Map(changed), changed.length);
        letGo(done);
      },
    });
  }

  async function askToReturn(step: GroupStep, way: StepWay) {
    const isUndo = way === 'undo';
    const count = step.size;
    const returned = new Map([...step].map(([id, ofOne]) => [id, isUndo ? ofOne : reverse(ofOne)]));
    const done = await new Promise<readonly number[]>((onEnd) =>
      ask({
        rows: [...step.keys()].map(toRow),
        title: isUndo ? t('group.defaults.undoTitle', { count }) : t('group.defaults.redoTitle', { count }),
        body: t('group.defaults.returnBody'),
        confirmLabel: isUndo ? t('group.defaults.undo', { count }) : t('group.defaults.redo', { count }),
        act: saveForMany({
          findRequestedChanges: (id, now) => changesToReturn(returned.get(id), now),
          isKnown,
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
