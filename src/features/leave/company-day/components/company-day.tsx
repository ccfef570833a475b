import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { PeopleChoice } from '@/features/members/components/people-choice';
import { Form } from '@/ui/form/form';
import { FormSection } from '@/ui/form/form-section';
import { useAppForm } from '@/ui/form/use-app-form';
import { FailureAlert } from '@/ui/page/failure-alert';
import { PageHeader } from '@/ui/page/page-header';
import { Panel } from '@/ui/page/panel';
import { useUrlState } from '@/ui/page/use-url-state';
import { LeaveFields } from '../../components/leave-fields';
import { useChosenDates } from '../../components/use-chosen-dates';
import { EMPTY_REGISTRATION, type RegistrationInput } from '../../fields';
import type { Person } from '../../model/leave';
import type { PaidDay } from '../../model/paid-days';
import { chosenHours, registrationSchema, toDateFields, type Registration } from '../../model/registration';
import { readRegistrationSearch } from '../../model/registration-mode';
import { daysToRegister, unpaidDays, WARNINGS, type Warning } from '../model/day-warnings';
import { useCompanyDay } from './use-company-day';
import { useDayColumns } from './use-day-columns';
import { useDaySelection } from './use-day-selection';
import { WarningChoice } from './warning-choice';

/** The schema requires a person, but the list below the form chooses the people. */
const PLACEHOLDER_PERSON = { id: 0 };

const NO_UNPAID: ReadonlyMap<number, PaidDay[]> = new Map();

const schema = registrationSchema({ people: [PLACEHOLDER_PERSON], findMode: () => 'existing' });

/** Registers the same leave for many people: the form has its days, the list the people and the button. Source: LV-2. */
export function CompanyDay() {
  const { t } = useTranslation('lists');
  const [search] = useUrlState(readRegistrationSearch);
  // Only a newly opened form takes the days of the address.
  const [openedDates] = useState(() => toDateFields(search.dates));
  const form = useAppForm<RegistrationInput, Registration>(schema, {
    ...EMPTY_REGISTRATION,
    ...openedDates,
    staff_id: PLACEHOLDER_PERSON.id,
  });
  const dates = useChosenDates(form.control, 'existing');
  const [excluded, setExcluded] = useState<ReadonlySet<Warning>>(new Set(WARNINGS));
  const companyDay = useCompanyDay(dates);
  const hours = useWatch({ control: form.control, compute: chosenHours });
  const { people, days, records } = companyDay;
  const unpaid = useMemo(() => {
    if (!days || !records || hours === null) return NO_UNPAID;
    const findDates = ({ id }: Person) =>
      daysToRegister(days.get(id) ?? [], excluded).map(({ date }) => date);
    return unpaidDays(people, records, findDates, hours);
  }, [people, days, records, excluded, hours]);
  const columns = useDayColumns(days, excluded, unpaid);
  const { selection, dialog } = useDaySelection({ form, companyDay, excluded, unpaid });

  return (
    <>
      <PageHeader
        title={t('group.leave.page')}
        purpose={t('group.leave.purpose')}
        action={
          <Button component={Link} to={paths.leaveRegistration} variant="outlined">
            {t('group.leave.back')}
          </Button>
        }
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <Panel title={t('group.leave.what')}>
          <Form form={form} onSubmit={() => false} label={t('group.leave.what')}>
            <FormSection>
              <LeaveFields control={form.control} person={undefined} />
            </FormSection>
          </Form>
        </Panel>
        <Panel title={t('group.leave.who')} subtitle={t('group.leave.whoHint')} isFlush>
          <Box sx={{ px: { xs: 2, sm: 3 } }}>
            {companyDay.error && (
              <FailureAlert onRetry={companyDay.retry}>{t('group.leave.unknown')}</FailureAlert>
            )}
            {companyDay.areHoursUnknown && <Alert severity="warning">{t('group.leave.hoursUnknown')}</Alert>}
            {companyDay.areJoinDatesUnknown && (
              <Alert severity="warning">{t('group.leave.joinUnknown')}</Alert>
            )}
            {companyDay.isCalendarUnknown && (
              <Alert severity="warning">{t('group.leave.calendarUnknown')}</Alert>
            )}
            <WarningChoice days={days} excluded={excluded} onChange={setExcluded} />
          </Box>
          <PeopleChoice label={t('group.leave.who')} columns={columns} selection={selection} />
        </Panel>
        {dialog}
      </Box>
    </>
  );
}
