import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { today, type CalendarDate } from '@/lib/calendar-date';
import { useFormat } from '@/i18n/format';
import { slotsOn } from '@/features/work/model/slot-days';
import { applyPatch } from '@/features/work/model/slot-patch';
import { useSignedInStaff } from '@/session/signed-in-staff';
import type { Staff } from '@/session/staff-schema';
import { Panel } from '@/ui/page/panel';
import { useToday } from '@/ui/page/use-today';
import { useDraftStore } from '../../components/draft/use-reporting-draft';
import { PersonTabs } from '../../components/people/person-tabs';
import type { useStaffSlots } from '../../components/recorded/use-staff-slots';
import { useSlotHistory } from '../../components/writing/use-slot-history';
import { useWorkNames } from '../../outbox/components/use-outbox-jobs';
import { CalendarFrame } from '../../calendar/components/calendar-bar';
import { useCalendar } from '../../calendar/components/use-calendar';
import { nextStart } from '../model/likely-work';
import type { Cell, DayCount } from '../model/timeline-cells';
import { MonthStrip } from './month-strip';
import { PainterHead } from './painter-head';
import { PainterSheet, type PainterSheetTarget } from './painter-sheet';
import { PainterTools } from './painter-tools';
import { PersonPanel } from './person-panel';
import { SaveBar } from './save-bar';
import { Timeline } from './timeline';
import { useBrushKeys } from './use-brush-keys';
import { isBrush, useBrushes } from './use-brushes';
import { usePainterKeys } from './use-painter-keys';
import { usePainterDays } from './use-painter-days';
import { usePainterFills, useRequestedFill } from './use-painter-fills';
import { usePainting } from './use-painting';
import { usePaintingSave } from './use-painting-save';
import { useShownDays } from './use-shown-days';

export type PainterProps = {
  staffIds: readonly number[];
  people: readonly Staff[];
  chosen: readonly Staff[];
  shownPerson: Staff;
  onPersonShown: (staffId: number) => void;
  staffSlots: ReturnType<typeof useStaffSlots>;
  dateInUrl: CalendarDate | null;
  onDateShown: (date: CalendarDate) => void;
  daysInUrl: number | null;
  onDaysShown: (days: DayCount) => void;
};

