import { useWatch, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { SettingInput, SettingPlan } from '../model/reporting-form-schema';
import { summariseDiscard, summariseSave } from '../model/setting-summary';
import type { StaffSlots } from '../model/slot';
import { settingKeys, settingRows } from '../model/slot-rows';
import { chosenWork } from '../model/work-form';
import { slotsOf } from '../model/work-time';
import { PreviewCounts, type PreviewCount } from './preview-counts';
import { useWorkForm, useWorkInput } from './use-work-form';

type SettingPreviewProps = {
  staffId: number;
  settings: StaffSlots['settings'];
  control: Control<SettingInput, unknown, SettingPlan>;
};

/** Says before submitting what will be saved or discarded. */
export function SettingPreview({ staffId, settings, control }: SettingPreviewProps) {
  const { t } = useTranslation('reporting');
  const input = useWorkInput(useWorkForm().control);
  const weekdays = useWatch({ control, name: 'weekdays' });
  return <PreviewCounts label={t('preview.label')} counts={counts()} />;

  function counts(): PreviewCount[] {
    const periods = slotsOf(input);
    if (input.projectId !== '' && input.taskId === '') return [{ kind: 'hint', text: t('preview.noTask') }];
    if (periods.length === 0) return [{ kind: 'hint', text: t('preview.noTime') }];
    const work = chosenWork(input);
    if (!work) {
      const { cleared } = summariseDiscard(settingKeys(staffId, weekdays, periods), settings);
      return cleared > 0
        ? [{ kind: 'cleared', text: t('setting.cleared', { count: cleared }) }]
        : [{ kind: 'hint', text: t('setting.nothingToClear') }];
    }
    const { created, replaced, unchanged } = summariseSave(
      settingRows(staffId, weekdays, periods, work),
      settings,
    );
    const all: (PreviewCount & { count: number })[] = [
      { kind: 'created', count: created, text: t('preview.created', { count: created }) },
      { kind: 'replaced', count: replaced, text: t('preview.replaced', { count: replaced }) },
      { kind: 'unchanged', count: unchanged, text: t('preview.unchanged', { count: unchanged }) },
    ];
    return all.filter(({ count }) => count > 0);
  }
}
