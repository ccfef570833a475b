import DateRangeOutlined from '@mui/icons-material/DateRangeOutlined';
import Button from '@mui/material/Button';
import { memo, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { today, type CalendarDate } from '@/lib/calendar-date';
import { watchClock } from '@/lib/clock';
import { localValues } from '@/lib/stored-values';
import { ToggleRow } from '@/ui/form/toggle-row';
import { hasUnsavedInput } from '@/ui/form/unsaved-input';
import { PageHeader } from '@/ui/page/page-header';
import { useUrlState } from '@/ui/page/use-url-state';
import { ReportingWorkspace } from '../components/reporting-workspace';
import { choiceInAddress, useDraftAddress } from '../components/draft/use-draft-address';
import { createDraftStore, type DraftStore } from '../components/draft/report-draft-store';
import { DraftContext } from '../components/draft/use-reporting-draft';
import { readReportingView, type ReportingViewName } from '../model/reporting-search';
import { usePersistedPainting } from '../painter/components/use-persisted-painting';

/** Records working hours, in a form or on a timeline. Source: RP-1 to RP-11. */
export function ReportingPage() {
  const [store] = useState(() => createDraftStore(choiceInAddress()));
  useDraftAddress(store);
  useDraftDay(store);
  usePersistedPainting(store);
  const [{ viewed, date, view: viewInUrl, days }, change] = useUrlState(readReportingView);
  const showDays = useCallback((shown: number) => change({ days: shown }), [change]);
  const showView = useCallback((shown: ReportingViewName) => change({ view: shown }), [change]);
  const { view, choose } = useReportingView(viewInUrl, showView);
  const [isDefaultsOpen, setIsDefaultsOpen] = useState(false);
  const openDefaults = useCallback(() => setIsDefaultsOpen(true), []);
  const closeDefaults = useCallback(() => setIsDefaultsOpen(false), []);
  const showPerson = useCallback((staffId: number) => change({ viewed: staffId }), [change]);
  const showDate = useCallback((shown: CalendarDate) => change({ date: shown }), [change]);

  return (
    <DraftContext value={store}>
      <ReportingHeader view={view} onView={choose} onDefaultsOpen={openDefaults} />
      <ReportingWorkspace
        viewedId={viewed}
        date={date}
        view={view}
        onView={choose}
        days={days}
        onDaysShown={showDays}
        onPersonShown={showPerson}
        onDateShown={showDate}
        isDefaultsOpen={isDefaultsOpen}
        onDefaultsClose={closeDefaults}
      />
    </DraftContext>
  );
}

type ReportingHeaderProps = {
  view: ReportingViewName;
  onView: (view: ReportingViewName) => void;
  onDefaultsOpen: () => void;
};

/** Memoised, because the URL changes with every press in the calendar. */
const ReportingHeader = memo(function ReportingHeader(props: ReportingHeaderProps) {
  const { view, onView, onDefaultsOpen } = props;
  const { t } = useTranslation('reporting');
  return (
    <PageHeader
      title={t('title')}
      purpose={view === 'form' ? <FormPurpose onView={onView} /> : t('purpose')}
      action={
        <ToggleRow
          head={
            view === 'form' ? (
              <Button aria-haspopup="dialog" onClick={onDefaultsOpen}>
                {t('autoFill.open')}
              </Button>
            ) : (
              <Button component={Link} to={paths.reportingSetting} startIcon={<DateRangeOutlined />}>
                {t('autoFill.view')}
              </Button>
            )
          }
          aria-label={t('view.label')}
          options={[
            { value: 'paint', label: t('view.paint') },
            { value: 'form', label: t('view.form') },
          ]}
          value={view}
          onChosen={onView}
        />
      }
    />
  );
});

const HINT_KEY = 'timeline-told';

/** The purpose of the page; on the first visit in this browser a hint at the timeline instead. */
function FormPurpose({ onView }: Pick<ReportingHeaderProps, 'onView'>) {
  const { t } = useTranslation('reporting');
  const [wasHintShown] = useState(() => localValues.read(HINT_KEY) !== null);
  useEffect(() => localValues.write(HINT_KEY, 'told'), []);
  if (wasHintShown) return t('purpose');
  return (
    <>
      {t('view.hint')}
      <Button size="small" onClick={() => onView('paint')} sx={{ minHeight: 24, py: 0, ml: 0.5 }}>
        {t('view.open')}
      </Button>
    </>
  );
}

/** Unsaved input for today must not move to the next day at midnight. */
function useDraftDay(store: DraftStore): void {
  useEffect(() => {
    let lastDay = today();
    return watchClock(() => {
      const dayBefore = lastDay;
      lastDay = today();
      if (lastDay === dayBefore || !hasUnsavedInput()) return;
      store.dispatch({ type: 'keepDates', day: dayBefore });
    });
  }, [store]);
}

const VIEW_KEY = 'reporting-view';

const readLastView = (): ReportingViewName => (localValues.read(VIEW_KEY) === 'paint' ? 'paint' : 'form');

function useReportingView(viewInUrl: ReportingViewName | null, onView: (view: ReportingViewName) => void) {
  // Read once: a choice in another tab must not change the view of this one.
  const [lastView, setLastView] = useState(readLastView);
  const choose = useCallback(
    (next: ReportingViewName) => {
      setLastView(next);
      localValues.write(VIEW_KEY, next);
      onView(next);
    },
    [onView],
  );
  return { view: viewInUrl ?? lastView, choose };
}
