import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, today, getWeekday, type CalendarDate } from '@/lib/calendar-date';
import { useFormat } from '@/i18n/format';
import { slotsOn } from '@/features/work/model/slot-days';
import { applyPatch } from '@/features/work/model/slot-patch';
import { isAdmin, useSignedInStaff } from '@/session/signed-in-staff';
import type { Staff } from '@/session/staff-schema';
import { Panel } from '@/ui/page/panel';
import { useToday } from '@/ui/page/use-today';
import { useDraftStore, useReportingDraft } from '../../components/draft/use-reporting-draft';
import { PersonTabs } from '../../components/people/person-tabs';
import { ReportingPeople } from '../../components/people/reporting-people';
import type { Work } from '../../model/recent-work';
import type { useStaffSlots } from '../../components/recorded/use-staff-slots';
import { useSlotHistory } from '../../components/writing/use-slot-history';
import { useWorkNames } from '../../outbox/components/use-outbox-jobs';
import { CalendarActions } from '../../calendar/components/calendar-actions';
import { CalendarFrame } from '../../calendar/components/calendar-bar';
import { useCalendar } from '../../calendar/components/use-calendar';
import { nextStart } from '../model/likely-work';
import { DAY_COUNTS, datesShown, type Cell, type DayCount } from '../model/timeline-cells';
import { BrushPanel } from './brush-panel';
import { FillActions } from './fill-actions';
import { MonthStrip } from './month-strip';
import { PainterHead } from './painter-head';
import { PainterSheet, type PainterSheetTarget } from './painter-sheet';
import { PersonPanel } from './person-panel';
import { SaveBar } from './save-bar';
import { Timeline } from './timeline';
import { isBrush, toWork, useBrushes, type Brush } from './use-brushes';
import { useDefaultsOfDay } from './use-defaults-of-day';
import { usePainterKeys } from './use-painter-keys';
import { usePainting, usePaintingSave } from './use-painting';
import { usePainterDays } from './use-painter-days';
import { useAskedFill, usePainterFills } from './use-painter-fills';

export type PainterProps = {
  staffIds: readonly number[];
  people: readonly Staff[];
  chosen: readonly Staff[];
  shownPerson: Staff;
  onPersonShown: (staffId: number) => void;
  staffSlots: ReturnType<typeof useStaffSlots>;
  asked: CalendarDate | null;
  onDateShown: (date: CalendarDate) => void;
  askedDays: number | null;
  onDaysShown: (days: DayCount) => void;
};

const START_OF_DAY = 8 * 60 + 30;

