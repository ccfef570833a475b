import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WEEKDAYS, type Weekday } from '@/lib/calendar-date';
import { useFormat } from '@/i18n/format';
import { message } from '@/i18n/message';
import { confirm } from '@/ui/confirm-dialog/confirm';
import { PersistedForm } from '@/session/persisted-form';
import { useFormDraft } from '@/session/use-form-draft';
import { askBeforeLeaving } from '@/ui/form/use-leave-guard';
import { useAppForm } from '@/ui/form/use-app-form';
import type { Staff } from '@/session/staff-schema';
import { useSaveSettings, useDiscardSettings } from '../../api/setting-mutations';
import {
  settingFormSchema,
  type SettingInput,
  type SettingPlan,
  settingStart,
} from '../../model/setting-form-schema';
import {
  settingStep,
  settingChanges,
  summariseChanges,
  type Settings,
  type SettingStep,
  type SettingChange,
} from '../../model/setting-step';
import { SettingFooter } from './setting-footer';
import { TimeFields } from '../work/time-fields';
import { ToggleManyField } from '../work/toggle-many-field';
import { useSettingConflict } from './use-setting-conflict';
import { WorkPickers } from '../work/work-pickers';
import Button from '@mui/material/Button';
import { useWorkForm, useWorkInput } from '../work/use-work-form';
import { ApiError } from '@/api/api-error';

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
  // Read once, so that a later response changes nothing under the user's hands.
  const [{ input, leftOut }] = useState(() => settingStart(settings.get(weekday)));
  const form = useAppForm<SettingInput, SettingPlan>(settingFormSchema, { ...input, weekdays: [weekday] });
  const draft = useFormDraft(form, { screen: `reporting-setting/${person.id}` });
  const save = useSaveSettings();
  const discard = useSettingDiscard();
  const settle = useSettingConflict(person, settings);

  async function giveUp() {
    if (await askBeforeLeaving()) onClose();
  }

  /** Resolves to whether something was saved. */
  async function submit({ work, starts, weekdays }: SettingPlan) {
    const requestedChanges = settingChanges(person.id, weekdays, starts, work);
    const now = await settle(requestedChanges);
    if (!now) return false;
    const step = settingStep(requestedChanges, now);
    if (work) {
      await save.mutateAsync(requestedChanges);
      onWritten(step);
      return true;
    }
    const { cleared: count, losingDays } = summariseChanges(requestedChanges, settings);
    if (count === 0) {
      form.setError('projectId', { message: message('reporting:setting.nothingToClear') });
      return false;
    }
    const [only] = losingDays;
    let isDiscarded = true;
    const isAgreed = await confirm({
      title: t('setting.discardTitle', { count }),
      body: t('setting.discardBody', {
        who: format.name(person),
        when:
          losingDays.length === 1 && only !== undefined
            ? format.weekday(only)
            : t('setting.weekdayCount', { count: losingDays.length }),
      }),
      tone: 'danger',
      confirmLabel: t('setting.discard'),
      action: async () => void (isDiscarded = await discard.run(requestedChanges)),
    });
    if (!isAgreed || !isDiscarded) return false;
    onWritten(step);
    return true;
  }

  return (
    <Dialog
      open
      onClose={() => void giveUp()}
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
            control={form.control}
            failure={save.error}
            onCancel={() => void giveUp()}
          >
            {discard.isRefused && <DiscardRefusal />}
          </SettingFooter>
        </PersistedForm>
      </DialogContent>
    </Dialog>
  );
}

/** Where the server cannot discard, suggests other work until some is chosen. */
function DiscardRefusal() {
  const { t } = useTranslation('reporting');
  const { control, setFocus } = useWorkForm();
  if (useWorkInput(control).projectId !== '') return null;
  return (
    <Alert severity="warning" sx={{ mb: 1 }}>
      <div>{t('setting.notDiscarded')}</div>
      <Button color="inherit" size="small" onClick={() => setFocus('projectId')} sx={{ ml: -1.25 }}>
        {t('setting.chooseOther')}
      </Button>
    </Alert>
  );
}

/**
 * Discards weekday defaults, and reports servers that cannot: the stored code fails on the rows that it
 * requires. Bare staff ids are no way out, because they erase every day.
 */
function useSettingDiscard() {
  const { mutateAsync } = useDiscardSettings();
  const [isRefused, setIsRefused] = useState(false);

  /** Resolves to false where the server cannot; throws every other failure. */
  async function run(requestedChanges: readonly SettingChange[]): Promise<boolean> {
    const isDiscarded = await mutateAsync(requestedChanges).then(
      () => true,
      (error: unknown) => {
        if (cannotDiscard(error)) return false;
        throw error;
      },
    );
    setIsRefused(!isDiscarded);
    return isDiscarded;
  }

  return { run, isRefused };
}

function cannotDiscard(error: unknown): boolean {
  return error instanceof ApiError && error.status === 500 && error.outcome !== 'unknown';
}
