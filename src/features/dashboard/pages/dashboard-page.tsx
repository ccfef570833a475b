import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { reportingAddress } from '@/features/work/model/reporting-address';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { isAdmin } from '@/session/staff-schema';
import { PageHeader } from '@/ui/page/page-header';
import { useToday } from '@/ui/page/use-today';
import { AdminCharts } from '../components/admin-charts';
import { BalancePanel } from '../components/balance/balance-panel';
import { ChartLookToggle, type ChartLook } from '../components/chart-look-toggle';
import { LeaveRings } from '../components/leave-rings';
import { OwnMonth } from '../components/month/own-month';
import { OwnFines, OwnLeaves } from '../components/own-panels';

function OwnDashboard() {
  const self = useSignedInStaff();
  return (
    <Stack spacing={2}>
      <OwnMonth />
      <BalancePanel member={self} />
      <LeaveRings />
      <Box
        sx={{
          display: 'grid',
          alignItems: 'start',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <OwnLeaves />
        <OwnFines />
      </Box>
    </Stack>
  );
}

function RecordToday() {
  const { t } = useTranslation('dashboard');
  const today = useToday();
  return (
    <Button component={Link} to={reportingAddress(today)} variant="contained" startIcon={<EditOutlined />}>
      {t('month.recordToday')}
    </Button>
  );
}

/** Charts of everybody for administrators, otherwise one's own records. Source: DB-1 to DB-3. */
export function DashboardPage() {
  const { t } = useTranslation('dashboard');
  const [look, setLook] = useState<ChartLook>('chart');
  const isForAdmin = isAdmin(useSignedInStaff());
  return (
    <>
      <PageHeader
        title={t('title')}
        purpose={isForAdmin ? t('purpose') : t('ownPurpose')}
        action={isForAdmin ? <ChartLookToggle look={look} onLook={setLook} /> : <RecordToday />}
      />
      {isForAdmin ? <AdminCharts look={look} /> : <OwnDashboard />}
    </>
  );
}
