import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import Button from '@mui/material/Button';
import { memo, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CalendarDate } from '@/lib/calendar-date';
import { paths } from '@/config/paths';
import { PageHeader } from '@/ui/page/page-header';
import { useUrlState } from '@/ui/page/use-url-state';
import { ReportingWorkspace } from '../components/reporting-workspace';
import { choiceInAddress, useDraftAddress } from '../components/draft/use-draft-address';
import { useDraftDay } from '../components/draft/use-draft-day';
import { createDraftStore, DraftContext } from '../components/draft/use-reporting-draft';
import { readReportingView } from '../model/reporting-search';

/** Where staff fill their week: dates, work and time at the left, what is recorded at the right. Source: RP-1 to RP-11. */
export function ReportingPage() {
  const [store] = useState(() => createDraftStore(choiceInAddress()));
  useDraftAddress(store);
  useDraftDay(store);
  const [{ viewed, date }, change] = useUrlState(readReportingView);
  const showPerson = useCallback((staffId: number) => change({ viewed: staffId }), [change]);
  const showDate = useCallback((shown: CalendarDate) => change({ date: shown }), [change]);

  return (
    <DraftContext value={store}>
      <ReportingHeader />
      <ReportingWorkspace viewed={viewed} date={date} onPersonShown={showPerson} onDateShown={showDate} />
    </DraftContext>
  );
}

/** Left alone by the address, which follows every press in the calendar. */
const ReportingHeader = memo(function ReportingHeader() {
  const { t } = useTranslation('reporting');
  return (
    <PageHeader
      title={t('title')}
      purpose={t('purpose')}
      action={
        <Button component={Link} to={paths.reportingSetting} startIcon={<SettingsOutlined />}>
          {t('autoFill.view')}
        </Button>
      }
    />
  );
});
