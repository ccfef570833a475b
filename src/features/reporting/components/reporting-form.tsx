import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { message, translateMessage } from '@/i18n/message';
import type { HeldInput } from '@/session/draft-keeper';
import { PersistedForm } from '@/session/persisted-form';
import { useAppForm } from '@/ui/form/use-app-form';
import type { StaffSlots } from '@/features/work/model/slot';
import type { Staff } from '@/session/staff-schema';
import { recentWork } from '../model/recent-work';
import { hasChoice } from '../model/reporting-search';
import { reportingFormSchema, type ReportingInput } from '../model/reporting-form-schema';
import { EMPTY_WORK, type WorkPlan } from '../model/work-form';
import { NoticeDialog } from './notice-dialog';
import { ReportingFooter } from './reporting-footer';
import { TimeFields } from './time-fields';
import { useReportingDraft } from './use-reporting-draft';
import { useReportingSearch } from './use-reporting-search';
import { useReportSubmit } from './use-report-submit';
import type { WriteTarget } from './use-write-preview';
import { WorkPickers } from './work-pickers';

type ReportingFormProps = {
  target: WriteTarget;
  people: readonly Staff[];
  /** True until the records of all selected people have arrived or failed. */
  isLoading: boolean;
  /** What the shown person recorded: the source of the recent choices. */
  shownSlots: StaffSlots | undefined;
  /** The calendar. */
  dateSection: ReactNode;
  /** The choice of people; gets the message that nobody is chosen. */
  peopleField: (error: string | undefined) => ReactNode;
};

const RECENT_CHOICES = 3;

/** What was worked, by whom and when; fills, clears, or applies the saved settings. Source: RP-2 to RP-9. */
export function ReportingForm(props: ReportingFormProps) {
  const { target, people, isLoading, shownSlots, dateSection, peopleField } = props;
  const { t } = useTranslation('reporting');
  const { staffIds, dates } = target;
  const [search] = useReportingSearch();
  const schema = useMemo(() => reportingFormSchema(staffIds), [staffIds]);
  const form = useAppForm<ReportingInput, WorkPlan>(schema, { ...EMPTY_WORK, staffIds: [] });
  const draft = useReportingDraft(form);
  const { submit, autoFill, history, notice, setNotice } = useReportSubmit({ staffIds, dates, people });
  const recent = useMemo(
    () => (shownSlots ? recentWork(shownSlots, RECENT_CHOICES) : isLoading ? null : []),
    [shownSlots, isLoading],
  );
  const hasChosen = hasChoice(search) || form.formState.isDirty;
  const staffError = form.formState.errors.staffIds?.message;

  const { unsent } = history.writing;
  /** What the screen held when a write was asked for, and what was left of an earlier one then. */
  const written = useRef<{ held: HeldInput; earlier: typeof unsent } | null>(null);
  const heldNow = () => ({ held: draft.keeper.snapshot(), earlier: unsent });

  /** Without a date nothing else is looked at. Source: RP-8. */
  function stopWithoutDate(event: SyntheticEvent) {
    if (dates.length > 0) return;
    event.preventDefault();
    event.stopPropagation();
    setNotice('noDate');
  }

  /** Resolves to whether all was sent. */
  async function submitPlan(plan: WorkPlan): Promise<boolean> {
    if (!plan.work && !hasChosen) {
      form.setError('projectId', { message: message('reporting:preview.nothingChosen') });
      return false;
    }
    written.current = heldNow();
    const end = await submit(plan);
    if (end === 'nothingToClear')
      form.setError('projectId', { message: message('reporting:preview.nothingToClear') });
    return end === 'sent';
  }

  async function sendRest(): Promise<boolean> {
    // The user turned away from a later write: what is left is not of what the screen held then.
    if (written.current?.earlier === unsent) written.current = null;
    const isAllSent = await history.writing.retry();
    if (isAllSent && written.current) draft.keeper.settle(written.current.held);
    return isAllSent;
  }

  /** Resolves to whether all was sent. */
  async function applySettings(isReplacing: boolean): Promise<boolean> {
    const standing = draft.keeper.hasUnsavedInput() ? null : heldNow();
    written.current = standing;
    if (dates.length === 0) setNotice('noDate');
    else if (staffIds.length === 0) form.setError('staffIds', { message: message('validation:required') });
    else if (await autoFill(isReplacing)) {
      if (standing) draft.keeper.settle(standing.held);
      return true;
    }
    return false;
  }

  return (
    <Box onSubmitCapture={stopWithoutDate}>
      <PersistedForm draft={draft} onSubmit={submitPlan} label={t('form')}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <WorkPickers emptyProjectHint={t('work.clears')} recent={recent} />
          {dateSection}
          {peopleField(staffError && translateMessage(staffError, { field: t('people.label') }))}
          <TimeFields />
        </Box>
        <ReportingFooter
          target={target}
          people={people}
          isLoading={isLoading}
          hasChosen={hasChosen}
          writing={{ ...history.writing, retry: sendRest }}
          history={history}
          onSettingsApplied={applySettings}
        />
      </PersistedForm>
      <NoticeDialog isOpen={notice === 'noDate'} title={t('noDate.title')} onClose={() => setNotice(null)}>
        {t('noDate.body')}
      </NoticeDialog>
      <NoticeDialog
        isOpen={notice === 'nothingEmpty'}
        title={t('autoFill.nothingEmptyTitle')}
        onClose={() => setNotice(null)}
      >
        {t('autoFill.nothingEmptyBody')}
      </NoticeDialog>
      <NoticeDialog
        isOpen={notice === 'noSettings'}
        title={t('autoFill.noneTitle')}
        onClose={() => setNotice(null)}
        action={
          <Button component={Link} to={paths.reportingSetting}>
            {t('autoFill.view')}
          </Button>
        }
      >
        {t('autoFill.noneBody')}
      </NoticeDialog>
    </Box>
  );
}
