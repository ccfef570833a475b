import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { memo, useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { firstOfMonth, today } from '@/lib/calendar-date';
import { useFormat } from '@/i18n/format';
import { formatMonth } from '@/i18n/format-month';
import { MonthArrows } from '@/ui/calendar/month-arrows';
import { ToggleRow } from '@/ui/form/toggle-row';
import type { StaffSlots } from '@/features/work/model/slot';
import { lastWeekdays, workWeekOf, type PickChange, type PickedDates } from '../../model/date-selection';
import { pickedDates } from '../../model/reporting-draft';
import { DateCalendar } from './date-calendar';
import { useDraftStore, usePickedDates, useReportingDraft } from '../draft/use-reporting-draft';

/** Which dates are meant: single or several, by calendar or by a quick pick. `slots` are what the shown person recorded. Source: RP-1. */
export const DateSection = memo(function DateSection({ slots }: { slots: StaffSlots | undefined }) {
  const { t } = useTranslation('reporting');
  const { language } = useFormat();
  const titleId = useId();
  const { get, dispatch } = useDraftStore();
  const mode = useReportingDraft((draft) => draft.mode);
  const keepsDates = useReportingDraft((draft) => draft.keepsDates);
  const [month, setMonth] = useState(() => firstOfMonth(pickedDates(get(), today()).at(-1) ?? today()));
  const isMultiple = mode === 'multiple';

  const pick = (change: PickChange) => dispatch({ type: 'pickDates', change, day: today() });

  function show(dates: PickedDates) {
    pick(() => dates);
    setMonth(firstOfMonth(dates.at(-1) ?? today()));
  }

  return (
    <Box component="section" aria-labelledby={titleId}>
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
        onChosen={(next) => dispatch({ type: 'setMode', mode: next, day: today() })}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 1 }}>
        <Chip size="small" label={t('dates.today')} onClick={() => show([today()])} />
        {isMultiple && (
          <>
            <Chip size="small" label={t('dates.thisWeek')} onClick={() => show(workWeekOf(today()))} />
            <Chip size="small" label={t('dates.lastWeekdays')} onClick={() => show(lastWeekdays(today()))} />
          </>
        )}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mt: 1 }}>
        <MonthArrows month={month} onMonthChanged={setMonth}>
          <Typography variant="subtitle2" aria-live="polite">
            {formatMonth(month.slice(0, 7), language)}
          </Typography>
        </MonthArrows>
      </Box>
      <PickedDatesFor>
        {(picked) => (
          <>
            <DateCalendar
              month={month}
              onMonthChanged={setMonth}
              picked={picked}
              mode={mode}
              onPicked={pick}
              slots={slots}
            />
            {/* Each day says it in words. */}
            <Typography aria-hidden variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              {t('dates.legend')}
            </Typography>
            <Box role="status">
              {keepsDates && (
                <Alert role="presentation" severity="info" sx={{ mt: 1 }}>
                  {t('dates.kept')}
                </Alert>
              )}
            </Box>
            <Box
              sx={{
                display: 'flex',
                alignItems: 'center',
                justifyContent: 'space-between',
                gap: 1,
                minHeight: 32,
                mt: 0.5,
              }}
            >
              <Typography variant="caption" role="status" sx={{ color: 'text.secondary' }}>
                {t('dates.chosen', { count: picked.length })}
              </Typography>
              <Button size="small" disabled={picked.length === 0} onClick={() => pick(() => [])}>
                {t('dates.clear')}
              </Button>
            </Box>
          </>
        )}
      </PickedDatesFor>
    </Box>
  );
});

/** A click in the calendar draws what shows the dates, and not all that stands around it. */
function PickedDatesFor({ children }: { children: (picked: PickedDates) => ReactNode }) {
  return children(usePickedDates());
}