export function Painter(props: PainterProps) {
  const { staffIds, people, chosen, shownPerson, onPersonShown, staffSlots } = props;
  const { dateInUrl, onDateShown, daysInUrl, onDaysShown } = props;
  const { t } = useTranslation('painter');
  const format = useFormat();
  const panelId = useId();
  const me = useSignedInStaff();
  const store = useDraftStore();
  const currentDay = useToday();
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const { active, activate, count, dates, showDate, page } = useShownDays({
    dateInUrl,
    onDateShown,
    daysInUrl,
    isNarrow,
  });
  const shown = active.date;
  // The shown person comes first in the canvas.
  const paintedIds = useMemo(
    () => [shownPerson.id, ...staffIds.filter((id) => id !== shownPerson.id)],
    [shownPerson.id, staffIds],
  );
  const { recorded } = staffSlots;
  const slots = recorded.get(shownPerson.id);
  const names = useWorkNames(true);
  const { canvas, unsaved, commit } = usePainting(paintedIds, recorded);
  const history = useSlotHistory(people);
  const planned = useMemo(
    () => applyPatch(recorded, unsaved, { names }).get(shownPerson.id),
    [recorded, unsaved, names, shownPerson.id],
  );
  const [pointed, setPointed] = useState<Cell | null>(null);
  const nextEmpty: Cell = {
    date: shown,
    start: planned ? nextStart(slotsOn(planned.days, shown), active.start) : active.start,
  };
  const brushes = useBrushes({
    slots,
    date: shown,
    days: `${dates[0]} ${count}`,
    at: pointed && dates.includes(pointed.date) ? pointed : nextEmpty,
    isInUse: canvas.painted.size > 0 || history.next.undo !== undefined,
  });
  const { brush } = brushes;
  const { days, missing, nextMissing, findDay, isLeaveUnknown } = usePainterDays({
    person: shownPerson,
    slots: planned,
    dates,
    shown,
  });
  const [hasAllHours, setHasAllHours] = useState(false);
  const [isReplacing, setIsReplacing] = useState(false);
  const [sheet, setSheet] = useState<PainterSheetTarget | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const { save, sendRest, isSaving, notKept } = usePaintingSave({
    shown: recorded,
    people,
    history,
    onAnnounce: setAnnouncement,
  });

  const fills = usePainterFills({
    canvas,
    commit,
    people: chosen,
    dates,
    isReplacing,
    brush: brush ?? null,
    date: shown,
    onAnnounce: setAnnouncement,
  });
  useRequestedFill(fills, slots !== undefined);

  // A calendar shows only its owner's work.
  const hasCalendar = paintedIds.length === 1 && shownPerson.id === me.id;
  const calendar = useCalendar({
    dates,
    canvas,
    commit,
    isReplacing,
    brush,
    names,
    onAnnounce: setAnnouncement,
    onChooseWork: (event) => setSheet({ cell: event, block: undefined, event }),
  });
  const { chooseByKey, formatWork } = useBrushKeys(brushes, setAnnouncement);
  const brushWork = brushes.brushes.find((work) => isBrush(brush, work)) ?? null;

  async function saveNext(): Promise<void> {
    const isSaved = await save();
    if (isSaved && nextMissing) showDate(nextMissing);
  }

  function goToMissing(step: -1 | 1) {
    const following = missing.find((date) => date > shown);
    const target = step === 1 ? following : missing.findLast((date) => date < shown);
    if (target) showDate(target);
    else
      setAnnouncement(t(missing.length > 0 ? 'month.toComplete' : 'month.none', { count: missing.length }));
  }

  usePainterKeys({ onBrush: chooseByKey, onSave: () => void save(), onMissing: goToMissing });

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
        staffIds={staffIds}
        people={people}
        shownPerson={shownPerson}
        slots={slots}
        planned={planned}
        dates={dates}
        date={shown}
        brushes={brushes}
        fills={fills}
        isReplacing={isReplacing}
        onReplacing={setIsReplacing}
        calendar={hasCalendar ? calendar : null}
        hasKeyHelp={!isNarrow}
      />
      <Panel>
        <PainterHead
          dates={dates}
          count={count}
          onCount={onDaysShown}
          onPage={page}
          onToday={() => showDate(today())}
          hasAllHours={hasAllHours}
          onAllHours={setHasAllHours}
        />
        <MonthStrip days={days} today={currentDay} shown={shown} onShown={showDate} />
        {isLeaveUnknown && (
          <Typography variant="caption" component="p" sx={{ mb: 1, color: 'text.secondary' }}>
            {t('month.leaveUnknown')}
          </Typography>
        )}
        {chosen.length > 1 && (
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
        )}
        <CalendarFrame
          calendar={hasCalendar ? calendar : null}
          brushName={brushWork && formatWork(brushWork)}
        >
          <PersonPanel
            id={panelId}
            isTab={chosen.length > 1}
            staffId={shownPerson.id}
            staffSlots={staffSlots}
          >
            <Timeline
              label={t('grid', { name: format.name(shownPerson) })}
              dates={dates}
              canvas={canvas}
              unsaved={unsaved}
              names={names}
              brush={brush}
              onBrush={chooseByKey}
              hasAllHours={hasAllHours}
              findDay={findDay}
              isRoomy={isNarrow}
              active={active}
              onPoint={setPointed}
              onActive={(cell) => {
                setPointed(null);
                activate(cell);
              }}
              onPage={page}
              onStroke={commit}
              onOpen={(cell, block) => setSheet({ cell, block })}
              onAnnounce={setAnnouncement}
              onCopy={fills.copy}
              onPaste={fills.paste}
            />
          </PersonPanel>
        </CalendarFrame>
        <SaveBar
          unsaved={unsaved}
          recorded={recorded}
          people={people}
          history={history}
          isSaving={isSaving}
          notKept={notKept}
          announcement={announcement}
          onSave={() => void save()}
          onAnnounce={setAnnouncement}
          onSaveNext={nextMissing ? () => void saveNext() : null}
          onSendRest={sendRest}
          onDiscard={() => {
            store.dispatch({ type: 'paint', change: () => new Map() });
            setAnnouncement(t('said.discarded'));
          }}
        />
      </Panel>
      {sheet && (
        <PainterSheet
          sheet={sheet}
          canvas={canvas}
          commit={commit}
          calendar={calendar}
          fills={fills}
          brush={brushWork}
          onBrush={brushes.add}
          onAnnounce={setAnnouncement}
          onClose={() => setSheet(null)}
        />
      )}
    </Box>
  );
}
