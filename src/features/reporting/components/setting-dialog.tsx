import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { WEEKDAYS, type Weekday } from '@/lib/calendar-date';
import { useFormat } from '@/i18n/format';
import { message } from '@/i18n/message';
import { confirm } from '@/ui/confirm-dialog/confirm';
import { KeptForm } from '@/session/kept-form';
import { useFormDraft } from '@/session/use-form-draft';
import { FormFooter } from '@/ui/form/form-footer';
import { askBeforeLeaving } from '@/ui/form/unsaved-input';
import { useAppForm } from '@/ui/form/use-app-form';
import { useSaveSettings } from '../api/setting-mutations';
import { settingFormSchema, type SettingInput, type SettingPlan } from '../model/reporting-form-schema';
import { summariseDiscard } from '../model/setting-summary';
import type { StaffSlots } from '../model/slot';
import { settingKeys, settingRows } from '../model/slot-rows';
import { EMPTY_WORK } from '../model/work-form';
import type { Staff } from '@/session/staff-schema';
import { DiscardRefusal } from './discard-refusal';
import { SettingPreview } from './setting-preview';
import { ToggleManyField } from './toggle-many-field';
import { useSettingDiscard } from './use-setting-discard';
import { WorkFields } from './work-fields';

type SettingDialogProps = {
  person: Staff;
  /** The weekday that the page shows: the form starts with it. */
  weekday: Weekday;
  settings: StaffSlots['settings'];
  onClose: () => void;
};

/** Saves what one usually does on some weekdays, or discards it. Stays open, with its input, when that fails. Source: RS-1. */
export function SettingDialog({ person, weekday, settings, onClose }: SettingDialogProps) {
  const { t } = useTranslation(['reporting', 'common']);
  const format = useFormat();
  const titleId = useId();
  const isSmall = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const form = useAppForm<SettingInput, SettingPlan>(settingFormSchema, {
    ...EMPTY_WORK,
    weekdays: [weekday],
  });
  const draft = useFormDraft(form, { screen: `reporting-setting/${person.id}` });
  const save = useSaveSettings();
  const discard = useSettingDiscard();

  async function giveUp() {
    if (await askBeforeLeaving()) onClose();
  }

  /** Resolves to whether something was saved. */
  async function submit({ work, periods, weekdays }: SettingPlan) {
    if (work) {
      await save.mutateAsync(settingRows(person.id, weekdays, periods, work));
      return true;
    }
    const keys = settingKeys(person.id, weekdays, periods);
    const { cleared: count, losingDays } = summariseDiscard(keys, settings);
    if (count === 0) {
      form.setError('projectId', { message: message('reporting:setting.nothingToClear') });
      return false;
    }
    const [only] = losingDays;
    let isDiscarded = true;
    const isAgreed = await confirm({
      title: t('reporting:setting.discardTitle', { count }),
      body: t('reporting:setting.discardBody', {
        who: format.name(person),
        when:
          losingDays.length === 1 && only !== undefined
            ? format.weekday(only)
            : t('reporting:setting.weekdayCount', { count: losingDays.length }),
      }),
      tone: 'danger',
      confirmLabel: t('reporting:setting.discard'),
      action: async () => void (isDiscarded = await discard.run(keys)),
    });
    return isAgreed && isDiscarded;
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
      <DialogTitle id={titleId}>{t('reporting:setting.dialog')}</DialogTitle>
      <DialogContent>
        <KeptForm draft={draft} onSubmit={submit} onSaved={onClose}>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <ToggleManyField
              control={form.control}
              name="weekdays"
              label={t('reporting:setting.weekdays')}
              isRequired
              options={WEEKDAYS.map((value) => ({
                value,
                label: format.weekday(value, 'short'),
                detail: format.weekday(value),
              }))}
            />
            <WorkFields emptyProjectHint={t('reporting:setting.clears')} />
          </Box>
          <FormFooter failure={save.error} submitLabel={t('common:action.submit')} isSticky={false}>
            <Box sx={{ flexBasis: '100%' }}>
              {discard.isRefused && <DiscardRefusal />}
              <SettingPreview staffId={person.id} settings={settings} control={form.control} />
            </Box>
            <Button onClick={() => void giveUp()}>{t('common:action.cancel')}</Button>
          </FormFooter>
        </KeptForm>
      </DialogContent>
    </Dialog>
  );
}
