import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { isAdmin as isAdminRole, useSignedInStaff } from '@/session/signed-in-staff';
import { withCatalogues } from '@/i18n/i18n';
import { laterPart } from '@/ui/page/later-part';
import { PageHeader } from '@/ui/page/page-header';
import { Panel } from '@/ui/page/panel';
import { SkeletonBlock } from '@/ui/page/skeleton-block';
import { useUrlState } from '@/ui/page/use-url-state';
import { CalculatedLeaves } from '../components/calculated-leaves';
import { RegisteredLeaves } from '../components/registered-leaves';
import { RegisteredOvertimes } from '../components/registered-overtimes';
import { RegistrationForm } from '../components/registration-form';
import { useRegistration } from '../components/use-registration';

const CompanyDay = laterPart(
  async () =>
    (
      await withCatalogues(
        import('../company-day/components/company-day'),
        ...(['group', 'members', 'lists'] as const),
      )
    ).CompanyDay,
  <SkeletonBlock height={640} />,
);

const MANY = `${paths.leaveRegistration}?view=many`;
const readView = (params: URLSearchParams) => params.get('view');

/** One person's registration, or for administrators with `?view=many` the same leave for many. */
export function LeaveRegistrationPage() {
  const isAdmin = isAdminRole(useSignedInStaff());
  const [view] = useUrlState(readView);
  return isAdmin && view === 'many' ? <CompanyDayPage /> : <RegistrationPage isAdmin={isAdmin} />;
}

function CompanyDayPage() {
  const { t } = useTranslation('leave');
  return (
    <>
      <PageHeader
        title={t('many.title')}
        purpose={t('many.purpose')}
        action={
          <Button component={Link} to={paths.leaveRegistration} variant="outlined">
            {t('many.back')}
          </Button>
        }
      />
      <CompanyDay />
    </>
  );
}

/** Leave, the leave of new employees, and overtime; what the mode is about stands beneath the form. Source: LV-1 to LV-4. */
function RegistrationPage({ isAdmin }: { isAdmin: boolean }) {
  const { t } = useTranslation('leave');
  const registration = useRegistration();
  const { mode, self } = registration;
  const onlyOf = isAdmin ? undefined : self;
  const titles = {
    existing: t('list.leaves'),
    new: t('list.calculations'),
    overtime: t('list.overtimes'),
  };
  return (
    <>
      <PageHeader
        title={t('title')}
        purpose={t('purpose')}
        action={
          <>
            {isAdmin && (
              <Button component={Link} to={MANY} variant="outlined">
                {t('many.open')}
              </Button>
            )}
            <Button component={Link} to={paths.leaveRecords} variant="outlined">
              {t('openRecords')}
            </Button>
          </>
        }
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <Panel>
          <RegistrationForm registration={registration} />
        </Panel>
        <Panel key={mode} title={titles[mode]} isFlush>
          {mode === 'existing' && <RegisteredLeaves onlyOf={onlyOf} />}
          {mode === 'new' && <CalculatedLeaves />}
          {mode === 'overtime' && <RegisteredOvertimes onlyOf={onlyOf} />}
        </Panel>
      </Box>
    </>
  );
}
