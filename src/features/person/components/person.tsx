import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { BalancePanel } from '@/features/dashboard/components/balance/balance-panel';
import { memberQueries } from '@/features/members/api/member-queries';
import { MemberNotFound } from '@/features/members/components/member-absence';
import { positionName } from '@/features/members/model/positions';
import { describeError } from '@/i18n/describe-error';
import { useFormat } from '@/i18n/format';
import { translateMessage } from '@/i18n/message';
import { isAdmin, useSignedInStaff } from '@/session/signed-in-staff';
import { PageHeader } from '@/ui/page/page-header';
import { PageTitle } from '@/ui/page/page-title';
import { SkeletonBlock } from '@/ui/page/skeleton-block';
import { ListFailure } from '@/ui/page/list-failure';
import { StateMessage } from '@/ui/page/state-message';
import { ContactPart, FinesPart, ProjectsPart, SkillsPart } from './person-facts';
import { HoursPart } from './person-hours';
import { LeavePart, OvertimePart } from './person-leave';
import { LimitsPart } from './person-limits';

/** The page of one member in independent parts; staff may see only their own. */
export function Person({ memberId }: { memberId: number }) {
  const { t } = useTranslation(['person', 'members', 'leave', 'fines', 'payroll', 'skills', 'closing']);
  const format = useFormat();
  const self = useSignedInStaff();
  const isKnowable = Number.isSafeInteger(memberId) && memberId > 0;
  const mayRead = isAdmin(self) || memberId === self.id;
  const member = useQuery({ ...memberQueries.detail(memberId), enabled: isKnowable && mayRead });
  if (!mayRead)
    return (
      <>
        <PageTitle>{t('person:forbidden')}</PageTitle>
        <StateMessage
          kind="forbidden"
          title={t('person:forbidden')}
          action={
            <Button variant="contained" component={Link} to={paths.person(self.id)}>
              {t('person:toOwn')}
            </Button>
          }
        />
      </>
    );
  if (!isKnowable || member.data === null) return <MemberNotFound />;
  const { data } = member;
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
      {data ? (
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
            alignItems: 'start',
            gap: 2,
          }}
        >
          <ContactPart member={data} />
          <HoursPart member={data} />
          <Box sx={{ gridColumn: '1 / -1' }}>
            <BalancePanel member={data} />
          </Box>
          <LeavePart member={data} />
          <OvertimePart member={data} />
          <FinesPart memberId={memberId} />
          <ProjectsPart ids={data.projectIds} />
          {isAdmin(self) && <SkillsPart memberId={memberId} />}
          <LimitsPart member={data} />
        </Box>
      ) : member.error ? (
        <ListFailure onRetry={() => void member.refetch()}>
          {translateMessage(describeError(member.error))}
        </ListFailure>
      ) : (
        <SkeletonBlock height={560} lines={12} />
      )}
    </>
  );
}
