import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { memo, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDate } from '@/lib/calendar-date';
import { withCatalogues } from '@/i18n/i18n';
import { lazyComponent } from '@/start/lazy-component';
import { Panel } from '@/ui/page/panel';
import { StateMessage } from '@/ui/page/state-message';
import { sortDates } from '../model/date-selection';
import { shownDate, type ReportingViewName } from '../model/reporting-search';
import type { RecordedPanelProps } from './recorded/recorded-panel';
import { RecordedDayLoading } from './recorded/recorded-day-loading';
import { ReportingForm } from './reporting-form';
import styles from './reporting.module.css';
import { useLatePickedDates, useReportingDraft } from './draft/use-reporting-draft';
import { useChosenPeople, useReportingPeople } from './people/use-reporting-people';
import { useStaffSlots } from './recorded/use-staff-slots';

type ReportingWorkspaceProps = {
  viewedId: number | null;
  date: CalendarDate | null;
  view: ReportingViewName;
  onView: (view: ReportingViewName) => void;
  days: number | null;
  onDaysShown: (days: number) => void;
  onPersonShown: (staffId: number) => void;
  onDateShown: (date: CalendarDate) => void;
  isDefaultsOpen: boolean;
  onDefaultsClose: () => void;
};

/** Memoised, because many changes of the URL do not change these props. */
export const ReportingWorkspace = memo(function ReportingWorkspace(props: ReportingWorkspaceProps) {
  const { viewedId, date, view, onView, days, onDaysShown, onPersonShown, onDateShown, ...defaults } = props;
  const { me, canChoose, people, isLoading } = useReportingPeople();
  const draftIds = useDeferredValue(useReportingDraft((draft) => draft.staffIds));
  const chosenIds = useMemo(() => (canChoose && draftIds ? draftIds : [me.id]), [canChoose, draftIds, me.id]);
  const chosen = useChosenPeople(people, chosenIds);
  const existingIds = useMemo(() => chosen.map(({ id }) => id), [chosen]);
  // The records of people in the URL load before the list of members has arrived.
  const staffIds = isLoading ? chosenIds : existingIds;
  const staffSlots = useStaffSlots(staffIds);
  const { recorded } = staffSlots;
  const areChosenLoaded = !isLoading || chosen.length === chosenIds.length;
  const shownPerson = areChosenLoaded ? (chosen.find(({ id }) => id === viewedId) ?? chosen[0]) : undefined;

  if (view === 'paint' && !areChosenLoaded) return LOADING_PANEL;
  if (view === 'paint' && shownPerson) {
    return (
      <Painter
        staffIds={staffIds}
        people={people}
        chosen={chosen}
        shownPerson={shownPerson}
        onPersonShown={onPersonShown}
        staffSlots={staffSlots}
        dateInUrl={date}
        onDateShown={onDateShown}
        daysInUrl={days}
        onDaysShown={onDaysShown}
      />
    );
  }
  // Without a person the form replaces the timeline, because people are chosen there.
  const withoutPerson = areChosenLoaded ? <NoPerson /> : LOADING_PANEL;
  return (
    <>
      <PaintedNote onShow={onView} />
      <div className={styles.columns}>
        <Panel isScreenOnly>
          <ReportingForm
            staffIds={staffIds}
            recorded={recorded}
            people={people}
            isLoading={staffIds.some((id) => staffSlots.getState(id) === 'loading')}
            shownSlots={shownPerson && recorded.get(shownPerson.id)}
            {...defaults}
          />
        </Panel>
        <div className={styles.recorded}>
          {shownPerson ? (
            <RecordedDates
              people={chosen}
              shownPerson={shownPerson}
              onPersonShown={onPersonShown}
              staffSlots={staffSlots}
              dateInUrl={date}
              onDateShown={onDateShown}
            />
          ) : (
            withoutPerson
          )}
        </div>
      </div>
    </>
  );
});

const LOADING_PANEL = (
  <Panel>
    <RecordedDayLoading />
  </Panel>
);

function NoPerson() {
  const { t } = useTranslation('reporting');
  return (
    <Panel>
      <StateMessage kind="empty" title={t('day.noStaffTitle')}>
        {t('day.noStaffBody')}
      </StateMessage>
    </Panel>
  );
}

const RecordedPanel = lazyComponent(async () => (await import('./recorded/recorded-panel')).RecordedPanel, {
  meanwhile: LOADING_PANEL,
});

const Painter = lazyComponent(
  async () => (await withCatalogues(import('../painter/components/painter'), 'painter')).Painter,
  { meanwhile: LOADING_PANEL },
);

/** Reminds of painted half hours, which only the timeline saves. */
function PaintedNote({ onShow }: { onShow: (view: ReportingViewName) => void }) {
  const { t } = useTranslation('reporting');
  const count = useReportingDraft((draft) => draft.painted.size);
  if (count === 0) return null;
  return (
    <Alert
      severity="info"
      className={styles.painted}
      action={
        <Button color="inherit" size="small" onClick={() => onShow('paint')}>
          {t('view.show')}
        </Button>
      }
    >
      {t('view.unsaved', { count })}
    </Alert>
  );
}

type RecordedDatesProps = Omit<RecordedPanelProps, 'dates' | 'shownDate'> & {
  dateInUrl: CalendarDate | null;
};

/** Deferred, because records are slow to draw and must not delay the calendar and the form. */
function RecordedDates({ dateInUrl, staffSlots, ...panel }: RecordedDatesProps) {
  const picked = useDeferredValue(useLatePickedDates());
  const dates = useMemo(() => sortDates(picked), [picked]);
  const slots = useDeferredValue(staffSlots);
  return (
    <RecordedPanel {...panel} staffSlots={slots} dates={dates} shownDate={shownDate(dateInUrl, picked)} />
  );
}
