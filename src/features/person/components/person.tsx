import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { BalancePanel } from '@/features/dashboard/components/balance/balance-panel';
import { memberQueries } from '@/features/members/api/member-queries';
import type { MemberDetail } from '@/features/members/api/member-schema';
import { MemberNotFound } from '@/features/members/components/member-absence';
import { positionName } from '@/features/members/model/positions';
import { describeError } from '@/i18n/describe-error';
import { useFormat } from '@/i18n/format';
import { translateMessage } from '@/i18n/message';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { isAdmin } from '@/session/staff-schema';
import { FailureAlert } from '@/ui/page/failure-alert';
import { PageHeader } from '@/ui/page/page-header';
import { PageTitle } from '@/ui/page/page-title';
import { SkeletonBlock } from '@/ui/page/skeleton-block';
import { StateMessage } from '@/ui/page/state-message';
import { PersonContact } from './person-contact';
import { PersonFines } from './person-fines';
import { PersonHours } from './person-hours';
import { PersonLeave } from './person-leave';
import { PersonLimits } from './person-limits';
import { PersonOvertime } from './person-overtime';
import { PersonProjects } from './person-projects';
import { PersonSkills } from './person-skills';

function Forbidden({ ownId }: { ownId: number }) {
  const { t } = useTranslation('person');
  return (
    <>
      <PageTitle>{t('forbidden')}</PageTitle>
      <StateMessage
        kind="forbidden"
        title={t('forbidden')}
        action={
          <Button variant="contained" component={Link} to={paths.person(ownId)}>
            {t('toOwn')}
          </Button>
        }
      />
    </>
  );
}

function PersonParts({ member, canReadSkills }: { member: MemberDetail; canReadSkills: boolean }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        alignItems: 'start',
        gap: 2,
      }}
    >
      <PersonContact member={member} />
      <PersonHours member={member} />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <BalancePanel member={member} />
      </Box>
      <PersonLeave member={member} />
      <PersonOvertime member={member} />
      <PersonFines memberId={member.id} />
      <PersonProjects ids={member.projectIds} />
      {canReadSkills && <PersonSkills memberId={member.id} />}
      <PersonLimits member={member} />
    </Box>
  );
}

export function Person({ memberId }: { memberId: number }) {
  const { t } = useTranslation(['person', 'members', 'leave', 'fines', 'payroll', 'skills', 'closing']);
  const format = useFormat();
  const self = useSignedInStaff();
  const isValidId = Number.isSafeInteger(memberId) && memberId > 0;
  const canRead = isAdmin(self) || memberId === self.id;
  const { data, error, refetch } = useQuery({
    ...memberQueries.detail(memberId),
    enabled: isValidId && canRead,
  });
  if (!canRead) return <Forbidden ownId={self.id} />;
  if (!isValidId || data === null) return <MemberNotFound />;
  const position = data && t(`members:position.${positionName(data.position)}`);
  return (
    <>
      <PageHeader
        title={data ? format.name(data) : t('person:title')}
        purpose={data && [format.otherName(data), position, data.staff_no].filter(Boolean).join(' · ')}
        action={
          <Button component={Link} to={paths.memberEdit(memberId)} variant="contained">
            {t('person:edit')}
          </Button>
        }
      />
      {data && <PersonParts member={data} canReadSkills={isAdmin(self)} />}
      {!data && error && (
        <FailureAlert onRetry={() => void refetch()}>{translateMessage(describeError(error))}</FailureAlert>
      )}
      {!data && !error && <SkeletonBlock height={560} lines={12} />}
    </>
  );
}
