import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import type { Staff } from '@/session/staff-schema';
import { Panel } from '@/ui/page/panel';
import { useToday } from '@/ui/page/use-today';
import { CalendarFrame } from '../../calendar/components/calendar-frame';
import { PersonTabs } from '../../components/people/person-tabs';
import { MonthStrip } from './month-strip';
import { PainterHead } from './painter-head';
import { PainterSheet } from './painter-sheet';
import { PainterTools } from './painter-tools';
import { PersonPanel } from './person-panel';
import { SaveBar } from './save-bar';
import { Timeline } from './timeline';
import { usePainter, type PainterProps, type PainterState } from './use-painter';

/** The timeline on which half hours are painted, with its tools and its save bar. Source: RP-7. */
export function Painter(props: PainterProps) {
  const { people, chosen, shownPerson, onPersonShown, staffSlots, onDaysShown } = props;
  const { t } = useTranslation('painter');
  const today = useToday();
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [hasAllHours, setHasAllHours] = useState(false);
  const painter = usePainter(props, isNarrow);
  const { shownDays, month, painting, saving, brushes, fills, sheet } = painter;
  const { active, dates, count, showDate, page } = shownDays;

  return (
    <Box
      sx={{
        display: 'grid',
        alignItems: 'start',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '232px minmax(0, 1fr)' },
      }}
    >
      <PainterTools
        people={people}
        shownPerson={shownPerson}
        slots={painting.slots}
        planned={painting.planned}
        isLoading={staffSlots.getState(shownPerson.id) === 'loading'}
        dates={dates}
        date={active.date}
        brushes={brushes}
        fills={fills}
        isReplacing={painter.isReplacing}
        onReplacing={painter.setIsReplacing}
        calendar={painter.ownCalendar}
        hasKeyHelp={!isNarrow}
      />
      <Panel>
        <PainterHead
          dates={dates}
          count={count}
          onCount={onDaysShown}
          onPage={page}
          onToday={() => showDate(today)}
          hasAllHours={hasAllHours}
          onAllHours={setHasAllHours}
        />
        <MonthStrip days={month.days} today={today} shown={active.date} onShown={showDate} />
        {month.isLeaveUnknown && <MonthNote>{t('month.leaveUnknown')}</MonthNote>}
        {month.isCalendarUnknown && <MonthNote>{t('month.calendarUnknown')}</MonthNote>}
        <ShownPerson
          painter={painter}
          chosen={chosen}
          shownPerson={shownPerson}
          onPersonShown={onPersonShown}
          staffSlots={staffSlots}
          hasAllHours={hasAllHours}
          isRoomy={isNarrow}
        />
        <SaveBar
          unsaved={painting.unsaved}
          recorded={staffSlots.recorded}
          people={people}
          history={painter.history}
          isSaving={saving.isSaving}
          rejectedCount={saving.rejectedCount}
          announcement={painter.announcement}
          onSave={() => void saving.save()}
          onAnnounce={painter.setAnnouncement}
          onSaveNext={saving.saveNext}
          onSendRest={saving.sendRest}
          onDiscard={saving.discard}
        />
      </Panel>
      {sheet && (
        <PainterSheet
          sheet={sheet}
          canvas={painting.canvas}
          commit={painting.commit}
          calendar={painter.calendar}
          fills={fills}
          brushWork={brushes.work}
          onBrush={brushes.add}
          onAnnounce={painter.setAnnouncement}
          onClose={() => painter.setSheet(null)}
        />
      )}
    </Box>
  );
}

function MonthNote({ children }: { children: string }) {
  return (
    <Typography variant="caption" component="p" sx={{ mb: 1, color: 'text.secondary' }}>
      {children}
    </Typography>
  );
}

type PeopleProps = Pick<PainterProps, 'chosen' | 'shownPerson' | 'onPersonShown' | 'staffSlots'>;

type ShownTimelineProps = { painter: PainterState; hasAllHours: boolean; isRoomy: boolean };

function ShownPerson(props: PeopleProps & ShownTimelineProps) {
  const { painter, hasAllHours, isRoomy, chosen, shownPerson, onPersonShown, staffSlots } = props;
  const panelId = useId();
  return (
    <>
      {chosen.length > 1 && (
        <ChosenPeople
          chosen={chosen}
          shownPerson={shownPerson}
          onPersonShown={onPersonShown}
          staffSlots={staffSlots}
          panelId={panelId}
        />
      )}
      <CalendarFrame calendar={painter.ownCalendar} brushName={painter.brushes.name}>
        <PersonPanel id={panelId} isTab={chosen.length > 1} staffId={shownPerson.id} staffSlots={staffSlots}>
          <PersonTimeline
            painter={painter}
            person={shownPerson}
            hasAllHours={hasAllHours}
            isRoomy={isRoomy}
          />
        </PersonPanel>
      </CalendarFrame>
    </>
  );
}

type PersonTimelineProps = ShownTimelineProps & { person: Staff };

function PersonTimeline({ painter, person, hasAllHours, isRoomy }: PersonTimelineProps) {
  const { t } = useTranslation('painter');
  const format = useFormat();
  const { shownDays, month, painting, brushes, fills } = painter;
  return (
    <Timeline
      label={t('grid', { name: format.name(person) })}
      dates={shownDays.dates}
      canvas={painting.canvas}
      unsaved={painting.unsaved}
      names={painting.names}
      brush={brushes.brush}
      chooseBrush={brushes.chooseByKey}
      hasAllHours={hasAllHours}
      findDay={month.findDay}
      isRoomy={isRoomy}
      active={shownDays.active}
      onPoint={brushes.point}
      onActive={painter.activate}
      onPage={shownDays.page}
      onStroke={painting.commit}
      onOpen={(cell, block) => painter.setSheet({ cell, block })}
      onAnnounce={painter.setAnnouncement}
      onCopy={fills.copy}
      onPaste={fills.paste}
    />
  );
}

/** All chosen people get what is painted; the tabs change whose timeline is shown. */
function ChosenPeople(props: PeopleProps & { panelId: string }) {
  const { chosen, shownPerson, onPersonShown, staffSlots, panelId } = props;
  const { t } = useTranslation('painter');
  return (
    <>
      <PersonTabs
        people={chosen}
        shownId={shownPerson.id}
        onShown={onPersonShown}
        getState={staffSlots.getState}
        panelId={panelId}
      />
      <Typography variant="caption" component="p" sx={{ my: 1, color: 'text.secondary' }}>
        {t('people', { count: chosen.length })}
      </Typography>
    </>
  );
}
