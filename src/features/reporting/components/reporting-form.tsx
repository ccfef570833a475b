import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { afterPaint } from '@/lib/when-idle';
import { PersistedForm } from '@/session/persisted-form';
import { useAppForm } from '@/ui/form/use-app-form';
import { lazyComponent } from '@/start/lazy-component';
import type { RecordedSlots, StaffSlots } from '@/features/work/model/slot';
import type { Staff } from '@/session/staff-schema';
import { recentWork } from '../model/recent-work';
import { reportingFormSchema, type WorkInput, type WorkPlan } from '../model/work-form';
import styles from './reporting.module.css';
import { DateSection } from './dates/date-section';
import { ReportingFooter } from './reporting-footer';
import { useDraftFields } from './draft/use-draft-fields';
import { usePersistedReport } from './draft/use-persisted-report';
import { useDraftStore, useTargetReader } from './draft/use-reporting-draft';
import { useDaysOff } from './recorded/use-days-off';
import { useFormWrites } from './writing/use-form-writes';
import { useReportSubmit } from './writing/use-report-submit';
import { useClearing } from './work/use-clearing';
import { WorkPickers } from './work/work-pickers';

type ReportingFormProps = {
  staffIds: readonly number[];
  recorded: RecordedSlots;
  people: readonly Staff[];
  /** True until the records of all chosen people have loaded or failed. */
  isLoading: boolean;
  shownSlots: StaffSlots | undefined;
  isDefaultsOpen: boolean;
  onDefaultsClose: () => void;
};

const PeopleAndTime = lazyComponent(async () => (await import('./people/people-and-time')).PeopleAndTime, {
  meanwhile: <div className={styles.peopleAndTime} />,
});

const DefaultsDialog = lazyComponent(async () => (await import('./preview/defaults-dialog')).DefaultsDialog);

const ReportNotice = lazyComponent(async () => (await import('./preview/report-notice')).ReportNotice);

const RECENT_CHOICES = 3;

/** Does not subscribe to the dates, because drawing the form is slow. Source: RP-2 to RP-9. */
export const ReportingForm = memo(function ReportingForm(props: ReportingFormProps) {
  const { staffIds, recorded, people, isLoading, shownSlots, isDefaultsOpen, onDefaultsClose } = props;
  const { t } = useTranslation('reporting');
  const store = useDraftStore();
  const readTarget = useTargetReader(staffIds);
  const schema = useMemo(() => reportingFormSchema(readTarget), [readTarget]);
  const form = useAppForm<WorkInput, WorkPlan>(schema, store.get().work);
  useDraftFields(form);
  const draft = usePersistedReport(form);
  const daysOff = useDaysOff(people, staffIds);
  const reports = useReportSubmit(readTarget, people, {
    shown: recorded,
    readDaysOff: daysOff.readDaysOff,
  });
  const { history, notice, setNotice } = reports;
  const recent = useMemo(() => {
    if (shownSlots) return recentWork(shownSlots, RECENT_CHOICES);
    return isLoading ? null : [];
  }, [shownSlots, isLoading]);
  const { isClearing, startClearing, endClearing } = useClearing(form);

  const { submitPlan, sendRest, applySettings } = useFormWrites(form, draft, reports, {
    readTarget,
    isClearing,
  });

  function leaveClearing() {
    endClearing();
    afterPaint(() => form.setFocus('projectId'));
  }

  const hasNoDate = form.formState.errors.root?.dates !== undefined;
  const reason = hasNoDate ? 'noDate' : notice;
  // An error under `root` stays until the next submit, so the form hides it once a person is chosen.
  const noStaffError = staffIds.length === 0 ? form.formState.errors.root?.staffIds?.message : undefined;
  return (
    <>
      <PersistedForm draft={draft} onSubmit={submitPlan} label={t('form')}>
        <div className={styles.fields}>
          {isClearing ? (
            <Alert severity="warning">
              <div>{t('work.clears')}</div>
              <Button autoFocus color="inherit" size="small" onClick={leaveClearing} className={styles.act}>
                {t('clear.back')}
              </Button>
            </Alert>
          ) : (
            <WorkPickers recent={recent} onClear={startClearing} />
          )}
          <DateSection
            slots={shownSlots}
            staffIds={staffIds}
            recorded={recorded}
            findDaysOff={daysOff.findDaysOff}
          />
          <PeopleAndTime error={noStaffError} />
        </div>
        <ReportingFooter
          staffIds={staffIds}
          recorded={recorded}
          people={people}
          isLoading={isLoading}
          findDaysOff={daysOff.findDaysOff}
          writing={{ ...history.writing, retry: sendRest }}
          history={history}
          isClearing={isClearing}
        />
      </PersistedForm>
      {isDefaultsOpen && (
        <DefaultsDialog
          staffIds={staffIds}
          recorded={recorded}
          people={people}
          isLoading={isLoading}
          daysOff={daysOff}
          isWriting={history.writing.progress !== null}
          onApply={applySettings}
          onClose={onDefaultsClose}
        />
      )}
      {reason && (
        <ReportNotice
          reason={reason}
          onClose={() => (hasNoDate ? form.clearErrors('root.dates') : setNotice(null))}
        />
      )}
    </>
  );
});
