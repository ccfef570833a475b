import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isAdmin, useSignedInStaff } from '@/session/signed-in-staff';
import { PageHeader } from '@/ui/page/page-header';
import { AdminCharts } from '../components/admin-charts';
import { ChartLookToggle, type ChartLook } from '../components/chart-look-toggle';
import { RecordToday } from '../components/month/record-today';
import { OwnDashboard } from '../components/own-dashboard';

/** Charts about everybody for administrators, else one's own records. Source: DB-1 to DB-3. */
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