export function Painter(props: PainterProps) {
  const { staffIds, people, chosen, shownPerson, onPersonShown, staffSlots } = props;
  const { asked, onDateShown, askedDays, onDaysShown } = props;
  const { t } = useTranslation('painter');
  const format = useFormat();
  const panelId = useId();
  const me = useSignedInStaff();
  const store = useDraftStore();
  const day = useToday();
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const count = DAY_COUNTS.find((days) => days === askedDays) ?? (isNarrow ? 1 : 5);
  const picked = useReportingDraft((draft) => draft.dates?.at(-1));
  const address = asked ?? picked ?? day;
  // The URL follows a key or a press with a delay; when it changes, it wins.
  const [reached, setReached] = useState({ date: address, start: START_OF_DAY, since: address });
  if (reached.since !== address) setReached({ ...reached, date: address, since: address });
  const shown = reached.since === address ? reached.date : address;
  const dates = useMemo(() => datesShown(shown, count), [shown, count]);
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
  const active: Cell = { date: shown, start: reached.start };
  const [pointed, setPointed] = useState<Cell | null>(null);
  const brushes = useBrushes({
    slots,
    date: shown,
    days: `${dates[0]} ${count}`,
    at:
      pointed && dates.includes(pointed.date)
        ? pointed
        : {
            date: shown,
            start: planned ? nextStart(slotsOn(planned.days, shown), reached.start) : reached.start,
          },
    isInUse: canvas.painted.size > 0 || history.next.undo !== undefined,
  });
  const { brush } = brushes;
  const { days, missing, nextMissing, findDay, isLeaveUnknown } = usePainterDays({
    person: shownPerson,
    slots: planned,
    dates,
    shown,
  });
  const { saveDefaults, undoDefaults } = useDefaultsOfDay(shownPerson, people);
  const [hasAllHours, setHasAllHours] = useState(false);
  const [isReplacing, setIsReplacing] = useState(false);
  const [sheet, setSheet] = useState<PainterSheetTarget | null>(null);
  const [said, setSaid] = useState('');
  const { save, sendRest, isSaving, notKept } = usePaintingSave({
    shown: recorded,
    people,
    history,
    onSaid: setSaid,
  });

  const show = useCallback(
    (date: CalendarDate) => {
      setReached((before) => ({ ...before, date, since: address }));
      onDateShown(date);
    },
    [address, onDateShown],
  );
  const fills = usePainterFills({
    canvas,
    commit,
    people: chosen,
    dates,
    isReplacing,
    brush: brush ?? null,
    date: shown,
    onSaid: setSaid,
  });
  useAskedFill(fills, slots !== undefined);

  // A calendar shows only its owner's work.
  const hasCalendar = paintedIds.length === 1 && shownPerson.id === me.id;
  const calendar = useCalendar({
    dates,
    canvas,
    commit,
    isReplacing,
    brush,
    names,
    onSaid: setSaid,
    onAsk: (event) => setSheet({ cell: event, block: undefined, event }),
  });
  const brushed = brushes.brushes.find((work) => isBrush(brush, work)) ?? null;

  const formatWork = ({ project, task }: Work) => `${project.cd} ${format.name(task)}`;
  const page = (step: -1 | 1) => show(addDays(shown, step * (count === 1 ? 1 : 7)));

  function chooseByKey(digit: number): Brush {
    const work = brushes.brushes[digit - 1];
    if (digit > 0 && !work) return undefined;
    const chosen = work ? toWork(work) : null;
    brushes.choose(chosen);
    const name = work ? formatWork(work) : t('brush.eraser');
    setSaid(t('brush.chosen', { work: name }));
    return chosen;
  }

  const saveNext = () =>
    void save().then((isSaved) => {
      if (isSaved && nextMissing) show(nextMissing);
    });

  function goToMissing(step: -1 | 1) {
    const before = missing.findLast((date) => date < shown);
    const next = step === 1 ? missing.find((date) => date > shown) : before;
    if (next) show(next);
    else setSaid(t(missing.length > 0 ? 'month.toComplete' : 'month.none', { count: missing.length }));
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
      <Panel>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {isAdmin(me) && <ReportingPeople staffIds={staffIds} />}
          <BrushPanel brushes={brushes} />
          <FillActions
            onFill={fills.fill}
            isReplacing={isReplacing}
            onReplacing={setIsReplacing}
            weekday={getWeekday(shown)}
            onDefaults={planned ? () => void saveDefaults(shown, planned) : null}
            onDefaultsUndo={undoDefaults}
          >
            {hasCalendar && (
              <CalendarActions onFile={calendar.take} slots={slots} dates={dates} date={shown} />
            )}
          </FillActions>
          {!isNarrow && (
            <Typography component="details" variant="caption" sx={{ color: 'text.secondary' }}>
              <Box component="summary" sx={{ cursor: 'pointer' }}>
                {t('keys')}
              </Box>
              {t('help')}
            </Typography>
          )}
        </Box>
      </Panel>
      <Panel>
        <PainterHead
          dates={dates}
          count={count}
          onCount={onDaysShown}
          onPage={page}
          onToday={() => show(today())}
          hasAllHours={hasAllHours}
          onAllHours={setHasAllHours}
        />
        <MonthStrip days={days} today={day} shown={shown} onShown={show} />
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
        <CalendarFrame calendar={hasCalendar ? calendar : null} brushName={brushed && formatWork(brushed)}>
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
                setReached({ ...cell, since: address });
                if (cell.date !== shown) onDateShown(cell.date);
              }}
              onPage={page}
              onStroke={commit}
              onOpen={(cell, block) => setSheet({ cell, block })}
              onSaid={setSaid}
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
          said={said}
          onSave={() => void save()}
          onSaid={setSaid}
          onSaveNext={nextMissing ? saveNext : null}
          onSendRest={sendRest}
          onDiscard={() => {
            store.dispatch({ type: 'paint', change: () => new Map() });
            setSaid(t('said.discarded'));
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
          brush={brushed}
          onBrush={brushes.add}
          onSaid={setSaid}
          onClose={() => setSheet(null)}
        />
      )}
    </Box>
  );
}
