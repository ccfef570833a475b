import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { withCatalogues } from '@/i18n/i18n';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { isAdmin as isAdminRole } from '@/session/staff-schema';
import { lazyComponent } from '@/start/lazy-component';
import { PageHeader } from '@/ui/page/page-header';
import { Panel } from '@/ui/page/panel';
import { SkeletonBlock } from '@/ui/page/skeleton-block';
import { useUrlState } from '@/ui/page/use-url-state';
import { leaveQueries } from '../api/leave-queries';
import { useLeaveFinder } from '../api/use-leave-finder';
import { LeaveTable } from '../components/leave-table';
import { RegistrationForm } from '../components/registration-form';
import { useRegistration } from '../components/use-registration';
import type { Person } from '../model/leave';

/** About as high as a loaded list, to keep the layout stable. */
const LIST_SKELETON = <SkeletonBlock height={640} />;

const CalculatedLeaves = lazyComponent(
  async () => (await import('../components/calculated-leaves')).CalculatedLeaves,
  { meanwhile: LIST_SKELETON },
);
const RegisteredOvertimes = lazyComponent(
  async () => (await import('../components/registered-overtimes')).RegisteredOvertimes,
  { meanwhile: LIST_SKELETON },
);

const CompanyDay = lazyComponent(
  async () =>
    (await withCatalogues(import('../company-day/components/company-day'), 'members', 'lists')).CompanyDay,
  { meanwhile: LIST_SKELETON },
);

const MANY_ADDRESS = `${paths.leaveRegistration}?view=many`;
const readView = (params: URLSearchParams) => params.get('view');

/** One person's registration, or for administrators with `?view=many` the same leave for many. */
export function LeaveRegistrationPage() {
  const isAdmin = isAdminRole(useSignedInStaff());
  const [view] = useUrlState(readView);
  return isAdmin && view === 'many' ? <CompanyDay /> : <RegistrationPage />;
}

/** Source: LV-1 to LV-4. */
function RegistrationPage() {
  const { t } = useTranslation('leave');
  const registration = useRegistration();
  const { mode, self, isAdmin } = registration;
  const onlyPerson = isAdmin ? undefined : self;
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
              <Button component={Link} to={MANY_ADDRESS} variant="outlined">
                {t('forMany')}
              </Button>
            )}
            <Button component={Link} to={paths.leaveRecords} variant="outlined">
              {t('openRecords')}
            </Button>
          </>
        }
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <Panel isScreenOnly>
          <RegistrationForm registration={registration} />
        </Panel>
        <Panel title={titles[mode]} isFlush>
          {mode === 'existing' && <RegisteredLeaves onlyPerson={onlyPerson} />}
          {mode === 'new' && <CalculatedLeaves />}
          {mode === 'overtime' && <RegisteredOvertimes onlyPerson={onlyPerson} />}
        </Panel>
      </Box>
    </>
  );
}

type RegisteredLeavesProps = { onlyPerson?: Person };

/** Source: LV-2. */
function RegisteredLeaves({ onlyPerson }: RegisteredLeavesProps) {
  const { t } = useTranslation('leave');
  const finder = useLeaveFinder({ isEnabled: onlyPerson !== undefined });
  const all = useQuery({ ...leaveQueries.leaves(), enabled: !onlyPerson });
  const { findLeaves } = finder;
  const personLeaves = useMemo(() => onlyPerson && findLeaves?.(onlyPerson), [onlyPerson, findLeaves]);
  const table = onlyPerson
    ? { leaves: personLeaves, error: finder.error, onRetry: finder.refetch }
    : { leaves: all.data, error: all.error, onRetry: all.refetch };
  return (
    <LeaveTable
      {...table}
      label={t('list.leaves')}
      empty={{ title: t('list.noLeaves'), why: t('list.noLeavesWhy') }}
    />
  );
}
