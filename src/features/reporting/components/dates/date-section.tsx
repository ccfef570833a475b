import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { memo, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { today } from '@/lib/calendar-date';
import { lazyComponent } from '@/start/lazy-component';
import type { ShownDay } from '@/ui/calendar/calendar-context';
import { ToggleRow } from '@/ui/form/toggle-row';
import type { FindDaysOff } from '@/features/work/model/days-off';
import type { RecordedSlots, StaffSlots } from '@/features/work/model/slot';
import {
  fullDates,
  lastWeekdays,
  workWeek,
  type DateMode,
  type PickChange,
  type PickedDates,
} from '../../model/date-selection';
import { pickedDates } from '../../model/reporting-draft';
import styles from '../reporting.module.css';
import { useDraftStore, usePickedDates, useReportingDraft } from '../draft/use-reporting-draft';

const DateCalendar = lazyComponent(async () => (await import('./date-calendar')).DateCalendar);

type DateSectionProps = {
  slots: StaffSlots | undefined;
  staffIds: readonly number[];
  recorded: RecordedSlots;
  findDaysOff: FindDaysOff;
};

/** Source: RP-1. */
export const DateSection = memo(function DateSection(props: DateSectionProps) {
  const { t } = useTranslation('reporting');
  const titleId = useId();
  const { get, dispatch } = useDraftStore();
  const mode = useReportingDraft((draft) => draft.mode);
  const [shown, setShown] = useState<ShownDay>(() => ({
    date: pickedDates(get(), today()).at(-1) ?? today(),
  }));
  const takenOverDates = useReportingDraft((draft) => draft.takenOverDates);
  const [followedDates, setFollowedDates] = useState(takenOverDates);
  const isMultiple = mode === 'multiple';

  if (takenOverDates !== followedDates) {
    setFollowedDates(takenOverDates);
    const last = takenOverDates ? takenOverDates.at(-1) : today();
    if (last) setShown({ date: last });
  }

  const pick = (change: PickChange) => dispatch({ type: 'pickDates', change, today: today() });

  function show(dates: PickedDates) {
    pick(() => dates);
    setShown({ date: dates.at(-1) ?? today() });
  }

  return (
    <section aria-labelledby={titleId}>
      <ToggleRow
        head={
          <Typography id={titleId} variant="h2">
            {t('dates.title')}
          </Typography>
        }
        aria-label={t('dates.mode')}
        options={[
          { value: 'single', label: t('dates.single') },
          { value: 'multiple', label: t('dates.multiple') },
        ]}
        value={mode}
        onChosen={(next) => dispatch({ type: 'setMode', mode: next, today: today() })}
        sx={{ '& > button': { minHeight: 32 } }}
      />
      <div className={styles.quickPicks}>
        <Chip component="button" size="small" label={t('dates.today')} onClick={() => show([today()])} />
        {isMultiple && (
          <>
            <Chip
              component="button"
              size="small"
              label={t('dates.thisWeek')}
              onClick={() => show(workWeek(today()))}
            />
            <Chip
              component="button"
              size="small"
              label={t('dates.lastWeekdays')}
              onClick={() => show(lastWeekdays(today()))}
            />
          </>
        )}
      </div>
      <PickedDatesView {...props} shown={shown} onShown={setShown} mode={mode} onPicked={pick} />
    </section>
  );
});

type PickedDatesViewProps = DateSectionProps & {
  shown: ShownDay;
  onShown: (shown: ShownDay) => void;
  mode: DateMode;
  onPicked: (change: PickChange) => void;
};

/** Subscribes to the dates, so that a press in the calendar redraws nothing else of the section. */
function PickedDatesView(props: PickedDatesViewProps) {
  const { slots, staffIds, recorded, findDaysOff, shown, onShown, mode, onPicked } = props;
  const { t } = useTranslation('reporting');
  const picked = usePickedDates();
  const keepsDates = useReportingDraft((draft) => draft.keepsDates);
  const calendar = useRef<HTMLDivElement>(null);

  function remove(change: PickChange) {
    onPicked(change);
    // The pressed button disappears or is disabled.
    calendar.current?.querySelector<HTMLElement>('[data-date][tabindex="0"]')?.focus();
  }

  return (
    <>
      <div ref={calendar} className={styles.calendar}>
        <DateCalendar
          shown={shown}
          onShown={onShown}
          picked={picked}
          mode={mode}
          onPicked={onPicked}
          slots={slots}
          workHours={slots ? findDaysOff(slots.staffId) : {}}
        />
      </div>
      <div className={styles.legend}>
        <Typography aria-hidden variant="caption" component="p" color="textSecondary">
          {t('dates.legend')}
        </Typography>
        {mode === 'multiple' && (
          <RemoveFullDates full={fullDates(picked, staffIds, recorded, findDaysOff)} onRemove={remove} />
        )}
      </div>
      <div role="status">
        {keepsDates && (
          <Alert role="presentation" severity="info" className={styles.datesNote}>
            {t('dates.kept')}
          </Alert>
        )}
      </div>
      <div className={styles.chosen}>
        <Typography variant="caption" role="status" color="textSecondary">
          {t('dates.chosen', { count: picked.length })}
        </Typography>
        <Button size="small" disabled={picked.length === 0} onClick={() => remove(() => [])}>
          {t('dates.clear')}
        </Button>
      </div>
    </>
  );
}

type RemoveFullDatesProps = { full: PickedDates; onRemove: (change: PickChange) => void };

function RemoveFullDates({ full, onRemove }: RemoveFullDatesProps) {
  const { t } = useTranslation('reporting');
  if (full.length === 0) return null;
  return (
    <Button size="small" onClick={() => onRemove((dates) => dates.filter((date) => !full.includes(date)))}>
      {t('dates.leaveOut', { count: full.length })}
    </Button>
  );
}
