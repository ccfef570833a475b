import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WEEKDAYS, type Weekday } from '@/lib/calendar-date';
import { useFormat } from '@/i18n/format';
import { message } from '@/i18n/message';
import { PersistedForm } from '@/session/persisted-form';
import type { Staff } from '@/session/staff-schema';
import { useFormDraft } from '@/session/use-form-draft';
import { useAppForm } from '@/ui/form/use-app-form';
import { askBeforeLeaving } from '@/ui/form/unsaved-input';
import { useSaveSettings } from '../../api/setting-mutations';
import { settingFormSchema, type SettingInput, type SettingPlan } from '../../model/setting-form-schema';
import { settingStart } from '../../model/setting-start';
import {
  settingChanges,
  settingStep,
  summariseChanges,
  type Settings,
  type SettingStep,
} from '../../model/setting-step';
import { TimeFields } from '../work/time-fields';
import { ToggleManyField } from '../work/toggle-many-field';
import { useWorkForm, useWorkInput } from '../work/use-work-form';
import { WorkPickers } from '../work/work-pickers';
import { SettingFooter } from './setting-footer';
import { useSettingConflict } from './use-setting-conflict';
import { useSettingDiscard } from './use-setting-discard';

type SettingDialogProps = {
  person: Staff;
  weekday: Weekday;
  settings: Settings;
  onWritten: (step: SettingStep) => void;
  onClose: () => void;
};

/** Saves or discards weekday defaults. A failure keeps the dialog and its input. Source: RS-1. */
export function SettingDialog({ person, weekday, settings, onWritten, onClose }: SettingDialogProps) {
  const { t } = useTranslation('reporting');
  const format = useFormat();
  const titleId = useId();
  const isSmall = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  // Read once, so that a later response does not change the input.
  const [{ input, leftOut }] = useState(() => settingStart(settings.get(weekday)));
  const form = useAppForm<SettingInput, SettingPlan>(settingFormSchema, { ...input, weekdays: [weekday] });
  const draft = useFormDraft(form, { screen: `reporting-setting/${person.id}` });
  const save = useSaveSettings();
  const { askToDiscard, isRefused } = useSettingDiscard(person);
  const { readConfirmed } = useSettingConflict(person, settings);

  async function cancel() {
    if (await askBeforeLeaving()) onClose();
  }

  async function submit({ work, starts, weekdays }: SettingPlan): Promise<boolean> {
    save.reset();
    const requestedChanges = settingChanges(person.id, weekdays, starts, work);
    const saved = await readConfirmed(requestedChanges);
    if (!saved) return false;
    if (work) await save.mutateAsync(requestedChanges);
    else {
      const losses = summariseChanges(requestedChanges, saved);
      if (losses.cleared === 0) {
        form.setError('projectId', { message: message('reporting:setting.nothingToClear') });
        return false;
      }
      if (!(await askToDiscard(requestedChanges, losses))) return false;
    }
    onWritten(settingStep(requestedChanges, saved));
    return true;
  }

  return (
    <Dialog
      open
      onClose={() => void cancel()}
      fullWidth
      maxWidth="xs"
      fullScreen={isSmall}
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{t('setting.dialog', { name: format.name(person) })}</DialogTitle>
      <DialogContent>
        <PersistedForm draft={draft} onSubmit={submit} onSaved={onClose}>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            {leftOut > 0 && (
              <Alert severity="info">
                {t('setting.leftOut', { count: leftOut, weekday: format.weekday(weekday) })}
              </Alert>
            )}
            <ToggleManyField
              control={form.control}
              name="weekdays"
              label={t('setting.weekdays')}
              isRequired
              options={WEEKDAYS.map((value) => ({
                value,
                label: format.weekday(value, 'short'),
                detail: format.weekday(value),
              }))}
            />
            <WorkPickers emptyProjectHint={t('setting.clears')} />
            <TimeFields />
          </Box>
          <SettingFooter
            staffId={person.id}
            settings={settings}
            failure={save.error}
            onCancel={() => void cancel()}
          >
            {isRefused && <DiscardRefusal />}
          </SettingFooter>
        </PersistedForm>
      </DialogContent>
    </Dialog>
  );
}

/** Suggests other work, because the server cannot discard; disappears when a project is chosen. */
function DiscardRefusal() {
  const { t } = useTranslation('reporting');
  const { setFocus } = useWorkForm();
  if (useWorkInput().projectId !== '') return null;
  return (
    <Alert severity="warning" sx={{ mb: 1 }}>
      <div>{t('setting.notDiscarded')}</div>
      <Button color="inherit" size="small" onClick={() => setFocus('projectId')} sx={{ ml: -1.25 }}>
        {t('setting.chooseOther')}
      </Button>
    </Alert>
  );
}
