import Box from '@mui/material/Box';
import { memo, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDate } from '@/lib/calendar-date';
import { Panel } from '@/ui/page/panel';
import { StateMessage } from '@/ui/page/state-message';
import { inOrder } from '../model/date-selection';
import { shownDate } from '../model/reporting-search';
import { RecordedDayLoading } from './recorded/recorded-day';
import { RecordedPanel, type RecordedPanelProps } from './recorded/recorded-panel';
import { ReportingForm } from './reporting-form';
import { useLatePickedDates, useReportingDraft } from './draft/use-reporting-draft';
import { useChosenPeople, useReportingPeople } from './people/use-reporting-people';
import { useStaffSlots } from './recorded/use-staff-slots';

type ReportingWorkspaceProps = {
  /** Whose records were asked for, and of which date. */
  viewed: number | null;
  date: CalendarDate | null;
  onPersonShown: (staffId: number) => void;
  onDateShown: (date: CalendarDate) => void;
};

/** The draft at the left, what is recorded at the right. The draft alone does not change what the address says of the view. */
export const ReportingWorkspace = memo(function ReportingWorkspace(props: ReportingWorkspaceProps) {
  const { viewed, date, onPersonShown, onDateShown } = props;
  const { t } = useTranslation('reporting');
  const { me, canChoose, people, isLoading } = useReportingPeople();
  const named = useDeferredValue(useReportingDraft((draft) => draft.staffIds));
  const chosenIds = useMemo(() => (canChoose && named ? named : [me.id]), [canChoose, named, me.id]);
  const chosen = useChosenPeople(people, chosenIds);
  const knownIds = useMemo(() => chosen.map(({ id }) => id), [chosen]);
  // A link names people before the list of members has arrived: their records need not wait for it.
  const staffIds = isLoading ? chosenIds : knownIds;
  const staffSlots = useStaffSlots(staffIds);
  const { recorded } = staffSlots;
  const isComplete = !isLoading || chosen.length === chosenIds.length;
  const shownPerson = isComplete ? (chosen.find(({ id }) => id === viewed) ?? chosen[0]) : undefined;

  return (
    <Box
      sx={{
        display: 'grid',
        alignItems: 'start',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'clamp(344px, 35%, 376px) minmax(0, 1fr)' },
      }}
    >
      <Panel>
        <ReportingForm
          staffIds={staffIds}
          recorded={recorded}
          people={people}
          isLoading={staffIds.some((id) => staffSlots.stateOf(id) === 'loading')}
          shownSlots={shownPerson && recorded.get(shownPerson.id)}
        />
      </Panel>
      <Box sx={{ position: { md: 'sticky' }, top: 80, minWidth: 0 }}>
        {shownPerson ? (
          <RecordedDates
            people={chosen}
            shownPerson={shownPerson}
            onPersonShown={onPersonShown}
            staffSlots={staffSlots}
            asked={date}
            onDateShown={onDateShown}
          />
        ) : (
          <Panel>
            {isComplete ? (
              <StateMessage kind="empty" title={t('day.noStaffTitle')}>
                {t('day.noStaffBody')}
              </StateMessage>
            ) : (
              <RecordedDayLoading />
            )}
          </Panel>
        )}
      </Box>
    </Box>
  );
});

type RecordedDatesProps = Omit<RecordedPanelProps, 'dates' | 'shownDate'> & { asked: CalendarDate | null };

/** What is recorded is slow to draw: calendar and form, which say what will be sent, do not wait for it. */
function RecordedDates({ asked, staffSlots, ...panel }: RecordedDatesProps) {
  const picked = useDeferredValue(useLatePickedDates());
  const dates = useMemo(() => inOrder(picked), [picked]);
  const slots = useDeferredValue(staffSlots);
  return <RecordedPanel {...panel} staffSlots={slots} dates={dates} shownDate={shownDate(asked, picked)} />;
}
