import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { memo, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDate } from '@/lib/calendar-date';
import { formatDayOfMonth, useFormat } from '@/i18n/format';
import { StaffAvatar } from '@/ui/page/staff-avatar';
import { FailureAlert } from '@/ui/page/failure-alert';
import { Panel } from '@/ui/page/panel';
import { StateMessage } from '@/ui/page/state-message';
import { workCalendarQueries } from '@/features/work/api/work-calendar-queries';
import { toHours } from '@/features/work/model/day-hours';
import { countOn } from '@/features/work/model/slot-days';
import { findWorkHours, fullHoursOn } from '@/features/work/model/work-calendar';
import type { Staff } from '@/session/staff-schema';
import { PersonTabs, personTabId } from '../people/person-tabs';
import { DayCarousel } from './day-carousel';
import { RecordedDay, RecordedDayFailed } from './recorded-day';
import { RecordedDayLoading } from './recorded-day-loading';
import styles from './recorded-panel.module.css';
import { RecordsArriving } from './records-arriving';
import type { LoadState, useStaffSlots } from './use-staff-slots';
import { WorkHoursFailure } from './work-hours-failure';

export type RecordedPanelProps = {
  /** The selected people, in the order of selection. */
  people: readonly Staff[];
  shownPerson: Staff;
  onPersonShown: (staffId: number) => void;
  staffSlots: ReturnType<typeof useStaffSlots>;
  /** In the order of the calendar. */
  dates: readonly CalendarDate[];
  shownDate: CalendarDate | null;
  onDateShown: (date: CalendarDate) => void;
};

/** Shows recorded half hours: a tab for each person, and a page for each date. Source: RP-10. */
export const RecordedPanel = memo(function RecordedPanel(props: RecordedPanelProps) {
  const { people, shownPerson, onPersonShown, staffSlots } = props;
  const format = useFormat();
  const panelId = useId();
  const name = format.name(shownPerson);
  if (people.length === 1) {
    return (
      <Panel>
        <div className={styles.person}>
          <StaffAvatar name={name} src={shownPerson.staff_image_url} size={28} />
          <Typography variant="h2" className={styles.name}>
            {name}
          </Typography>
        </div>
        <PersonDays {...props} />
      </Panel>
    );
  }
  return (
    <Panel>
      <PersonTabs
        people={people}
        shownId={shownPerson.id}
        onShown={onPersonShown}
        getState={staffSlots.getState}
        panelId={panelId}
      />
      <LoadSummary people={people} staffSlots={staffSlots} />
      <div
        role="tabpanel"
        id={panelId}
        aria-labelledby={personTabId(panelId, shownPerson.id)}
        className={styles.below}
      >
        <PersonDays {...props} />
      </div>
    </Panel>
  );
});

function LoadSummary({ people, staffSlots }: Pick<RecordedPanelProps, 'people' | 'staffSlots'>) {
  const { t } = useTranslation('reporting');
  const inState = (state: LoadState) => people.filter(({ id }) => staffSlots.getState(id) === state);
  const failed = inState('failed');
  const loaded = inState('loaded').length;
  return (
    <>
      <div role="status">
        {inState('loading').length > 0 && (
          <Typography variant="caption" component="p" color="textSecondary" className={styles.below}>
            {t('people.progress', { loaded, total: people.length })}
          </Typography>
        )}
      </div>
      {failed.length > 0 && (
        <FailureAlert onRetry={() => failed.forEach(({ id }) => staffSlots.retry(id))}>
          {t('people.someFailed', { count: failed.length })}
        </FailureAlert>
      )}
    </>
  );
}

function PersonDays({ shownPerson, staffSlots, dates, shownDate, onDateShown }: RecordedPanelProps) {
  const { t } = useTranslation('reporting');
  const { language, hours } = useFormat();
  const slots = staffSlots.recorded.get(shownPerson.id);
  const calendar = useQuery(workCalendarQueries.all()).data;
  const workHours = useMemo(() => findWorkHours(calendar, shownPerson), [calendar, shownPerson]);
  // Memoised apart from the hours, because formatting many dates takes long and records arrive often.
  const labelled = useMemo(
    () => dates.map((date) => ({ date, label: formatDayOfMonth(date, language) })),
    [dates, language],
  );
  const pages = useMemo(
    () =>
      labelled.map(({ date, label }) => {
        const dayHours = slots && toHours(countOn(slots.days, date));
        return {
          key: date,
          label,
          detail: dayHours === undefined ? '–' : hours(dayHours),
          completeText:
            dayHours !== undefined && dayHours >= fullHoursOn(date, workHours) ? t('dates.full') : undefined,
        };
      }),
    [labelled, slots, workHours, hours, t],
  );
  if (shownDate === null) {
    return (
      <StateMessage kind="empty" title={t('day.noDateTitle')}>
        {t('day.noDateBody')}
      </StateMessage>
    );
  }
  return (
    <>
      <Typography variant="caption" component="p" color="textSecondary">
        {t('day.note', { count: dates.length })}
      </Typography>
      <DayCarousel
        pages={pages}
        shown={shownDate}
        onShown={onDateShown}
        label={t('day.tabs')}
        previousLabel={t('day.previous')}
        nextLabel={t('day.next')}
      >
        {slots && (
          <>
            <RecordedDay slots={slots} date={shownDate} fullHours={fullHoursOn(shownDate, workHours)} />
            <WorkHoursFailure />
          </>
        )}
        {!slots && staffSlots.getState(shownPerson.id) === 'loading' && (
          <div className={styles.loading}>
            <RecordedDayLoading />
            <RecordsArriving staffId={shownPerson.id} />
          </div>
        )}
        {!slots && staffSlots.getState(shownPerson.id) === 'failed' && (
          <RecordedDayFailed
            error={staffSlots.getError(shownPerson.id)}
            onRetry={() => staffSlots.retry(shownPerson.id)}
          />
        )}
      </DayCarousel>
    </>
  );
}
