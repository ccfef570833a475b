import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormFooter } from '@/ui/form/form-footer';
import type { SettingInput } from '../../model/setting-form-schema';
import { settingChanges, summariseChanges, type Settings } from '../../model/setting-step';
import { chosenWork } from '../../model/work-form';
import { findSlotStarts } from '../../model/work-time';
import { PreviewCounts, type PreviewCount } from '../preview/preview-counts';
import { useWorkInput } from '../work/use-work-form';

type SettingFooterProps = {
  staffId: number;
  settings: Settings;
  failure: unknown;
  onCancel: () => void;
  children?: ReactNode;
};

/** Source: RS-1. */
export function SettingFooter({ staffId, settings, failure, onCancel, children }: SettingFooterProps) {
  const { t } = useTranslation(['reporting', 'common']);
  const input = useWorkInput();
  const weekdays = useWatch<SettingInput, 'weekdays'>({ name: 'weekdays' });
  const starts = findSlotStarts(input);
  const work = chosenWork(input);
  const summary = summariseChanges(settingChanges(staffId, weekdays, starts, work), settings);
  const discarded = input.projectId === '' ? summary.cleared : 0;
  return (
    <FormFooter
      failure={failure}
      submitLabel={
        discarded > 0
          ? t('reporting:setting.discardCount', { count: discarded })
          : t('reporting:setting.submit')
      }
      tone={discarded > 0 ? 'danger' : 'normal'}
      isSticky={false}
    >
      <Box sx={{ flexBasis: '100%' }}>
        {children}
        <PreviewCounts label={t('reporting:preview.label')} counts={listCounts()} />
      </Box>
      <Button onClick={onCancel}>{t('common:action.cancel')}</Button>
    </FormFooter>
  );

  function listCounts(): PreviewCount[] {
    if (weekdays.length === 0) return [{ kind: 'hint', text: t('reporting:preview.noWeekday') }];
    if (input.projectId !== '' && input.taskId === '') {
      return [{ kind: 'hint', text: t('reporting:preview.noTask') }];
    }
    if (starts.length === 0) return [{ kind: 'hint', text: t('reporting:preview.noTime') }];
    if (!work) {
      return discarded > 0
        ? [{ kind: 'cleared', text: t('reporting:setting.cleared', { count: discarded }) }]
        : [{ kind: 'hint', text: t('reporting:setting.nothingToClear') }];
    }
    const { created, replaced, unchanged } = summary;
    const all: (PreviewCount & { count: number })[] = [
      { kind: 'created', count: created, text: t('reporting:preview.created', { count: created }) },
      { kind: 'replaced', count: replaced, text: t('reporting:preview.replaced', { count: replaced }) },
      { kind: 'unchanged', count: unchanged, text: t('reporting:preview.unchanged', { count: unchanged }) },
    ];
    return all.filter(({ count }) => count > 0);
  }
}
