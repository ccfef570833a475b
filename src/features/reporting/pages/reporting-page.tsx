import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CalendarDate } from '@/lib/calendar-date';
import { paths } from '@/config/paths';
import { PageHeader } from '@/ui/page/page-header';
import { Panel } from '@/ui/page/panel';
import { StateMessage } from '@/ui/page/state-message';
import { ListFailure } from '@/ui/page/list-failure';
import { DateSection } from '../components/date-section';
import { FixedPerson } from '../components/fixed-person';
import { PeopleField } from '../components/people-field';
import { RecordedDayLoading } from '../components/recorded-day';
import { RecordedPanel } from '../components/recorded-panel';
import { ReportingForm } from '../components/reporting-form';
import { useChosenPeople, useReportingPeople } from '../components/use-reporting-people';
import { useReportingDay } from '../components/use-reporting-day';
import { useReportingSearch } from '../components/use-reporting-search';
import { useStaffSlots } from '../components/use-staff-slots';
import { datesInMode, inOrder } from '../model/date-selection';
import { pickedDates, shownDate } from '../model/reporting-search';

/** Where staff fill their week: dates, work and time at the left, what is recorded at the right. Source: RP-1 to RP-11. */
export function ReportingPage() {
  const { t } = useTranslation('reporting');
  const [search, change] = useReportingSearch();
  const { me, canChoose, people, isLoading, isFailed, retry } = useReportingPeople();
  const chosenIds = useMemo(
    () => (canChoose ? (search.staff ?? [me.id]) : [me.id]),
    [canChoose, search.staff, me.id],
  );
  const chosen = useChosenPeople(people, chosenIds);
  const knownIds = useMemo(() => chosen.map(({ id }) => id), [chosen]);
  // A link names people before the list of members has arrived: their records need not wait for it.
  const staffIds = isLoading ? chosenIds : knownIds;
  const staffSlots = useStaffSlots(staffIds);
  const { day, keepsDates } = useReportingDay();
  const picked = useMemo(() => pickedDates(search, day), [search, day]);
  const dates = useMemo(() => inOrder(picked), [picked]);
  const isComplete = !isLoading || chosen.length === chosenIds.length;
  const shownPerson = isComplete ? (chosen.find(({ id }) => id === search.viewed) ?? chosen[0]) : undefined;
  const shownSlots = shownPerson && staffSlots.recorded.get(shownPerson.id);

  const choosePeople = useCallback(
    (choose: (ids: readonly number[]) => readonly number[]) =>
      change((now) => ({ staff: choose(now.staff ?? [me.id]) })),
    [change, me.id],
  );

  const showPerson = useCallback((viewed: number) => change({ viewed }), [change]);
  const showDate = useCallback((date: CalendarDate) => change({ date }), [change]);

  return (
    <>
      <PageHeader
        title={t('title')}
        purpose={t('purpose')}
        action={
          <Button component={Link} to={paths.reportingSetting} startIcon={<SettingsOutlined />}>
            {t('autoFill.view')}
          </Button>
        }
      />
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
            target={useMemo(
              () => ({ staffIds, dates, recorded: staffSlots.recorded }),
              [staffIds, dates, staffSlots.recorded],
            )}
            people={people}
            isLoading={staffIds.some((id) => staffSlots.stateOf(id) === 'loading')}
            shownSlots={shownSlots}
            dateSection={
              <DateSection
                mode={search.mode}
                onModeChanged={(mode) =>
                  change((now) => ({ mode, dates: datesInMode(pickedDates(now, day), mode) }))
                }
                picked={picked}
                onPicked={(pick) => change((now) => ({ dates: pick(pickedDates(now, day)), date: null }))}
                slots={shownSlots}
                note={keepsDates ? t('dates.kept') : undefined}
              />
            }
            peopleField={(error) =>
              canChoose ? (
                <>
                  <PeopleField
                    people={people}
                    chosenIds={staffIds}
                    onChosen={choosePeople}
                    isLoading={isLoading}
                    error={error}
                  />
                  {isFailed && <ListFailure onRetry={retry}>{t('people.listFailed')}</ListFailure>}
                </>
              ) : (
                <FixedPerson person={me} />
              )
            }
          />
        </Panel>
        <Box sx={{ position: { md: 'sticky' }, top: 80, minWidth: 0 }}>
          {shownPerson ? (
            <RecordedPanel
              people={chosen}
              shownPerson={shownPerson}
              onPersonShown={showPerson}
              staffSlots={staffSlots}
              dates={dates}
              shownDate={shownDate(search, picked)}
              onDateShown={showDate}
            />
          ) : !isComplete ? (
            <Panel>
              <RecordedDayLoading />
            </Panel>
          ) : (
            <Panel>
              <StateMessage kind="empty" title={t('day.noStaffTitle')}>
                {t('day.noStaffBody')}
              </StateMessage>
            </Panel>
          )}
        </Box>
      </Box>
    </>
  );
}
